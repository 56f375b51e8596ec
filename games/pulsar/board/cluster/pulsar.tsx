import { GYRODYNES } from '../../data/index.ts';
import { NOBODY } from '../../rules/state.ts';
import { type Point, polar, round } from '../art/measure.ts';
import { Rotor } from '../art/pieces.tsx';
import { Pop } from '../art/pop.tsx';
import { Pulse } from '../art/pulse.tsx';
import { Ring } from '../art/things.tsx';
import type { Dial } from './dial.ts';
import { DeadEnd, type SpotProps } from './spot.tsx';

/** Where on its ring the owner's mark sits: towards the middle of the dial. */
export function beadOf({ points, middle }: Dial, at: number, r: number): Point {
  const [x, y] = points[at];
  return polar(r, (Math.atan2(y - middle, x - middle) * 180) / Math.PI + 215);
}

export function Pulsar({ dial, view, at, delay }: SpotProps) {
  const { unit, net } = dial;
  const pulsar = net.pulsarOf[at];
  const owner = view.owner[pulsar];
  const isOwned = owner !== NOBODY;
  const spins = view.spins[pulsar] === 1;
  const beam = round((spins ? 38 : 25) * unit);
  const [wide, thin] = [round(4.5 * unit), round(1.2 * unit)];
  const r = 17 * unit;
  return (
    <>
      <circle
        className="breathes"
        r={round((isOwned ? 26 : 17) * unit)}
        fill="url(#pulsar-pulse)"
        opacity={spins ? 1 : 0.75}
      />
      <path
        transform={`rotate(${(pulsar * 47) % 180})`}
        d={`M${-beam} ${-wide}L0 ${-thin}L${beam} ${-wide}V${wide}L0 ${thin}L${-beam} ${wide}Z`}
        fill="url(#pulsar-beam)"
        opacity={spins ? 0.8 : 0.6}
      />
      {net.neighbours[at].length === 0 && (
        <circle
          r={round(13 * unit)}
          fill="none"
          stroke="#bfe0ff"
          strokeOpacity=".8"
          strokeWidth="1.2"
          strokeDasharray="3 3"
        />
      )}
      {view.gyrodyne[pulsar] >= 0 ? (
        <Pop on={view.spins[pulsar]} how="spins-up">
          <Rotor
            x={0}
            y={0}
            r={13.2 * unit}
            type={GYRODYNES[view.gyrodyne[pulsar]].type}
            state={spins ? 'spins' : 'built'}
          />
        </Pop>
      ) : (
        <circle r={round(4 * unit)} fill="#fff" />
      )}
      <Pop on={owner} delay={delay}>
        {isOwned && <Ring x={0} y={0} r={r} seat={owner} width={3.4 * unit} bead={beadOf(dial, at, r)} />}
      </Pop>
      <Pulse r={round(46 * unit)} on={view.spins[pulsar]} />
      {spins && <Pulse r={round(46 * unit)} on={view.round} place={pulsar} />}
      {net.deadEnd[at] && <DeadEnd x={17} y={-17} unit={unit} />}
    </>
  );
}
