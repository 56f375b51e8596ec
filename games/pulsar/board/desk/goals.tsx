import { IconAt, type IconName, MarkAt, seatColourOnDark, Target } from '@orrery/board';
import { GOALS, type GoalCondition } from '../../data/index.ts';
import { bonusPrice } from '../../rules/goals.ts';
import { arrow, coin, cube, Glyphs, icon, widthOf, word } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Coin, Label, Plate, PlateGlow } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { places } from '../places.ts';
import { progressOf } from './progress.ts';

const ICONS: Readonly<Record<GoalCondition, IconName>> = {
  'spinning-same-type': 'spinning',
  'spinning-different-types': 'spinning',
  'spinning-any': 'spinning',
  'active-transmitters': 'transmitter',
  stations: 'station',
  patents: 'patent',
  'hq-projects': 'project',
  'gate-runs-executed': 'gate-run',
};

const SIGNS: Readonly<Partial<Record<GoalCondition, string>>> = {
  'spinning-same-type': '=',
  'spinning-different-types': '≠',
};

interface ProgressProps {
  readonly seat: number;
  readonly value: number;
  readonly needs: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A bar of as many pieces as are needed; where they would be too small, one that fills. */
function Progress({ seat, value, needs, x, y, width }: ProgressProps) {
  const left = x + 16;
  const room = width - 36;
  const piece = room / needs;
  const bar = { y: round(y - 3.5), height: 7, rx: 2, strokeWidth: 0.8 };
  const full = { fill: seatColourOnDark(seat), stroke: '#0a0620' };
  const empty = { fill: 'var(--well)', stroke: 'var(--line)' };
  return (
    <>
      <MarkAt seat={seat} x={x + 7} y={y} size={12} />
      {piece >= 6 ? (
        Array.from({ length: needs }, (_, i) => (
          <rect
            key={i}
            x={round(left + i * piece)}
            width={round(piece - 1.5)}
            {...bar}
            {...(i < value ? full : empty)}
          />
        ))
      ) : (
        <>
          <rect x={round(left)} width={round(room)} {...bar} {...empty} />
          {value > 0 && (
            <rect x={round(left)} width={round(Math.max(3, room * Math.min(1, value / needs)))} {...bar} {...full} />
          )}
        </>
      )}
      {value >= needs ? (
        <IconAt name="tick" x={x + width - 12} y={y} size={14} ink="var(--good)" />
      ) : (
        <Label x={x + width - 12} y={y + 4} size={11.5} fill="var(--dim)" anchor="middle" weight={650}>
          {value}
        </Label>
      )}
    </>
  );
}

function GoalPlate({
  facts: { view, viewer },
  goal,
  y,
  width,
  height,
}: Room & { readonly facts: Facts; readonly goal: number; readonly y: number }) {
  const { id, needs, points, bonuses } = GOALS[goal];
  const box = { x: 0, y, width, height, r: 9 };
  const line = y + Math.min(15, height * 0.3);
  const sign = SIGNS[needs.op];
  const head = [
    word(String(needs.n), 'var(--ink)', 15, 750),
    word('×', 'var(--dim)', 12, 500),
    icon(ICONS[needs.op], 'var(--ink)', 20),
    ...(sign === undefined ? [] : [word(sign, 'var(--dim)')]),
  ];
  const price = (i: number): number => (viewer === null ? bonuses[i].cubes : bonusPrice(view, viewer, goal, i));
  const offers = bonuses.map((bonus, i) => [word(String(price(i)), 'var(--ink)', 12), cube, arrow, coin(bonus.points)]);
  const room = width - 40 - widthOf(head) - 8;
  const sum = offers.reduce((total, row) => total + widthOf(row) + 4, 0);
  const scale = Math.min(1.1, room / sum);
  let right = width - 30;
  const column = (width - 12) / view.players.length;
  return (
    <>
      <Target place={places.goal(id)} glow={<PlateGlow {...box} />}>
        <Plate {...box} />
        <Glyphs row={head} x={9} y={line} />
        <Coin x={width - 15} y={line} r={11}>
          {points}
        </Coin>
        {view.players.map((_, seat) => (
          <Progress
            key={seat}
            seat={seat}
            value={progressOf(view, seat, needs.op)}
            needs={needs.n}
            x={7 + seat * column}
            y={y + height - 13}
            width={column}
          />
        ))}
      </Target>
      {offers.toReversed().map((row, i) => {
        const wide = widthOf(row) * scale;
        right -= wide + 4;
        return (
          <Target
            key={i}
            place={places.bonus(id, offers.length - i)}
            glow={<rect x={round(right - 2)} y={line - 11} width={round(wide + 4)} height="22" rx="8" />}
          >
            <Glyphs row={row} x={right} y={line} room={wide} most={1.1} />
          </Target>
        );
      })}
    </>
  );
}

/** The goals of the play, with everybody's progress. */
export function Goals({ facts, width, height, gap = 5 }: Room & { readonly facts: Facts; readonly gap?: number }) {
  const { goals } = facts.view;
  const tall = Math.min(62, (height - gap * (goals.length - 1)) / goals.length);
  return goals.map((goal, i) => (
    <GoalPlate key={goal} facts={facts} goal={goal} y={i * (tall + gap)} width={width} height={tall} />
  ));
}
