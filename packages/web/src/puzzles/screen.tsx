import '../analysis/analysis.css';
import './puzzles.css';
import '../styles/table.css';
import { previewOf } from '@orrery/board';
import { openPuzzle, type Puzzle } from '@orrery/bots';
import { type Choice, isRefused, notation, optionsOf, viewOf } from '@orrery/kernel';
import { callSign } from '@orrery/table';
import { use, useEffect, useMemo, useState } from 'react';
import { loadRoom, useRoom, useWords } from '../games.ts';

import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useSettings, useText } from '../settings.ts';
import { TableFrame } from '../table/frame.tsx';
import { Answer } from './answer.tsx';
import { dayOf, ofDay } from './day.ts';
import { PUZZLE_GAMES } from './games.ts';
import { loadSolved, type Solved, storeSolved, withAnswer } from './streak.ts';
import { usePuzzlesText } from './words.ts';

const lists = new Map<string, Promise<readonly Puzzle[]>>();

/** The puzzles of a game are fetched once; what failed is fetched again when it is asked for the next time. */
function puzzlesOf(game: string): Promise<readonly Puzzle[]> {
  let found = lists.get(game);
  if (found === undefined) {
    found = loadRoom(game).then((room) => room.puzzles?.() as Promise<readonly Puzzle[]>);
    found.catch(() => lists.delete(game));
    lists.set(game, found);
  }
  return found;
}

/** The puzzle of the day of a game; without one named, of the game whose day it is. */
export function PuzzleScreen({ game }: { readonly game: string | undefined }) {
  const p = usePuzzlesText();
  const { app } = useText();
  const [day] = useState(() => dayOf(new Date()));
  const id = game !== undefined && PUZZLE_GAMES.includes(game) ? game : ofDay(PUZZLE_GAMES, day);
  useEffect(() => {
    document.title = `${p.puzzles} – ${app}`;
  }, [p, app]);
  return <PuzzleOf key={id} game={id} day={day} />;
}

function PuzzleOf({ game: id, day }: { readonly game: string; readonly day: number }) {
  const { language, name } = useSettings();
  const t = useText();
  const mine = name || t.callSign;
  const p = usePuzzlesText();
  const puzzle = ofDay(use(puzzlesOf(id)), day);
  const { game } = useRoom(id);
  const words = useWords(id, language);
  const play = useMemo(() => openPuzzle(game, puzzle), [game, puzzle]);
  const [chosen, setChosen] = useState<Choice>();
  const [shown, setShown] = useState<Choice>();
  const [solved, setSolved] = useState<Solved>(loadSolved);
  const asked = useMemo(() => {
    if (isRefused(play)) return undefined;
    const view = viewOf(play, puzzle.seat);
    return { view, options: optionsOf(game, view, puzzle.seat) };
  }, [game, play, puzzle]);
  if (isRefused(play) || asked === undefined) return <p className="page">{p.outdated}</p>;
  const { seat, seats, answer } = puzzle;
  const { view, options } = asked;
  const answerWith = (choice: Choice) => {
    const next = withAnswer(solved, day, id, notation(choice), notation(choice) === notation(answer));
    storeSolved(next);
    setSolved(next);
    setChosen(choice);
    setShown(choice);
  };
  const lookAgain = () => {
    setChosen(undefined);
    setShown(undefined);
  };
  const preview = shown === undefined ? undefined : previewOf(game, view, seat, shown);
  const now = preview === undefined || preview.chance ? view : preview.after;
  const screen: ScreenState = {
    id: `puzzle ${puzzle.seed}`,
    game: id,
    settings: puzzle.settings,
    seats: Array.from({ length: seats }, (_, each) => ({
      name: each === seat ? mine : callSign(each < seat ? each : each - 1, [mine]),
      sitter: each === seat ? { kind: 'person' } : { kind: 'computer', level: 'medium' },
      asked: each === seat,
      thinking: false,
      breakdown: game.breakdown(now, each),
    })),
    viewer: seat,
    view: now,
    options: chosen === undefined ? options : [],
    question: chosen === undefined ? 0 : 1,
    canUndo: chosen !== undefined,
    canRedo: false,
    held: null,
    log: [],
    result: null,
    handOver: null,
    where: 'scratch',
  };
  return (
    <TableFrame
      link={linkTo(screen, answerWith, lookAgain)}
      screen={screen}
      problem={undefined}
      extras={{
        notice: (
          <Answer
            {...{ puzzle, words, view, day, solved, chosen }}
            onShow={() => setShown(answer)}
            onAgain={lookAgain}
            isShown={shown !== undefined && notation(shown) === notation(answer)}
          />
        ),
      }}
    />
  );
}

/** A table that takes one answer, and takes it back. */
function linkTo(screen: ScreenState, choose: (choice: Choice) => void, undo: () => void): TableLink {
  const nothing = (): void => undefined;
  return {
    screen: () => screen,
    subscribe: () => nothing,
    choose: (choice, question) => void (question === screen.question && choose(choice)),
    undo,
    redo: nothing,
    confirm: nothing,
    prefer: nothing,
    takeOver: nothing,
    hint: () => Promise.resolve(undefined),
    exportRecord: () => Promise.resolve(undefined),
    problem: () => undefined,
    close: nothing,
  };
}
