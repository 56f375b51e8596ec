import type { Game, Play } from '@orrery/kernel';
import type { Table } from './table.ts';

/** A table as plain data: a cache that can be thrown away, since the log leads to the same. */
export interface KeptTable {
  readonly kept: 1;
  readonly table: Omit<Table, 'game' | 'play'>;
  readonly play: Omit<Play, 'game'> | null;
}

export function keepTable({ game: _game, play, ...table }: Table): KeptTable {
  if (play === undefined) return { kept: 1, table, play: null };
  const { game: _playGame, ...rest } = play;
  return { kept: 1, table, play: rest };
}

/** The table that was kept; undefined when it was kept by another version of the game or of this package. */
export function takeUpTable(game: Game, kept: KeptTable): Table | undefined {
  if (kept.kept !== 1 || kept.table.setup.game !== game.id || kept.table.setup.version !== game.version)
    return undefined;
  return { ...kept.table, game, play: kept.play === null ? undefined : { ...kept.play, game } };
}
