import { IconAt, Moving, Target } from '@orrery/board';
import { DISPLAY_SIZE, TRANSMITTERS } from '../../data/index.ts';
import { Die } from '../art/die.tsx';
import { glyphsOf } from '../art/effects.tsx';
import { Glyphs, widthOf } from '../art/glyphs.tsx';
import { share } from '../art/measure.ts';
import { Label, Plate } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { places, STACK } from '../places.ts';
import { Transmitter, tileNeeds } from './tile.tsx';

const GAP = 6;
const STACK_WIDTH = 72;

function Taken({
  x,
  y,
  width,
  height,
  text,
}: Room & { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="9"
        fill="var(--well)"
        stroke="var(--line)"
        strokeDasharray="4 4"
        opacity=".8"
      />
      <IconAt name="transmitter" x={width / 2} y={height / 2 - 8} size={22} ink="var(--engrave)" />
      <Label x={width / 2} y={height / 2 + 20} size={11.5} fill="var(--dim)" anchor="middle">
        {text}
      </Label>
    </g>
  );
}

/** Transmitters on offer, side by side or one above the other, and the one that comes next. */
export function Offer({
  facts,
  width,
  height,
  upright = false,
}: Room & { readonly facts: Facts; readonly upright?: boolean }) {
  const { view, text } = facts;
  const slots = Array.from({ length: DISPLAY_SIZE }, (_, i) => view.display[i]);
  const tall = upright ? (height - GAP * 3 - 88) / DISPLAY_SIZE : height;
  const needs = slots.map((tile) => (tile === undefined ? 60 : tileNeeds(tile)));
  const widths = upright ? slots.map(() => width) : share(needs, width - STACK_WIDTH - GAP, GAP);
  let at = 0;
  return (
    <>
      {slots.map((tile, i) => {
        const [x, y] = upright ? [0, i * (tall + GAP)] : [at, 0];
        at += widths[i] + GAP;
        const box = { x, y, width: widths[i], height: tall };
        if (tile === undefined) return <Taken key={i} {...box} text={text.taken} />;
        const { id } = TRANSMITTERS[tile];
        return (
          <Moving key={id} name={id}>
            <Transmitter place={places.offer(id)} tile={tile} {...box} />
          </Moving>
        );
      })}
      <g
        transform={
          upright
            ? `translate(${width - STACK_WIDTH} ${DISPLAY_SIZE * (tall + GAP) + 4})`
            : `translate(${width - STACK_WIDTH + 2} 0)`
        }
      >
        <NextTile facts={facts} height={upright ? 84 : height} />
      </g>
    </>
  );
}

/** The top of the stack lies open. */
function NextTile({ facts: { view, text }, height }: { readonly facts: Facts; readonly height: number }) {
  const next = view.stack.at(-1);
  const [width, middle] = [STACK_WIDTH - 8, (STACK_WIDTH - 8) / 2];
  if (next === undefined) return null;
  const { costs, instant, production } = TRANSMITTERS[next];
  const effects = instant.length > 0 ? instant : production;
  const whole = glyphsOf(effects);
  const rows = widthOf(whole) > width - 6 ? effects.map((effect) => glyphsOf([effect])) : [whole];
  return (
    <Target place={STACK}>
      {[2, 1, 0].map((i) => (
        <Plate key={i} x={i * 2.5} y={i * 2.5} width={width} height={height - 24} r={8} />
      ))}
      <Label x={middle} y={15} size={11} fill="var(--dim)" anchor="middle">
        {text.next}
      </Label>
      {costs.map((cost, i) => (
        <Die
          key={i}
          x={middle + (i - (costs.length - 1) / 2) * 18}
          y={rows.length > 1 ? 26 : 30}
          size={16}
          value={cost}
        />
      ))}
      {rows.map((row, i) => (
        <Glyphs key={i} row={row} x={middle} y={rows.length > 1 ? 46 + i * 18 : 52} room={width - 6} anchor="middle" />
      ))}
      <Label x={middle} y={height - 4} fill="var(--dim)" anchor="middle" weight={600}>
        ×{view.stack.length}
      </Label>
    </Target>
  );
}
