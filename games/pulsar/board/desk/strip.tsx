import { seatColourOnDark } from '@orrery/board';
import { Plate } from '../art/things.tsx';
import type { Facts } from '../facts.ts';
import { HandDice, handOf, TokenOn, TurnButton } from './hand.tsx';
import { Amounts, LooseRotors } from './stock.tsx';

/** How high the strip is: what does not fit beside the dice goes below them. */
export const stripHeight = (width: number): number => (width < 560 ? 124 : 78);

/** The hand of a small screen: dice with their tokens and the stock, in every part. */
export function HandStrip({
  facts,
  seat,
  width,
}: {
  readonly facts: Facts;
  readonly seat: number;
  readonly width: number;
}) {
  const { view, viewer } = facts;
  const own = seat === viewer;
  const { plusMinus, plusTwo } = view.players[seat];
  const height = stripHeight(width);
  const isNarrow = width < 560;
  const hand = handOf(view, seat);
  const dice = hand.reduce((n, { count }) => n + count, 0);
  const step = Math.min(92, (isNarrow ? width - 100 : width * 0.42) / Math.max(dice, 1));
  let at = 36;
  return (
    <>
      <Plate width={width} height={height} r={12} stroke={seatColourOnDark(seat)} />
      {hand.map((die) => {
        const x = at;
        at += step * die.count;
        const tokens = x + step * (die.count - 1) + 40;
        return (
          <g key={`${die.kind} ${die.value}`}>
            <HandDice die={die} own={own} x={x} y={39} size={44} step={step} />
            <TokenOn die={die} token="plus-minus" own={own} has={plusMinus > 0} x={tokens} y={24} r={12} />
            <TokenOn die={die} token="plus-two" own={own} has={plusTwo > 0} x={tokens} y={55} r={12} />
          </g>
        );
      })}
      {isNarrow ? (
        <>
          <Amounts facts={facts} seat={seat} own={own} left={22} rows={[99, 99]} step={(width - 30) / 6} spread />
          <LooseRotors facts={facts} seat={seat} own={own} x={width - 88} y={22} room={80} />
        </>
      ) : (
        <>
          <Amounts facts={facts} seat={seat} own={own} left={width * 0.5} rows={[24, 56]} step={58} />
          <LooseRotors facts={facts} seat={seat} own={own} x={width * 0.5 + 116} y={56} room={66} />
        </>
      )}
      {own && <TurnButton facts={facts} x={width - 104} y={isNarrow ? 42 : 22} width={94} height={34} />}
    </>
  );
}
