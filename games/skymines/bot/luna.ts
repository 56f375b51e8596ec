import { LUNA_CARDS, LUNA_RESEARCH_VALUE, ROUNDS, TANK_VALUE } from '../data/index.ts';
import { at, type Luna, lunaNumber, type SkyState } from '../rules/state.ts';
import { shareCards } from '../rules/totals.ts';
import { expectedValues, SMOOTH_SHARES } from './outlook.ts';

// What Luna will come to. All figures are fitted to some hundreds of plays at her levels.

/** What a share of Luna's is worth in the end, on average. */
const LUNA_SHARE = 9;
/** What a card of hers still to be resolved in this round brings her, and one of a round to come. */
const CARD_NOW = 10.6;
const CARD_LATER = 7.5;
/** What a grade II card in circulation adds in each round to come. */
const HARD_CARD = 2.8;
/** [level] what she gains by growing on the way, by the square of the rounds to come. */
const GROWTH: readonly number[] = [0, 1.1, 1.7, 2.4, 2.6, 2.9, 3.1, 3.3, 3.5];

export function lunaShares(s: SkyState, company: number): number {
  const place = s.positions[at(company, lunaNumber(s))];
  return SMOOTH_SHARES[s.tracks[company]][place] + shareCards(s, company, lunaNumber(s));
}

/** How much more than usual Luna's shares promise: she is one of the rivals, but nobody's seat. */
export function lunaLuck(s: SkyState, values: readonly number[]): number {
  let sum = 0;
  for (let company = 0; company < 4; company++) sum += lunaShares(s, company) * (values[company] - LUNA_SHARE);
  return sum;
}

/** What Luna has, with her shares at what they are expected to be worth. */
export function lunaWorth(s: SkyState): number {
  const { luna } = s;
  if (luna === null) return 0;
  const values = expectedValues(s);
  let sum = luna.coins + TANK_VALUE[luna.helium] + LUNA_RESEARCH_VALUE[luna.research];
  for (let company = 0; company < 4; company++) sum += lunaShares(s, company) * values[company];
  return sum;
}

/** Cards of this round that she has still to resolve. */
export function lunaToResolve({ slots, used }: Luna): number {
  let cards = 0;
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] >= 0 && ((used >> slot) & 1) === 0) cards++;
  return cards;
}

const countHard = (cards: readonly number[]): number => {
  let hard = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] >= 0 && LUNA_CARDS[cards[i]].grade === 2) hard++;
  return hard;
};

/** Grade II cards in circulation. */
export function hardCards({ pile, discards, slots }: Luna): number {
  return countHard(pile) + countHard(discards) + countHard(slots);
}

/** What Luna will have in the end: without it a line of play that lets her act would look worse than one cut short. */
export function lunaHopes(s: SkyState): number {
  const { luna } = s;
  if (luna === null) return 0;
  const left = ROUNDS - s.round;
  const slots = 3 + (luna.slotA ? 1 : 0) + (luna.slotE ? 1 : 0);
  return (
    lunaWorth(s) +
    CARD_NOW * lunaToResolve(luna) +
    left * (CARD_LATER * slots + HARD_CARD * hardCards(luna)) +
    left * left * GROWTH[s.rules.luna]
  );
}

/** [round] by how much the own worth is above what it comes to, while planning and while acting. */
const OVERRATED: readonly (readonly [planning: number, acting: number])[] = [
  [0, 0],
  [-50, -20],
  [-25, 0],
  [-8, 25],
  [17, 42],
  [31, 56],
  [35, 54],
  [-11, 20],
];

/** The own worth counts rounds to come too high and a round that begins too low: alone no rival's makes up for it. */
export function overrated(s: SkyState): number {
  return OVERRATED[s.round][s.phase === 'planning' ? 0 : 1];
}
