import { type TestOptions, test } from 'vitest';

/** `npm run test:long`: every test at full length. `npm test` takes fewer of what is many of one kind. */
export const IS_LONG = process.env.ORRERY_LONG === '1';

/** A test of long runs alone: it shows at length, or in another place, what a shorter one shows every time. */
export function longTest(name: string, options: TestOptions, run: () => Promise<void>): void {
  if (IS_LONG) test(name, options, run);
}
