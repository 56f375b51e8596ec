import type { Seat } from '@orrery/kernel';
import { TECHNOLOGIES } from '../data/index.ts';
import { paysForBenefit, type RedDie, redDieOf, TECHNOLOGY_FRAMES, whyNoBenefit } from './benefits.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { voice } from './events.ts';
import { gainCubes, pushAll } from './gains.ts';
import { covers, isAffordable, PAYMENTS, type Payment, payNamed, purse, spend } from './payment.ts';
import { happen, slackFor } from './powers.ts';
import { NOBODY, type PulsarState } from './state.ts';

/** First holder, round, second holder, round. */
const HOLDER_FIELDS = 4;
export const secondHolder = (i: number): number => i * HOLDER_FIELDS + 2;
export const firstHolder = (i: number): number => i * HOLDER_FIELDS;

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(TECHNOLOGIES.map(({ id }, i) => [id, i]));
export const techNamed = (id: string): number => (Object.hasOwn(INDEX, id) ? INDEX[id] : -1);

const RED_DICE: readonly (RedDie | undefined)[] = TECHNOLOGIES.map((tech) => redDieOf(tech.effects));

const CHOICES: PulsarChoice[][] = [];

function choicesOf(tech: number): readonly PulsarChoice[] {
  CHOICES[tech] ??= PAYMENTS.map((pay) => ({ do: 'patent', tech: TECHNOLOGIES[tech].id, pay: pay.name }));
  return CHOICES[tech];
}

/** The rule that keeps a seat from patenting the i-th technology in play; undefined when it is open. */
function whyClosed(s: PulsarState, seat: Seat, i: number): string | undefined {
  const tech = TECHNOLOGIES[s.techs[i]];
  const { holders } = s;
  const first = holders[firstHolder(i)];
  if (tech.row > s.round) return 'PUL-TECH-01';
  if (first === NOBODY) return undefined;
  if (first === seat || holders[secondHolder(i)] === seat) return 'PUL-TECH-04';
  if (holders[secondHolder(i)] !== NOBODY) return 'PUL-TECH-03';
  if (tech.icons === 2) return undefined;
  if (s.players.length === 2) return 'PUL-TECH-07';
  // PUL-TECH-06, PUL-TECH-33: a technology with one icon has one new holder a round.
  return holders[firstHolder(i) + 1] === s.round ? 'PUL-TECH-33' : undefined;
}

export function addPatents(options: PulsarChoice[], s: PulsarState, seat: Seat, powers: number): void {
  const slack = slackFor('patent', powers);
  for (let i = 0; i < s.techs.length; i++) {
    const tech = s.techs[i];
    const { row, cost } = TECHNOLOGIES[tech];
    // Rows are in order: what follows is not available either.
    if (row > s.round) return;
    if (!isAffordable(cost, slack) || whyClosed(s, seat, i) !== undefined) continue;
    for (let j = 0; j < purse.length; j++) {
      const pay = purse[j];
      if (!covers(pay, cost, slack) || !paysForBenefit(s, seat, RED_DICE[tech], pay.kind === 'silver')) continue;
      options.push(choicesOf(tech)[pay.id]);
    }
  }
}

export function patent(s: PulsarState, seat: Seat, choice: Doing<'patent'>): void {
  const tech = techNamed(choice.tech);
  spend(s, seat, payNamed(choice.pay));
  // PUL-BONUS-14
  gainCubes(s, seat, -(RED_DICE[tech]?.cubes ?? 0));
  voice.tell?.({ event: 'patented', seat, tech: choice.tech });
  // PUL-TECH-13: the technology does not see its own patent.
  happen(s, seat, 'patent');
  const i = s.techs.indexOf(tech);
  const at = s.holders[firstHolder(i)] === NOBODY ? firstHolder(i) : secondHolder(i);
  s.holders[at] = seat;
  s.holders[at + 1] = s.round;
  s.players[seat].patents.push(tech);
  pushAll(s, seat, TECHNOLOGY_FRAMES[tech]);
}

export function whyNotPatent(
  s: PulsarState,
  seat: Seat,
  choice: Doing<'patent'>,
  pay: Payment,
  powers: number,
): string | undefined {
  const tech = techNamed(choice.tech);
  const i = s.techs.indexOf(tech);
  if (i < 0) return 'PUL-SETUP-12';
  const closed = whyClosed(s, seat, i);
  if (closed !== undefined) return closed;
  if (!covers(pay, TECHNOLOGIES[tech].cost, slackFor('patent', powers))) return 'PUL-TECH-02';
  return whyNoBenefit(s, seat, RED_DICE[tech], pay.kind === 'silver');
}
