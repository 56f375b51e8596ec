import { type Place, useMeasured } from '@orrery/board';
import { type RefObject, useEffect, useRef } from 'react';
import { useDrawn } from '../table/drawn-table.tsx';

/** Lights what is to be looked at: the given places, and whatever has to be pressed next. */
export function useLight(places: readonly Place[], shown: readonly Place[] | undefined): void {
  const drawn = useDrawn();
  useEffect(() => {
    if (drawn === undefined) return;
    const { store } = drawn;
    let last = '';
    const light = () => {
      const lit = shown ?? [...new Set([...store.open(), ...store.held(), ...places])];
      const key = lit.join('|');
      if (key === last) return;
      last = key;
      store.light(lit);
    };
    store.light([]);
    light();
    return store.subscribe(light);
  }, [drawn, places, shown]);
}

interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** May be pressed now. */
  readonly open: boolean;
}

interface Sight {
  readonly width: number;
  readonly height: number;
  readonly holes: readonly Hole[];
  /** The name of what is to be pressed or looked at first, also where it lies out of sight. */
  readonly first: Place | undefined;
}

const MARGIN = 6;
/** More than these, or larger than this share of the board, and a shade would only be in the way. */
const MOST_HOLES = 24;
const MOST_SHARE = 0.5;
/** A single place to press is marked by a dot; of a few each has one. */
const MOST_DOTS = 4;
/** A target below this share of the board lies in its lower part. */
const LOW = 0.58;

const litIn = (board: HTMLElement): (SVGElement | HTMLElement)[] => [
  ...board.querySelectorAll<SVGElement>('[data-lit]'),
];
const firstOf = (lit: readonly (SVGElement | HTMLElement)[]): SVGElement | HTMLElement | undefined =>
  lit.find(({ dataset }) => dataset.state === 'open') ?? lit[0];

function sightOf(board: HTMLElement): Sight {
  const frame = board.getBoundingClientRect();
  const lit = litIn(board);
  const holes = lit
    .map((element): Hole => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        x: Math.round(left - frame.left - MARGIN),
        y: Math.round(top - frame.top - MARGIN),
        width: Math.round(width + 2 * MARGIN),
        height: Math.round(height + 2 * MARGIN),
        open: element.dataset.state === 'open',
      };
    })
    .filter(({ x, y, width, height }) => x + width > 0 && y + height > 0 && x < frame.width && y < frame.height);
  const first = firstOf(lit)?.dataset.place;
  return { width: Math.round(frame.width), height: Math.round(frame.height), holes, first };
}

/** Where the target lies: in which column of the board, and whether in its lower part. */
export interface Aim {
  readonly x: number;
  readonly isLow: boolean;
}

interface SpotlightProps {
  readonly board: RefObject<HTMLElement | null>;
  /** Another step: its target comes into sight. */
  readonly step: string;
  readonly onAim: (aim: Aim | undefined) => void;
}

/** The shade over everything but what is spoken of, with a ring and a dot where to press. */
export function Spotlight({ board, step, onAim }: SpotlightProps) {
  const sight = useMeasured(board, sightOf);
  const holes = sight?.holes ?? [];
  const target = holes.find(({ open }) => open) ?? holes[0];
  const first = sight?.first;
  // Another step, or the next press of the same: its target comes into sight.
  useEffect(() => {
    if (first === undefined || board.current === null || step === '') return;
    firstOf(litIn(board.current))?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [board, step, first]);
  const x = target && sight && Math.round(target.x + target.width / 2);
  const isLow = target !== undefined && sight !== undefined && target.y + target.height / 2 > sight.height * LOW;
  const tell = useRef(onAim);
  tell.current = onAim;
  useEffect(() => tell.current(x === undefined ? undefined : { x, isLow }), [x, isLow]);
  if (sight === undefined || holes.length === 0 || holes.length > MOST_HOLES) return null;
  const { width, height } = sight;
  if (holes.some((hole) => hole.width * hole.height > width * height * MOST_SHARE)) return null;
  const open = holes.filter((hole) => hole.open);
  const box = (hole: Hole, i: number) => (
    <rect key={i} x={hole.x} y={hole.y} width={hole.width} height={hole.height} rx="8" />
  );
  return (
    <svg className="lesson-shade" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <mask id="lesson-holes">
        <rect width={width} height={height} fill="#fff" />
        <g fill="#000">{holes.map(box)}</g>
      </mask>
      <rect className="shade" width={width} height={height} mask="url(#lesson-holes)" />
      <g className="rings">{(open.length > 0 ? open : holes).map(box)}</g>
      {open.length <= MOST_DOTS &&
        open.map((hole) => (
          <circle
            key={`${hole.x} ${hole.y}`}
            className="dot"
            cx={hole.x + hole.width / 2}
            cy={hole.y + hole.height / 2}
            r="9"
          />
        ))}
    </svg>
  );
}
