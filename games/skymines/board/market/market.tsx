import { IconAt, type Place, Target } from '@orrery/board';
import { PLANS, ROUNDS, specialPlan } from '../../data/index.ts';
import { Box, Txt } from '../art/basics.tsx';
import { COIN } from '../art/colours.ts';
import { StandardDock } from '../docks/docks.tsx';
import { DISCARDS_PLACE, planPlace, roundPlace, STACK_PLACE } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { Display } from './display.tsx';
import { Plans } from './plans.tsx';

const PLAN_HEIGHT = 45;
/** A market lower than this has its plans beside the cards; in a still lower one the rounds share a row with the docks. */
const [LOW, FLAT] = [440, 300];
/** Room of what stands above the cards. */
const [HEADS, FLAT_HEADS] = [82, 46];

/** How high a market has to be to be legible. */
export const marketHeight = (w: number, h: number): number =>
  w > 500 && h < LOW ? Math.max(230, h) : Math.max(470, h);

interface HeadRooms {
  readonly start: Room;
  readonly rounds: Room;
  readonly buy: Room;
  readonly sell: Room;
}

/** The start marker at the head of the rounds, then where cards are bought and sold. */
function headRooms({ x, y, w, h }: Room): HeadRooms {
  if (h >= FLAT) {
    const dock = { y: y + 46, w: w / 2 - 2, h: 30 };
    return {
      start: { x, y, w: 66, h: 40 },
      rounds: { x: x + 70, y, w: w - 70, h: 40 },
      buy: { x, ...dock },
      sell: { x: x + w / 2 + 2, ...dock },
    };
  }
  const left = x + w * 0.55;
  const dock = { y: y + 5, w: (x + w - left) / 2 - 4, h: 30 };
  return {
    start: { x, y, w: 62, h: 40 },
    rounds: { x: x + 66, y, w: left - x - 70, h: 40 },
    buy: { x: left, ...dock },
    sell: { x: left + dock.w + 4, ...dock },
  };
}

const PILE = 40;
/** Piles are drawn at the end of their dock. */
const pileIn = ({ x, y, w, h }: Room): Room => ({ x: x + w - PILE, y, w: PILE, h });

/** Where the pile of discards is drawn, for the button that shows it. */
export const discardsRoom = (market: Room): Room => pileIn(headRooms(market).sell);

/** Rounds, cards on display, plans on display. */
export function Market(room: Room) {
  const { x, y, w, h } = room;
  const heads = h < FLAT ? FLAT_HEADS : HEADS;
  const cardsY = y + heads;
  if (h < LOW) {
    const cardsW = w * 0.55;
    return (
      <>
        <Heads {...headRooms(room)} />
        <Display x={x} y={cardsY} w={cardsW} h={h - heads} isLying />
        <Plans x={x + cardsW + 8} y={cardsY} w={w - cardsW - 8} h={h - heads} />
      </>
    );
  }
  const plansH = 3 * (PLAN_HEIGHT + 4);
  const cardsH = h - heads - 18 - plansH;
  return (
    <>
      <Heads {...headRooms(room)} />
      <Display x={x} y={cardsY} w={w} h={cardsH} />
      <Plans x={x} y={cardsY + cardsH} w={w} h={plansH + 18} />
    </>
  );
}

function Heads({ start, rounds, buy, sell }: HeadRooms) {
  const { view } = useScene();
  return (
    <>
      <StandardDock id="start-marker" {...start} />
      <Rounds {...rounds} />
      <StandardDock id="buy-card" {...buy} />
      <StandardDock id="sell-card" {...sell} />
      <Pile place={STACK_PLACE} n={view.stack.length} fill="url(#sky-back)" {...pileIn(buy)} />
      <Pile place={DISCARDS_PLACE} n={view.discards.length} fill="#39466f" {...pileIn(sell)} />
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

interface PileProps extends Room {
  readonly place: Place;
  readonly n: number;
  readonly fill: string;
}

/** How many cards the stack or the discards hold. */
function Pile({ place, n, fill, x, y, w, h }: PileProps) {
  return (
    <Target place={place} glow={<rect x={x + 2} y={y} width={w - 2} height={h} rx="6" />}>
      <rect x={x} y={y} width={w} height={h} fill="transparent" />
      <Box x={x + 7} y={y + h / 2 - 6} w={9} h={12} r={2} fill={fill} stroke="#d9a441" weight={0.8} />
      <Txt x={x + w - 6} y={y + h / 2 + 4.3} size={11.5} fill="#b8c3e0" at="end" bold={600}>
        {n}
      </Txt>
    </Target>
  );
}
