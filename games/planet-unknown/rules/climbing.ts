import type { AskStep, RunStep } from '@orrery/kernel';
import { BIOMASS, type Bonus, CORPORATIONS, TRACKS } from '../data/index.ts';
import { resetBiomass } from './abilities.ts';
import type { PlanetUnknownState, PuChoice, PuFrame } from './state.ts';
import { WORMHOLE } from './techs.ts';
import { advanceMarker, enter, gainBonus, targetsOf } from './tracks.ts';

type FrameOf<K extends PuFrame['step']> = Extract<PuFrame, { readonly step: K }>;
type Ask<K extends PuFrame['step']> = AskStep<PlanetUnknownState, PuChoice, FrameOf<K>>;

/** The rest of an advance that had to wait for a decision. */
export const climb: RunStep<PlanetUnknownState, FrameOf<'climb'>> = {
  run: (s, { marker, left, mode, floor }, seat) => advanceMarker(s, seat, marker, left, mode, floor, true),
};

/** PU-MAKE-01: Makeshift decides where each single advance goes. */
export const climbTo: Ask<'climbTo'> = {
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
};

const nameOf = (bonus: Bonus): string => (bonus.kind === 'advance' ? TRACKS[bonus.track] : bonus.kind);

/** PU-WORM-03: one of the two bonuses of a step. */
export const wormholeBonus: Ask<'wormholeBonus'> = {
  options: (_, __, { space }) => bonusesOf(space).map((bonus) => ({ do: 'bonus', bonus: nameOf(bonus) })),
  take(s, seat, choice, { space, mode }) {
    const bonus = bonusesOf(space).find((each) => choice.do === 'bonus' && nameOf(each) === choice.bonus);
    if (bonus !== undefined) gainBonus(s, seat, bonus, BIOMASS, mode);
  },
  whyNot: () => ({ rule: 'PU-WORM-03' }),
};

const bonusesOf = (space: number): readonly Bonus[] => CORPORATIONS[WORMHOLE].trackList[BIOMASS].bonus[space];

/** PU-WORM-05: on step 5 with advances left the marker may start anew. */
export const wormholeReset: Ask<'wormholeReset'> = {
  options: () => [{ do: 'resetBiomass' }, { do: 'stopClimb' }],
  take(s, seat, choice, { left, mode }) {
    if (choice.do !== 'resetBiomass') return;
    resetBiomass(seat, s.players[seat]);
    advanceMarker(s, seat, BIOMASS, left, mode);
  },
  whyNot: () => ({ rule: 'PU-WORM-05' }),
};
