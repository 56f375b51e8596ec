import { readSettings, type TableSettings } from '@orrery/kernel';
import type { Sitter } from '@orrery/table';
import { loadRoom } from '../games.ts';
import type { Sitter as ShownSitter } from '../play/screen-state.ts';
import { go } from '../router.ts';
import { getSettings } from '../settings.ts';
import { newStoredTable, storeTable } from './store.ts';

/** People and computer players as a table of this device knows them. */
export function seatHere(sitters: readonly ShownSitter[], names: readonly string[]): Sitter[] {
  const confirm = getSettings().confirm !== 'never';
  return sitters.map((sitter, seat) =>
    sitter.kind === 'person' ? { kind: 'person', who: `seat-${seat}`, name: names[seat], confirm } : sitter,
  );
}

/** Makes a table of this device and goes there. */
export async function startTable(
  game: string,
  sitters: readonly ShownSitter[],
  names: readonly string[],
  start: { settings: TableSettings; seed?: string },
): Promise<void> {
  const room = await loadRoom(game);
  const read = readSettings(room.game.settings, start.settings);
  if ('problems' in read) throw new Error(read.problems.join('; '));
  const seed = start.seed || crypto.randomUUID().slice(0, 8);
  const seated = seatHere(sitters, names);
  const table = newStoredTable({ game: room.game, settings: read.settings, seed, sitters: seated, names });
  await storeTable(table);
  go(`/table/${table.id}`);
}
