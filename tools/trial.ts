// Computer players at one kind of table after the other, all on the same seeds: how often they win, by how much, and
// how many rounds it takes. Alone it is the automaton they have to beat.
//   npm run -s trial -- GAME --setting luna=0,1,2 [--seats 1] [--players greedy,search] [--games 40] [--ms 20 | --playouts N] [--seed trial]
import { parseArgs } from 'node:util';
import { type Estimate, estimateMean, estimateShare, isLevelName, type LevelName, thinkerOf } from '@orrery/bots';
import { loadAdvice, playThrough } from '@orrery/bots/net';
import type { Choice, State } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { threadTime } from './thread-time.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    setting: { type: 'string', default: '=' },
    seats: { type: 'string', default: '1' },
    players: { type: 'string', default: 'greedy' },
    games: { type: 'string', default: '40' },
    ms: { type: 'string', default: '20' },
    playouts: { type: 'string' },
    seed: { type: 'string', default: 'trial' },
  },
});
const [id] = positionals;
const open = ROOMS[id];
const players = values.players.split(',').filter(isLevelName);
if (open === undefined || players.length === 0) {
  console.error(`usage: npm run -s trial -- ${Object.keys(ROOMS).join('|')} --setting NAME=VALUE,VALUE`);
  process.exit(2);
}
const { game, advice: byHand } = await open();
const advice = await loadAdvice(game, byHand);
const seats = Number(values.seats);
const bound = values.playouts === undefined ? { ms: Number(values.ms) } : { playouts: Number(values.playouts) };

const roundOf = (s: State): number => ('round' in s && typeof s.round === 'number' ? s.round : 0);

const percent = ({ value, low, high }: Estimate): string => {
  const [share, from, to] = [value, low, high].map((part) => (100 * part).toFixed(0));
  return `${share} % (${from}-${to})`;
};
const points = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(1)} (${low.toFixed(1)}..${high.toFixed(1)})`;

function trial(player: LevelName, settings: Readonly<Record<string, string>>): string {
  const began = threadTime();
  const leads: number[] = [];
  const scores: number[] = [];
  const rounds: number[] = [];
  let won = 0;
  let asked = 0;
  for (let n = 0; n < Number(values.games); n++) {
    const learner = { advice, thinker: thinkerOf(player, bound, threadTime) };
    const table = Array.from({ length: seats }, () => learner);
    const last = playThrough<State, Choice>(
      game,
      { seats, settings },
      `${values.seed}-${n}`,
      table,
      () => void asked++,
    );
    const result = game.result(last);
    if (result?.winners.includes(0)) won += 1 / result.winners.length;
    scores.push(...(result?.scores ?? []));
    leads.push(advice.learning?.finalLead(last, 0) ?? 0);
    rounds.push(roundOf(last));
  }
  const share = percent(estimateShare(won, rounds.length));
  const mean = (numbers: readonly number[]): string => estimateMean(numbers).value.toFixed(1);
  return (
    `${share} of ${rounds.length}, lead ${points(estimateMean(leads))}, score ${mean(scores)}, rounds ${mean(rounds)}, ` +
    `${Math.min(...rounds)} to ${Math.max(...rounds)}, ${((threadTime() - began) / asked).toFixed(1)} ms a decision`
  );
}

const [name, list] = values.setting.split('=');
for (const value of list.split(',')) {
  const settings = name === '' ? {} : { [name]: value };
  for (const player of players) {
    console.log(`${id}${name === '' ? '' : `, ${name} ${value}`}, ${player}: ${trial(player as LevelName, settings)}`);
  }
}
