import type { Advice } from '@orrery/kernel';
import { breakdown } from './rules/scoring.ts';
import type { PlanetUnknownState, PuChoice } from './rules/state.ts';
import { heightOf, MARKERS } from './rules/tracks.ts';

/** Points as they stand, and a little for every step of a marker: tracks pay later. */
export const advice: Advice<PlanetUnknownState, PuChoice> = {
  value(s, seat) {
    let value = 0;
    for (const { points } of breakdown(s, seat)) value += points;
    const p = s.players[seat];
    for (const marker of MARKERS) value += heightOf(p, marker) / 3;
    return value;
  },
};
