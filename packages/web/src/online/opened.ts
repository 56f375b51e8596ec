const KEY = 'orrery-opened';
const MOST = 200;

/** A rematch belongs to whoever opened the first table of the round. */
const roundOf = (table: string): string => table.replace(/_r\d+$/, '');

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** Notes that the person at this browser has opened a table: who opens it starts it. */
export function noteOpened(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([table, ...read()].slice(0, MOST)));
  } catch {
    // Without storage the first seat counts as the opener's.
  }
}

/** Has the person at this browser opened this table? Elsewhere the first seat is taken for the opener's. */
export function isOpener(table: string, seat: number | null): boolean {
  return read().includes(roundOf(table)) || (seat === 0 && roundOf(table) === table);
}
