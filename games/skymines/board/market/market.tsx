import { IconAt, Target } from '@orrery/board';
import { PLANS, ROUNDS, specialPlan } from '../../data/index.ts';
import { Box, Txt } from '../art/basics.tsx';
import { COIN } from '../art/colours.ts';
import { StandardDock } from '../docks/docks.tsx';
import { DISCARDS_PLACE, planPlace, roundPlace, STACK_PLACE } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { Display } from './display.tsx';
import { Plans } from './plans.tsx';

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
function Rounds({ x, y, w, h }: Room) {
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
