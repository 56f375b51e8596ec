import {
  type Advice,
  askedSeats,
  type Choice,
  choose,
  type Game,
  GameFault,
  hashPlain,
  isRefused,
  type Learning,
  type LearningTable,
  type Seat,
  type State,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { randomThinker } from '../random.ts';
import type { Thinker } from '../thinker.ts';
import type { Lessons } from './train.ts';

/** Somebody at a table where plays are made to learn from, or to judge what was learned. */
export interface Learner<S extends State, C extends Choice> {
  readonly advice: Advice<S, C>;
  readonly thinker: Thinker;
}

/** Plays to the end and returns the last state; `onState` sees every state in which somebody is asked, and who it is. */
export function playThrough<S extends State, C extends Choice>(
  game: Game<S, C>,
  { settings }: LearningTable,
  seed: string,
  learners: readonly Learner<S, C>[],
  onState: (s: S, view: () => S, asked: Seat) => void = () => undefined,
): S {
  const play = startPlay(game, { seats: learners.length, settings, seed });
  if (isRefused(play)) throw new GameFault(play.message);
  const lucks = learners.map((_, seat) => seedRandom(`${seed}/seat ${seat}`));
  for (let asked = askedSeats(game, play.state); asked.length > 0; asked = askedSeats(game, play.state)) {
    const [seat] = asked;
    onState(play.state, () => viewOf(play, seat), seat);
    const { thinker, advice } = learners[seat];
    const { choice } = thinker.think(game, advice, viewOf(play, seat), seat, lucks[seat]);
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) throw new GameFault(`${game.id}, seed '${seed}': ${answer.message}`);
  }
  return play.state;
}

/** Of the phases of a play, every so many are learned from: those in between are too much like them. */
const EVERY = 2;

/**
 * The positions of one play as every seat sees them, with how it ended, and with what a teacher says of those in which
 * it is asked: a search that looks ahead knows more of a position than one play that went on from it.
 */
export function lessonsOf<S extends State, C extends Choice>(
  game: Game<S, C>,
  learning: Learning<S>,
  table: LearningTable,
  seed: string,
  learners: readonly Learner<S, C>[],
  number: number,
  teacher?: Learner<S, C>,
): Lessons {
  const { size } = learning;
  const seen: { readonly seat: Seat; readonly features: Float32Array; readonly told: number }[] = [];
  const luck = seedRandom(`${seed}/teacher`);
  let phase = -1;
  let phases = 0;
  const last = playThrough(game, table, seed, learners, (s, view, asked) => {
    if (s.agenda.phase === phase) return;
    ({ phase } = s.agenda);
    if (phases++ % EVERY !== 0) return;
    const thought = teacher?.thinker.think(game, teacher.advice, view(), asked, luck);
    const lead = thought === undefined || thought.playouts === 0 ? Number.NaN : (thought.value ?? Number.NaN);
    for (let seat = 0; seat < learners.length; seat++) {
      const features = new Float32Array(size);
      learning.describe(s, seat, features);
      // Of two players one is as far ahead as the other is behind.
      const told = seat === asked ? lead : learners.length === 2 ? -lead : Number.NaN;
      seen.push({ seat, features, told });
    }
  });
  const leads = learners.map((_, seat) => learning.finalLead(last, seat));
  const winners = game.result(last)?.winners ?? [];
  const lessons = newLessons(size, seen.length);
  for (const [i, { seat, features, told }] of seen.entries()) {
    lessons.features.set(features, i * size);
    lessons.told[i] = told - features[0];
    lessons.missing[i] = leads[seat] - features[0];
    lessons.won[i] = winners.includes(seat) ? 1 / winners.length : 0;
  }
  lessons.play.fill(number);
  return lessons;
}

export function newLessons(size: number, positions: number): Lessons {
  return {
    size,
    features: new Float32Array(size * positions),
    missing: new Float32Array(positions),
    won: new Float32Array(positions),
    told: new Float32Array(positions).fill(Number.NaN),
    play: new Int32Array(positions),
  };
}

export function joinLessons(size: number, parts: readonly Lessons[]): Lessons {
  const all = newLessons(
    size,
    parts.reduce((sum, part) => sum + part.play.length, 0),
  );
  let at = 0;
  for (const part of parts) {
    all.features.set(part.features, at * size);
    all.missing.set(part.missing, at);
    all.won.set(part.won, at);
    all.told.set(part.told, at);
    all.play.set(part.play, at);
    at += part.play.length;
  }
  return all;
}

/** What the positions of a fixed random play look like as numbers: any change of rules or features changes it. */
export function printOf<S extends State, C extends Choice>(
  game: Game<S, C>,
  learning: Learning<S>,
  tables: readonly LearningTable[],
): string {
  const seen: string[] = [];
  const features = new Float32Array(learning.size);
  for (const table of tables) {
    const learners = Array.from({ length: table.seats }, () => ({
      advice: { value: () => 0 },
      thinker: randomThinker,
    }));
    let states = 0;
    const last = playThrough(game, table, 'print', learners, (s) => {
      if (states++ % 16 !== 0) return;
      for (let seat = 0; seat < table.seats; seat++) {
        learning.describe(s, seat, features);
        for (const number of features) seen.push(number.toPrecision(4));
      }
    });
    for (let seat = 0; seat < table.seats; seat++) seen.push(learning.finalLead(last, seat).toPrecision(4));
  }
  return hashPlain(seen);
}
