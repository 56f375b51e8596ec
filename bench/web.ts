// `npm run bench:web`: what a browser has to load and how quickly the app answers, beside its budgets.
// `npm run -s bench:web -- --json` for programs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** A board in the middle of a play, at a desk. */
interface BoardFigures {
  readonly kb: number;
  readonly choiceToFrameMs: number;
  /** While the pointer moves over it and the wheel turns. */
  readonly framesPerSecond: number;
  readonly longestTaskMs: number;
}

interface WebFigures {
  readonly firstLoadKb: number;
  readonly layoutShift: number;
  /** Everything that is kept for offline use. */
  readonly wholeAppKb: number;
  readonly boards: Readonly<Record<string, BoardFigures>>;
  readonly interactiveMs: number;
  readonly choiceToFrameMs: number;
  readonly dragFramesPerSecond: number;
  readonly longestTaskMs: number;
}

interface Row {
  readonly name: string;
  readonly of: (figures: WebFigures) => number;
  readonly most?: number;
  readonly least?: number;
}

const ROWS: readonly Row[] = [
  { name: 'first load before a board, KB on the wire', of: (f) => f.firstLoadKb, most: 200 },
  { name: 'the whole app for offline use, KB on the wire', of: (f) => f.wholeAppKb, most: 800 },
  { name: 'layout shift of the lobby', of: (f) => f.layoutShift, most: 0.1 },
  { name: 'until a game can be started, ms', of: (f) => f.interactiveMs, most: 2000 },
  { name: 'from a choice to its painted frame, ms', of: (f) => f.choiceToFrameMs, most: 100 },
  { name: 'frames a second while a tile is dragged', of: (f) => f.dragFramesPerSecond, least: 58 },
  { name: 'longest task while a tile is dragged, ms', of: (f) => f.longestTaskMs, most: 50 },
];

const boardRows = ({ boards }: WebFigures): Row[] =>
  Object.entries(boards).flatMap(([game, { kb, choiceToFrameMs, framesPerSecond, longestTaskMs }]) => [
    { name: `${game}: board, KB on the wire`, of: () => kb, most: 80 },
    { name: `${game}: from a choice to its painted frame, ms`, of: () => choiceToFrameMs, most: 100 },
    { name: `${game}: frames a second under pointer and wheel`, of: () => framesPerSecond, least: 58 },
    { name: `${game}: longest task meanwhile, ms`, of: () => longestTaskMs, most: 50 },
  ]);

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
console.error('bench: the app in a browser, some 90 seconds');
const script = join(import.meta.dirname, '..', 'packages', 'web', 'test', 'figures.ts');
const { status, stdout } = spawnSync(process.execPath, [script], {
  stdio: ['ignore', 'pipe', 'inherit'],
  encoding: 'utf8',
});
if (status !== 0) process.exit(1);
const figures = JSON.parse(stdout) as WebFigures;

if (values.json) {
  console.log(JSON.stringify({ web: figures }));
} else {
  for (const { name, of, most, least } of [...ROWS, ...boardRows(figures)]) {
    const figure = of(figures);
    const within = (most === undefined || figure <= most) && (least === undefined || figure >= least);
    const budget = most === undefined ? `at least ${least}` : `at most ${most}`;
    console.log(`${name.padEnd(58)} ${String(figure).padStart(8)}   ${budget}${within ? '' : '   MISSED'}`);
  }
}
