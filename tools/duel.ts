// One computer player against another in pairs of plays with seats swapped: how often it wins, and by how much.
//   npm run -s duel -- GAME --one expert --other hard [--plays 60] [--seats 2] [--setting NAME=VALUE]
//     [--one-net FILE|hand] [--other-net FILE|hand] [--other-from DIR] [--ms N | --playouts N] [--seed duel]
//     [--keep FILE] [--minutes M] [--workers N]
// A player is a level by its name, or JSON such as '{"how":"search","ms":50,"turns":3}'; a net is a file of weights; DIR
// is another checkout of this project, whose levels and valuations the other one plays by. Pairs are kept in --keep, a
// line each, and the same command goes on where it was.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { duelOf, type Pair } from '@orrery/bots/net';
import { ROOMS } from '@orrery/registry';
import { openCrew } from './crew/crew.ts';
import type { PairTask, Sitter } from './crew/jobs.ts';
import { boundOf, levelOf } from './crew/level.ts';
import { toldDuel } from './learn/rounds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    one: { type: 'string', default: 'search' },
    other: { type: 'string', default: 'hand-search' },
    'one-net': { type: 'string' },
    'other-net': { type: 'string' },
    plays: { type: 'string', default: '60' },
    seats: { type: 'string', default: '2' },
    setting: { type: 'string' },
    ms: { type: 'string' },
    playouts: { type: 'string' },
    'other-from': { type: 'string' },
    seed: { type: 'string', default: 'duel' },
    keep: { type: 'string' },
    minutes: { type: 'string', default: 'Infinity' },
    workers: { type: 'string' },
  },
});
const [game] = positionals;
const one = sitterOf(values.one, values['one-net']);
const other = sitterOf(values.other, values['other-net'], values['other-from']);
if (ROOMS[game] === undefined || one === undefined || other === undefined) {
  console.error(`usage: npm run -s duel -- ${Object.keys(ROOMS).join('|')} --one expert --other hard`);
  process.exit(2);
}
const [name, value] = values.setting?.split('=') ?? [];
const table = { seats: Number(values.seats), settings: name === undefined ? {} : { [name]: value } };
const end = performance.now() + Number(values.minutes) * 60_000;

/** A line of the file of pairs. */
interface Kept extends Pair {
  readonly seed: string;
}

const { keep } = values;
const kept: Kept[] =
  keep !== undefined && existsSync(keep)
    ? readFileSync(keep, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
const given: string[] = [];

function* tasks(by: Sitter, against: Sitter): Iterable<PairTask> {
  for (let pair = 0; 2 * pair < Number(values.plays); pair++) {
    const seed = `${values.seed}-${pair}`;
    if (kept.some((one) => one.seed === seed)) continue;
    if (performance.now() > end) return;
    given.push(seed);
    yield { game, table, one: by, other: against, seed };
  }
}

const crew = openCrew(values.workers === undefined ? undefined : Number(values.workers));
await crew.work('pair', tasks(one, other), (pair, index) => {
  const line: Kept = { seed: given[index], ...pair };
  kept.push(line);
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(line)}\n`);
  if (process.stderr.isTTY) process.stderr.write(`\r${toldDuel(duelOf(kept))}  `);
});
crew.dismiss();
const bound = [values.ms && `${values.ms} ms`, values.playouts && `${values.playouts} playouts`].filter(Boolean);
const what = [game, `${table.seats} seats`, values.setting, ...bound].filter(Boolean).join(', ');
console.log(`${what}, ${values.one} against ${values.other}: ${toldDuel(duelOf(kept))}`);

function sitterOf(player: string, net: string | undefined, from?: string): Sitter | undefined {
  const level = levelOf(player, boundOf(values));
  if (level === undefined) return undefined;
  if (from !== undefined) return { level, from };
  if (net === undefined) return { level };
  if (net === 'hand') return { level, net: null };
  return { level, net: /net: '([^']+)'/.exec(readFileSync(net, 'utf8'))?.[1] ?? '' };
}
