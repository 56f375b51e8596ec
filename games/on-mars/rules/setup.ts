import { below, newAgenda, type Random, shuffle, TABLE } from '@orrery/kernel';
import {
  A_CARDS,
  B_REWARDS,
  BLUEPRINTS,
  CONTRACTS,
  DISCOVERIES,
  FIRST_COLONIST_TILES,
  FIRST_COLONISTS_MISSIONS,
  GENERATOR,
  GOALS,
  HEXES,
  MINE,
  MISSION_CARDS,
  MISSION_MIX,
  MISSIONS_TO_GO,
  PLAYER,
  RESEARCH_HEXES,
  REWARDS,
  ROW,
  SCIENTISTS,
  SHELTER,
  SHELTER_STARTS,
  SHELTER_TECH_START,
  SHIPS,
  SOLO_CARDS,
  STACK_SIZE,
  START_BUILDINGS,
  START_MINE,
  TECH_SET,
  TECHS,
  TURN_ORDER,
} from '../data/index.ts';
import { LACERDA } from './lacerda/choices.ts';
import {
  doNext,
  type Hex,
  NONE,
  type OmFrame,
  type OnMarsState,
  type Player,
  RESEARCH_TILES,
  type Rules,
  SETUP,
  TILE,
  thenEffect,
} from './state.ts';
import { fillWarehouse } from './status.ts';

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const none = (n: number): number[] => new Array<number>(n).fill(NONE);
const zeros = (n: number): number[] => new Array<number>(n).fill(0);

/** OM-PSETUP-01 to 06. */
function newPlayer(shelter: Hex, lacerda: boolean): Player {
  const tech = none(TECHS.length);
  tech[SHELTER] = SHELTER_TECH_START;
  return {
    op: 0,
    space: 0,
    standing: true,
    storage: new Array<number>(5).fill(lacerda ? 0 : PLAYER.goods),
    crystals: PLAYER.crystals,
    below: 0,
    ships: (1 << SHIPS) - 1,
    hangar: 0,
    quarters: lacerda ? 0 : PLAYER.quarters,
    working: 0,
    supply: lacerda ? 0 : PLAYER.colonists - PLAYER.quarters,
    slots: zeros(5),
    miners: [],
    tech,
    markers: PLAYER.markers,
    research: 0,
    discoveries: 0,
    goals: [],
    goal: NONE,
    progress: 0,
    // OM-SOLO-03: Lacerda's Bot is only a pointer in the Progress area.
    bots: lacerda ? [] : [shelter],
    botSupply: PLAYER.bots - 1,
    rover: NONE,
    shelters: 1,
    developed: 0,
    aCard: NONE,
    bCards: [],
    taskRound: 0,
    greenhouses: 0,
  };
}

/** OM-SETUP-15, OM-SETUP-16, OM-FC-01. */
function drawMissions(rules: Rules, random: Random): number[] {
  if (rules.firstColonists) return FIRST_COLONISTS_MISSIONS.slice();
  const mix = MISSION_MIX[rules.long ? 'long' : 'short'];
  const draw = (deck: 'short' | 'long'): number[] => {
    const cards = range(MISSION_CARDS.length).filter((card) => MISSION_CARDS[card].deck === deck);
    return shuffle(random, cards).slice(0, mix[deck]);
  };
  return shuffle(random, [...draw('short'), ...draw('long')]);
}

function shuffledStacks(random: Random): number[] {
  return range(5).flatMap(() => shuffle(random, range(STACK_SIZE)));
}

/** Level 1 above Level 3; the last card of the list is the top. */
function blueprintDeck(random: Random): number[] {
  const level = (wanted: number): number[] =>
    shuffle(
      random,
      range(BLUEPRINTS.length).filter((card) => BLUEPRINTS[card].level === wanted),
    );
  return [...level(3), ...level(1)];
}

export function setUp(rules: Rules, seats: number, random: Random): OnMarsState {
  const { players } = rules;
  const starter = rules.solo ? 0 : below(random, seats);
  const shelters = SHELTER_STARTS[players];
  const discoveries = shuffle(random, range(DISCOVERIES.length));
  const exploration = [discoveries.pop() as number, discoveries.pop() as number];
  const deck = blueprintDeck(random);
  const shown = range(ROW).map(() => deck.pop() as number);
  const missions = drawMissions(rules, random);
  const goals = shuffle(random, range(GOALS.length));
  const seated = range(players).map((seat) =>
    newPlayer(shelters[(seat - starter + players) % players], rules.solo && seat === LACERDA),
  );
  const s: OnMarsState = {
    random,
    agenda: newAgenda<OmFrame>(seats),
    revealed: 0,
    rules,
    holder: TABLE,
    round: 0,
    phase: SETUP,
    active: NONE,
    starter,
    mainDone: false,
    executiveDone: false,
    closing: false,
    gained: 0,
    uses: [],
    ending: false,
    lastRound: 0,
    building: none(HEXES.length),
    marker: none(HEXES.length),
    pieces: zeros(HEXES.length),
    ground: zeros(HEXES.length),
    stacks: shuffledStacks(random),
    built: zeros(5),
    discoveryStack: discoveries,
    exploration,
    seenDiscoveries: (1 << exploration[0]) | (1 << exploration[1]),
    seenTechs: 0,
    seenBlueprints: shown.reduce((bits, card) => bits | (1 << card), 0),
    grid: shuffle(random, TECH_SET.slice()),
    techStack: players > 2 ? shuffle(random, TECH_SET.slice()) : [],
    blueprintDisplay: [...shown, ...none(ROW)],
    blueprintDeck: deck,
    cardOwner: none(BLUEPRINTS.length),
    cardAt: none(BLUEPRINTS.length),
    radar: NONE,
    display: range(SCIENTISTS.length),
    contractDeck: range(CONTRACTS.length),
    scientistOwner: none(SCIENTISTS.length),
    scientistOn: none(SCIENTISTS.length),
    contractOwner: none(CONTRACTS.length),
    contractGoods: zeros(CONTRACTS.length),
    contractsDone: 0,
    warehouse: zeros(6),
    lss: [1, 1, 1, 1],
    level: 1,
    rewards: shuffle(random, range(REWARDS.length)).slice(0, 4),
    missions,
    trackers: missions.map((mission) => MISSION_CARDS[mission].required[players]),
    remaining: MISSIONS_TO_GO,
    shuttleSide: 0,
    shuttleSpace: 1,
    shuttleLeft: NONE,
    bDeck: rules.firstColonists ? shuffle(random, range(B_REWARDS.length)) : [],
    shownA: 0,
    shownB: 0,
    soloDeck: rules.solo ? shuffle(random, range(SOLO_CARDS.length)) : [],
    soloDiscards: [],
    soloCard: NONE,
    pass: rules.solo ? 1 : 0,
    lacerdaBot: MINE,
    lacerdaBots: 0,
    players: seated,
  };
  fillWarehouse(s);
  layMap(s, random);
  for (let seat = 0; seat < seats; seat++) s.players[seat].goals = goals.splice(0, PLAYER.goals);
  if (rules.firstColonists) {
    const cards = shuffle(random, range(A_CARDS.length));
    for (let seat = 0; seat < seats; seat++) s.players[seat].aCard = cards[seat];
  }
  planStart(s, seats, random);
  return s;
}

/** OM-SETUP-10, OM-SETUP-11, OM-SETUP-14, OM-PSETUP-04. */
function layMap(s: OnMarsState, random: Random): void {
  s.building[START_MINE] = MINE;
  const types = shuffle(
    random,
    range(4).map((i) => GENERATOR + i),
  );
  for (const [i, hex] of START_BUILDINGS.entries()) s.building[hex] = types[i];
  for (const [type, hexes] of RESEARCH_HEXES.entries()) {
    for (const [i, hex] of hexes.entries()) s.ground[hex] = TILE + RESEARCH_TILES + type * 2 + i;
  }
  const shelters = SHELTER_STARTS[s.rules.players];
  for (const [seat, p] of s.players.entries()) {
    const hex = shelters[(seat - s.starter + s.rules.players) % s.rules.players];
    s.building[hex] = SHELTER + seat;
    s.pieces[hex] += p.bots.length;
  }
}

/** OM-PSETUP-09, OM-PSETUP-11, OM-FC-02, OM-SOLO-05, OM-SOLO-06: who takes which space, and where the Shuttle starts. */
function planStart(s: OnMarsState, seats: number, random: Random): void {
  doNext(s, { step: 'round' });
  const tiles = shuffle(random, FIRST_COLONIST_TILES.slice());
  if (s.rules.solo) {
    const p = s.players[LACERDA];
    p.space = tiles[0];
    s.shuttleSide = p.space > 4 ? 1 : 0;
    doNext(s, { step: 'choose-space', seat: 0 });
    doNext(s, { step: 'compensate', seat: LACERDA });
    return void thenEffect(s, LACERDA, TURN_ORDER[p.space]);
  }
  doNext(s, { step: 'place-shuttle' });
  const order = range(seats).map((i) => (s.starter + i) % seats);
  for (const seat of order.slice().reverse()) {
    if (!s.rules.firstColonists) doNext(s, { step: 'choose-space', seat });
    else {
      s.players[seat].space = tiles[order.indexOf(seat)];
      doNext(s, { step: 'take-bonus', seat });
    }
  }
}
