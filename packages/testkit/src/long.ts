/** `npm run test:long`: every test at full length. `npm test` takes fewer of what is many of one kind. */
export const IS_LONG = process.env.ORRERY_LONG === '1';
