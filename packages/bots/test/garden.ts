import { isOver, type Learning, leadIn } from '@orrery/kernel';
import { type OrchardState, orchard } from './orchard.ts';

/** The orchard as something to learn in: what a field is worth can be seen, and the hand-written lead is blind to it. */
export const garden = orchard([1, 5, 2, 8, 3, 1, 9, 4], 3);

export const gardening: Learning<OrchardState> = {
  size: 6,
  kindOf: (s) => (s.points.length === 2 ? 'two' : undefined),
  describe(s, seat, into) {
    const frame = s.agenda.seats[seat].at(-1);
    into[0] = leadIn(s.points, seat);
    into[1] = frame?.step === 'reap' ? s.worth[frame.field] : 0;
    into[2] = s.points[seat];
    into[3] = s.points[1 - seat];
    into[4] = s.rounds;
    into[5] = isOver(s) ? 1 : 0;
  },
  finalLead: (s, seat) => leadIn(s.points, seat),
  tables: { two: [{ seats: 2, settings: {} }] },
  weights: {},
};
