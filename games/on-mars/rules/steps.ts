import { type AskStep, type RunStep, type Seat, type Step, type Steps, TABLE } from '@orrery/kernel';
import { anytime } from './anytime.ts';
import { blueprintSteps } from './blueprints.ts';
import { buildSteps } from './build.ts';
import type { Chapter } from './chapter.ts';
import { displacementSteps } from './displacement.ts';
import { effectSteps } from './effects.ts';
import type { OmEvent } from './events.ts';
import { voice } from './events.ts';
import { firstColonistSteps } from './first-colonists.ts';
import { paymentSteps } from './goods.ts';
import { hiringSteps } from './hiring.ts';
import { lacerdaSteps } from './lacerda/acts.ts';
import { LACERDA } from './lacerda/choices.ts';
import { lssSteps } from './lss.ts';
import { movementSteps } from './movement.ts';
import { placementSteps } from './placement.ts';
import { productionSteps } from './production.ts';
import { roundSteps } from './rounds.ts';
import { shipSteps } from './ships.ts';
import { type AskFrame, ask, isLacerda, type OmChoice, type OmFrame, type OnMarsState } from './state.ts';
import { statusSteps } from './status.ts';
import { technologySteps } from './technology.ts';
import { travelSteps } from './travel.ts';
import { turnSteps } from './turn.ts';
import { usingSteps } from './using.ts';

const askingSteps: Chapter<'ask-again' | 'await'> = {
  'ask-again': { run: (s, { seat, frame }) => ask(s, seat, frame) },
  // A turn stands still until the other seat is done with what it was asked.
  await: {
    skip: (s, _, { on, depth }) => s.agenda.seats[on].length <= depth,
    waits: () => true,
    options: () => [],
    take: () => undefined,
  },
};

type OmSteps = Steps<OnMarsState, OmChoice, OmFrame>;

const plain: OmSteps = {
  ...askingSteps,
  ...blueprintSteps,
  ...buildSteps,
  ...statusSteps,
  ...displacementSteps,
  ...effectSteps,
  ...firstColonistSteps,
  ...hiringSteps,
  ...lacerdaSteps,
  ...lssSteps,
  ...movementSteps,
  ...paymentSteps,
  ...placementSteps,
  ...productionSteps,
  ...roundSteps,
  ...shipSteps,
  ...technologySteps,
  ...travelSteps,
  ...turnSteps,
  ...usingSteps,
};

/** Questions in which nothing else can be done: payments, another player's turn, the end-of-turn steps. */
const ALONE: readonly string[] = [
  'pay-goods',
  'pay-crystal',
  'pay-slot',
  'use-tech',
  'step-aside',
  'develop-used',
  'reveal-task',
  'fill-display',
  'new-bot',
  'put-shuttle',
  'deliver-last',
  'await',
];

function withAnytime(all: OmSteps): OmSteps {
  const entries = Object.entries(all).map(([name, step]) => {
    if ('run' in step || ALONE.includes(name)) return [name, step] as const;
    return [name, anytime(step as AskStep<OnMarsState, OmChoice, AskFrame>)] as const;
  });
  return Object.fromEntries(entries) as OmSteps;
}

/** In solo, events about player 1 are about Lacerda, who has no seat. */
export const LACERDA_SEAT = -1;

function nameLacerda(event: OmEvent): OmEvent {
  const named: Record<string, unknown> = { ...event };
  for (const key of ['seat', 'owner']) if (named[key] === LACERDA) named[key] = LACERDA_SEAT;
  return named as unknown as OmEvent;
}

function speaking(act: () => void): void {
  const { tell } = voice;
  if (tell === undefined) return void act();
  voice.tell = (event) => tell(nameLacerda(event));
  try {
    act();
  } finally {
    voice.tell = tell;
  }
}

type AnyStep = Step<OnMarsState, OmChoice, never>;

/** What the table has for a person goes on that seat's stack: a turn is one phase, whatever happens in it. */
function running(step: RunStep<OnMarsState, never>): AnyStep {
  return {
    run(s, frame, seat) {
      const { seat: owner } = frame as { readonly seat?: Seat };
      if (seat === TABLE && owner !== undefined && !isLacerda(s, owner)) {
        s.agenda.seats[owner].push(frame);
        return;
      }
      s.holder = seat;
      if (s.rules.solo) speaking(() => step.run(s, frame, seat));
      else step.run(s, frame, seat);
    },
  };
}

function taking(step: AskStep<OnMarsState, OmChoice, never>): AnyStep {
  return {
    ...step,
    take(s, seat, choice, frame) {
      s.holder = seat;
      if (s.rules.solo) speaking(() => step.take(s, seat, choice, frame));
      else step.take(s, seat, choice, frame);
    },
  };
}

function withHolder(all: OmSteps): OmSteps {
  const entries = Object.entries(all).map(([name, given]) => {
    const step = given as AnyStep;
    return [name, 'run' in step ? running(step) : taking(step)] as const;
  });
  return Object.fromEntries(entries) as OmSteps;
}

export const steps = withHolder(withAnytime(plain));
