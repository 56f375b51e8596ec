import {
  advance,
  askedSeats,
  below,
  type Choice,
  findOption,
  isChoice,
  isOver,
  notation,
  optionsOf,
  pick,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';
import { mustBeSame, mustStill } from './same.ts';
import { onceIn, type Table, walk } from './walk.ts';

export function playsEnd<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game, seats } = table;
  walk(table, {
    asked(play) {
      if (game.result(play.state) !== undefined) throw new Error('there is a result before the end');
    },
    over(play) {
      const result = game.result(play.state);
      if (result === undefined) throw new Error('the play is over without a result');
      const { scores, places, winners } = result;
      if (scores.length !== seats || places.length !== seats) throw new Error('the result leaves a seat out');
      if (!places.every((place) => place >= 1 && place <= seats)) throw new Error(`no such places: ${places}`);
      if (!winners.every((seat) => places[seat] === 1)) throw new Error('a winner is not in the first place');
      mustBeSame(game.scores(play.state), scores, 'scores at the end against the result');
    },
  });
}

export function scoresAddUp<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  const check = (s: S): void => {
    for (const [seat, points] of game.scores(s).entries()) {
      const rows = game.breakdown(s, seat);
      const sum = rows.reduce((total, row) => total + row.points, 0);
      if (sum !== points) throw new Error(`seat ${seat} has ${points} points, its rows add up to ${sum}`);
    }
  };
  walk(table, {
    asked: (play, random) => void (onceIn(4, random) && check(play.state)),
    over: (play) => check(play.state),
  });
}

const TRIED = 6;

/** Every listed choice can be made, and after it the play is over or somebody has an option again. */
export function noDeadEnd<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      for (const seat of askedSeats(game, play.state)) {
        const options = optionsOf(game, play.state, seat);
        for (let i = 0; i < Math.min(TRIED, options.length); i++) {
          const choice = options.length <= TRIED ? options[i] : pick(random, options);
          const after = game.clone(play.state);
          within(`seat ${seat} chooses ${notation(choice)}`, () => {
            advance(game, after, seat, choice);
            const asked = askedSeats(game, after);
            if (asked.length === 0 && !isOver(after)) throw new Error('not over, but nobody is asked');
            for (const next of asked) optionsOf(game, after, next);
          });
        }
      }
    },
  });
}

export function componentsAreConserved<S extends State, C extends Choice>(table: Table<S, C>): void {
  walk(table, {
    asked: (play) => table.conserve(play.state),
    over: (play) => table.conserve(play.state),
  });
}

export function optionsAreListedOnce<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      const before = onceIn(4, random) ? JSON.stringify(play.state) : undefined;
      for (const seat of askedSeats(game, play.state)) {
        const lines = new Set<string>();
        for (const option of optionsOf(game, play.state, seat)) {
          if (!isChoice(option)) throw new Error(`an option of seat ${seat} is no choice: ${JSON.stringify(option)}`);
          const line = notation(option);
          if (lines.has(line)) throw new Error(`seat ${seat} is offered twice: ${line}`);
          lines.add(line);
        }
      }
      if (before !== undefined) mustStill(play.state, before, 'listing the options changed the state');
    },
  });
}

const ORDERS = 4;

/** Whoever is quicker in a simultaneous phase, the state at its end is the same. */
export function simultaneousChoicesCommute<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  let phase: { start: S; number: number; made: (readonly [Seat, C])[] } | undefined;
  walk(table, {
    asked(play) {
      const { state } = play;
      if (phase !== undefined || askedSeats(game, state).length < 2) return;
      phase = { start: game.clone(state), number: state.agenda.phase, made: [] };
    },
    chosen(play, { seat, choice }, random) {
      if (phase === undefined) return;
      phase.made.push([seat, choice]);
      if (play.state.agenda.phase === phase.number && !isOver(play.state)) return;
      for (let i = 0; i < ORDERS; i++) {
        const other = game.clone(phase.start);
        const order = replayInAnyOrder(table, other, phase.made, random);
        mustBeSame(other, play.state, `in the order of seats ${order} the phase ends differently`);
      }
      phase = undefined;
    },
  });
}

/** Makes each seat's choices in their own order, the seats mixed at random; returns the order of the seats. */
function replayInAnyOrder<S extends State, C extends Choice>(
  { game, seats }: Table<S, C>,
  s: S,
  made: readonly (readonly [Seat, C])[],
  random: Random,
): string {
  const left: C[][] = Array.from({ length: seats }, () => []);
  for (const [seat, choice] of made) left[seat].push(choice);
  const order: Seat[] = [];
  while (order.length < made.length) {
    const ready = askedSeats(game, s).filter((seat) => left[seat].length > 0);
    if (ready.length === 0) throw new Error(`in the order of seats ${order} a seat is not asked any more`);
    const seat = ready[below(random, ready.length)];
    const choice = left[seat].shift() as C;
    order.push(seat);
    const option = findOption(optionsOf(game, s, seat), choice);
    if (option === undefined) throw new Error(`in the order of seats ${order} there is no ${notation(choice)}`);
    advance(game, s, seat, option);
  }
  return order.join(' ');
}

/** Says what was going on when something fails. */
function within(what: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    throw new Error(`${what}: ${(error as Error).message}`, { cause: error });
  }
}
