import { below, newAgenda, type Random, reveal, shuffle } from '@orrery/kernel';
import {
  CIV_CARDS,
  CIV_CARDS_PER_LEVEL,
  CORPORATIONS,
  EVENTS,
  type EventColor,
  GRID_CELLS,
  GRID_SIZE,
  INNER_SLOTS,
  MARKER_POSITIONS,
  NEIGHBOUR_OBJECTIVES,
  OBJECTIVES,
  OUTER_SLOTS,
  PLANETS,
  SECTORS,
  SINGLE_OBJECTIVES,
  TERRAINS,
  TILES_PER_SHAPE,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { PuChoice } from './choices.ts';
import { voice } from './events.ts';
import { removeFrom } from './grid.ts';
import { NONE, type PlanetUnknownState, type Player, type PuFrame, type Rules } from './state.ts';
import { FLUX } from './techs.ts';
import { MARKERS, placeOf } from './tracks.ts';

const STACKS = 2 * SECTORS;

export type PuSettings = {
  readonly boards: string;
  readonly deluxe: boolean;
  readonly events: boolean;
  readonly green: number;
  readonly orange: number;
  readonly red: number;
  readonly singleObjectives: boolean;
  readonly twoPlayerRotation: boolean;
  readonly edition: string;
};

/** PU-SETUP-29 up to the boards; sides are chosen before anything else is dealt (PU-SETUP-27). */
export function setUp(settings: PuSettings, seats: number, random: Random): PlanetUnknownState {
  const stacks = TILES_BY_SLOT.flatMap((tiles) => shuffle(random, tiles.slice()));
  const innerShift = below(random, SECTORS);
  const rotation = below(random, SECTORS);
  const commander = below(random, seats);
  const planets = shuffle(random, specialSides(PLANETS, settings.deluxe));
  const corporations = shuffle(random, specialSides(CORPORATIONS, settings.deluxe));
  const solo = seats === 1;
  const rules: Rules = {
    events: settings.events || solo,
    singleObjectives: settings.singleObjectives || solo,
    twoPlayerRotation: settings.twoPlayerRotation,
    green: settings.green,
    orange: settings.orange,
    red: settings.red,
  };
  const s: PlanetUnknownState = {
    random,
    agenda: newAgenda(
      seats,
      { step: 'choose-sides' },
      { step: 'deal' },
      { step: 'deal-objectives' },
      { step: 'round' },
    ),
    revealed: 0,
    settings: rules,
    round: 0,
    commander,
    rotation,
    innerShift,
    stacks,
    taken: new Array<number>(STACKS).fill(0),
    seen: new Array<number>(STACKS).fill(1),
    decks: [],
    unused: [],
    objectiveDeck: [],
    neighbours: [],
    common: NONE,
    events: [],
    pastEvents: [],
    event: NONE,
    ending: false,
    finalStep: 0,
    players: numbers(seats).map((seat) => newPlayer(MARKER_POSITIONS[seats][seat], planets[seat], corporations[seat])),
  };
  if (settings.boards !== 'choose') {
    s.agenda.table.pop();
    for (const [seat, p] of s.players.entries()) {
      const special = settings.boards === 'special';
      takeSides(s, seat, special ? p.dealtPlanet : 0, special ? p.dealtCorporation : 0, NONE);
      // PU-FLUX-01: the sides are settled, but not where the flux token begins.
      if (p.corporation === FLUX) s.agenda.seats[seat].push({ step: 'sides', special: true });
    }
  }
  return s;
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** What is dealt, sorted once. */
const TILES_BY_SLOT = [...OUTER_SLOTS, ...INNER_SLOTS].map((shape) =>
  numbers(TILES_PER_SHAPE).map((i) => shape * TILES_PER_SHAPE + i),
);
const CARDS_BY_LEVEL = [1, 2, 3, 4].map((level) =>
  numbers(CIV_CARDS.length).filter((card) => CIV_CARDS[card].level === level),
);

/** PU-SETUP-30: every special side exists once. */
function specialSides(
  boards: readonly { readonly side: string; readonly edition: string }[],
  deluxe: boolean,
): number[] {
  return numbers(boards.length).filter(
    (no) => boards[no].side === 'special' && (deluxe || boards[no].edition === 'base'),
  );
}

function newPlayer(position: number, dealtPlanet: number, dealtCorporation: number): Player {
  return {
    planet: 0,
    corporation: 0,
    dealtPlanet,
    dealtCorporation,
    flux: NONE,
    position,
    ground: new Array<number>(GRID_CELLS).fill(0),
    covered: new Array<number>(GRID_SIZE).fill(0),
    tiles: 0,
    patches: 0,
    lastTile: [],
    lifepods: [],
    meteorites: [],
    rovers: [],
    loads: [],
    roversLeft: 0,
    // PU-SETUP-13.
    markers: MARKERS.map((track) => placeOf(track, 0)),
    savedLifepods: 0,
    savedMeteorites: 0,
    trackLifepods: [],
    boxes: 0,
    storedPatches: 0,
    moves: 0,
    pending: [],
    due: [],
    extraCard: [],
    civCards: [],
    playedCards: [],
    objectives: [],
    dealt: [],
    peeked: NONE,
    usedThisRound: 0,
    usedThisGame: 0,
    techsAtStart: 0,
    roversAtStart: TERRAINS.map(() => 0),
    leftPlaces: [],
    freeTrail: [],
    extraRover: false,
  };
}

/** PU-SETUP-14, PU-SETUP-15: lifepods on the planet, rovers on the corporation. */
export function takeSides(
  s: PlanetUnknownState,
  seat: number,
  planet: number,
  corporation: number,
  flux: number,
): void {
  const p = s.players[seat];
  p.planet = planet;
  p.corporation = corporation;
  p.flux = flux;
  p.lifepods = PLANETS[planet].lifepods.slice();
  p.roversLeft = CORPORATIONS[corporation].rovers;
}

const SIDES = ['standard', 'special'] as const;

/** PU-SETUP-08, PU-SETUP-09; PU-FLUX-09: the first flux track with them. */
function sideOptions(
  s: PlanetUnknownState,
  seat: number,
  { special }: Extract<PuFrame, { readonly step: 'sides' }>,
): PuChoice[] {
  const { dealtCorporation } = s.players[seat];
  const sides = special ? SIDES.slice(1) : SIDES;
  return sides.flatMap((planet) =>
    sides.flatMap((corporation): PuChoice[] =>
      corporation === 'special' && dealtCorporation === FLUX
        ? MARKERS.map((flux) => ({ do: 'sides', planet, corporation, flux }))
        : [{ do: 'sides', planet, corporation }],
    ),
  );
}

/** Civ decks; the cards not dealt stay aside for events 66 and 112. */
function deal(s: PlanetUnknownState): void {
  for (const [seat, { planet, corporation }] of s.players.entries())
    voice.tell?.({ event: 'sides', seat, planet, corporation });
  const size = CIV_CARDS_PER_LEVEL[s.players.length];
  for (const ofLevel of CARDS_BY_LEVEL) {
    const cards = shuffle(s.random, ofLevel.slice());
    s.decks.push(cards.slice(0, size));
    s.unused.push(cards.slice(size));
  }
  s.objectiveDeck = shuffle(s.random, numbers(OBJECTIVES.length));
  if (!s.settings.singleObjectives) return;
  // PU-SOBJ-02, PU-SOLO-03: before the neighbour objectives.
  const { draw } = s.players.length === 1 ? SINGLE_OBJECTIVES.solo : SINGLE_OBJECTIVES.module;
  for (const [seat, p] of s.players.entries()) {
    p.dealt = s.objectiveDeck.splice(-draw);
    s.agenda.seats[seat].push({ step: 'keep-objective' });
  }
  reveal(s);
}

/** Neighbour objectives and the event deck. */
function dealObjectives(s: PlanetUnknownState): void {
  const count = NEIGHBOUR_OBJECTIVES[s.players.length];
  if (count > 0) s.neighbours = s.objectiveDeck.splice(-count);
  if (s.settings.events) s.events = eventDeck(s);
}

/** PU-EVENT-03, PU-EVENT-04: the chosen number of each colour, at random, shuffled together. */
function eventDeck(s: PlanetUnknownState): number[] {
  const solo = s.players.length === 1;
  const colours: readonly EventColor[] = ['green', 'orange', 'red'];
  const cards = colours.flatMap((colour) => {
    const pool = numbers(EVENTS.length).filter((no) => EVENTS[no].color === colour && (solo || !EVENTS[no].soloOnly));
    return shuffle(s.random, pool).slice(0, s.settings[colour]);
  });
  return shuffle(s.random, cards);
}

export const setupSteps: Chapter<'choose-sides' | 'sides' | 'deal' | 'keep-objective' | 'deal-objectives'> = {
  'choose-sides': {
    run(s) {
      for (const stack of s.agenda.seats) stack.push({ step: 'sides' });
    },
  },
  sides: {
    options: sideOptions,
    take(s, seat, choice) {
      if (choice.do !== 'sides') return;
      const p = s.players[seat];
      const planet = choice.planet === 'special' ? p.dealtPlanet : 0;
      const corporation = choice.corporation === 'special' ? p.dealtCorporation : 0;
      takeSides(s, seat, planet, corporation, choice.flux ?? NONE);
    },
    whyNot: (_, __, ___, { special }) => ({ rule: special ? 'PU-FLUX-01' : 'PU-SETUP-11' }),
  },
  deal: { run: deal },
  'keep-objective': {
    options: (s, seat) =>
      s.players[seat].dealt.map((objective) =>
        s.players.length === 1 ? { do: 'discard-objective', objective } : { do: 'keep-objective', objective },
      ),
    take(s, seat, choice) {
      const p = s.players[seat];
      if (choice.do === 'keep-objective') p.objectives = [choice.objective];
      else if (choice.do === 'discard-objective') {
        removeFrom(p.dealt, choice.objective);
        p.objectives = p.dealt;
      }
      p.dealt = [];
    },
    whyNot: () => ({ rule: 'PU-SOBJ-02' }),
  },
  'deal-objectives': { run: dealObjectives },
};
