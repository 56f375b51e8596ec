import { Moving, Target, useOfBoard } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { FOOD, LEVEL_1, MODULES, ORDERS, SCIENTISTS, SHOWN, stackOf } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { MINI_H, MINI_W, mini, packet, scientist } from '../art/cards.ts';
import { at, circle, g, icon, range, rect, text } from '../art/pen.ts';
import { back } from '../art/signs.ts';
import { CARD_H, CARD_W, FOOD_H, FOOD_W } from '../art/sizes.ts';
import { usePointedModule } from '../base/pointing.tsx';
import { places } from '../places.ts';
import { bits } from '../reading.ts';
import type { Scene } from '../scene.ts';

/** Everybody owns the same scientists of level 1, so a card travels under its owner's name. */
const travels = (seat: number, card: number): string =>
  card < LEVEL_1 ? `card ${SCIENTISTS[card].id} ${seat}` : `card ${SCIENTISTS[card].id}`;

/** The scientist at work: tilted at the end of the hand, with what is left to do. */
function Played({ scene, card, seat }: { readonly scene: Scene; readonly card: number; readonly seat: number }) {
  const { view, text: t } = scene;
  return (
    <g transform="rotate(3)">
      <Moving name={travels(seat, card)}>
        {g(
          scientist(card, {
            name: t.game.names.scientists[SCIENTISTS[card].id],
            hot: MODULES[view.players[seat].at].letter,
          }),
        )}
      </Moving>
      {rect(-2, -12, 84, 17, 8.5, '#e8ecf6')}
      {text(40, 0.5, 11, t.usesLeft(view.turn.uses), { anchor: 'middle', weight: 700, fill: '#10131f', most: 78 })}
    </g>
  );
}

/** The own hand in a row of the given width; whoever fits the room that is pointed at rises. */
export function Hand({ scene, seat, w }: { readonly scene: Scene; readonly seat: number; readonly w: number }) {
  const { view, text: t } = scene;
  const pointed = usePointedModule();
  const hand = bits(view.players[seat].hand);
  const played = view.order[view.current] === seat ? view.turn.card : NONE;
  const room = played === NONE ? w : w - 90;
  const step = hand.length > 1 ? Math.min(84, (room - CARD_W) / (hand.length - 1)) : 84;
  const fits = (card: number): boolean => pointed === NONE || SHOWN[card].includes(pointed);
  const raised = useOfBoard((store) => (store.pointed()?.startsWith('card ') ? store.pointed() : undefined));
  return (
    <>
      {hand.map((card, i) => {
        const { id } = SCIENTISTS[card];
        const up = (pointed !== NONE && fits(card)) || raised === places.card(id);
        const fan = step < 76 && i < hand.length - 1;
        return (
          <g
            key={id}
            transform={`translate(${i * step} ${up ? -7 : 0})`}
            className={fits(card) ? undefined : 'luna-off'}
          >
            <Target place={places.card(id)} glow={<rect x="-1" y="-1" width={CARD_W + 2} height={CARD_H + 2} rx="9" />}>
              <Moving name={travels(seat, card)}>
                {g(
                  scientist(card, {
                    name: t.game.names.scientists[id],
                    fan,
                    ...(pointed === NONE ? {} : { hot: MODULES[pointed].letter }),
                  }),
                )}
              </Moving>
            </Target>
          </g>
        );
      })}
      {played !== NONE && (
        <g transform={`translate(${w - 82} 2)`}>
          <Played scene={scene} card={played} seat={seat} />
        </g>
      )}
    </>
  );
}

/** A hand of which only the size is known. */
export function HiddenHand({ scene, seat, w }: { readonly scene: Scene; readonly seat: number; readonly w: number }) {
  const p = scene.view.players[seat];
  const step = Math.min(56, (w - 60) / Math.max(1, p.handSize - 1));
  return (
    <>
      {g(range(p.handSize).map((i) => at(4 + i * step, -2, back(52, 80))))}
      {text(4, 95, 11.5, scene.text.hidden(p.handSize, p.level2), { fill: 'var(--muted)' })}
    </>
  );
}

/** The rest pile of a seat in rows; everybody may look through it. */
export function RestPile({
  scene,
  seat,
  perRow,
  live = true,
  of = '',
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly perRow: number;
  readonly live?: boolean;
  readonly of?: string;
}) {
  const resting = restingOf(scene, seat);
  return resting.map((card, i) => {
    const { id } = SCIENTISTS[card];
    const drawn = <Moving name={travels(seat, card)}>{g(mini(card))}</Moving>;
    const transform = `translate(${(i % perRow) * (MINI_W + 4)} ${Math.floor(i / perRow) * (MINI_H + 5)})`;
    return live ? (
      <Target
        key={id}
        place={places.resting(id) + of}
        transform={transform}
        glow={<rect width={MINI_W} height={MINI_H} rx="6" />}
      >
        {drawn}
      </Target>
    ) : (
      <g key={id} transform={transform}>
        {drawn}
      </g>
    );
  });
}

/** Scientists at rest, without the one at work. */
export function restingOf({ view }: Scene, seat: number): number[] {
  const atWork = view.order[view.current] === seat ? view.turn.card : NONE;
  return bits(view.players[seat].rest).filter((card) => card !== atWork);
}

/** Food in hand as packets, copies behind each other; of others only the backs. */
export function FoodHand({
  scene,
  seat,
  w,
  live = true,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly w: number;
  readonly live?: boolean;
}) {
  const { view, text: t } = scene;
  const p = view.players[seat];
  const known = p.food.flatMap((n, food) => (n > 0 ? [{ food, n }] : []));
  if (known.length === 0) {
    const step = Math.min(34, (w - 40) / Math.max(1, p.foodSize - 1));
    return g(range(p.foodSize).map((i) => at(i * step, 6, back(40, 62))));
  }
  const step = known.length > 1 ? Math.min(68, (w - FOOD_W) / (known.length - 1)) : 68;
  return known.map(({ food, n }, i) => {
    const { id } = FOOD[food];
    const fan = step < 56 && i < known.length - 1;
    const drawn = (
      <Moving name={`food ${seat} ${id}`}>
        {g(packet(food, { name: capital(t.game.names.food[id]), count: n, fan }))}
      </Moving>
    );
    return live ? (
      <Target
        key={id}
        place={places.food(id)}
        transform={`translate(${i * step} 0)`}
        glow={<rect x="-1" y="-1" width={FOOD_W + 2} height={FOOD_H + 2} rx="5" />}
      >
        {drawn}
      </Target>
    ) : (
      <g key={id} transform={`translate(${i * step} 0)`}>
        {drawn}
      </g>
    );
  });
}

/** Orders a seat has fulfilled, small; where there are many they lie over each other. */
export function Fulfilled({
  scene,
  seat,
  w,
  of,
}: {
  readonly scene: Scene;
  readonly seat: number;
  readonly w: number;
  readonly of: string;
}) {
  const { orders } = scene.view.players[seat];
  if (orders.length === 0) return null;
  const step = Math.min(34, (w - 31) / Math.max(1, orders.length - 1));
  return (
    <Target place={places.fulfilled + of}>
      {orders.map((order, k) => (
        <g key={order} transform={`translate(${k * step} 0)`}>
          <Moving name={`order ${order}`}>
            {rect(0, 0, 31, 22, 4, `url(#lm-crate-${stackOf(order)})`, { stroke: '#0a0d18' })}
            {circle(10.5, 11, 8.5, 'url(#lm-coin)', { stroke: '#3a2504' })}
            {text(10.5, 15, 11, `${ORDERS[order].sp}`, { anchor: 'middle', weight: 750, fill: '#2a1a02' })}
            {icon('tick', 19, 6, 11, '#c9f7df')}
          </Moving>
        </g>
      ))}
    </Target>
  );
}
