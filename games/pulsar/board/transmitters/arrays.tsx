import { IconAt, Moving, Target, usePlaceState } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import { TRANSMITTERS } from '../../data/index.ts';
import { NONE, type PulsarState } from '../../rules/state.ts';
import { round } from '../art/measure.ts';
import { Label, PlateGlow } from '../art/things.tsx';
import type { Facts, Room } from '../facts.ts';
import { NEW_ARRAY, places } from '../places.ts';
import { frameOf } from '../routes.ts';
import type { End } from '../words.ts';
import { Transmitter, tileNeeds } from './tile.tsx';

interface Laid {
  readonly tile: number;
  readonly flipped: boolean;
}

/** A seat's tiles as chains, each with the way it lies. */
export function arraysOf(view: PulsarState, seat: Seat): readonly (readonly Laid[])[] {
  const own = TRANSMITTERS.map((_, tile) => tile).filter((tile) => view.holder[tile] === seat);
  const isEnd = (tile: number): boolean => view.left[tile] === NONE || view.right[tile] === NONE;
  const seen = new Set<number>();
  const arrays: Laid[][] = [];
  // Chains are read from an end; what is left then is a ring, read from anywhere.
  for (const start of [...own.filter(isEnd), ...own]) {
    if (seen.has(start)) continue;
    const chain: Laid[] = [];
    let before = NONE;
    for (let tile = start; tile >= 0 && !seen.has(tile); ) {
      seen.add(tile);
      const isFromLeft = before === NONE ? view.left[tile] === NONE : view.left[tile] === before;
      chain.push({ tile, flipped: !isFromLeft });
      before = tile;
      tile = isFromLeft ? view.right[tile] : view.left[tile];
    }
    arrays.push(chain);
  }
  return arrays;
}

interface Spot extends Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 7;
const MOST = 108;

/** Every array in rows of its own, as large as the room allows. */
function layOut(arrays: readonly (readonly Laid[])[], view: PulsarState, { width, height }: Room): readonly Spot[] {
  const needs = ({ tile }: Laid): number => tileNeeds(tile, view.active[tile] === 1);
  const rows: (readonly Laid[])[] = [];
  for (const array of arrays) {
    let row: Laid[] = [];
    for (const laid of array) {
      const sum = row.reduce((total, each) => total + needs(each), needs(laid));
      if (row.length > 0 && sum > width * 1.12) {
        rows.push(row);
        row = [];
      }
      row.push(laid);
    }
    rows.push(row);
  }
  const tall = Math.min(MOST, (height - GAP * (rows.length - 1)) / Math.max(rows.length, 1));
  const top = Math.max(0, (height - rows.length * (tall + GAP) + GAP) / 2);
  return rows.flatMap((row, i) => {
    const sum = row.reduce((total, each) => total + needs(each), 0);
    const scale = Math.min(1.1, width / sum);
    let x = Math.max(0, (width - sum * scale) / 2);
    return row.map((laid) => {
      const spot = { ...laid, x, y: top + i * (tall + GAP), width: needs(laid) * scale, height: tall };
      x += spot.width;
      return spot;
    });
  });
}

/** A free end of an own tile, to which a new one can be linked. */
function FreeEnd({ spot, end }: { readonly spot: Spot; readonly end: End }) {
  const place = places.end(TRANSMITTERS[spot.tile].id, end);
  const state = usePlaceState(place);
  if (state !== 'open' && state !== 'held') return null;
  const isRight = (end === 'right') !== spot.flipped;
  const box = {
    x: round(isRight ? spot.x + spot.width - 14 : spot.x - 14),
    y: round(spot.y + spot.height / 2 - 18),
    width: 28,
    height: 36,
    rx: 8,
  };
  return (
    <Target place={place} glow={<rect {...box} />}>
      <rect {...box} fill="rgb(255 214 124 / 18%)" />
    </Target>
  );
}

/** The tile that has just been taken, waiting for its place, and an empty spot for a new array. */
function NewTile({ facts, tile, width, height }: Room & { readonly facts: Facts; readonly tile: number }) {
  const tall = Math.min(height, 88);
  const wide = Math.min(width * 0.46, tileNeeds(tile));
  const free = Math.max(94, wide * 0.9);
  const box = { x: width - free, y: (height - tall) / 2, width: free, height: tall, r: 9 };
  return (
    <>
      <Transmitter place={places.tile(TRANSMITTERS[tile].id)} tile={tile} x={0} y={box.y} width={wide} height={tall} />
      <Target place={NEW_ARRAY} glow={<PlateGlow {...box} />}>
        <rect
          x={round(box.x)}
          y={round(box.y)}
          width={round(box.width)}
          height={tall}
          rx="9"
          fill="var(--well)"
          stroke="var(--line)"
          strokeDasharray="4 4"
        />
        <IconAt name="transmitter" x={box.x + box.width / 2} y={box.y + tall / 2 - 10} size={20} ink="var(--dim)" />
        <Label x={box.x + box.width / 2} y={box.y + tall / 2 + 16} size={11.5} anchor="middle">
          {facts.text.newArray}
        </Label>
      </Target>
    </>
  );
}

/** The arrays of a seat. While a new tile looks for its place, it lies below them beside an empty spot. */
export function Arrays({ facts, seat, width, height }: Room & { readonly facts: Facts; readonly seat: Seat }) {
  const { view, viewer, text } = facts;
  const frame = frameOf(view, viewer);
  const incoming = frame?.step === 'link' && viewer === seat ? frame.tile : NONE;
  const arrays = arraysOf(view, seat).filter((array) => !array.some(({ tile }) => tile === incoming));
  const room = incoming === NONE ? height : height * 0.55;
  const spots = layOut(arrays, view, { width, height: room });
  return (
    <>
      {spots.length === 0 && incoming === NONE && (
        <Label x={width / 2} y={height / 2} fill="var(--dim)" anchor="middle">
          {text.noTransmitters}
        </Label>
      )}
      {spots.map((spot) => {
        const { id } = TRANSMITTERS[spot.tile];
        return (
          <Moving key={id} name={id}>
            <Transmitter
              place={places.tile(id)}
              {...spot}
              active={view.active[spot.tile] === 1}
              paid={view.paid[spot.tile]}
              production={view.round}
              seat={seat}
            />
          </Moving>
        );
      })}
      {spots.map((spot) => (
        <g key={spot.tile}>
          <FreeEnd spot={spot} end="left" />
          <FreeEnd spot={spot} end="right" />
        </g>
      ))}
      {incoming !== NONE && (
        <g transform={`translate(0 ${round(room + 4)})`}>
          <NewTile facts={facts} tile={incoming} width={width} height={height - room - 4} />
        </g>
      )}
    </>
  );
}
