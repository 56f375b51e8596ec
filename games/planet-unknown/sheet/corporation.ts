import type { Block, Seat } from '@orrery/kernel';
import { CORPORATIONS, ROVER, type Tech, TRACKS, WATER } from '../data/index.ts';
import { collectedLifepods } from '../rules/collecting.ts';
import { isKept } from '../rules/effects.ts';
import { markerMedals } from '../rules/scoring.ts';
import type { Effect, Place, PlanetUnknownState, Player } from '../rules/state.ts';
import {
  COSMOS,
  EVER,
  FLUX,
  HORIZON,
  hasBox,
  hasTech,
  JUMP_DRIVE,
  MAKESHIFT,
  OASIS,
  ONCE,
  WORMHOLE,
} from '../rules/techs.ts';
import { MARKERS, placeOf, spaceOf, trackOf } from '../rules/tracks.ts';
import { cellName, gainsAt, placeName } from '../text/describe.ts';
import type { Dictionary } from '../text/en/phrases.ts';
import { pendingTexts } from '../text/pending.ts';

const AHEAD = 3;

/** The places a marker passes on its way up, nearest first. */
function wayUp(p: Player, marker: number): Place[] {
  const corporation = CORPORATIONS[p.corporation];
  const place = p.markers[marker];
  if (p.corporation === OASIS && marker === WATER) {
    const path = (corporation.waterPath ?? []).map(({ track, space }) => placeOf(track, space));
    return path.slice(path.indexOf(place) + 1);
  }
  const { top } = corporation.trackList[trackOf(place)];
  return Array.from({ length: top - spaceOf(place) }, (_, i) => place + i + 1);
}

function aheadText(t: Dictionary, p: Player, marker: number): string {
  const way = wayUp(p, marker);
  if (way.length === 0) {
    const onRover = trackOf(p.markers[marker]) === ROVER;
    return onRover ? t.sheet.roverTop(CORPORATIONS[p.corporation].roverTopMoves) : t.sheet.atTop;
  }
  const track = trackOf(p.markers[marker]);
  const named = way
    .filter((place) => !p.trackLifepods.includes(place) && gainsAt(t, p, place).length > 0)
    .slice(0, AHEAD)
    .map((place) => {
      const space = trackOf(place) === track ? String(spaceOf(place)) : placeName(t, place);
      return t.sheet.ahead(space, t.and(gainsAt(t, p, place)));
    });
  return named.length > 0 ? named.join('; ') : t.none;
}

export function tracksTable(t: Dictionary, view: PlanetUnknownState, p: Player): Block {
  const rows = MARKERS.map((marker) => [
    t.terrain[TRACKS[marker]],
    placeName(t, p.markers[marker]),
    aheadText(t, p, marker),
    String(markerMedals(view, p, marker)),
  ]);
  return { kind: 'table', caption: t.sheet.tracks, head: t.sheet.tracksHead, rows };
}

/** [corporation][level or box] -> the bit that says its once-per-round ability was used. */
const ROUND_BITS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  [COSMOS]: { 5: ONCE.reposition },
  [HORIZON]: { 5: ONCE.roverMarker },
  [JUMP_DRIVE]: { A: ONCE.boxA, B: ONCE.boxB, C: ONCE.boxC },
  [WORMHOLE]: { 3: ONCE.doublePatch },
  [FLUX]: { 1: ONCE.fluxMoves, 5: ONCE.fluxAdvance },
  [MAKESHIFT]: { 4: ONCE.regress },
};
const GAME_BITS: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  [COSMOS]: { 2: EVER.reposition },
  [JUMP_DRIVE]: { E: EVER.boxE, F: EVER.boxF },
  [FLUX]: { 2: EVER.fluxMilestone },
};

/** PU-DEC-13: the techs whose effect may still wait. */
const KEPT_BY: Readonly<Partial<Record<Effect['effect'], readonly Tech['level'][]>>> = {
  reposition: [2],
  'claim-row': ['E'],
  'draw-objectives': ['F'],
};

function techState(t: Dictionary, view: PlanetUnknownState, p: Player, tech: Tech, index: number): string {
  const { level } = tech;
  const given = ((GAME_BITS[p.corporation]?.[level] ?? 0) & p.usedThisGame) !== 0;
  const waits = p.pending.some((effect) => isKept(effect) && KEPT_BY[effect.effect]?.includes(level));
  if (given && !waits) return t.sheet.techUsedGame;
  if (!isUnlocked(view, p, tech, index)) return t.sheet.techOff;
  return ((ROUND_BITS[p.corporation]?.[level] ?? 0) & p.usedThisRound) !== 0 ? t.sheet.techUsedRound : t.sheet.techOn;
}

export function techsTable(t: Dictionary, view: PlanetUnknownState, p: Player): Block {
  const rows = CORPORATIONS[p.corporation].techs.map((tech, index) => [
    String(tech.level),
    t.timing[tech.timing],
    techState(t, view, p, tech, index),
    t.tech[tech.code],
  ]);
  return { kind: 'table', caption: t.sheet.techs, head: t.sheet.techsHead, rows };
}

/** The techs of a corporation nobody plays yet. */
export function dealtTechsTable(t: Dictionary, corporation: number): Block {
  const { name, techs } = CORPORATIONS[corporation];
  const [level, when, , does] = t.sheet.techsHead;
  const rows = techs.map((tech) => [String(tech.level), t.timing[tech.timing], t.tech[tech.code]]);
  return { kind: 'table', caption: t.sheet.techsOf(name), head: [level, when, does], rows };
}

const isUnlocked = (view: PlanetUnknownState, p: Player, { level }: Tech, index: number): boolean =>
  typeof level === 'number' ? hasTech(view, p, p.corporation, level) : hasBox(p, index);

/** The levels of the techs a player can use now. */
export function techsInUse(t: Dictionary, view: PlanetUnknownState, p: Player): string {
  const levels = CORPORATIONS[p.corporation].techs.filter((tech, index) => isUnlocked(view, p, tech, index));
  return shown(t, levels.map(({ level }) => String(level)).join(', '));
}

const shown = (t: Dictionary, text: string): string => (text === '' ? t.none : text);

/** What a player has and still has to do, in facts; only what matters to this corporation. */
export function playerFacts(t: Dictionary, view: PlanetUnknownState, seat: Seat): Block {
  const p = view.players[seat];
  const words = t.sheet;
  const rovers = p.rovers.map((cell, i) => words.roverAt(cellName(cell), p.loads[i] === 1));
  const rows: (readonly [string, string])[] = [
    [words.rovers, shown(t, rovers.join(', '))],
    [words.roversLeft, String(p.roversLeft)],
    [words.techsInUse, techsInUse(t, view, p)],
    [words.moves, String(p.moves)],
    [words.collected, words.collectedLine(collectedLifepods(p), p.savedMeteorites)],
    [words.uncollected, words.collectedLine(p.lifepods.length, p.meteorites.length)],
  ];
  if (p.storedPatches > 0) rows.push([words.storedPatches, String(p.storedPatches)]);
  if (p.corporation === COSMOS) {
    rows.push([words.trackLifepods, shown(t, p.trackLifepods.map((place) => placeName(t, place)).join(', '))]);
  }
  if (p.flux >= 0) {
    const improved = CORPORATIONS[p.corporation].improvedFlux?.[TRACKS[p.flux]] ?? 'none';
    rows.push([words.fluxTrack, words.fluxLine(t.track[TRACKS[p.flux]], t.improvement[improved])]);
  }
  if (p.due.length > 0) rows.push([words.due, words.dueLevels(p.due)]);
  if (p.pending.length > 0) rows.push([words.pending, pendingTexts(t, view, p).join('; ')]);
  return { kind: 'facts', rows };
}
