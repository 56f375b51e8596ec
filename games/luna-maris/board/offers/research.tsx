import { panel, title } from '../art/panel.ts';
import { at, g, line } from '../art/pen.ts';
import type { Scene } from '../scene.ts';
import { Applicants } from './applicants.tsx';
import { AdvancedTiles, BuildTrack, buildPrice } from './build.tsx';
import { SelectionBonuses, Track } from './tracks.tsx';

const W = 298;
const TOP = 160;
const BUILD = TOP + 190;

/** Applicants, research, bonuses and advanced modules: the right column of the offers. 298 by 444. */
export function Research({ scene }: { readonly scene: Scene }) {
  return (
    <>
      {g(panel(W, 444))}
      <Applicants scene={scene} />
      {line(`M12 ${TOP - 6}h${W - 24}`, 'var(--hairline)', 1)}
      <g transform={`translate(3 ${TOP + 4})`}>
        <Track scene={scene} track="extraction" />
      </g>
      <g transform={`translate(3 ${TOP + 74})`}>
        <Track scene={scene} track="sustainability" />
      </g>
      <g transform={`translate(5 ${TOP + 144})`}>
        <SelectionBonuses scene={scene} />
      </g>
      {line(`M12 ${BUILD - 6}h${W - 24}`, 'var(--hairline)', 1)}
      {g(title('C', scene.text.build, 10, BUILD))}
      <g transform={`translate(${W - 126} ${BUILD - 2})`}>
        <BuildTrack scene={scene} />
      </g>
      {at(12, BUILD + 26, buildPrice(scene))}
      <g transform={`translate(8 ${BUILD + 43})`}>
        <AdvancedTiles scene={scene} />
      </g>
    </>
  );
}
