import { below, newAgenda, type Random, type Seat, shuffle } from '@orrery/kernel';
import {
  ACTION_CARDS,
  BELT,
  BELT_PLACES,
  CARDS,
  COMPANIES,
  COMPANY_ROWS,
  DECKS,
  DISPLAY_FIELDS,
  FIELDS,
  LUNA_COINS,
  LUNA_LEVELS,
  LUNA_MARKERS,
  OUTPOSTS_PER_COMPANY,
  PLANS_PER_LETTER,
  RESEARCH_FIELDS,
  SCREENS,
  SECTORS,
  SIDES,
  SLOTS,
  START_TILES,
  STARTING_KEYS,
  STATION_COLUMNS,
  SUPPLEMENT_START,
  singleEnergyCard,
  startingCardOf,
  TRACK_CARDS,
  TRACK_IDS,
} from '../data/index.ts';
import { newLuna } from './luna/cards.ts';
import { fillDisplay } from './preparation.ts';
import { refillResearch } from './research.ts';
import { chosenTracks, readRules, type SkySettings } from './settings.ts';
import { type Luna, NONE, type Player, type SkyState } from './state.ts';

// SKY-SETUP.

const fill = (length: number): number[] => new Array<number>(length).fill(NONE);

export function setupTable(settings: SkySettings, humans: number, random: Random): SkyState {
  const rules = readRules(settings, humans);
  const side = STATION_COLUMNS[SIDES[rules.side]];
  const tracks = assignTracks(settings, random, rules.chapter !== 'none');
  const start = below(random, humans);
  const circle = Array.from({ length: humans }, (_, i) => (start + i) % humans);
  if (rules.luna !== NONE) circle.push(humans);
  const s: SkyState = {
    random,
    agenda: newAgenda(humans, { step: 'reveal-tiles' }, { step: 'start-bonuses' }, { step: 'round' }),
    revealed: 0,
    rules,
    circle,
    tracks,
    missions: [],
    phase: 'setup',
    round: 1,
    start,
    turn: NONE,
    opener: start,
    turns: 0,
    positions: new Array<number>(16).fill(0),
    // SKY-SETUP-06.
    stations: COMPANIES.flatMap(() => side.map(({ coins }) => (1 << coins.length) - 1)),
    box: boxedPieces(rules.side),
    board: fill(rules.side === BELT ? BELT_PLACES.length : SECTORS + 1),
    stack: buildStack(random),
    discards: [],
    display: fill(DISPLAY_FIELDS),
    supplies: [0, 1, 2].map((letter) =>
      shuffle(
        random,
        Array.from({ length: PLANS_PER_LETTER }, (_, i) => letter * PLANS_PER_LETTER + i),
      ),
    ),
    research: fill(RESEARCH_FIELDS),
    planBox: [],
    specials: 0,
    supplement: SUPPLEMENT_START,
    fields: fill(FIELDS),
    active: NONE,
    energy: 0,
    taken: [],
    lying: [],
    deeds: [0, 0, 0, 0, 0, 0],
    threatCard: NONE,
    threat: NONE,
    threatRemover: NONE,
    firstPrivate: NONE,
    luna: null,
    players: Array.from({ length: humans }, (_, seat) => newPlayer(seat, rules.players)),
  };
  fillDisplay(s);
  refillResearch(s);
  // SKY-SETUP-21.
  for (let i = 0; i < humans; i++) s.players[circle[i]].hand.push(singleEnergyCard(i));
  giveTiles(s);
  if (rules.luna !== NONE) s.luna = setupLuna(s);
  return s;
}

/** SKY-BELT-02: the belt side needs fewer outposts. */
function boxedPieces(side: number): number[] {
  const columns = STATION_COLUMNS[SIDES[side]];
  const outposts = columns.reduce((sum, { piece, coins }) => sum + (piece === 'outpost' ? coins.length : 0), 0);
  return [...COMPANIES.map(() => OUTPOSTS_PER_COMPANY - outposts), 0, 0, 0, 0];
}

/** SKY-SETUP-02 to 04. */
function assignTracks(settings: SkySettings, random: Random, campaign: boolean): number[] {
  if (settings.tracks === 'random' || campaign) {
    const cards = shuffle(random, TRACK_CARDS.slice()).slice(0, COMPANIES.length);
    return cards.map((halves) => TRACK_IDS.indexOf(halves[below(random, 2)]));
  }
  const named = settings.tracks === 'chosen' ? chosenTracks(settings) : COMPANY_ROWS.map((row) => row.firstTrack);
  return named.map((track) => TRACK_IDS.indexOf(track));
}

/** SKY-SETUP-07: decks shuffled one by one, E at the bottom, A on top. */
function buildStack(random: Random): number[] {
  return DECKS.flatMap((deck) =>
    shuffle(
      random,
      Array.from({ length: ACTION_CARDS }, (_, card) => card).filter((card) => CARDS[card].deck === deck),
    ),
  );
}

/** SKY-SETUP-13 to 19. */
function newPlayer(seat: Seat, players: number): Player {
  return {
    coins: 1,
    hand: STARTING_KEYS.map((key) => startingCardOf(seat, key)),
    slots: fill(5),
    down: 0,
    rows: SLOTS.map(() => []),
    tiles: 0,
    tilesDown: 0,
    plusOn: NONE,
    markers: players === 2 ? 3 : 2,
    oneTime: 0,
    helium: 0,
    research: 0,
    slotA: false,
    slotE: false,
    screens: fill(SCREENS + 1),
    under: [],
    turned: 0,
    uploaded: 0,
    acquired: [],
    valid: [0, 0, 0, 0],
    left: false,
    tile: NONE,
    dealt: [],
    mission: NONE,
    tasks: 0,
  };
}

/** SKY-SETUP-22, SKY-SETUP-23. */
function giveTiles(s: SkyState): void {
  const { humans, chooseTiles } = s.rules;
  if (!chooseTiles) {
    for (let i = 0; i < humans; i++) s.players[s.circle[i]].tile = i;
    return;
  }
  const tiles = shuffle(
    s.random,
    START_TILES.map((_, tile) => tile),
  );
  for (const [seat, player] of s.players.entries()) {
    player.dealt = tiles.slice(seat * 2, seat * 2 + 2).sort((a, b) => a - b);
    s.agenda.seats[seat].push({ step: 'keep-tile' });
  }
}

/** SKY-LUNA-03, 06, 08. */
function setupLuna(s: SkyState): Luna {
  const { startHelium, startResearch } = LUNA_LEVELS[s.rules.luna];
  const { pile, reserve } = newLuna(s);
  return {
    coins: LUNA_COINS,
    helium: startHelium,
    research: startResearch,
    slotA: false,
    slotE: false,
    slots: fill(5),
    used: 0,
    majority: [NONE, NONE],
    left: false,
    started: false,
    pile,
    discards: [],
    reserve,
    markers: LUNA_MARKERS,
    cards: [],
    tile: NONE,
  };
}
