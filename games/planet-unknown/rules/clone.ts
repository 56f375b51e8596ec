import { cloneAgenda } from '@orrery/kernel';
import type { PlanetUnknownState, Player } from './state.ts';

/** Hand-shaped: lists of numbers are sliced, what never changes (settings, stacks, effects, frames) is shared. */
export function clone(s: PlanetUnknownState): PlanetUnknownState {
  const { players } = s;
  const copies: Player[] = new Array(players.length);
  for (let i = 0; i < players.length; i++) copies[i] = clonePlayer(players[i]);
  return {
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    revealed: s.revealed,
    settings: s.settings,
    round: s.round,
    commander: s.commander,
    rotation: s.rotation,
    innerShift: s.innerShift,
    stacks: s.stacks,
    taken: s.taken.slice(),
    seen: s.seen.slice(),
    decks: cloneLists(s.decks),
    unused: cloneLists(s.unused),
    objectiveDeck: s.objectiveDeck.slice(),
    neighbours: s.neighbours.slice(),
    common: s.common,
    events: s.events.slice(),
    pastEvents: s.pastEvents.slice(),
    event: s.event,
    ending: s.ending,
    finalStep: s.finalStep,
    players: copies,
  };
}

function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) copy[i] = lists[i].slice();
  return copy;
}

function clonePlayer(p: Player): Player {
  return {
    planet: p.planet,
    corporation: p.corporation,
    dealtPlanet: p.dealtPlanet,
    dealtCorporation: p.dealtCorporation,
    flux: p.flux,
    position: p.position,
    ground: p.ground.slice(),
    covered: p.covered.slice(),
    tiles: p.tiles,
    patches: p.patches,
    lastTile: p.lastTile,
    lifepods: p.lifepods.slice(),
    meteorites: p.meteorites.slice(),
    rovers: p.rovers.slice(),
    loads: p.loads.slice(),
    roversLeft: p.roversLeft,
    markers: p.markers.slice(),
    savedLifepods: p.savedLifepods,
    savedMeteorites: p.savedMeteorites,
    trackLifepods: p.trackLifepods.slice(),
    boxes: p.boxes,
    storedPatches: p.storedPatches,
    moves: p.moves,
    pending: p.pending.slice(),
    due: p.due.slice(),
    extraCard: p.extraCard,
    civCards: p.civCards.slice(),
    playedCards: p.playedCards.slice(),
    objectives: p.objectives.slice(),
    dealt: p.dealt.slice(),
    peeked: p.peeked,
    usedThisRound: p.usedThisRound,
    usedThisGame: p.usedThisGame,
    techsAtStart: p.techsAtStart,
    roversAtStart: p.roversAtStart,
    leftPlaces: p.leftPlaces.slice(),
    freeTrail: p.freeTrail.slice(),
    extraRover: p.extraRover,
  };
}
