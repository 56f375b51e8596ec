import { reveal, type Seat } from '@orrery/kernel';
import {
  ANY,
  ARROWS,
  BUILD_COST,
  BUILDINGS,
  type BuildingName,
  CRYSTAL,
  type Effect,
  GREENHOUSE,
  MINE,
  MINERAL,
  PLAYER,
  SHELTER,
  STACK_SIZE,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { checkContracts } from './contracts.ts';
import { voice } from './events.ts';
import { noteBuilding, noteDeed } from './first-colonists.ts';
import { gain, pay, sendToWork } from './goods.ts';
import { complexSize, connected, inZone, isEmptyHex, kindOf, NEIGHBOURS, RINGS, TOWARDS, zoneOf } from './hexes.ts';
import { contribute, PROGRESS_MISSION } from './missions.ts';
import { ask, BARE, CRYSTAL_HERE, doNext, type Hex, NONE, type OmChoice, type OnMarsState, TILE } from './state.ts';
import { bestLevel, listUses, useTech } from './using.ts';

export const ILLEGAL = -1;

/**
 * OM-BUILD-03 to 06: the Tech level that constructing here needs; 0 for a single Building, ILLEGAL where none may stand.
 * Zones are not looked at.
 */
export function neededLevel(s: OnMarsState, seat: Seat, type: number, hex: Hex): number {
  if (s.building[hex] !== NONE) return ILLEGAL;
  const kind = kindOf(type, seat);
  const near = NEIGHBOURS[hex];
  for (let i = 0; i < near.length; i++) if (s.building[near[i]] === kind) return connected(s, hex, kind);
  const ring = RINGS[hex][2];
  for (let i = 0; i < ring.length; i++) if (s.building[ring[i]] === kind) return 0;
  return ILLEGAL;
}

/** OM-BUILD-01, OM-BUILD-13. */
export function hasTile(s: OnMarsState, seat: Seat, type: number): boolean {
  return type < SHELTER ? s.built[type] < STACK_SIZE : s.players[seat].shelters < PLAYER.shelters;
}

/** OM-BUILD-02, OM-MINE-01. */
function canPayFor(s: OnMarsState, seat: Seat, type: number, quarters: number): boolean {
  if (type === MINE) return quarters > 0;
  const { storage } = s.players[seat];
  return storage[BUILD_COST[type]] > 0 || storage[MINERAL] > 0;
}

/** The highest Tech level that may be used for a type, Colonists that boost it included. */
function reach(s: OnMarsState, type: number, boosts: number, quarters: number): number {
  const best = bestLevel(s, type);
  // OM-DEC-16: a boost adds to a tile; without a tile there is nothing to add to.
  if (best === 0) return 0;
  return best + Math.min(boosts, type === MINE ? quarters - 1 : quarters);
}

function canBuildType(s: OnMarsState, seat: Seat, type: number, boosts: number, quarters: number): boolean {
  if (!hasTile(s, seat, type) || !canPayFor(s, seat, type, quarters)) return false;
  const most = reach(s, type, boosts, quarters);
  const { bots } = s.players[seat];
  for (let b = 0; b < bots.length; b++) {
    const at = neededLevel(s, seat, type, bots[b]);
    if (at !== ILLEGAL && at <= most) return true;
    const near = NEIGHBOURS[bots[b]];
    for (let i = 0; i < near.length; i++) {
      const needed = neededLevel(s, seat, type, near[i]);
      if (needed !== ILLEGAL && needed <= most) return true;
    }
  }
  return false;
}

/** OM-BUILD-17. */
export function canConstruct(s: OnMarsState, seat: Seat, { of, boosts }: Effect, quarters: number): boolean {
  if (of !== ANY) return canBuildType(s, seat, of, boosts, quarters);
  for (let type = 0; type < BUILDINGS.length; type++) {
    if (canBuildType(s, seat, type, boosts, quarters)) return true;
  }
  return false;
}

const BUILD: readonly (readonly OmChoice[])[] = BUILDINGS.map((building) =>
  Array.from({ length: 91 }, (_, at) => ({ do: 'build', building, at }) as const),
);
const COSTS = BUILD_COST.map((good) => ({ goods: [[good, 1]] as const, any: 0, crystals: 0 }));

function listSites(s: OnMarsState, seat: Seat, { of, boosts }: Effect, out: OmChoice[]): void {
  const { quarters } = s.players[seat];
  const { hexes, length } = zoneOf(s.players[seat]);
  for (let type = 0; type < BUILDINGS.length; type++) {
    if (of !== ANY && of !== type) continue;
    if (!hasTile(s, seat, type) || !canPayFor(s, seat, type, quarters)) continue;
    const most = reach(s, type, boosts, quarters);
    for (let i = 0; i < length; i++) {
      const needed = neededLevel(s, seat, type, hexes[i]);
      if (needed !== ILLEGAL && needed <= most) out.push(BUILD[type][hexes[i]]);
    }
  }
}

/** OM-BUILD-16: everything after the choice of tile, hex and Tech, in its order. */
export function startBuilding(s: OnMarsState, seat: Seat, type: number, at: Hex): void {
  doNext(s, { step: 'open', seat, type, at });
  doNext(s, { step: 'displace', at });
  doNext(s, { step: 'raise', seat, type, at });
}

function payFor(s: OnMarsState, seat: Seat, type: number): void {
  // OM-MINE-01: the Colonist for a Mine is set aside now and stands on the Mine at the end.
  if (type === MINE) s.players[seat].quarters--;
  else pay(s, seat, COSTS[type]);
}

export function typeNamed(name: BuildingName): number {
  return BUILDINGS.indexOf(name);
}

function putCrystals(s: OnMarsState, at: Hex, arrows: readonly number[]): void {
  const found: Hex[] = [];
  for (const arrow of arrows) {
    const hex = TOWARDS[at * 6 + arrow];
    if (hex === NONE || !isEmptyHex(s, hex)) continue;
    s.ground[hex] = CRYSTAL_HERE;
    found.push(hex);
  }
  if (found.length > 0) voice.tell?.({ event: 'crystals-found', at: found });
}

export const buildSteps: Chapter<'construct' | 'use-tech' | 'raise' | 'open'> = {
  construct: {
    options(s, seat, { effect }) {
      const out: OmChoice[] = effect.must ? [] : [DONE];
      listSites(s, seat, effect, out);
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do !== 'build') return;
      const type = typeNamed(choice.building);
      const needed = neededLevel(s, seat, type, choice.at);
      startBuilding(s, seat, type, choice.at);
      payFor(s, seat, type);
      if (needed === 0) return;
      const { quarters } = s.players[seat];
      const boosts = Math.min(effect.boosts, quarters);
      const uses: OmChoice[] = [];
      listUses(s, type, needed, boosts, uses);
      if (uses.length === 1) applyUse(s, seat, uses[0], type);
      else ask(s, seat, { step: 'use-tech', type, at: choice.at, needed, boosts });
    },
    whyNot(s, seat, choice, { effect }) {
      if (choice.do !== 'build') return undefined;
      const type = typeNamed(choice.building);
      if (type < 0 || (effect.of !== ANY && effect.of !== type)) return { rule: 'OM-DISC-03' };
      if (!hasTile(s, seat, type)) return { rule: type === SHELTER ? 'OM-BUILD-13' : 'OM-BUILD-01' };
      if (!canPayFor(s, seat, type, s.players[seat].quarters)) {
        return { rule: type === MINE ? 'OM-MINE-01' : 'OM-BUILD-02' };
      }
      if (!inZone(s.players[seat], choice.at) || s.building[choice.at] !== NONE) return { rule: 'OM-BUILD-03' };
      const needed = neededLevel(s, seat, type, choice.at);
      return { rule: needed === ILLEGAL ? 'OM-BUILD-04' : 'OM-BUILD-06', facts: { needed } };
    },
  },
  'use-tech': {
    options(s, _, { type, needed, boosts }) {
      const out: OmChoice[] = [];
      listUses(s, type, needed, boosts, out);
      return out;
    },
    take: (s, seat, choice, { type }) => applyUse(s, seat, choice, type),
    whyNot: () => ({ rule: 'OM-BUILD-06' }),
  },
  raise: {
    run(s, { seat, type, at }) {
      s.building[at] = kindOf(type, seat);
      if (s.ground[at] !== BARE) {
        // OM-DISPL-01, OM-DISPL-02.
        voice.tell?.({ event: 'destroyed', seat, at, ground: s.ground[at] });
        s.ground[at] = BARE;
      }
      // OM-BUILD-12: room for goods and Colonists at once, before this construction's gains.
      if (type === SHELTER) s.players[seat].shelters++;
    },
  },
  // OM-BUILD-07 to 15, after whoever stood here has stepped aside.
  open: {
    run(s, { seat, type, at }) {
      const p = s.players[seat];
      if (type < SHELTER) {
        putCrystals(s, at, ARROWS[type][s.stacks[type * STACK_SIZE + s.built[type]]]);
        s.built[type]++;
        if (s.built[type] < STACK_SIZE) reveal(s);
      }
      const size = complexSize(s, at);
      voice.tell?.({ event: 'built', seat, type, at, size });
      gain(s, seat, type === SHELTER ? CRYSTAL : type, size);
      if (size > 1 && type < SHELTER && ((p.progress >> type) & 1) === 0) {
        p.progress |= 1 << type;
        voice.tell?.({ event: 'progress', seat, type });
        contribute(s, seat, PROGRESS_MISSION);
      }
      if (type === GREENHOUSE && size > 1) p.greenhouses = Math.max(p.greenhouses, size);
      checkContracts(s);
      if (type !== MINE && type !== SHELTER) doNext(s, { step: 'lss', seat, type });
      if (type === MINE) {
        p.miners.push(at);
        s.pieces[at]++;
      }
      noteBuilding(s, seat, type);
      if (type === SHELTER) noteDeed(s, seat, 'construct-shelter');
    },
  },
};

function applyUse(s: OnMarsState, seat: Seat, choice: OmChoice, type: number): void {
  if (choice.do !== 'use') return;
  sendToWork(s, seat, choice.boost);
  useTech(s, seat, choice.owner, type, choice.boost);
}

/** Is there a Discovery or Research tile here? */
export function tileAt(s: OnMarsState, hex: Hex): number {
  return s.ground[hex] >= TILE ? s.ground[hex] - TILE : NONE;
}
