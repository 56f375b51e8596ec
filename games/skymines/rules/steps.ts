import type { Steps } from '@orrery/kernel';
import type { SkyChoice } from './choices.ts';
import { endSteps } from './end.ts';
import { expansionSteps } from './expansion.ts';
import { fieldSteps } from './field-effects.ts';
import { gainSteps } from './gains.ts';
import { leavingSteps } from './leaving.ts';
import { missionSteps } from './missions.ts';
import { planningSteps } from './planning.ts';
import { preparationSteps } from './preparation.ts';
import { researchSteps } from './research.ts';
import { resourceSteps } from './resources.ts';
import { startSteps } from './start.ts';
import type { SkyFrame, SkyState } from './state.ts';
import { threatSteps } from './threats.ts';
import { trackSteps } from './tracks.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<SkyState, SkyChoice, SkyFrame> = {
  ...endSteps,
  ...expansionSteps,
  ...fieldSteps,
  ...gainSteps,
  ...leavingSteps,
  ...missionSteps,
  ...planningSteps,
  ...preparationSteps,
  ...researchSteps,
  ...resourceSteps,
  ...startSteps,
  ...threatSteps,
  ...trackSteps,
  ...turnSteps,
};
