import { test } from 'vitest';

const RULE_ID = /^[A-Z]+-[A-Z][A-Z0-9]*-\d+$/;

/** A test that proves a line of a rule ledger, or several lines at once. Its title starts with their ids. */
export function rule(ids: string | readonly string[], title: string, fn: () => void | Promise<void>): void {
  const list = typeof ids === 'string' ? [ids] : ids;
  if (list.length === 0) throw new TypeError(`"${title}" names no rule`);
  for (const id of list) if (!RULE_ID.test(id)) throw new TypeError(`'${id}' is not a rule id such as PU-PLACE-03`);
  test(`${list.map((id) => `[${id}]`).join(' ')} ${title}`, fn);
}
