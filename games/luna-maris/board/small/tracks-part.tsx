import type { ReactNode } from 'react';
import { panel, title } from '../art/panel.ts';
import { at, g } from '../art/pen.ts';
import { AdvancedTiles, BuildTrack, buildPrice } from '../offers/build.tsx';
import { SelectionBonuses, Track } from '../offers/tracks.tsx';
import type { Scene } from '../scene.ts';
import { SCORES_H, ScoreTable } from '../station/scores.tsx';
import { column, levers, W } from './common.tsx';
import type { Block } from './flow.tsx';

export const PANEL_W = 300;
/** On an upright phone the tracks are drawn so wide that a finger hits their plates. */
const ROOMY = W / PANEL_W;

const scaled = ({ id, w, h, draw }: Block, k: number): Block => ({
  id,
  w: w * k,
  h: h * k,
  draw: <g transform={`scale(${k})`}>{draw}</g>,
});

export function research(scene: Scene, isTight = false): Block[] {
  const trackH = isTight ? 70 : 76;
  const buildH = isTight ? 94 : 98;
  const inPanel = (h: number, draw: ReactNode): ReactNode => (
    <>
      {g(panel(PANEL_W, h))}
      {draw}
    </>
  );
  return [
    ...(['extraction', 'sustainability'] as const).map((track) => ({
      id: track,
      w: PANEL_W,
      h: trackH,
      draw: inPanel(
        trackH,
        <g transform={`translate(3 ${trackH - 64})`}>
          <Track scene={scene} track={track} />
        </g>,
      ),
    })),
    { id: 'bonuses', w: 290, h: 36, draw: <SelectionBonuses scene={scene} /> },
    {
      id: 'build',
      w: PANEL_W,
      h: buildH,
      draw: inPanel(
        buildH,
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
  ];
}

/** Research, building and scores: side by side where there is room, under each other on a phone. */
export function tracksPart(scene: Scene): Block[] {
  const { width, height } = scene.layout;
  const scores: Block = { id: 'scores', w: W, h: SCORES_H, draw: <ScoreTable scene={scene} w={W} /> };
  if (width > height && width > 690) return [...levers(scene), column('research', PANEL_W, research(scene)), scores];
  const k = width < 500 ? ROOMY : 1;
  return [...levers(scene), ...research(scene).map((block) => scaled(block, k)), scores];
}
