import type { Seat } from '@orrery/kernel';
import {
  ASTEROIDS,
  BELT,
  BELT_PLACES,
  BOARD_FIELDS,
  CARD_COST,
  CARD_INDEX,
  CARD_KIND,
  COMPANIES,
  type Facilities,
  type Gain,
  PLAN_INDEX,
  PLAN_LETTER,
  PLANS,
  RED_COLUMN,
  RESEARCH_COLUMNS,
  SCREENS,
  SECTOR_FACILITIES,
  SHARE,
  SIDES,
  SLOTS,
  STATION_COLUMNS,
} from '../data/index.ts';
import { fieldOf } from '../rules/bonus.ts';
import { fieldById, PLACE_IDS, type SkyChoice } from '../rules/choices.ts';
import { returnField } from '../rules/expansion.ts';
import { fullCost, hasOutpostOn } from '../rules/reach.ts';
import { priceAt } from '../rules/resources.ts';
import { at, columnAt, NONE, type SkyFrame, type SkyState } from '../rules/state.ts';
import { majorityTotal, sharesOf, totalOf, unitsAt } from '../rules/totals.ts';
import { nextBarrier } from '../rules/tracks.ts';
import {
  cardWorth,
  chanceOf,
  HELIUM,
  type Outlook,
  outlookOf,
  POINT,
  SCREEN,
  SHARE_OF_STEP,
  shareWorth,
  stepWorth,
} from './outlook.ts';

/** What the weighing of one list of options needs to know, worked out once. */
interface Sight extends Outlook {
  readonly s: SkyState;
  readonly seat: Seat;
  readonly frame: SkyFrame | undefined;
}

/** A rough worth of each option in coins: for playouts and for where a search looks first. */
export function weigh(s: SkyState, seat: Seat, options: readonly SkyChoice[]): number[] {
  const { left, values, step, stake, potential, upload } = outlookOf(s, seat);
  const sight: Sight = { s, seat, frame: s.agenda.seats[seat].at(-1), left, values, step, stake, potential, upload };
  const weights: number[] = new Array(options.length);
  for (let i = 0; i < options.length; i++) weights[i] = weighOne(sight, options[i]);
  return weights;
}

function gainWorth({ s, seat, values, step }: Sight, { gain, n, of }: Gain): number {
  switch (gain) {
    case 'coins':
      return n;
    case 'helium':
      return n * HELIUM;
    case 'rp':
      return n * POINT;
    case 'any':
      return n * step;
    case 'track':
      return n * Math.min(stepWorth(s, of, seat, values[of]) * 1.2, SHARE_OF_STEP * values[of]);
    case 'remove':
      return n * 2;
    case 'total':
      return Math.max(0, totalOf(s, s.players[seat], of) - n);
  }
}

function gainsWorth(sight: Sight, gains: readonly Gain[]): number {
  let sum = 0;
  for (const gain of gains) sum += gainWorth(sight, gain);
  return sum;
}

function cardIn(sight: Sight, card: number): number {
  return cardWorth(sight.s, card, sight);
}

/** What owning a card brings in the rounds to come, compared with a middling one. */
function cardGain(sight: Sight, card: number): number {
  const better = CARD_KIND[card] === SHARE ? 0 : Math.max(0, cardIn(sight, card) - sight.step * 1.3);
  return shareWorth(card, sight.values) + better * sight.left * 0.5;
}

function weighOne(sight: Sight, choice: SkyChoice): number {
  const { s, seat, frame, values } = sight;
  const player = s.players[seat];
  switch (choice.do) {
    case 'lay': {
      // At which slot makes no difference unless slots are linked: the first free one stands for all.
      const slot = SLOTS.indexOf(choice.slot);
      for (let i = s.rules.linked ? 5 : 0; i < slot; i++) {
        const on = i === 0 ? player.slotA : i !== 4 || player.slotE;
        if (on && player.slots[i] === NONE) return -50;
      }
      return cardIn(sight, CARD_INDEX[choice.card]) + kinship(sight, CARD_INDEX[choice.card]);
    }
    case 'hand-in':
      return 0;
    case 'leave':
      return -8;
    case 'resources': {
      let units = 0;
      for (let slot = 0; slot < 5; slot++) if (choice.slots.includes(SLOTS[slot])) units += unitsAt(s, player, slot);
      return units * sight.step * 0.8 + (units >= 4 ? 2 : 0);
    }
    case 'expand': {
      const company = COMPANIES.indexOf(choice.company);
      const energy = frame?.step === 'turn' ? totalOf(s, player, 3) : 3;
      return energy * 0.6 * (1.6 + (sharesOf(s, company, seat) + 0.4 * sight.left) * 0.9);
    }
    case 'scientist':
      return 4 + sight.upload * 0.5;
    case 'chemist':
      return 5;
    case 'mark':
      return markWorth(sight, fieldById(s, seat, choice.field)) + (choice.marker === 'one-time' ? 0.5 : 0);
    case 'boost':
      return 20;
    case 'claim':
      return 25;
    case 'acquire': {
      const card = CARD_INDEX[choice.card];
      const price = priceAt(s, s.display.indexOf(card), frame?.step === 'acquire' ? frame.discount : 0);
      return cardGain(sight, card) - price * sight.step * 0.85;
    }
    case 'buy': {
      const card = CARD_INDEX[choice.card];
      return cardGain(sight, card) - priceAt(s, s.display.indexOf(card), 0) + 0.1;
    }
    case 'advance': {
      const company = COMPANIES.indexOf(choice.company);
      return stepWorth(s, company, seat, values[company]) + 0.6 * 0.3 * values[company] - nextBarrier(s, company, seat);
    }
    case 'occupy':
      return occupyWorth(sight, choice.at, choice.column - 1);
    case 'threat':
      return 12;
    case 'pay':
      return frame?.step === 'barrier'
        ? frame.n * 0.33 * values[frame.company] - nextBarrier(s, frame.company, seat)
        : 0;
    case 'track': {
      const company = COMPANIES.indexOf(choice.company);
      const room = Math.min(choice.n, 24 - s.positions[at(company, seat)]);
      return room * SHARE_OF_STEP * values[company] + choice.n * 0.01;
    }
    case 'plan':
      return planWorth(sight, PLAN_INDEX[choice.plan]);
    case 'coin':
      return 1;
    case 'lay-plan':
      return layWorth(sight, choice.screen);
    case 'upload':
      return uploadWorth(sight, choice.to);
    case 'turn-down':
      return turnDownWorth(sight, choice.screen);
    case 'remove': {
      const company = COMPANIES.indexOf(choice.company);
      return frontCoins(s, company, choice.column - 1) * advantage(s, seat, company) + 0.1;
    }
    case 'return': {
      const company = COMPANIES.indexOf(choice.company);
      const field = returnField(s, company, choice.column - 1);
      return -STATION_COLUMNS[SIDES[s.rules.side]][choice.column - 1].coins[field] * advantage(s, seat, company);
    }
    case 'tier': {
      const effect = frame?.step === 'tier' ? BOARD_FIELDS[frame.field].effect : undefined;
      return effect?.give === 'majority' ? gainsWorth(sight, effect.tiers[choice.tier - 1].gains) : 0;
    }
    case 'discard': {
      const card = CARD_INDEX[choice.card];
      return CARD_COST[card] - cardGain(sight, card) - (sight.left > 0 ? cardIn(sight, card) * 0.4 * sight.left : 0);
    }
    case 'use':
      return 5;
    case 'buy-back':
      return cardGain(sight, CARD_INDEX[choice.card]) - 2;
    case 'helium':
      return 4;
    case 'row': {
      let sum = 0;
      for (const card of player.rows[SLOTS.indexOf(choice.slot)]) sum += cardIn(sight, card);
      return sum;
    }
    case 'rest':
      return player.rows[SLOTS.indexOf(choice.slot)].length * 0.6;
    case 'resolve':
      return choice.gain === 'rp' ? 1 : 0;
    default:
      return 0;
  }
}

/** Cards of a kind help each other: majorities and dearer purchases. */
function kinship({ s, seat }: Sight, card: number): number {
  const kind = CARD_KIND[card];
  for (const laid of s.players[seat].slots)
    if (laid !== NONE && CARD_KIND[laid] === kind) return kind === 4 ? -1.5 : 0.7;
  return 0;
}

function markWorth(sight: Sight, field: number): number {
  const { s, seat, left } = sight;
  const { pay, effect } = fieldOf(s, field);
  switch (effect.give) {
    case 'majority': {
      const total = majorityTotal(s, seat, effect.kind);
      let best = 0;
      for (const tier of effect.tiers) if (total >= tier.min) best = Math.max(best, gainsWorth(sight, tier.gains));
      return best + 1;
    }
    case 'start-marker':
      return 1.8;
    case 'buy':
      return 1;
    case 'sell':
      return effect.plus - 1;
    case 'tile':
      return left > 0 ? 4 - pay : -6;
    case 'gains':
      return gainsWorth(sight, effect.gains) - pay;
    case 'one-of':
      return gainsWorth(sight, effect.variants[0]) - pay;
    case 'buy-or-helium':
      return effect.helium * HELIUM + 1;
    case 'other-tracks':
      return effect.steps.reduce((sum, n) => sum + n, 0) * sight.step * 0.8 - pay;
    case 'reuse':
      return 3;
  }
}

/** How many shares of a company a player has beyond what the others have on average. */
function advantage(s: SkyState, seat: Seat, company: number): number {
  const own = sharesOf(s, company, seat);
  let others = 0;
  for (let player = 0; player < s.rules.players; player++) if (player !== seat) others += sharesOf(s, company, player);
  return own + 0.3 - others / Math.max(1, s.rules.players - 1);
}

/** Coins under the foremost piece of a column. */
function frontCoins(s: SkyState, company: number, column: number): number {
  const bits = s.stations[columnAt(company, column)];
  return bits === 0 ? 0 : STATION_COLUMNS[SIDES[s.rules.side]][column].coins[31 - Math.clz32(bits & -bits)];
}

/** Coins further back: columns that open up good fields next are preferred. */
function nextCoins(s: SkyState, company: number, column: number): number {
  const bits = s.stations[columnAt(company, column)];
  const rest = bits & (bits - 1);
  return rest === 0 ? 0 : STATION_COLUMNS[SIDES[s.rules.side]][column].coins[31 - Math.clz32(rest & -rest)];
}

function facilitiesWorth({ values, s }: Sight, holds: Facilities): number {
  return holds.mine + holds.pit * SHARE_OF_STEP * values[s.active] + holds.gas * HELIUM + holds.research * POINT;
}

function occupyWorth(sight: Sight, id: string, column: number): number {
  const { s, seat } = sight;
  const place = PLACE_IDS[s.rules.side].indexOf(id);
  let sum =
    frontCoins(s, s.active, column) * Math.max(0.3, sharesOf(s, s.active, seat) + 0.6 * sight.left) +
    nextCoins(s, s.active, column) * 0.4;
  if (s.rules.side === BELT) {
    const { asteroid, pit } = BELT_PLACES[place];
    if (asteroid === NONE) sum += pit * SHARE_OF_STEP * sight.values[s.active] + 0.8;
    else if (!hasOutpostOn(s.board, s.active, asteroid)) sum += facilitiesWorth(sight, ASTEROIDS[asteroid].window);
  } else sum += facilitiesWorth(sight, SECTOR_FACILITIES[place]);
  const ousted = s.board[place];
  if (ousted !== NONE) sum -= 0.6 * advantage(s, seat, ousted);
  return sum + 2 - fullCost(s, s.active, place) * 1.6;
}

function planWorth({ s, seat, left, potential }: Sight, plan: number): number {
  const player = s.players[seat];
  // Nobody uploads without end: plans beyond what can be reached are coins.
  let ahead = player.acquired.length;
  for (let screen = player.research + 1; screen <= SCREENS; screen++) if (player.screens[screen] !== NONE) ahead++;
  const wanted = ahead < Math.min(SCREENS - player.research, 2 + left * 1.6) ? 1 : 0.2;
  const red = s.research.indexOf(plan) % RESEARCH_COLUMNS === RED_COLUMN ? s.supplement : 0;
  const letter = PLAN_LETTER[plan];
  if (letter === 3) return wanted * (1.5 + PLANS[plan].value * 0.8 - PLANS[plan].pay) * 0.5;
  if (left === 0 && player.left) return red;
  return wanted * (letter === 2 ? 1.1 : 1.9) * (0.4 + 0.6 * chanceOf(plan, potential)) + red;
}

/** The next free screen ahead is best; behind the marker a plan is lost. */
function layWorth({ s, seat }: Sight, screen: number): number {
  const player = s.players[seat];
  if (screen <= player.research) return -6;
  if (player.screens[screen] !== NONE) return -3 - (screen - player.research) * 0.1;
  let gaps = 0;
  for (let i = player.research + 1; i < screen; i++) if (player.screens[i] === NONE) gaps++;
  return 4 - gaps * 1.5;
}

function uploadWorth(sight: Sight, to: number): number {
  const player = sight.s.players[sight.seat];
  let sum = (to - player.research) * SCREEN;
  for (let screen = player.research + 1; screen <= to; screen++) {
    const plan = player.screens[screen];
    if (PLAN_LETTER[plan] === 3 && ((player.turned >> screen) & 1) === 0) sum += PLANS[plan].value - PLANS[plan].pay;
  }
  if (((player.turned >> to) & 1) === 0) sum += gainsWorth(sight, PLANS[player.screens[to]].reward);
  return sum;
}

/** Worth it where a single plan blocks the way. */
function turnDownWorth({ s, seat, frame }: Sight, screen: number): number {
  const player = s.players[seat];
  if (frame?.step !== 'upload' || player.coins < 2) return -3;
  if (screen !== player.research + 1) return -3;
  return player.screens[screen + 1] === NONE || screen >= SCREENS ? 0.5 : 1.5;
}
