import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ChangeChips } from './chips.tsx';
import { useBoard, useOfBoard } from './context.ts';
import type { Change, Explanation, Outcome, Place } from './drawing.ts';
import { Icon } from './icons/index.ts';
import { whenIdle } from './idle.ts';
import type { KitText } from './surface.tsx';

const HOVER_MS = 350;
const LONG_PRESS_MS = 450;
/** Room between what is explained and its explanation. */
const GAP = 10;

interface Shown {
  readonly place: Place;
  readonly explanation: Explanation;
  /** The position it was explained in. */
  readonly view: unknown;
  /** What is explained, in the board's pixels. */
  readonly box: Box;
  /** What it is shown over, where the explanation names such a place and it is drawn. */
  readonly over: Box | undefined;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where an element lies, in the board's pixels. */
function boxOf(element: Element, board: Element): Box {
  const frame = board.getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top };
}

const placeAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-place]') : null;

/** Explains what is pointed at, pressed long or focused, beside it and never over it. */
export function Inspector({
  root,
  kit,
  onRule,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly kit: KitText;
  readonly onRule?: (rule: string) => void;
}) {
  const store = useBoard();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const board = root.current;
    if (board === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitsFor: Element | null = null;
    let pressed = { x: Number.NaN, y: Number.NaN };
    const show = (element: Element) => {
      const place = (element as SVGElement).dataset.place ?? '';
      const explanation = store.explain(place);
      if (explanation === undefined) return setShown(undefined);
      const over = [explanation.over ?? []]
        .flat()
        .map((each) => board.querySelector(`[data-place="${each}"]`))
        .find((each) => each !== null);
      const boxes = { box: boxOf(element, board), over: over ? boxOf(over, board) : undefined };
      setShown({ place, explanation, view: store.facts().view, ...boxes });
    };
    const wait = (element: Element | null, ms: number) => {
      if (element === waitsFor) return;
      clearTimeout(timer);
      waitsFor = element;
      if (element !== null) timer = setTimeout(() => show(element), ms);
    };
    const hide = () => {
      wait(null, 0);
      setShown(undefined);
    };
    board.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType !== 'mouse' || (event.target as Element).closest('.board-tip') !== null) return;
        // Who has pressed wants to see what happens; the board changes under a pointer that rests.
        if (event.clientX === pressed.x && event.clientY === pressed.y) return;
        const element = placeAt(event.target);
        if (element !== waitsFor) setShown(undefined);
        wait(element, HOVER_MS);
      },
      { signal },
    );
    board.addEventListener('pointerleave', hide, { signal });
    board.addEventListener(
      'pointerdown',
      (event) => {
        if ((event.target as Element).closest('.board-tip') !== null) return;
        hide();
        pressed = { x: event.clientX, y: event.clientY };
        if (event.pointerType === 'touch') wait(placeAt(event.target), LONG_PRESS_MS);
      },
      { signal },
    );
    for (const name of ['pointerup', 'pointercancel'] as const)
      board.addEventListener(name, (event) => event.pointerType === 'touch' && wait(null, 0), { signal });
    board.addEventListener('contextmenu', (event) => placeAt(event.target) !== null && event.preventDefault(), {
      signal,
    });
    board.addEventListener(
      'focusin',
      (event) => {
        const element = placeAt(event.target);
        // A press focuses, too; only the keyboard asks for an explanation that way.
        if (element !== null && (event.target as Element).matches(':focus-visible')) show(element);
      },
      { signal },
    );
    board.addEventListener('focusout', hide, { signal });
    board.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [root, store]);
  const view = useOfBoard((board) => board.facts().view);
  // A new position: what was explained may be gone.
  if (shown === undefined || shown.view !== view) return null;
  return <Tip shown={shown} root={root} kit={kit} {...(onRule === undefined ? {} : { onRule })} />;
}

function Tip({
  shown: { explanation, box, over },
  root,
  kit,
  onRule,
}: {
  readonly shown: Shown;
  readonly root: RefObject<HTMLElement | null>;
  readonly kit: KitText;
  readonly onRule?: (rule: string) => void;
}) {
  const tip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const element = tip.current;
    const board = root.current;
    if (element === null || board === null) return;
    const { left, top } = placed({ box, over }, element.getBoundingClientRect(), board.getBoundingClientRect());
    // It lies in what scrolls.
    setAt({ left: left + board.scrollLeft, top: top + board.scrollTop });
  }, [box, over, root]);
  const { title, lines, rule } = explanation;
  const outcomes = useMemo(() => explanation.outcomes?.() ?? [], [explanation]);
  return (
    <div
      ref={tip}
      className="board-tip"
      role="tooltip"
      style={{ left: at?.left ?? 0, top: at?.top ?? 0, visibility: at === undefined ? 'hidden' : 'visible' }}
    >
      <strong>{title}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {outcomes.map((outcome) => (
        <OutcomeLine key={outcome.text} outcome={outcome} />
      ))}
      {rule !== undefined && onRule !== undefined && (
        <button type="button" className="rule-link" onClick={() => onRule(rule)}>
          <Icon name="rule" size={14} /> {kit.rule} {rule}
        </button>
      )}
    </div>
  );
}

/** The words stand at once; the figures follow, one outcome after the other, in a line that is kept free for them. */
function OutcomeLine({ outcome: { text, changes } }: { readonly outcome: Outcome }) {
  const [found, setFound] = useState<readonly Change[]>([]);
  useEffect(() => (changes === undefined ? undefined : whenIdle(() => setFound(changes()))), [changes]);
  return (
    <p className="outcome">
      {text}
      {changes !== undefined && (
        <span className="outcome-changes">
          <ChangeChips changes={found} />
        </span>
      )}
    </p>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const within = (at: number, size: number, most: number): number => Math.max(4, Math.min(most - size - 4, at));

/** Over the place that is named for it, unless it would cover what it explains; else beside that. */
function placed({ box, over }: Pick<Shown, 'box' | 'over'>, tip: Size, board: Size): { left: number; top: number } {
  if (over === undefined) return beside(box, tip, board);
  const left = within(over.right - tip.width, tip.width, board.width);
  const top = within(over.top, tip.height, board.height);
  // What only touches is not covered: a glow reaches a little beyond its place.
  const covers =
    left + GAP < box.right &&
    left + tip.width - GAP > box.left &&
    top + GAP < box.bottom &&
    top + tip.height - GAP > box.top;
  return covers ? beside(box, tip, board) : { left, top };
}

/** Above if there is room, else below, else beside; always inside the board. */
function beside(box: Box, tip: Size, board: Size): { left: number; top: number } {
  const middle = (box.left + box.right - tip.width) / 2;
  if (box.top - GAP - tip.height >= 4)
    return { left: within(middle, tip.width, board.width), top: box.top - GAP - tip.height };
  if (box.bottom + GAP + tip.height <= board.height - 4)
    return { left: within(middle, tip.width, board.width), top: box.bottom + GAP };
  const top = within((box.top + box.bottom - tip.height) / 2, tip.height, board.height);
  const right = box.right + GAP + tip.width <= board.width;
  return { left: right ? box.right + GAP : Math.max(4, box.left - GAP - tip.width), top };
}
