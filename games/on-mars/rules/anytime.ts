import { type AskStep, reveal, type Seat } from '@orrery/kernel';
import { DEVELOP_TWICE_FREE, GOALS } from '../data/index.ts';
import { deliver, listDeliveries } from './contracts.ts';
import { voice } from './events.ts';
import { listGoals } from './goals.ts';
import {
  type AskFrame,
  COLONIZATION,
  doNext,
  NONE,
  type OmChoice,
  type OnMarsState,
  SHUTTLE,
  thenEffect,
} from './state.ts';

/** Takes up again what was asked, as far as there is still something to ask. */
function resume(s: OnMarsState, seat: Seat, frame: AskFrame): void {
  if ('effect' in frame && frame.step !== 'more' && frame.step !== 'use-radar') {
    return void doNext(s, { step: 'effect', seat, effect: frame.effect });
  }
  doNext(s, { step: 'ask-again', seat, frame });
}

/** OM-CONTR-01, OM-GOAL-01: deliveries and Private Goals beside whatever else the seat is asked. */
function listAnytime(s: OnMarsState, seat: Seat, frame: AskFrame, out: OmChoice[]): void {
  if (s.active !== seat || s.closing) return;
  if (frame.step === 'move' && frame.moved !== 0) return;
  if (s.phase === COLONIZATION || s.phase === SHUTTLE) listDeliveries(s, seat, out);
  // A Goal can bring another journey: the one under way is finished first.
  if (frame.step === 'place-tile' || frame.step === 'take-space') return;
  if (s.phase === COLONIZATION) listGoals(s, seat, out);
}

export function isAnytime(choice: OmChoice): boolean {
  return choice.do === 'deliver' || choice.do === 'goal';
}

type Asking<F extends AskFrame> = AskStep<OnMarsState, OmChoice, F>;

export function anytime<F extends AskFrame>(step: Asking<F>): Asking<F> {
  return {
    ...step,
    options(s, seat, frame) {
      const out = step.options(s, seat, frame);
      listAnytime(s, seat, frame, out);
      return out;
    },
    take(s, seat, choice, frame) {
      if (choice.do === 'deliver') {
        resume(s, seat, frame);
        deliver(s, seat, choice.contract, choice.good);
      } else if (choice.do === 'goal') {
        resume(s, seat, frame);
        completeGoal(s, seat, choice.goal - 1, choice.reward === 'own');
      } else {
        step.take(s, seat, choice, frame);
      }
    },
    whyNot(s, seat, choice, frame) {
      if (choice.do === 'deliver') return { rule: 'OM-CONTR-01' };
      if (choice.do === 'goal') return { rule: s.players[seat].goal === NONE ? 'OM-GOAL-01' : 'OM-GOAL-02' };
      return step.whyNot?.(s, seat, choice, frame);
    },
  };
}

/** OM-GOAL-03: the reward is taken at once; the interrupted action then goes on. */
function completeGoal(s: OnMarsState, seat: Seat, goal: number, own: boolean): void {
  const p = s.players[seat];
  p.goals.splice(p.goals.indexOf(goal), 1);
  p.goal = goal;
  reveal(s);
  voice.tell?.({ event: 'goal', seat, goal, own });
  thenEffect(s, seat, own ? GOALS[goal].reward : DEVELOP_TWICE_FREE);
}
