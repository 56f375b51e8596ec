import './cut.css';
import { BoardContext, type Drawing, type Layout, openBoard, Scaled, useSize } from '@orrery/board';
import type { Language, Seat, State } from '@orrery/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadRoom, loadWords } from '../games.ts';
import { Guarded } from '../kit/guarded.tsx';
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
const layoutOf = ({ parts: [{ id: part }], whole }: Drawing, isWhole: boolean): Layout =>
  isWhole ? { kind: 'whole', part, ...whole } : { kind: 'parts', part, width: 480, height: 270 };

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
  /** How large the whole board is drawn, from its first corner on; without it the part that matters fills the room. */
  readonly zoom?: number;
  /** Hears of the drawing once it stands; of nothing where there is none. */
  readonly onDrawn?: (drawing: Element | undefined) => void;
}

/** The drawn board of a table, small and still; the world of its game until it is there, or when it cannot be drawn. */
export function Cut({ game, standing, zoom, onDrawn }: CutProps) {
  const latest = useRef({ standing, onDrawn });
  latest.current = { standing, onDrawn };
  const { language } = useSettings();
  const [gathered, setGathered] = useState<Awaited<ReturnType<typeof gather>>>();
  useEffect(() => {
    let gone = false;
    const show = (found?: Awaited<ReturnType<typeof gather>>) => {
      if (gone) return;
      setGathered(found);
      if (found === undefined) latest.current.onDrawn?.(undefined);
    };
    // A table of an older version, or no connection: the world says which game it is.
    gather(game, language, latest.current.standing()).then(show, () => show());
    return () => {
      gone = true;
    };
  }, [game, language]);
  const world = <GamePicture game={game} />;
  if (gathered === undefined) return world;
  const layout = layoutOf(gathered.drawing, zoom !== undefined);
  return (
    <Guarded instead={world}>
      <Still {...{ layout, zoom, onDrawn }}>
        <BoardContext value={gathered.store}>
          <gathered.drawing.Board {...gathered.facts} layout={layout} />
        </BoardContext>
      </Still>
    </Guarded>
  );
}

interface StillProps {
  readonly layout: Layout;
  readonly zoom: number | undefined;
  readonly onDrawn: CutProps['onDrawn'];
  readonly children: ReactNode;
}

/** As large as is wished, or as covers the room there is. */
function Still({ layout: { width, height }, zoom, onDrawn, children }: StillProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box);
  const scale = zoom ?? (room === undefined ? 1 : Math.max(room.width / width, room.height / height));
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  useEffect(() => {
    if (room !== undefined && box.current !== null) drawn.current?.(box.current);
  }, [room]);
  return (
    <div className="cut" ref={box} data-board="" aria-hidden="true" inert>
      <Scaled width={width} height={height} scale={scale} className="cut-board board-surface">
        {children}
      </Scaled>
    </div>
  );
}
