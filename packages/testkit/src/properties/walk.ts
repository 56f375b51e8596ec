import {
  askedSeats,
  below,
  type Choice,
  choose,
  type Game,
  type GameEvent,
  type GameRoom,
  isOver,
  isRefused,
  notation,
  optionsOf,
  type Play,
  pick,
  type Random,
  type Seat,
  type State,
  seedRandom,
  startPlay,
  type TableSettings,
} from '@orrery/kernel';

/** One play that a property is checked on: everything in it follows from the seed. */
export interface Table<S extends State, C extends Choice> {
  readonly room: GameRoom<S, C>;
  readonly game: Game<S, C>;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly seed: string;
  /** A play with more choices than this will not end. */
  readonly longest: number;
  conserve(s: S): void;
}

export interface Visitor<S extends State, C extends Choice> {
  /** At every point where somebody is asked. `random` is the walk's own chance. */
  asked?(play: Play<S, C>, random: Random): void;
  /** After every choice. */
  chosen?(play: Play<S, C>, made: Made<C>, random: Random): void;
  over?(play: Play<S, C>): void;
}

export interface Made<C> {
  readonly seat: Seat;
  readonly choice: C;
  readonly events: readonly GameEvent[];
}

/** Plays at random from start to end; what fails on the way says where. */
export function walk<S extends State, C extends Choice>(table: Table<S, C>, visitor: Visitor<S, C>): void {
  const { game } = table;
  const play = startPlay(game, table);
  if (isRefused(play)) throw new Error(`the case is refused: ${play.message}`);
  const random = seedRandom(`${table.seed} walk`);
  try {
    while (!isOver(play.state)) {
      if (play.choices.length >= table.longest) throw new Error(`not over after ${table.longest} choices`);
      visitor.asked?.(play, random);
      const seat = pick(random, askedSeats(game, play.state));
      if (seat === undefined) throw new Error('not over, but nobody is asked');
      const choice = pick(random, optionsOf(game, play.state, seat));
      const events = choose(play, seat, choice);
      if (isRefused(events)) throw new Error(`a listed option is refused: ${events.message}`);
      visitor.chosen?.(play, { seat, choice, events }, random);
    }
    visitor.over?.(play);
  } catch (error) {
    throw placed(error, table, play);
  }
}

/** True once in `n` times: for checks too dear for every point of a play. */
export function onceIn(n: number, random: Random): boolean {
  return below(random, n) === 0;
}

const LAST = 6;

/** The error with the place of the play it happened at, so that the play can be had again. */
function placed<S extends State, C extends Choice>(error: unknown, table: Table<S, C>, play: Play<S, C>): Error {
  const fault = error instanceof Error ? error : new Error(String(error));
  const { choices } = play;
  const last = choices.slice(-LAST).map(([seat, choice]) => `  seat ${seat}: ${notation(choice)}`);
  fault.message = [
    fault.message,
    `seed '${table.seed}', ${table.seats} seats, options ${JSON.stringify(table.settings)}, after ${choices.length} choices`,
    ...(choices.length > LAST ? ['  ...'] : []),
    ...last,
  ].join('\n');
  return fault;
}
