import { useHeld } from '@orrery/board';
import { GOODS, HEXES, START_MINE } from '../../data/index.ts';
import { RINGS } from '../../rules/hexes.ts';
import { Good } from '../art/goods.tsx';
import { hexMiddle } from '../art/hex.ts';
import { BRASS } from '../art/sides.ts';
import { Type } from '../art/type.tsx';
import { partsOf } from '../places.ts';
import { onlyMover } from '../presses.ts';
import { useFacts } from '../table.tsx';
import type { MapPlace } from './ground.tsx';

const CRYSTAL = GOODS.indexOf('crystal');
/** Nobody spends more Crystals on one way; more numbers would only be noise. */
const MOST = 2;

/** Where the piece that is about to move stands, and how far its points carry it. */
function useJourney(): { readonly from: number; readonly points: number; readonly crystals: number } | undefined {
  const { view, viewer } = useFacts();
  const held = useHeld().at(-1);
  const frame = viewer === null ? undefined : view.agenda.seats[viewer]?.at(-1);
  if (viewer === null || frame?.step !== 'move') return undefined;
  const { rover, crystals } = view.players[viewer];
  const [kind, which] = partsOf(held ?? onlyMover(view, viewer) ?? '');
  if (kind === 'bot') return { from: Number(which), points: frame.bots, crystals };
  if (kind === 'rover') return { from: rover < 0 ? START_MINE : rover, points: frame.rover, crystals };
  return undefined;
}

/** Beyond the next step: how many points a hex would take, or how many Crystals more. */
export function Reach({ x, y, r }: MapPlace) {
  const journey = useJourney();
  if (journey === undefined) return null;
  const { from, points, crystals } = journey;
  return (
    <g pointerEvents="none">
      {RINGS[from].slice(2, points + Math.min(MOST, crystals) + 1).flatMap((ring, i) =>
        ring.map((hex) => {
          const [hx, hy] = hexMiddle(hex, x, y, r);
          const more = i + 2 - points;
          return (
            <g key={HEXES[hex].join()}>
              {more > 0 && <Good good={CRYSTAL} x={hx - 6} y={hy + r * 0.62} size={11} />}
              <Type
                x={more > 0 ? hx + 1 : hx}
                y={hy + r * 0.62 + 4}
                size={11}
                weight={700}
                fill={more > 0 ? '#f3d6ff' : BRASS}
                anchor={more > 0 ? 'start' : 'middle'}
              >
                {more > 0 ? more : i + 2}
              </Type>
            </g>
          );
        }),
      )}
    </g>
  );
}
