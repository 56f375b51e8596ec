import type { ReactNode } from 'react';
import { panel, title } from '../art/panel.ts';
import { at, g } from '../art/pen.ts';
import { AdvancedTiles, BuildTrack, buildPrice } from '../offers/build.tsx';
import { SelectionBonuses, Track } from '../offers/tracks.tsx';
import type { Scene } from '../scene.ts';
import { SCORES_H, ScoreTable } from '../station/scores.tsx';
import { levers, W } from './common.tsx';
import type { Block } from './flow.tsx';

/** Research, building and scores. */
export function tracksPart(scene: Scene): Block[] {
  const inPanel = (h: number, draw: ReactNode): ReactNode => (
    <>
      {g(panel(300, h))}
      {draw}
    </>
  );
  return [
    ...levers(scene),
    ...(['extraction', 'sustainability'] as const).map((track) => ({
      id: track,
      w: 300,
      h: 76,
      draw: inPanel(
        76,
        <g transform="translate(3 12)">
          <Track scene={scene} track={track} />
        </g>,
      ),
    })),
    { id: 'bonuses', w: 290, h: 36, draw: <SelectionBonuses scene={scene} /> },
    {
      id: 'build',
      w: 300,
      h: 98,
      draw: inPanel(
        98,
        <>
          {g(title('C', scene.text.build))}
          <g transform="translate(172 4)">
            <BuildTrack scene={scene} />
          </g>
          {at(12, 30, buildPrice(scene))}
          <g transform="translate(8 47)">
            <AdvancedTiles scene={scene} />
          </g>
        </>,
      ),
    },
    { id: 'scores', w: W, h: SCORES_H, draw: <ScoreTable scene={scene} w={W} /> },
  ];
}
