import { isLow } from '@orrery/board';
import { ExplorationStack, SUPPLY, Supply } from '../cluster/corners.tsx';
import type { DeskProps } from '../desk/desk.tsx';
import { DicePool } from '../dice/pool.tsx';
import { Track } from '../dice/track.tsx';
import type { Room } from '../facts.ts';
import { Offer } from '../transmitters/offer.tsx';
import { type Block, Blocks, hand } from './blocks.tsx';

const TYPES = [0, 1, 2];
/** So low transmitters can still be read. */
const LOW_OFFER = 94;

const diceAndTracks = ({ facts }: DeskProps, width: number): readonly Block[] => [
  { height: 86, draw: <DicePool facts={facts} width={width} height={86} /> },
  { height: 62, draw: <Track facts={facts} kind="initiative" width={width} height={62} /> },
  { height: 62, draw: <Track facts={facts} kind="engineering" width={width} height={62} /> },
];

const transmittersAndSupplies = (desk: DeskProps, width: number, tall = 102): readonly Block[] => [
  { height: tall, draw: <Offer facts={desk.facts} width={width} height={tall} /> },
  { height: SUPPLY.height + 4, draw: <Supplies {...desk} width={width} /> },
  hand(desk, width),
];

/** Dice and tracks first: they are needed most often. A phone on its side has room for nothing else. */
export function OfferPart({ width, height, ...desk }: DeskProps & Room) {
  return (
    <Blocks label={desk.facts.text.parts.offer} width={width} height={height}>
      {({ width: wide }) => [
        ...diceAndTracks(desk, wide),
        ...(isLow({ height }) ? [] : transmittersAndSupplies(desk, wide)),
      ]}
    </Blocks>
  );
}

/** What is bought with dice, where it has no room below them. */
export function TransmittersPart({ width, height, ...desk }: DeskProps & Room) {
  return (
    <Blocks label={desk.facts.text.parts.transmitters} width={width} height={height}>
      {({ width: wide }) => transmittersAndSupplies(desk, wide, LOW_OFFER)}
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
