import { CORPORATIONS } from '../../data/index.ts';
import type { Place } from '../../rules/state.ts';
import { spaceOf, trackOf } from '../../rules/tracks.ts';

export const STEP = 21;
export const WIDTH = 68;
export const HEAD = 30;
export const ROWS = 16;
/** The tube on the left of a track, the steps beside it. */
export const TUBE = 21;
export const HEIGHT = HEAD + ROWS * STEP + 6;

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
    x: track * WIDTH,
    y: HEIGHT - 4 - (top + 1) * STEP,
    height: (top - rows[0] + 1) * STEP - 2,
  };
}
