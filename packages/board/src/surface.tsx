import './board.css';
import type { Choice, Game, State } from '@orrery/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BoardContext, useOfBoard } from './context.ts';
import type { Drawing, Layout, Place } from './drawing.ts';
import { GuideLayer, nextStep } from './guide.tsx';
import { useHands } from './hands.ts';
import { Icon } from './icons/index.ts';
import { useInSight } from './in-sight.ts';
import { Inspector } from './inspector.tsx';
import { PlaceMenu } from './menu.tsx';
import { type Whereabouts, WhereaboutsContext } from './motion.tsx';
import { isLow, partFor, partsFor, shownPart } from './parts.ts';
import { Scaled, useSize } from './scaled.tsx';
import { type BoardStore, openBoard, type Position } from './store.ts';

/** Words of the kit itself, given by the app in the reader's language. */
export interface KitText {
  readonly close: string;
  readonly rule: string;
  /** The parts of a board, as a group of tabs. */
  readonly parts: string;
  /** Several choices at one place. */
  readonly which: string;
}

/** The store of one table's board, kept up to date. It is made by the frame, which shows what is held and tried, too. */
export function useBoardStore<S extends State, C extends Choice>(
  game: Game<S, C>,
  drawing: Drawing<S, C>,
  position: Position<S, C>,
): BoardStore<S, C> {
  const [store] = useState(() => openBoard(game, drawing, position));
  // Before the board is drawn, so that no frame shows old places with a new view.
  store.update(position);
  useLayoutEffect(() => store.announce());
  return store;
}

interface SurfaceProps {
  readonly drawing: Drawing;
  readonly store: BoardStore;
  readonly kit: KitText;
  /** Shows the rule behind an explanation. */
  readonly onRule?: (rule: string) => void;
  /** How small the whole board may be drawn, where it is only looked at; where it is played on it keeps its size. */
  readonly least?: number;
}

/** What scrolls can be reached by keyboard, also while nothing in it can be pressed. */
const SCROLLS = { tabIndex: 0 } as const;

/** Draws a board into the room it has: whole where it is legible so, else part by part. */
export function BoardSurface({ drawing, store, kit, onRule, least = 1 }: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [whereabouts] = useState<Whereabouts>(() => new Map());
  const [wanted, setPart] = useState(drawing.parts[0].id);
  const low = size !== undefined && isLow(size);
  const part = shownPart(drawing, wanted, low);
  const facts = store.facts();
  const fits =
    size === undefined ? 1 : Math.min(1, size.width / drawing.whole.width, size.height / drawing.whole.height);
  const isWhole = fits >= least;
  useLayoutEffect(() => {
    if (!isWhole && facts.options.length > 0) setPart((now) => partWithChoice(drawing, store, low, now));
  }, [drawing, store, isWhole, low, facts.options]);
  useEffect(() => {
    if (isWhole) return;
    let last = store.held();
    let lit: readonly Place[] = [];
    const showLit = () => {
      if (store.lit() === lit) return;
      lit = store.lit();
      // What is pointed at from outside comes into sight.
      const parts = lit.flatMap((place) => partFor(drawing, place, low) ?? []);
      if (parts.length > 0) setPart((now) => (parts.includes(now) ? now : parts[0]));
    };
    let step: Place | undefined;
    /** A hint leads from part to part. */
    const showStep = () => {
      const next = nextStep(store);
      if (next === step) return;
      step = next;
      const wanted = next === undefined ? undefined : partFor(drawing, next, low);
      if (wanted !== undefined) setPart(wanted);
    };
    const show = () => {
      showLit();
      showStep();
    };
    show();
    return store.subscribe(() => {
      show();
      const held = store.held();
      if (held === last) return;
      last = held;
      // What goes on elsewhere is shown; what was let go leaves the reader where they are.
      if (held.length > 0) setPart((now) => partWithChoice(drawing, store, low, now));
    });
  }, [drawing, store, isWhole, low]);
  useHands(root, store);
  useInSight(root, store, part);
  const scale = isWhole ? fits : 1;
  const layout: Layout | undefined = size && {
    kind: isWhole ? 'whole' : 'parts',
    part,
    width: size.width / scale,
    height: size.height / scale,
  };
  return (
    <BoardContext value={store}>
      <WhereaboutsContext value={whereabouts}>
        <div className="board-surface" data-kind={isWhole ? 'whole' : 'parts'}>
          {!isWhole && (
            <PartTabs
              drawing={drawing}
              low={low}
              names={facts.text.parts}
              label={kit.parts}
              now={part}
              onPart={setPart}
            />
          )}
          <div
            className="board-room"
            ref={root}
            data-board={layout ? 'drawn' : 'awaited'}
            {...(isWhole ? {} : SCROLLS)}
          >
            {layout && (
              <MaybeScaled layout={layout} scale={scale}>
                <drawing.Board {...facts} layout={layout} />
              </MaybeScaled>
            )}
            <GuideLayer root={root} />
            <PlaceMenu root={root} kit={kit} />
            <Inspector root={root} kit={kit} {...(onRule === undefined ? {} : { onRule })} />
          </div>
        </div>
      </WhereaboutsContext>
    </BoardContext>
  );
}

/** A board that is only looked at may be drawn smaller than it is made. */
function MaybeScaled({ layout, scale, children }: { layout: Layout; scale: number; children: ReactNode }) {
  if (scale === 1) return children;
  return (
    <Scaled width={layout.width} height={layout.height} scale={scale}>
      {children}
    </Scaled>
  );
}

/** A part with so small a share of the choices of the fullest one gives way to it. */
const FEW = 0.25;

/** How many choices begin in each part. */
function choicesIn(drawing: Drawing, store: BoardStore, low: boolean): Map<string, number> {
  const counts = new Map<string, number>();
  for (const place of store.open()) {
    const part = partFor(drawing, place, low);
    if (part !== undefined) counts.set(part, (counts.get(part) ?? 0) + store.leadsTo(place).length);
  }
  return counts;
}

/** The part that is shown stays where there is something to do in it; else the one comes where there is most. */
function partWithChoice(drawing: Drawing, store: BoardStore, low: boolean, now: string): string {
  const counts = choicesIn(drawing, store, low);
  const most = Math.max(0, ...counts.values());
  if (most === 0 || (counts.get(now) ?? 0) > most * FEW) return now;
  return [...counts].find(([, n]) => n === most)?.[0] ?? now;
}

function PartTabs({
  drawing,
  low,
  names,
  label,
  now,
  onPart,
}: {
  readonly drawing: Drawing;
  readonly low: boolean;
  readonly names: Readonly<Record<string, string>>;
  readonly label: string;
  readonly now: string;
  readonly onPart: (part: string) => void;
}) {
  const open = useOfBoard((store) => [...choicesIn(drawing, store, low).keys()].join(' ')).split(' ');
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the row itself: scrollIntoView would move the page to it, too.
    const row = tabs.current;
    const tab = row?.querySelector('[aria-pressed="true"]')?.getBoundingClientRect();
    if (row === null || tab === undefined) return;
    const { left, right } = row.getBoundingClientRect();
    row.scrollLeft += Math.max(0, tab.right - right) - Math.max(0, left - tab.left);
  });
  return (
    <nav className="board-parts" aria-label={label} ref={tabs}>
      {partsFor(drawing, low).map(({ id, icon }) => (
        <button
          key={id}
          type="button"
          data-part={id}
          aria-pressed={id === now}
          data-open={open.includes(id)}
          onClick={() => onPart(id)}
        >
          <Icon name={icon} size={18} />
          {names[id]}
        </button>
      ))}
    </nav>
  );
}
