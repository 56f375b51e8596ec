import { Moving, Target } from '@orrery/board';
import { SCIENTISTS } from '../../data/index.ts';
import { hirePrice } from '../../rules/communications.ts';
import { NONE } from '../../rules/state.ts';
import { scientist } from '../art/cards.ts';
import { title } from '../art/panel.ts';
import { at, type Drawn, g, rect, text } from '../art/pen.ts';
import { good } from '../art/signs.ts';
import { CARD_H, CARD_W } from '../art/sizes.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

const price = (iron: number): Drawn =>
  at(
    CARD_W - 30,
    -4,
    rect(0, 0, 36, 19, 9.5, '#2a120a', { stroke: '#d0825a', strokeWidth: 1.3 }),
    text(8, 13.8, 12.5, `${iron}`, { weight: 800, fill: '#ffe3d0' }),
    good('iron', 25, 9.5, 14),
  );

/** Who can be hired, and for how much iron now. 298 by 152. */
export function Applicants({ scene, w = 298 }: { readonly scene: Scene; readonly w?: number }) {
  const { view, text: t } = scene;
  const step = (w - 26) / view.market.length;
  return (
    <>
      {g(title('F', t.applicants))}
      {text(w - 10, 17, 11, t.deck(view.scientists.length), { anchor: 'end', fill: 'var(--muted)' })}
      {view.market.map((card, slot) => (
        <Target
          key={slot}
          place={places.applicant(slot)}
          transform={`translate(${16 + slot * step} 28)`}
          glow={<rect x="-1" y="-1" width={CARD_W + 2} height={CARD_H + 2} rx="9" />}
        >
          {card === NONE ? (
            <rect width={CARD_W} height={CARD_H} rx="9" fill="none" stroke="var(--hairline)" strokeDasharray="4 4" />
          ) : (
            <Moving name={`card ${SCIENTISTS[card].id}`}>
              {g(scientist(card, { name: t.game.names.scientists[SCIENTISTS[card].id] }))}
              {g(price(hirePrice(view, slot, false)))}
            </Moving>
          )}
        </Target>
      ))}
    </>
  );
}
