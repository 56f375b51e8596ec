import { isStill } from '@orrery/board';
import { useLayoutEffect, useRef } from 'react';
import { NONE } from '../../rules/state.ts';
import { round } from '../art/measure.ts';
import { Ship } from '../art/pieces.tsx';
import type { Facts } from '../facts.ts';
import type { Dial } from './dial.ts';
import { type Flown, SEGMENT_MS } from './flown.ts';
import { shortestWay } from './shortest.ts';
import { useCanBegin } from './tracing.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Beside its location, on the side of the dial's middle; ships at one place stand in a row. */
export function shipSpot({ points, net, unit, middle }: Dial, at: number, place: number): Spot {
  const [x, y] = points[at];
  const towards = x > middle ? -1 : 1;
  const type = net.types[at];
  if (type === 'system') return { x: x + towards * (28 + place * 21) * unit, y: y + 6 * unit, turn: towards * 52 };
  const away = type === 'gate' ? 13 : 21;
  return { x: x + towards * (away + place * 21) * unit, y: y - away * 0.85 * unit, turn: towards * 28 };
}

/** A ship that has gone elsewhere flies there along the filaments, by the way that is told. */
function useFlight(dial: Dial, ship: number, { x, y }: Spot, flown: readonly number[] | undefined) {
  const element = useRef<SVGGElement>(null);
  const before = useRef(ship);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = ship;
    if (from === ship || from === NONE || isStill()) return;
    const way = [from, ...(flown?.at(-1) === ship ? flown : shortestWay(dial.net, from, ship))];
    const frames = way.slice(0, -1).map((at) => {
      const [px, py] = dial.points[at];
      return { transform: `translate(${round(px - x)}px, ${round(py - y)}px)` };
    });
    element.current?.animate([...frames, { transform: 'none' }], {
      duration: SEGMENT_MS * Math.max(2, way.length - 1),
      easing: 'linear',
    });
  }, [dial, ship, x, y, flown]);
  return element;
}

/** What a stroke that draws a flight is begun with. */
function Handle({ r }: { readonly r: number }) {
  const can = useCanBegin();
  return <circle className="handle" r={round(r)} data-stroke="" pointerEvents={can ? 'all' : 'none'} />;
}

function FlyingShip({
  own,
  dial,
  seat,
  ship,
  place,
  flown,
}: {
  readonly own: boolean;
  readonly dial: Dial;
  readonly seat: number;
  readonly ship: number;
  readonly place: number;
  readonly flown: readonly number[] | undefined;
}) {
  const spot = shipSpot(dial, ship, place);
  const element = useFlight(dial, ship, spot, flown);
  return (
    <g transform={`translate(${round(spot.x)} ${round(spot.y)})`} pointerEvents="none">
      <g ref={element}>
        <Ship x={0} y={0} size={27 * dial.unit} seat={seat} turn={spot.turn} />
      </g>
      {own && <Handle r={20 * dial.unit} />}
    </g>
  );
}

export function Ships({
  facts: { view, viewer },
  dial,
  flown,
}: {
  readonly facts: Facts;
  readonly dial: Dial;
  readonly flown: Flown | undefined;
}) {
  return view.players.map(({ ship }, seat) => {
    if (ship === NONE) return null;
    const place = view.players.slice(0, seat).filter((other) => other.ship === ship).length;
    const way = flown?.seat === seat ? flown.way : undefined;
    return (
      <FlyingShip key={seat} own={seat === viewer} dial={dial} seat={seat} ship={ship} place={place} flown={way} />
    );
  });
}
