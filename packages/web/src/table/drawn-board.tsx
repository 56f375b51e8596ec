import { BoardSurface, type BoardText, type Drawing, useBoardStore } from '@orrery/board';
import type { Choice, Game, GameEvent, Language, Seat, State, Words } from '@orrery/kernel';
import { use, useEffect } from 'react';
import { useText } from '../settings.ts';

const texts = new Map<string, Promise<BoardText>>();

/** The words of a board are fetched once a language. */
function textOf(game: string, drawing: Drawing, language: Language): Promise<BoardText> {
  const key = `${game} ${language}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = drawing.text(language);
    texts.set(key, text);
  }
  return text;
}

interface DrawnBoardProps {
  readonly game: Game;
  readonly drawing: Drawing;
  readonly view: State;
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  readonly options: readonly Choice[];
  readonly words: Words;
  readonly language: Language;
  readonly take: (option: Choice) => void;
  readonly whyNot: (choice: Choice) => string | undefined;
  /** What a pressed log line is about. */
  readonly spotlight: GameEvent | undefined;
}

/** A board made of the kit. */
export function DrawnBoard(props: DrawnBoardProps) {
  const { game, drawing, view, viewer, names, options, words, language, take, whyNot, spotlight } = props;
  const t = useText();
  const text = use(textOf(game.id, drawing, language));
  const store = useBoardStore(game, drawing, { facts: { view, viewer, names, options, words, text, whyNot }, take });
  useEffect(() => {
    store.light(spotlight === undefined ? [] : drawing.placesOf(spotlight, store.facts().view));
  }, [store, drawing, spotlight]);
  return <BoardSurface drawing={drawing} store={store} kit={t.kit} />;
}
