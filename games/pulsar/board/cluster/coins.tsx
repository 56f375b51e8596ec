import { useLayoutEffect, useRef } from 'react';
import { round } from '../art/measure.ts';
import { Coin } from '../art/things.tsx';
import type { Dial } from './dial.ts';
import type { Yield } from './harvest.ts';
import { rimPoint } from './rim.tsx';

const FLIGHT_MS = 950;
/** From one coin to the next; many of them come faster. */
const STAGGER_MS = 240;
const MOST_MS = 3000;

interface CoinsProps {
  readonly dial: Dial;
  readonly yields: readonly Yield[];
  readonly scores: readonly number[];
  readonly onArrive: (coin: Yield) => void;
}

/** Points on their way from what has produced them to their seat's mark on the rim. */
export function Coins({ dial, yields, scores, onArrive }: CoinsProps) {
  // The order of departure stays when earlier coins have arrived.
  const all = useRef(yields);
  if (!yields.every((each) => all.current.includes(each))) all.current = yields;
  const stagger = Math.min(STAGGER_MS, MOST_MS / Math.max(all.current.length, 1));
  return yields.map((coin) => {
    const n = all.current.indexOf(coin);
    return (
      <FlyingCoin
        key={`${coin.place} ${coin.seat}`}
        dial={dial}
        coin={coin}
        score={scores[coin.seat]}
        delay={n * stagger}
        onArrive={onArrive}
      />
    );
  });
}

/** Where a place is, in units of the drawing; undefined where it is not in sight. */
function middleOf(piece: SVGGraphicsElement, coin: Yield): DOMPoint | undefined {
  const board = piece.closest('[data-board]');
  // What lies on a desk that is not looked at comes from the mark that opens it.
  const source =
    board?.querySelector(`[data-place="${coin.place}"]`) ?? board?.querySelector(`[data-desk="${coin.seat}"]`);
  const matrix = piece.getScreenCTM();
  if (!source || !matrix) return undefined;
  const { x, y, width, height } = source.getBoundingClientRect();
  return new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix.inverse());
}

function FlyingCoin({
  dial,
  coin,
  score,
  delay,
  onArrive,
}: {
  readonly dial: Dial;
  readonly coin: Yield;
  readonly score: number;
  readonly delay: number;
  readonly onArrive: (coin: Yield) => void;
}) {
  const piece = useRef<SVGGElement>(null);
  const [x, y] = rimPoint(dial, score);
  // Where it ends is fixed when it leaves.
  const end = useRef([x, y] as const);
  useLayoutEffect(() => {
    const element = piece.current;
    if (element === null) return;
    const from = middleOf(element, coin) ?? new DOMPoint(dial.middle - end.current[0], dial.size - end.current[1]);
    const [dx, dy] = [from.x, from.y];
    const lift = Math.min(70, Math.hypot(dx, dy) / 4);
    const animation = element.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(0.3)`, opacity: 0 },
        { transform: `translate(${dx}px, ${dy - 14}px) scale(1.25)`, opacity: 1, offset: 0.22 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - lift}px) scale(1.1)`, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: FLIGHT_MS, delay, fill: 'backwards', easing: 'ease-in-out' },
    );
    animation.onfinish = () => onArrive(coin);
    return () => animation.cancel();
  }, [coin, delay, dial, onArrive]);
  const r = Math.max(11, 13 * dial.unit);
  return (
    <g transform={`translate(${round(end.current[0])} ${round(end.current[1])})`} pointerEvents="none">
      <g ref={piece}>
        <Coin x={0} y={0} r={r}>
          +{coin.points}
        </Coin>
      </g>
    </g>
  );
}
