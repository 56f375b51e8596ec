import { GYRODYNES, SYSTEM_TILES } from '../../data/index.ts';
import { PLANETS } from '../../rules/cluster.ts';
import { round } from '../art/measure.ts';
import { Planet, Rotor, Ship } from '../art/pieces.tsx';
import { Ring } from '../art/things.tsx';
import { type Facts, useTried } from '../facts.ts';
import type { Dial } from './dial.ts';
import { beadOf } from './pulsar.tsx';
import { shipSpot } from './ships.tsx';
import { SLOTS, SYSTEM_SCALE } from './system.tsx';

/** What the choice under the pointer would put on the map. */
export function Ghosts({ facts: { view, viewer }, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  const after = useTried()?.after;
  if (after === undefined) return null;
  const { net, points, unit } = dial;
  const at = (location: number): string => `translate(${round(points[location][0])} ${round(points[location][1])})`;
  const r = 17 * unit;
  return (
    <g className="ghosts" pointerEvents="none">
      {net.pulsars.map((location, pulsar) => (
        <g key={location} transform={at(location)}>
          {after.owner[pulsar] !== view.owner[pulsar] && (
            <Ring x={0} y={0} r={r} seat={after.owner[pulsar]} width={3.4 * unit} bead={beadOf(dial, location, r)} />
          )}
          {(after.gyrodyne[pulsar] !== view.gyrodyne[pulsar] || after.spins[pulsar] !== view.spins[pulsar]) &&
            after.gyrodyne[pulsar] >= 0 && (
              <Rotor
                x={0}
                y={0}
                r={13.2 * unit}
                type={GYRODYNES[after.gyrodyne[pulsar]].type}
                state={after.spins[pulsar] === 1 ? 'spins' : 'built'}
              />
            )}
        </g>
      ))}
      {net.systems.map((location, system) => (
        <g key={location} transform={at(location)}>
          {/* What lies face down is unknown: only that a station will stand there. */}
          {view.shown[system] === 1
            ? SYSTEM_TILES[view.systems[system]].planets.map(({ slot, kind }, i) => {
                const who = after.planets[system * PLANETS + i];
                const [x, y] = SLOTS[slot].map((length) => length * unit * SYSTEM_SCALE);
                return who === view.planets[system * PLANETS + i] ? null : (
                  <Planet key={slot} x={x} y={y} r={8 * unit * SYSTEM_SCALE} kind={kind} who={who} />
                );
              })
            : after.shown[system] === 1 && <circle r={round(20 * unit)} className="ghost-ring" />}
        </g>
      ))}
      {viewer !== null && after.players[viewer].ship !== view.players[viewer].ship && (
        <Ship {...shipSpot(dial, after.players[viewer].ship, 0)} size={27 * unit} seat={viewer} />
      )}
    </g>
  );
}
