import type { AskStep, Choice, Frame, State } from '@orrery/kernel';
import { BOARDS } from '@orrery/registry/boards';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useRoom, useWords } from '../games.ts';
import type { BoardProps } from '../kit/board.ts';
import { SheetView } from '../kit/sheet.tsx';
import type { TableLink, TableShot } from '../play/shot.ts';
import { useSettings, useText } from '../settings.ts';

const drawn: Readonly<Record<string, ComponentType<BoardProps>>> = Object.fromEntries(
  Object.entries(BOARDS).map(([game, load]) => [
    game,
    lazy(async () => ({ default: (await load()).Board as ComponentType<BoardProps> })),
  ]),
);

/** The drawn board where a game has one, and the plain one for every game. */
export function BoardView({ shot, link }: { shot: TableShot; link: TableLink }) {
  const t = useText();
  const { language } = useSettings();
  const words = useWords(shot.game, language);
  const { game } = useRoom(shot.game);
  const [plain, setPlain] = useState(false);
  const Board = drawn[shot.game];
  const who = (seat: number) => shot.seats[seat]?.name ?? '';
  const whyNot = (choice: Choice): string | undefined => {
    if (shot.viewer === null) return undefined;
    const frame = shot.view.agenda.seats[shot.viewer].at(-1);
    const step = frame && (game.steps[frame.step] as AskStep<State, Choice, Frame>);
    const why = step?.whyNot?.(shot.view, shot.viewer, choice, frame as Frame);
    return why && words.rules[why.rule];
  };
  return (
    <>
      {Board && (
        <div className="row board-switch">
          <button type="button" className="button quiet small" aria-pressed={!plain} onClick={() => setPlain(false)}>
            {t.drawnBoard}
          </button>
          <button type="button" className="button quiet small" aria-pressed={plain} onClick={() => setPlain(true)}>
            {t.plainBoard}
          </button>
        </div>
      )}
      {Board && !plain ? (
        <Suspense fallback={<p>{t.loading} …</p>}>
          <Board
            view={shot.view}
            viewer={shot.viewer}
            names={shot.seats.map(({ name }) => name)}
            choices={shot.choices}
            words={words}
            language={language}
            take={(choice) => link.choose(choice, shot.seq)}
            whyNot={whyNot}
          />
        </Suspense>
      ) : (
        <SheetView sheet={words.sheet(shot.view, shot.viewer, who)} />
      )}
    </>
  );
}
