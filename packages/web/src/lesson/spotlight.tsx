import type { Place } from '@orrery/board';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
}

const MARGIN = 6;
/** More than these, or larger than this share of the board, and a shade would only be in the way. */
const MOST_HOLES = 24;
const MOST_SHARE = 0.5;
/** A single place to press is marked by a dot; of a few each has one. */
const MOST_DOTS = 4;
/** A target below this share of the board lies in its lower part. */
const LOW = 0.58;

function sightOf(board: HTMLElement): Sight {
  const frame = board.getBoundingClientRect();
  const holes = [...board.querySelectorAll('[data-lit]')]
    .map((element): Hole => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        x: Math.round(left - frame.left - MARGIN),
        y: Math.round(top - frame.top - MARGIN),
        width: Math.round(width + 2 * MARGIN),
        height: Math.round(height + 2 * MARGIN),
        open: (element as SVGElement).dataset.state === 'open',
      };
    })
    .filter(({ x, y, width, height }) => x + width > 0 && y + height > 0 && x < frame.width && y < frame.height);
  return { width: Math.round(frame.width), height: Math.round(frame.height), holes };
}

/** What is lit on the board, in its pixels: kept right while the board scrolls, moves and is drawn anew. */
function useSight(board: RefObject<HTMLElement | null>): Sight | undefined {
  const [sight, setSight] = useState<Sight>();
  useLayoutEffect(() => {
    const element = board.current;
    if (element === null) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const seen = sightOf(element);
      setSight((now) => (JSON.stringify(now) === JSON.stringify(seen) ? now : seen));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    const drawing = new MutationObserver(soon);
    drawing.observe(element, { subtree: true, childList: true, attributes: true });
    const size = new ResizeObserver(soon);
    size.observe(element);
    const moves = ['scroll', 'transitionend', 'animationend', 'wheel'] as const;
    for (const name of moves) element.addEventListener(name, soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      drawing.disconnect();
      size.disconnect();
      for (const name of moves) element.removeEventListener(name, soon, { capture: true });
    };
  }, [board]);
  return sight;
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
  const sight = useSight(board);
  const holes = sight?.holes ?? [];
  const target = holes.find(({ open }) => open) ?? holes[0];
  const scrolled = useRef('');
  useEffect(() => {
    if (target === undefined || scrolled.current === step) return;
    scrolled.current = step;
    const lit = [...(board.current?.querySelectorAll('[data-lit]') ?? [])];
    const first = lit.find((element) => (element as SVGElement).dataset.state === 'open') ?? lit[0];
    first?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [board, step, target]);
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
