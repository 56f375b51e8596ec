import { isOver, type Seat } from '@orrery/kernel';
import { CORPORATIONS, PLANETS, TRACKS } from '../data/index.ts';
import { DROP_EVENT, DROP_PLANET, neededDrop, UNPLACEABLE } from '../rules/placement.ts';
import type { EffectOf, Phase, PlanetUnknownState, Player } from '../rules/state.ts';
import { FLUX } from '../rules/techs.ts';
import { offeredTiles } from '../rules/tiles.ts';
import { civCardName, eventText, tileName } from './describe.ts';
import type { Dictionary } from './en/phrases.ts';
import { abilityTexts, openEffects } from './pending.ts';

/** What the seat is asked now. */
export function promptText(t: Dictionary, view: PlanetUnknownState, seat: Seat): string {
  const p = view.players[seat];
  const frame = view.agenda.seats[seat].at(-1);
  switch (frame?.step) {
    case 'sides':
      return frame.special ? t.ask.firstFlux : askSides(t, p);
    case 'keep-objective':
      return view.players.length === 1 ? t.ask.returnObjective : t.ask.keepObjective;
    case 'rotate':
      return t.ask.rotate;
    case 'window':
      return askWindow(t, view, p, frame.phase).join(' ');
    case 'ignore-resource':
      return t.ask.ignore;
    case 'climb':
    case 'climb-to':
      return frame.floor > 0
        ? t.ask.climbToFloor(TRACKS[frame.marker], frame.floor)
        : t.ask.climb(TRACKS[frame.marker], frame.left);
    case 'wormhole-bonus':
      return t.ask.wormholeBonus(frame.space);
    case 'wormhole-reset':
      return t.ask.wormholeReset(frame.left);
    default:
      return isOver(view) ? t.ask.over : t.ask.waiting;
  }
}

function askSides(t: Dictionary, { dealtPlanet, dealtCorporation }: Player): string {
  const sides = t.ask.sides(PLANETS[dealtPlanet].name, CORPORATIONS[dealtCorporation].name);
  return dealtCorporation === FLUX ? `${sides} ${t.ask.sidesFlux}` : sides;
}

function askWindow(t: Dictionary, view: PlanetUnknownState, p: Player, phase: Phase): string[] {
  const held = p.pending.find((effect): effect is EffectOf<'place'> => effect.effect === 'place');
  if (held !== undefined) {
    return [t.ask.place(tileName(t, held.tile)), ...liftedText(t, held.dropped), ...movesText(p, t.ask.beforeTile)];
  }
  const lines: string[] = [];
  if (phase === 'event' && view.event >= 0) lines.push(t.ask.event(eventText(t, view.event)));
  if (view.finalStep > 0) lines.push(t.ask.finalStep(view.finalStep));
  const take = p.pending.find((effect): effect is EffectOf<'take'> => effect.effect === 'take');
  const taking = take === undefined ? [] : askTake(t, view, p, take);
  const cards = phase === 'civ' ? askCard(t, view, p) : [];
  const { must, may, keep, stuck } = openEffects(t, view, p);
  const free = [...may, ...keep.map(t.ask.orLater), ...abilityTexts(t, view, p)];
  lines.push(...taking, ...cards);
  if (must.length > 0) lines.push(t.ask.must(must));
  if (free.length > 0) lines.push(t.ask.may(free));
  if (stuck.length > 0) lines.push(t.ask.lost(stuck));
  const driving = movesText(p, t.ask.moves);
  lines.push(...driving);
  if (taking.length + cards.length + must.length === 0) {
    lines.push(free.length + driving.length > 0 ? t.ask.nothingMust : t.ask.nothing);
  }
  return lines;
}

const movesText = (p: Player, say: (n: number) => string): string[] =>
  p.moves > 0 && p.rovers.length > 0 ? [say(p.moves)] : [];

/** PU-END-15: what had to give way so that the tile fits. */
function liftedText(t: Dictionary, dropped: number): string[] {
  if (dropped === DROP_EVENT) return [t.ask.eventLifted];
  return dropped === DROP_PLANET ? [t.ask.planetLifted] : [];
}

function askTake(t: Dictionary, view: PlanetUnknownState, p: Player, { use }: EffectOf<'take'>): string[] {
  const offered = offeredTiles(view, p);
  if (offered.length === 0) return [];
  const tiles = offered.map((tile) => tileName(t, tile));
  if (use === 'salvage') return [t.ask.takeSalvage(tiles)];
  if (use === 'depot') return [t.ask.takeDepot(tiles)];
  const dropped = neededDrop(view, p, offered);
  return [t.ask.take(tiles), ...(dropped === UNPLACEABLE ? [t.ask.unplaceable] : liftedText(t, dropped))];
}

function askCard(t: Dictionary, view: PlanetUnknownState, p: Player): string[] {
  if (p.extraCard.length > 0) return [t.ask.extraCard(p.extraCard[0], civCardName(t, p.extraCard[1]))];
  const levels = [...new Set(p.due)].filter((level) => view.decks[level - 1].length > 0).sort((a, b) => a - b);
  return levels.length > 0 ? [t.ask.card(levels)] : [];
}
