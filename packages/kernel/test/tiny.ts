import {
  type Agenda,
  type AskStep,
  type Choice,
  cloneAgenda,
  type Frame,
  type Game,
  isOver,
  isRefused,
  newAgenda,
  type Play,
  type RunStep,
  rank,
  type State,
  startPlay,
} from '../src/index.ts';

/** A state for games of a few lines: what each seat has done, and what the table has. */
export interface TinyState extends State {
  agenda: Agenda<TinyFrame>;
  done: string[][];
  table: string[];
}

export interface TinyFrame extends Frame {
  readonly of?: string;
}

type TinySteps = Record<string, RunStep<TinyState, TinyFrame> | AskStep<TinyState, Choice, TinyFrame>>;

/** A game made of the steps a test is about; the table starts with the step `start`. */
export function tinyGame(steps: TinySteps): Game<TinyState, Choice> {
  return {
    id: 'tiny',
    version: 3,
    seats: { min: 1, max: 4 },
    settings: { quick: { kind: 'switch', default: false } },
    checkSettings: (settings, seats) => (settings.quick === true && seats > 3 ? ['quick is for 3 seats at most'] : []),
    setup: (_, seats, random) => ({
      random,
      agenda: newAgenda(seats, { step: 'start' }),
      revealed: 0,
      done: Array.from({ length: seats }, () => []),
      table: [],
    }),
    steps: steps as Game<TinyState, Choice>['steps'],
    clone: (s) => ({
      random: s.random.slice(),
      agenda: cloneAgenda(s.agenda),
      revealed: s.revealed,
      done: s.done.map((list) => list.slice()),
      table: s.table.slice(),
    }),
    view: (s) => ({ ...s, random: [0, 0, 0, 0] }),
    guess: (view, _, random) => ({ ...view, random }),
    scores: (s) => s.done.map((list) => list.length),
    breakdown: (s, seat) => [{ row: 'done', points: s.done[seat].length }],
    result(s) {
      if (!isOver(s)) return undefined;
      const scores = s.done.map((list) => list.length);
      return { scores, places: rank(scores), winners: [] };
    },
  };
}

/** A step that offers these verbs and notes the one that was chosen. */
export function ask(
  verbs: readonly string[],
  more: Partial<AskStep<TinyState, Choice, TinyFrame>> = {},
): AskStep<TinyState, Choice, TinyFrame> {
  return {
    options: () => verbs.map((verb) => ({ do: verb })),
    take: (s, seat, choice) => void s.done[seat].push(choice.do),
    ...more,
  };
}

/** Pushes a frame to the agenda of each of these seats. */
export function askSeats(s: TinyState, seats: readonly number[], ...frames: TinyFrame[]): void {
  for (const seat of seats) s.agenda.seats[seat].push(...frames.toReversed());
}

export function begin<S extends State, C extends Choice>(game: Game<S, C>, seats: number, seed = 'seed'): Play<S, C> {
  const play = startPlay(game, { seats, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}
