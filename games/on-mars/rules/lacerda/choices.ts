import { pick } from '@orrery/kernel';
import {
  BLUEPRINTS,
  CONTRACTS,
  CRYSTAL,
  FIRST_COLUMN,
  LAB,
  MINE,
  ROW,
  SCIENTIST_POINTS,
  SCIENTISTS,
  SHELTER,
  TECHS,
} from '../../data/index.ts';
import { fitsCard } from '../blueprints.ts';
import { hasTile, ILLEGAL, neededLevel } from '../build.ts';
import { crystalRoom } from '../goods.ts';
import { HEX_COUNT } from '../hexes.ts';
import { CONTRACT, type Hex, NONE, type OnMarsState } from '../state.ts';
import { levelOf } from '../technology.ts';
import { bestLevel } from '../using.ts';

/** Lacerda's number among the players, and the person's. */
export const LACERDA = 1;
export const HUMAN = 0;
const SEQUENCE = 5;
const SCIENTISTS_WANTED = 2;

/** Does a Building type score one of his Scientists? */
function scores(s: OnMarsState, type: number): boolean {
  return SCIENTISTS.some((scientist, i) => s.scientistOwner[i] === LACERDA && scientist.scores === type);
}

/** OM-LACA-01; NONE when there is no card or no marker. */
export function chooseBlueprint(s: OnMarsState): number {
  if (s.players[LACERDA].markers === 0) return NONE;
  const rows = [s.blueprintDisplay.slice(0, ROW), s.blueprintDisplay.slice(ROW)];
  const count = rows.map((row) => row.filter((card) => card !== NONE).length);
  const order = count[0] > count[1] ? [rows[0], rows[1]] : [rows[1], rows[0]];
  const wanted = (card: number): boolean => card !== NONE && scores(s, BLUEPRINTS[card].building);
  const any = s.blueprintDisplay.some(wanted);
  for (const row of order) {
    const card = row.find((one) => (any ? wanted(one) : one !== NONE));
    if (card !== undefined) return card;
  }
  return NONE;
}

/** OM-LACA-02: [grid space, Lab space], or undefined. */
export function chooseTech(s: OnMarsState): readonly [number, number] | undefined {
  const p = s.players[LACERDA];
  const at = FIRST_COLUMN.find((space) => !p.tech.includes(space));
  const from = s.grid.findIndex((tech) => tech !== NONE && p.tech[tech] === NONE);
  return at === undefined || from < 0 ? undefined : [from, at];
}

/** OM-LACA-03, OM-LACG-19: [Tech, Lab space], or undefined. `sign` is 1 for the most developed tile, -1 for the least. */
export function chooseDevelopment(s: OnMarsState, sign: 1 | -1, free: boolean): readonly [number, number] | undefined {
  const p = s.players[LACERDA];
  let best: readonly [number, number] | undefined;
  let rank = Number.NEGATIVE_INFINITY;
  for (let tech = 0; tech < TECHS.length; tech++) {
    const at = p.tech[tech];
    if (at === NONE) continue;
    const to = LAB[at].next.find((space) => !p.tech.includes(space));
    // OM-LACG-15: the Crystal of level 6 is paid.
    if (to === undefined || (!free && LAB[to].level === 6 && p.crystals === 0)) continue;
    // On equal levels the tile lower in its column, which has the higher number.
    const value = sign * LAB[at].level * 100 + at;
    if (value > rank) {
      rank = value;
      best = [tech, to];
    }
  }
  return best;
}

export interface Site {
  readonly at: Hex;
  readonly needed: number;
}

/** OM-LACA-06, OM-LACA-13: the largest Complex that a Tech allows, else a single Building; anywhere on the map. */
export function sitesFor(s: OnMarsState, type: number): Site[] {
  if (!hasTile(s, LACERDA, type)) return [];
  const most = bestLevel(s, type);
  let best = ILLEGAL;
  let sites: Site[] = [];
  for (let at = 0; at < HEX_COUNT; at++) {
    const needed = neededLevel(s, LACERDA, type, at);
    if (needed === ILLEGAL || needed > most || needed < best) continue;
    if (needed > best) sites = [];
    best = needed;
    sites.push({ at, needed });
  }
  return sites;
}

/** OM-LACA-05, OM-LACA-12: the type under his Bot or the next one that is wanted and possible; NONE for none. */
export function chooseType(s: OnMarsState): number {
  for (let i = 0; i < SEQUENCE; i++) {
    const type = (s.lacerdaBot + i) % SEQUENCE;
    const wanted = type === MINE || s.lss[type - 1] <= s.level;
    if (wanted && sitesFor(s, type).length > 0) return type;
  }
  return NONE;
}

/** OM-LACG-20: an own tile if it does as well, else the person's. */
export function chooseTile(s: OnMarsState, tech: number, enough: number): number {
  const own = levelOf(s.players[LACERDA], tech);
  const other = levelOf(s.players[HUMAN], tech);
  return own > 0 && Math.min(own, enough) >= Math.min(other, enough) ? LACERDA : HUMAN;
}

function sitesOf(s: OnMarsState, card: number): Hex[] {
  const out: Hex[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) if (fitsCard(s, LACERDA, card, hex)) out.push(hex);
  return out;
}

/** Own cards not used yet that fit some Building. */
export function upgradable(s: OnMarsState): number[] {
  const out: number[] = [];
  for (let card = 0; card < BLUEPRINTS.length; card++) {
    if (s.cardOwner[card] === LACERDA && s.cardAt[card] === NONE && sitesOf(s, card).length > 0) out.push(card);
  }
  return out;
}

/** OM-LACA-15: [card, hex]; draws where several are as good. */
export function chooseUpgrade(s: OnMarsState): readonly [number, Hex] | undefined {
  const cards = upgradable(s);
  if (cards.length === 0) return undefined;
  const worth = (card: number): number => (scores(s, BLUEPRINTS[card].building) ? 10 : 0) + BLUEPRINTS[card].level;
  const most = Math.max(...cards.map(worth));
  const card = pick(
    s.random,
    cards.filter((one) => worth(one) === most),
  );
  const sites = sitesOf(s, card);
  const better = sites.filter((hex) => !s.players[LACERDA].miners.includes(hex));
  return [card, pick(s.random, better.length > 0 ? better : sites)];
}

/** OM-LACA-09, OM-LACA-16: the cards of the display he might take, all equally good. */
export function cardsToHire(s: OnMarsState, crystals: number): number[] {
  const owned = s.scientistOwner.filter((owner) => owner === LACERDA).length;
  const scientists = s.display.filter((card) => card !== NONE && card < CONTRACT);
  if (owned < SCIENTISTS_WANTED && scientists.length > 0) {
    const potential = (card: number): number => {
      const type = SCIENTISTS[card].scores;
      return SCIENTIST_POINTS * BLUEPRINTS.filter((b, i) => b.building === type && s.cardOwner[i] !== NONE).length;
    };
    const most = Math.max(...scientists.map(potential));
    return scientists.filter((card) => potential(card) === most);
  }
  if (crystals === 0) return [];
  const contracts = s.display.filter((card) => card >= CONTRACT);
  const most = Math.max(...contracts.map((card) => CONTRACTS[card - CONTRACT].points));
  return contracts.filter((card) => CONTRACTS[card - CONTRACT].points === most);
}

/** OM-LACT-07: the most plentiful item, leftmost on ties; a Crystal only with a free slot. NONE for none. */
export function chooseItem(s: OnMarsState): number {
  const p = s.players[LACERDA];
  let best = NONE;
  for (const good of [CRYSTAL, 1, 2, 3, 4]) {
    if (s.warehouse[good] === 0) continue;
    if (good === CRYSTAL && p.crystals + p.below >= crystalRoom(p)) continue;
    if (best === NONE || s.warehouse[good] > s.warehouse[best]) best = good;
  }
  return best;
}

export function shelterSites(s: OnMarsState): Site[] {
  return sitesFor(s, SHELTER);
}
