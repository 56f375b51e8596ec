import { Target, useHeld, useIsPointed, useOfBoard, usePlaceState } from '@orrery/board';
import type { ReactNode } from 'react';
import { BUILDINGS, HEXES, numberOf, SHELTER } from '../../data/index.ts';
import { connected, kindOf } from '../../rules/hexes.ts';
import { hexMiddle, hexPath, MAP_WIDTH } from '../art/hex.ts';
import { Model } from '../art/models.tsx';
import { Piece } from '../art/pieces.tsx';
import { BRASS } from '../art/sides.ts';
import { GroundCrystal } from '../art/tiles.tsx';
import { Type, widthOf } from '../art/type.tsx';
import { Ripples } from '../motion/walks.tsx';
import { at, partsOf } from '../places.ts';
import { seatOf, useAfter, useFacts, useIsOpen, useText, useView } from '../table.tsx';
import { Buildings, RimNumber } from './buildings.tsx';
import { Ground, type MapPlace } from './ground.tsx';
import { MapPieces } from './pieces.tsx';
import { Reach } from './reach.tsx';

/** The Building type that is being placed: the stack in hand, or the one the question asks for. */
function useBuildingInHand(): number {
  const facts = useFacts();
  const held = useHeld();
  const [kind, which] = partsOf(held.at(-1) ?? '');
  if (kind === 'stack') return numberOf(BUILDINGS, which);
  const frame = facts.viewer === null ? undefined : facts.view.agenda.seats[facts.viewer]?.at(-1);
  return frame?.step === 'construct' ? frame.effect.of : -1;
}

/** A hex as a place: transparent over what is drawn there, so that all of it can be pressed and explained. */
function HexPlace({ hex, x, y, r }: MapPlace & { readonly hex: number }) {
  const place = at.hex(hex);
  const isOpen = usePlaceState(place) === 'open';
  return (
    <Target place={place} glow={<path d={hexPath(x, y, r * 0.92)} />}>
      <path d={hexPath(x, y, r * 0.96)} fill={isOpen ? BRASS : '#fff'} fillOpacity={isOpen ? 0.2 : 0} />
    </Target>
  );
}

/** On a hex that is open for the Building in hand: how large its Complex would be, and its ghost while it is pointed at. */
function Site({ hex, x, y, r, type }: MapPlace & { readonly hex: number; readonly type: number }) {
  const facts = useFacts();
  const isOpen = useIsOpen(at.hex(hex));
  const isPointed = useIsPointed(at.hex(hex));
  if (!isOpen) return null;
  const own = seatOf(facts);
  return (
    <g pointerEvents="none">
      {isPointed && (
        <g opacity={0.9}>
          <path d={hexPath(x, y, r * 0.9)} fill={`url(#om-pad${type})`} />
          <Model type={type} x={x} y={y} r={r * 0.94} seat={type === SHELTER ? own : -1} />
        </g>
      )}
      <RimNumber x={x - r * 0.5} y={y - r * 0.62} n={connected(facts.view, hex, kindOf(type, own)) + 1} edge={BRASS} />
    </g>
  );
}

/** What a construction or an upgrade would put there. */
function Ghosts({ x, y, r }: MapPlace) {
  const { view } = useFacts();
  const after = useAfter();
  if (after === undefined) return null;
  const drawn: ReactNode[] = [];
  for (const [hex, row] of HEXES.entries()) {
    const [hx, hy] = hexMiddle(hex, x, y, r);
    const kind = after.building[hex];
    if (kind !== view.building[hex] && kind >= 0) {
      const type = Math.min(kind, SHELTER);
      drawn.push(
        <g key={`b ${row}`} opacity={0.9}>
          <path
            d={hexPath(hx, hy, r * 0.92)}
            fill={`url(#om-pad${type})`}
            stroke={BRASS}
            strokeWidth={2.5}
            strokeDasharray="5 3"
          />
          <Model type={type} x={hx} y={hy} r={r * 0.94} seat={type === SHELTER ? kind - SHELTER : -1} />
        </g>,
      );
    }
    if (after.marker[hex] !== view.marker[hex] && after.marker[hex] >= 0)
      drawn.push(<Piece key={`m ${row}`} kind="marker" seat={after.marker[hex]} x={hx} y={hy} size={r} faint />);
    if (after.ground[hex] === 1 && view.ground[hex] !== 1)
      drawn.push(
        <g key={`c ${row}`} opacity={0.7}>
          <GroundCrystal x={hx} y={hy} r={r * 0.72} />
        </g>,
      );
  }
  return <g pointerEvents="none">{drawn}</g>;
}

const isHex = (place: string): boolean => partsOf(place)[0] === 'hex';

/** While a machine or a Building waits for its hex, the hexes that do not fit step back. */
function Veil({ x, y, r }: MapPlace) {
  const { view } = useFacts();
  const isHexWanted = useOfBoard((store) => store.held().length > 0 && store.open().some(isHex));
  if (!isHexWanted) return null;
  return (
    <g pointerEvents="none">
      {HEXES.map((row, hex) => (
        <HexVeil key={row.join()} hex={hex} x={x} y={y} r={r} isBuilt={view.building[hex] >= 0} />
      ))}
    </g>
  );
}

function HexVeil({ hex, x, y, r, isBuilt }: MapPlace & { readonly hex: number; readonly isBuilt: boolean }) {
  if (useIsOpen(at.hex(hex))) return null;
  const [hx, hy] = hexMiddle(hex, x, y, r);
  return <path d={hexPath(hx, hy, r)} fill="#0b0716" fillOpacity={isBuilt ? 0.36 : 0.46} />;
}

/** Mars: the plain, what is built on it, who is on it, and every hex as a place. */
export function MarsMap(map: MapPlace) {
  const view = useView();
  const type = useBuildingInHand();
  const { x, y, r } = map;
  return (
    <g>
      <Ground {...map} />
      <Buildings {...map} view={view} />
      <Veil {...map} />
      <Ghosts {...map} />
      {HEXES.map((row, hex) => {
        const [hx, hy] = hexMiddle(hex, x, y, r);
        return <HexPlace key={row.join()} hex={hex} x={hx} y={hy} r={r} />;
      })}
      <g className="om-over">
        <MapPieces {...map} />
      </g>
      {type >= 0 &&
        HEXES.map((row, hex) => {
          const [hx, hy] = hexMiddle(hex, x, y, r);
          return <Site key={row.join()} hex={hex} x={hx} y={hy} r={r} type={type} />;
        })}
      <Reach {...map} />
      <Ripples of={view.level} x={x} y={y} r={(MAP_WIDTH * r) / 2} />
    </g>
  );
}

/** Rovers that have not moved yet: they count from the first Mine. */
export function Garage({
  x,
  y,
  isShort = false,
}: {
  readonly x: number;
  readonly y: number;
  /** Without words, where there is no room for them. */
  readonly isShort?: boolean;
}) {
  const facts = useFacts();
  const view = useView();
  const { firstMine } = useText();
  const waiting = view.players.flatMap(({ rover }, seat) => (rover < 0 ? [seat] : []));
  if (waiting.length === 0) return null;
  const rovers = waiting.length * 31;
  const width = rovers + (isShort ? 12 : widthOf(firstMine, 11.5, 550) + 22);
  return (
    <Target place={at.first}>
      <rect x={x} y={y} width={width} height={26} rx={13} fill="#2a140d" fillOpacity={0.85} stroke="#96603f" />
      {waiting.map((seat, i) => {
        const middle = x + 22 + i * 31;
        const rover = <Piece kind="rover" seat={seat} x={middle} y={y + 13} size={20} />;
        return seat === seatOf(facts) ? (
          <Target key={seat} place={at.rover(seat)} glow={<circle cx={middle} cy={y + 13} r={15} />}>
            {rover}
          </Target>
        ) : (
          <g key={seat}>{rover}</g>
        );
      })}
      {!isShort && (
        <Type x={x + rovers + 12} y={y + 17.5} size={11.5} weight={550} fill="#ffe6d2">
          {firstMine}
        </Type>
      )}
    </Target>
  );
}
