// How much a lead tells about who will win: fitted to plays of computer players against each other.
//   npm run -s odds -- GAME [--games 12] [--seats 2]
import { parseArgs } from 'node:util';
import { chancesOf, momentsOf, oddsAt, playMatch, type Standing, standingOf } from '@orrery/bots';
import { isRefused, type Odds, retrace, viewOf } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '12' }, seats: { type: 'string', default: '2' } },
});
const [id] = positionals;
if (!(id in ROOMS)) throw new Error(`GAME is one of ${Object.keys(ROOMS).join(', ')}.`);
const room = await ROOMS[id]();
const { game, advice } = room;

interface Sample {
  readonly progress: number;
  readonly standing: Standing;
  readonly winners: readonly number[];
}

const PLAYOUTS = 16;
const MOMENTS = 24;
const LATE = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 13];
const EARLY = [2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30, 40, 50, 70, 100];

async function samplesOf(seed: string): Promise<Sample[]> {
  const players = Array.from({ length: Number(values.seats) }, () => ({ name: 'medium', level: 'medium' as const }));
  const match = await playMatch(room, { number: 1, seed, players, bound: {} });
  if (isRefused(match)) throw new Error(match.message);
  const { record, winners } = match;
  const traced = retrace(game, record);
  if (isRefused(traced)) throw new Error(traced.message);
  return momentsOf(record, MOMENTS)
    .slice(0, -1)
    .map((at) => {
      const play = traced.playAt(at);
      const bound = { playouts: PLAYOUTS, seed: `${seed}/${at}` };
      const standing = standingOf(game, advice, viewOf(play, null), bound);
      return { progress: at / record.choices.length, standing, winners };
    });
}

/** The mean surprise at who won, in nats: what a good estimate makes small. */
function surprise(samples: readonly Sample[], odds: Odds): number {
  const sum = samples.reduce((all, { progress, standing, winners }) => {
    const chances = chancesOf(standing, oddsAt(odds, progress));
    return (
      all -
      Math.log(
        Math.max(
          1e-6,
          winners.reduce((chance, seat) => chance + chances[seat], 0),
        ),
      )
    );
  }, 0);
  return sum / samples.length;
}

const samples: Sample[] = [];
for (let i = 0; i < Number(values.games); i++) {
  samples.push(...(await samplesOf(`odds ${i}`)));
  process.stderr.write(`\r${i + 1} / ${values.games}`);
}
process.stderr.write('\n');
const all = LATE.flatMap((late) => EARLY.filter((early) => early >= late).map((early) => ({ early, late })));
const ranked = all.map((odds) => ({ odds, surprise: surprise(samples, odds) })).sort((a, b) => a.surprise - b.surprise);
const [best] = ranked;
const even = Math.log(Number(values.seats));
console.log(
  `${id}, ${values.seats} seats, ${values.games} plays, ${samples.length} moments: early ${best.odds.early}, late ${best.odds.late}; ` +
    `surprise ${best.surprise.toFixed(3)} (without knowledge ${even.toFixed(3)})`,
);
