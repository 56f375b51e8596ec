import { isRefused, type Result } from '@orrery/kernel';
import { replayTable, type Sitter } from '@orrery/table';
import { loadRoom } from '../games.ts';
import type { StoredTable } from '../offline/store.ts';

export interface GameStatistics {
  readonly game: string;
  /** The level of the computer players, 'people' or 'alone'. */
  readonly against: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly mean: number;
}

/** The seat of whoever this device belongs to: the first person. */
const ownSeat = (sitters: readonly Sitter[]): number => sitters.findIndex(({ kind }) => kind === 'person');

const sittersOf = ({ log }: StoredTable): Sitter[] =>
  log.flatMap(({ entry }) => (entry.do === 'sit' ? [entry.sitter] : []));

function againstOf(sitters: readonly Sitter[]): string {
  const levels = new Set(sitters.flatMap((sitter) => (sitter.kind === 'computer' ? [sitter.level] : [])));
  if (levels.size > 0) return [...levels].sort().join(' ');
  return sitters.length === 1 ? 'alone' : 'people';
}

async function resultOf(table: StoredTable): Promise<Result | undefined> {
  if (table.result) return table.result;
  const { game } = await loadRoom(table.game);
  const played = replayTable(game, table.log);
  return isRefused(played) || played.play === undefined ? undefined : game.result(played.play.state);
}

/** How the person at this device has done, by game and opponents. */
export async function statisticsOf(tables: readonly StoredTable[]): Promise<GameStatistics[]> {
  const rows = new Map<string, { game: string; against: string; scores: number[]; won: number }>();
  for (const table of tables.filter(({ over }) => over)) {
    const sitters = sittersOf(table);
    const seat = ownSeat(sitters);
    const result = await resultOf(table);
    if (seat < 0 || result === undefined) continue;
    const against = againstOf(sitters);
    const key = `${table.game} ${against}`;
    const row = rows.get(key) ?? { game: table.game, against, scores: [], won: 0 };
    row.scores.push(result.scores[seat]);
    if (result.winners.includes(seat)) row.won++;
    rows.set(key, row);
  }
  return [...rows.values()].map(({ game, against, scores, won }) => ({
    game,
    against,
    played: scores.length,
    won,
    best: Math.max(...scores),
    mean: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  }));
}
