import type { Seat } from '@orrery/kernel';
import { LAB_SPACES, OXYGEN, TECHS } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import { voice } from './events.ts';
import { gain } from './goods.ts';
import { ask, doNext, isLacerda, type OmChoice, type OnMarsState } from './state.ts';
import { canDevelopTile, develop, levelOf, listDevelopments } from './technology.ts';

const OWNER = 16;

/** OM-USE-01, OM-USE-03, OM-USE-04: any tile in play may be used; another player's is compensated at the end. */
export function useTech(s: OnMarsState, seat: Seat, owner: Seat, tech: number, boost: number): void {
  if (owner !== seat) s.uses.push(owner * OWNER + tech);
  voice.tell?.({ event: 'used', seat, tech, owner, boost });
}

/** The highest level of a Tech that anybody has. */
export function bestLevel(s: OnMarsState, tech: number): number {
  let best = 0;
  for (let i = 0; i < s.players.length; i++) {
    const level = levelOf(s.players[i], tech);
    if (level > best) best = level;
  }
  return best;
}

const USE: readonly (readonly (readonly OmChoice[])[])[] = TECHS.map((tech) =>
  [0, 1, 2, 3].map((owner) => Array.from({ length: 13 }, (_, boost) => ({ do: 'use', tech, owner, boost }) as const)),
);

/** Tiles of a Tech with at least a level; Colonists up to `boosts` make up what is missing (OM-ADV-03). */
export function listUses(s: OnMarsState, tech: number, needed: number, boosts: number, out: OmChoice[]): void {
  for (let owner = 0; owner < s.players.length; owner++) {
    const level = levelOf(s.players[owner], tech);
    const short = Math.max(0, needed - level);
    if (level > 0 && short <= boosts) out.push(USE[tech][owner][short]);
  }
}

const KEEP: OmChoice = { do: 'keep' };

export const usingSteps: Chapter<'compensate' | 'compensation' | 'develop-used'> = {
  // OM-USE-06: owners in Turn Order, each use by itself; OM-USE-10: uses made meanwhile come after these.
  compensate: {
    run(s, { seat }) {
      if (s.uses.length === 0) return;
      const uses = s.uses;
      s.uses = [];
      doNext(s, { step: 'compensate', seat });
      const spaceOf = (use: number): number => s.players[Math.floor(use / OWNER)].space;
      const order = uses.slice().sort((a, b) => spaceOf(a) - spaceOf(b));
      for (const use of order.reverse()) {
        doNext(s, { step: 'compensation', seat: Math.floor(use / OWNER), tech: use % OWNER });
      }
    },
  },
  compensation: {
    run(s, { seat, tech }) {
      const p = s.players[seat];
      if (!canDevelopTile(p, tech, true, 0)) {
        // OM-USE-07: an owner who cannot develop keeps the Oxygen.
        voice.tell?.({ event: 'compensated', seat, tech, kept: true });
        gain(s, seat, OXYGEN, 1);
      } else if (isLacerda(s, seat)) {
        // OM-LACG-10, OM-LACG-19: the upper neighbour if it is free.
        const moves: OmChoice[] = [];
        listDevelopments(p, tech, moves);
        const [first] = moves;
        if (first.do !== 'develop') return;
        voice.tell?.({ event: 'compensated', seat, tech, kept: false });
        develop(s, seat, tech, LAB_SPACES.indexOf(first.to));
      } else {
        ask(s, seat, { step: 'develop-used', tech });
      }
    },
  },
  'develop-used': {
    options(s, seat, { tech }) {
      const out: OmChoice[] = [KEEP];
      listDevelopments(s.players[seat], tech, out);
      return out;
    },
    take(s, seat, choice, { tech }) {
      voice.tell?.({ event: 'compensated', seat, tech, kept: choice.do === 'keep' });
      if (choice.do !== 'develop') return gain(s, seat, OXYGEN, 1);
      develop(s, seat, tech, LAB_SPACES.indexOf(choice.to));
    },
    whyNot: (_, __, choice) => (choice.do === 'develop' ? { rule: 'OM-USE-06' } : { rule: 'OM-USE-05' }),
  },
};
