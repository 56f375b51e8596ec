import { type BoardStore, MarkAt, type Preview, useOfBoard } from '@orrery/board';
import { ASTEROID_ROWS, BELT, BELT_PLACES, COMPANIES, SCORE_ORDER, SECTOR_ROWS, SHUTTLE_ROWS } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { scoreRows, totalScore } from '../rules/scoring.ts';
import type { SkyState } from '../rules/state.ts';
import { sharesOf, shareValue } from '../rules/totals.ts';
import { Box, Plate, Txt } from './art/basics.tsx';
import { DOWN, GLOW, UP } from './art/colours.ts';
import { pointsOf, signed } from './changes.ts';
import { settled } from './outlook.ts';
import type { Room } from './rooms.ts';
import { useScene } from './scene.ts';
import { type Disc, inBelt, onDisc, type Point } from './sky/geometry.ts';

interface ForecastProps {
  readonly table: Room;
  readonly disc: Disc;
  readonly belt: Room;
  readonly side: number;
}

/** Where on the table a choice is made; what changes a station is told in the middle. */
function pointOf(option: SkyChoice, { disc, belt, side, table }: ForecastProps): Point | undefined {
  if (option.do === 'return' || option.do === 'remove') return [table.x + table.w / 2, table.y + table.h / 2 - 90];
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

/** Before a ramp is chosen: what the best of them would bring whoever expands. */
function likely(store: BoardStore, me: number): Preview | undefined {
  const place = store.pointed() ?? store.held().at(-1);
  if (place === undefined || !/^(sector|asteroid|shuttle)-/.test(place)) return undefined;
  const ways = store.held().includes(place) ? store.within() : store.leadsTo(place).map(({ option }) => option);
  const tries = ways.flatMap((option) => store.tryOut(option) ?? []);
  const worth = ({ after }: Preview): number => totalScore(settled(after as SkyState, me), me);
  return tries.length === 0 ? undefined : tries.reduce((best, each) => (worth(each) > worth(best) ? each : best));
}

/** A column of the table for each company, between the seats' marks and what all of it adds up to. */
const [MARKS, COLUMN, SUM] = [28, 52, 44];
const [HEAD, LINE] = [46, 20];
const WIDTH = MARKS + 4 * COLUMN + SUM;

/** Beside the place that would be taken: every share value before and after, and what that means for all who hold. */
export function Forecast(props: ForecastProps) {
  const { view, me } = useScene();
  const preview = useOfBoard((store) => store.preview() ?? likely(store, me));
  const point = preview && pointOf(preview.option as SkyChoice, props);
  if (preview === undefined || point === undefined) return null;
  const after = settled(preview.after as SkyState, me);
  const { players } = view.rules;
  const h = HEAD + players * LINE + 8;
  const { table } = props;
  const x = Math.max(table.x + 4, Math.min(table.x + table.w - WIDTH - 4, point[0] - WIDTH / 2));
  const isLow = point[1] + 48 + h > table.y + table.h - 6;
  const y = isLow ? Math.max(table.y + 4, point[1] - 56 - h) : point[1] + 44;
  return (
    <g pointerEvents="none">
      <Box x={x} y={y + 3} w={WIDTH} h={h} r={10} fill="#000" opacity={0.45} />
      <Box x={x} y={y} w={WIDTH} h={h} r={10} fill="#141b31" stroke={GLOW} weight={1.8} />
      {SCORE_ORDER.map((company, i) => (
        <ValueBefore key={company} company={company} after={after} x={x + MARKS + (i + 0.5) * COLUMN} y={y} />
      ))}
      {pointsOf(view, after).map((by, player) => (
        <Holder key={`player ${player + 1}`} {...{ player, by, after, x }} y={y + HEAD + (player + 0.5) * LINE} />
      ))}
    </g>
  );
}

interface ValueProps {
  readonly company: number;
  readonly after: SkyState;
  readonly x: number;
  readonly y: number;
}

/** A company's share value, and what it would be. */
function ValueBefore({ company, after, x, y }: ValueProps) {
  const { view } = useScene();
  const [from, to] = [shareValue(view, company), shareValue(after, company)];
  return (
    <>
      <Plate company={company} x={x} y={y + 15} size={18} />
      <Txt x={x} y={y + 39} size={13.5} fill={toneOf(to - from)} at="middle" bold={700} display>
        {from === to ? from : `${from} → ${to}`}
      </Txt>
    </>
  );
}

interface HolderProps {
  readonly player: number;
  readonly by: number;
  readonly after: SkyState;
  readonly x: number;
  readonly y: number;
}

/** What somebody holds, what each holding gains or loses, and the sum of it. */
function Holder({ player, by, after, x, y }: HolderProps) {
  const { view } = useScene();
  const worth = (state: SkyState, company: number): number =>
    scoreRows(state, player).find(({ row }) => row === COMPANIES[company])?.points ?? 0;
  return (
    <>
      <MarkAt seat={player} x={x + MARKS / 2 + 1} y={y} size={14} />
      {SCORE_ORDER.map((company, i) => {
        const held = sharesOf(view, company, player);
        const change = worth(after, company) - worth(view, company);
        const left = x + MARKS + i * COLUMN;
        return (
          <g key={company}>
            <Txt x={left + 20} y={y + 4.5} size={12.5} fill={held > 0 ? '#e8ecf6' : '#8390b3'} at="end" bold={650}>
              {held}
            </Txt>
            {change !== 0 && (
              <Txt x={left + 25} y={y + 4.5} size={12.5} fill={toneOf(change)} bold={700}>
                {signed(change)}
              </Txt>
            )}
          </g>
        );
      })}
      <Txt x={x + WIDTH - 9} y={y + 4.5} size={13.5} fill={toneOf(by)} at="end" bold={750} display>
        {signed(by)}
      </Txt>
    </>
  );
}
