import { type BoardStore, useBoard, useOfBoard } from '@orrery/board';
import { type RefObject, useEffect } from 'react';
import { CLUSTERS } from '../../rules/cluster.ts';
import { NONE } from '../../rules/state.ts';
import type { Facts } from '../facts.ts';
import { DRAW, LAND, places } from '../places.ts';
import { frameOf } from '../routes.ts';

const isDrawn = (store: BoardStore): boolean => {
  const { view, viewer } = store.facts() as Facts;
  return frameOf(view, viewer)?.step === 'draw';
};

/** Is the viewer drawing a flight location by location? */
export const useIsDrawing = (): boolean => useOfBoard(isDrawn);

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place^="node "]')?.dataset.place;

/** Where the viewer's ship is. */
function startOf(store: BoardStore): string | undefined {
  const { view, viewer } = store.facts() as Facts;
  const ship = viewer === null ? NONE : view.players[viewer].ship;
  return ship === NONE ? undefined : places.node(CLUSTERS[view.side].ids[ship]);
}

/** May a stroke begin at the viewer's ship: with a die in hand that flies, or in a drawing that has not left it? */
const canBegin = (store: BoardStore): boolean => isDrawn(store) || store.stateOf(DRAW) === 'open';
export const useCanBegin = (): boolean => useOfBoard(canBegin);

/** One stroke of the pointer. */
interface Stroke {
  /** Locations that the pointer has come to, and that are not chosen yet. */
  readonly ahead: string[];
  last: string | undefined;
  /** The view in which something is chosen already; the next one brings the next question. */
  answered: unknown;
  isLifted: boolean;
  hasDrawn: boolean;
}

/** Chooses what a place means: whoever draws has seen the way. */
function choose(store: BoardStore, stroke: Stroke, place: string): void {
  const [entry] = store.leadsTo(place);
  if (entry === undefined) return;
  stroke.answered = store.facts().view;
  store.take(entry.option, entry.then);
}

/** Answers the table as far as the stroke has come; false when there is nothing more to answer. */
function goOn(store: BoardStore, stroke: Stroke): boolean {
  if (store.facts().view === stroke.answered) return true;
  if (!isDrawn(store)) return !stroke.hasDrawn;
  stroke.hasDrawn = true;
  for (let place = stroke.ahead.shift(); place !== undefined; place = stroke.ahead.shift())
    if (store.stateOf(place) === 'open') {
      choose(store, stroke, place);
      return true;
    }
  if (stroke.isLifted && store.stateOf(LAND) === 'open') choose(store, stroke, LAND);
  return !stroke.isLifted;
}

/**
 * A flight is drawn in one stroke, too: from the ship with a die in hand, or on from where the drawing has come to.
 * Every location that the pointer comes to is chosen as soon as the table asks for it; lifting the pointer where the
 * flight may end lands there.
 */
export function useTracing(inside: RefObject<Element | null>): void {
  const store = useBoard();
  useEffect(() => {
    const board = inside.current?.closest<HTMLElement>('[data-board]');
    if (!board) return;
    const stop = new AbortController();
    const { signal } = stop;
    let stroke: Stroke | undefined;
    let isTraced = false;

    const answer = () => {
      if (stroke !== undefined && isTraced && !goOn(store, stroke)) stroke = undefined;
    };
    const tell = store.subscribe(answer);
    board.addEventListener(
      'pointerdown',
      ({ target, clientX, clientY }) => {
        isTraced = false;
        stroke = undefined;
        const start = startOf(store);
        const isAtShip =
          (target as Element).closest('[data-stroke]') !== null ||
          (placeAt(clientX, clientY) === start && store.stateOf(start ?? '') === 'still');
        if (!isDrawn(store) && !(isAtShip && canBegin(store))) return;
        stroke = {
          ahead: [],
          last: isAtShip ? start : undefined,
          answered: undefined,
          isLifted: false,
          hasDrawn: isDrawn(store),
        };
      },
      { signal, capture: true },
    );
    board.addEventListener(
      'pointermove',
      ({ buttons, clientX, clientY }) => {
        if (stroke === undefined || buttons !== 1) return;
        const place = placeAt(clientX, clientY);
        if (place === undefined || place === stroke.last) return;
        stroke.last = place;
        stroke.ahead.push(place);
        if (!isTraced && !stroke.hasDrawn) choose(store, stroke, DRAW);
        isTraced = true;
        answer();
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        if (stroke !== undefined) stroke.isLifted = true;
        answer();
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => (stroke = undefined), { signal });
    // The end of a stroke is no press of its own.
    board.addEventListener(
      'click',
      (event) => {
        if (!isTraced) return;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    return () => {
      tell();
      stop.abort();
    };
  }, [inside, store]);
}
