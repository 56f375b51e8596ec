import type { Steps } from '@orrery/kernel';
import { arrivalSteps } from './arrival.ts';
import { benefitSteps } from './benefits.ts';
import type { PulsarChoice } from './choices.ts';
import { diceSteps } from './dice.ts';
import { drawingSteps } from './drawing.ts';
import { explorationSteps } from './exploration.ts';
import { finalSteps } from './final.ts';
import { flightSteps } from './flight.ts';
import { goalSteps } from './goals.ts';
import { headquartersSteps } from './headquarters.ts';
import { productionSteps } from './production.ts';
import { setupSteps } from './setup.ts';
import type { PulsarFrame, PulsarState } from './state.ts';
import { transmitterSteps } from './transmitters.ts';
import { turnSteps } from './turn.ts';

export const steps: Steps<PulsarState, PulsarChoice, PulsarFrame> = {
  ...setupSteps,
  ...headquartersSteps,
  ...diceSteps,
  ...turnSteps,
  ...flightSteps,
  ...drawingSteps,
  ...arrivalSteps,
  ...benefitSteps,
  ...explorationSteps,
  ...transmitterSteps,
  ...productionSteps,
  ...finalSteps,
  ...goalSteps,
};
