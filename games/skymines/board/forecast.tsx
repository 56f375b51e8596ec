import { MarkAt, useOfBoard } from '@orrery/board';
import { ASTEROID_ROWS, BELT, BELT_PLACES, SCORE_ORDER, SECTOR_ROWS, SHUTTLE_ROWS } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyState } from '../rules/state.ts';
import { shareValue } from '../rules/totals.ts';
import { Box, Plate, Txt } from './art/basics.tsx';
import { DOWN, GLOW, UP } from './art/colours.ts';
import { pointsOf, signed } from './changes.ts';
import { settled } from './outlook.ts';
import type { Room } from './rooms.ts';
import { useScene } from './scene.ts';
import { inBelt } from './sky/belt.tsx';
import { type Disc, onDisc, type Point } from './sky/geometry.ts';

interface ForecastProps {
  readonly table: Room;
  readonly disc: Disc;
  readonly belt: Room;
  readonly side: number;
}

/** Where on the table a choice is made. */
function pointOf(option: SkyChoice, { disc, belt, side }: ForecastProps): Point | undefined {
  if (option.do !== 'occupy') return undefined;
  if (side !== BELT) {
    const row = SECTOR_ROWS.find(({ sector }) => `sector-${sector}` === option.at);
    return row && onDisc(disc, row.x, row.y);
  }
  const { number, kind } = BELT_PLACES.find(({ id }) => id === option.at) ?? { number: -1, kind: 'shuttle' };
  const row =
    kind === 'shuttle'
      ? SHUTTLE_ROWS.find(({ shuttle }) => shuttle === number)
      : ASTEROID_ROWS.find(({ asteroid }) => asteroid === number);
  return row && inBelt(belt)(row.x, row.y);
}

const toneOf = (n: number): string => (n > 0 ? UP : n < 0 ? DOWN : '#b8c3e0');

/** Beside the place that would be taken: share values before and after, and what that means for everybody. */
export function Forecast(props: ForecastProps) {
  const { view, me } = useScene();
  const preview = useOfBoard((store) => store.preview());
  const point = preview && pointOf(preview.option as SkyChoice, props);
  if (preview === undefined || point === undefined) return null;
  const after = settled(preview.after as SkyState, me);
  const values = SCORE_ORDER.map((company) => ({
    company,
    from: shareValue(view, company),
    to: shareValue(after, company),
  })).filter(({ from, to }) => from !== to);
  const points = pointsOf(view, after);
  const w = Math.max(150, points.length * 50 + 16, values.length * 76 + 16);
  const h = values.length > 0 ? 62 : 34;
  const { table } = props;
  const x = Math.max(table.x + 8, Math.min(table.x + table.w - w - 8, point[0] - w / 2));
  const isLow = point[1] + 48 + h > table.y + table.h - 10;
  const y = isLow ? point[1] - 56 - h : point[1] + 44;
  return (
    <g pointerEvents="none">
      <Box x={x} y={y + 3} w={w} h={h} r={10} fill="#000" opacity={0.45} />
      <Box x={x} y={y} w={w} h={h} r={10} fill="#141b31" stroke={GLOW} weight={1.8} />
      {values.map(({ company, from, to }, i) => (
        <g key={company}>
          <Plate company={company} x={x + 20 + i * 76} y={y + 19} size={19} />
          <Txt x={x + 34 + i * 76} y={y + 24} size={13.5} fill={toneOf(to - from)} bold={700} display>
            {`${from} → ${to}`}
          </Txt>
        </g>
      ))}
      {points.map((by, player) => (
        <g key={`player ${player + 1}`}>
          <MarkAt seat={player} x={x + 18 + player * 50} y={y + h - 18} size={15} />
          <Txt x={x + 29 + player * 50} y={y + h - 13} size={13} fill={toneOf(by)} bold={700}>
            {signed(by)}
          </Txt>
        </g>
      ))}
    </g>
  );
}
