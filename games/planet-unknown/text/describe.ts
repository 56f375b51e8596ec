import {
  type Bonus,
  CIV_CARDS,
  COMMERCE_MEDALS,
  CORPORATIONS,
  EVENTS,
  METEORITE_MEDALS,
  OBJECTIVES,
  type Ring,
  SECTORS,
  SHAPES,
  TERRAINS,
  TILES,
  TILES_PER_STACK,
  TRACKS,
} from '../data/index.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import { xOf, yOf } from '../rules/grid.ts';
import type { Cell, Place, PlanetUnknownState, Player } from '../rules/state.ts';
import { topTile } from '../rules/tiles.ts';
import { spaceOf, trackOf } from '../rules/tracks.ts';
import type { Dictionary } from './en/phrases.ts';

export const COLUMN_NAMES: readonly string[] = [...'abcdefghijkl'];
export const BOX_LETTERS: readonly string[] = [...'ABCDEF'];

/** Places as people call them: column letter and row number, e3. */
export const cellName = (cell: Cell): string => `${COLUMN_NAMES[xOf(cell)]}${yOf(cell) + 1}`;
export const cellNames = (cells: readonly Cell[]): string =>
  cells
    .toSorted((a, b) => a - b)
    .map(cellName)
    .join(' ');

export function tileName(t: Dictionary, tile: number): string {
  if (tile < 0) return t.unknownTile;
  const { shape, terrains, meteor } = TILES[tile];
  return t.tile(SHAPES[shape].id.toUpperCase(), TERRAINS[terrains[0]], TERRAINS[terrains[1]], meteor);
}

export const tilesLeft = (view: PlanetUnknownState, stack: number): number => TILES_PER_STACK - view.taken[stack];

/** The tile on top of a stack: nobody has seen it while others still play the tile phase. */
export function topName(t: Dictionary, view: PlanetUnknownState, stack: number): string {
  return tilesLeft(view, stack) === 0 ? t.noTile : tileName(t, topTile(view, stack));
}

/** The stacks in front of a position, were the station turned that way. */
export function stacksAt(view: PlanetUnknownState, position: number, rotation: number): Readonly<Record<Ring, number>> {
  const outer = (position + rotation) % SECTORS;
  return { outer, inner: SECTORS + ((outer + view.innerShift) % SECTORS) };
}

export function placeName(t: Dictionary, place: Place): string {
  if (place === SCORING_AREA) return t.scoringArea;
  return place >= BOX_PLACE ? t.box(BOX_LETTERS[place - BOX_PLACE]) : t.space(TRACKS[trackOf(place)], spaceOf(place));
}

export function bonusName(t: Dictionary, bonus: Bonus): string {
  switch (bonus.kind) {
    case 'moves':
      return t.bonus.moves(bonus.n);
    case 'civ':
      return t.bonus.civ(bonus.level);
    case 'tech':
      return t.bonus.tech(bonus.level);
    case 'advance':
      return t.bonus.advance(TRACKS[bonus.track]);
    default:
      return t.bonus[bonus.kind];
  }
}

/** What a track space shows: bonuses, then medals. */
export function gainsAt(t: Dictionary, { corporation }: Player, place: Place): string[] {
  const { bonus, medal, gain } = CORPORATIONS[corporation].trackList[trackOf(place)];
  const bonuses = bonus[spaceOf(place)].map((each) => bonusName(t, each));
  const medals = medal[spaceOf(place)];
  return [
    ...(gain === 'one' && bonuses.length > 1 ? [t.or(bonuses)] : bonuses),
    ...(medals > 0 ? [t.medals(medals)] : []),
  ];
}

export const civCardName = (t: Dictionary, card: number): string =>
  card < 0 ? t.hidden : t.civName[CIV_CARDS[card].id];

export function civCardText(t: Dictionary, card: number): string {
  if (card < 0) return t.hidden;
  const { effect } = CIV_CARDS[card];
  switch (effect.op) {
    case 'advance':
      return t.civ.advance(effect.markers, effect.steps);
    case 'patch':
      return t.civ.patch(effect.n);
    case 'rover-moves':
      return t.civ.roverMoves(effect.n);
    case 'extra-tile':
      return t.civ.extraTile(effect.resources);
    case 'collect-lifepods':
      return t.civ.collectLifepods(effect.n);
    case 'teleport-rover':
      return t.civ.teleportRover;
    case 'destroy-meteorites-line':
      return t.civ.destroyLine;
    case 'destroy-meteorites':
      return t.civ.destroyMeteorites(effect.n);
    case 'advance-all-to':
      return t.civ.advanceAllTo(effect.space);
    case 'medals':
      return t.civ.medals(effect.n, effect.endAdvance);
    case 'medals-per-patch':
      return t.civ.medalsPerPatch(effect.n);
    case 'lifepods-worth':
      return t.civ.lifepodsWorth(effect.n);
    case 'meteorite-repo':
      return t.civ.meteoriteRepo(METEORITE_MEDALS.slice(1));
    case 'commerce-agreement':
      return t.civ.commerceAgreement(COMMERCE_MEDALS.slice(1));
  }
}

export interface ObjectiveText {
  readonly name: string;
  readonly condition: string;
}

export function neighbourText(t: Dictionary, objective: number): ObjectiveText {
  const { id, criterion, resource } = OBJECTIVES[objective].neighbour;
  return { name: t.neighbourName[id], condition: t.neighbour[criterion](TERRAINS[resource ?? 0]) };
}

export function singleText(t: Dictionary, objective: number): ObjectiveText {
  if (objective < 0) return { name: t.hidden, condition: t.hidden };
  const { id, criterion, resource } = OBJECTIVES[objective].single;
  return { name: t.singleName[id], condition: t.single[criterion](TERRAINS[resource ?? 0]) };
}

export function eventText(t: Dictionary, card: number): string {
  const { effect } = EVENTS[card];
  switch (effect.op) {
    case 'advance':
      return t.event.advance(
        effect.tracks.map((track) => TRACKS[track]),
        effect.steps,
        effect.bonus,
      );
    case 'regress':
      return t.event.regress(
        effect.tracks.map((track) => TRACKS[track]),
        effect.steps,
      );
    case 'rover-not-onto':
      return t.event['rover-not-onto'](TERRAINS[effect.terrain]);
    default:
      return 'n' in effect ? t.event[effect.op](effect.n) : t.event[effect.op]();
  }
}
