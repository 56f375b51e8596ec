// Plays many games of equally strong computer players and tells whether any component wins or is used out of
// proportion. The same seed gives the same plays on every machine, whole or in pieces:
//   run.ts --seats 2,3,4 --games 400 --playouts 60 --seed g1 [--from 1] [--keep FILE]
//   run.ts --report FILE...
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matchPlan, type Player, playMatch } from '@orrery/bots';
import { isRefused } from '@orrery/kernel';
import { LEVELS } from '../../data/index.ts';
import { room } from '../../index.ts';
import { observe, type Seen } from './observe.ts';
import { report } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '1,2,3,4' },
    games: { type: 'string', default: '400' },
    from: { type: 'string', default: '1' },
    playouts: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'g1' },
    keep: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

// A playout ends one turn later than the present one: as strong as twice as many longer ones, for a third of the time.
const player: Player = { name: 'search', level: { how: 'search', playouts: Number(values.playouts), turns: 1 } };

async function play(seats: number, index: number): Promise<Seen> {
  // Alone, the levels of the automaton take turns.
  const settings = seats === 1 ? { automaton: LEVELS[index % LEVELS.length] } : undefined;
  const plan = matchPlan({ seats, settings, players: [player], seed: `${values.seed}-${seats}` }, index);
  const match = await playMatch(room, plan);
  if (isRefused(match)) throw new Error(match.message);
  return observe(match);
}

async function playAll(): Promise<Seen[]> {
  const plays: Seen[] = [];
  const first = Number(values.from) - 1;
  for (const seats of values.seats.split(',').map(Number)) {
    for (let index = first; index < first + Number(values.games); index++) {
      const seen = await play(seats, index);
      plays.push(seen);
      if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(seen)}\n`);
    }
    console.error(`${seats} seats: ${values.games} plays`);
  }
  return plays;
}

function readAll(files: readonly string[]): Seen[] {
  const plays = new Map<string, Seen>();
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    if (line === '') continue;
    const seen: Seen = JSON.parse(line);
    plays.set(`${seen.seats}/${seen.number}`, seen);
  }
  return [...plays.values()];
}

const { lines, problems } = report(values.report ? readAll(positionals) : await playAll());
console.log(lines.join('\n'));
console.log('## Out of proportion\n');
console.log(problems.length === 0 ? 'Nothing.' : problems.map((problem) => `- ${problem}`).join('\n'));
