import { cloneAgenda } from '@orrery/kernel';
import type { LunaState, Player, Turn } from './state.ts';

// Written out by hand: search copies states more often than it does anything else.

function clonePlayer(p: Player): Player {
  return {
    sp: p.sp,
    co2: p.co2,
    extraction: p.extraction,
    sustainability: p.sustainability,
    o2: p.o2,
    stress: p.stress,
    energy: p.energy,
    water: p.water,
    helium: p.helium,
    ironLeft: p.ironLeft,
    titaniumLeft: p.titaniumLeft,
    ironRight: p.ironRight,
    titaniumRight: p.titaniumRight,
    waste: p.waste,
    probes: p.probes,
    fields: p.fields,
    at: p.at,
    on: p.on,
    hand: p.hand,
    handSize: p.handSize,
    rest: p.rest,
    level2: p.level2,
    food: p.food.slice(),
    foodSize: p.foodSize,
    orders: p.orders.slice(),
    equipment: p.equipment,
    ready: p.ready,
    depot: p.depot,
  };
}

function cloneTurn(t: Turn): Turn {
  return {
    card: t.card,
    uses: t.uses,
    used: t.used,
    moved: t.moved,
    breathed: t.breathed,
    main: t.main,
    additional: t.additional,
  };
}

export function clone(s: LunaState): LunaState {
  const players: Player[] = new Array(s.players.length);
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i]);
  const stacks: number[][] = new Array(s.stacks.length);
  for (let i = 0; i < stacks.length; i++) stacks[i] = s.stacks[i].slice();
  return {
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    revealed: s.revealed,
    phase: s.phase,
    round: s.round,
    order: s.order.slice(),
    nextOrder: s.nextOrder.slice(),
    current: s.current,
    turn: cloneTurn(s.turn),
    players,
    stacks,
    market: s.market.slice(),
    scientists: s.scientists.slice(),
    seedbed: s.seedbed.slice(),
    foodDeck: s.foodDeck.slice(),
    foodDiscard: s.foodDiscard.slice(),
    advanced: s.advanced.slice(),
    built: s.built.slice(),
    builders: s.builders.slice(),
    selected: s.selected.slice(),
    equipmentOffer: s.equipmentOffer.slice(),
    startModules: s.startModules.slice(),
    automaton: s.automaton,
    automatonDeck: s.automatonDeck.slice(),
    automatonCards: s.automatonCards.slice(),
    automatonLine: s.automatonLine,
  };
}
