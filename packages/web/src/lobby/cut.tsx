import { BoardContext, type Drawing, type Layout, openBoard } from '@orrery/board';
import type { Language, Seat, State } from '@orrery/kernel';
import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { loadRoom, loadWords } from '../games.ts';
import { useSettings } from '../settings.ts';
import { drawingOf, textOf } from '../table/drawn-table.tsx';
import { GamePicture } from './pictures.tsx';

/** A table as it stands, as far as its viewer may know. */
export interface Standing {
  readonly view: State;
  readonly viewer: Seat | null;
  readonly names: readonly string[];
}

/** The part of a board that opens first on a small screen is what a game is about. */
const layoutOf = ({ parts: [{ id: part }] }: Drawing): Layout => ({ kind: 'parts', part, width: 480, height: 270 });

const NOTHING: readonly never[] = [];

/** Everything that has to be there before the board can be drawn. */
async function gather(game: string, language: Language, standing: Promise<Standing | undefined>) {
  const [found, room, drawing, words, text] = await Promise.all([
    standing,
    loadRoom(game),
    drawingOf(game),
    loadWords(game, language),
    textOf(game, language),
  ]);
  if (found === undefined) return undefined;
  const facts = { ...found, options: NOTHING, words, text, whyNot: () => undefined };
  const store = openBoard(room.game, drawing, { facts, take: () => undefined });
  return { drawing, facts, store };
}

interface CutProps {
  readonly game: string;
  /** Fetched once for every picture: a table that has gone on is another picture. */
  readonly standing: () => Promise<Standing | undefined>;
}

/** The drawn board of a table, small and still; the world of its game until it is there, or when it cannot be drawn. */
export function Cut({ game, standing }: CutProps) {
  const latest = useRef(standing);
  latest.current = standing;
  const { language } = useSettings();
  const [gathered, setGathered] = useState<Awaited<ReturnType<typeof gather>>>();
  useEffect(() => {
    let gone = false;
    gather(game, language, latest.current()).then(
      (found) => gone || setGathered(found),
      // A table of an older version, or no connection: the world says which game it is.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, language]);
  const world = <GamePicture game={game} />;
  if (gathered === undefined) return world;
  return (
    <Guarded instead={world}>
      <Scaled layout={layoutOf(gathered.drawing)}>
        <BoardContext value={gathered.store}>
          <gathered.drawing.Board {...gathered.facts} layout={layoutOf(gathered.drawing)} />
        </BoardContext>
      </Scaled>
    </Guarded>
  );
}

/** Draws in the size that the board was made for, and shows it in the room there is. */
function Scaled({ layout: { width, height }, children }: { readonly layout: Layout; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setScale(Math.max(element.clientWidth / width, element.clientHeight / height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  const style = useMemo(() => ({ width, height, transform: `scale(${scale})` }), [width, height, scale]);
  return (
    <div className="cut" ref={box} aria-hidden="true" inert>
      <div className="cut-board board-surface" data-board="" style={style}>
        {children}
      </div>
    </div>
  );
}

interface GuardedProps {
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A picture that cannot be drawn takes nothing else with it. */
class Guarded extends Component<GuardedProps, { readonly failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
