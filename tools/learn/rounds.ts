import type { LevelSpec } from '@orrery/bots';
import { type Duel, duelOf, joinLessons, type Lessons, readNet, TRAINING, train, writeNet } from '@orrery/bots/net';
import type { Advice, Game, Learning, LearningTable, TableKind } from '@orrery/kernel';
import type { Crew } from '../crew/crew.ts';
import type { LessonsTask, PairTask, Sitter } from '../crew/jobs.ts';
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
  /** Who judges a round: the greedy player, or a short search where positions are too far from the end for a glance. */
  readonly by: 'greedy' | 'search';
  readonly search: number;
  /** Processor time of a decision in the arena of the search. */
  readonly ms: number;
  /** Every so many plays are a search's, of so many playouts: slow, but better. */
  readonly searched: number;
  readonly playouts: number;
  /** How many playouts of a search say what a position is worth, beside how its play ended; 0: nobody does. */
  readonly taught: number;
  /** What the game has learned already, to go on from; undefined: begin by hand. */
  readonly before: string | undefined;
  readonly crew: Crew;
  readonly isLate: () => boolean;
  readonly say: (line: string) => void;
}

/** How far from its best choice a player may stray, seat by seat: who sees only good positions does not know bad ones. */
const FIRST_NOISE: readonly number[] = [0, 0.1, 0.3, 0.6];
const LATER_NOISE: readonly number[] = [0, 0, 0.1, 0.3];
const LIGHT = { how: 'greedy', looks: 16, guesses: 1 } as const satisfies LevelSpec;
const JUDGES: Readonly<Record<Plan['by'], LevelSpec>> = {
  greedy: { how: 'greedy' },
  search: { how: 'search', playouts: 100, others: 'tree', far: true },
};

/** Plays, learns from all rounds so far, and judges by an arena; false when time is up before the round is done. */
export async function learnRound(plan: Plan, notes: Notes): Promise<boolean> {
  const round = notes.figures.length;
  const began = performance.now();
  if (!(await makePlays(plan, notes, round))) return false;
  const lessons = allLessons(plan, notes, round);
  const played = performance.now();
  const before = plan.before === undefined ? undefined : readNet(notes.kept ?? plan.before, plan.learning.size);
  const further = before && { rate: TRAINING.rate / 2 };
  const { net, error, handError } = train(lessons, `${plan.game.id} ${plan.kind} ${round}`, further, before);
  const learned = writeNet(net);
  notes.writeNet(round, learned);
  const trained = performance.now();
  const [one, other] = [learned, notes.kept ?? null].map((net): Sitter => ({ level: JUDGES[plan.by], net }));
  const greedy = await compare(plan, one, other, plan.judge, `judge ${round}`);
  const kept = greedy.margin.value > 0 && (notes.kept !== undefined || greedy.margin.low > 0);
  notes.figures.push({ round, plays: plan.plays, positions: lessons.play.length, error, handError, greedy, kept });
  if (kept) {
    notes.kept = learned;
    notes.search = undefined;
  }
  notes.save();
  const seconds = (from: number, to: number): string => `${((to - from) / 1000).toFixed(0)} s`;
  plan.say(
    `round ${round}: ${lessons.play.length} positions (${seconds(began, played)}), error ${error.toFixed(1)} by hand ` +
      `${handError.toFixed(1)} (${seconds(played, trained)}), ${plan.by} ${toldDuel(greedy)} ${kept ? 'kept' : 'not kept'} ` +
      `(${seconds(trained, performance.now())})`,
  );
  return true;
}

/** Lets the search with what was kept play against the search by hand: only the better one is used. */
export async function judgeSearch(plan: Plan, notes: Notes): Promise<void> {
  const level = { how: 'search', ms: plan.ms, others: 'tree', far: true } as const satisfies LevelSpec;
  const [one, other] = [notes.kept ?? null, null].map((net): Sitter => ({ level, net }));
  const result = await compare(plan, one, other, plan.search, 'judge search');
  notes.search = { ...result, ms: plan.ms };
  notes.save();
  plan.say(`search at ${plan.ms} ms ${toldDuel(result)}`);
}

async function compare(plan: Plan, one: Sitter, other: Sitter, plays: number, seed: string): Promise<Duel> {
  const { game, tables, crew } = plan;
  const tasks = Array.from({ length: Math.ceil(plays / 2) }, (_, i): PairTask => {
    return { game: game.id, table: tables[i % tables.length], one, other, seed: `${seed}-${i}` };
  });
  return duelOf(await crew.work('pair', tasks));
}

/** The plays of a round that are still missing; false when time is up before all are made. */
async function makePlays(plan: Plan, notes: Notes, round: number): Promise<boolean> {
  const missing: number[] = [];
  for (let batch = 0; batch * plan.batch < plan.plays; batch++) {
    if (notes.readBatch(round, batch) === undefined) missing.push(batch);
  }
  let made = 0;
  function* tasks(): Iterable<LessonsTask> {
    for (const batch of missing) {
      if (plan.isLate()) return;
      yield batchTask(plan, notes.kept, round, batch);
    }
  }
  await plan.crew.work('lessons', tasks(), (lessons, index) => {
    notes.writeBatch(round, missing[index], lessons);
    made++;
  });
  return made === missing.length && !plan.isLate();
}

function allLessons(plan: Plan, notes: Notes, rounds: number): Lessons {
  const parts: Lessons[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (let batch = 0; batch * plan.batch < plan.plays; batch++) {
      const lessons = notes.readBatch(round, batch);
      if (lessons === undefined) throw new Error(`the plays of round ${round} are not all there: begin anew`);
      parts.push(lessons);
    }
  }
  return joinLessons(plan.learning.size, parts);
}

function batchTask(plan: Plan, kept: string | undefined, round: number, batch: number): LessonsTask {
  const noises = kept === undefined ? FIRST_NOISE : LATER_NOISE;
  const numbers = Array.from(
    { length: Math.min(plan.batch, plan.plays - batch * plan.batch) },
    (_, i) => batch * plan.batch + i,
  );
  const plays = numbers.map((n) => {
    const table = plan.tables[n % plan.tables.length];
    // Each kind of table meets every measure of straying, and a search now and then.
    const turn = Math.floor(n / plan.tables.length);
    const searches = turn % plan.searched === 0;
    const sitters = Array.from({ length: table.seats }, (_, seat): Sitter => {
      const noise = noises[Math.floor(turn / noises.length ** seat) % noises.length];
      const level: LevelSpec = searches ? { how: 'search', playouts: plan.playouts, looks: 16 } : { ...LIGHT, noise };
      // What only searches play by may lead a greedy player round in circles.
      return { level, net: searches || plan.by === 'greedy' ? (kept ?? null) : null };
    });
    return { number: round * plan.plays + n, seed: `learn ${round}-${n}`, table, sitters };
  });
  const level: LevelSpec = { how: 'search', playouts: plan.taught, others: 'tree', far: true };
  return { game: plan.game.id, plays, teacher: plan.taught > 0 ? { level, net: kept ?? null } : undefined };
}

export function toldDuel({ plays, share, margin, alone }: Duel): string {
  const percent = (part: number): string => (100 * part).toFixed(0);
  const won = `${percent(share.value)} % (${percent(share.low)}-${percent(share.high)}) of ${plays}`;
  const points = `${margin.value.toFixed(1)} (${margin.low.toFixed(1)}..${margin.high.toFixed(1)}) points`;
  const against = alone?.map((part) => `${percent(part.value)} %`).join(' : ');
  return `${won}, ${points}${against === undefined ? '' : `, won alone ${against}`}`;
}
