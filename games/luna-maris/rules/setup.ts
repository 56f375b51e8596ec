import { newAgenda, pick, type Random, reveal, shuffle } from '@orrery/kernel';
import {
  ADVANCED,
  ADVANCED_LAID_OUT,
  ALL_COPIES_FROM,
  AUTOMATON_CARDS,
  AUTOMATON_CARDS_PER_GAME,
  type AutomatonLevel,
  COPIES,
  COPIES_FEW,
  EQUIPMENT,
  FOOD,
  LEVEL_1,
  LEVEL_1_SET,
  LEVEL_2,
  MARKET,
  MODULES,
  PROBE_SLOTS,
  SEEDBED,
  SELECTION_BONUSES,
  SETUP,
  SHOWN,
  STACKS,
  START,
  START_CO2,
  START_FIELDS,
  TILES_PER_TYPE,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { EQUIP, equipmentNumber, moduleNumber, START_IN } from './choices.ts';
import { FULL_DEPOT } from './depot.ts';
import { voice } from './events.ts';
import { AUTOMATON_PLAYER, ask, type LunaFrame, type LunaState, NONE, type Player } from './state.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function newPlayer(position: number, seats: number): Player {
  return {
    sp: START.sp,
    co2: START_CO2[seats][position],
    extraction: START.track,
    sustainability: START.track,
    o2: 0,
    stress: START.stress,
    energy: START.energy,
    water: START.water,
    helium: 0,
    ironLeft: START.iron,
    titaniumLeft: 0,
    ironRight: 0,
    titaniumRight: 0,
    waste: START.waste,
    probes: PROBE_SLOTS,
    fields: 1 << START_FIELDS[seats][position],
    at: NONE,
    on: false,
    hand: LEVEL_1_SET,
    handSize: LEVEL_1,
    rest: 0,
    level2: 0,
    food: new Array(FOOD.length).fill(0),
    foodSize: 0,
    orders: [],
    equipment: NONE,
    ready: false,
    depot: FULL_DEPOT,
  };
}

/** LM-SOLO-03 and 04: what the automaton has, and nothing else. */
function newAutomaton(): Player {
  return { ...newPlayer(1, 1), stress: 0, energy: 0, ironLeft: 0, hand: 0, handSize: 0, depot: 0 };
}

export function automatonSet(level: AutomatonLevel): number[] {
  const cards = numbers(AUTOMATON_CARDS.length);
  return level === 'intermediate' ? cards : cards.filter((card) => AUTOMATON_CARDS[card].set === level);
}

export function setup(seats: number, random: Random, level: AutomatonLevel): LunaState {
  const solo = seats === 1;
  const count = solo ? 2 : seats;
  const { ordersPerStack, equipment } = SETUP[seats];
  // LM-SOLO-02: alone, the human is first.
  const order = solo ? [0, AUTOMATON_PLAYER] : shuffle(random, numbers(seats));
  const players = numbers(count).map((player) =>
    solo && player === AUTOMATON_PLAYER ? newAutomaton() : newPlayer(order.indexOf(player), seats),
  );
  const stacks = numbers(STACKS).map((stack) =>
    shuffle(
      random,
      numbers(TILES_PER_TYPE).map((i) => stack * TILES_PER_TYPE + i),
    ).slice(0, ordersPerStack),
  );
  const scientists = shuffle(
    random,
    numbers(LEVEL_2).map((i) => LEVEL_1 + i),
  );
  // LM-SETUP-13
  const copies = seats >= ALL_COPIES_FROM ? COPIES : COPIES_FEW;
  const foodDeck = shuffle(
    random,
    numbers(FOOD.length * copies).map((i) => i % FOOD.length),
  );
  const s: LunaState = {
    random,
    agenda: newAgenda<LunaFrame>(seats),
    revealed: 0,
    phase: 'setup',
    round: 0,
    order,
    nextOrder: [],
    current: NONE,
    turn: { card: NONE, uses: 0, used: 0, moved: false, breathed: false, main: false, additional: false },
    players,
    stacks,
    market: scientists.splice(-MARKET),
    scientists,
    seedbed: foodDeck.splice(-SEEDBED),
    foodDeck,
    foodDiscard: new Array(FOOD.length).fill(0),
    advanced: shuffle(random, numbers(ADVANCED.length)).slice(0, ADVANCED_LAID_OUT),
    built: [],
    builders: [],
    selected: new Array(SELECTION_BONUSES.length).fill(NONE),
    equipmentOffer: shuffle(random, numbers(EQUIPMENT.length)).slice(0, equipment),
    startModules: [],
    automaton: solo ? level : '',
    automatonDeck: solo ? shuffle(random, automatonSet(level)).slice(0, AUTOMATON_CARDS_PER_GAME) : [],
    automatonCards: [],
    automatonLine: 0,
  };
  const humans = solo ? [0] : order;
  // The last frame is the first to run: equipment from the last player to the first, then astronauts in turn order.
  s.agenda.table.push({ step: 'round' });
  for (const seat of humans.toReversed()) s.agenda.table.push({ step: 'ask', seat, frame: { step: 'place' } });
  s.agenda.table.push({ step: 'start-modules' });
  for (const seat of humans) s.agenda.table.push({ step: 'ask', seat, frame: { step: 'equipment' } });
  return s;
}

function placeAstronaut(s: LunaState, player: number, module: number): void {
  s.players[player].at = module;
  s.startModules = s.startModules.filter((other) => other !== module);
}

export const setupSteps: Chapter<'ask' | 'equipment' | 'start-modules' | 'place'> = {
  ask: {
    run: (s, frame) => ask(s, frame.seat, frame.frame),
  },

  equipment: {
    options: (s) => s.equipmentOffer.map((tile) => EQUIP[tile]),
    take(s, seat, choice) {
      if (choice.do !== 'equip') return;
      const tile = equipmentNumber[choice.tile];
      s.players[seat].equipment = tile;
      s.players[seat].ready = true;
      s.equipmentOffer = s.equipmentOffer.filter((other) => other !== tile);
      voice.tell?.({ event: 'equipped', seat, tile: choice.tile });
    },
    whyNot: (_, __, choice) => (choice.do === 'equip' ? { rule: 'LM-SETUP-19' } : undefined),
  },

  /** Scientists picked at random name the modules to start in (LM-SETUP-21 to 23, 26). */
  'start-modules': {
    run(s) {
      // LM-SETUP-19: what nobody took goes back to the box.
      s.equipmentOffer = [];
      const modules: number[] = [];
      for (const level of SETUP[s.agenda.seats.length].startCards) {
        const from = level === 1 ? 0 : LEVEL_1;
        const cards = numbers(level === 1 ? LEVEL_1 : LEVEL_2).map((i) => SHOWN[from + i]);
        // LM-SETUP-23: a second card shares no module with the first.
        modules.push(
          ...pick(
            s.random,
            cards.filter((shown) => !shown.some((module) => modules.includes(module))),
          ),
        );
      }
      s.startModules = modules;
      reveal(s);
      voice.tell?.({ event: 'start-modules', modules: modules.map((module) => MODULES[module].id) });
    },
  },

  place: {
    options: (s) => s.startModules.map((module) => START_IN[module]),
    take(s, seat, choice) {
      if (choice.do !== 'start') return;
      placeAstronaut(s, seat, moduleNumber[choice.module]);
      voice.tell?.({ event: 'placed', seat, module: choice.module });
      // LM-SOLO-06: the automaton starts in the other one.
      if (s.automaton !== '') placeAstronaut(s, AUTOMATON_PLAYER, s.startModules[0]);
    },
    whyNot: (_, __, choice) => (choice.do === 'start' ? { rule: 'LM-SETUP-24' } : undefined),
  },
};
