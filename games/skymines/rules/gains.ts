import type { Seat } from '@orrery/kernel';
import { COMPANIES, type Gain } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { REMOVE, RESOLVE, type SkyChoice, TRACK } from './choices.ts';
import { voice } from './events.ts';
import { columnAt, type FrameOf, type SkyFrame, type SkyState } from './state.ts';
import { isShuttleColumn, totalOf } from './totals.ts';
import { gainCoins, gainHelium, isOpenWay } from './tracks.ts';

// SKY-FAC: rewards. What needs no decision is given at once; the rest in the order the player likes (SKY-FAC-11).

/** Gives what needs no decision; returns what is left to decide. */
function giveAtOnce(s: SkyState, seat: Seat, gains: readonly Gain[]): Gain[] {
  const open: Gain[] = [];
  for (const gain of gains) {
    switch (gain.gain) {
      case 'coins':
        gainCoins(s, seat, gain.n);
        break;
      case 'helium':
        gainHelium(s, seat, gain.n);
        break;
      case 'total':
        // SKY-FAC-08.
        gainCoins(s, seat, totalOf(s, s.players[seat], gain.of) - gain.n);
        break;
      default:
        open.push(gain);
    }
  }
  return open;
}

function frameFor(gain: Gain): SkyFrame {
  switch (gain.gain) {
    case 'track':
      return { step: 'move', company: gain.of, n: gain.n };
    case 'any':
      return { step: 'pick-track', among: 15, steps: [gain.n] };
    case 'remove':
      return { step: 'remove-outpost', n: gain.n };
    default:
      return { step: 'exchange', n: gain.n };
  }
}

function runGains(s: SkyState, { gains }: FrameOf<'gains' | 'order'>, seat: Seat): void {
  const open = giveAtOnce(s, seat, gains);
  // Steps that no barrier can stop need no place in the order.
  for (let i = open.length - 1; i >= 0; i--) {
    const gain = open[i];
    if (gain.gain !== 'track' || !isOpenWay(s, gain.of, seat, gain.n)) continue;
    s.agenda.seats[seat].push({ step: 'move', company: gain.of, n: gain.n });
    if (open.length > 1) {
      open.splice(i, 1);
      s.agenda.seats[seat].splice(-1, 0, { step: 'gains', gains: open });
    }
    return;
  }
  if (open.length === 0) return;
  if (open.length === 1) s.agenda.seats[seat].push(frameFor(open[0]));
  else s.agenda.seats[seat].push({ step: 'order', gains: open });
}

function anyOutpost(s: SkyState): boolean {
  for (let i = 0; i < s.stations.length; i++) if (s.stations[i] !== 0 && !isShuttleColumn(s, i % 3)) return true;
  return false;
}

/** SKY-EXP-08, SKY-EXP-25: takes the front piece of a column. */
export function takeFront(s: SkyState, company: number, column: number): void {
  const place = columnAt(company, column);
  s.stations[place] &= s.stations[place] - 1;
}

export const gainSteps: Chapter<'gains' | 'order' | 'pick-track' | 'remove-outpost'> = {
  gains: { run: runGains },
  order: {
    options: (_, __, { gains }) => gains.map(({ gain }) => RESOLVE[gain]),
    take(s, seat, choice, { gains }) {
      if (choice.do !== 'resolve') return;
      const first = gains.findIndex(({ gain }) => gain === choice.gain);
      s.agenda.seats[seat].push({ step: 'gains', gains: gains.filter((_, i) => i !== first) }, frameFor(gains[first]));
    },
    whyNot: () => ({ rule: 'SKY-FAC-11' }),
  },
  /**
   * SKY-FAC-05, SKY-XTRA-07: each number of steps goes to one track of choice, all different. A track that can take
   * none may be chosen as well (SKY-XTRA-15).
   */
  'pick-track': {
    options(_, __, { among, steps }) {
      const options: SkyChoice[] = [];
      for (let i = 0; i < steps.length; i++) {
        if (steps.indexOf(steps[i]) !== i) continue;
        for (let company = 0; company < 4; company++)
          if ((among >> company) & 1) options.push(TRACK[company][steps[i]]);
      }
      return options;
    },
    take(s, seat, choice, { among, steps }) {
      if (choice.do !== 'track') return;
      const company = COMPANIES.indexOf(choice.company);
      if (steps.length > 1) {
        const used = steps.indexOf(choice.n);
        s.agenda.seats[seat].push({
          step: 'pick-track',
          among: among & ~(1 << company),
          steps: steps.filter((_, i) => i !== used),
        });
      }
      s.agenda.seats[seat].push({ step: 'move', company, n: choice.n });
    },
    whyNot(_, __, choice, { among, steps }) {
      if (choice.do !== 'track') return undefined;
      const company = COMPANIES.indexOf(choice.company);
      if (company < 0) return undefined;
      if (((among >> company) & 1) === 0) return { rule: steps.length > 1 ? 'SKY-XTRA-07' : 'SKY-XTRA-15' };
      return { rule: 'SKY-FAC-05' };
    },
  },
  /** SKY-FAC-06, SKY-BELT-26: outposts that can be taken out of the game. */
  'remove-outpost': {
    skip: (s) => !anyOutpost(s),
    options(s) {
      const options: SkyChoice[] = [];
      for (let company = 0; company < 4; company++) {
        for (let column = 0; column < 3; column++) {
          if (!isShuttleColumn(s, column) && s.stations[columnAt(company, column)] !== 0) {
            options.push(REMOVE[company][column]);
          }
        }
      }
      return options;
    },
    take(s, seat, choice, { n }) {
      if (choice.do !== 'remove') return;
      const company = COMPANIES.indexOf(choice.company);
      takeFront(s, company, choice.column - 1);
      s.box[company]++;
      voice.tell?.({ event: 'removed', seat, company: choice.company, column: choice.column });
      if (n > 1) s.agenda.seats[seat].push({ step: 'remove-outpost', n: n - 1 });
    },
    whyNot(s, _, choice) {
      if (choice.do !== 'remove') return undefined;
      return { rule: isShuttleColumn(s, choice.column - 1) ? 'SKY-BELT-26' : 'SKY-FAC-06' };
    },
  },
};
