import { greedyThinker, searchThinker } from '@orrery/bots';
import {
  adviceBy,
  type Duel,
  duel,
  joinLessons,
  type Learner,
  type Lessons,
  lessonsOf,
  type Net,
  train,
} from '@orrery/bots/net';
import type { Advice, Choice, Game, Learning, LearningTable, State, TableKind } from '@orrery/kernel';
import { threadTime } from '../thread-time.ts';
import type { Notes } from './notes.ts';

export interface Plan {
  readonly game: Game;
  readonly advice: Advice;
  readonly learning: Learning;
  readonly tables: readonly LearningTable[];
  readonly kind: TableKind;
  /** Plays of a round, and of the two arenas. */
  readonly plays: number;
  /** Plays made between two looks at the clock, and stored together. */
  readonly batch: number;
  readonly judge: number;
  readonly search: number;
  /** Processor time of a decision in the arena of the search. */
  readonly ms: number;
  readonly isLate: () => boolean;
  readonly say: (line: string) => void;
}

/** How far from its best choice a player may stray, seat by seat: who sees only good positions does not know bad ones. */
const FIRST_NOISE: readonly number[] = [0, 0.1, 0.3, 0.6];
const LATER_NOISE: readonly number[] = [0, 0, 0.1, 0.3];
/** Of the later rounds every so many plays are a search's: slow, but better. */
const SEARCHED = 16;
const LIGHT = { looks: 16, guesses: 1 } as const;
const LIGHT_SEARCH = { playouts: 16, looks: 16 } as const;

/** Plays, learns from all rounds so far, and judges by an arena; false when time is up before the round is done. */
export function learnRound(plan: Plan, notes: Notes): boolean {
  const round = notes.figures.length;
  const began = performance.now();
  const parts: Lessons[] = [];
  for (let made = 0; made <= round; made++) {
    for (let batch = 0; batch * plan.batch < plan.plays; batch++) {
      let lessons = notes.readBatch(made, batch);
      if (lessons === undefined) {
        if (plan.isLate()) return false;
        lessons = playBatch(plan, notes.kept, round, batch);
        notes.writeBatch(round, batch, lessons);
      }
      parts.push(lessons);
    }
  }
  const lessons = joinLessons(plan.learning.size, parts);
  const played = performance.now();
  if (plan.isLate()) return false;
  const { net, error, handError } = train(lessons, `${plan.game.id} ${plan.kind} ${round}`);
  const trained = performance.now();
  const before = learner(plan, notes.kept);
  const greedy = duel(plan.game, plan.learning, plan.tables, learner(plan, net), before, plan.judge, `judge ${round}`);
  const kept = greedy.margin.value > 0 && (notes.kept !== undefined || greedy.margin.low > 0);
  notes.figures.push({ round, plays: plan.plays, positions: lessons.play.length, error, handError, greedy, kept });
  if (kept) {
    notes.kept = net;
    notes.search = undefined;
  }
  notes.save();
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(0)} s`;
  plan.say(
    `round ${round}: ${lessons.play.length} positions (${seconds(began, played)}), error ${error.toFixed(1)} by hand ` +
      `${handError.toFixed(1)} (${seconds(played, trained)}), greedy ${told(greedy)} ${kept ? 'kept' : 'not kept'} ` +
      `(${seconds(trained, performance.now())})`,
  );
  return true;
}

/** Lets the search with what was kept play against the search by hand: only the better one is used. */
export function judgeSearch(plan: Plan, notes: Notes): void {
  const settings = { ms: plan.ms, now: threadTime };
  const one = { advice: learner(plan, notes.kept).advice, thinker: searchThinker(settings) };
  const other = { advice: plan.advice, thinker: searchThinker(settings) };
  const result = duel(plan.game, plan.learning, plan.tables, one, other, plan.search, 'judge search');
  notes.search = { ...result, ms: plan.ms };
  notes.save();
  plan.say(`search at ${plan.ms} ms ${told(result)}`);
}

function learner(plan: Plan, net: Net | undefined): Learner<State, Choice> {
  return { advice: net === undefined ? plan.advice : adviceBy(plan.advice, net), thinker: greedyThinker() };
}

function playBatch(plan: Plan, net: Net | undefined, round: number, batch: number): Lessons {
  const { game, learning, tables } = plan;
  const noises = net === undefined ? FIRST_NOISE : LATER_NOISE;
  const { advice } = learner(plan, net);
  const parts: Lessons[] = [];
  for (let n = batch * plan.batch; n < Math.min(plan.plays, (batch + 1) * plan.batch); n++) {
    const table = tables[n % tables.length];
    // Each kind of table meets every measure of straying, and a search now and then.
    const turn = Math.floor(n / tables.length);
    const searches = net !== undefined && turn % SEARCHED === 0;
    const learners = Array.from({ length: table.seats }, (_, seat) => {
      const noise = noises[Math.floor(turn / noises.length ** seat) % noises.length];
      return { advice, thinker: searches ? searchThinker(LIGHT_SEARCH) : greedyThinker({ ...LIGHT, noise }) };
    });
    parts.push(lessonsOf(game, learning, table, `learn ${round}-${n}`, learners, round * plan.plays + n));
  }
  return joinLessons(learning.size, parts);
}

function told({ plays, share, margin, alone }: Duel): string {
  const percent = (part: number): string => (100 * part).toFixed(0);
  const won = `${percent(share.value)} % (${percent(share.low)}-${percent(share.high)}) of ${plays}`;
  const points = `${margin.value.toFixed(1)} (${margin.low.toFixed(1)}..${margin.high.toFixed(1)}) points`;
  const against = alone?.map((part) => `${percent(part.value)} %`).join(' : ');
  return `${won}, ${points}${against === undefined ? '' : `, won alone ${against}`}`;
}
