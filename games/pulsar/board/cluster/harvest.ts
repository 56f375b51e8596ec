import { isStill } from '@orrery/board';
import { useCallback, useState } from 'react';
import { GYRODYNES, TECHNOLOGIES, TRANSMITTERS } from '../../data/index.ts';
import { CLUSTERS } from '../../rules/cluster.ts';
import { countedPoints } from '../../rules/powers.ts';
import { OUTPUTS, rowValue } from '../../rules/production.ts';
import type { PulsarState } from '../../rules/state.ts';
import { places } from '../places.ts';

/** Points that come from one place of the board in a production. */
export interface Yield {
  readonly place: string;
  readonly seat: number;
  readonly points: number;
}

const transmitted = (view: PulsarState): Yield[] =>
  TRANSMITTERS.map(({ id }, tile) => ({
    place: places.tile(id),
    seat: view.active[tile] === 1 ? view.holder[tile] : -1,
    points: OUTPUTS[tile].points,
  }));

const spun = (view: PulsarState): Yield[] => {
  const { pulsars, ids } = CLUSTERS[view.side];
  const more = rowValue(view);
  return pulsars.map((at, pulsar) => ({
    place: places.node(ids[at]),
    seat: view.spins[pulsar] === 1 ? view.owner[pulsar] : -1,
    points: (GYRODYNES[view.gyrodyne[pulsar]]?.points ?? 0) + more,
  }));
};

const patented = (view: PulsarState): Yield[] =>
  view.players.flatMap(({ patents }, seat) =>
    patents
      .filter((tech) => TECHNOLOGIES[tech].phase === 'production')
      .map((tech) => ({
        place: places.patent(TECHNOLOGIES[tech].id),
        seat,
        points: TECHNOLOGIES[tech].effects.reduce((sum, effect) => sum + countedPoints(view, seat, effect), 0),
      })),
  );

/** What a production brought between two views, source by source in the order of its steps. */
export function harvestOf(before: PulsarState, after: PulsarState): readonly Yield[] {
  const isOver =
    after.round === before.round + 1 ||
    (after.round === before.round && after.phase === 'final' && before.phase !== 'final');
  const begins =
    before.phase === 'action' && (isOver || (after.round === before.round && after.phase === 'production'));
  const ends = isOver && (before.phase === 'action' || before.phase === 'production');
  return [...(begins ? transmitted(before) : []), ...(ends ? [...spun(before), ...patented(before)] : [])].filter(
    ({ seat, points }) => seat >= 0 && points > 0,
  );
}

interface Harvest {
  /** Coins that are under way. */
  readonly yields: readonly Yield[];
  /** Scores as far as coins have arrived. */
  readonly scores: readonly number[];
  readonly arrive: (coin: Yield) => void;
}

/** A production that runs before the eyes: coins leave one by one, and a score grows when they arrive. */
export function useHarvest(view: PulsarState): Harvest {
  const [seen, see] = useState(view);
  const [yields, setYields] = useState<readonly Yield[]>([]);
  if (seen !== view) {
    see(view);
    const found = harvestOf(seen, view);
    if (found.length > 0 && !isStill()) setYields(found);
  }
  const arrive = useCallback((coin: Yield) => setYields((now) => now.filter((each) => each !== coin)), []);
  const pending = (seat: number): number =>
    yields.reduce((sum, each) => (each.seat === seat ? sum + each.points : sum), 0);
  return { yields, arrive, scores: view.players.map(({ score }, seat) => Math.max(0, score - pending(seat))) };
}
