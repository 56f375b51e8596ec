import { gameProperties } from '@orrery/testkit';
import { IS_LONG } from '@orrery/testkit/long';
import { SOLO_GOALS } from '../data/index.ts';
import { room } from '../index.ts';
import { conserve } from './conserve.ts';

const EITHER = [false, true];
const LENGTHS = ['short', 'long'];

/** Every goal, length and variant against Lacerda: his games are short, so most plays of a long run are these. */
const SOLO = SOLO_GOALS.flatMap((soloGoal) =>
  LENGTHS.flatMap((length) => EITHER.map((spaceOddity) => ({ seats: 1, settings: { soloGoal, length, spaceOddity } }))),
);
/** Random players take two thousand choices and more to end a game among themselves. */
const TOGETHER = [
  { seats: 2, settings: { length: 'long' } },
  { seats: 4, settings: { firstColonists: true, spaceOddity: true } },
  { seats: 3, settings: { spaceOddity: true } },
  { seats: 2, settings: { firstColonists: true } },
];
const FEW = [SOLO[0], TOGETHER[1], SOLO[15]];
const MANY = TOGETHER.flatMap((one) => [one, ...SOLO]);

gameProperties(room, {
  cases: IS_LONG || process.env.ORRERY_PLAYS !== undefined ? MANY : FEW,
  plays: 3,
  longest: 40_000,
  conserve,
});
