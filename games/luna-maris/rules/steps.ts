import type { Steps } from '@orrery/kernel';
import { airlockSteps } from './airlock.ts';
import { automatonSteps } from './automaton.ts';
import type { LunaChoice } from './choices.ts';
import { feedingSteps } from './feeding.ts';
import { laboratorySteps } from './laboratory.ts';
import { mineSteps } from './mine.ts';
import { paymentSteps } from './payment.ts';
import { quartersSteps } from './quarters.ts';
import { recyclingSteps } from './recycling.ts';
import { roundSteps } from './round.ts';
import { scoringSteps } from './scoring.ts';
import { secondUseSteps } from './second-use.ts';
import { seedbedSteps } from './seedbed.ts';
import { setupSteps } from './setup.ts';
import type { LunaFrame, LunaState } from './state.ts';
import { turnSteps } from './turn.ts';
import { useSteps } from './use.ts';

export const steps: Steps<LunaState, LunaChoice, LunaFrame> = {
  ...setupSteps,
  ...roundSteps,
  ...turnSteps,
  ...useSteps,
  ...secondUseSteps,
  ...paymentSteps,
  ...quartersSteps,
  ...recyclingSteps,
  ...laboratorySteps,
  ...mineSteps,
  ...airlockSteps,
  ...seedbedSteps,
  ...feedingSteps,
  ...automatonSteps,
  ...scoringSteps,
};
