import { Moving, Target } from '@orrery/board';
import type { Player } from '../../rules/state.ts';
import { Card, CardBack } from '../cards/card.tsx';
import { Plan } from '../cards/plan.tsx';
import { handPlace, newPlanPlace } from '../places.ts';

interface HandProps {
  readonly player: Player;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A strip narrower than this hides the picture, which then moves to the strip. */
const STRIP = 44;
/** Strips narrower than this are hard to press. */
const LEAST_STRIP = 30;
const PLAN_WIDTH = 66;
/** Of a card so much stays in sight, its middle included: there it is pressed. */
const SEEN = 0.56;

/** Plans taken in this turn, then the hand; cards overlap when there are many. */
export function Hand({ player, seat, x, y, w, h }: HandProps) {
  const { hand, acquired } = player;
  const columns = Math.ceil(acquired.length / 2);
  const left = x + columns * (PLAN_WIDTH + 6);
  const room = w - (left - x);
  const behind = Math.max(0, hand.length - 1);
  const wide = Math.min(92, h * 0.84, room / (1 + SEEN * behind));
  // Many cards lie in two rows of small ones rather than one behind the other.
  const rows = wide * SEEN < LEAST_STRIP ? 2 : 1;
  const perRow = Math.ceil(hand.length / rows);
  const cardH = rows === 1 ? h : h / 2 - 3;
  const cardW = rows === 1 ? wide : Math.min(66, room / Math.min(6, perRow) - 3);
  const step = perRow > 1 ? Math.min(cardW + 6, (room - cardW) / (perRow - 1)) : 0;
  return (
    <>
      {acquired.map((plan, i) => {
        const box = {
          x: x + Math.floor(i / 2) * (PLAN_WIDTH + 6),
          y: y + (i % 2) * (h / 2),
          w: PLAN_WIDTH,
          h: h / 2 - 5,
        };
        return (
          <Target
            key={plan}
            place={newPlanPlace(plan)}
            glow={<rect x={box.x - 1.5} y={box.y - 1.5} width={box.w + 3} height={box.h + 3} rx="6" />}
          >
            <Moving name={`plan ${plan}`}>
              <Plan plan={plan} {...box} />
            </Moving>
          </Target>
        );
      })}
      {hand.map((card, i) => {
        const box = {
          x: left + (i % perRow) * step,
          y: y + Math.floor(i / perRow) * (cardH + 6),
          w: cardW,
          h: cardH,
        };
        const isLast = i === hand.length - 1 || i % perRow === perRow - 1;
        if (card < 0) return <CardBack key={`hidden ${seat} ${i + 1}`} {...box} />;
        return (
          <Target
            key={card}
            place={handPlace(card)}
            className="sky-hand"
            glow={
              <rect
                x={box.x - 1}
                y={box.y - 1}
                width={isLast ? cardW + 2 : Math.min(cardW + 2, step)}
                height={cardH + 2}
                rx="8"
              />
            }
          >
            <Moving name={`card ${card}`}>
              <Card card={card} {...box} narrow={step < Math.min(STRIP, cardW - 8) && !isLast} />
            </Moving>
          </Target>
        );
      })}
    </>
  );
}
