import type { Layout } from '@orrery/board';
import { useMemo } from 'react';
import { round } from './art/measure.ts';
import { Label } from './art/things.tsx';
import { Cluster } from './cluster/cluster.tsx';
import { Corners, ExplorationStack, Supply } from './cluster/corners.tsx';
import { Decisions } from './cluster/decisions.tsx';
import { dialOf } from './cluster/dial.ts';
import { Sky } from './cluster/sky.tsx';
import { Desk, type DeskProps, Heading } from './desk/desk.tsx';
import { DicePool } from './dice/pool.tsx';
import { Track } from './dice/track.tsx';
import type { Facts } from './facts.ts';
import { Ladder } from './tech/ladder.tsx';
import { Offer } from './transmitters/offer.tsx';

const PAD = 8;
const DESK = 192;
/** Heights of the instruments beside the dial. */
const POOL = 80;
const TRACK = 58;
const OFFER = 98;
/** What the board was measured for; on larger screens everything grows. */
const HEIGHT = 852;
/** From this width on the offer has a column of its own. */
const THREE_COLUMNS = 1200;

/** How the whole board divides its room. */
export function measure({ width, height }: { readonly width: number; readonly height: number }) {
  const scale = height > 940 ? height / HEIGHT : 1;
  const [wide, tall] = [width / scale, height / scale];
  const top = tall - DESK - PAD * 3;
  const dial = Math.min(top, Math.round(wide * 0.593));
  const left = dial + PAD * 2 + 4;
  const third = wide > THREE_COLUMNS ? Math.min(212, wide - left - PAD - 396) : 0;
  return { scale, wide, tall, top, dial, left, third, column: wide - PAD - left - (third > 0 ? third + 10 : 0) };
}

/** Transmitters, exploration and gyrodynes upright, where the screen is wide. */
function ThirdColumn({
  facts,
  width,
  height,
}: {
  readonly facts: Facts;
  readonly width: number;
  readonly height: number;
}) {
  const { text } = facts;
  const rows = height - 156;
  return (
    <>
      <Heading x={0} y={15} icon="transmitter">
        {text.transmitters}
      </Heading>
      <g transform="translate(0 26)">
        <Offer facts={facts} width={width} height={rows - 32} upright />
      </g>
      <g transform={`translate(0 ${round(rows - 92)})`}>
        <Label x={0} y={14} size={13} weight={600} display>
          {text.exploration}
        </Label>
        <g transform="translate(0 24)">
          <ExplorationStack facts={facts} beside />
        </g>
      </g>
      <g transform={`translate(0 ${round(rows)})`}>
        <Label x={0} y={12} size={13} weight={600} display>
          {text.gyrodynes}
        </Label>
        {[0, 1, 2].map((type) => (
          <g key={type} transform={`translate(0 ${22 + type * 45})`}>
            <Supply facts={facts} type={type} width={width} />
          </g>
        ))}
      </g>
    </>
  );
}

export function WholeBoard({ layout, ...desk }: DeskProps & { readonly layout: Layout }) {
  const { facts } = desk;
  const { scale, wide, tall, top, dial: size, left, third, column } = measure(layout);
  const { side } = facts.view;
  const dial = useMemo(() => dialOf(side, size), [side, size]);
  const tech = PAD + POOL + 6 + TRACK + 5 + TRACK + 8;
  const ladder = PAD + top - tech - (third > 0 ? 0 : OFFER + 10);
  return (
    <div className="scaled" style={{ width: wide, height: tall, transform: `scale(${scale})` }}>
      <Sky side={side} size={size} left={PAD} top={PAD} />
      <svg className="pieces" width={wide} height={tall} role="group" aria-label={facts.text.game.name}>
        <g transform={`translate(${left} ${PAD})`}>
          <DicePool facts={facts} width={column} height={POOL} />
          <g transform={`translate(0 ${POOL + 6})`}>
            <Track facts={facts} kind="initiative" width={column} height={TRACK} />
          </g>
          <g transform={`translate(0 ${POOL + TRACK + 11})`}>
            <Track facts={facts} kind="engineering" width={column} height={TRACK} />
          </g>
        </g>
        <g transform={`translate(${left} ${tech})`}>
          <Ladder facts={facts} width={column} height={ladder} />
          {third === 0 && (
            <g transform={`translate(0 ${round(ladder + 10)})`}>
              <Offer facts={facts} width={column} height={OFFER} />
            </g>
          )}
        </g>
        {third > 0 && (
          <g transform={`translate(${wide - PAD - third} ${PAD})`}>
            <ThirdColumn facts={facts} width={third} height={top} />
          </g>
        )}
        <g transform={`translate(${PAD} ${tall - DESK - PAD})`}>
          <Desk {...desk} width={wide - PAD * 2} height={DESK} />
        </g>
        {/* The dial comes last: coins fly to it over everything else. */}
        <g transform={`translate(${PAD} ${PAD})`}>
          <Corners facts={facts} width={size} height={size} withSupply={third === 0} />
          <Cluster facts={facts} dial={dial} />
          <Decisions facts={facts} dial={dial} />
        </g>
      </svg>
    </div>
  );
}
