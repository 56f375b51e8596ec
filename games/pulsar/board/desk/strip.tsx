import { seatColourOnDark } from '@orrery/board';
import { Die } from '../art/die.tsx';
import { Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { HandDice, type HandDie, handOf, TokenOn, TurnButton } from './hand.tsx';
import { Amounts, LooseRotors } from './stock.tsx';

const NARROW = 560;

/** How high the strip is: what does not fit beside the dice goes below them. */
export const stripHeight = (width: number): number => (width < NARROW ? 112 : 78);

interface HandProps {
  readonly facts: Facts;
  readonly seat: number;
}

/** Where each group of dice begins, when every die takes a step. */
function startsOf(hand: readonly HandDie[], first: number, step: number): readonly number[] {
  let at = first;
  return hand.map(({ count }) => {
    const start = at;
    at += count * step;
    return start;
  });
}

const countOf = (hand: readonly HandDie[]): number => hand.reduce((n, { count }) => n + count, 0);

/** Where dice will lie, while there are none. */
const NoDice = ({ hand, x, y, step }: { hand: readonly HandDie[]; x: number; y: number; step: number }) =>
  hand.length === 0 && [0, 1].map((i) => <Die key={i} x={x + i * step} y={y} size={38} value={0} ghost />);

/** The hand of a small screen: dice with their tokens and the stock, in every part. */
export function HandStrip({ facts, seat, width }: HandProps & { readonly width: number }) {
  const { view, viewer } = facts;
  const own = seat === viewer;
  const { plusMinus, plusTwo } = view.players[seat];
  const height = stripHeight(width);
  const isNarrow = width < NARROW;
  const hand = handOf(view, seat);
  const step = Math.min(92, (isNarrow ? width - 100 : width * 0.42) / Math.max(countOf(hand), 1));
  const starts = startsOf(hand, 34, step);
  const y = isNarrow ? 35 : 39;
  const left = width * 0.48;
  const apart = Math.min(62, (width - left - 144) / 3);
  return (
    <>
      <Plate width={width} height={height} r={12} stroke={seatColourOnDark(seat)} />
      <NoDice hand={hand} x={34} y={y} step={62} />
      {hand.map((die, i) => {
        const tokens = starts[i] + step * (die.count - 1) + 39;
        return (
          <g key={`${die.kind} ${die.value}`}>
            <HandDice die={die} round={view.round} own={own} x={starts[i]} y={y} size={44} step={step} />
            <TokenOn die={die} token="plus-minus" own={own} has={plusMinus > 0} x={tokens} y={y - 15} r={12} />
            <TokenOn die={die} token="plus-two" own={own} has={plusTwo > 0} x={tokens} y={y + 16} r={12} />
          </g>
        );
      })}
      {isNarrow ? (
        <>
          <Amounts facts={facts} seat={seat} own={own} left={20} rows={[91, 91]} step={(width - 34) / 6} spread />
          <LooseRotors facts={facts} seat={seat} own={own} x={width - 88} y={19} room={80} />
        </>
      ) : (
        <>
          <Amounts facts={facts} seat={seat} own={own} left={left} rows={[24, 56]} step={apart} />
          <LooseRotors facts={facts} seat={seat} own={own} x={left + apart * 2 + 10} y={56} room={apart * 1.6} />
        </>
      )}
      {own && <TurnButton facts={facts} x={width - 104} y={isNarrow ? 36 : 22} width={94} height={34} />}
    </>
  );
}

/** The same upright, beside the dial of a screen that is low: tokens below their dice, the button at the foot. */
export function HandColumn({ facts, seat, width, height }: HandProps & Room) {
  const { view, viewer } = facts;
  const own = seat === viewer;
  const { plusMinus, plusTwo } = view.players[seat];
  const hand = handOf(view, seat);
  const step = Math.min(64, (width - 12) / Math.max(countOf(hand), 1));
  const starts = startsOf(hand, 34, step);
  return (
    <>
      <Plate width={width} height={height} r={12} stroke={seatColourOnDark(seat)} />
      <NoDice hand={hand} x={34} y={32} step={62} />
      {hand.map((die, i) => (
        <g key={`${die.kind} ${die.value}`}>
          <HandDice
            die={die}
            round={view.round}
            own={own}
            x={starts[i]}
            y={32}
            size={Math.min(42, step - 10)}
            step={step}
          />
          <TokenOn die={die} token="plus-minus" own={own} has={plusMinus > 0} x={starts[i] - 14} y={72} r={12} />
          <TokenOn die={die} token="plus-two" own={own} has={plusTwo > 0} x={starts[i] + 14} y={72} r={12} />
        </g>
      ))}
      <Amounts facts={facts} seat={seat} own={own} left={20} rows={[112, 146]} step={(width - 24) / 4} />
      <LooseRotors facts={facts} seat={seat} own={own} x={20 + (width - 24) / 2 + 6} y={146} room={width / 2 - 30} />
      {own && <TurnButton facts={facts} x={10} y={height - 46} width={width - 20} height={36} />}
    </>
  );
}

/** How wide the dice are where they lie one below the other. */
export const DICE_COLUMN = 104;
const [DIE, TOKENS] = [38, DICE_COLUMN - 20];
/** Dice of one value lie a little aside of each other. */
const ASIDE = 12;

/** Dice with their tokens alone, beside something that needs all the height of a low screen. */
export function DiceColumn({ facts, seat, height }: HandProps & { readonly height: number }) {
  const { view, viewer } = facts;
  const own = seat === viewer;
  const { plusMinus, plusTwo } = view.players[seat];
  const hand = handOf(view, seat);
  const step = Math.min(64, (height - 56) / Math.max(hand.length, 1));
  return (
    <>
      <Plate width={DICE_COLUMN} height={height} r={12} stroke={seatColourOnDark(seat)} />
      <NoDice hand={hand} x={28} y={34} step={46} />
      {hand.map((die, i) => {
        const y = 34 + i * step;
        return (
          <g key={`${die.kind} ${die.value}`}>
            <HandDice die={die} round={view.round} own={own} x={28} y={y} size={DIE} step={ASIDE} />
            <TokenOn die={die} token="plus-minus" own={own} has={plusMinus > 0} x={TOKENS} y={y - 13} r={11} />
            <TokenOn die={die} token="plus-two" own={own} has={plusTwo > 0} x={TOKENS} y={y + 15} r={11} />
          </g>
        );
      })}
      {own && <TurnButton facts={facts} x={6} y={height - 42} width={DICE_COLUMN - 12} height={36} />}
    </>
  );
}
