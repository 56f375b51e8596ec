import {
  ASTEROIDS,
  BELT,
  BELT_PLACES,
  CARBON,
  CARD_KIND,
  CARD_SHARE,
  CARD_UNITS,
  CHEMIST,
  CHEMIST_TILE,
  ENERGY,
  ENERGY_TILE,
  ENERGY_TILE_UNITS,
  LUNA_CARDS,
  MINERALS,
  RESOURCE_TILE,
  SCIENTIST,
  SCIENTIST_TILE,
  SECTOR_FACILITIES,
  SECTORS,
  SHARES_AT,
  SIDES,
  STATION_COLUMNS,
  THRESHOLD_AFTER,
  TITANIUM,
  TRACKS,
} from '../data/index.ts';
import { at, columnAt, isHuman, NONE, type Player, type SkyState } from './state.ts';

// SKY-DATA: what a state adds up to.

/** [track][level] what the lasting bonus of this kind adds: SKY-PERM-01, 02, 06, 08. */
function bonusTable(kind: 'energy' | 'markers' | 'titanium' | 'chemist'): readonly (readonly number[])[] {
  return TRACKS.map(({ thresholds }) => [0, ...thresholds.map(({ bonus }) => (bonus.kind === kind ? bonus.plus : 0))]);
}
const ENERGY_PLUS = bonusTable('energy');
const TITANIUM_PLUS = bonusTable('titanium');
const CHEMIST_PLUS = bonusTable('chemist');
const MARKER_PLUS = bonusTable('markers');

/** SKY-TRACK-11: of one track only the bonus of the level reached counts, never both. */
function sumBonus(s: SkyState, player: Player, table: readonly (readonly number[])[]): number {
  const { tracks } = s;
  const { valid } = player;
  let sum = 0;
  for (let company = 0; company < 4; company++) sum += table[tracks[company]][valid[company]];
  return sum;
}

/** SKY-PERM-01: energy points on top of the cards. */
export function energyBonus(s: SkyState, player: Player): number {
  return sumBonus(s, player, ENERGY_PLUS);
}

/** SKY-PERM-08: collectors on top of a company's own; above 0 there is a virtual chemist too. */
export function collectorBonus(s: SkyState, player: Player): number {
  return sumBonus(s, player, CHEMIST_PLUS);
}

/** SKY-PERM-02: bonus markers beyond those of the start. */
export function markerBonus(s: SkyState, player: Player): number {
  return sumBonus(s, player, MARKER_PLUS);
}

/** SKY-PERM-03 to 05: how much less a card costs when paid with resource cards of these kinds (bits). */
export function discountFor(s: SkyState, player: Player, kinds: number): number {
  let discount = 0;
  for (let company = 0; company < 4; company++) {
    const level = player.valid[company];
    if (level === 0) continue;
    const { bonus } = TRACKS[s.tracks[company]].thresholds[level - 1];
    if (bonus.kind !== 'discount') continue;
    const fits = bonus.paidWith === 'any-mix' || kinds === 1 << (bonus.paidWith === 'minerals' ? MINERALS : TITANIUM);
    if (fits) discount += bonus.plus;
  }
  return discount;
}

/** SKY-PERM-04: may resource cards of several kinds pay together? */
export function mayMix(s: SkyState, player: Player): boolean {
  for (let company = 0; company < 4; company++) {
    const level = player.valid[company];
    if (level === 0) continue;
    const { bonus } = TRACKS[s.tracks[company]].thresholds[level - 1];
    if (bonus.kind === 'discount' && bonus.paidWith === 'any-mix') return true;
  }
  return false;
}

/** How many thresholds the marker of a player has crossed on a company's track. */
export function crossedLevel(s: SkyState, company: number, player: number): number {
  const after = THRESHOLD_AFTER[s.tracks[company]];
  const field = s.positions[at(company, player)];
  return field > after[2] ? 2 : field > after[1] ? 1 : 0;
}

/** Is there a face-up card at the slot? */
export function isUp(player: Player, slot: number): boolean {
  return player.slots[slot] !== NONE && ((player.down >> slot) & 1) === 0;
}

export function hasTile(player: Player, tile: number): boolean {
  return (((player.tiles & ~player.tilesDown) >> tile) & 1) === 1;
}

/** SKY-DATA-10: units of a card as if it lay in the player's action area, without the +1 tile. */
export function unitsOfCard(s: SkyState, player: Player, card: number): number {
  // SKY-PERM-06.
  return CARD_UNITS[card] + (CARD_KIND[card] === TITANIUM ? sumBonus(s, player, TITANIUM_PLUS) : 0);
}

export function unitsAt(s: SkyState, player: Player, slot: number): number {
  return unitsOfCard(s, player, player.slots[slot]) + (player.plusOn === slot ? 1 : 0);
}

/** SKY-DATA-07: the face-up total of carbon, minerals, titanium or energy. */
export function totalOf(s: SkyState, player: Player, kind: number): number {
  if (player.left) return 0;
  let total = 0;
  for (let slot = 0; slot < 5; slot++) {
    const card = player.slots[slot];
    if (card !== NONE && ((player.down >> slot) & 1) === 0 && CARD_KIND[card] === kind)
      total += unitsAt(s, player, slot);
  }
  if (kind !== ENERGY) return total;
  if (hasTile(player, ENERGY_TILE)) total += ENERGY_TILE_UNITS;
  return total > 0 ? total + energyBonus(s, player) : 0;
}

/** The largest total among carbon, minerals and titanium. */
export function bestResource(s: SkyState, player: Player): number {
  return Math.max(totalOf(s, player, 0), totalOf(s, player, 1), totalOf(s, player, 2));
}

function countUp(player: Player, kind: number, tile: number): number {
  if (player.left) return 0;
  let count = hasTile(player, tile) ? 1 : 0;
  for (let slot = 0; slot < 5; slot++) if (isUp(player, slot) && CARD_KIND[player.slots[slot]] === kind) count++;
  return count;
}

export function scientistsOf(player: Player): number {
  return countUp(player, SCIENTIST, SCIENTIST_TILE);
}

/** SKY-DATA-09: the virtual chemist of E1 counts as one more. */
export function chemistsOf(s: SkyState, player: Player): number {
  return countUp(player, CHEMIST, CHEMIST_TILE) + (!player.left && collectorBonus(s, player) > 0 ? 1 : 0);
}

export function labsOf(s: SkyState, player: Player): number {
  return scientistsOf(player) + chemistsOf(s, player);
}

/** Is the +1 tile still waiting for a card? */
export function mayBoost(player: Player): boolean {
  return hasTile(player, RESOURCE_TILE) && player.plusOn === NONE;
}

/** The total that a majority field compares, of any player. */
export function majorityTotal(s: SkyState, player: number, kind: number): number {
  if (!isHuman(s, player)) return lunaTotal(s, kind);
  return kind === SCIENTIST ? scientistsOf(s.players[player]) : totalOf(s, s.players[player], kind);
}

/** SKY-LUNA-12; a card that lies face down counts for nothing yet. */
function lunaTotal(s: SkyState, kind: number): number {
  const [left, right] = s.luna?.majority ?? [NONE, NONE];
  const of = (card: number, read: 'left' | 'right' | 'scientists'): number => (card < 0 ? 0 : LUNA_CARDS[card][read]);
  switch (kind) {
    case SCIENTIST:
      return of(left, 'scientists') + of(right, 'scientists');
    case TITANIUM:
      return of(left, 'left');
    case ENERGY:
      return of(right, 'left');
    case CARBON:
      return of(left, 'right');
    default:
      return of(right, 'right');
  }
}

/** [side][column][bits of occupied fields] visible coin symbols. */
const COLUMN_VALUE: readonly (readonly (readonly number[])[])[] = SIDES.map((side) =>
  STATION_COLUMNS[side].map(({ coins }) =>
    Array.from({ length: 1 << coins.length }, (_, bits) =>
      coins.reduce((sum, n, field) => sum + ((bits >> field) & 1 ? 0 : n), 0),
    ),
  ),
);
const COLUMN_LENGTH: readonly (readonly number[])[] = SIDES.map((side) =>
  STATION_COLUMNS[side].map(({ coins }) => coins.length),
);
/** [side][column] which piece it holds. */
const SHUTTLE_COLUMN: readonly (readonly boolean[])[] = SIDES.map((side) =>
  STATION_COLUMNS[side].map(({ piece }) => piece === 'shuttle'),
);

/** SKY-DATA-02: what one share of the company is worth. */
export function shareValue(s: SkyState, company: number): number {
  const values = COLUMN_VALUE[s.rules.side];
  const first = columnAt(company, 0);
  return values[0][s.stations[first]] + values[1][s.stations[first + 1]] + values[2][s.stations[first + 2]];
}

export function isShuttleColumn(s: SkyState, column: number): boolean {
  return SHUTTLE_COLUMN[s.rules.side][column];
}

export function columnLength(s: SkyState, column: number): number {
  return COLUMN_LENGTH[s.rules.side][column];
}

/** All bits of a full column. */
export function fullColumn(s: SkyState, column: number): number {
  return (1 << columnLength(s, column)) - 1;
}

export function columnValue(s: SkyState, company: number, column: number): number {
  return COLUMN_VALUE[s.rules.side][column][s.stations[columnAt(company, column)]];
}

/** Has the company a piece of this type in its station? */
export function hasPiece(s: SkyState, company: number, shuttle: boolean): boolean {
  for (let column = 0; column < 3; column++) {
    if (isShuttleColumn(s, column) === shuttle && s.stations[columnAt(company, column)] !== 0) return true;
  }
  return false;
}

/** SKY-DATA-06, SKY-DATA-11: shares of a player by track symbols and owned cards. */
export function sharesOf(s: SkyState, company: number, player: number): number {
  return SHARES_AT[s.tracks[company]][s.positions[at(company, player)]] + shareCards(s, company, player);
}

export function shareCards(s: SkyState, company: number, player: number): number {
  if (!isHuman(s, player)) return countShares(s.luna?.cards ?? [], company);
  const { hand, slots, rows } = s.players[player];
  let count = countShares(hand, company) + countShares(slots, company);
  for (let row = 0; row < 5; row++) count += countShares(rows[row], company);
  return count;
}

function countShares(cards: readonly number[], company: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] !== NONE && CARD_SHARE[cards[i]] === company) count++;
  return count;
}

/** SKY-CHEM-04, SKY-BELT-24, SKY-BELT-25: gas collectors a company controls. */
export function collectorsOf(s: SkyState, company: number): number {
  const { board } = s;
  let count = 0;
  if (s.rules.side === BELT) {
    for (const { spaces, window, linked } of ASTEROIDS) {
      if (!spaces.some((place) => board[place] === company)) continue;
      count += window.gas;
      for (const [a, b] of linked) if (board[a] === company && board[b] === company) count++;
    }
    return count;
  }
  for (let sector = 1; sector <= SECTORS; sector++) {
    if (board[sector] === company) count += SECTOR_FACILITIES[sector].gas;
  }
  return count;
}

/** Is an outpost space or a sector meant, rather than a shuttle field? */
export function takesShuttle(s: SkyState, place: number): boolean {
  return s.rules.side === BELT && BELT_PLACES[place].kind === 'shuttle';
}

export function coinsOf(s: SkyState, player: number): number {
  return isHuman(s, player) ? s.players[player].coins : (s.luna?.coins ?? 0);
}
