import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, use } from 'react';
import { OwnerContext, placeOf, useBoard, useOfBoard, usePlaceState } from './context.ts';
import type { Place } from './drawing.ts';

interface TargetProps {
  /** One name a place: it is what options, events and explanations speak of. */
  readonly place: Place;
  /** The outline that glows when the place can be pressed: a rect, circle or path in the same units. */
  readonly glow?: ReactNode;
  /** What a screen reader says; by itself what a press would do, or what the place is. */
  readonly label?: string;
  readonly className?: string;
  readonly transform?: string;
  readonly children?: ReactNode;
}

/** Was the press made by a finger? Then the first one shows what the second one does. */
const isCareful = (event: PointerEvent | { nativeEvent: Event }): boolean =>
  (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';

/** How a place behaves, whatever it is drawn with. */
function usePlace({ place: drawn, label, className = '' }: TargetProps) {
  const store = useBoard();
  const place = placeOf(drawn, use(OwnerContext));
  const state = usePlaceState(place);
  const lit = useOfBoard((board) => board.isLit(place));
  const common = {
    'data-place': place,
    'data-state': state,
    ...(lit ? { 'data-lit': '' } : {}),
    className: `place ${className}`.trim(),
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && store.point(place),
    onPointerLeave: () => store.pointed() === place && store.point(undefined),
  };
  if (state !== 'open' && state !== 'held') return { common };
  const press = (careful: boolean) => store.press(place, careful);
  return {
    common: {
      ...common,
      'data-glow': '',
      onClick: (event: { nativeEvent: Event; stopPropagation(): void }) => {
        event.stopPropagation();
        press(isCareful(event));
      },
    },
    says: label ?? labelOf(store, place),
    button: {
      role: 'button',
      'data-press': '',
      tabIndex: 0,
      ...(state === 'held' ? { 'aria-pressed': true } : {}),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(false);
      },
      // A finger points by pressing: a preview at its focus would move the page away under it before the press counts.
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && store.point(place),
      onBlur: () => store.pointed() === place && store.point(undefined),
    },
  };
}

const MOST_SAID = 3;

/** What a press does, as far as that can be said in a breath; else what the place is. */
function labelOf(store: ReturnType<typeof useBoard>, place: Place): string {
  const title = store.explain(place)?.title;
  const entries = store.leadsTo(place);
  const said = entries.slice(0, MOST_SAID).map((entry) => store.say(entry));
  if (entries.length > MOST_SAID) return title ?? `${said.join('; ')} …`;
  return [title, ...said].filter((part) => part !== undefined && part !== '').join(': ') || place;
}

/**
 * A place of a drawing. It glows while it can be pressed, and explains itself when it is pointed at. The button is the
 * glow alone: what is drawn is a picture, and its figures are not the button's name.
 */
export function Target(props: TargetProps) {
  const { common, button, says } = usePlace(props);
  const { glow, transform, children } = props;
  return (
    <g {...common} {...(transform === undefined ? {} : { transform })}>
      {children}
      {button && (
        <g className="glow" aria-label={says} {...button}>
          {glow}
        </g>
      )}
    </g>
  );
}

/** The same for a place that is drawn as a part of the page rather than inside a drawing. */
export function TargetButton(props: Omit<TargetProps, 'glow' | 'transform'>) {
  const { common, button, says } = usePlace(props);
  if (button === undefined) return <span {...common}>{props.children}</span>;
  return (
    <button {...common} {...button} type="button">
      {props.children}
      <span className="hidden-text"> {says}</span>
    </button>
  );
}
