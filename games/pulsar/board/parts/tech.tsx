import type { DeskProps } from '../desk/desk.tsx';
import { stripHeight } from '../desk/strip.tsx';
import type { Room } from '../facts.ts';
import { Ladder } from '../tech/ladder.tsx';
import { Blocks, hand, PAD } from './blocks.tsx';

/** Three technologies side by side need two lines each where a row is narrow. */
const leastLadder = (width: number): number => (width < 480 ? 388 : 280);
const MOST_LADDER = 620;

export function TechPart({ width, height, ...desk }: DeskProps & Room) {
  const { facts } = desk;
  return (
    <Blocks label={facts.text.parts.tech} width={width} height={height}>
      {({ width: wide, height: tall }) => {
        const ladder = Math.max(leastLadder(wide), Math.min(MOST_LADDER, tall - stripHeight(wide) - PAD));
        return [{ height: ladder, draw: <Ladder facts={facts} width={wide} height={ladder} /> }, hand(desk, wide)];
      }}
    </Blocks>
  );
}
