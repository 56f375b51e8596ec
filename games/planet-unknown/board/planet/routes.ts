import type { ChoiceOf, PuChoice } from '../../rules/choices.ts';
import { clone } from '../../rules/clone.ts';
import { listRoverMoves, moveRover } from '../../rules/rovers.ts';
import type { Cell, PlanetUnknownState } from '../../rules/state.ts';

export type Step = ChoiceOf<'move'>;

/** The steps to every cell one rover can drive to with the moves there are, fewest steps first, by the real rules. */
export function routesOf(view: PlanetUnknownState, seat: number, from: Cell): ReadonlyMap<Cell, readonly Step[]> {
  const routes = new Map<Cell, readonly Step[]>();
  let edge: { s: PlanetUnknownState; at: Cell; steps: readonly Step[] }[] = [{ s: view, at: from, steps: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { s, at, steps } of edge) {
      const options: PuChoice[] = [];
      listRoverMoves(s, s.players[seat], options);
      const seen = new Set<Cell>();
      for (const step of options) {
        if (step.do !== 'move' || step.from !== at || step.to === from) continue;
        if (seen.has(step.to) || routes.has(step.to)) continue;
        seen.add(step.to);
        const moved = clone(s);
        moveRover(moved, seat, step);
        const way = [...steps, step];
        routes.set(step.to, way);
        next.push({ s: moved, at: step.to, steps: way });
      }
    }
    edge = next;
  }
  return routes;
}
