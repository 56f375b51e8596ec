import { Target, useOfBoard } from '@orrery/board';
import { memo, useMemo, useRef } from 'react';
import type { PulsarChoice } from '../../rules/choices.ts';
import { readPath } from '../../rules/routes.ts';
import type { PulsarState } from '../../rules/state.ts';
import { round } from '../art/measure.ts';
import type { Facts } from '../facts.ts';
import { BLACK_HOLE, places } from '../places.ts';
import { gainsOf, isIdle } from '../routes.ts';
import { Badges } from './badges.tsx';
import { Coins } from './coins.tsx';
import type { Dial } from './dial.ts';
import { flownIn, SEGMENT_MS } from './flown.ts';
import { Ghosts } from './ghosts.tsx';
import { useHarvest } from './harvest.ts';
import { LocationSpot, reachOf } from './locations.tsx';
import { ScoreRim } from './rim.tsx';
import { Ships } from './ships.tsx';
import { useTracing } from './tracing.tsx';
import { Way } from './way.tsx';

/** Does a press there only fly, without bringing anything? Such places glow faintly. */
function useIsIdle(place: string): boolean {
  return useOfBoard((store) => {
    const [entry] = store.leadsTo(place);
    const { view, viewer } = store.facts() as Facts;
    const flight = (entry?.then ?? entry?.option) as PulsarChoice | undefined;
    if (flight?.do !== 'route' || viewer === null) return false;
    return isIdle(gainsOf(view, viewer, readPath(view.side, flight.path)));
  });
}

interface SpotProps {
  readonly dial: Dial;
  readonly view: PulsarState;
  readonly at: number;
  /** Milliseconds until the ship that made the last flight has come by. */
  readonly delay: number;
}

const Spot = memo(function Spot({ dial, view, at, delay }: SpotProps) {
  const place = places.node(dial.net.ids[at]);
  const idle = useIsIdle(place);
  const [x, y] = dial.points[at];
  return (
    <Target
      place={place}
      className={idle ? 'spot fades idle' : 'spot fades'}
      transform={`translate(${round(x)} ${round(y)})`}
      glow={<circle r={round(reachOf(dial, view, at))} />}
    >
      <LocationSpot dial={dial} view={view} at={at} delay={delay} />
    </Target>
  );
});

/** The star cluster: everything on the dial that changes. */
export function Cluster({ facts, dial }: { readonly facts: Facts; readonly dial: Dial }) {
  const { view, happened } = facts;
  const drawing = useRef<SVGGElement>(null);
  useTracing(drawing);
  const { yields, scores, arrive } = useHarvest(view);
  const flown = useMemo(() => flownIn(dial.net, happened), [dial.net, happened]);
  const delayOf = (at: number): number => (flown === undefined ? 0 : (flown.way.indexOf(at) + 1) * SEGMENT_MS);
  return (
    <g ref={drawing}>
      <Target place={BLACK_HOLE}>
        <circle cx={dial.middle} cy={dial.middle} r={round(dial.inner * 0.1)} fill="transparent" />
      </Target>
      <Way facts={facts} dial={dial} />
      {dial.net.ids.map((id, at) => (
        <Spot key={id} dial={dial} view={view} at={at} delay={delayOf(at)} />
      ))}
      <Ghosts facts={facts} dial={dial} />
      <Ships facts={facts} dial={dial} flown={flown} />
      <ScoreRim facts={facts} dial={dial} scores={scores} />
      <Badges facts={facts} dial={dial} />
      <Coins dial={dial} yields={yields} scores={scores} onArrive={arrive} />
    </g>
  );
}
