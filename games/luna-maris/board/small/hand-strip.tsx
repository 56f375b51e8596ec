import { Target } from '@orrery/board';
import { SCIENTISTS, SHOWN } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { HUES } from '../art/hues.ts';
import { g, rect, scaled, text } from '../art/pen.ts';
import { portrait } from '../art/portrait.ts';
import { usePointedModule } from '../base/pointing.tsx';
import { places } from '../places.ts';
import { bits } from '../reading.ts';
import { ownSeat, type Scene } from '../scene.ts';

const STRIP_W = 72;
export const STRIP_H = 44;

/** Narrower than this, the rooms of a scientist leave no room for the face. */
const FACE = 60;

interface StripProps {
  readonly scene: Scene;
  readonly w: number;
}

/** The hand in short under the base, in one row however many there are: whoever fits the room that is pointed at stays bright. */
export function HandStrip({ scene, w }: StripProps) {
  const pointed = usePointedModule();
  const hand = bits(scene.view.players[ownSeat(scene)].hand);
  const each = Math.min(STRIP_W, (w + 3) / hand.length - 3);
  const letters = each < FACE ? each / 2 - 7 : 52;
  return hand.map((card, i) => {
    const { id, modules, level } = SCIENTISTS[card];
    const fits = pointed === NONE || SHOWN[card].includes(pointed);
    return (
      <g key={id} transform={`translate(${i * (each + 3)} 0)`} className={fits ? undefined : 'luna-off'}>
        <Target place={places.card(id)} glow={<rect width={each} height={STRIP_H} rx="8" />}>
          {rect(0, 0, each, STRIP_H, 8, `url(#lm-card-${level})`, { stroke: '#0a0d18' })}
          {each >= FACE && scaled(2, 6, 0.55, portrait(card))}
          {g(
            modules.map((letter, k) =>
              text(letters + (k % 2) * 14, modules.length === 3 ? 18 + Math.floor(k / 2) * 18 : 27, 13.5, letter, {
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
