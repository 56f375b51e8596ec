import { isLow as isLowRoom, Stage } from '@orrery/board';
import { isLacerda } from '../../rules/state.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '../art/hex.ts';
import { STOCK_LEAST, STOCK_WIDTH, Stock, useSlipFitsTabs } from '../base/head.tsx';
import { Garage, MarsMap } from '../mars/map.tsx';
import type { PartName } from '../places.ts';
import { COLONY_LEAST, COLONY_WIDE, ColonyColumn, ColonyWide } from '../sides/colony.tsx';
import { LifeSupport } from '../sides/life-support/life-support.tsx';
import { ORBIT_LEAST, ORBIT_WIDE, OrbitColumn, OrbitWide } from '../sides/orbit.tsx';
import { Backdrop } from '../sky/backdrop.tsx';
import { ShuttleWay } from '../sky/shuttle.tsx';
import { TurnOrder } from '../sky/turn-order.tsx';
import { linesOfSlip } from '../slip/lines.tsx';
import { SlipCard, SlipRow, useIsAside, useSlipCardHeight, useSlipWidth } from '../slip/slip.tsx';
import { useFacts } from '../table.tsx';
import { BaseLow } from './base-low.tsx';
import { BasePart, GOAL } from './base-part.tsx';
import { type Room, Sheet } from './sheet.tsx';
import type { DrawnProps } from './whole.tsx';

/** Phones are drawn as wide as they are; tablets a little larger, so that nothing gets lost on them. */
const NARROWEST = 340;
const ROOMY = 560;
const PAD = 10;
/** On a phone on its side, at least so wide for two columns. */
const TWO_COLUMNS = 500;

/** How high a part is in its own units. */
const HEIGHTS: Readonly<Record<PartName, number>> = {
  mars: 620,
  orbit: ORBIT_LEAST + 96,
  colony: COLONY_LEAST + 96,
  base: 600,
  lab: 600,
  cards: 600,
};

/** How wide a part is drawn: on a tablet as large as fits without scrolling, on a phone as it is. */
function widthFor(layout: DrawnProps['layout'], part: PartName, isSolo: boolean): number {
  const { width, height } = layout;
  if (width <= 540 || isLowRoom(layout)) return Math.max(NARROWEST, width);
  const high = HEIGHTS[part] + (isSolo && part === 'base' ? GOAL : 0);
  const scale = Math.min(width / ROOMY, Math.max(1, height / high));
  return width / scale;
}

/** One part of the board at a time: it is as wide as the screen, and as high as it needs. */
export function Part({ layout, shown, onLook }: DrawnProps) {
  const part = layout.part as PartName;
  const isLow = isLowRoom(layout) && layout.width >= TWO_COLUMNS;
  const { view } = useFacts();
  const width = widthFor(layout, part, view.rules.solo);
  const scale = layout.width / width;
  const isBase = part === 'base' || part === 'lab' || part === 'cards';
  const fits = useSlipFitsTabs(width);
  const inSpaces = useSlipInSpaces(width) && (part === 'orbit' || part === 'colony');
  const inCorner = useSlipInCorner() && part === 'mars';
  const bar = useBar(width);
  const foot = (isBase && fits) || (isLow && (inSpaces || inCorner)) ? 0 : (bar?.height ?? 0);
  const room = { width, height: layout.height / scale - foot, scale, isLow, isTight: foot > 0 };
  const isTall = isBase && !isLowRoom(layout) && !isLacerda(view, shown);
  const isStockInBar = isTall && foot > 0 && width - 2 * PAD - (bar?.wide ?? width) >= STOCK_LEAST;
  return (
    <>
      {part === 'mars' && <Mars {...room} />}
      {part === 'orbit' && <Orbit {...room} />}
      {part === 'colony' && <Colony {...room} />}
      {isBase &&
        (isLowRoom(layout) ? (
          <BaseLow {...room} part={part} shown={shown} onLook={onLook} />
        ) : (
          <BasePart {...room} shown={shown} onLook={onLook} hasStock={!isStockInBar} />
        ))}
      {foot > 0 && <Bar width={width} scale={scale} isBase={isBase} {...(isStockInBar ? { stockOf: shown } : {})} />}
    </>
  );
}

/** On its side a phone has room for a short slip beside the Turn Order spaces. */
const SPACES_LEAST = 330;
function useSlipInSpaces(width: number): boolean {
  const slip = useSlipWidth();
  return !useIsAside() && slip > 0 && width - 3 * PAD - slip >= SPACES_LEAST;
}

/** The corners of the map are free: a slip of a word lies in one of them where no row can be spared for it. */
const CORNER = 124;
function useSlipInCorner(): boolean {
  const slip = useSlipWidth();
  return !useIsAside() && slip > 0 && slip <= CORNER;
}

/** How wide and high the slip is at the foot of a part; undefined where it is empty. What it answers is told beside it. */
function useBar(width: number): { readonly wide: number; readonly height: number } | undefined {
  const facts = useFacts();
  const isAside = useIsAside();
  const needed = useSlipWidth() + 24;
  const wide = isAside ? width - 12 : Math.min(width - 12, needed);
  const height = useSlipCardHeight(wide, 40, true);
  return linesOfSlip(facts).length === 0 && !isAside ? undefined : { wide, height: height + 4 };
}

/** What has no place of its own stays at the foot of every part; what it answers is told beside the board. */
interface BarProps {
  readonly width: number;
  readonly scale: number;
  /** Under a base it is of the same paper. */
  readonly isBase: boolean;
  /** Whose stock stands beside the slip. */
  readonly stockOf?: number;
}

function Bar({ width, scale, isBase, stockOf }: BarProps) {
  const bar = useBar(width);
  const isAside = useIsAside();
  const isPaper = isBase && !isAside;
  if (bar === undefined) return null;
  const beside = Math.min(STOCK_WIDTH, width - 2 * PAD - bar.wide);
  return (
    <div className="om-bar">
      <Sheet width={width} height={bar.height} scale={scale} {...(isPaper ? { className: 'om-draw' } : {})}>
        <SlipCard x={6} y={2} width={bar.wide} line={40} isTold />
        {stockOf !== undefined && <Stock x={width - PAD} y={22} seat={stockOf} width={beside} />}
      </Sheet>
    </div>
  );
}

/** Mars: the Shuttle's way, the map that can be looked at closely, life support and Missions. */
function Mars({ width, height, scale, isLow, isTight }: Room) {
  const { text } = useFacts();
  if (isLow) return <MarsLow width={width} height={height} scale={scale} isTight={isTight} />;
  // Beside a slip everything comes closer, so that all of life support stays in sight.
  const strip = isTight ? 66 : 78;
  const life = isTight ? 116 : 128;
  const least = isTight ? 13.5 : 15;
  const r = Math.min((width - 10) / MAP_WIDTH, Math.max(least, (height - strip - life - 34) / MAP_HEIGHT));
  const map = MAP_HEIGHT * r + 20;
  const tall = Math.max(height, strip + map + life + 14);
  return (
    <>
      <Backdrop width={width} height={tall} limb={-40} />
      <Stage wholeLabel={text.wholeMap}>
        <Sheet width={width} height={tall - life - 10} scale={scale}>
          <ShuttleWay x={6} y={2} width={width - 12} height={strip} />
          <MarsMap x={width / 2} y={(strip + tall - life - 10) / 2 + 2} r={r} />
          <Garage x={PAD} y={tall - life - 40} isShort={width < ROOMY} />
        </Sheet>
      </Stage>
      <Sheet width={width} height={life + 10} scale={scale}>
        <LifeSupport x={PAD} y={4} width={width - 2 * PAD} height={life} alone />
      </Sheet>
    </>
  );
}

/** Beside the map life support is as high as it is narrow: its Missions lie below it, or beside it. */
const STACKED = 210;
const SIDEWAYS = 140;
const SIDEWAYS_LEAST = 240;

/** On its side a phone shows all of the map, and the rest beside it. */
function MarsLow({ width, height, scale, isTight }: Omit<Room, 'isLow'>) {
  const { text } = useFacts();
  const inCorner = useSlipInCorner();
  // Above a slip the map leaves room for the Missions beside life support.
  const way = isTight ? 64 : 78;
  const besideLeast = isTight ? SIDEWAYS_LEAST + 8 : 172;
  const highLeast = isTight ? 198 : 280;
  const r = Math.min((width - besideLeast - 3 * PAD) / MAP_WIDTH, (Math.max(highLeast, height) - 18) / MAP_HEIGHT);
  const map = MAP_WIDTH * r + 6;
  const beside = map + 2 * PAD;
  const right = width - beside - PAD;
  const isStacked = right < (isTight ? SIDEWAYS_LEAST : 300);
  const life = isStacked ? STACKED : isTight ? SIDEWAYS - 14 : SIDEWAYS;
  const tall = Math.max(height, MAP_HEIGHT * r + 18, way + life + 6);
  return (
    <>
      <Backdrop width={width} height={tall} limb={-40} />
      <Stage wholeLabel={text.wholeMap}>
        <Sheet width={width} height={tall} scale={scale}>
          <MarsMap x={PAD + map / 2} y={(MAP_HEIGHT * r) / 2 + 10} r={r} />
          <ShuttleWay x={beside} y={2} width={right} height={way - 6} />
          <LifeSupport x={beside} y={way} width={right} height={life} isStacked={isStacked} alone />
          <Garage x={2} y={inCorner ? 4 : tall - 30} isShort />
          {inCorner && <SlipRow x={4} y={tall - 44} height={40} />}
        </Sheet>
      </Stage>
    </>
  );
}

/** Where the plates of a side begin, below its Turn Order spaces. */
const platesAt = ({ isLow, isTight }: Pick<Room, 'isLow' | 'isTight'>): number => (isLow ? 66 : isTight ? 58 : 84);

type SpacesProps = Pick<Room, 'width' | 'isLow' | 'isTight'> & { readonly from: number };

function Spaces({ width, from, ...room }: SpacesProps) {
  const bottom = platesAt(room);
  const top = bottom < 84 ? 5 : 8;
  const slip = useSlipWidth();
  const isShared = useSlipInSpaces(width) && room.isLow;
  const wide = width - 2 * PAD - (isShared ? slip + PAD : 0);
  return (
    <>
      <TurnOrder x={PAD} y={top} width={wide} height={bottom - top - 10} from={from} />
      {isShared && <SlipRow x={PAD + wide + PAD} y={top + 5} height={40} />}
    </>
  );
}

/** Plates stand closer where the slip takes its room. */
const TIGHT = { gap: 3, spared: 27 } as const;

function Orbit({ width, height, scale, isLow, isTight }: Room) {
  const top = platesAt({ isLow, isTight });
  const least = isTight ? ORBIT_LEAST - TIGHT.spared : ORBIT_LEAST;
  const tall = Math.max(height, (isLow ? ORBIT_WIDE - 8 : least + 6) + top);
  return (
    <>
      <Backdrop width={width} height={tall} limb={width - 34} />
      <Sheet width={width} height={tall} scale={scale}>
        <Spaces width={width} isLow={isLow} isTight={isTight} from={1} />
        {isLow ? (
          <OrbitWide x={PAD} y={top} width={width - 2 * PAD} />
        ) : (
          <OrbitColumn
            x={PAD}
            y={top}
            width={width - 2 * PAD}
            height={least}
            {...(isTight ? { gap: TIGHT.gap } : {})}
          />
        )}
      </Sheet>
    </>
  );
}

function Colony({ width, height, scale, isLow, isTight }: Room) {
  const top = platesAt({ isLow, isTight });
  const least = isTight ? COLONY_LEAST - TIGHT.spared : COLONY_LEAST;
  const tall = Math.max(height, (isLow ? COLONY_WIDE : least) + top + 8);
  return (
    <>
      <Backdrop width={width} height={tall} limb={-60} />
      <Sheet width={width} height={tall} scale={scale}>
        <Spaces width={width} isLow={isLow} isTight={isTight} from={5} />
        {isLow ? (
          <ColonyWide x={PAD} y={top} width={width - 2 * PAD} />
        ) : (
          <ColonyColumn
            x={PAD}
            y={top}
            width={width - 2 * PAD}
            height={least}
            {...(isTight ? { gap: TIGHT.gap } : {})}
          />
        )}
      </Sheet>
    </>
  );
}
