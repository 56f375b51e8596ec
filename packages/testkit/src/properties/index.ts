import type { Choice, GameRoom, State, TableSettings } from '@orrery/kernel';
import { describe, test } from 'vitest';
import { IS_LONG } from '../long.ts';
import { clonesAreIndependent, recordsReplay, statesAreData } from './data.ts';
import {
  componentsAreConserved,
  noDeadEnd,
  optionsAreListedOnce,
  playsEnd,
  scoresAddUp,
  simultaneousChoicesCommute,
} from './flow.ts';
import {
  guessesFit,
  seatViewsLeaveTheOpenAlone,
  spectatorsKnowLeast,
  viewsHideChance,
  viewsKeepSecrets,
} from './secrets.ts';
import { undoTakesBack, wrongChoicesAreRefused } from './table.ts';
import type { Table } from './walk.ts';
import { everythingHasWords } from './words.ts';

/** Checks one property on one play; what it throws says what is wrong and where in which play. */
export type Check = <S extends State, C extends Choice>(table: Table<S, C>) => void | Promise<void>;

export const PROPERTIES: Readonly<Record<string, Check>> = {
  'random plays end with a result': playsEnd,
  'scores are the sum of their rows': scoresAddUp,
  'no choice leads into a dead end': noDeadEnd,
  'components are conserved': componentsAreConserved,
  'options are listed once, and listing changes nothing': optionsAreListedOnce,
  'simultaneous choices commute': simultaneousChoicesCommute,
  'a state is JSON and nothing else': statesAreData,
  'a clone is equal and independent': clonesAreIndependent,
  'a record replays to the same states': recordsReplay,
  'a view hides the luck to come': viewsHideChance,
  'views, options and events keep secrets': viewsKeepSecrets,
  'a guess fits its view': guessesFit,
  'a spectator knows nothing that a seat does not': spectatorsKnowLeast,
  'what is revealed to a seat is its alone': seatViewsLeaveTheOpenAlone,
  'undo takes back, up to what was seen': undoTakesBack,
  'stale, illegal and malformed choices are refused': wrongChoicesAreRefused,
  'everything has words in every language': everythingHasWords,
};

export interface PropertyCases<S extends State> {
  /** The tables to play at, in turn. */
  readonly cases: readonly { readonly seats: number; readonly settings?: TableSettings }[];
  /**
   * How many random plays there are, shared out among the cases; each case has at least one. Properties take turns, each
   * sees every second play. A long run has four times as many and every property sees them all; so it does where
   * ORRERY_PLAYS in the environment says how many.
   */
  readonly plays: number;
  /** Throws when a component got lost, or there is one too many. */
  conserve(s: S): void;
  /** Other plays of the same kind. */
  readonly seed?: string;
  /** A play that takes more choices than this counts as endless. */
  readonly longest?: number;
}

/** For one property, in milliseconds; a long run takes as long as it needs. */
const TIMEOUT = IS_LONG || process.env.ORRERY_PLAYS !== undefined ? 0 : 300_000;

/** Everything that must hold for any game, each property a test of its own, on seeded random plays. */
export function gameProperties<S extends State, C extends Choice>(room: GameRoom<S, C>, what: PropertyCases<S>): void {
  const { cases, seed = 'property', longest = 20_000 } = what;
  if (cases.length === 0) throw new TypeError('gameProperties needs a case to play');
  const wanted = process.env.ORRERY_PLAYS ?? (IS_LONG ? 4 * what.plays : what.plays);
  const plays = Math.max(Number(wanted), cases.length);
  const share = IS_LONG || process.env.ORRERY_PLAYS !== undefined ? 1 : 2;
  describe(`${room.game.id}: properties of ${plays} random plays`, () => {
    for (const [turn, [name, check]] of Object.entries(PROPERTIES).entries()) {
      test(
        name,
        async () => {
          for (let i = turn % share; i < plays; i += share) {
            const { seats, settings = {} } = cases[i % cases.length];
            const { conserve } = what;
            await check({ room, game: room.game, seats, settings, seed: `${seed} ${i}`, longest, conserve });
          }
        },
        TIMEOUT,
      );
    }
  });
}
