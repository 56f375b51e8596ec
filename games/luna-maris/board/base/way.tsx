import { DISTANCE, MODULES } from '../../data/index.ts';
import { o2Price } from '../../rules/move.ts';
import { NONE } from '../../rules/state.ts';
import { circle, type Drawn, line, text } from '../art/pen.ts';
import { frameOf, wayTo } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';
import { middleOf } from './geometry.ts';
import { usePointedModule } from './pointing.tsx';

/** The way to the module that is pointed at, while somebody is about to walk. */
export function useWay({ view, viewer }: Scene): readonly number[] {
  const to = usePointedModule();
  if (viewer === null || to === NONE) return [];
  const step = frameOf(view, viewer)?.step;
  const from = view.players[viewer].at;
  if ((step !== 'turn' && step !== 'second-use') || from === NONE || from === to) return [];
  return wayTo(from, to);
}

/** Corridors of a way as pairs of letters. */
export const pairsOf = (way: readonly number[]): string =>
  way
    .slice(1)
    .map((module, i) => MODULES[way[i]].letter + MODULES[module].letter)
    .join(' ');

/** Footsteps from room to room, numbered; steps for which there is no air are red. */
export function trail(scene: Scene, way: readonly number[], k = 1): Drawn {
  const { o2, stress } = scene.view.players[ownSeat(scene)];
  let d = '';
  way.forEach((module, i) => {
    const [x, y] = middleOf(module);
    if (i === 0) d += `M${x} ${y}`;
    else {
      const [px, py] = middleOf(way[i - 1]);
      const turn = (px + x) / 2;
      d += py === y ? `L${x} ${y}` : `L${turn} ${py}L${turn} ${y}L${x} ${y}`;
    }
  });
  const far = o2 + way.length - 1 > stress;
  const ink = far ? '#ff8094' : '#f2c76b';
  return [
    line(d, 'rgb(0 0 0/60%)', 7),
    line(d, ink, 3.4, { strokeDasharray: '1 8' }),
    way.slice(1).map((module, i) => {
      const [x, y] = middleOf(module);
      const tone = o2 + i + 1 > stress ? '#ff8094' : '#f2c76b';
      return [
        circle(x, y, 9 * k, '#1a1203', { stroke: tone, strokeWidth: 2 * k }),
        text(x, y + 4 * k, 11.5 * k, `${i + 1}`, { anchor: 'middle', weight: 800, fill: tone }),
      ];
    }),
  ];
}

/** Oxygen that using a module would cost now: a breath where the astronaut stands, unless it has moved already. */
export function airFor(scene: Scene, module: number): number {
  const p = scene.view.players[ownSeat(scene)];
  if (p.at === NONE) return 0;
  return frameOf(scene.view, ownSeat(scene))?.step === 'turn' ? o2Price(p, module) : DISTANCE[p.at][module];
}
