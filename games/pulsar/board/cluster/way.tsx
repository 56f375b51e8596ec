import type { PulsarEvent } from '../../rules/events.ts';
import { round } from '../art/measure.ts';
import { Label } from '../art/things.tsx';
import { type Facts, useTried } from '../facts.ts';
import { wayIn } from '../routes.ts';
import { type Dial, wayPath } from './dial.ts';

/** The way under the pointer, or the one that is drawn or announced already. */
export function useWay({ view, viewer }: Facts, { net }: Dial): readonly number[] {
  const tried = useTried();
  if (tried === undefined) return wayIn(view, viewer);
  for (const event of tried.events as readonly PulsarEvent[])
    if (event.event === 'flew') return event.path.map((id) => net.indexOf[id]);
  return wayIn(tried.after, viewer);
}

/** A flight in brass along its filaments, with its segments counted. */
export function Way({ facts, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  const way = useWay(facts, dial);
  const { view, viewer } = facts;
  if (way.length === 0 || viewer === null) return null;
  const { unit, points } = dial;
  const line = wayPath(dial, view.players[viewer].ship, way);
  return (
    <g pointerEvents="none">
      <g fill="none" strokeLinecap="round">
        <path d={line} stroke="#ffca5f" strokeWidth={round(12 * unit)} opacity=".3" />
        <path d={line} stroke="#3a2404" strokeWidth={round(6 * unit)} />
        <path d={line} stroke="#ffd77c" strokeWidth={round(3.6 * unit)} />
      </g>
      {way.slice(0, -1).map((at, i) => {
        const [x, y] = points[at];
        const size = Math.max(11, 12 * unit);
        return (
          <g key={i} transform={`translate(${round(x - 12 * unit)} ${round(y - 12 * unit)})`}>
            <circle r={round(size * 0.72)} fill="#ffd77c" stroke="#3a2404" strokeWidth="1.2" />
            <Label x={0} y={size * 0.36} size={size} fill="#2b1a02" weight={750} anchor="middle">
              {i + 1}
            </Label>
          </g>
        );
      })}
    </g>
  );
}
