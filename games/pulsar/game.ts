import { type Game, isOver, resultBy, type Seat } from '@orrery/kernel';
import { GOALS } from './data/index.ts';
import { guess } from './guess.ts';
import type { PulsarChoice } from './rules/choices.ts';
import { cloneState } from './rules/clone.ts';
import { bestRank } from './rules/counts.ts';
import type { PulsarEvent } from './rules/events.ts';
import { breakdown, projectedScore } from './rules/projection.ts';
import { type PulsarSettings, SETTING_SPECS } from './rules/settings.ts';
import { aboutHq, setUp, wantedGoals } from './rules/setup.ts';
import type { PulsarState } from './rules/state.ts';
import { steps } from './rules/steps.ts';
import { seatView, view } from './view.ts';

/** PUL-WIN-02, PUL-WIN-03: further ahead on the initiative track. */
const aheadOf = (s: PulsarState, a: Seat, b: Seat): number => bestRank(s.initiative, a) - bestRank(s.initiative, b);

function checkSettings(settings: PulsarSettings): string[] {
  const problems: string[] = [];
  const goals = wantedGoals(settings);
  const named = goals.filter((goal) => goal !== 'random');
  const tileOf = (id: string): number | undefined => GOALS.find((goal) => goal.id === id)?.tile;
  named.forEach((id, i) => {
    const twin = named.slice(0, i).find((other) => tileOf(other) === tileOf(id));
    if (twin) problems.push(`'${twin}' and '${id}' are sides of one goal tile, so they cannot be in play together`);
  });
  const hq = settings.hq === 'on' || (settings.hq === 'by-preset' && settings.preset === 'normal');
  for (const id of named) {
    if (!hq && aboutHq(id)) problems.push(`'${id}' needs headquarters; set 'hq' to on or choose another goal`);
  }
  return problems;
}

export const pulsar: Game<PulsarState, PulsarChoice, PulsarSettings> = {
  id: 'pulsar',
  version: 3,
  seats: { min: 2, max: 4 },
  settings: SETTING_SPECS,
  checkSettings,
  setup: setUp,
  steps,
  saysDone: (choice) => choice.do === 'end-turn',
  pointsIn: (told) => {
    const event = told as PulsarEvent;
    return event.event === 'points' ? event.n : undefined;
  },
  clone: cloneState,
  view,
  seatView,
  guess,
  scores: (s) => s.players.map((_, seat) => projectedScore(s, seat)),
  breakdown,
  result: (s) =>
    isOver(s)
      ? resultBy(
          s.players.map((player) => player.score),
          (a, b) => aheadOf(s, a, b),
        )
      : undefined,
};
