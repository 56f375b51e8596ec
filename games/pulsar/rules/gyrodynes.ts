import type { Seat } from '@orrery/kernel';
import { AWARD_AT, AWARDS, GYRODYNES } from '../data/index.ts';
import { typeIndex } from './benefits.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { CLUSTERS, PULSARS } from './cluster.ts';
import { countPlaced } from './counts.ts';
import { voice } from './events.ts';
import { gainGyrodyne, gainPoints } from './gains.ts';
import { covers, isAffordable, PAYMENTS, type Payment, payNamed, purse, spend } from './payment.ts';
import { happen, slackFor } from './powers.ts';
import { NONE, type PulsarState } from './state.ts';

const TAKE: readonly (readonly Doing<'take-gyrodyne'>[])[] = GYRODYNES.map(({ type }) =>
  PAYMENTS.map((pay) => ({ do: 'take-gyrodyne', type, pay: pay.name })),
);

const COMPLETE: readonly (readonly (readonly Doing<'complete'>[])[])[] = CLUSTERS.map(({ pulsars, ids }) =>
  pulsars.map((location) => PAYMENTS.map((pay) => ({ do: 'complete', on: ids[location], pay: pay.name }))),
);

const PLACE: readonly (readonly (readonly Doing<'place'>[])[])[] = CLUSTERS.map(({ pulsars, ids }) =>
  pulsars.map((location) => GYRODYNES.map(({ type }) => ({ do: 'place', type, on: ids[location] }))),
);

const pulsarNamed = (s: PulsarState, id: string): number => {
  const location = CLUSTERS[s.side].indexOf[id];
  return location === undefined ? NONE : CLUSTERS[s.side].pulsarOf[location];
};

/** PUL-GYRO-01 */
export function addGyrodynesToTake(options: PulsarChoice[], s: PulsarState, powers: number): void {
  const slack = slackFor('take-gyrodyne', powers);
  for (let type = 0; type < GYRODYNES.length; type++) {
    const cost = GYRODYNES[type].takeDie;
    if (s.supply[type] === 0 || !isAffordable(cost, slack)) continue;
    for (let i = 0; i < purse.length; i++) if (covers(purse[i], cost, slack)) options.push(TAKE[type][purse[i].id]);
  }
}

export function takeGyrodyne(s: PulsarState, seat: Seat, { type, pay }: Doing<'take-gyrodyne'>): void {
  spend(s, seat, payNamed(pay));
  happen(s, seat, 'take-gyrodyne-action');
  if (type !== 'small') happen(s, seat, 'spend-die-on-larger-gyrodyne');
  gainGyrodyne(s, seat, typeIndex(type));
}

export function whyNotTake(
  s: PulsarState,
  choice: Doing<'take-gyrodyne'>,
  pay: Payment,
  powers: number,
): string | undefined {
  const type = typeIndex(choice.type);
  if (type < 0) return undefined;
  if (s.supply[type] === 0) return 'PUL-SETUP-06';
  return covers(pay, GYRODYNES[type].takeDie, slackFor('take-gyrodyne', powers)) ? undefined : 'PUL-GYRO-01';
}

/** PUL-GYRO-08 */
export function addGyrodynesToComplete(options: PulsarChoice[], s: PulsarState, seat: Seat, powers: number): void {
  const slack = slackFor('complete-gyrodyne', powers);
  for (let pulsar = 0; pulsar < PULSARS; pulsar++) {
    if (s.owner[pulsar] !== seat || s.gyrodyne[pulsar] < 0 || s.spins[pulsar] === 1) continue;
    const cost = GYRODYNES[s.gyrodyne[pulsar]].completeDie;
    if (!isAffordable(cost, slack)) continue;
    const choices = COMPLETE[s.side][pulsar];
    for (let i = 0; i < purse.length; i++) if (covers(purse[i], cost, slack)) options.push(choices[purse[i].id]);
  }
}

export function completeGyrodyne(s: PulsarState, seat: Seat, { on, pay }: Doing<'complete'>): void {
  spend(s, seat, payNamed(pay));
  const pulsar = pulsarNamed(s, on);
  s.spins[pulsar] = 1;
  const { type } = GYRODYNES[s.gyrodyne[pulsar]];
  voice.tell?.({ event: 'completed', seat, type, on });
  happen(s, seat, 'complete-gyrodyne');
  if (type !== 'small') happen(s, seat, 'spend-die-on-larger-gyrodyne');
}

export function whyNotComplete(
  s: PulsarState,
  seat: Seat,
  choice: Doing<'complete'>,
  pay: Payment,
  powers: number,
): string | undefined {
  const pulsar = pulsarNamed(s, choice.on);
  if (pulsar < 0) return undefined;
  if (s.owner[pulsar] !== seat) return 'PUL-PULSAR-03';
  if (s.gyrodyne[pulsar] < 0 || s.spins[pulsar] === 1) return 'PUL-GYRO-08';
  const cost = GYRODYNES[s.gyrodyne[pulsar]].completeDie;
  return covers(pay, cost, slackFor('complete-gyrodyne', powers)) ? undefined : 'PUL-GYRO-08';
}

/** PUL-GYRO-04, PUL-GYRO-05 */
export function addGyrodynesToPlace(options: PulsarChoice[], s: PulsarState, seat: Seat): void {
  const { loose } = s.players[seat];
  if (loose[0] + loose[1] + loose[2] === 0) return;
  for (let pulsar = 0; pulsar < PULSARS; pulsar++) {
    if (s.owner[pulsar] !== seat || s.gyrodyne[pulsar] >= 0) continue;
    for (let type = 0; type < loose.length; type++) if (loose[type] > 0) options.push(PLACE[s.side][pulsar][type]);
  }
}

export function placeGyrodyne(s: PulsarState, seat: Seat, { type: name, on }: Doing<'place'>): void {
  const type = typeIndex(name);
  const player = s.players[seat];
  player.loose[type]--;
  s.gyrodyne[pulsarNamed(s, on)] = type;
  voice.tell?.({ event: 'placed', seat, type: name, on });
  // PUL-GYRO-09, PUL-GYRO-10, PUL-GYRO-15: the top award of the type for the second and for the fourth tile.
  if (s.awards[type] === 0 || !AWARD_AT.includes(countPlaced(s, seat, type))) return;
  const nth = AWARDS.length - s.awards[type]--;
  player.awards.push(type * AWARDS.length + nth);
  voice.tell?.({ event: 'award', seat, type: name, points: AWARDS[nth] });
  gainPoints(s, seat, AWARDS[nth], 'awards');
}

export function whyNotPlace(s: PulsarState, seat: Seat, choice: Doing<'place'>): string | undefined {
  const pulsar = pulsarNamed(s, choice.on);
  const type = typeIndex(choice.type);
  if (pulsar < 0 || type < 0) return undefined;
  if (s.owner[pulsar] !== seat) return 'PUL-PULSAR-03';
  if (s.gyrodyne[pulsar] >= 0) return 'PUL-GYRO-05';
  return s.players[seat].loose[type] === 0 ? 'PUL-GYRO-04' : undefined;
}
