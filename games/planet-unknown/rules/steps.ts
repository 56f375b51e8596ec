import type { Steps } from '@orrery/kernel';
import type { PuChoice } from './choices.ts';
import { climbingSteps } from './climbing.ts';
import { roundSteps } from './round.ts';
import { setupSteps } from './setup.ts';
import type { PlanetUnknownState, PuFrame } from './state.ts';
import { tileSteps } from './tiles.ts';
import { windowSteps } from './window.ts';

export const steps: Steps<PlanetUnknownState, PuChoice, PuFrame> = {
  ...setupSteps,
  ...roundSteps,
  ...windowSteps,
  ...tileSteps,
  ...climbingSteps,
};
