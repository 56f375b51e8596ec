// Levels of computer players against each other, two at a table: who beats whom how often, and one list of ratings.
//   npm run -s ladder -- [GAME,GAME] [--plays 60] [--minutes M] [--faster 1] [--workers N]
// Every pair of plays is kept at once in games/<game>/bot/ladder.json, and the same command goes on where it was. Plays
// made with other rules, weights or levels are thrown away. Time is processor time; --faster 10 divides it by ten where
// both levels go by the clock.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printOf } from '@orrery/bots/net';
import { type GameRoom, hashPlain } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { openCrew } from './crew/crew.ts';
import {
  count,
  type Ladder,
  newLadder,
  openPairs,
  type Rung,
  ratingsOf,
  tellRung,
  withPlaysOf,
} from './ladder/ladder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plays: { type: 'string', default: '60' },
    minutes: { type: 'string', default: 'Infinity' },
    faster: { type: 'string', default: '1' },
    workers: { type: 'string' },
  },
});
const ids = positionals[0]?.split(',') ?? Object.keys(ROOMS);
const [plays, minutes, faster] = [values.plays, values.minutes, values.faster].map(Number);
const unknown = ids.find((id) => ROOMS[id] === undefined);
if (unknown !== undefined || !(plays > 0 && minutes >= 0 && faster > 0)) {
  console.error(
    `usage: npm run -s ladder -- [${Object.keys(ROOMS).join(',')}] [--plays 60] [--minutes M] [--faster 1]`,
  );
  process.exit(2);
}
const end = performance.now() + minutes * 60_000;
const crew = openCrew(values.workers === undefined ? undefined : Number(values.workers));
for (const id of ids) await climb(id);
crew.dismiss();

async function climb(id: string): Promise<void> {
  const file = `games/${id}/bot/ladder.json`;
  const ladder = readLadder(file, newLadder(await madeOf(await ROOMS[id]()), faster));
  const given: Rung[] = [];
  function* tasks() {
    for (const { rung, task } of openPairs(id, ladder, plays)) {
      if (performance.now() > end) return;
      given.push(rung);
      yield task;
    }
  }
  await crew.work('pair', tasks(), (pair, index) => {
    count(given[index], pair);
    writeFileSync(file, `${JSON.stringify(ladder, null, 2)}\n`);
  });
  console.log(`\n${id}, hard against expert thinking ${ladder.faster} times as fast`);
  for (const rung of ladder.rungs) if (rung.plays > 0) console.log(`  ${tellRung(rung)}`);
  const ratings = Object.entries(ratingsOf(ladder)).map(([level, points]) => `${level} ${points}`);
  console.log(`  ratings: ${ratings.join(', ')}`);
}

function readLadder(file: string, ladder: Ladder): Ladder {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ladder) : undefined;
  return kept === undefined ? ladder : withPlaysOf(ladder, kept);
}

/** What the plays depend on beside the levels: rules, weights, and how positions are valued by hand. */
async function madeOf({ game, advice: { learning } }: GameRoom): Promise<string> {
  const learned = (await learning?.weights.two?.())?.weights;
  const valued = learning === undefined ? '' : printOf(game, learning, learning.tables.two ?? []);
  return hashPlain([game.version, learned?.net ?? '', learned?.search ?? false, valued]);
}
