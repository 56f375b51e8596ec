import { CLUSTER_SIDES, type Location } from '../../data/index.ts';
import { NOBODY, type PulsarState } from '../../rules/state.ts';
import { round } from '../art/measure.ts';
import { Gate } from '../art/pieces.tsx';
import type { Dial } from './dial.ts';
import { Pulsar } from './pulsar.tsx';
import type { SpotProps } from './spot.tsx';
import { SYSTEM_SCALE, System } from './system.tsx';

/** Drawn around the location's own point, in units of the dial. */
export function LocationSpot({ dial, view, at, delay }: SpotProps) {
  const location: Location = CLUSTER_SIDES[dial.side].locations[at];
  switch (location.type) {
    case 'gate':
      return <Gate x={0} y={0} r={8.2 * dial.unit} color={location.color} />;
    case 'entry':
      return <Entry dial={dial} at={at} />;
    case 'system':
      return <System dial={dial} view={view} at={at} delay={delay} />;
    case 'pulsar':
      return <Pulsar dial={dial} view={view} at={at} delay={delay} />;
  }
}

function Entry({ dial: { points, middle, unit }, at }: { readonly dial: Dial; readonly at: number }) {
  const [x, y] = points[at];
  const turn = (Math.atan2(y - middle, x - middle) * 180) / Math.PI + 90;
  return (
    <g transform={`rotate(${round(turn)}) scale(${round(unit)})`}>
      <circle r="11" fill="transparent" />
      <path d="M-7 5h14M-4.500 0h9M-2-5h4" stroke="#e9e2ff" strokeWidth="2" strokeLinecap="round" opacity=".85" />
    </g>
  );
}

/** How far a location reaches: what glows around it. */
export function reachOf(dial: Dial, view: PulsarState, at: number): number {
  const { net, unit } = dial;
  switch (net.types[at]) {
    case 'gate':
      return 14 * unit;
    case 'system':
      return 24.5 * SYSTEM_SCALE * unit;
    case 'pulsar':
      return (view.owner[net.pulsarOf[at]] === NOBODY ? 17 : 22.5) * unit;
    case 'entry':
      return 15 * unit;
  }
}
