// People with real sockets at a server in another process: how long from a choice to the view that shows it?
import { below, type Choice, type Game, optionsOf, seedRandom } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { Client, type Line } from '@orrery/server/testing';
import { type Commits, measureCommits } from './commits.ts';

export interface LoadPlan {
  /** The processes of the server; people are spread over them. */
  readonly bases: readonly string[];
  /** A folder of the disk that the server writes to. */
  readonly folder: string;
  readonly sockets: number;
  /** People at each table, each with a socket that watches it. */
  readonly seats: number;
  readonly rate: number;
  readonly seconds: number;
  /** Seconds of play before anything is measured: until then a server compiles itself as much as it plays. */
  readonly warmUp: number;
  /** Also look for the most moves a second that stay within this, in milliseconds. */
  readonly limit: number | undefined;
  /** Also let everybody come back at once. */
  readonly storm: boolean;
}

export interface LoadFigures {
  readonly sockets: number;
  readonly tables: number;
  readonly seats: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from sending a choice to receiving the changed view, for who chose. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly refused: number;
  /** How long one commit of one small row took on the same disk meanwhile, in milliseconds. */
  readonly bareCommit: Commits;
  /** Processor time the server needs for a move, views and storage included; and that of the people here. */
  readonly serverCpuMsPerMove: number;
  readonly peopleCpuMsPerMove: number;
  /** Messages that all sockets together received for a move. */
  readonly messagesPerMove: number;
  /** The most moves a second for which the 99th percentile stays within the limit. */
  readonly mostMovesPerSecond?: number;
  /** Seconds until all sockets were back, each with its whole look, after all were cut off at once. */
  readonly stormSeconds?: number;
}

const GAME = 'planet-unknown';
/** One person has at most thirty sockets. */
const guestsFor = (sockets: number): number => Math.max(100, Math.ceil(sockets / 20));

interface Table {
  readonly id: string;
  readonly people: readonly Client[];
  lines: Line[];
}

export async function measureLoad(plan: LoadPlan): Promise<LoadFigures> {
  const { rate, limit, seconds } = plan;
  const load = await openLoad(plan);
  const { game, tables } = load;
  const figures = await measureTurn(load, seconds);
  const most = limit === undefined ? undefined : await findMost(game, tables, rate, limit);
  const storm = plan.storm ? await comeBack(tables) : undefined;
  closeLoad(load);
  return {
    ...figures,
    ...(most === undefined ? {} : { mostMovesPerSecond: most }),
    ...(storm === undefined ? {} : { stormSeconds: storm }),
  };
}

/** The same at several servers in turns, so that whatever else the machine does concerns all of them. */
export async function measureInTurns(plans: readonly LoadPlan[], turns: number): Promise<LoadFigures[][]> {
  const loads: Load[] = [];
  for (const plan of plans) loads.push(await openLoad(plan));
  const figures: LoadFigures[][] = plans.map(() => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [i, load] of loads.entries()) figures[i].push(await measureTurn(load, load.plan.seconds));
  }
  for (const load of loads) closeLoad(load);
  return figures;
}

/** People at their tables, warm. */
interface Load {
  readonly plan: LoadPlan;
  readonly game: Game;
  readonly tables: readonly Table[];
}

async function openLoad(plan: LoadPlan): Promise<Load> {
  const { game } = await ROOMS[GAME]();
  const tables = await openTables(plan);
  await inParallel(tables.length, (i) => connect(tables[i]));
  // Some play first, so that both sides are warm.
  await playAtRate(game, tables, plan.rate, plan.warmUp);
  return { plan, game, tables };
}

function closeLoad({ tables }: Load): void {
  for (const { lines } of tables) for (const line of lines) line.close();
}

async function measureTurn({ plan, game, tables }: Load, seconds: number): Promise<LoadFigures> {
  const { bases, rate, seats } = plan;
  const before = await processorOf(bases);
  const own = process.cpuUsage();
  const commits = measureCommits(plan.folder);
  const played = await playAtRate(game, tables, rate, seconds);
  const bareCommit = await commits();
  const { user, system } = process.cpuUsage(own);
  const used = (await processorOf(bases)) - before;
  return {
    sockets: tables.length * seats,
    tables: tables.length,
    seats,
    ...summary(played),
    bareCommit,
    serverCpuMsPerMove: round((used * 1000) / Math.max(1, played.times.length)),
    peopleCpuMsPerMove: round((user + system) / 1000 / Math.max(1, played.times.length)),
    messagesPerMove: round(played.messages / Math.max(1, played.times.length)),
  };
}

async function openTables({ bases, sockets, seats }: LoadPlan): Promise<Table[]> {
  const count = guestsFor(sockets);
  const guests: Client[] = [];
  const tables: Table[] = [];
  // Neighbours in a row whose stride changes, so that people meet others at each of their tables.
  const peopleOf = (i: number): Client[] =>
    Array.from({ length: seats }, (_, seat) => guests[(i + seat * (1 + Math.floor(i / count))) % count]);
  await inParallel(count, async (i) => {
    guests[i] = await Client.guest(bases[i % bases.length], `G${i}`);
  });
  await inParallel(Math.floor(sockets / seats), async (i) => {
    const people = peopleOf(i);
    tables[i] = { id: await openTable(people), people, lines: [] };
  });
  return tables;
}

async function connect(table: Table): Promise<void> {
  table.lines = await Promise.all(
    table.people.map(async (person) => {
      const line = await person.socket();
      await line.ask({ do: 'watch', table: table.id });
      return line;
    }),
  );
}

/** Everybody is cut off at once, and comes back as quickly as they can. */
async function comeBack(tables: readonly Table[]): Promise<number> {
  for (const { lines } of tables) for (const line of lines) line.close();
  const started = performance.now();
  await Promise.all(tables.map(connect));
  return round((performance.now() - started) / 1000);
}

function summary({ times, refused, spent }: Played) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return {
    moves: times.length,
    movesPerSecond: round(times.length / spent),
    p50: at(0.5),
    p99: at(0.99),
    slowest: at(1),
    refused,
  };
}

/**
 * Raises the rate in steps of a quarter until the slowest hundredth is too slow, or the moves do not keep up. Each step
 * has three tries: a disk that somebody else keeps busy for a moment says nothing about the server.
 */
async function findMost(game: Game, tables: readonly Table[], from: number, limit: number): Promise<number> {
  let most = 0;
  let tries = 0;
  for (let rate = from; tries < 3; ) {
    const { p99, movesPerSecond } = summary(await playAtRate(game, tables, rate, 6));
    const holds = p99 <= limit && movesPerSecond >= 0.9 * rate;
    tries = holds ? 0 : tries + 1;
    if (!holds) continue;
    most = Math.round(movesPerSecond);
    rate *= 1.25;
  }
  return most;
}

/** Does something for 0 to count - 1, several at a time. */
async function inParallel(count: number, act: (i: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: 16 }, work));
}

async function openTable([owner, ...others]: readonly Client[]): Promise<string> {
  const { table } = await owner.must('POST', '/api/tables', { game: GAME, seats: 1 + others.length });
  for (const other of others) await other.must('POST', `/api/tables/${table}/sit`, {});
  await owner.must('POST', `/api/tables/${table}/start`, {});
  return table;
}

async function processorOf(bases: readonly string[]): Promise<number> {
  let seconds = 0;
  for (const base of bases) {
    const text = await (await fetch(`${base}/metrics`)).text();
    seconds += Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1] ?? 0);
  }
  return seconds;
}

interface Played {
  readonly times: readonly number[];
  readonly refused: number;
  readonly spent: number;
  readonly messages: number;
}

/** Starts so many moves a second, whether the ones before are answered or not. */
async function playAtRate(game: Game, tables: readonly Table[], rate: number, seconds: number): Promise<Played> {
  const random = seedRandom('load');
  const times: number[] = [];
  let refused = 0;
  let messages = 0;
  for (const { lines } of tables) for (const line of lines) line.messages.length = 0;
  const under = new Set<Promise<void>>();
  const busy = new Set<Table>();
  const started = performance.now();
  for (let i = 0; i < rate * seconds; i++) {
    const due = started + (i * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    else if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    const table = tables[below(random, tables.length)];
    if (busy.has(table)) continue;
    for (const line of table.lines) messages += line.messages.splice(0).length;
    const move = nextMove(game, table, random);
    if (move === undefined) continue;
    busy.add(table);
    // The clock starts when the move was due: a slow start counts as a slow answer.
    const promise = makeMove(table, move).then((done) => {
      busy.delete(table);
      under.delete(promise);
      if (done) times.push(performance.now() - Math.max(due, move.ready));
      else refused++;
    });
    under.add(promise);
  }
  await Promise.all(under);
  const spent = (performance.now() - started) / 1000;
  for (const { lines } of tables) for (const line of lines) messages += line.messages.length;
  return { times, refused, spent, messages };
}

interface Move {
  readonly line: Line;
  readonly question: number;
  readonly choice: Choice;
  readonly ready: number;
}

function nextMove(game: Game, { id, lines }: Table, random: ReturnType<typeof seedRandom>): Move | undefined {
  const asked = lines.filter((line) => line.look(id).question !== null);
  if (asked.length === 0) return undefined;
  const line = asked[below(random, asked.length)];
  const { view, seat, question } = line.look(id);
  if (view === null || seat === null || question === null) return undefined;
  const options = optionsOf(game, view, seat);
  return { line, question, choice: options[below(random, options.length)], ready: performance.now() };
}

async function makeMove({ id }: Table, { line, question, choice }: Move): Promise<boolean> {
  line.send({ do: 'choose', table: id, question, choice, id: question });
  return line
    .until(() => {
      if (line.messages.some(({ tell }) => tell === 'refused')) return 'refused';
      return line.look(id).question !== question ? 'shown' : undefined;
    })
    .then((how) => how === 'shown');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
