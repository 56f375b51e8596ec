import { BIOMASS, type Bonus, CORPORATIONS, TRACKS } from '../data/index.ts';
import { resetBiomass } from './abilities.ts';
import type { Chapter } from './chapter.ts';
import { WORMHOLE } from './techs.ts';
import { advanceMarker, enter, gainBonus, targetsOf } from './tracks.ts';

const nameOf = (bonus: Bonus): string => (bonus.kind === 'advance' ? TRACKS[bonus.track] : bonus.kind);

const bonusesOf = (space: number): readonly Bonus[] => CORPORATIONS[WORMHOLE].trackList[BIOMASS].bonus[space];

export const climbingSteps: Chapter<'climb' | 'climb-to' | 'wormhole-bonus' | 'wormhole-reset'> = {
  /** The rest of an advance that had to wait for a decision. */
  climb: {
    run: (s, { marker, left, mode, floor }, seat) => advanceMarker(s, seat, marker, left, mode, floor, true),
  },
  /** PU-MAKE-01: Makeshift decides where each single advance goes. */
  'climb-to': {
    options: (s, seat, { marker, floor }) =>
      targetsOf(s, s.players[seat], marker, floor > 0).map((to) => ({ do: 'climb', to })),
    take(s, seat, choice, { marker, left, mode, floor }) {
      if (choice.do !== 'climb') return;
      enter(s, seat, marker, choice.to, mode);
      if (left > 1) advanceMarker(s, seat, marker, left - 1, mode, floor);
    },
    whyNot(s, seat, choice, { marker }) {
      const p = s.players[seat];
      if (choice.do !== 'climb') return { rule: 'PU-MAKE-01' };
      if (p.markers.includes(choice.to)) return { rule: 'PU-MAKE-03' };
      return { rule: p.leftPlaces.includes(marker * 100 + choice.to) ? 'PU-MAKE-12' : 'PU-MAKE-01' };
    },
  },
  /** PU-WORM-03: one of the two bonuses of a step. */
  'wormhole-bonus': {
    options: (_, __, { space }) => bonusesOf(space).map((bonus) => ({ do: 'bonus', bonus: nameOf(bonus) })),
    take(s, seat, choice, { space, mode }) {
      const bonus = bonusesOf(space).find((each) => choice.do === 'bonus' && nameOf(each) === choice.bonus);
      if (bonus !== undefined) gainBonus(s, seat, bonus, BIOMASS, mode);
    },
    whyNot: () => ({ rule: 'PU-WORM-03' }),
  },
  /** PU-WORM-05: on step 5 with advances left the marker may start anew. */
  'wormhole-reset': {
    options: () => [{ do: 'reset-biomass' }, { do: 'stop-climb' }],
    take(s, seat, choice, { left, mode }) {
      if (choice.do !== 'reset-biomass') return;
      resetBiomass(seat, s.players[seat]);
      advanceMarker(s, seat, BIOMASS, left, mode);
    },
    whyNot: () => ({ rule: 'PU-WORM-05' }),
  },
};
