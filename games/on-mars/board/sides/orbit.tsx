import { IconAt, Target } from '@orrery/board';
import { BLUEPRINTS, GOODS, GRID_SPACES, WAREHOUSE_COLUMNS, WAREHOUSE_FILL } from '../../data/index.ts';
import { AnyGood, Good } from '../art/goods.tsx';
import { COLD } from '../art/sides.ts';
import { TechTile } from '../art/tiles.tsx';
import { Type, widthOf } from '../art/type.tsx';
import { at } from '../places.ts';
import { useText, useView } from '../table.tsx';
import { OfferCard } from './cards.tsx';
import { Exploration } from './exploration.tsx';
import { ActionPlate, type Box, HEAD } from './plate.tsx';

export type Column = Omit<Box, 'height'>;

const note = (x: number, y: number, words: string) => (
  <Type x={x} y={y + 21} size={11.5} fill={COLD.soft} anchor="end">
    {words}
  </Type>
);

export const POD_HEIGHT = HEAD;
export function LandingPod({ x, y, width }: Column) {
  const { toColony } = useText();
  return (
    <ActionPlate
      action="landing-pod"
      x={x}
      y={y}
      width={width}
      height={POD_HEIGHT}
      noteWidth={widthOf(toColony, 11.5) + 34}
      note={
        <>
          {note(x + width - 30, y, toColony)}
          <IconAt name="moves" x={x + width - 18} y={y + 17} size={15} ink={COLD.edge} />
        </>
      }
    />
  );
}

const CARD_HEIGHT = 44;
export const BLUEPRINTS_HEIGHT = HEAD + 6 + 2 * (CARD_HEIGHT + 5);

/** The display lies in the action that takes from it; what is not yet dealt says when it comes. */
export function ObtainBlueprint({ x, y, width }: Column) {
  const view = useView();
  const text = useText();
  const shown = view.blueprintDisplay.filter((card) => card >= 0);
  const per = shown.length <= 6 ? 3 : 6;
  const each = (width - 14 - (per - 1) * 4) / per;
  const boxOf = (i: number): Box => ({
    x: x + 8 + (i % per) * (each + 4),
    y: y + HEAD + 2 + Math.floor(i / per) * (CARD_HEIGHT + 5),
    width: each,
    height: CARD_HEIGHT,
  });
  const deck = view.blueprintDeck.length;
  return (
    <ActionPlate action="obtain-blueprint" x={x} y={y} width={width} height={BLUEPRINTS_HEIGHT}>
      {Array.from({ length: per * 2 }, (_, i) => {
        const box = boxOf(i);
        const card = shown[i];
        if (card === undefined) {
          const isDeck = i === per * 2 - 1 && deck > 0;
          const empty = (
            <rect
              {...box}
              rx={6}
              fill={COLD.well}
              fillOpacity={0.55}
              stroke={COLD.line}
              strokeOpacity={0.7}
              strokeDasharray="3 3"
            />
          );
          if (!isDeck) return <g key={box.x + box.y * 1e4}>{empty}</g>;
          const lines = each > 50 ? [text.deck(deck), text.atLevel(view.level + 1)] : [`+${deck}`];
          return (
            <Target key={at.blueprintDeck} place={at.blueprintDeck}>
              {empty}
              {lines.map((line, j) => (
                <Type
                  key={line}
                  x={box.x + each / 2}
                  y={box.y + 19 + j * 14}
                  size={11}
                  fill={COLD.soft}
                  anchor="middle"
                  most={each - 4}
                >
                  {line}
                </Type>
              ))}
            </Target>
          );
        }
        const { id } = BLUEPRINTS[card];
        return (
          <Target key={id} place={at.offer(id)} glow={<rect {...box} rx={6} />}>
            <OfferCard {...box} card={card} />
          </Target>
        );
      })}
    </ActionPlate>
  );
}

/** The Tech Grid in one line, cheapest first: [first space, price]. */
const GRID_GROUPS: readonly (readonly [from: number, to: number])[] = [
  [0, 2],
  [2, 5],
  [5, 8],
];
const TECH_SIZE = 28;
export const LEARN_HEIGHT = HEAD + 3 + TECH_SIZE + 24;

export function LearnTechnology({ x, y, width }: Column) {
  const view = useView();
  const text = useText();
  const size = Math.min(TECH_SIZE, (width - 52) / 8);
  const step = (width - 20 - 8 * size - 14) / 7 + size;
  const leftOf = (i: number): number => x + 10 + i * step + (i >= 5 ? 14 : i >= 2 ? 7 : 0);
  const top = y + HEAD + 3;
  const stack = view.techStack.length;
  return (
    <ActionPlate
      action="learn-technology"
      x={x}
      y={y}
      width={width}
      height={LEARN_HEIGHT}
      noteWidth={stack > 0 ? widthOf(text.stack(stack), 11.5) + 10 : 0}
      note={stack > 0 && note(x + width - 12, y, text.stack(stack))}
    >
      {view.grid.map((tech, i) => {
        const place = at.grid(GRID_SPACES[i]);
        const box = { x: leftOf(i), y: top, width: size, height: size, rx: 4 };
        return (
          <Target key={place} place={place} glow={<rect {...box} />}>
            {tech >= 0 ? (
              <TechTile tech={tech} x={box.x} y={top} size={size} />
            ) : (
              <rect {...box} fill={COLD.well} fillOpacity={0.6} stroke={COLD.line} strokeDasharray="2.5 2.5" />
            )}
          </Target>
        );
      })}
      {GRID_GROUPS.map(([from, to], i) => {
        const left = leftOf(from);
        const right = leftOf(to - 1) + size;
        const middle = (left + right) / 2;
        const under = top + size + 4;
        return (
          <g key={from}>
            <path d={`M${left} ${under}v3h${right - left}v-3`} fill="none" stroke={COLD.soft} strokeOpacity={0.7} />
            {i === 0 && (
              <Type x={middle} y={under + 15} size={11.5} weight={600} fill={COLD.text} anchor="middle">
                {text.free}
              </Type>
            )}
            {i === 1 && <Good good={1} x={middle} y={under + 11} size={14} />}
            {i === 2 && (
              <>
                <Good good={1} x={middle - 9} y={under + 11} size={14} />
                <AnyGood x={middle + 9} y={under + 11} size={14} />
              </>
            )}
          </g>
        );
      })}
    </ActionPlate>
  );
}

export const RESUPPLY_HEIGHT = HEAD + 37;
export function Resupply({ x, y, width }: Column) {
  const view = useView();
  const { oneItem } = useText();
  const each = (width - 18) / WAREHOUSE_COLUMNS.length;
  const most = Math.max(WAREHOUSE_FILL[view.rules.players] ?? 3, ...view.warehouse);
  const step = (each - 8) / 3.1;
  return (
    <ActionPlate
      action="resupply"
      x={x}
      y={y}
      width={width}
      height={RESUPPLY_HEIGHT}
      noteWidth={widthOf(oneItem, 11.5) + 8}
      note={note(x + width - 12, y, oneItem)}
    >
      {WAREHOUSE_COLUMNS.map((good, i) => {
        const left = x + 9 + i * each;
        const top = y + HEAD + 3;
        const box = { x: left + 1, y: top, width: each - 3, height: 27, rx: 5 };
        return (
          <Target key={good} place={at.shelf(GOODS[good])} glow={<rect {...box} />}>
            <rect {...box} fill={COLD.well} fillOpacity={0.85} stroke={COLD.line} strokeOpacity={0.7} />
            <path d={`M${left + 3} ${top + 24.5}h${each - 7}`} stroke={COLD.line} strokeWidth={2} />
            {Array.from({ length: most }, (_, j) => {
              const gx = left + each / 2 + (j - (most - 1) / 2) * step;
              return (
                <Good
                  key={gx}
                  good={good}
                  x={gx}
                  y={top + 13}
                  size={Math.min(16, step + 1)}
                  faint={j >= view.warehouse[good]}
                />
              );
            })}
          </Target>
        );
      })}
    </ActionPlate>
  );
}

/** Orbit: the modules of a station, one above another. */
export function OrbitColumn({ x, y, width, height, gap = 7 }: Box & { readonly gap?: number }) {
  let top = y;
  const next = (used: number): number => {
    const here = top;
    top += used + gap;
    return here;
  };
  return (
    <g>
      <LandingPod x={x} y={next(POD_HEIGHT)} width={width} />
      <ObtainBlueprint x={x} y={next(BLUEPRINTS_HEIGHT)} width={width} />
      <LearnTechnology x={x} y={next(LEARN_HEIGHT)} width={width} />
      <ActionPlate action="research-development" x={x} y={next(HEAD)} width={width} height={HEAD} />
      <Resupply x={x} y={next(RESUPPLY_HEIGHT)} width={width} />
      <Exploration x={x} y={top} width={width} height={Math.max(48, y + height - top)} />
    </g>
  );
}
/** The same in two columns, for a phone on its side. */
export function OrbitWide({ x, y, width }: Column) {
  const each = (width - 10) / 2;
  const right = x + each + 10;
  return (
    <g>
      <LandingPod x={x} y={y} width={each} />
      <ObtainBlueprint x={x} y={y + POD_HEIGHT + 7} width={each} />
      <ActionPlate
        action="research-development"
        x={x}
        y={y + POD_HEIGHT + BLUEPRINTS_HEIGHT + 14}
        width={each}
        height={HEAD}
      />
      <LearnTechnology x={right} y={y} width={each} />
      <Resupply x={right} y={y + LEARN_HEIGHT + 7} width={each} />
      <Exploration x={right} y={y + LEARN_HEIGHT + RESUPPLY_HEIGHT + 12} width={each} height={60} />
    </g>
  );
}
export const ORBIT_WIDE = POD_HEIGHT + BLUEPRINTS_HEIGHT + HEAD + 24;
export const ORBIT_LEAST = POD_HEIGHT + BLUEPRINTS_HEIGHT + LEARN_HEIGHT + HEAD + RESUPPLY_HEIGHT + 5 * 7 + 56;
