import { CATALOG } from 'virtual:catalog';
import {
  type Automaton,
  BoardContext,
  type BoardStore,
  type BoardText,
  type Drawing,
  useBoardStore,
} from '@orrery/board';
import { type Choice, type Language, notation, type Words } from '@orrery/kernel';
import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { loadRoom, useRoom } from '../games.ts';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { whyNotText } from '../play/why-not.ts';
import { useSettings } from '../settings.ts';

const drawings = new Map<string, Promise<Drawing>>();
const texts = new Map<string, Promise<BoardText>>();

/** Fetches something once; what failed is fetched again when it is asked for the next time. */
function once<T>(kept: Map<string, Promise<T>>, key: string, fetch: () => Promise<T>): Promise<T> {
  let found = kept.get(key);
  if (found === undefined) {
    found = fetch();
    found.catch(() => kept.delete(key));
    kept.set(key, found);
  }
  return found;
}

export const isDrawn = (game: string): boolean => CATALOG[game]?.has.includes('board') ?? false;

export const drawingOf = (game: string): Promise<Drawing> =>
  once(drawings, game, async () => (await (await loadRoom(game)).board?.()) as Drawing);

export const textOf = (game: string, language: Language): Promise<BoardText> =>
  once(texts, `${game} ${language}`, async () => (await drawingOf(game)).text(language));

/** A drawn board and what is done with it; undefined where a table has none, or shows the plain one. */
interface Drawn {
  readonly drawing: Drawing;
  readonly store: BoardStore;
}

const DrawnContext = createContext<Drawn | undefined>(undefined);
export const useDrawn = (): Drawn | undefined => use(DrawnContext);

const never = () => () => undefined;

/** Is the board telling something that whatever runs by itself has to wait for? */
export function useIsTelling(): boolean {
  const store = useDrawn()?.store;
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.isTelling() ?? false);
}

/** The automaton of the table, where its board knows one. */
export function useAutomaton(): Automaton | undefined {
  const drawn = useDrawn();
  return drawn?.drawing.automaton?.(drawn.store.facts());
}

interface DrawnTableProps {
  readonly screen: Pick<ScreenState, 'game' | 'view' | 'viewer' | 'options' | 'question'> & {
    readonly seats: readonly { readonly name: string }[];
    /** Where it is told, pieces move as it says. */
    readonly log?: ScreenState['log'];
  };
  /** Absent where nothing can be chosen, as in a replay. */
  readonly link: Pick<TableLink, 'choose'> | undefined;
  readonly words: Words;
  /** Every question is answered by itself, also where a board would let the answer to the next one be pressed at once. */
  readonly oneByOne?: boolean;
  readonly children: ReactNode;
}

/** So many entries of the log are at hand for the board. */
const LATELY = 8;

function oneAtATime({ leadsOn: _, followsAlone: __, ...drawing }: Drawing): Drawing {
  return drawing;
}

/** A table with a drawn board: what is held and tried there is known to everything around it, too. */
export function DrawnTable({ screen, link, words, oneByOne = false, children }: DrawnTableProps) {
  const { language, confirm } = useSettings();
  const { game } = useRoom(screen.game);
  const whole = use(drawingOf(screen.game));
  const drawing = useMemo(() => (oneByOne ? oneAtATime(whole) : whole), [oneByOne, whole]);
  const text = use(textOf(screen.game, language));
  const { view, viewer, question, options, log } = screen;
  const heard = useMemo(() => log?.slice(-LATELY).flatMap(({ events }) => events) ?? [], [log]);
  const names = useMemo(() => screen.seats.map(({ name }) => name), [screen.seats]);
  const whyNot = useCallback(
    (choice: Choice) => whyNotText(game, words, { view, viewer }, choice),
    [game, words, view, viewer],
  );
  const happened = log?.at(-1)?.events;
  const isReplay = link === undefined;
  const facts = useMemo(
    () => ({ view, viewer, names, options, words, text, whyNot, heard, isReplay, ...(happened && { happened }) }),
    [view, viewer, names, options, words, text, whyNot, heard, isReplay, happened],
  );
  const store = useBoardStore(game, drawing, {
    facts,
    take: (choice) => link?.choose(choice, question),
    careful: confirm === 'choice',
  });
  const drawn = useMemo(() => ({ drawing, store }), [drawing, store]);
  return (
    <BoardContext value={store}>
      <DrawnContext value={drawn}>{children}</DrawnContext>
    </BoardContext>
  );
}

/** The option that equals a choice, to be pointed at on the board. */
export const optionOf = (options: readonly Choice[], choice: Choice): Choice | undefined =>
  options.find((option) => notation(option) === notation(choice));
