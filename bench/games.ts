import {
  advance,
  type Choice,
  choose,
  type Game,
  hashPlain,
  isAsked,
  isRefused,
  optionsOf,
  type Play,
  pick,
  type Random,
  readRecord,
  readSettings,
  recordOf,
  replay,
  type State,
  seedRandom,
  settle,
  startPlay,
  writeRecord,
} from '@orrery/kernel';
import { measureRate, medianOf } from './measure.ts';

export interface RulesFigures {
  readonly seats: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly clonesPerSecond: number;
  readonly stateBytes: number;
  readonly recordBytes: number;
  readonly replayMs: number;
}

const SAMPLES = 24;

/** How fast a game is in random play with every option listed, at four seats (or as many as it has) and no options set. */
export function measureRules(game: Game): RulesFigures {
  const seats = Math.min(4, game.seats.max);
  const lengths: number[] = [];
  let played = 0;
  const decisionsPerSecond = measureRate(() => {
    let decisions = 0;
    for (const end = played + 5; played < end; played++) {
      const length = playOn(game, begin(game, seats, `bench ${played}`), seedRandom(`luck ${played}`));
      lengths.push(length);
      decisions += length;
    }
    return decisions;
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

  const middles = Array.from({ length: SAMPLES }, (_, i) => middleOf(game, seats, i));
  const kept: State[] = new Array(64);
  let copies = 0;
  const clonesPerSecond = measureRate(() => {
    // The copies are kept for a while, so that making them cannot be optimised away.
    for (let i = 0; i < 1000; i++, copies++) kept[copies & 63] = game.clone(middles[copies % SAMPLES]);
    return 1000;
  });

  const records = Array.from({ length: SAMPLES }, (_, i) => finish(game, seats, i));
  let replayed = 0;
  const replaysPerSecond = measureRate(() => {
    verify(game, records[replayed++ % SAMPLES]);
    return 1;
  });
  return {
    seats,
    gamesPerSecond: decisionsPerSecond / meanLength,
    decisionsPerSecond,
    clonesPerSecond,
    stateBytes: medianOf(middles.map((s) => Buffer.byteLength(JSON.stringify(s)))),
    recordBytes: medianOf(records.map(({ text }) => Buffer.byteLength(text))),
    replayMs: 1000 / replaysPerSecond,
  };
}

export function begin(game: Game, seats: number, seed: string): State {
  const read = readSettings(game.settings, undefined);
  if ('problems' in read) throw new Error(read.problems.join('; '));
  const s = game.setup(read.settings, seats, seedRandom(seed));
  settle(game, s);
  return s;
}

export function firstAsked(game: Game, s: State): number {
  for (let seat = 0; seat < s.agenda.seats.length; seat++) if (isAsked(game, s, seat)) return seat;
  return -1;
}

/** Plays at random, listing all options every time, and says how many decisions that took. */
function playOn(game: Game, s: State, random: Random, most = Number.POSITIVE_INFINITY): number {
  for (let decisions = 0; ; decisions++) {
    const seat = decisions < most ? firstAsked(game, s) : -1;
    if (seat < 0) return decisions;
    advance(game, s, seat, pick(random, optionsOf(game, s, seat)));
  }
}

function middleOf(game: Game, seats: number, i: number): State {
  const length = playOn(game, begin(game, seats, `middle ${i}`), seedRandom(`luck ${i}`));
  const s = begin(game, seats, `middle ${i}`);
  playOn(game, s, seedRandom(`luck ${i}`), length >> 1);
  return s;
}

interface Finished {
  readonly text: string;
  readonly hash: string;
}

function finish(game: Game, seats: number, i: number): Finished {
  const play = startPlay(game, { seats, seed: `record ${i}` });
  if (isRefused(play)) throw new Error(play.message);
  playRandomly(play, seedRandom(`luck ${i}`));
  return { text: writeRecord(recordOf(play)), hash: hashPlain(play.state) };
}

/** Plays to the end through the checked door, recording every choice. */
export function playRandomly<S extends State, C extends Choice>(play: Play<S, C>, random: Random): void {
  const { game } = play;
  for (;;) {
    const seat = firstAsked(game as unknown as Game, play.state);
    if (seat < 0) return;
    const answer = choose(play, seat, pick(random, optionsOf(game, play.state, seat)));
    if (isRefused(answer)) throw new Error(answer.message);
  }
}

/** From the text of a record to its last state, every choice checked, and the state compared. */
function verify(game: Game, { text, hash }: Finished): void {
  const record = readRecord(text, () => game);
  if (isRefused(record)) throw new Error(record.message);
  const play = replay(game, record);
  if (isRefused(play)) throw new Error(play.message);
  if (hashPlain(play.state) !== hash) throw new Error(`${game.id}: a replay ended in another state`);
}
