import type { Seat } from '@orrery/kernel';
import { BARRIER_COST, CARD_KIND, CARD_UNITS, PLAN_LETTER, PLANS, SCIENTIST, SCREENS } from '../data/index.ts';
import { meets } from '../rules/research.ts';
import { at, NONE, type Player, type SkyState } from '../rules/state.ts';
import { hasTile, labsOf, shareCards } from '../rules/totals.ts';
import { lunaLuck } from './luna.ts';
import {
  cardWorth,
  chanceOf,
  expectedValues,
  type Outlook,
  outlookOf,
  POINT,
  REWARD,
  SCIENTIST_GOES,
  SCREEN,
  SMOOTH_SCREENS,
  SMOOTH_SHARES,
  SMOOTH_TANK,
} from './outlook.ts';

// How well a seat stands.

/** What a slot more is worth in each round to come. */
const SLOT = 5;
/** What a marker in the store is worth in this round. */
const MARKER = 2.5;
/** What a tile reserved for the next round is worth. */
const TILE = 3;
/** How much of a card's worth is expected of it while it lies at a slot. */
const PENDING = 0.9;
/** How much of the hopes of a first scientist a second one has. */
const SECOND_WAY = 0.5;
/** A card comes round about every second round. */
const USES = 0.36;

const strengths: number[] = [];

/** What all cards of a player will do in the rounds to come, the best of them used as often as slots allow. */
function deckWorth(s: SkyState, player: Player, view: Outlook, slots: number): number {
  if (view.left <= 0) return 0;
  strengths.length = 0;
  let scientists = 0;
  const add = (cards: readonly number[]): void => {
    for (let i = 0; i < cards.length; i++) {
      if (cards[i] < 0) continue;
      const worth = cardWorth(s, cards[i], view);
      // A second and third scientist find the same way, already gone.
      strengths.push(CARD_KIND[cards[i]] === SCIENTIST && scientists++ > 1 ? worth * 0.7 : worth);
    }
  };
  add(player.hand);
  add(player.slots);
  for (let row = 0; row < 5; row++) add(player.rows[row]);
  strengths.sort((a, b) => b - a);
  const used = Math.min(strengths.length, Math.round(slots / USES));
  let sum = 0;
  for (let i = 0; i < used; i++) sum += strengths[i];
  return sum * USES * view.left;
}

/** Cards ready for the next planning, and how well the rows are stacked. */
function readyWorth(s: SkyState, player: Player, view: Outlook, slots: number): number {
  if (view.left <= 0) return 0;
  strengths.length = 0;
  for (const card of player.hand) if (card >= 0) strengths.push(cardWorth(s, card, view));
  strengths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < strengths.length; i++) sum += strengths[i] * (i < slots ? 0.5 : 0.15);
  for (let row = 0; row < 5; row++) {
    let worth = 0;
    for (const card of player.rows[row]) worth += cardWorth(s, card, view);
    sum += 0.012 * Math.min(worth, 25) * worth;
  }
  return sum;
}

/** How far a scientist at a slot could move now, in coins. */
function uploadNow(s: SkyState, player: Player): number {
  const labs = labsOf(s, player) - 1;
  let coins = player.coins;
  let sum = 0;
  let reward = 0;
  for (let screen = player.research + 1; screen <= SCREENS; screen++) {
    const plan = player.screens[screen];
    if (plan === NONE) break;
    reward = 0;
    if (((player.turned >> screen) & 1) === 0) {
      if (PLAN_LETTER[plan] === 3) {
        if (coins < PLANS[plan].pay) break;
        coins -= PLANS[plan].pay;
        sum += PLANS[plan].value - PLANS[plan].pay;
      } else if (meets(s, player, plan, labs)) reward = REWARD[plan];
      else break;
    }
    sum += SCREEN;
  }
  return sum + reward * 0.8;
}

/** What lies at the slots and is not used yet, and markers still to be placed. */
function pendingWorth(s: SkyState, player: Player, view: Outlook): number {
  if (player.left) return 0;
  let sum = 0;
  let scientists = hasTile(player, 2) ? 1 : 0;
  for (let slot = 0; slot < 5; slot++) {
    const card = player.slots[slot];
    if (card === NONE || ((player.down >> slot) & 1) !== 0) continue;
    const kind = CARD_KIND[card];
    if (kind === SCIENTIST) {
      scientists++;
      sum += CARD_UNITS[card] * POINT;
    } else sum += cardWorth(s, card, view);
  }
  if (scientists > 0) {
    // Plans can still be laid before a scientist goes: at a slot they are not worth less than in hand.
    const hope = SCIENTIST_GOES + 0.5 * view.upload;
    sum += Math.max(uploadNow(s, player), hope) + SECOND_WAY * (scientists - 1) * hope;
  }
  for (let tile = 0; tile < 4; tile++)
    if (hasTile(player, tile)) sum += tile === 0 ? view.step * 0.6 : tile === 2 ? POINT : 3;
  return sum * PENDING + (player.markers + player.oneTime) * MARKER;
}

/** Plans laid ahead of the marker are a way to go, if they can be met and time is left. */
function pathWorth(player: Player, view: Outlook): number {
  const time = view.left + (player.left ? 0 : 0.5);
  if (time <= 0) return 0;
  const scientists = Math.min(2, player.slots.length > 0 ? view.potential[SCIENTIST] : 0);
  const reach = time * (0.5 + 0.8 * scientists);
  let sum = 0;
  let chance = 1;
  for (let screen = player.research + 1; screen <= SCREENS; screen++) {
    const plan = player.screens[screen];
    if (plan === NONE) {
      chance *= 0.45;
      continue;
    }
    const turned = (player.turned >> screen) & 1;
    let worth = 0.45 * SCREEN;
    if (PLAN_LETTER[plan] === 3) {
      if (!turned) worth += 0.75 * (PLANS[plan].value - PLANS[plan].pay);
    } else if (!turned) {
      // What cannot be met can be waited for or turned down, at a price.
      chance *= 0.2 + 0.8 * chanceOf(plan, view.potential);
      worth += 0.25 * REWARD[plan];
    }
    const away = screen - player.research;
    sum += worth * chance * (away <= reach ? 1 : reach / (away * 2));
  }
  return sum + player.acquired.length * 1.3;
}

/** Points of special plans already uploaded. */
function uploadedWorth(player: Player): number {
  if (player.uploaded === 0) return 0;
  let sum = 0;
  for (let screen = 1; screen <= player.research; screen++) {
    const plan = player.screens[screen];
    if (plan !== NONE && PLAN_LETTER[plan] === 3 && (player.uploaded >> PLANS[plan].number) & 1)
      sum += PLANS[plan].value;
  }
  return sum;
}

/** What a standing is made of, in points at the end. */
export function partsOf(s: SkyState, seat: Seat, view: Outlook): number[] {
  const player = s.players[seat];
  const { left } = view;
  const slots = 3 + (player.slotA ? 1 : 0) + (player.slotE ? 1 : 0);
  return [
    player.coins * (1 + 0.03 * left),
    sharesWorth(s, seat, view.values),
    SMOOTH_TANK[player.helium],
    SMOOTH_SCREENS[player.research] + uploadedWorth(player),
    // Slots on the way: nearly reached is worth nearly as much.
    slotWorth(player.slotA, player.helium / 8, left) + slotWorth(player.slotE, player.research / 5, left),
    deckWorth(s, player, view, slots),
    pendingWorth(s, player, view),
    readyWorth(s, player, view, slots),
    pathWorth(player, view),
    bonusWorth(s, player, left) + (s.rules.missions ? missionWorth(player, left) : 0),
    (s.threatRemover === seat ? 6 : 0) + (s.start === seat ? 0.4 : 0),
  ];
}

/** What a player would call each of the parts. */
const TERMS = [
  'coins',
  'shares',
  'helium',
  'research',
  'slots',
  'deck',
  'laid',
  'hand',
  'research',
  'bonuses',
  'start',
] as const;

/** A standing term by term. */
export function termsOf(s: SkyState, seat: Seat): Record<string, number> {
  const terms: Record<string, number> = {};
  const parts = partsOf(s, seat, outlookOf(s, seat));
  for (const [i, part] of parts.entries()) terms[TERMS[i]] = (terms[TERMS[i]] ?? 0) + part;
  return s.luna === null ? terms : { ...terms, luna: worthOf(s, seat) - sumOf(parts) };
}

const sumOf = (terms: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += terms[i];
  return sum;
};

/** How well a seat stands by itself, whatever Luna does. */
export function ownWorth(s: SkyState, seat: Seat): number {
  return sumOf(partsOf(s, seat, outlookOf(s, seat)));
}

/** How well a seat stands, in points at the end. */
export function worthOf(s: SkyState, seat: Seat): number {
  const worth = ownWorth(s, seat);
  return s.luna === null ? worth : worth - lunaLuck(s, expectedValues(s)) / (s.rules.players - 1);
}

function sharesWorth(s: SkyState, seat: Seat, values: readonly number[]): number {
  const { coins } = s.players[seat];
  let sum = 0;
  for (let company = 0; company < 4; company++) {
    const place = s.positions[at(company, seat)];
    sum += (SMOOTH_SHARES[s.tracks[company]][place] + shareCards(s, company, seat)) * values[company];
    // Coins in front of a barrier open the way.
    const barrier = BARRIER_COST[s.tracks[company]][place];
    if (barrier > 0) sum += Math.min(barrier, coins) * 0.08 * values[company];
  }
  return sum;
}

function slotWorth(on: boolean, way: number, left: number): number {
  const full = SLOT * left;
  return on ? full : full * 0.7 * Math.min(1, way) ** 2;
}

/** Bonuses of thresholds, worth something in every round to come; tiles reserved. */
function bonusWorth(s: SkyState, player: Player, left: number): number {
  let sum = 0;
  for (let company = 0; company < 4; company++) sum += player.valid[company] * 0.9 * left;
  if (left > 0) {
    for (let field = 8; field < 12; field++) {
      if (s.fields[field] !== NONE && s.players[s.fields[field] & 7] === player) sum += TILE;
    }
  }
  return sum;
}

function missionWorth(player: Player, left: number): number {
  const taken = (player.tasks & 1) + ((player.tasks >> 1) & 1) + ((player.tasks >> 2) & 1);
  return taken === 3 ? 4 * left : taken * 0.8;
}
