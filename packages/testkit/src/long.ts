/** `npm run test:long`: every test at full length. `npm test` takes fewer of what is many of one kind. */
export const IS_LONG = process.env.ORRERY_LONG === '1';

/** All of them in a long run; otherwise only the few. */
export const fewOrAll = <T>(few: readonly T[], all: readonly T[]): readonly T[] => (IS_LONG ? all : few);
