import { seatColour } from '@orrery/board';
import { isLacerda } from '../../rules/state.ts';
import { LacerdaHas, Reasons, SoloCard, SoloGoal } from '../lacerda/parts.tsx';
import type { Box } from '../sides/plate.tsx';
import { SlipRow, useIsAside, useSlipWidth } from '../slip/slip.tsx';
import { useFacts } from '../table.tsx';
import { Cards } from './cards/row.tsx';
import { Depot } from './depot.tsx';
import { Sockets, STOCK_WIDTH, Stock, Tabs, useOwnSeat, useSocketsWidth, useTabs } from './head.tsx';
import { Lab } from './lab.tsx';
import { Quarters } from './quarters.tsx';
import { Storage } from './storage.tsx';

const PAD = 14;
const CHIP = 26;

interface MatProps extends Box {
  readonly shown: number;
  readonly onLook: (seat: number) => void;
}

/** Does the slip fit into the head of the base? Else it is a card of its own above it. */
export function useSlipFits(width: number): boolean {
  const { total } = useTabs(width * 0.42);
  const slip = useSlipWidth();
  const isAside = useIsAside();
  const sockets = useSocketsWidth(true);
  return !isAside && total + slip + sockets + STOCK_WIDTH + 2 * PAD + 36 <= width;
}

/** A player's base along the bottom of the board: a house, tanks, bays, cards and the Laboratory. */
export function Mat({ x, y, width, height, shown, onLook }: MatProps) {
  const { view } = useFacts();
  const own = useOwnSeat();
  const { total } = useTabs(width * 0.42);
  const slip = useSlipWidth();
  const fits = useSlipFits(width);
  const long = useSocketsWidth(false);
  const isForeign = shown !== own;
  const room = width - 2 * PAD - total - STOCK_WIDTH - 36;
  const isShort = long + (fits ? slip : 0) > room;
  const sockets = useSocketsWidth(isShort);
  const after = x + PAD + total + 12;
  const top = y + 44;
  const tall = height - 52;
  const solo = isLacerda(view, shown);
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} fill="var(--om-mat)" />
      <rect x={x} y={y} width={width} height={3} fill={seatColour(shown)} />
      <Tabs x={x + PAD} y={y + 10} height={CHIP} shown={shown} onLook={onLook} most={width * 0.42} />
      {!isForeign && <Sockets x={after} y={y + 10} isShort={isShort} />}
      {fits && <SlipRow x={after + sockets + 12} y={y + 10} height={CHIP} />}
      {solo ? <LacerdaHas x={x + width - PAD} y={y + 23} /> : <Stock x={x + width - PAD} y={y + 23} seat={shown} />}
      {solo ? (
        <LacerdaBase x={x + PAD} y={top} width={width - 2 * PAD} height={tall} />
      ) : (
        <Base x={x + PAD} y={top} width={width - 2 * PAD} height={tall} seat={shown} />
      )}
    </g>
  );
}

const HOUSE = 140;
const LAB = 266;

function Base({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const middle = x + HOUSE + 16;
  const room = width - HOUSE - LAB - 32;
  const upper = height * 0.52;
  const tanks = Math.min(218, room * 0.4);
  return (
    <g>
      <Quarters x={x} y={y} width={HOUSE} height={height} seat={seat} />
      <Storage x={middle} y={y} width={tanks} height={upper} seat={seat} />
      <Depot x={middle + tanks + 14} y={y} width={room - tanks - 14} height={upper} seat={seat} />
      <Cards x={middle} y={y + upper + 8} width={room} height={height - upper - 8} seat={seat} />
      <Lab x={x + width - LAB} y={y} width={LAB} height={height} seat={seat} />
      <path
        d={`M${middle - 8} ${y + 2}V${y + height}M${x + width - LAB - 8} ${y + 2}V${y + height}`}
        stroke="var(--om-line3)"
      />
    </g>
  );
}

const SOLO_CARD = 124;

/** Lacerda's base: his card, why he did what he did, what has to be reached against him, then his cards and Tech. */
function LacerdaBase({ x, y, width, height }: Box) {
  const left = x + SOLO_CARD + 16;
  const room = width - SOLO_CARD - LAB - 48;
  const goal = room * 0.42;
  const upper = height * 0.54;
  return (
    <g>
      <SoloCard x={x} y={y} width={SOLO_CARD} height={height} />
      <SoloGoal x={left} y={y} width={goal} height={upper} />
      <Reasons x={left + goal + 20} y={y} width={room - goal - 20} height={upper} />
      <Cards x={left} y={y + upper + 8} width={room} height={height - upper - 8} seat={1} />
      <Lab x={x + width - LAB} y={y} width={LAB} height={height} seat={1} />
    </g>
  );
}
