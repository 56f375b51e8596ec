import { below, newAgenda, pick, type Random, shuffle } from '@orrery/kernel';
import {
  AWARDS,
  CLUSTER_SIDES,
  DICE_BOARDS,
  EXPLORATION_TILES,
  GOALS,
  GOALS_IN_PLAY,
  GYRODYNES,
  HEADQUARTERS,
  RINGS,
  START_FIELD,
  START_PLUS_MINUS,
  START_POINTS,
  SYSTEM_TILES,
  TECHNOLOGIES,
  TECHNOLOGY_BOARDS,
  TRANSMITTERS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing } from './choices.ts';
import { CLUSTERS, PLANETS, PULSARS, SYSTEMS } from './cluster.ts';
import { markerOn } from './counts.ts';
import { voice } from './events.ts';
import { fillDisplay } from './production.ts';
import type { PulsarSettings } from './settings.ts';
import { IN_STACK, NOBODY, NONE, type Player, type PulsarFrame, type PulsarState, ROWS } from './state.ts';

const repeat = (n: number, value: number): number[] => new Array(n).fill(value);

/** PUL-SETUP-27: boards, order, stacks, points; entry points and headquarters are asked for. */
export function setUp(settings: PulsarSettings, seats: number, random: Random): PulsarState {
  const hq = settings.hq === 'on' || (settings.hq === 'by-preset' && settings.preset === 'normal');
  const side = pickSide(settings, random);
  const techs = pickTechnologies(settings, random);
  const goals = pickGoals(settings, hq, random);
  const systems = shuffle(
    random,
    SYSTEM_TILES.map((_, i) => i),
  );
  const unexplored = shuffle(
    random,
    EXPLORATION_TILES.flatMap(({ copies }, kind) => repeat(copies, kind)),
  );
  const order = pickOrder(seats, random);
  const boards = hq ? shuffle(random, [0, 1, 2, 3]) : repeat(4, NONE);
  const players = Array.from({ length: seats }, (_, seat) =>
    newPlayer(START_POINTS[order.indexOf(seat)], boards[seat]),
  );
  const s: PulsarState = {
    random,
    agenda: newAgenda<PulsarFrame>(seats, ...opening(order, hq)),
    revealed: 0,
    side,
    balanced: settings.balanced,
    hq,
    techs,
    holders: repeat(techs.length * 4, NOBODY),
    goals,
    round: 1,
    phase: 'setup',
    order,
    median: 0,
    pool: repeat(7, 0),
    initiative: firstStack(order),
    engineering: firstStack(order),
    systems: systems.slice(0, SYSTEMS),
    shown: repeat(SYSTEMS, 0),
    planets: repeat(SYSTEMS * PLANETS, NOBODY),
    spare: systems[SYSTEMS],
    owner: repeat(PULSARS, NOBODY),
    gyrodyne: repeat(PULSARS, NONE),
    spins: repeat(PULSARS, 0),
    supply: GYRODYNES.map(({ tiles }) => tiles),
    awards: GYRODYNES.map(() => AWARDS.length),
    stack: stackTransmitters(random),
    display: [],
    holder: repeat(TRANSMITTERS.length, IN_STACK),
    paid: repeat(TRANSMITTERS.length, 0),
    active: repeat(TRANSMITTERS.length, 0),
    left: repeat(TRANSMITTERS.length, NONE),
    right: repeat(TRANSMITTERS.length, NONE),
    unexplored,
    explored: [],
    turn: { seat: NONE, red: NONE, source: 'none', forced: false, used: false, links: [] },
    players,
  };
  fillDisplay(s);
  return s;
}

/** PUL-SETUP-21: entry points from the last seat backwards, then the sides, then the first roll. */
function opening(order: readonly number[], hq: boolean): PulsarFrame[] {
  const seats = order.filter((seat, i) => order.indexOf(seat) === i).reverse();
  const entries = seats.map((seat): PulsarFrame => ({ step: 'enter', seat }));
  const sides: PulsarFrame[] = hq ? [{ step: 'ask-sides' }, { step: 'show-sides' }] : [];
  return [...entries, ...sides, { step: 'round' }];
}

function pickSide({ cluster, preset }: PulsarSettings, random: Random): number {
  if (cluster === 'random' || (cluster === 'by-preset' && preset === 'normal'))
    return below(random, CLUSTER_SIDES.length);
  const id = cluster === 'by-preset' ? 'open' : cluster;
  return CLUSTER_SIDES.findIndex((side) => side.id === id);
}

/** PUL-SETUP-12, PUL-SETUP-13: one board of each category. */
function pickTechnologies(settings: PulsarSettings, random: Random): number[] {
  return [settings.boardI, settings.boardII, settings.boardIII].flatMap((wanted, i) => {
    const boards = TECHNOLOGY_BOARDS.filter((board) => board.category === i + 1);
    const chance = wanted === 'random' || (wanted === 'by-preset' && settings.preset === 'normal');
    const letter = wanted === 'by-preset' ? 'A' : wanted;
    const board = chance ? pick(random, boards) : boards.find((candidate) => candidate.letter === letter);
    return TECHNOLOGIES.flatMap((tech, t) => (tech.board === board?.id ? [t] : []));
  });
}

/** PUL-SETUP-10, PUL-SETUP-11; PUL-DEC-10: a goal about projects only where there are any. */
function pickGoals(settings: PulsarSettings, hq: boolean, random: Random): number[] {
  const wanted = wantedGoals(settings);
  const taken = wanted.map((id) => GOALS.findIndex((goal) => goal.id === id)).filter((goal) => goal >= 0);
  const tiles = [...new Set(GOALS.map(({ tile }) => tile))].filter(
    (tile) =>
      !taken.some((goal) => GOALS[goal].tile === tile) &&
      (hq || !GOALS.some((goal) => goal.tile === tile && aboutHq(goal.id))),
  );
  const drawn = shuffle(random, tiles).map((tile) => {
    const sides = GOALS.flatMap((goal, g) => (goal.tile === tile ? [g] : []));
    return pick(random, sides);
  });
  const chosen = wanted.map((id) => GOALS.findIndex((goal) => goal.id === id));
  return chosen.map((goal) => (goal >= 0 ? goal : (drawn.pop() as number)));
}

/** The goals the options name; 'random' where chance decides. */
export function wantedGoals({ goal1, goal2, goal3, preset }: PulsarSettings): string[] {
  const first = GOALS.filter((goal) => goal.firstGame).map(({ id }) => id);
  return [goal1, goal2, goal3].slice(0, GOALS_IN_PLAY).map((goal, i) => {
    if (goal !== 'by-preset') return goal;
    return preset === 'normal' ? 'random' : first[i];
  });
}

export function aboutHq(id: string): boolean {
  const op = GOALS.find((goal) => goal.id === id)?.needs.op;
  return op === 'hq-projects' || op === 'gate-runs-executed';
}

/** PUL-SETUP-18; PUL-TWO-01: with two players the first one holds slots 1 and 3. */
function pickOrder(seats: number, random: Random): number[] {
  const order = shuffle(
    random,
    Array.from({ length: seats }, (_, seat) => seat),
  );
  return Array.from({ length: seats * DICE_BOARDS[seats].ships }, (_, slot) => order[slot % seats]);
}

/** PUL-SETUP-19, PUL-TWO-02: the first slot at the bottom, the last one on top, which ranks ahead. */
const firstStack = (order: readonly number[]): number[] => order.map((seat) => markerOn(START_FIELD, seat)).reverse();

/** PUL-SETUP-15: C at the bottom, B on it, A on top. */
function stackTransmitters(random: Random): number[] {
  return ['C', 'B', 'A'].flatMap((letter) =>
    shuffle(
      random,
      TRANSMITTERS.flatMap((tile, i) => (tile.letter === letter ? [i] : [])),
    ),
  );
}

function newPlayer(points: number, hqBoard: number): Player {
  const tally = ROWS.map(() => 0);
  tally[ROWS.indexOf('start')] = points;
  return {
    score: points,
    tally,
    ship: NONE,
    cubes: 0,
    plusMinus: START_PLUS_MINUS,
    plusTwo: 0,
    rings: RINGS,
    loose: GYRODYNES.map(() => 0),
    awards: [],
    stationTiles: 0,
    silver: [],
    patents: [],
    hqBoard,
    hqSide: NONE,
    projects: 0,
    runs: 0,
  };
}

const ENTER: readonly (readonly Doing<'enter'>[])[] = CLUSTERS.map(({ ids }) => ids.map((at) => ({ do: 'enter', at })));

export const setupSteps: Chapter<'enter' | 'entry-point'> = {
  enter: {
    run: (s, { seat }) => void s.agenda.seats[seat].push({ step: 'entry-point' }),
  },
  /** PUL-SETUP-22: one ship on each entry point. */
  'entry-point': {
    options: (s) =>
      CLUSTERS[s.side].entries
        .filter((at) => !s.players.some((player) => player.ship === at))
        .map((at) => ENTER[s.side][at]),
    take(s, seat, choice) {
      if (choice.do !== 'enter') return;
      s.players[seat].ship = CLUSTERS[s.side].indexOf[choice.at];
      voice.tell?.({ event: 'entered', seat, at: choice.at });
    },
    whyNot(s, _, choice) {
      if (choice.do !== 'enter') return undefined;
      const at = CLUSTERS[s.side].indexOf[choice.at];
      return { rule: at !== undefined && CLUSTERS[s.side].entries.includes(at) ? 'PUL-SETUP-22' : 'PUL-SETUP-21' };
    },
  },
};

/** Boards of the headquarters, counted once for both sides. */
export const HQ_BOARDS = HEADQUARTERS.length / 2;
