import type { Game, Play } from '@orrery/kernel';
import type { Table } from './table.ts';

/** A table as plain data: a cache that can be thrown away, since the log leads to the same. */
export interface KeptTable {
  /** The form of a copy; it grows when a field of `Table` changes its name or its meaning. */
  readonly kept: 2;
  readonly table: Omit<Table, 'game' | 'play'>;
  readonly play: Omit<Play, 'game'> | null;
}

export function keepTable({ game: _game, play, ...table }: Table): KeptTable {
  if (play === undefined) return { kept: 2, table, play: null };
  const { game: _playGame, ...rest } = play;
  return { kept: 2, table, play: rest };
}

/** The table that was kept; undefined when it was kept by another version of the game or of this package. */
export function takeUpTable(game: Game, kept: KeptTable): Table | undefined {
  if (kept.kept !== 2 || kept.table.setup.game !== game.id || kept.table.setup.version !== game.version)
    return undefined;
  return { ...kept.table, game, play: kept.play === null ? undefined : { ...kept.play, game } };
}
