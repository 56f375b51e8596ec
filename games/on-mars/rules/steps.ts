import { type AskStep, type RunStep, type Seat, type Step, TABLE } from '@orrery/kernel';
import { anytime } from './anytime.ts';
import { blueprints } from './blueprints.ts';
import { building } from './build.ts';
import { displacement } from './displacement.ts';
import { effects } from './effects.ts';
import type { OmEvent } from './events.ts';
import { firstColonists } from './first-colonists.ts';
import { paying } from './goods.ts';
import { hiring } from './hiring.ts';
import { lacerda } from './lacerda/acts.ts';
import { LACERDA } from './lacerda/choices.ts';
import { lifeSupport } from './lss.ts';
import { movement } from './movement.ts';
import { placing } from './placement.ts';
import { producing } from './production.ts';
import { rounds } from './rounds.ts';
import { ships } from './ships.ts';
import { type AskFrame, ask, isLacerda, type OmChoice, type OnMarsState, voice } from './state.ts';
import { colonyStatus } from './status.ts';
import type { Chapter } from './step.ts';
import { technology } from './technology.ts';
import { travelling } from './travel.ts';
import { turns } from './turn.ts';
import { using } from './using.ts';

const asking: Chapter<'ask-again' | 'await'> = {
  'ask-again': { run: (s, { seat, frame }) => ask(s, seat, frame) },
  // A turn stands still until the other seat is done with what it was asked.
  await: {
    skip: (s, _, { on, depth }) => s.agenda.seats[on].length <= depth,
    waits: () => true,
    options: () => [],
    take: () => undefined,
  },
};

const plain = {
  ...asking,
  ...blueprints,
  ...building,
  ...colonyStatus,
  ...displacement,
  ...effects,
  ...firstColonists,
  ...hiring,
  ...lacerda,
  ...lifeSupport,
  ...movement,
  ...paying,
  ...placing,
  ...producing,
  ...rounds,
  ...ships,
  ...technology,
  ...travelling,
  ...turns,
  ...using,
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

function withAnytime(all: typeof plain): typeof plain {
  const entries = Object.entries(all).map(([name, step]) => {
    if ('run' in step || ALONE.includes(name)) return [name, step] as const;
    return [name, anytime(step as unknown as AskStep<OnMarsState, OmChoice, AskFrame>)] as const;
  });
  return Object.fromEntries(entries) as unknown as typeof plain;
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

function withHolder(all: typeof plain): typeof plain {
  const entries = Object.entries(all).map(([name, given]) => {
    const step = given as AnyStep;
    return [name, 'run' in step ? running(step) : taking(step)] as const;
  });
  return Object.fromEntries(entries) as unknown as typeof plain;
}

export const steps = withHolder(withAnytime(plain));
