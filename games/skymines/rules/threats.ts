import type { Seat, WhyNot } from '@orrery/kernel';
import {
  BELT,
  CARD_INDEX,
  CARD_KIND,
  CARDS,
  ENERGY,
  type Gain,
  RESEARCH_VALUE,
  TANK_VALUE,
  THREAT_PLACES,
  THREAT_REACH,
  THREATS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { DISCARD } from './choices.ts';
import { voice } from './events.ts';
import { NONE, type Player, type SkyState } from './state.ts';

// SKY-THREAT: the card in the middle of the belt.

/** SKY-THREAT-02 to 04: may the player remove the threat in the expansion under way? */
export function canRemoveThreat(s: SkyState, seat: Seat): boolean {
  return s.threat !== NONE && whyNoThreat(s, seat) === undefined;
}

export function whyNoThreat(s: SkyState, seat: Seat): WhyNot | undefined {
  if (s.threat === NONE) return { rule: s.rules.side === BELT ? 'SKY-THREAT-07' : 'SKY-THREAT-01' };
  const threat = THREATS[s.threat];
  if (!THREAT_PLACES.some((place) => s.board[place] === s.active)) return { rule: 'SKY-THREAT-02' };
  if (s.energy < THREAT_REACH) return { rule: 'SKY-THREAT-03' };
  const player = s.players[seat];
  const met =
    s.energy >= THREAT_REACH + threat.energy &&
    player.coins >= threat.coins &&
    energyCardsInHand(player) >= threat.energyCards &&
    TANK_VALUE[player.helium] >= threat.tankValue &&
    RESEARCH_VALUE[player.research] >= threat.researchValue;
  return met ? undefined : { rule: 'SKY-THREAT-04' };
}

function energyCardsInHand(player: Player): number {
  let count = 0;
  for (const card of player.hand) if (CARD_KIND[card] === ENERGY) count++;
  return count;
}

/** Pays energy, coins and cards; the reward comes after those of the expansion (SKY-THREAT-05). */
export function payForThreat(s: SkyState, seat: Seat): void {
  const threat = THREATS[s.threat];
  s.energy -= THREAT_REACH + threat.energy;
  s.players[seat].coins -= threat.coins;
  s.threat = NONE;
  s.threatRemover = seat;
  s.deeds[5] = 1;
  voice.tell?.({ event: 'threat-removed', seat, threat: threat.id });
  if (threat.energyCards > 0) s.agenda.seats[seat].push({ step: 'discard-energy', n: threat.energyCards });
}

/** The further reward, if the card was removed in this very expansion. */
export function threatReward(s: SkyState, seat: Seat): readonly Gain[] {
  if (s.threatRemover !== seat || s.deeds[5] === 0) return NO_GAINS;
  return THREATS[s.threatCard].reward;
}
const NO_GAINS: readonly Gain[] = [];

export function discardFromHand(s: SkyState, seat: Seat, card: number): void {
  const { hand } = s.players[seat];
  hand.splice(hand.indexOf(card), 1);
  s.discards.push(card);
  voice.tell?.({ event: 'discarded', seat, card: CARDS[card].id });
}

export const threatSteps: Chapter<'discard-energy'> = {
  /** SKY-THREAT-11: energy cards from the hand. */
  'discard-energy': {
    options: (s, seat) =>
      s.players[seat].hand.filter((card) => CARD_KIND[card] === ENERGY).map((card) => DISCARD[card]),
    take(s, seat, choice, { n }) {
      if (choice.do !== 'discard') return;
      discardFromHand(s, seat, CARD_INDEX[choice.card]);
      if (n > 1) s.agenda.seats[seat].push({ step: 'discard-energy', n: n - 1 });
    },
    whyNot: (_, __, choice) => (choice.do === 'discard' ? { rule: 'SKY-THREAT-16' } : undefined),
  },
};
