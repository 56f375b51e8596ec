// Computer players at one kind of table after the other, all on the same seeds: how often they win, by how much, and
// how many rounds it takes. Alone it is the automaton they have to beat.
//   npm run -s trial -- GAME --setting luna=0,1,2 [--seats 1] [--players greedy,search] [--games 40] [--ms 20 | --playouts N]
//     [--seed trial] [--workers N]
import { parseArgs } from 'node:util';
import { type Estimate, estimateMean, estimateShare } from '@orrery/bots';
import { ROOMS } from '@orrery/registry';
import { openCrew } from './crew/crew.ts';
import type { Played, PlayTask } from './crew/jobs.ts';
import { boundOf, levelOf } from './crew/level.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    setting: { type: 'string', default: '=' },
    seats: { type: 'string', default: '1' },
    players: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '40' },
    ms: { type: 'string' },
    playouts: { type: 'string' },
    seed: { type: 'string', default: 'trial' },
    workers: { type: 'string' },
  },
});
const [id] = positionals;
const levels = values.players.split(',').map((name) => ({ name, level: levelOf(name, boundOf(values, 20)) }));
if (ROOMS[id] === undefined || levels.some(({ level }) => level === undefined)) {
  console.error(`usage: npm run -s trial -- ${Object.keys(ROOMS).join('|')} --setting NAME=VALUE,VALUE`);
  process.exit(2);
}
const seats = Number(values.seats);
const crew = openCrew(values.workers === undefined ? undefined : Number(values.workers));

const percent = ({ value, low, high }: Estimate): string => {
  const [share, from, to] = [value, low, high].map((part) => (100 * part).toFixed(0));
  return `${share} % (${from}-${to})`;
};
const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} (${low.toFixed(1)}..${high.toFixed(1)})`;

function tell(plays: readonly Played[]): string {
  const won = plays.reduce((sum, { winners }) => sum + (winners.includes(0) ? 1 / winners.length : 0), 0);
  const sum = (of: (play: Played) => number): number => plays.reduce((all, play) => all + of(play), 0);
  const mean = (numbers: readonly number[]): string => estimateMean(numbers).value.toFixed(1);
  const rounds = plays.map((play) => play.rounds);
  return (
    `${percent(estimateShare(won, plays.length))} of ${plays.length}, ` +
    `lead ${points(estimateMean(plays.map(({ lead }) => lead)))}, score ${mean(plays.flatMap(({ scores }) => scores))}, ` +
    `rounds ${mean(rounds)}, ${Math.min(...rounds)} to ${Math.max(...rounds)}, ` +
    `${(sum(({ ms }) => ms) / sum(({ decisions }) => decisions)).toFixed(1)} ms a decision`
  );
}

const [setting, list] = values.setting.split('=');
for (const value of list.split(',')) {
  const settings = setting === '' ? {} : { [setting]: value };
  for (const { name, level = name as never } of levels) {
    const tasks = Array.from({ length: Number(values.games) }, (_, n): PlayTask => {
      return { game: id, table: { seats, settings }, sitter: { level }, seed: `${values.seed}-${n}` };
    });
    const told = tell(await crew.work('play', tasks));
    console.log(`${id}${setting === '' ? '' : `, ${setting} ${value}`}, ${name}: ${told}`);
  }
}
crew.dismiss();
