import { isLow } from '@orrery/board';
import type { DeskProps } from '../desk/desk.tsx';
import { DICE_COLUMN, DiceColumn, stripHeight } from '../desk/strip.tsx';
import type { Room } from '../facts.ts';
import { Ladder } from '../tech/ladder.tsx';
import { type Block, Blocks, hand, PAD } from './blocks.tsx';

/** Three technologies side by side need two lines each where a row is narrow. */
const [LOW_LADDER, NARROW_LADDER] = [280, 388];
const leastLadder = (width: number): number => (width < 480 ? NARROW_LADDER : LOW_LADDER);
const MOST_LADDER = 620;

/** A phone on its side has the dice beside the ladder, not below it. */
function besideDice({ facts, seat }: DeskProps, { width, height }: Room): Block {
  const wide = width - DICE_COLUMN - PAD;
  return {
    height,
    draw: (
      <>
        <Ladder facts={facts} width={wide} height={height} />
        <g transform={`translate(${wide + PAD} 0)`}>
          <DiceColumn facts={facts} seat={facts.viewer ?? seat} height={height} />
        </g>
      </>
    ),
  };
}

export function TechPart({ width, height, ...desk }: DeskProps & Room) {
  const { facts } = desk;
  return (
    <Blocks label={facts.text.parts.tech} width={width} height={height}>
      {({ width: wide, height: tall }) => {
        if (isLow({ height }))
          return [besideDice(desk, { width: wide, height: Math.max(tall, Math.min(LOW_LADDER, height - PAD * 2)) })];
        const ladder = Math.max(leastLadder(wide), Math.min(MOST_LADDER, tall - stripHeight(wide) - PAD));
        return [{ height: ladder, draw: <Ladder facts={facts} width={wide} height={ladder} /> }, hand(desk, wide)];
      }}
    </Blocks>
  );
}
