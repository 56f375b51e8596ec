// Lets a game's valuation be learned from plays, round by round:
//   npm run learn -- GAME [--kind two|few|alone] [--rounds 2] [--plays 3000] [--judge 200] [--by greedy|search] [--search 60] [--ms 20] [--minutes M]
//     [--searched 16] [--playouts 16] [--taught 0] [--on] [--workers N]
// --taught N asks a search of N playouts what positions are worth; --on goes on from what the game has learned already.
// It can be stopped at any time; the same command goes on where it was. What is better is kept in the game's folder.
import { parseArgs } from 'node:util';
import { KINDS } from '@orrery/bots';
import { readNet } from '@orrery/bots/net';
import type { TableKind } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { openCrew } from './crew/crew.ts';
import { openNotes } from './learn/notes.ts';
import { judgeSearch, learnRound, type Plan } from './learn/rounds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'two' },
    rounds: { type: 'string', default: '2' },
    plays: { type: 'string', default: '3000' },
    judge: { type: 'string', default: '200' },
    by: { type: 'string', default: 'greedy' },
    search: { type: 'string', default: '60' },
    ms: { type: 'string', default: '20' },
    minutes: { type: 'string' },
    searched: { type: 'string', default: '16' },
    playouts: { type: 'string', default: '16' },
    taught: { type: 'string', default: '0' },
    on: { type: 'boolean', default: false },
    workers: { type: 'string' },
  },
});

const [id] = positionals;
const kind = KINDS.find((known) => known === values.kind);
const open = ROOMS[id];
if (open === undefined || kind === undefined) {
  console.error(`usage: npm run learn -- ${Object.keys(ROOMS).join('|')} [--kind ${KINDS.join('|')}]`);
  process.exit(2);
}
const crew = openCrew(values.workers === undefined ? undefined : Number(values.workers));
await learn(id, kind).finally(crew.dismiss);

async function learn(game: string, of: TableKind): Promise<void> {
  const { game: rules, advice } = await ROOMS[game]();
  const { learning } = advice;
  const tables = learning?.tables[of];
  if (learning === undefined || tables === undefined) {
    console.error(`${game} gives nothing to learn from for '${of}'`);
    process.exit(2);
  }
  const stored = values.on ? await learning.weights[of]?.() : undefined;
  const started = performance.now();
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
  const plan: Plan = {
    game: rules,
    advice,
    learning,
    tables,
    kind: of,
    plays: Number(values.plays),
    batch: 50,
    judge: Number(values.judge),
    by: values.by === 'search' ? 'search' : 'greedy',
    search: Number(values.search),
    ms: Number(values.ms),
    searched: Number(values.searched),
    playouts: Number(values.playouts),
    taught: Number(values.taught),
    before: stored && readNet(stored.weights.net, learning.size) && stored.weights.net,
    crew,
    isLate: () => performance.now() - started > minutes * 60_000,
    say: (line) => console.log(`${game}, ${of}: ${line}`),
  };
  const notes = openNotes(plan);
  while (notes.figures.length < Number(values.rounds)) {
    if (!(await learnRound(plan, notes))) return plan.say('stopped for now; the same command goes on');
  }
  if (notes.kept !== undefined && plan.search > 0) await judgeSearch(plan, notes);
}
