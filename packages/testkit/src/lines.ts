import {
  advance,
  askedSeats,
  type Choice,
  choose,
  type Game,
  isOver,
  isRefused,
  optionsOf,
  pick,
  type State,
  seedRandom,
  startPlay,
  type TableSettings,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';

/**
 * How many lines of so many choices lead on from a state: what chess programs call perft. The first seat that is asked
 * chooses, so a simultaneous phase is counted in one order.
 */
export function countLines<S extends State, C extends Choice>(game: Game<S, C>, s: S, depth: number): number {
  if (depth === 0 || isOver(s)) return 1;
  const [seat] = askedSeats(game, s);
  const options = optionsOf(game, s, seat);
  if (depth === 1) return options.length;
  let lines = 0;
  for (const option of options) {
    const next = game.clone(s);
    advance(game, next, seat, option);
    lines += countLines(game, next, depth - 1);
  }
  return lines;
}

/** A position that is reached by so many choices at random, and how many lines of 1, 2, 3 ... choices go on from it. */
export interface LinesRow {
  readonly seats: number;
  readonly made: number;
  readonly settings?: TableSettings;
  readonly lines: readonly number[];
}

/** The position of a row, the same every time. */
export function positionOf<S extends State, C extends Choice>(game: Game<S, C>, row: Omit<LinesRow, 'lines'>): S {
  const { seats, made, settings = {} } = row;
  const play = startPlay(game, { seats, settings, seed: 'lines' });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom('lines');
  for (let i = 0; i < made && !isOver(play.state); i++) {
    const [seat] = askedSeats(game, play.state);
    choose(play, seat, pick(luck, optionsOf(game, play.state, seat)));
  }
  return play.state;
}

/**
 * A table of positions with the number of lines from each. A rule that offers too much or too little shows as another
 * number, whatever it is about; who means to change the rules counts anew.
 */
export function lineTable<S extends State, C extends Choice>(game: Game<S, C>, rows: readonly LinesRow[]): void {
  describe(`lines of choices in ${game.id}`, () => {
    test.each(rows)('$seats seats after $made choices, with $settings', (row) => {
      const s = positionOf(game, row);
      expect(row.lines.map((_, i) => countLines(game, s, i + 1))).toEqual(row.lines);
    });
  });
}
