import type { RulesFigures } from './games.ts';
import type { PeerRun } from './peers.ts';
import type { SearchFigures } from './search.ts';

export interface GameFigures extends RulesFigures, SearchFigures {}

type Figure = keyof GameFigures;

interface Budget {
  readonly least?: number;
  readonly most?: number;
}

const HEAVY: Partial<Record<Figure, Budget>> = {
  decisionsPerSecond: { least: 100_000 },
  clonesPerSecond: { least: 100_000 },
};

/** What a game must reach on one core of a two-core machine, where it differs from HEAVY. */
const BUDGETS: Record<string, Partial<Record<Figure, Budget>>> = {
  'planet-unknown': {
    decisionsPerSecond: { least: 100_000 },
    clonesPerSecond: { least: 200_000 },
    gamesPerSecond: { least: 100 },
    replayMs: { most: 20 },
  },
};
const PEER_FACTOR = 30;

const NAMES: Record<Exclude<Figure, 'seats'>, string> = {
  gamesPerSecond: 'whole games / s',
  decisionsPerSecond: 'decisions / s (all options listed, one taken)',
  clonesPerSecond: 'copies of a mid-game state / s',
  playoutsPerSecond: 'playouts of the search at two seats / s',
  playoutsBefore: 'the same of the other checkout',
  valuationsPerSecond: 'positions valued by hand / s',
  learnedPerSecond: 'positions valued by the network / s',
  stateBytes: 'mid-game state as JSON, bytes',
  recordBytes: 'record of a finished game, bytes',
  replayMs: 'a finished game replayed and checked, ms',
};

export function printReport(games: Readonly<Record<string, GameFigures>>, peer: PeerRun): void {
  for (const [id, figures] of Object.entries(games)) {
    const budgets = BUDGETS[id] ?? HEAVY;
    console.log(`\n${id}, ${figures.seats} seats, random play`);
    for (const [figure, name] of Object.entries(NAMES) as [Exclude<Figure, 'seats'>, string][]) {
      const value = figures[figure];
      if (value !== undefined) console.log(row(name, value, budgets[figure]));
    }
  }
  const { movesPerSecond, orreryMovesPerSecond, fastMovesPerSecond, moves, stateBytes } = peer;
  const factor = orreryMovesPerSecond / movesPerSecond;
  console.log(`\nBelt, one game on two engines: 4 seats, ${moves} moves, ${stateBytes} bytes of state`);
  console.log(row('boardgame.io, moves / s', movesPerSecond));
  console.log(row('kernel, checked and recorded, moves / s', orreryMovesPerSecond));
  console.log(row('kernel, as simulations use it, moves / s', fastMovesPerSecond));
  console.log(row('checked kernel : boardgame.io', factor, { least: PEER_FACTOR }));
}

function row(name: string, value: number, budget?: Budget): string {
  return `  ${name.padEnd(48)}${show(value).padStart(12)}${judge(value, budget)}`;
}

function judge(value: number, budget: Budget | undefined): string {
  if (budget === undefined) return '';
  const { least, most } = budget;
  const kept = (least === undefined || value >= least) && (most === undefined || value <= most);
  const wanted = least === undefined ? `at most ${show(most ?? 0)}` : `at least ${show(least)}`;
  return `   ${kept ? 'kept  ' : 'MISSED'}  ${wanted}`;
}

function show(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 2 : 0 });
}
