import type { Seat } from '@orrery/kernel';
import {
  BARRIER_COST,
  CARD_KIND,
  CARD_SHARE,
  CARD_UNITS,
  CARDS,
  CHEMIST,
  ENERGY,
  type Gain,
  LAB_OTHER,
  LAST_FIELD,
  ONE_KIND,
  PLAN_LETTER,
  PLANS,
  RESEARCH_VALUES,
  ROUNDS,
  SCIENTIST,
  SCREENS,
  SHARE,
  SHARES_AT,
  TANK_LAST,
  TANK_VALUES,
} from '../data/index.ts';
import { at, NONE, type Player, type SkyState } from '../rules/state.ts';
import { collectorsOf, shareCards, shareValue } from '../rules/totals.ts';

/** Coins that a company's value grows in a round, at best and for each player at the table. */
const GROWTH = 0.1;
const GROWTH_BY_PLAYER = 0.17;
/** What a mean research point, helium step and screen are worth. */
export const POINT = 1.2;
export const HELIUM = 2.1;
export const SCREEN = 3.75;
/** Shares for one field of a track, on average. */
export const SHARE_OF_STEP = 0.36;
/** Shares that a player still wins in a round, in the company that matters most. */
const SHARES_A_ROUND = 0.7;
/** Sectors for a point of energy. */
const SECTORS_AN_ENERGY = 0.65;

/** Rounds that follow the present one. */
export function roundsLeft(s: SkyState): number {
  return ROUNDS - s.round;
}

/** What a share of each company is expected to be worth in the end. */
export function expectedValues(s: SkyState): number[] {
  const left = roundsLeft(s) + (s.phase === 'action' ? 0.4 : 1);
  const growth = left * (GROWTH + GROWTH_BY_PLAYER * s.rules.players);
  const values: number[] = [0, 0, 0, 0];
  for (let company = 0; company < 4; company++) {
    const now = shareValue(s, company);
    values[company] = now + growth * (1 - now / 20);
  }
  return values;
}

/** [track][field] shares, with the way to the next symbol counted in part. */
export const SMOOTH_SHARES: readonly (readonly number[])[] = SHARES_AT.map((shares) =>
  shares.map((now, field) => {
    const next = shares.findIndex((n, i) => i > field && n > now);
    if (next < 0) return now;
    const from = shares.indexOf(now);
    return now + ((shares[next] - now) * (field - from) * 0.8) / (next - from);
  }),
);

function smooth(values: readonly (readonly [number, number])[], last: number): readonly number[] {
  const points: [number, number][] = [[0, 0], ...values.map(([reached, value]): [number, number] => [reached, value])];
  return Array.from({ length: last + 1 }, (_, place) => {
    const next = points.findIndex(([reached]) => reached > place);
    if (next < 0) return points[points.length - 1][1];
    const [[a, x], [b, y]] = [points[next - 1], points[next]];
    return x + ((y - x) * (place - a) * 0.85) / (b - a);
  });
}
export const SMOOTH_TANK = smooth(TANK_VALUES, TANK_LAST);
export const SMOOTH_SCREENS = smooth(RESEARCH_VALUES, SCREENS);

/** What one field on a company's track is worth to a player. */
export function stepWorth(s: SkyState, company: number, player: number, value: number): number {
  const place = s.positions[at(company, player)];
  if (place >= LAST_FIELD) return 0;
  const shares = SMOOTH_SHARES[s.tracks[company]];
  return (shares[place + 1] - shares[place]) * value + 0.1;
}

/** How a player sees the table: worked out once, used for every card and plan. */
export interface Outlook {
  readonly left: number;
  readonly values: readonly number[];
  /** What a field on the best track is worth: a share for about every third field. */
  readonly step: number;
  /** What a point of energy is worth: value for shares held and to come, and facilities. */
  readonly stake: number;
  /** [kind] units the two best cards of the kind have; scientists and chemists are counted. */
  readonly potential: readonly number[];
  /** What a scientist can expect to do on the way ahead. */
  readonly upload: number;
}

export function outlookOf(s: SkyState, seat: Seat): Outlook {
  const player = s.players[seat];
  const left = roundsLeft(s);
  const values = expectedValues(s);
  let most = 0;
  let step = 0;
  for (let company = 0; company < 4; company++) {
    const room = 15 - shareValue(s, company);
    const place = s.positions[at(company, seat)];
    const shares = SMOOTH_SHARES[s.tracks[company]][place] + shareCards(s, company, seat);
    most = Math.max(most, Math.min(1, room / 3) * shares);
    if (place >= LAST_FIELD) continue;
    const open = BARRIER_COST[s.tracks[company]][place] > player.coins ? 0.5 : 1;
    step = Math.max(step, SHARE_OF_STEP * open * values[company]);
  }
  const stake = SECTORS_AN_ENERGY * (1.7 + 0.9 * (most + SHARES_A_ROUND * left));
  const potential = potentialOf(player);
  return { left, values, step, stake, potential, upload: Math.min(9, wayAhead(player, potential, 3)) };
}

function potentialOf(player: Player): number[] {
  const best = [0, 0, 0, 0, 0, 0, 0];
  const second = [0, 0, 0, 0, 0, 0, 0];
  const see = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (card < 0) continue;
      const kind = CARD_KIND[card];
      const n = kind > ENERGY ? 1 : CARD_UNITS[card];
      if (kind > ENERGY) best[kind]++;
      else if (n > best[kind]) {
        second[kind] = best[kind];
        best[kind] = n;
      } else if (n > second[kind]) second[kind] = n;
    }
  };
  see(player.hand);
  see(player.slots);
  for (let row = 0; row < 5; row++) see(player.rows[row]);
  for (let kind = 0; kind < 4; kind++) best[kind] += second[kind];
  return best;
}

/** How likely a plan's requirement can be met beside a scientist. */
export function chanceOf(plan: number, potential: readonly number[]): number {
  const { require } = PLANS[plan];
  let chance = require.length > 1 ? 0.75 : 0.9;
  for (let i = 0; i < require.length; i++) {
    const { kind, n } = require[i];
    let has: number;
    if (kind === LAB_OTHER) has = potential[SCIENTIST] + potential[CHEMIST] - 1;
    else if (kind === ONE_KIND) has = Math.max(potential[0], potential[1], potential[2]) - (require.length > 1 ? 1 : 0);
    else has = potential[kind];
    if (has < n) chance *= 0.12;
    else if (has === n) chance *= 0.8;
  }
  return chance;
}

export const REWARD: readonly number[] = PLANS.map(({ reward }) =>
  reward.reduce((sum, gain) => sum + roughGain(gain), 0),
);

function roughGain({ gain, n }: Gain): number {
  switch (gain) {
    case 'helium':
      return n * HELIUM;
    case 'rp':
      return n * POINT;
    case 'any':
    case 'track':
      return n * 2.2;
    case 'remove':
      return n * 3;
    case 'total':
      return 3;
    default:
      return n;
  }
}

/** What the next plans ahead of the marker promise, up to a gap. */
function wayAhead(player: Player, potential: readonly number[], most: number): number {
  let sum = 0;
  let chance = 1;
  for (let screen = player.research + 1; screen <= SCREENS && screen <= player.research + most; screen++) {
    const plan = player.screens[screen];
    if (plan === NONE) break;
    if (((player.turned >> screen) & 1) === 0) chance *= PLAN_LETTER[plan] === 3 ? 0.85 : chanceOf(plan, potential);
    sum += chance * (SCREEN * 0.9 + 0.45 * REWARD[plan]);
  }
  return sum;
}

/** What a scientist's turn brings beside points and the way ahead. */
export const SCIENTIST_GOES = 1.5;

/** What using a card is worth, roughly. */
export function cardWorth(s: SkyState, card: number, view: Outlook): number {
  const kind = CARD_KIND[card];
  if (kind === undefined || kind === SHARE) return 0;
  const n = CARD_UNITS[card];
  if (kind < ENERGY) return n * view.step * 0.9;
  if (kind === ENERGY) return n * view.stake;
  if (kind === SCIENTIST) return SCIENTIST_GOES + n * POINT + 0.5 * view.upload;
  const { serves } = CARDS[card];
  return serves < 0 ? HELIUM + 2 : 2 * HELIUM + 1 + Math.floor(collectorsOf(s, serves) / 2) * HELIUM;
}

/** The share on a card, at its expected worth. */
export function shareWorth(card: number, values: readonly number[]): number {
  const company = CARD_SHARE[card];
  return company >= 0 ? values[company] : 0;
}
