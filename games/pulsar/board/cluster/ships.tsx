import { Moving } from '@orrery/board';
import { NONE } from '../../rules/state.ts';
import { round } from '../art/measure.ts';
import { Ship } from '../art/pieces.tsx';
import type { Facts } from '../facts.ts';
import type { Dial } from './dial.ts';

/** Beside its location, on the side of the dial's middle; ships at one place stand in a row. */
export function shipSpot(
  { points, net, unit, middle }: Dial,
  at: number,
  place: number,
): { x: number; y: number; turn: number } {
  const [x, y] = points[at];
  const towards = x > middle ? -1 : 1;
  const type = net.types[at];
  if (type === 'system') return { x: x + towards * (28 + place * 15) * unit, y: y + 6 * unit, turn: towards * 52 };
  const away = type === 'gate' ? 13 : 21;
  return { x: x + towards * (away + place * 15) * unit, y: y - away * 0.85 * unit, turn: towards * 28 };
}

export function Ships({ facts: { view }, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  return view.players.map(({ ship }, seat) => {
    if (ship === NONE) return null;
    const place = view.players.slice(0, seat).filter((other) => other.ship === ship).length;
    const { x, y, turn } = shipSpot(dial, ship, place);
    return (
      <Moving key={seat} name={`ship ${seat}`}>
        <g transform={`translate(${round(x)} ${round(y)})`} pointerEvents="none">
          <Ship x={0} y={0} size={27 * dial.unit} seat={seat} turn={turn} />
        </g>
      </Moving>
    );
  });
}
