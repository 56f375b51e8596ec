import { IconAt, MarkAt, Moving, seatColourOnDark, Target, useOfBoard } from '@orrery/board';
import { DICE_BOARDS, PENALTIES, TRACK_FIELDS } from '../../data/index.ts';
import { markerField, markerSeat } from '../../rules/counts.ts';
import type { PulsarState } from '../../rules/state.ts';
import { coin, cube, type Glyph, Glyphs, gap, word } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Label, Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { places } from '../places.ts';
import { type MarkerMove, movesWith, type TrackKind } from './moves.ts';

/** What the ranks of a track bring. */
function rewardsOf(kind: TrackKind, seats: number): readonly Glyph[] {
  const { initiative, engineering } = DICE_BOARDS[seats];
  if (kind === 'initiative') return initiative.filter((points) => points > 0).map(coin);
  return engineering.flatMap(({ cubes, points }) => [
    ...(cubes > 0 ? [word(String(cubes)), cube] : [coin(points)]),
    gap(3),
  ]);
}

/** The die in hand, or the one that is pointed at. */
const useDie = (): number =>
  useOfBoard((store) => {
    const pool = places.pool(0).slice(0, -1);
    const place = [...store.held(), store.pointed() ?? ''].find((each) => each.startsWith(pool));
    return place === undefined ? 0 : Number(place.slice(pool.length));
  });

/** Markers of a field from the bottom to the top. */
function stacksOf(view: PulsarState, kind: TrackKind): ReadonlyMap<number, readonly number[]> {
  const stacks = new Map<number, number[]>();
  for (const marker of view[kind].toReversed()) {
    const field = markerField(marker);
    stacks.set(field, [...(stacks.get(field) ?? []), markerSeat(marker)]);
  }
  return stacks;
}

/** How high each field stands, with the markers that would come to it. */
function heightsOf(stacks: ReadonlyMap<number, readonly number[]>, ghosts: readonly MarkerMove[]): readonly number[] {
  return Array.from({ length: TRACK_FIELDS + 1 }, (_, n) => {
    const coming = ghosts.filter(({ to }) => to === n);
    // The only marker that moves leaves its place.
    const leaving = ghosts.length === 1 && ghosts[0].from === n ? 1 : 0;
    return (stacks.get(n)?.length ?? 0) + coming.length - (coming.length > 0 ? leaving : 0);
  });
}

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seat: number;
  /** The die in hand would change ranks with it. */
  readonly isPassed: boolean;
}

const Chip = ({ x, y, width, height, seat, isPassed }: ChipProps) => (
  <>
    <rect
      x={round(x - width / 2)}
      y={round(y - height + 1)}
      width={round(width)}
      height={round(height - 1)}
      rx="3.5"
      fill={seatColourOnDark(seat)}
      stroke={isPassed ? '#ffd77c' : '#0a0620'}
      strokeWidth={isPassed ? 2 : 1.2}
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
export function Track({ facts, kind, width, height }: Room & { readonly facts: Facts; readonly kind: TrackKind }) {
  const { view, viewer, text } = facts;
  const die = useDie();
  const ghosts = movesWith(facts, die).filter((each) => each.kind === kind);
  const pointed = useOfBoard((store) => store.pointed());
  const meant =
    ghosts.find(({ move }) => places.marker(move) === pointed) ?? (ghosts.length === 1 ? ghosts[0] : undefined);
  const stacks = stacksOf(view, kind);
  const field = (width - LEFT - 8) / TRACK_FIELDS;
  const base = height - 14;
  const middle = (n: number): number => LEFT + (n - 0.5) * field;
  const tallest = Math.max(...heightsOf(stacks, ghosts));
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
              <Chip
                x={middle(n)}
                y={base - 2 - i * chip.height}
                {...chip}
                seat={seat}
                isPassed={meant?.passed.includes(seat) ?? false}
              />
            </Moving>
          );
        }),
      )}
      {ghosts.map(({ move, from, to }) => (
        <path
          key={move}
          d={`M${round(middle(from))} ${base + 0.5}H${round(middle(to))}`}
          stroke="var(--brass)"
          strokeWidth="3"
          strokeLinecap="round"
          pointerEvents="none"
        />
      ))}
      {ghosts.map(({ move, to, under }, n) => {
        // The marker that would move is not in its own way.
        const others = (stacks.get(to) ?? []).filter((each, i, all) => each !== viewer || all.indexOf(each) !== i);
        const beside = ghosts.slice(0, n).filter((ghost) => ghost.to === to).length;
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
