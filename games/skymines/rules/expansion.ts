import type { Seat } from '@orrery/kernel';
import {
  ASTEROIDS,
  BELT,
  BELT_PLACES,
  CARD_KIND,
  CARD_UNITS,
  COMPANIES,
  ENERGY,
  ENERGY_TILE,
  ENERGY_TILE_UNITS,
  type Gain,
  SECTOR_FACILITIES,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { EXPAND, OCCUPY, PLACE_IDS, RETURN, type SkyChoice, STOP, THREAT } from './choices.ts';
import { voice } from './events.ts';
import { takeFront } from './gains.ts';
import { FAR, fullCost, placesOf, reachCost } from './reach.ts';
import { by, columnAt, type FrameOf, NONE, type Player, pushAll, type SkyState } from './state.ts';
import { canRemoveThreat, payForThreat, threatReward, whyNoThreat } from './threats.ts';
import {
  columnLength,
  energyBonus,
  fullColumn,
  hasPiece,
  hasTile,
  isShuttleColumn,
  isUp,
  takesShuttle,
} from './totals.ts';

// SKY-EXP: expansion with all energy cards; SKY-BELT-04 to 20 on the asteroid side.

/** Bits of the face-up energy cards. */
function energySlots(player: Player): number {
  let bits = 0;
  for (let slot = 0; slot < 5; slot++)
    if (isUp(player, slot) && CARD_KIND[player.slots[slot]] === ENERGY) bits |= 1 << slot;
  return bits;
}

export function hasEnergy(player: Player): boolean {
  return energySlots(player) !== 0 || hasTile(player, ENERGY_TILE);
}

/** SKY-EXP-24: companies with a piece to place; all of them when none has one. */
export function companiesToExpand(s: SkyState): number {
  let bits = 0;
  for (let company = 0; company < 4; company++) {
    if (hasPiece(s, company, false) || (s.rules.side === BELT && hasPiece(s, company, true))) bits |= 1 << company;
  }
  return bits === 0 ? 15 : bits;
}

export function addExpandOptions(s: SkyState, player: Player, options: SkyChoice[]): void {
  if (!hasEnergy(player)) return;
  const companies = companiesToExpand(s);
  for (let company = 0; company < 4; company++) if ((companies >> company) & 1) options.push(EXPAND[company]);
}

/** SKY-EXP-01: all energy cards are used together. */
export function startExpansion(s: SkyState, seat: Seat, company: number): void {
  const player = s.players[seat];
  const slots = energySlots(player);
  const tile = hasTile(player, ENERGY_TILE);
  let energy = tile ? ENERGY_TILE_UNITS : 0;
  for (let slot = 0; slot < 5; slot++) if ((slots >> slot) & 1) energy += CARD_UNITS[player.slots[slot]];
  s.agenda.seats[seat].push({ step: 'spend', slots, tiles: tile ? 1 << ENERGY_TILE : 0 });
  expandWith(s, seat, company, energy + energyBonus(s, player));
}

export function expandWith(s: SkyState, seat: Seat, company: number, energy: number): void {
  s.active = company;
  s.energy = energy;
  s.taken = [];
  s.lying = [];
  voice.tell?.({ event: 'expand', seat, company: COMPANIES[company], energy });
  pushAll(s, seat, { step: 'expand' }, { step: 'rewards' });
}

/** SKY-EXP-09: a new piece stands there; the one that has to go lies beside it until the end. */
export function occupyPlace(s: SkyState, place: number): void {
  if (s.board[place] !== NONE) s.lying.push(place * 4 + s.board[place]);
  s.board[place] = s.active;
  s.taken.push(place);
}

/** SKY-EXP-11, SKY-FAC-10: rewards of all taken places, added up. */
function runRewards(s: SkyState, _: FrameOf<'rewards'>, seat: Seat): void {
  const sum = { mine: 0, pit: 0, gas: 0, research: 0 };
  for (const place of s.taken) {
    const gives = givenBy(s, place);
    if (gives === undefined) continue;
    sum.mine += gives.mine;
    sum.pit += gives.pit;
    sum.gas += gives.gas;
    sum.research += gives.research;
  }
  const gains: Gain[] = [];
  if (sum.mine > 0) gains.push({ gain: 'coins', n: sum.mine, of: NONE });
  if (sum.gas > 0) gains.push({ gain: 'helium', n: sum.gas, of: NONE });
  if (sum.pit > 0) gains.push({ gain: 'track', n: sum.pit, of: s.active });
  if (sum.research > 0) gains.push({ gain: 'rp', n: sum.research, of: NONE });
  s.deeds[2] = s.lying.length;
  pushAll(s, seat, { step: 'oust' });
  const further = threatReward(s, seat);
  if (further.length > 0) pushAll(s, seat, { step: 'gains', gains: further });
  if (gains.length > 0) pushAll(s, seat, { step: 'gains', gains });
}

function givenBy(s: SkyState, place: number): { mine: number; pit: number; gas: number; research: number } | undefined {
  if (s.rules.side !== BELT) return SECTOR_FACILITIES[place];
  const { asteroid, pit } = BELT_PLACES[place];
  if (asteroid === NONE) return { mine: 0, pit, gas: 0, research: 0 };
  // SKY-BELT-17, SKY-BELT-29: once, and only where the company was not before.
  const { spaces, window } = ASTEROIDS[asteroid];
  for (const space of spaces) {
    if (s.board[space] !== s.active || space === place) continue;
    const taken = s.taken.indexOf(space);
    if (taken < 0 || taken < s.taken.indexOf(place)) return undefined;
  }
  return window;
}

/** The rearmost vacant field of a column that is not crossed out, -1 when there is none (SKY-EXP-13, 14, 25). */
export function returnField(s: SkyState, company: number, column: number): number {
  const bits = s.stations[columnAt(company, column)];
  for (let field = columnLength(s, column) - 2; field >= 0; field--) if (((bits >> field) & 1) === 0) return field;
  return -1;
}

/** Columns (bits) an ousted piece of a company can go back to. */
export function returnColumns(s: SkyState, company: number, shuttle: boolean): number {
  let bits = 0;
  for (let column = 0; column < 3; column++) {
    if (isShuttleColumn(s, column) === shuttle && returnField(s, company, column) >= 0) bits |= 1 << column;
  }
  return bits;
}

/** SKY-EXP-12: ousted pieces go back to their stations; what has no choice goes by itself. */
function runOust(s: SkyState, frame: FrameOf<'oust'>, seat: Seat): void {
  for (let i = 0; i < s.lying.length; i++) {
    const company = s.lying[i] & 3;
    const shuttle = takesShuttle(s, s.lying[i] >> 2);
    const columns = returnColumns(s, company, shuttle);
    if ((columns & (columns - 1)) !== 0) continue;
    s.lying.splice(i, 1);
    returnPieceTo(s, seat, company, shuttle, columns === 0 ? NONE : 31 - Math.clz32(columns));
    s.agenda.seats[seat].push(frame);
    return;
  }
  if (s.lying.length > 0) s.agenda.seats[seat].push({ step: 'return-piece' });
  else finishExpansion(s);
}

/** Puts an ousted piece into a column; NONE: it leaves the game (SKY-EXP-15). */
export function returnPieceTo(s: SkyState, player: number, company: number, shuttle: boolean, column: number): void {
  if (column === NONE) s.box[company + (shuttle ? 4 : 0)]++;
  else s.stations[columnAt(company, column)] |= 1 << returnField(s, company, column);
  voice.tell?.({ event: 'ousted', ...by(s, player), company: COMPANIES[company], column: column + 1 });
}

/** SKY-EXP-16: standing pieces are laid flat. */
export function finishExpansion(s: SkyState): void {
  s.active = NONE;
  s.energy = 0;
  s.taken = [];
  s.lying = [];
}

export const expansionSteps: Chapter<'rewards' | 'oust' | 'expand' | 'return-piece'> = {
  rewards: { run: runRewards },
  oust: { run: runOust },
  /** SKY-EXP-10: one place after the other while energy and pieces last. */
  expand: {
    skip: (s) => s.energy <= 0,
    options(s, seat) {
      const { active, energy } = s;
      const options: SkyChoice[] = [STOP];
      const occupy = OCCUPY[s.rules.side];
      const [from, to] = placesOf(s);
      for (let place = from; place < to; place++) {
        if (fullCost(s, active, place) > energy) continue;
        const shuttle = takesShuttle(s, place);
        for (let column = 0; column < 3; column++) {
          if (isShuttleColumn(s, column) === shuttle && s.stations[columnAt(active, column)] !== 0) {
            options.push(occupy[place][column]);
          }
        }
      }
      if (canRemoveThreat(s, seat)) options.push(THREAT);
      return options;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'stop') return;
      if (choice.do === 'threat') {
        s.agenda.seats[seat].push(frame);
        payForThreat(s, seat);
        return;
      }
      if (choice.do !== 'occupy') return;
      const place = PLACE_IDS[s.rules.side].indexOf(choice.at);
      s.energy -= fullCost(s, s.active, place);
      takeFront(s, s.active, choice.column - 1);
      occupyPlace(s, place);
      voice.tell?.({ event: 'occupied', seat, company: COMPANIES[s.active], at: choice.at });
      s.deeds[1]++;
      s.agenda.seats[seat].push(frame);
    },
    whyNot(s, seat, choice) {
      if (choice.do === 'threat') return whyNoThreat(s, seat);
      if (choice.do !== 'occupy') return undefined;
      const belt = s.rules.side === BELT;
      const place = PLACE_IDS[s.rules.side].indexOf(choice.at);
      if (place < 0 || choice.at === '') return { rule: belt ? 'SKY-BELT-05' : 'SKY-EXP-19' };
      if (s.board[place] === s.active) return { rule: belt ? 'SKY-BELT-09' : 'SKY-EXP-05' };
      const shuttle = takesShuttle(s, place);
      if (reachCost(s, s.active, place) === FAR) {
        return { rule: belt ? (shuttle ? 'SKY-BELT-08' : 'SKY-BELT-06') : 'SKY-EXP-04' };
      }
      if (!hasPiece(s, s.active, shuttle)) return { rule: belt ? 'SKY-BELT-22' : 'SKY-EXP-17' };
      if (fullCost(s, s.active, place) > s.energy) {
        const oust = s.board[place] !== NONE;
        return { rule: belt ? (oust ? 'SKY-BELT-12' : 'SKY-BELT-10') : oust ? 'SKY-EXP-07' : 'SKY-EXP-06' };
      }
      return { rule: belt ? 'SKY-BELT-13' : 'SKY-EXP-08' };
    },
  },
  /** SKY-EXP-13: the acting player chooses order and columns. */
  'return-piece': {
    options(s) {
      const options: SkyChoice[] = [];
      let seen = 0;
      for (const piece of s.lying) {
        const company = piece & 3;
        if ((seen >> company) & 1 || takesShuttle(s, piece >> 2)) continue;
        seen |= 1 << company;
        const columns = returnColumns(s, company, false);
        for (let column = 0; column < 3; column++) if ((columns >> column) & 1) options.push(RETURN[company][column]);
      }
      return options;
    },
    take(s, seat, choice) {
      if (choice.do !== 'return') return;
      const company = COMPANIES.indexOf(choice.company);
      const index = s.lying.findIndex((piece) => (piece & 3) === company && !takesShuttle(s, piece >> 2));
      s.lying.splice(index, 1);
      returnPieceTo(s, seat, company, false, choice.column - 1);
      s.agenda.seats[seat].push({ step: 'oust' });
    },
    whyNot(s, _, choice) {
      if (choice.do !== 'return') return undefined;
      const company = COMPANIES.indexOf(choice.company);
      if (company < 0 || !s.lying.some((piece) => (piece & 3) === company)) return { rule: 'SKY-EXP-12' };
      const bits = s.stations[columnAt(company, choice.column - 1)];
      return { rule: bits === undefined || bits === fullColumn(s, choice.column - 1) ? 'SKY-EXP-13' : 'SKY-EXP-14' };
    },
  },
};
