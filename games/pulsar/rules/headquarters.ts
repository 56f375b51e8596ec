import type { Seat } from '@orrery/kernel';
import { HEADQUARTERS, PYRAMID } from '../data/index.ts';
import { PROJECT_FRAMES, paysForBenefit, type RedDie, redDieOf, whyNoBenefit } from './benefits.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { hqOf } from './counts.ts';
import { voice } from './events.ts';
import { pushAll } from './gains.ts';
import { covers, isAffordable, PAYMENTS, type Payment, payNamed, purse, spend } from './payment.ts';
import { happen, slackFor } from './powers.ts';
import type { Player, PulsarState } from './state.ts';

const SIDES: readonly Doing<'side'>[] = HEADQUARTERS.map(({ id }) => ({ do: 'side', hq: id }));

/** PUL-HQ-04 to PUL-HQ-07: the slots below, as bits. */
const BELOW: readonly number[] = PYRAMID.map((slots) => slots.reduce((bits, slot) => bits | (1 << (slot - 1)), 0));

const RED_DICE: readonly (readonly (RedDie | undefined)[])[] = HEADQUARTERS.map((hq) =>
  hq.projects.map((project) => redDieOf(project.effects)),
);

const CHOICES: PulsarChoice[][] = [];
const SLOTS = PYRAMID.length;

function choicesOf(hq: number, slot: number): readonly PulsarChoice[] {
  const at = hq * SLOTS + slot;
  CHOICES[at] ??= PAYMENTS.map((pay) => ({
    do: 'project',
    project: HEADQUARTERS[hq].projects[slot].id,
    pay: pay.name,
  }));
  return CHOICES[at];
}

const isAvailable = (player: Player, slot: number): boolean =>
  ((player.projects >> slot) & 1) === 0 && (player.projects & BELOW[slot]) === BELOW[slot];

export function addProjects(options: PulsarChoice[], s: PulsarState, seat: Seat, powers: number): void {
  const player = s.players[seat];
  if (player.hqSide < 0) return;
  const hq = player.hqBoard * 2 + player.hqSide;
  const slack = slackFor('hq-project', powers);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isAvailable(player, slot)) continue;
    const { cost } = HEADQUARTERS[hq].projects[slot];
    if (!isAffordable(cost, slack)) continue;
    const need = RED_DICE[hq][slot];
    for (let i = 0; i < purse.length; i++) {
      const pay = purse[i];
      if (!covers(pay, cost, slack) || !paysForBenefit(s, seat, need, pay.kind === 'silver')) continue;
      options.push(choicesOf(hq, slot)[pay.id]);
    }
  }
}

const slotNamed = (player: Player, id: string): number =>
  hqOf(player)?.projects.findIndex((project) => project.id === id) ?? -1;

export function completeProject(s: PulsarState, seat: Seat, choice: Doing<'project'>): void {
  const player = s.players[seat];
  const slot = slotNamed(player, choice.project);
  spend(s, seat, payNamed(choice.pay));
  player.projects |= 1 << slot;
  voice.tell?.({ event: 'project', seat, project: choice.project });
  happen(s, seat, 'complete-hq-project');
  pushAll(s, seat, PROJECT_FRAMES[player.hqBoard * 2 + player.hqSide][slot]);
}

export function whyNotProject(
  s: PulsarState,
  seat: Seat,
  choice: Doing<'project'>,
  pay: Payment,
  powers: number,
): string | undefined {
  const player = s.players[seat];
  const slot = slotNamed(player, choice.project);
  if (slot < 0) return 'PUL-HQ-01';
  if ((player.projects >> slot) & 1) return 'PUL-HQ-03';
  if (!isAvailable(player, slot)) return slot === SLOTS - 1 ? 'PUL-HQ-07' : slot < 5 ? 'PUL-HQ-05' : 'PUL-HQ-06';
  const hq = player.hqBoard * 2 + player.hqSide;
  const slack = slackFor('hq-project', powers);
  if (!covers(pay, HEADQUARTERS[hq].projects[slot].cost, slack)) return 'PUL-HQ-02';
  return whyNoBenefit(s, seat, RED_DICE[hq][slot], pay.kind === 'silver');
}

export const headquartersSteps: Chapter<'ask-sides' | 'hq-side' | 'show-sides'> = {
  /** PUL-SETUP-25: everybody chooses a side at once, before the first roll. */
  'ask-sides': {
    run(s) {
      for (const stack of s.agenda.seats) stack.push({ step: 'hq-side' });
    },
  },
  'hq-side': {
    options(s, seat) {
      const first = s.players[seat].hqBoard * 2;
      return [SIDES[first], SIDES[first + 1]];
    },
    take(s, seat, choice) {
      if (choice.do === 'side') s.players[seat].hqSide = HEADQUARTERS.findIndex(({ id }) => id === choice.hq) % 2;
    },
    whyNot: () => ({ rule: 'PUL-SETUP-24' }),
  },
  'show-sides': {
    run(s) {
      s.players.forEach((player, seat) => {
        voice.tell?.({ event: 'side-chosen', seat, hq: hqOf(player)?.id ?? '' });
      });
    },
  },
};
