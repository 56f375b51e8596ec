import type { ReactNode } from 'react';
import { round } from '../art/measure.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { HandStrip, stripHeight } from '../desk/strip.tsx';
import type { Room } from '../facts.ts';

export const PAD = 8;

export interface Block {
  readonly height: number;
  readonly draw: ReactNode;
}

interface BlocksProps extends Room {
  readonly label: string;
  /** What is drawn in a room of that size; how high it becomes is known afterwards. */
  readonly children: (room: Room) => readonly Block[];
}

/** On a tablet everything grows as far as it still fits; what does not fit on a phone is scrolled to. */
const SCALES = [1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
/** A room narrower than this is a phone's: there is no width to spare. */
export const NARROW = 480;

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height + PAD, PAD);

/** Blocks one below the other. */
export function Blocks({ label, width, height, children }: BlocksProps) {
  const laidOut = (scale: number) => {
    const room = { width: width / scale - PAD * 2, height: height / scale - PAD * 2 };
    return { scale, blocks: children(room) };
  };
  const scales = width < NARROW ? [] : SCALES;
  const fits = scales.find((scale) => heightOf(laidOut(scale).blocks) * scale <= height) ?? 1;
  const { scale, blocks } = laidOut(fits);
  let y = PAD;
  return (
    <svg className="pieces" role="group" aria-label={label} width={width} height={round(heightOf(blocks) * scale)}>
      <g transform={`scale(${scale})`}>
        {blocks.map(({ height: tall, draw }, i) => {
          const top = y;
          y += tall + PAD;
          return (
            <g key={i} transform={`translate(${PAD} ${round(top)})`}>
              {draw}
            </g>
          );
        })}
      </g>
    </svg>
  );
}

/** The own hand: whatever a part offers is paid from it. */
export const hand = ({ facts, seat }: DeskProps, width: number): Block => ({
  height: stripHeight(width),
  draw: <HandStrip facts={facts} seat={facts.viewer ?? seat} width={width} />,
});
