import { below, reveal, type Steps } from '@orrery/kernel';
import type { CometChoice } from './choices.ts';
import { voice } from './events.ts';
import type { CometFrame, CometState } from './state.ts';

export const steps: Steps<CometState, CometChoice, CometFrame> = {
  // COM-ROUND-01: the next comet is shown, then everybody bids at once and in secret.
  round: {
    run(s) {
      const comet = s.comets.pop();
      if (comet === undefined) return;
      s.comet = comet;
      s.seen.push(comet);
      reveal(s);
      voice.tell?.({ event: 'comet', worth: comet });
      s.agenda.table.push({ step: 'round' }, { step: 'catch' });
      for (const stack of s.agenda.seats) stack.push({ step: 'bid' });
    },
  },
  bid: {
    options: (s, seat) => s.hands[seat].map((card) => ({ do: 'bid', card })),
    take(s, seat, choice) {
      if (choice.do !== 'bid') return;
      s.bids[seat] = choice.card;
      s.hands[seat] = s.hands[seat].filter((card) => card !== choice.card);
    },
    // COM-BID-01: a card can be bid once.
    whyNot: (_, __, choice) => (choice.do === 'bid' ? { rule: 'COM-BID-01' } : undefined),
  },
  // COM-CATCH-01: the highest bid that nobody else made catches the comet.
  catch: {
    run(s) {
      const { bids } = s;
      const single = bids.filter((card) => bids.indexOf(card) === bids.lastIndexOf(card));
      const best = Math.max(0, ...single);
      voice.tell?.({ event: 'bids', cards: bids });
      if (best === 0) voice.tell?.({ event: 'missed' });
      else s.agenda.seats[bids.indexOf(best)].push({ step: 'claim', worth: s.comet });
      s.bids = bids.map(() => 0);
      s.comet = 0;
    },
  },
  // COM-CLAIM-01: whoever caught it keeps its worth, or lets it go for a random 0 to 6.
  claim: {
    options: () => [{ do: 'keep' }, { do: 'slingshot' }],
    take(s, seat, choice, { worth }) {
      const points = choice.do === 'keep' ? worth : below(s.random, 7);
      s.points[seat] += points;
      voice.tell?.({ event: 'scored', seat, points });
    },
  },
};
