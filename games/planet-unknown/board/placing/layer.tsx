import { useBoard } from '@orrery/board';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { GRID_SIZE, ORIENTATIONS, TILE_TURNS } from '../../data/index.ts';
import { xOf, yOf } from '../../rules/grid.ts';
import type { Cell } from '../../rules/state.ts';
import type { Facts } from '../facts.ts';
import { places } from '../places.ts';
import { CELL, EDGE, left, SIZE, top } from '../planet/cells.ts';
import { cellUnder } from './drag.tsx';
import { Ghost } from './ghost.tsx';
import { type Placing, useSpot } from './holding.ts';
import { OutcomeChips } from './outcome.tsx';
import { outcomeOf } from './preview.ts';

const RESTS_MS = 70;

/** The tile as it would lie under the hand. */
function HeldGhost({ placing }: { placing: Placing }) {
  const { tile, turn } = placing;
  const { wanted, choice } = useSpot(placing);
  return <Ghost tile={tile} turn={turn} at={wanted?.at} fits={choice !== undefined} />;
}

const STEP: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -GRID_SIZE,
  ArrowDown: GRID_SIZE,
};

const Dots = memo(function Dots({ cells }: { cells: readonly Cell[] }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect x="2" y="2" width={SIZE - 4} height={SIZE - 4} rx="12" className="pu-ring" />
      {cells.map((cell) => (
        <g key={cell} data-place={places.lay(cell)}>
          <circle cx={left(cell) + 20} cy={top(cell) + 20} r="4" className="pu-dot" />
        </g>
      ))}
    </svg>
  );
});

/** What the place under the tile would bring, or why it may not lie there. It may come a frame after the tile. */
function Says({ placing, facts, hint }: { readonly placing: Placing; readonly facts: Facts; readonly hint: boolean }) {
  const store = useBoard();
  const { view, viewer, whyNot, text } = facts;
  const { choice, wanted } = useDeferredValue(useSpot(placing));
  const { effect } = placing;
  const outcome = useMemo(
    () => (choice === undefined || viewer === null ? undefined : outcomeOf(view, viewer, effect, choice)),
    [view, viewer, effect, choice],
  );
  useEffect(() => {
    // Only where the tile rests: what tubes and beams would show is not drawn for every cell it passes.
    const rests = setTimeout(() => store.pointAt(choice), RESTS_MS);
    return () => {
      clearTimeout(rests);
      store.pointAt(undefined);
    };
  }, [store, choice]);
  if (outcome && choice)
    return (
      <>
        <OutcomeChips outcome={outcome} t={text} />
        <p className="hidden-text">{facts.words.choice(choice, view, viewer ?? 0)}</p>
      </>
    );
  if (wanted)
    return (
      <p className="pu-bad" data-says="">
        {whyNot(wanted) ?? text.notHere}
      </p>
    );
  return hint ? <p className="pu-touch">{text.placingTouch}</p> : null;
}

/** Beside the tile and never over it: above, or below where it lies at the top. */
function PlacingSays({ placing, facts }: { readonly placing: Placing; readonly facts: Facts }) {
  const { wanted } = useSpot(placing);
  const { width, height } = ORIENTATIONS[TILE_TURNS[placing.tile][placing.turn]];
  const [x, y] = wanted === undefined ? [GRID_SIZE / 2, GRID_SIZE] : [xOf(wanted.at) + width / 2, yOf(wanted.at)];
  const isBelow = wanted !== undefined && y < 3;
  const down = isBelow ? y + height : y;
  return (
    <div
      className="pu-says"
      aria-live="polite"
      style={{
        left: `clamp(20%, ${(100 * (EDGE + x * CELL)) / SIZE}%, 80%)`,
        top: `${(100 * (EDGE + down * CELL)) / SIZE}%`,
        transform: `translate(-50%, ${isBelow ? '10px' : 'calc(-100% - 10px)'})`,
      }}
    >
      <Says placing={placing} facts={facts} hint={wanted === undefined} />
    </div>
  );
}

/** The tile in the hand over the planet: turned by wheel or key, moved by pointer or arrows, placed by click or Enter. */
export function PlacingLayer({
  placing,
  planet,
  facts,
}: {
  readonly placing: Placing;
  readonly planet: RefObject<SVGSVGElement | null>;
  readonly facts: Facts;
}) {
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(placing);
  latest.current = placing;
  useEffect(() => {
    const element = layer.current;
    element?.focus({ preventScroll: true });
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      latest.current.rotate(event.deltaY > 0 ? 1 : -1);
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);
  const { over, grips } = placing;
  const cells = useMemo(() => [...grips.keys()], [grips]);
  const placeHere = () => placing.lay(over.get());
  const onKey = (event: KeyboardEvent) => {
    const now = over.get();
    const from = now ?? cells[0] ?? 0;
    const step = STEP[event.key];
    if (step !== undefined) {
      const to = now === undefined ? from : from + step;
      const wraps = Math.abs(step) === 1 && now !== undefined && yOf(to) !== yOf(from);
      if (to >= 0 && to < GRID_SIZE * GRID_SIZE && !wraps) over.set(to);
    } else if (event.key === 'r' || event.key === ' ') placing.rotate(event.shiftKey ? -1 : 1);
    else if (event.key === 'R' || event.key === 'e' || event.key === 'E') placing.rotate(-1);
    else if (event.key === 'f' || event.key === 'F') placing.flip();
    else if (event.key === 'Enter') placeHere();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const look = (event: PointerEvent) => over.set(cellUnder(planet.current, event.clientX, event.clientY));
  const isSecond = useRef(false);
  const onDown = (event: PointerEvent) => {
    const before = over.get();
    look(event);
    isSecond.current = before !== undefined && before === over.get();
  };
  return (
    <div
      ref={layer}
      role="application"
      tabIndex={0}
      data-glow="field"
      aria-label={facts.text.placing}
      className="pu-placing"
      onKeyDown={onKey}
      onPointerMove={look}
      onPointerDown={onDown}
      onPointerLeave={(event) => event.pointerType === 'mouse' && over.set(undefined)}
      onClick={(event) => {
        // A finger's first tap shows what the second one does.
        const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
        if (isMouse || isSecond.current) placeHere();
      }}
    >
      <Dots cells={cells} />
      <HeldGhost placing={placing} />
      <PlacingSays placing={placing} facts={facts} />
    </div>
  );
}
