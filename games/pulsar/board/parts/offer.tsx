import { ExplorationStack, SUPPLY, Supply } from '../cluster/corners.tsx';
import type { DeskProps } from '../desk/desk.tsx';
import { DicePool } from '../dice/pool.tsx';
import { Track } from '../dice/track.tsx';
import type { Room } from '../facts.ts';
import { Offer } from '../transmitters/offer.tsx';
import { Blocks, hand } from './blocks.tsx';

const TYPES = [0, 1, 2];

/** Dice and tracks first: they are needed most often. */
export function OfferPart({ width, height, ...desk }: DeskProps & Room) {
  const { facts } = desk;
  return (
    <Blocks label={facts.text.parts.offer} width={width} height={height}>
      {({ width: wide }) => [
        { height: 86, draw: <DicePool facts={facts} width={wide} height={86} /> },
        { height: 62, draw: <Track facts={facts} kind="initiative" width={wide} height={62} /> },
        { height: 62, draw: <Track facts={facts} kind="engineering" width={wide} height={62} /> },
        { height: 102, draw: <Offer facts={facts} width={wide} height={102} /> },
        { height: SUPPLY.height + 4, draw: <Supplies {...desk} width={wide} /> },
        hand(desk, wide),
      ]}
    </Blocks>
  );
}

/** Gyrodynes and exploration tiles in one row. */
function Supplies({ facts, width }: DeskProps & { readonly width: number }) {
  const step = Math.min(SUPPLY.width + 40, (width - 126) / TYPES.length);
  return (
    <>
      {TYPES.map((type) => (
        <g key={type} transform={`translate(${type * step} 2)`}>
          <Supply facts={facts} type={type} />
        </g>
      ))}
      <g transform={`translate(${width - 122} -3)`}>
        <ExplorationStack facts={facts} beside />
      </g>
    </>
  );
}
