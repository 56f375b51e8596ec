import { expect } from 'vitest';
import {
  ACTION_CARDS,
  BELT,
  BELT_PLACES,
  COMPANIES,
  LUNA_CARDS,
  LUNA_MARKERS,
  OUTPOSTS_PER_COMPANY,
  PLANS,
  SHUTTLES_PER_COMPANY,
  STARTING_KEYS,
} from '../data/index.ts';
import { columnAt, isHuman, NONE, ONE_TIME, type SkyState } from '../rules/state.ts';
import { isShuttleColumn, markerBonus } from '../rules/totals.ts';

const real = (ids: readonly number[]): number[] => ids.filter((id) => id !== NONE);

/** Throws when a component got lost or there is one too many. */
export function conserve(s: SkyState): void {
  conserveCards(s);
  conservePlans(s);
  conservePieces(s);
  conserveMarkers(s);
  if (s.luna) {
    const { pile, discards, reserve, majority, slots } = s.luna;
    const cards = [...pile, ...discards, ...reserve, ...real(majority), ...real(slots)];
    expect(new Set(cards).size, 'every card of Luna once').toBe(cards.length);
    expect(cards.length, 'cards of Luna').toBe(LUNA_CARDS.length);
  }
  for (const player of s.players) {
    expect(player.coins, 'coins').toBeGreaterThanOrEqual(0);
    expect(player.markers, 'markers').toBeGreaterThanOrEqual(0);
  }
}

function conserveCards(s: SkyState): void {
  const cards = [...s.stack, ...s.discards, ...real(s.display), ...(s.luna?.cards ?? [])];
  for (const { hand, slots, rows } of s.players) cards.push(...hand, ...real(slots), ...rows.flat());
  expect(new Set(cards).size, 'every action card once').toBe(cards.length);
  expect(cards.length, 'action cards').toBe(ACTION_CARDS + s.rules.humans * (STARTING_KEYS.length + 1));
}

function conservePlans(s: SkyState): void {
  const plans = [...s.supplies.flat(), ...real(s.research), ...s.planBox];
  for (let round = 2; round <= 7; round++) if (round > s.round || (s.specials >> round) & 1) plans.push(70 + round);
  for (const { screens, under, acquired } of s.players) {
    plans.push(...real(screens), ...under.map((code) => code % 100), ...acquired);
  }
  const lettered = plans.filter((plan) => PLANS[plan].letter !== 'start');
  expect(new Set(lettered).size, 'every plan once').toBe(lettered.length);
  expect(lettered.length, 'plans').toBe(78);
}

function conservePieces(s: SkyState): void {
  for (const [company, name] of COMPANIES.entries()) {
    let outposts = s.box[company];
    let shuttles = s.box[company + 4];
    for (let column = 0; column < 3; column++) {
      const count = s.stations[columnAt(company, column)].toString(2).replaceAll('0', '').length;
      if (isShuttleColumn(s, column)) shuttles += count;
      else outposts += count;
    }
    const onBoard = (place: number): void => {
      if (s.rules.side === BELT && BELT_PLACES[place].kind === 'shuttle') shuttles++;
      else outposts++;
    };
    for (const [place, piece] of s.board.entries()) if (piece === company) onBoard(place);
    for (const piece of s.lying) if ((piece & 3) === company) onBoard(piece >> 2);
    expect(outposts, `outposts of ${name}`).toBe(OUTPOSTS_PER_COMPANY);
    expect(shuttles, `shuttles of ${name}`).toBe(s.rules.side === BELT ? SHUTTLES_PER_COMPANY : 0);
  }
}

function conserveMarkers(s: SkyState): void {
  const placed = new Array<number>(s.rules.players).fill(0);
  for (const marker of s.fields) if (marker !== NONE && marker < ONE_TIME) placed[marker]++;
  for (const [player, count] of placed.entries()) {
    if (!isHuman(s, player)) {
      expect(count + (s.luna?.markers ?? 0), 'markers of Luna').toBe(LUNA_MARKERS);
      continue;
    }
    const start = s.rules.players === 2 ? 3 : 2;
    expect(count + s.players[player].markers, `markers of ${player}`).toBe(start + markerBonus(s, s.players[player]));
  }
}
