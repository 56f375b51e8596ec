import type { Refusal, Shown, TableRow as ShownRow } from '@orrery/protocol';
import { type Beat, historyOf, lookAt, optionsAt, seatOf, tailFor } from '@orrery/table';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import { mayLook } from './actions.ts';
import { NO_TABLE } from './at-table.ts';
import type { Loaded } from './hall.ts';
import { isLateFor } from './late.ts';

/** What lists show of a table: who is there now, but not the invitation, which is for its members. */
export function showRow<R extends TableRow>(
  { presence }: Services,
  table: R,
): Omit<R, 'invitation' | 'owner' | 'deadline' | 'version'> & Pick<ShownRow, 'here'> {
  const { invitation: _invitation, owner: _owner, deadline: _deadline, version: _version, ...row } = table;
  return { ...row, here: presence.at(table.id).map(({ name }) => name) };
}

export function showTo({ now }: Services, loaded: Loaded, { who }: Visitor, options = false): Shown {
  const { id, table, summary } = loaded;
  const seat = seatOf(table.seats, who);
  const belongs = seat !== null || summary.row.owner === who;
  return {
    table: id,
    title: summary.row.title,
    now: now() - (isLateFor(loaded, who) ? (table.setup.delay ?? 0) : 0),
    look: lookAt(table, seat),
    beats: tailFor(table, seat),
    ...(options && seat !== null ? { options: optionsAt(table, seat) } : {}),
    mine: summary.row.owner === who,
    ...(belongs ? { invitation: summary.row.invitation } : {}),
  };
}

/** Looks at a table as far as the visitor may. */
export async function lookingAt<T>(
  { hall, late }: Services,
  table: string,
  visitor: Visitor,
  invitation: string | undefined,
  act: (loaded: Loaded) => T | Promise<T>,
): Promise<T | Refusal> {
  const answer = await hall.with(
    table,
    async (loaded) => {
      if (!mayLook(loaded, visitor.who, invitation)) return undefined;
      const shown = isLateFor(loaded, visitor.who) ? await late.read(loaded) : loaded;
      return shown && { found: await act(shown) };
    },
    true,
  );
  return answer === undefined ? NO_TABLE : answer.found;
}

/** Everything the viewer has heard since the table was opened. */
export async function wholeLog({ store }: Services, { id, table }: Loaded, { who }: Visitor): Promise<Beat[]> {
  const seat = seatOf(table.seats, who);
  const beats = historyOf(table.game, (await store.entries(id)).slice(0, table.length), seat);
  return beats.length > 0 ? beats : tailFor(table, seat);
}
