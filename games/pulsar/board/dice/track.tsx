import { IconAt, MarkAt, Moving, seatColourOnDark, Target, useHeld, useOfBoard } from '@orrery/board';
import { DICE_BOARDS, PENALTIES, TRACK_FIELDS } from '../../data/index.ts';
import { markerField, markerSeat } from '../../rules/counts.ts';
import { stepsOf } from '../../rules/dice.ts';
import type { PulsarState } from '../../rules/state.ts';
import { coin, cube, type Glyph, Glyphs, gap, word } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Label, Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { places } from '../places.ts';
import type { Move } from '../words.ts';

type Kind = 'initiative' | 'engineering';

/** What the ranks of a track bring. */
function rewardsOf(kind: Kind, seats: number): readonly Glyph[] {
  const { initiative, engineering } = DICE_BOARDS[seats];
  if (kind === 'initiative') return initiative.filter((points) => points > 0).map(coin);
  return engineering.flatMap(({ cubes, points }) => [
    ...(cubes > 0 ? [word(String(cubes)), cube] : [coin(points)]),
    gap(3),
  ]);
}

interface Ghost {
  readonly move: Move;
  readonly field: number;
  /** Pushed off the track: below everything on the last field. */
  readonly under: boolean;
}

const MOVES: Readonly<Record<Kind, readonly Move[]>> = {
  initiative: ['initiative', 'initiative-front', 'initiative-rear'],
  engineering: ['engineering', 'engineering-front', 'engineering-rear'],
};

/** Where the die in hand would move the own markers of a track. */
function useGhosts({ view, viewer }: Facts, kind: Kind): readonly Ghost[] {
  const held = useHeld();
  const open = useOfBoard((store) =>
    MOVES[kind].filter((move) => store.stateOf(places.marker(move)) !== 'still').join(' '),
  );
  const die = Number(held.find((place) => place.startsWith(places.pool(0).slice(0, -1)))?.slice(-1));
  if (Number.isNaN(die) || viewer === null || open === '') return [];
  const own = view[kind].filter((marker) => markerSeat(marker) === viewer).map(markerField);
  return (open.split(' ') as Move[]).map((move) => {
    const from = (move.endsWith('-rear') ? own.at(-1) : own[0]) ?? 1;
    const wanted = from + stepsOf(view.median, die);
    return { move, field: Math.min(Math.max(wanted, 1), TRACK_FIELDS), under: wanted > TRACK_FIELDS };
  });
}

/** Markers of a field from the bottom to the top. */
function stacksOf(view: PulsarState, kind: Kind): ReadonlyMap<number, readonly number[]> {
  const stacks = new Map<number, number[]>();
  for (const marker of view[kind].toReversed()) {
    const field = markerField(marker);
    stacks.set(field, [...(stacks.get(field) ?? []), markerSeat(marker)]);
  }
  return stacks;
}

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seat: number;
}

const Chip = ({ x, y, width, height, seat }: ChipProps) => (
  <>
    <rect
      x={round(x - width / 2)}
      y={round(y - height + 1)}
      width={round(width)}
      height={round(height - 1)}
      rx="3.5"
      fill={seatColourOnDark(seat)}
      stroke="#0a0620"
      strokeWidth="1.2"
    />
    <path
      d={`M${round(x - width / 2 + 3)} ${round(y - height + 2.2)}h${round(width - 6)}`}
      stroke="#fff"
      strokeOpacity=".6"
    />
    <MarkAt seat={seat} x={x} y={y - height / 2 + 0.7} size={height * 0.78} fill="#140d30" />
  </>
);

const LEFT = 110;

/** A track with its markers stacked as they rank, and ghosts of where the die in hand would move one's own. */
export function Track({ facts, kind, width, height }: Room & { readonly facts: Facts; readonly kind: Kind }) {
  const { view, viewer, text } = facts;
  const ghosts = useGhosts(facts, kind);
  const stacks = stacksOf(view, kind);
  const field = (width - LEFT - 8) / TRACK_FIELDS;
  const base = height - 14;
  const middle = (n: number): number => LEFT + (n - 0.5) * field;
  const tallest = Math.max(...[...stacks.values()].map(({ length }) => length)) + ghosts.length;
  const chip = { width: Math.min(field - 1, 30), height: Math.min(16, (base - 8) / tallest) };
  const penalties = Object.keys(PENALTIES).map(Number);
  return (
    <>
      <Target place={places.track(kind)}>
        <Plate width={width} height={height} r={10} />
        <IconAt name={kind} x={18} y={17} size={19} ink="var(--brass-text)" />
        <Label x={32} y={21} weight={600}>
          {text.tracks[kind]}
        </Label>
        <Glyphs row={rewardsOf(kind, view.players.length)} x={10} y={height - 17} room={88} />
        <path d={`M${LEFT} ${base + 0.5}H${width - 8}`} stroke="var(--line)" strokeWidth="6" strokeLinecap="round" />
        <rect x={LEFT - 3} y="7" width={round(width - LEFT - 2)} height={round(base - 9)} rx="7" fill="var(--well)" />
        <path
          d={`M${round(middle(penalties[0]) - field / 2)} 7H${width - 12}q7 0 7 7V${base - 2}H${round(middle(penalties[0]) - field / 2)}Z`}
          fill="var(--penalty)"
        />
        {Array.from({ length: TRACK_FIELDS }, (_, i) => i + 1).map((n) => (
          <g key={n}>
            {n > 1 && <path d={`M${round(middle(n) - field / 2)} ${base - 8}V${base - 2}`} stroke="var(--engrave)" />}
            <Label
              x={middle(n)}
              y={height - 2.5}
              size={11}
              anchor="middle"
              fill={PENALTIES[n] ? 'var(--bad)' : n % 5 === 0 || n === 1 ? 'var(--ink)' : 'var(--dim)'}
              weight={PENALTIES[n] ? 700 : 500}
            >
              {PENALTIES[n] ? `−${PENALTIES[n]}` : n}
            </Label>
          </g>
        ))}
      </Target>
      {[...stacks].flatMap(([n, seats]) =>
        seats.map((seat, i) => {
          const own = view[kind].filter((marker) => markerSeat(marker) === seat).map(markerField);
          const which =
            own.length > 1 ? (own[0] === n && seats.indexOf(seat) === i ? own.indexOf(n) : own.lastIndexOf(n)) : 0;
          return (
            <Moving key={`${seat} ${which} ${i}`} name={`${kind} ${seat} ${which}`}>
              <Chip x={middle(n)} y={base - 2 - i * chip.height} {...chip} seat={seat} />
            </Moving>
          );
        }),
      )}
      {ghosts.map(({ move, field: to, under }, n) => {
        // The marker that would move is not in its own way.
        const others = (stacks.get(to) ?? []).filter((each, i, all) => each !== viewer || all.indexOf(each) !== i);
        const beside = ghosts.slice(0, n).filter((ghost) => ghost.field === to).length;
        const place = (under ? 0 : others.length) + beside;
        const [x, y] = [middle(to), base - 2 - place * chip.height];
        const box = {
          x: round(x - chip.width / 2),
          y: round(y - chip.height + 1),
          width: round(chip.width),
          height: round(chip.height - 1),
          rx: 4,
        };
        return (
          <Target key={move} place={places.marker(move)} glow={<rect {...box} strokeDasharray="3 2" />}>
            <rect {...box} fill="rgb(255 214 124 / 18%)" />
            <MarkAt seat={viewer ?? 0} x={x} y={y - chip.height / 2 + 0.5} size={chip.height * 0.8} fill="none" />
            <MarkAt seat={viewer ?? 0} x={x} y={y - chip.height / 2 + 0.5} size={chip.height * 0.66} />
          </Target>
        );
      })}
    </>
  );
}
