import type { Seat } from '@orrery/kernel';
import {
  ANY,
  CONTRACT_CARD,
  CONTRACT_COST,
  CONTRACTS,
  type Effect,
  SCIENTIST_CARD,
  SCIENTISTS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { checkContracts } from './contracts.ts';
import { voice } from './events.ts';
import { noteDeed } from './first-colonists.ts';
import { canPayGoods, pay, payCrystals, sendToWork, spendable } from './goods.ts';
import { contribute, SCIENTIST_MISSION } from './missions.ts';
import { ask, CONTRACT, doNext, isLacerda, NONE, type OmChoice, type OnMarsState } from './state.ts';

const SCIENTIST_COSTS = SCIENTISTS.map(({ goods, n }) => ({
  goods: goods === ANY ? [] : [[goods, n] as const],
  any: 0,
  crystals: 0,
}));
const SCIENTIST_NEEDS = SCIENTISTS.map(({ goods, n }) => [0, 1, 2, 3, 4].map((good) => (good === goods ? n : 0)));

/** OM-HIRE-02, OM-HIRE-03: can the card in a slot of the display be taken and paid for? */
export function canTakeCard(
  s: OnMarsState,
  seat: Seat,
  card: number,
  { of, free }: Effect,
  quarters: number,
  crystals: number,
): boolean {
  if (card === NONE) return false;
  if (card >= CONTRACT) return (of & CONTRACT_CARD) !== 0 && (free || crystals >= CONTRACT_COST);
  if ((of & SCIENTIST_CARD) === 0) return false;
  if (free) return true;
  const { goods, n } = SCIENTISTS[card];
  return goods === ANY ? quarters >= n : canPayGoods(s.players[seat], SCIENTIST_NEEDS[card], 0);
}

export function canHire(s: OnMarsState, seat: Seat, effect: Effect, quarters: number, crystals: number): boolean {
  for (let slot = 0; slot < s.display.length; slot++) {
    if (canTakeCard(s, seat, s.display[slot], effect, quarters, crystals)) return true;
  }
  return false;
}

/** OM-HIRE-04; the caller sees to the cost. */
export function takeScientist(s: OnMarsState, seat: Seat, scientist: number): void {
  s.display[s.display.indexOf(scientist)] = NONE;
  s.scientistOwner[scientist] = seat;
  voice.tell?.({ event: 'hired', seat, scientist });
  contribute(s, seat, SCIENTIST_MISSION);
  if (!isLacerda(s, seat)) noteDeed(s, seat, 'hire-scientist');
}

export function takeContract(s: OnMarsState, seat: Seat, contract: number): void {
  s.display[s.display.indexOf(CONTRACT + contract)] = NONE;
  s.contractOwner[contract] = seat;
  voice.tell?.({ event: 'contract', seat, contract });
  // OM-CONTR-08.
  checkContracts(s);
}

const CARDS: readonly OmChoice[] = [
  ...SCIENTISTS.map(({ id }) => ({ do: 'hire', scientist: id }) as const),
  ...CONTRACTS.map(({ id }) => ({ do: 'contract', contract: id }) as const),
];
const REFILL: readonly (readonly OmChoice[])[] = Array.from({ length: 6 }, (_, slot) =>
  CONTRACTS.map(({ id }) => ({ do: 'refill', slot: slot + 1, contract: id }) as const),
);

export function contractNamed(name: string): number {
  return CONTRACTS.findIndex(({ id }) => id === name);
}

function firstVacated(s: OnMarsState): number {
  return s.contractDeck.length > 0 ? s.display.indexOf(NONE) : NONE;
}

export const hiringSteps: Chapter<'hire' | 'refill' | 'fill-display'> = {
  hire: {
    options(s, seat, { effect }) {
      const { quarters } = s.players[seat];
      const crystals = spendable(s, seat);
      const out: OmChoice[] = effect.must ? [] : [DONE];
      for (const card of s.display) {
        if (canTakeCard(s, seat, card, effect, quarters, crystals)) out.push(CARDS[card]);
      }
      return out;
    },
    take(s, seat, choice, { effect }) {
      if (choice.do === 'hire') {
        const scientist = SCIENTISTS.findIndex(({ id }) => id === choice.scientist);
        takeScientist(s, seat, scientist);
        if (effect.free) return;
        if (SCIENTISTS[scientist].goods === ANY) sendToWork(s, seat, SCIENTISTS[scientist].n);
        else pay(s, seat, SCIENTIST_COSTS[scientist]);
      } else if (choice.do === 'contract') {
        takeContract(s, seat, contractNamed(choice.contract));
        if (!effect.free) payCrystals(s, seat, CONTRACT_COST);
      }
    },
    whyNot(s, _, choice, { effect }) {
      if (choice.do === 'contract') {
        if ((effect.of & CONTRACT_CARD) === 0) return { rule: 'OM-GOAL-09' };
        if (!s.display.includes(CONTRACT + contractNamed(choice.contract))) return { rule: 'OM-HIRE-06' };
        return { rule: 'OM-HIRE-03' };
      }
      if (choice.do !== 'hire') return undefined;
      return { rule: (effect.of & SCIENTIST_CARD) === 0 ? 'OM-ADV-12' : 'OM-HIRE-02' };
    },
  },
  // OM-HIRE-07: whoever took a card fills its slot with any Contract of the deck.
  refill: {
    run(s, { seat }) {
      const slot = firstVacated(s);
      if (slot === NONE) return;
      doNext(s, { step: 'refill', seat });
      if (s.contractDeck.length === 1) fill(s, seat, slot, s.contractDeck[0]);
      else ask(s, seat, { step: 'fill-display' });
    },
  },
  'fill-display': {
    options(s) {
      const slot = firstVacated(s);
      return s.contractDeck.map((contract) => REFILL[slot][contract]);
    },
    take(s, seat, choice) {
      if (choice.do === 'refill') fill(s, seat, choice.slot - 1, contractNamed(choice.contract));
    },
    whyNot: () => ({ rule: 'OM-HIRE-07' }),
  },
};

export function fill(s: OnMarsState, seat: Seat, slot: number, contract: number): void {
  s.display[slot] = CONTRACT + contract;
  s.contractDeck.splice(s.contractDeck.indexOf(contract), 1);
  voice.tell?.({ event: 'refilled', seat, contract });
}
