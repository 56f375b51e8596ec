import { useBoard, useOfBoard } from '@orrery/board';
import { type RefObject, useEffect } from 'react';
import type { Facts } from '../facts.ts';
import { frameOf } from '../routes.ts';

/** Is the viewer drawing a flight location by location? */
export const useIsDrawing = (): boolean =>
  useOfBoard((store) => {
    const { view, viewer } = store.facts() as Facts;
    return frameOf(view, viewer)?.step === 'draw';
  });

const placeAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('[data-place^="node "]')?.dataset.place;

/** A flight is drawn in one stroke, too: every location that the pointer comes to is pressed. */
export function useTracing(inside: RefObject<Element | null>): void {
  const store = useBoard();
  const isDrawing = useIsDrawing();
  useEffect(() => {
    const board = inside.current?.closest<HTMLElement>('[data-board]');
    if (!isDrawing || !board) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isTraced = false;
    let last: string | undefined;
    board.addEventListener(
      'pointerdown',
      () => {
        isTraced = false;
        last = undefined;
      },
      { signal, capture: true },
    );
    board.addEventListener(
      'pointermove',
      ({ buttons, clientX, clientY }) => {
        if (buttons !== 1) return;
        const place = placeAt(clientX, clientY);
        if (place === undefined || place === last || store.stateOf(place) !== 'open') return;
        last = place;
        isTraced = true;
        store.press(place);
      },
      { signal },
    );
    // The end of a stroke is no press of its own.
    board.addEventListener(
      'click',
      (event) => {
        if (!isTraced) return;
        isTraced = false;
        event.stopPropagation();
        event.preventDefault();
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  }, [inside, isDrawing, store]);
}
