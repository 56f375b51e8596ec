// Finds puzzles: positions of plays between computer players in which one choice is clearly best.
//   npm run -s puzzles -- GAME [--count 10] [--lead 2] [--seed WORD] [--minutes 10] [--without VERB,...]
// A first search looks at some decisions of every play. Where one option is ahead of all others, a search ten times as
// long has to find the same, and the option has to win against the next best ones from the same guesses.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { duel, learnedRoom, openPuzzle, type Puzzle, type Reason, searchThinker, thinkerOf } from '@orrery/bots';
import {
  askedSeats,
  type Choice,
  choose,
  findOption,
  isOver,
  isRefused,
  notation,
  optionsOf,
  type Play,
  sameChoice,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '10' },
    lead: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'puzzle' },
    minutes: { type: 'string', default: '10' },
    without: { type: 'string', default: '' },
  },
});
const [id] = positionals;
if (!(id in ROOMS)) {
  console.error(`Which game? npm run -s puzzles -- ${Object.keys(ROOMS).join(' | ')}`);
  process.exit(2);
}
const { game, advice } = await learnedRoom(await ROOMS[id]());
const LEAD = Number(values.lead);
const FIRST = 100;
const TEN_TIMES = 10 * FIRST;
/** Of so many decisions one is looked at. */
const EVERY = 5;
/** A question with fewer options is no puzzle, one with more no question for a person. */
const OPTIONS = { least: 4, most: 60 };
const OTHERS = 3;
/** So many puzzles of a game may be answered by the same kind of choice. */
const ALIKE = 3;
/** Kinds of choices that are no answers: where another option only leads to the same by small steps. */
const WITHOUT = values.without.split(',');
const folder = join(import.meta.dirname, '..', 'games', id, 'puzzles');
mkdirSync(folder, { recursive: true });

/** The next best options of a search, if its best one is far enough ahead of them. */
function rivalsOf(play: Play, seat: number, playouts: number, seed: string) {
  const thought = searchThinker({ playouts }).think(game, advice, viewOf(play, seat), seat, seedRandom(seed));
  const others = thought.candidates.filter(({ choice, visits }) => visits > 2 && !sameChoice(choice, thought.choice));
  if (others.length === 0 || (thought.value ?? 0) - others[0].value < LEAD) return undefined;
  return { answer: thought.choice, others: others.slice(0, OTHERS).map(({ choice }) => choice) };
}

function puzzleAt(play: Play, seat: number, places: readonly number[], seed: string): Puzzle | undefined {
  const first = rivalsOf(play, seat, FIRST, `${seed}/first`);
  if (first === undefined || WITHOUT.includes(first.answer.do)) return undefined;
  if (answered.filter((verb) => verb === first.answer.do).length >= ALIKE) return undefined;
  const closer = rivalsOf(play, seat, TEN_TIMES, `${seed}/closer`);
  if (closer === undefined || !sameChoice(first.answer, closer.answer)) return undefined;
  const view = viewOf(play, seat);
  const { answer } = closer;
  const others: { choice: Choice; behind: number; reasons: readonly Reason[] }[] = [];
  for (const choice of closer.others) {
    const bound = { playouts: FIRST, seed: `${seed}/${notation(choice)}` };
    const { mean, error, reasons } = duel(game, advice, view, seat, [answer, choice], bound);
    if (mean - 2 * error < LEAD / 2) return undefined;
    others.push({ choice, behind: Math.round(mean * 10) / 10, reasons });
  }
  others.sort((a, b) => a.behind - b.behind);
  const [{ reasons }] = others;
  if (!reasons.some(({ by }) => by > 0)) return undefined;
  const { seats, settings } = play;
  const { version } = game;
  const choices = places.join(' ');
  const behind = others.map(({ choice, behind: by }) => ({ choice, behind: by }));
  return { game: id, version, seats, settings, seed: play.seed, choices, seat, answer, others: behind, reasons };
}

/** Plays until a puzzle turns up; one a play is enough, so that no two are alike. */
function findIn(seed: string, seats: number): Puzzle | undefined {
  const play = startPlay(game, { seats, settings: {}, seed });
  if (isRefused(play)) throw new Error(play.message);
  const player = thinkerOf('medium');
  const luck = seedRandom(`${seed}/players`);
  const places: number[] = [];
  // Not every play is asked from its beginning: puzzles are to come from all parts of the game.
  const from = 10 + 12 * (Number(/\d+$/.exec(seed)?.[0] ?? 0) % 10);
  while (!isOver(play.state)) {
    const [seat] = askedSeats(game, play.state);
    const options = optionsOf(game, play.state, seat);
    const isQuestion = options.length >= OPTIONS.least && options.length <= OPTIONS.most;
    if (isQuestion && places.length >= from && places.length % EVERY === 0) {
      const found = puzzleAt(play, seat, places, `${seed}/${places.length}`);
      if (found !== undefined) return found;
    }
    if (Date.now() > until) return undefined;
    const { choice } = player.think(game, advice, viewOf(play, seat), seat, luck);
    places.push(options.indexOf(findOption(options, choice) ?? options[0]));
    choose(play, seat, choice);
  }
  return undefined;
}

/** The list that the app loads. */
function writeList(): void {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const name = (file: string): string => `puzzle${file.replace('.json', '')}`;
  const imports = files.map((file) => `import ${name(file)} from './${file}' with { type: 'json' };`);
  const list = files.map((file) => `  ${name(file)},`);
  const head = '/** Made by `npm run puzzles`. */';
  writeFileSync(
    join(folder, 'index.ts'),
    `${[...imports, '', head, 'export const puzzles: readonly unknown[] = [', ...list, '];'].join('\n')}\n`,
  );
}

const until = Date.now() + Number(values.minutes) * 60_000;
const kept = readdirSync(folder).filter((file) => file.endsWith('.json'));
const before = kept.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Puzzle);
const known = new Set(before.map(({ seed }) => seed));
const answered = before.map(({ answer }) => answer.do);
let count = kept.length;
for (let i = 0; count < Number(values.count) && Date.now() < until; i++) {
  const seats = Math.max(game.seats.min, Math.min(game.seats.max, 2 + (i % 3 === 2 ? 1 : 0)));
  const seed = `${values.seed} ${i}`;
  if (known.has(seed)) continue;
  const puzzle = findIn(seed, seats);
  if (puzzle === undefined || isRefused(openPuzzle(game, puzzle))) continue;
  count++;
  answered.push(puzzle.answer.do);
  writeFileSync(join(folder, `${String(count).padStart(2, '0')}.json`), `${JSON.stringify(puzzle)}\n`);
  const places = puzzle.choices.split(' ').length;
  console.log(`${id} ${count}: after ${places} choices ${notation(puzzle.answer)}, ${puzzle.others[0].behind} ahead`);
}
writeList();
