import { reveal, type Seat } from '@orrery/kernel';
import {
  CARD_UNITS,
  CARDS,
  CHEMIST,
  ENERGY,
  FIRST_SPECIAL,
  LAB_OTHER,
  LAST_A_SCREEN,
  LETTER_COST,
  ONE_KIND,
  OVERFLOW_COINS,
  PLAN_INDEX,
  PLAN_LETTER,
  PLANS,
  RED_COLUMN,
  RESEARCH_COLUMNS,
  ROUNDS,
  SCIENTIST_TILE_RP,
  SCREEN_ON,
  SCREENS,
  SLOTS,
  SPECIAL_COST,
  specialPlan,
  TURN_DOWN_COST,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { COIN, LAY_PLAN, PLAN, type SkyChoice, STAY, TILE_USE, TURN_DOWN, UPLOAD } from './choices.ts';
import { voice } from './events.ts';
import { type FrameOf, NONE, type Player, pushAll, type SkyState } from './state.ts';
import { chemistsOf, labsOf, totalOf } from './totals.ts';
import { gainCoins } from './tracks.ts';

// SKY-RP: research points and plans; SKY-SCI: scientists.

const SPECIAL_LETTER = 3;

/** SKY-RP-01: research points come in; on the last screen they turn into coins by themselves (SKY-LAB-05). */
function runExchange(s: SkyState, { n }: FrameOf<'exchange'>, seat: Seat): void {
  voice.tell?.({ event: 'rp', seat, n });
  if (s.players[seat].research >= SCREENS) gainCoins(s, seat, n * OVERFLOW_COINS);
  else if (n > 0) s.agenda.seats[seat].push({ step: 'research', n });
}

/** Takes a plan from the display or the round track; returns the points it costs. */
function takePlan(s: SkyState, seat: Seat, plan: number): number {
  s.players[seat].acquired.push(plan);
  voice.tell?.({ event: 'plan', seat, plan: PLANS[plan].id });
  if (plan >= FIRST_SPECIAL) {
    s.specials &= ~(1 << PLANS[plan].number);
    return SPECIAL_COST;
  }
  const field = s.research.indexOf(plan);
  s.research[field] = NONE;
  if (field % RESEARCH_COLUMNS === RED_COLUMN) {
    // SKY-RP-08, SKY-RP-18.
    gainCoins(s, seat, s.supplement);
    s.supplement = 0;
  }
  return LETTER_COST[PLAN_LETTER[plan]];
}

/** SKY-RP-12, SKY-RP-20: a new plan covers what lies there and is face up. */
export function layPlan(player: Player, plan: number, screen: number): void {
  if (player.screens[screen] !== NONE) player.under.push(screen * 100 + player.screens[screen]);
  player.screens[screen] = plan;
  player.turned &= ~(1 << screen);
}

/** SKY-RP-14: empty fields are filled from their supplies after the plans were laid. */
export function refillResearch(s: SkyState): void {
  let shown = false;
  for (let field = 0; field < s.research.length; field++) {
    if (s.research[field] !== NONE) continue;
    const plan = s.supplies[Math.floor(field / RESEARCH_COLUMNS)].pop();
    if (plan === undefined) continue;
    s.research[field] = plan;
    shown = true;
  }
  if (shown) reveal(s);
}

/** Uses the scientist at a slot, or the tile: movement, then its points (SKY-SCI-12). */
export function useScientist(s: SkyState, seat: Seat, use: number): void {
  const tile = use === TILE_USE;
  const card = tile ? NONE : s.players[seat].slots[use];
  voice.tell?.({ event: 'scientist', seat, card: tile ? 'tile' : CARDS[card].id });
  s.agenda.seats[seat].push({ step: 'spend', slots: tile ? 0 : 1 << use, tiles: tile ? 1 << 2 : 0 });
  researchWith(s, seat, tile ? SCIENTIST_TILE_RP : CARD_UNITS[card], labsOf(s, s.players[seat]) - 1);
}

/** `labs`: lab cards beside the scientist used. */
export function researchWith(s: SkyState, seat: Seat, points: number, labs: number): void {
  pushAll(s, seat, { step: 'upload', labs, mayTurn: true }, { step: 'exchange', n: points });
}

/** SKY-SCI-04: are the requirements of a plan met? */
export function meets(s: SkyState, player: Player, plan: number, labs: number): boolean {
  const { require } = PLANS[plan];
  for (let i = 0; i < require.length; i++) {
    const { kind, n } = require[i];
    let met: boolean;
    if (kind <= ENERGY) met = totalOf(s, player, kind) >= n;
    else if (kind === CHEMIST) met = chemistsOf(s, player) >= n;
    else if (kind === LAB_OTHER) met = labs >= n;
    else met = kind === ONE_KIND && meetsOneKind(s, player, plan, n);
    if (!met) return false;
  }
  return true;
}

/** SKY-SCI-15, SKY-SCI-16: n units of one resource, beyond what the plan asks for by name. */
function meetsOneKind(s: SkyState, player: Player, plan: number, n: number): boolean {
  for (let kind = 0; kind < ENERGY; kind++) {
    let needed = n;
    for (const named of PLANS[plan].require) if (named.kind === kind) needed += named.n;
    if (totalOf(s, player, kind) >= needed) return true;
  }
  return false;
}

/** Coins to move onto the plan of a screen; -1 when it cannot be entered. */
function entryCost(s: SkyState, player: Player, screen: number, labs: number): number {
  const plan = player.screens[screen];
  if (plan === NONE) return -1;
  if ((player.turned >> screen) & 1) return 0;
  // SKY-SCI-07.
  if (PLAN_LETTER[plan] === SPECIAL_LETTER) return PLANS[plan].pay;
  return meets(s, player, plan, labs) ? 0 : -1;
}

function moveUpload(s: SkyState, seat: Seat, to: number, labs: number): void {
  const player = s.players[seat];
  const from = player.research;
  for (let screen = from + 1; screen <= to; screen++) {
    player.coins -= entryCost(s, player, screen, labs);
    const plan = player.screens[screen];
    if (PLAN_LETTER[plan] === SPECIAL_LETTER && ((player.turned >> screen) & 1) === 0) {
      player.uploaded |= 1 << PLANS[plan].number;
    }
  }
  player.research = to;
  s.deeds[3] += to - from;
  voice.tell?.({ event: 'uploaded', seat, from, to });
  // SKY-LAB-02.
  if (!player.slotE && to >= SCREEN_ON) {
    player.slotE = true;
    voice.tell?.({ event: 'slot-on', seat, slot: SLOTS[4] });
  }
  // SKY-SCI-09, SKY-SCI-10: special plans have no rewards of their own.
  if ((player.turned >> to) & 1) return;
  s.agenda.seats[seat].push({ step: 'gains', gains: PLANS[player.screens[to]].reward });
}

export const researchSteps: Chapter<'exchange' | 'upload' | 'research' | 'lay-plans'> = {
  exchange: { run: runExchange },
  /** SKY-SCI-02 and 03: one plan may be turned face down, then the marker moves as far as wanted. */
  upload: {
    skip: (s, seat) => s.players[seat].research >= SCREENS,
    options(s, seat, { labs, mayTurn }) {
      const player = s.players[seat];
      const options: SkyChoice[] = [STAY];
      let coins = player.coins;
      for (let screen = player.research + 1; screen <= SCREENS; screen++) {
        const cost = entryCost(s, player, screen, labs);
        if (cost < 0 || cost > coins) break;
        coins -= cost;
        options.push(UPLOAD[screen]);
      }
      if (mayTurn && player.coins >= TURN_DOWN_COST) {
        for (let screen = player.research + 1; screen <= SCREENS; screen++) {
          if (player.screens[screen] !== NONE && ((player.turned >> screen) & 1) === 0) options.push(TURN_DOWN[screen]);
        }
      }
      return options;
    },
    take(s, seat, choice, { labs }) {
      const player = s.players[seat];
      if (choice.do === 'turn-down') {
        player.coins -= TURN_DOWN_COST;
        player.turned |= 1 << choice.screen;
        voice.tell?.({ event: 'turned-down', seat, screen: choice.screen });
        s.agenda.seats[seat].push({ step: 'upload', labs, mayTurn: false });
      } else if (choice.do === 'upload') moveUpload(s, seat, choice.to, labs);
    },
    whyNot(s, seat, choice, { labs }) {
      const player = s.players[seat];
      if (choice.do === 'turn-down') return { rule: 'SKY-SCI-02' };
      if (choice.do !== 'upload' || !(choice.to > player.research) || choice.to > SCREENS)
        return { rule: 'SKY-SCI-03' };
      for (let screen = player.research + 1; screen <= choice.to; screen++) {
        if (player.screens[screen] === NONE) return { rule: 'SKY-SCI-08' };
        const cost = entryCost(s, player, screen, labs);
        if (cost < 0) return { rule: 'SKY-SCI-04' };
        if (cost > 0) return { rule: 'SKY-SCI-07' };
      }
      return undefined;
    },
  },
  /** SKY-RP-02 to 07: one plan or one coin after the other until no point is left. */
  research: {
    options(s, _, { n }) {
      const options: SkyChoice[] = [COIN];
      for (let field = 0; field < s.research.length; field++) {
        const plan = s.research[field];
        if (plan !== NONE && LETTER_COST[Math.floor(field / RESEARCH_COLUMNS)] <= n) options.push(PLAN[plan]);
      }
      if (n >= SPECIAL_COST && s.specials !== 0) {
        for (let round = 2; round <= ROUNDS; round++)
          if ((s.specials >> round) & 1) options.push(PLAN[specialPlan(round)]);
      }
      return options;
    },
    take(s, seat, choice, { n }) {
      const spent = choice.do === 'plan' ? takePlan(s, seat, PLAN_INDEX[choice.plan]) : 1;
      if (choice.do === 'coin') gainCoins(s, seat, 1);
      if (n > spent) s.agenda.seats[seat].push({ step: 'research', n: n - spent });
    },
    whyNot(s, _, choice, { n }) {
      if (choice.do === 'done' || choice.do === 'stop') return { rule: 'SKY-RP-17' };
      if (choice.do !== 'plan') return undefined;
      const plan = PLAN_INDEX[choice.plan];
      if (plan === undefined) return undefined;
      const letter = PLAN_LETTER[plan];
      if (letter === SPECIAL_LETTER) {
        return { rule: (s.specials >> PLANS[plan].number) & 1 ? 'SKY-RP-06' : 'SKY-RP-15' };
      }
      if (!s.research.includes(plan)) return { rule: 'SKY-RP-14' };
      return { rule: n < LETTER_COST[letter] ? 'SKY-RP-04' : 'SKY-RP-02' };
    },
  },
  /** SKY-RP-09, SKY-RP-19: plans taken in this turn go onto screens. */
  'lay-plans': {
    skip: (s, seat) => s.players[seat].acquired.length === 0,
    options(s, seat) {
      const options: SkyChoice[] = [];
      for (const plan of s.players[seat].acquired) {
        // SKY-RP-10.
        const last = PLAN_LETTER[plan] === 0 ? LAST_A_SCREEN : SCREENS;
        for (let screen = 1; screen <= last; screen++) options.push(LAY_PLAN[plan][screen]);
      }
      return options;
    },
    take(s, seat, choice, frame) {
      if (choice.do !== 'lay-plan') return;
      const player = s.players[seat];
      const plan = PLAN_INDEX[choice.plan];
      player.acquired.splice(player.acquired.indexOf(plan), 1);
      layPlan(player, plan, choice.screen);
      voice.tell?.({ event: 'laid', seat, plan: choice.plan, screen: choice.screen });
      if (player.acquired.length > 0) s.agenda.seats[seat].push(frame);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'lay-plan') return choice.do === 'done' ? { rule: 'SKY-RP-19' } : undefined;
      const plan = PLAN_INDEX[choice.plan];
      if (plan === undefined) return undefined;
      if (!s.players[seat].acquired.includes(plan)) return { rule: 'SKY-RP-11' };
      return { rule: 'SKY-RP-10' };
    },
  },
};
