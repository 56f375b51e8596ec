import { countBits, type Seat } from '@orrery/kernel';
import { type Effect, PLANT, SHELTER, SHIPS, WATER } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { voice } from './events.ts';
import { canPay, gainColonists, pay } from './goods.ts';
import { HEX_COUNT, isEmptyHex, RINGS } from './hexes.ts';
import { BOT_MISSION, contribute } from './missions.ts';
import { ask, doNext, type Hex, type OmChoice, type OnMarsState, thenEffect } from './state.ts';
import { less } from './technology.ts';

export const SHIP_COST = {
  goods: [
    [WATER, 1],
    [PLANT, 1],
  ],
  any: 0,
  crystals: 0,
} as const;

/** OM-SHIP-03: Ships ever taken out of the Depot may not exceed the Colony level. */
export function mayWelcome(s: OnMarsState, seat: Seat): boolean {
  const left = countBits(s.players[seat].ships);
  return left > 0 && SHIPS - left < s.level;
}

export function canWelcome(s: OnMarsState, seat: Seat, { free }: Effect): boolean {
  return mayWelcome(s, seat) && (free || canPay(s.players[seat], SHIP_COST, 0));
}

/** OM-SHIP-06: own Shelters without a piece; without one the empty hexes closest to any own Shelter. */
export function botSites(s: OnMarsState, seat: Seat): Hex[] {
  const kind = SHELTER + seat;
  const shelters: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) if (s.building[hex] === kind) shelters.push(hex);
  const free = shelters.filter((hex) => s.pieces[hex] === 0);
  if (free.length > 0) return free;
  for (let d = 1; d < RINGS[0].length; d++) {
    const sites = new Set<Hex>();
    for (const shelter of shelters) for (const hex of RINGS[shelter][d]) if (isEmptyHex(s, hex)) sites.add(hex);
    if (sites.size > 0) return [...sites];
  }
  return [];
}

export function placeBot(s: OnMarsState, seat: Seat, at: Hex): void {
  const p = s.players[seat];
  p.botSupply--;
  p.bots.push(at);
  s.pieces[at]++;
  voice.tell?.({ event: 'bot', seat, at });
  contribute(s, seat, BOT_MISSION);
}

const WELCOME = Array.from({ length: SHIPS }, (_, i) => ({
  bot: { do: 'welcome', slot: i + 1, gain: 'bot' } as const,
  colonists: { do: 'welcome', slot: i + 1, gain: 'colonists' } as const,
}));
const BOT_AT: readonly OmChoice[] = Array.from({ length: HEX_COUNT }, (_, at) => ({ do: 'place-bot', at }));

export const shipSteps: Chapter<'welcome' | 'place-new-bot' | 'new-bot'> = {
  welcome: {
    options(s, seat, { effect }) {
      const p = s.players[seat];
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (let slot = 0; slot < SHIPS; slot++) {
        if (((p.ships >> slot) & 1) === 0) continue;
        out.push(WELCOME[slot].colonists);
        // OM-SHIP-08.
        if (p.botSupply > 0) out.push(WELCOME[slot].bot);
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'welcome') return;
      const p = s.players[seat];
      thenEffect(s, seat, less(effect));
      p.ships &= ~(1 << (choice.slot - 1));
      p.hangar++;
      voice.tell?.({ event: 'ship', seat, slot: choice.slot });
      // OM-SHIP-02, OM-ADV-07: the Bot comes in place of one Colonist.
      const all = effect.of === 1 ? 3 : 2;
      gainColonists(s, seat, choice.gain === 'bot' ? all - 1 : all);
      if (choice.gain === 'bot') doNext(s, { step: 'place-new-bot', seat });
      if (!effect.free) pay(s, seat, SHIP_COST);
    },
    whyNot(s, seat, choice) {
      if (choice.do !== 'welcome') return undefined;
      if (choice.gain === 'bot' && s.players[seat].botSupply === 0) return { rule: 'OM-SHIP-08' };
      return { rule: 'OM-SHIP-01' };
    },
  },
  'place-new-bot': {
    run(s, { seat }) {
      const sites = botSites(s, seat);
      if (sites.length === 1) placeBot(s, seat, sites[0]);
      else if (sites.length > 1) ask(s, seat, { step: 'new-bot' });
    },
  },
  'new-bot': {
    options: (s, seat) => botSites(s, seat).map((at) => BOT_AT[at]),
    take(s, seat, choice) {
      if (choice.do === 'place-bot') placeBot(s, seat, choice.at);
    },
    whyNot: () => ({ rule: 'OM-SHIP-06' }),
  },
};
