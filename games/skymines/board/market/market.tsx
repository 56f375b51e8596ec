import { IconAt, Moving, Target } from '@orrery/board';
import {
  DISPLAY_ROWS,
  LETTER_COST,
  LETTERS,
  PLANS,
  RED_COLUMN,
  RESEARCH_COLUMNS,
  ROUNDS,
  SURCHARGE,
  specialPlan,
} from '../../data/index.ts';
import { priceAt } from '../../rules/resources.ts';
import { NONE } from '../../rules/state.ts';
import { Box, Coin, Txt } from '../art/basics.tsx';
import { COIN } from '../art/colours.ts';
import { Card } from '../cards/card.tsx';
import { Plan } from '../cards/plan.tsx';
import { StandardDock } from '../docks/docks.tsx';
import { cardPlace, DISCARDS_PLACE, planPlace, roundPlace, STACK_PLACE, SUPPLEMENT_PLACE } from '../places.ts';
import { useScene } from '../scene.ts';

interface Room {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the pile of discards is drawn, for the button that shows it. */
export const discardsRoom = ({ x, y, w }: Pick<Room, 'x' | 'y' | 'w'>): Room => ({
  x: x + w - 40,
  y: y + 46,
  w: 40,
  h: 30,
});

const PLAN_HEIGHT = 45;

/** A market lower than this has its plans beside the cards. */
const LOW = 440;

/** How high a market has to be to be legible. */
export const marketHeight = (w: number, h: number): number =>
  w > 500 && h < LOW ? Math.max(330, h) : Math.max(520, h);

/** Rounds, cards on display, plans on display. */
export function Market({ x, y, w, h }: Room) {
  const cardsY = y + 82;
  if (h < LOW) {
    const cardsW = w * 0.55;
    return (
      <>
        <Heads x={x} y={y} w={w} h={76} />
        <Display x={x} y={cardsY} w={cardsW} h={h - 82} isLying />
        <Plans x={x + cardsW + 8} y={cardsY} w={w - cardsW - 8} h={h - 82} />
      </>
    );
  }
  const plansH = 3 * (PLAN_HEIGHT + 4);
  const cardsH = h - 82 - 18 - plansH;
  return (
    <>
      <Heads x={x} y={y} w={w} h={76} />
      <Display x={x} y={cardsY} w={w} h={cardsH} />
      <Plans x={x} y={cardsY + cardsH} w={w} h={plansH + 18} />
    </>
  );
}

/** The start marker at the head of the rounds, then where cards are bought and sold, with their piles. */
function Heads({ x, y, w }: Room) {
  return (
    <>
      <StandardDock id="start-marker" x={x} y={y} w={66} h={40} />
      <Rounds x={x + 70} y={y} w={w - 70} h={40} />
      <StandardDock id="buy-card" x={x} y={y + 46} w={w / 2 - 2} h={30} />
      <StandardDock id="sell-card" x={x + w / 2 + 2} y={y + 46} w={w / 2 - 2} h={30} />
      <Piles x={x} y={y + 46} w={w} h={30} />
    </>
  );
}

/** The round track with the special plans that are still there. */
export function Rounds({ x, y, w, h }: Room) {
  const { view } = useScene();
  const pitch = w / ROUNDS;
  return (
    <>
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((round) => {
        const left = x + (round - 1) * pitch + 1;
        const middle = left + pitch / 2 - 1;
        const isNow = view.round === round;
        const isThere = ((view.specials >> round) & 1) === 1;
        const special = round > 1 ? PLANS[specialPlan(round)] : undefined;
        const place = isThere && round <= view.round ? planPlace(specialPlan(round)) : roundPlace(round);
        return (
          <Target key={round} place={place} glow={<rect x={left} y={y} width={pitch - 2} height={h} rx="6" />}>
            <Box
              x={left}
              y={y}
              w={pitch - 2}
              h={h}
              r={6}
              fill={isNow ? 'url(#sky-screen-done)' : round < view.round ? '#10172b' : '#1b2440'}
              stroke={isNow ? '#7fe0d0' : '#3d4b78'}
              weight={isNow ? 2 : 1}
            />
            <Txt x={middle} y={y + 14} fill={isNow ? '#fff' : '#9aa6c4'} at="middle" bold={700} display>
              {round}
            </Txt>
            {special !== undefined && isThere && round <= view.round && (
              <Txt x={middle} y={y + 33} size={16} fill={COIN} at="middle" bold={750} display>
                {special.value}
              </Txt>
            )}
            {special !== undefined && round > view.round && (
              <Txt x={middle} y={y + 32} fill="#8d9ac0" at="middle" bold={650}>
                {special.value}
              </Txt>
            )}
            {special !== undefined && !isThere && round <= view.round && (
              <IconAt name="tick" x={middle} y={y + 28} size={13} ink="#6c79a3" />
            )}
          </Target>
        );
      })}
    </>
  );
}

/** How many cards the stack and the discards hold. */
function Piles({ x, y, w, h }: Room) {
  const { view } = useScene();
  const pile = (place: string, right: number, n: number, fill: string) => (
    <Target place={place} glow={<rect x={right - 38} y={y} width="38" height={h} rx="6" />}>
      <rect x={right - 40} y={y} width="40" height={h} fill="transparent" />
      <Box x={right - 33} y={y + h / 2 - 6} w={9} h={12} r={2} fill={fill} stroke="#d9a441" weight={0.8} />
      <Txt x={right - 6} y={y + h / 2 + 4.3} size={11.5} fill="#b8c3e0" at="end" bold={600}>
        {n}
      </Txt>
    </Target>
  );
  return (
    <>
      {pile(STACK_PLACE, x + w / 2 - 2, view.stack.length, 'url(#sky-back)')}
      {pile(DISCARDS_PLACE, x + w, view.discards.length, '#39466f')}
    </>
  );
}

/** The discount that the viewer's question grants on cards. */
function discountOf(step: ReturnType<typeof useScene>['step']): number {
  return step?.step === 'acquire' ? step.discount : 0;
}

/** Twelve cards in three columns, or in three rows where the room is low; the tag shows the whole price. */
function Display({ x, y, w, h, isLying = false }: Room & { readonly isLying?: boolean }) {
  const { view } = useScene();
  const [long, broad] = isLying ? [w, h] : [h, w];
  const pitch = Math.floor((long - 23) / DISPLAY_ROWS);
  const lane = Math.floor((broad - 16) / 3);
  return (
    <>
      {[2, 1, 0].map((column, i) => {
        const first = column * DISPLAY_ROWS;
        const across = (isLying ? y : x) + i * (lane + 8);
        const tray = isLying
          ? { x: x - 3, y: across - 1, w: w - 4, h: lane + 4 }
          : { x: across - 3, y: y - 1, w: lane + 6, h: h - 4 };
        const head = isLying ? { x: x + 7, y: across + lane / 2 + 4 } : { x: across + lane / 2, y: y + 12 };
        return (
          <g key={column}>
            <Box {...tray} r={9} fill="var(--sky-tray)" stroke="var(--hairline)" />
            <Txt {...head} fill="var(--sky-label)" at="middle" bold={700} display>
              +{SURCHARGE[first + 1]}
            </Txt>
            {Array.from({ length: DISPLAY_ROWS }, (_, row) => row).map((row) => {
              const along = 17 + row * pitch;
              const box = isLying
                ? { x: x + along, y: across + 1, w: pitch - 5, h: lane }
                : { x: across + 1, y: y + along, w: lane - 2, h: pitch - 5 };
              const card = view.display[first + row];
              return card === NONE ? (
                <Box key={first + row} {...box} r={6} fill="var(--sky-well)" stroke="var(--hairline)" dash="4 3" />
              ) : (
                <OnDisplay key={first + row} card={card} field={first + row} {...box} />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

function OnDisplay({ card, field, ...box }: Room & { readonly card: number; readonly field: number }) {
  const { view, step } = useScene();
  return (
    <Target
      place={cardPlace(card)}
      glow={<rect x={box.x - 2} y={box.y - 2} width={box.w + 4} height={box.h + 4} rx="7" />}
    >
      <Moving name={`card ${card}`}>
        <Card card={card} {...box} price={Math.max(0, priceAt(view, field, discountOf(step)))} />
      </Moving>
    </Target>
  );
}

/** Twelve plans in three letters; the red frame brings the supplement. */
export function Plans({ x, y, w, h }: Room) {
  const { view, text } = useScene();
  const planW = (w - 15) / RESEARCH_COLUMNS;
  const planH = (h - 18) / 3 - 4;
  return (
    <>
      <Target place={SUPPLEMENT_PLACE} glow={<rect x={x - 2} y={y - 2} width={w} height="18" rx="4" />}>
        <Txt x={x + 2} y={y + 11} fill="var(--sky-label)" bold={650}>
          {text.plans}
        </Txt>
        {view.supplement > 0 && (
          <>
            <Box x={x + 58} y={y} w={16} h={14} r={3} stroke="#ff6d5c" weight={2} />
            <Txt x={x + 78} y={y + 11.5} fill="var(--sky-label)" bold={700}>
              +
            </Txt>
            <Coin x={x + 94} y={y + 7} size={15} n={view.supplement} />
          </>
        )}
        <IconAt name="research-point" x={x + w - 92} y={y + 7} size={14} ink="var(--sky-label)" />
        <Txt x={x + w - 2} y={y + 11.5} size={11.5} fill="var(--sky-label)" at="end">
          {LETTERS.map((letter, i) => `${letter} ${LETTER_COST[i]}`).join(' · ')}
        </Txt>
      </Target>
      {view.research.map((plan, field) => {
        const column = field % RESEARCH_COLUMNS;
        const box = {
          x: x + column * (planW + 5),
          y: y + 18 + Math.floor(field / RESEARCH_COLUMNS) * (planH + 4),
          w: planW,
          h: planH,
        };
        const key = `research ${field + 1}`;
        if (plan === NONE) {
          return <Box key={key} {...box} r={5} fill="var(--sky-well)" stroke="var(--hairline)" dash="4 3" />;
        }
        return (
          <Target
            key={key}
            place={planPlace(plan)}
            glow={<rect x={box.x - 1.5} y={box.y - 1.5} width={box.w + 3} height={box.h + 3} rx="6" />}
          >
            <Moving name={`plan ${plan}`}>
              <Plan plan={plan} {...box} red={column === RED_COLUMN} />
            </Moving>
          </Target>
        );
      })}
    </>
  );
}

/** All discards, fanned over the market: looked at, or bought back. */
export function Discards({ x, y, w, h }: Room) {
  const { view, text } = useScene();
  const columns = view.discards.length > 20 ? 6 : view.discards.length > 12 ? 5 : 4;
  const rows = Math.max(3, Math.ceil(view.discards.length / columns));
  const [cardW, cardH] = [(w - 20) / columns - 4, Math.min(88, (h - 44) / rows - 5)];
  return (
    <>
      <Box x={x - 4} y={y - 2} w={w + 8} h={h + 4} r={12} fill="#0d1429f7" stroke="#3d4b78" weight={1.5} />
      <Txt x={x + 10} y={y + 22} size={15} bold={650} display>
        {text.discards(view.discards.length)}
      </Txt>
      {view.discards.map((card, i) => {
        const box = {
          x: x + 10 + (i % columns) * (cardW + 4),
          y: y + 36 + Math.floor(i / columns) * (cardH + 5),
          w: cardW,
          h: cardH,
        };
        return (
          <Target
            key={card}
            place={cardPlace(card)}
            glow={<rect x={box.x - 2} y={box.y - 2} width={box.w + 4} height={box.h + 4} rx="6" />}
          >
            <Card card={card} {...box} />
          </Target>
        );
      })}
    </>
  );
}
