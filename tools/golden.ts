// Writes the golden records of a game anew: whole plays by computer players at the tables that
// games/<game>/test/golden/tables.json lists, and how they ended. Run it after a change of rules, with a new version.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thinkerOf } from '@orrery/bots';
import {
  askedSeats,
  choose,
  isOver,
  isRefused,
  recordOf,
  seedRandom,
  startPlay,
  viewOf,
  writeRecord,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { goldenResult } from '@orrery/testkit/golden-result';

interface GoldenTable {
  readonly name: string;
  readonly seats: number;
  readonly settings?: Record<string, unknown>;
  readonly level: 'random' | 'medium';
}

const [name] = process.argv.slice(2);
const load = ROOMS[name ?? ''];
if (load === undefined) {
  console.error(`Which game? npm run golden -- ${Object.keys(ROOMS).join(' | ')}`);
  process.exit(2);
}
const { game, advice } = await load();
const folder = join(import.meta.dirname, '..', 'games', name, 'test', 'golden');
mkdirSync(folder, { recursive: true });
const tables: GoldenTable[] = JSON.parse(readFileSync(join(folder, 'tables.json'), 'utf8'));
for (const file of readdirSync(folder)) if (file.endsWith('.record.json')) rmSync(join(folder, file));

const results: Record<string, unknown> = {};
for (const { name: table, seats, settings, level } of tables) {
  const play = startPlay(game, { seats, settings, seed: `golden ${table}` });
  if (isRefused(play)) throw new Error(`${table}: ${play.message}`);
  const random = seedRandom(`player of ${table}`);
  const thinker = thinkerOf(level);
  while (!isOver(play.state)) {
    const asked = askedSeats(game, play.state);
    const seat = asked[asked.length - 1];
    const { choice } = thinker.think(game, advice, viewOf(play, seat), seat, random);
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) throw new Error(`${table}: ${answer.message}`);
  }
  const text = writeRecord(recordOf(play));
  const file = `${table}.record.json`;
  writeFileSync(join(folder, file), text);
  results[file] = goldenResult(game, text);
  console.log(`${file}: ${play.choices.length} choices, scores ${game.scores(play.state).join(' ')}`);
}
writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 1)}\n`);
