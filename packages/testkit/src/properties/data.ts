import {
  advance,
  askedSeats,
  type Choice,
  type Game,
  hashPlain,
  isOver,
  isRefused,
  notPlain,
  optionsOf,
  pick,
  type Random,
  readRecord,
  recordOf,
  replay,
  type State,
  writeRecord,
} from '@orrery/kernel';
import { mustBeSame, mustStill } from './same.ts';
import { onceIn, type Table, walk } from './walk.ts';

/** A state is JSON: nothing gets lost on the way to text and back, and the play goes on the same. */
export function statesAreData<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  let copy: S | undefined;
  const check = (s: S, hashed: boolean): S => {
    const odd = notPlain(s, 'state');
    if (odd !== undefined) throw new Error(`${odd} is not plain data`);
    const back = JSON.parse(JSON.stringify(s)) as S;
    mustBeSame(back, s, 'the state read back from JSON');
    if (hashed && hashPlain(back) !== hashPlain(s)) throw new Error('the state read back from JSON has another hash');
    return back;
  };
  walk(table, {
    asked(play, random) {
      copy = onceIn(2, random) ? check(play.state, onceIn(4, random)) : undefined;
    },
    chosen(play, { seat, choice }) {
      if (copy === undefined) return;
      advance(game, copy, seat, choice);
      mustBeSame(copy, play.state, 'the play that went on from JSON');
    },
    over: (play) => void check(play.state, true),
  });
}

const STRIDES = 4;

export function clonesAreIndependent<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      const text = JSON.stringify(play.state);
      const first = game.clone(play.state);
      // The text also shows the order of the keys: a clone keeps the shape of its original, or the hot path slows down.
      if (JSON.stringify(first) !== text) {
        mustBeSame(first, play.state, 'the clone');
        throw new Error('the clone has its fields in another order');
      }
      const second = game.clone(first);
      playOn(game, first, random);
      mustStill(play.state, text, 'playing on a clone changed the original');
      mustStill(second, text, 'playing on a state changed the clone made before');
    },
  });
}

/** A few random choices on a state of one's own. */
export function playOn<S extends State, C extends Choice>(game: Game<S, C>, s: S, random: Random): void {
  for (let i = 0; i < STRIDES && !isOver(s); i++) {
    const seat = pick(random, askedSeats(game, s));
    advance(game, s, seat, pick(random, optionsOf(game, s, seat)));
  }
}

/** Record, text, record, play: the same state at the end and at any point on the way. */
export function recordsReplay<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  const hashes: string[] = [];
  walk(table, {
    asked(play, random) {
      if (onceIn(4, random)) hashes[play.choices.length] = hashPlain(play.state);
    },
    chosen(play, _, random) {
      if (isOver(play.state)) hashes[play.choices.length] = hashPlain(play.state);
      else if (!onceIn(64, random)) return;
      check(writeRecord(recordOf(play)), play.choices.length, play.state);
      const middle = hashes.findIndex((hash, i) => hash !== undefined && i >= play.choices.length / 2);
      if (middle >= 0) check(writeRecord(recordOf(play)), middle);
    },
  });

  function check(text: string, to: number, wanted?: S): void {
    const record = readRecord(text, (id) => (id === game.id ? (game as never) : undefined));
    if (isRefused(record)) throw new Error(record.message);
    const again = replay(game, record, to);
    if (isRefused(again)) throw new Error(again.message);
    if (wanted !== undefined) mustBeSame(again.state, wanted, `the replay to choice ${to}`);
    if (hashes[to] !== undefined && hashPlain(again.state) !== hashes[to]) {
      throw new Error(`the replay to choice ${to} has another hash`);
    }
  }
}
