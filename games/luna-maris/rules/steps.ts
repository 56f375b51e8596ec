import type { Steps } from '@orrery/kernel';
import { fieldStep } from './airlock.ts';
import { automatonStep } from './automaton.ts';
import { fedStep, recallStep, serveStep } from './feeding.ts';
import { researchStep, selectionStep } from './laboratory.ts';
import { mineMoreStep } from './mine.ts';
import { payStep } from './payment.ts';
import { restStep } from './quarters.ts';
import { recyclePartStep } from './recycling.ts';
import { actionPhaseStep, cleanupStep, roundStep } from './round.ts';
import { finalStep } from './scoring.ts';
import { pickStep } from './seedbed.ts';
import { askStep, equipmentStep, placeStep, startModulesStep } from './setup.ts';
import type { LunaChoice, LunaFrame, LunaState } from './state.ts';
import { nextTurnStep, turnStep } from './turn.ts';
import { actStep, afterUseStep, finishTurnStep, resolveStep, secondUseStep } from './use.ts';

export const steps: Steps<LunaState, LunaChoice, LunaFrame> = {
  ask: askStep,
  'start-modules': startModulesStep,
  round: roundStep,
  'action-phase': actionPhaseStep,
  'next-turn': nextTurnStep,
  automaton: automatonStep,
  cleanup: cleanupStep,
  final: finalStep,
  equipment: equipmentStep,
  place: placeStep,
  turn: turnStep,
  act: actStep,
  'after-use': afterUseStep,
  'second-use': secondUseStep,
  'finish-turn': finishTurnStep,
  pay: payStep,
  resolve: resolveStep,
  'recycle-part': recyclePartStep,
  research: researchStep,
  selection: selectionStep,
  'mine-more': mineMoreStep,
  field: fieldStep,
  pick: pickStep,
  rest: restStep,
  serve: serveStep,
  recall: recallStep,
  fed: fedStep,
};
