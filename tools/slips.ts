// What would a spectator laugh at? Plays of a level against itself (alone against the automaton with --seats 1), each
// decision compared with a much longer search; the choices that cost most are printed in the words of the game.
//   npm run -s slips -- GAME [--level medium] [--plays 10] [--seats 2] [--setting NAME=VALUE] [--ms N]
//     [--playouts 100] [--close 6] [--list 30] [--seed slips] [--minutes 10] [--workers N] [--json]
// A level is a name, or JSON as for `npm run duel`. Every decision is compared by `playouts`; by ten times as many the
// `close` of a play that cost most, or cost something whatever luck brings. Read the list as a player would: what costs
// a little now and then is no slip.
import { parseArgs } from 'node:util';
import { notation } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { openCrew } from './crew/crew.ts';
import { boundOf, levelOf } from './crew/level.ts';
import type { Slip, SlipsFound, SlipsTask } from './slips/find.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: 'medium' },
    plays: { type: 'string', default: '10' },
    seats: { type: 'string', default: '2' },
    setting: { type: 'string' },
    ms: { type: 'string' },
    playouts: { type: 'string', default: '100' },
    close: { type: 'string', default: '6' },
    list: { type: 'string', default: '30' },
    seed: { type: 'string', default: 'slips' },
    minutes: { type: 'string', default: '10' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [game] = positionals;
const level = levelOf(values.level, boundOf({ ms: values.ms }));
if (ROOMS[game] === undefined || level === undefined) {
  console.error(`usage: npm run -s slips -- ${Object.keys(ROOMS).join('|')} --level easy`);
  process.exit(2);
}
const [name, value] = values.setting?.split('=') ?? [];
const until = performance.now() + Number(values.minutes) * 60_000;

function* tasks(by: NonNullable<typeof level>): Iterable<SlipsTask> {
  for (let play = 0; play < Number(values.plays) && performance.now() < until; play++) {
    yield {
      game,
      seats: Number(values.seats),
      settings: name === undefined ? {} : { [name]: value },
      seed: `${values.seed} ${play}`,
      level: by,
      playouts: Number(values.playouts),
      close: Number(values.close),
    };
  }
}

const crew = openCrew(values.workers === undefined ? undefined : Number(values.workers));
const plays = await crew.work('slips', tasks(level));
crew.dismiss();

if (values.json) console.log(JSON.stringify({ game, level: values.level, plays }));
else tell(plays);

/** What was done where something else was better, kind by kind: a habit shows where single choices look like chance. */
function tellKinds(slips: readonly Slip[]): void {
  const kinds = Object.entries(Object.groupBy(slips, ({ made, better }) => `${made.do} instead of ${better.do}`));
  const sum = (of: readonly Slip[] = []): number => of.reduce((all, { loss }) => all + loss, 0);
  for (const [kind, of = []] of kinds.sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, 12)) {
    console.log(`  ${of.length} times ${kind}, ${(sum(of) / of.length).toFixed(1)} points each`);
  }
}

function tell(found: readonly SlipsFound[]): void {
  const compared = found.reduce((all, each) => all + each.compared, 0);
  const costly = found.reduce((all, each) => all + each.costly, 0);
  const loss = found.reduce((all, each) => all + each.loss * each.compared, 0) / Math.max(1, compared);
  const slips = found.flatMap((each) => each.slips).sort((a, b) => b.loss - 2 * b.error - (a.loss - 2 * a.error));
  console.log(
    `${game}, ${values.seats} seats, ${values.level}: ${found.length} plays, ${compared} decisions compared, ` +
      `${costly} with something surely better, ${loss.toFixed(2)} points lost a decision; ${slips.length} stand a close look`,
  );
  tellKinds(slips);
  for (const slip of slips.slice(0, Number(values.list))) {
    const { loss: lost, error, said, reasons } = slip;
    const why = reasons.map(({ term, by }) => `${term} ${by > 0 ? '+' : ''}${by}`).join(', ');
    console.log(
      `\n${lost.toFixed(1)} ± ${error.toFixed(1)}  '${slip.seed}', choice ${slip.at + 1} of ${slip.of}, ` +
        `round ${slip.round ?? '-'}, seat ${slip.seat + 1}: ${said.asked}`,
    );
    console.log(`  did     ${said.made}  (${notation(slip.made)})`);
    console.log(`  better  ${said.better}  (${notation(slip.better)})`);
    if (why !== '') console.log(`  why     ${why}`);
  }
}
