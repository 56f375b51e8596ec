import type { Chapter } from './chapter.ts';
import { DONE } from './choices.ts';
import { deliver, listDeliveries } from './contracts.ts';
import { voice } from './events.ts';
import { stowCrystals } from './goods.ts';
import { ask, COLONIZATION, doNext, FINAL, isLacerda, NONE, type OmChoice, type OnMarsState } from './state.ts';
import { turnOrder } from './travel.ts';

function deliveries(s: OnMarsState, seat: number): OmChoice[] {
  const out: OmChoice[] = [];
  listDeliveries(s, seat, out);
  return out;
}

export const roundSteps: Chapter<
  'round' | 'next-turn' | 'round-over' | 'score' | 'last-deliveries' | 'stow' | 'deliver-last'
> = {
  round: {
    run(s) {
      s.round++;
      s.phase = COLONIZATION;
      s.active = NONE;
      s.shuttleLeft = NONE;
      // OM-ROUND-05.
      for (const p of s.players) p.standing = true;
      voice.tell?.({ event: 'round', round: s.round });
      doNext(s, { step: 'next-turn' });
    },
  },
  // OM-ROUND-02: always the standing marker with the lowest number.
  'next-turn': {
    run(s) {
      const seat = turnOrder(s).find((one) => s.players[one].standing);
      if (seat === undefined) return doNext(s, { step: 'round-over' });
      doNext(s, { step: 'next-turn' });
      doNext(s, { step: 'begin-turn', seat });
    },
  },
  // OM-END-01, OM-END-03; OM-ODD-01 to 04 in the Space Oddity variant.
  'round-over': {
    run(s) {
      if (s.ending && s.round === s.lastRound) return doNext(s, { step: 'score' });
      if (!s.ending && s.remaining === 0) {
        s.ending = true;
        s.lastRound = s.rules.spaceOddity ? s.round : s.round + 1;
        voice.tell?.({ event: 'ending', round: s.lastRound });
        if (s.rules.spaceOddity) return doNext(s, { step: 'score' });
      }
      doNext(s, { step: 'shuttle' });
    },
  },
  score: {
    run(s) {
      s.phase = FINAL;
      s.active = NONE;
      voice.tell?.({ event: 'scoring' });
      for (const seat of turnOrder(s).reverse()) doNext(s, { step: 'last-deliveries', seat });
    },
  },
  // OM-SCORE-01 before OM-END-04: Crystals below the Depot may still go on a Contract before they need a slot.
  'last-deliveries': {
    run(s, { seat }) {
      doNext(s, { step: 'stow', seat });
      if (!isLacerda(s, seat)) ask(s, seat, { step: 'deliver-last' });
    },
  },
  stow: { run: (s, { seat }) => stowCrystals(s, seat) },
  'deliver-last': {
    skip: (s, seat) => deliveries(s, seat).length === 0,
    options: (s, seat) => [DONE, ...deliveries(s, seat)],
    take(s, seat, choice) {
      if (choice.do !== 'deliver') return;
      deliver(s, seat, choice.contract, choice.good);
      ask(s, seat, { step: 'deliver-last' });
    },
    whyNot: () => ({ rule: 'OM-CONTR-01' }),
  },
};
