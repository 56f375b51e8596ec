import { forkRandom, type Game, isOver, newAgenda, noLuck, resultBy, shuffle } from '@orrery/kernel';
import type { CometChoice } from './rules/choices.ts';
import { clone } from './rules/clone.ts';
import { type CometState, HIDDEN } from './rules/state.ts';
import { steps } from './rules/steps.ts';

const COMETS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export type CometSettings = { readonly comets: number };

export const comet: Game<CometState, CometChoice, CometSettings> = {
  id: 'comet',
  version: 1,
  seats: { min: 2, max: 4 },
  settings: { comets: { kind: 'count', min: 3, max: 7, default: 7 } },
  setup: (settings, seats, random) => ({
    random,
    agenda: newAgenda(seats, { step: 'round' }),
    revealed: 0,
    comets: shuffle(random, COMETS.slice()).slice(0, settings.comets),
    comet: 0,
    seen: [],
    hands: Array.from({ length: seats }, () => CARDS.slice()),
    bids: new Array(seats).fill(0),
    points: new Array(seats).fill(0),
  }),
  steps,
  clone,
  // Hands are known to all, since every card was shown when it was played; the comets to come are not.
  view: (s, viewer) => ({
    ...clone(s),
    random: noLuck(),
    comets: s.comets.map(() => HIDDEN),
    bids: s.bids.map((card, seat) => (seat === viewer ? card : 0)),
  }),
  // Only for many viewers at once: what they all may know is made once.
  seatView: (open, s, viewer) => ({ ...open, bids: open.bids.with(viewer, s.bids[viewer]) }),
  guess(view, _, random) {
    const s = clone(view);
    s.random = forkRandom(random);
    const left = shuffle(
      random,
      COMETS.filter((worth) => !view.seen.includes(worth)),
    );
    s.comets = s.comets.map((_, i) => left[i]);
    return s;
  },
  scores: (s) => s.points.slice(),
  breakdown: (s, seat) => [{ row: 'comets', points: s.points[seat] }],
  result: (s) => (isOver(s) ? resultBy(s.points.slice()) : undefined),
};
