import { type Game, type Play, type TableSettings, upgradePlay } from '@orrery/kernel';
import type { Telling } from './beats.ts';
import type { TableSetup } from './entry.ts';
import { type Table, whyNotOpen } from './table.ts';

/** A table as plain data. The log leads to the same, as long as the game has the same version. */
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

/** What the first form of a copy called otherwise. */
interface FirstForm {
  readonly kept: 1;
  readonly table: Omit<KeptTable['table'], 'untold' | 'setup'> & {
    readonly hushed: Telling[];
    readonly setup: Omit<TableSetup, 'settings'> & { readonly options: TableSettings };
  };
  readonly play: (Omit<Play, 'game' | 'settings'> & { readonly options: TableSettings }) | null;
}

/** Reads a copy, also of an older form. */
export function readKept(text: string): KeptTable {
  const kept = JSON.parse(text) as KeptTable | FirstForm;
  if (kept.kept === 2) return kept;
  const { hushed: untold, setup, ...table } = kept.table;
  const { options: settings, ...same } = setup;
  const { options: played, ...play } = kept.play ?? { options: settings };
  return {
    kept: 2,
    table: { ...table, begunUnder: null, retired: false, untold, setup: { ...same, settings } },
    play: kept.play && ({ ...play, settings: played } as KeptTable['play']),
  };
}

/** The table that was kept; undefined when it was kept by another version of the game or of this package. */
export function takeUpTable(game: Game, kept: KeptTable): Table | undefined {
  if (kept.kept !== 2 || kept.table.setup.game !== game.id || kept.table.setup.version !== game.version)
    return undefined;
  return { ...kept.table, game, play: kept.play === null ? undefined : { ...kept.play, game } };
}

/** A table that was kept under an older version of its game, as it goes on under this one; undefined where it cannot. */
export function upgradeTable(game: Game, kept: KeptTable): Table | undefined {
  const { setup: old, begunUnder } = kept.table;
  if (kept.kept !== 2 || old.game !== game.id || old.version >= game.version) return undefined;
  const setup = { ...old, version: game.version };
  const table = { ...structuredClone(kept.table), setup, game };
  // What has not begun is not bound to any rules yet.
  if (kept.play === null) return whyNotOpen(game, setup) === undefined ? { ...table, play: undefined } : undefined;
  const play = upgradePlay(game, kept.play, old.version);
  return play && { ...table, begunUnder: begunUnder ?? old.version, play };
}
