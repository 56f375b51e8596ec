import { Target } from '@orrery/board';
import { SCIENTISTS, SHOWN } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { HUES } from '../art/hues.ts';
import { g, rect, scaled, text } from '../art/pen.ts';
import { portrait } from '../art/portrait.ts';
import { usePointedModule } from '../base/way.tsx';
import { places } from '../places.ts';
import { bits } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';

export const STRIP_W = 72;
export const STRIP_H = 44;

/** The hand in short under the base: whoever fits the room that is pointed at stays bright. */
export function HandStrip({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const pointed = usePointedModule();
  const hand = bits(scene.view.players[ownSeat(scene)].hand);
  const perRow = Math.floor((w + 4) / (STRIP_W + 3));
  return hand.map((card, i) => {
    const { id, modules, level } = SCIENTISTS[card];
    const fits = pointed === NONE || SHOWN[card].includes(pointed);
    return (
      <g
        key={id}
        transform={`translate(${(i % perRow) * (STRIP_W + 3)} ${Math.floor(i / perRow) * (STRIP_H + 4)})`}
        className={fits ? undefined : 'luna-off'}
      >
        <Target place={places.card(id)} glow={<rect width={STRIP_W} height={STRIP_H} rx="8" />}>
          {rect(0, 0, STRIP_W, STRIP_H, 8, `url(#lm-card-${level})`, { stroke: '#0a0d18' })}
          {scaled(2, 6, 0.55, portrait(card))}
          {g(
            modules.map((letter, k) =>
              text(52 + (k % 2) * 14, modules.length === 3 ? 18 + Math.floor(k / 2) * 18 : 27, 13.5, letter, {
                anchor: 'middle',
                weight: 800,
                fill: HUES[letter].lamp,
                face: 'display',
              }),
            ),
          )}
        </Target>
      </g>
    );
  });
}
