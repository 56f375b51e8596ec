import { type Game, isRefused } from '@orrery/kernel';
import { applyEntry, type Entry, type Logged, openTable, type Refused, type Table } from '@orrery/table';

/** A new table after its first entries, with its log. */
export function beginTable(
  game: Game,
  [first, ...rest]: readonly [Entry & { readonly do: 'open' }, ...Entry[]],
  at: number,
): { readonly table: Table; readonly logged: Logged[] } | Refused {
  const table = openTable(game, first.setup, at);
  if (isRefused(table)) return table;
  const logged: Logged[] = [{ number: 0, at, entry: first }];
  for (const entry of rest) {
    const next = { number: table.length, at, entry };
    const outcome = applyEntry(table, next);
    if (isRefused(outcome)) return outcome;
    logged.push(next);
  }
  return { table, logged };
}
