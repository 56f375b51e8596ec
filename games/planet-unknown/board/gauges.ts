import { CORPORATIONS } from '../data/index.ts';
import type { Place } from '../rules/state.ts';
import { spaceOf, trackOf } from '../rules/tracks.ts';

export const STEP = 23;
export const WIDTH = 78;
export const HEAD = 34;
export const ROWS = 16;
export const HEIGHT = HEAD + ROWS * STEP + 8;

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Where a space of a track is drawn. PU-DEC-24: a step of Wormhole's biomass track is as high as what it stands for. */
export function spotOf(corporation: number, place: Place): Spot {
  const track = trackOf(place);
  const space = spaceOf(place);
  const { biomassHeights, trackList } = CORPORATIONS[corporation];
  const rows = biomassHeights !== null && trackList[track].gain === 'one' ? biomassHeights[space] : [space];
  const top = rows[rows.length - 1];
  return {
    x: 3 + track * WIDTH,
    y: HEIGHT - 6 - (top + 1) * STEP,
    height: (top - rows[0] + 1) * STEP - 3,
  };
}
