import { previewOf, Scaled, useSize } from '@orrery/board';
import type { Choice, Game, Seat, State, Words } from '@orrery/kernel';
import { Suspense, useEffect, useMemo, useRef } from 'react';
import { BoardView } from '../table/board.tsx';
import { DrawnTable, isDrawn, useDrawn } from '../table/drawn-table.tsx';

interface CutProps {
  readonly game: Game;
  readonly view: State;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly words: Words;
  /** What is done in it: the board is drawn as it will be, and the places are lit. */
  readonly choice: Choice;
}

const NOTHING: readonly never[] = [];

/** A position as a picture: the same drawing as at the table, to be looked at only. */
export function Cut({ game, view, seat, names, words, choice }: CutProps) {
  const after = useMemo(() => {
    const preview = previewOf(game, view, seat, choice);
    return preview.chance ? view : preview.after;
  }, [game, view, seat, choice]);
  const seats = useMemo(() => names.map((name) => ({ name })), [names]);
  const screen = { game: game.id, view: after, viewer: seat, options: NOTHING, question: -1, seats };
  const board = (
    <Suspense>
      <BoardView screen={screen} />
      <Lit choice={choice} view={view} seat={seat} />
    </Suspense>
  );
  return (
    <div className="position-cut" inert>
      {isDrawn(game.id) ? (
        <DrawnTable screen={screen} link={undefined} words={words}>
          <Fitted>{board}</Fitted>
        </DrawnTable>
      ) : (
        board
      )}
    </div>
  );
}

/** After the board, which lights what it is told to, and that is nothing. */
function Lit({ choice, view, seat }: Pick<CutProps, 'choice' | 'view' | 'seat'>) {
  const drawn = useDrawn();
  useEffect(() => {
    drawn?.store.light(drawn.drawing.pressesOf(choice, view, seat));
  }, [drawn, choice, view, seat]);
  return null;
}

/** Too narrow to show a whole board that could still be read: then the part that matters is shown at its own size. */
const NARROW = 480;

/** The whole board, made as small as its room; on a phone the part in which something happens. */
function Fitted({ children }: { readonly children: React.ReactNode }) {
  const drawn = useDrawn();
  const room = useRef<HTMLDivElement>(null);
  const width = useSize(room)?.width;
  const whole = drawn?.drawing.whole;
  if (width === undefined || whole === undefined) return <div className="cut-room" ref={room} />;
  if (width < NARROW) {
    return (
      <div className="cut-room" ref={room} data-kind="part">
        {children}
      </div>
    );
  }
  const wide = Math.max(whole.width, 1180);
  const high = Math.max(whole.height, Math.round(wide * 0.62));
  const scale = width / wide;
  return (
    <div className="cut-room" ref={room} style={{ height: high * scale }}>
      <Scaled width={wide} height={high} scale={scale} className="cut-whole">
        {children}
      </Scaled>
    </div>
  );
}
