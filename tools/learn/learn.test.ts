import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { KINDS, randomThinker } from '@orrery/bots';
import { playThrough, printOf, readNet } from '@orrery/bots/net';
import { type Game, type Learning, type LearningTable, leadIn } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { longTest } from '@orrery/testkit/long';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ALONE } from '../crew/crew.ts';
import { type Notes, openNotes, type RoundFigures } from './notes.ts';
import { learnRound, type Plan } from './rounds.ts';

/** The most a net may weigh on its way to a browser. */
const MOST_BYTES = 25_000;

describe.each(Object.keys(ROOMS))('what %s has learned', async (id) => {
  const { game, advice } = await ROOMS[id]();
  const learning = advice.learning as Learning;

  it('fits the rules and features of today', async () => {
    for (const kind of KINDS) {
      const stored = await learning.weights[kind]?.();
      if (stored === undefined) continue;
      const { version, print, net } = stored.weights;
      const again = `npm run learn -- ${id} --kind ${kind}`;
      expect(version, again).toBe(game.version);
      expect(print, again).toBe(printOf(game, learning, learning.tables[kind] ?? []));
      expect(readNet(net, learning.size), again).toBeDefined();
      expect(gzipSync(net).length).toBeLessThan(MOST_BYTES);
    }
  });

  it('looks at every kind of table in numbers that are all there', () => {
    for (const [kind, tables] of Object.entries(learning.tables)) {
      for (const table of tables) lookAtPlay(game, learning, table, kind);
    }
  });
});

function lookAtPlay(game: Game, learning: Learning, table: LearningTable, kind: string): void {
  const into = new Float32Array(learning.size + 1);
  const anybody = { advice: { value: () => 0 }, thinker: randomThinker };
  const players = Array.from({ length: table.seats }, () => anybody);
  let states = 0;
  const last = playThrough(game, table, 'look', players, (s) => {
    if (states++ % 48 !== 0) return;
    expect(learning.kindOf(s)).toBe(kind);
    for (let seat = 0; seat < table.seats; seat++) {
      into.fill(Number.NaN);
      learning.describe(s, seat, into);
      expect(into.subarray(0, learning.size).every(Number.isFinite), `${game.id}, ${kind}`).toBe(true);
      expect(into[learning.size], 'one number too many').toBeNaN();
    }
  });
  const leads = Array.from({ length: table.seats }, (_, seat) => learning.finalLead(last, seat));
  expect(leads.every(Number.isFinite)).toBe(true);
  if (table.seats > 1) expect(leads[0]).toBeCloseTo(leadIn(game.scores(last), 0));
}

it('what was gone on from stays as it is until something is better, and its rounds are kept', async () => {
  const { game, advice } = await ROOMS['luna-maris']();
  const place = mkdtempSync(`${tmpdir()}/learn-`);
  onTestFinished(() => rmSync(place, { recursive: true }));
  const learning = advice.learning as Learning;
  const shelf = `${place}/luna-maris/bot/learned`;
  mkdirSync(shelf, { recursive: true });
  writeFileSync(`${shelf}/two.json`, JSON.stringify({ rounds: [{ round: 0 }] }));
  const plan = { game, learning, tables: learning.tables.two ?? [], kind: 'two', by: 'greedy', before: 'known' };
  const open = (): Notes => openNotes(plan as unknown as Plan, { work: join(place, 'notes'), games: place });
  const rounds = (): unknown[] => JSON.parse(readFileSync(`${shelf}/two.json`, 'utf8')).rounds;
  const figures = (round: number, kept: boolean): RoundFigures =>
    ({ round, plays: 2, positions: 9, error: 1, handError: 2, greedy: {}, kept }) as unknown as RoundFigures;

  const notes = open();
  expect(notes.kept).toBe('known');
  notes.figures.push(figures(1, false));
  notes.save();
  expect(rounds()).toHaveLength(2);
  expect(existsSync(`${shelf}/two.ts`)).toBe(false);

  const later = open();
  later.figures.push(figures(2, true));
  later.kept = 'better';
  later.save();
  expect(rounds(), 'the first one once').toHaveLength(3);
  expect(readFileSync(`${shelf}/two.ts`, 'utf8')).toContain("net: 'better'");
});

longTest('learning goes on where it was stopped, to the same end', {}, async () => {
  const { game, advice } = await ROOMS['luna-maris']();
  const places = [mkdtempSync(`${tmpdir()}/learn-`), mkdtempSync(`${tmpdir()}/learn-`)];
  onTestFinished(() => places.forEach((place) => void rmSync(place, { recursive: true })));
  const learning = advice.learning as Learning;
  const plan: Plan = {
    ...{ game, advice, learning, tables: learning.tables.two ?? [], kind: 'two' },
    ...{
      plays: 6,
      batch: 4,
      judge: 2,
      search: 0,
      ms: 1,
      searched: 16,
      playouts: 16,
      taught: 8,
      before: (await learning.weights.two?.())?.weights.net,
      by: 'greedy',
      crew: ALONE,
      isLate: () => false,
      say: () => undefined,
    },
  };
  const open = (place: string, of: Plan) => openNotes(of, { work: join(place, 'notes'), games: `${place}/games` });
  await learnRound(plan, open(places[0], plan));
  let looks = 0;
  const hasty: Plan = { ...plan, isLate: () => looks++ > 0 };
  expect(await learnRound(hasty, open(places[1], hasty))).toBe(false);
  await learnRound(plan, open(places[1], plan));
  const [whole, inPieces] = places.map((place) =>
    readFileSync(join(place, 'notes', 'luna-maris-two', 'notes.json'), 'utf8'),
  );
  expect(inPieces).toBe(whole);
  const { figures } = JSON.parse(whole);
  expect(figures).toHaveLength(1);
});
