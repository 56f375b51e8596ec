import {
  type Benefit,
  EXPLORATION_TILES,
  GOALS,
  HEADQUARTERS,
  SYSTEM_TILES,
  TECHNOLOGIES,
  type TechnologyEffect,
  TRANSMITTERS,
} from '../data/index.ts';
import { CLUSTERS, COLORS } from '../rules/cluster.ts';
import { paymentNamed } from '../rules/payment.ts';
import type { PulsarText } from './en/phrases.ts';

/** Components in words, made from their rows, so that another edition needs no new texts. */

function describeEffect(t: PulsarText, effect: TechnologyEffect): string {
  switch (effect.op) {
    case 'points-per':
      return t.effect.pointsPer(effect.n, effect.per, effect.what);
    case 'points-by-count':
      return t.effect.byCount(effect.what, effect.table);
    case 'points-by-rank':
      return t.effect.byRank(effect.table);
    case 'points-on':
      return t.effect.on(effect.n, effect.event, effect.color);
    case 'cost-pm1':
      return t.effect.slack(effect.action);
    case 'flight-pm1-if-gate':
      return t.effect.flightSlack(effect.color);
    case 'goal-wild':
      return t.effect.wild;
    case 'copy-die-cost':
      return t.effect.copy(effect.cubes);
    case 'exploration-draw-choose':
      return t.effect.drawTwo;
    case 'discovery-on-lifeless':
      return t.effect.discoverLifeless;
    case 'plus-minus-range':
      return t.effect.wideTokens(effect.max);
    case 'initiative-points-double':
      return t.effect.doubleInitiative;
    case 'cube-points':
      return t.effect.cubes(effect.cubes, effect.points);
    case 'goal-bonus-discount':
      return t.effect.discount(effect.cubes);
    default:
      return t.benefit(effect);
  }
}

export function describeEffects(t: PulsarText, effects: readonly TechnologyEffect[]): string {
  return effects.length === 0 ? t.noEffect : t.list(effects.map((effect) => describeEffect(t, effect)));
}

export const describeBenefits = (t: PulsarText, benefits: readonly Benefit[]): string => describeEffects(t, benefits);

export function describeTech(t: PulsarText, id: string): string {
  return describeEffects(t, TECHNOLOGIES.find((tech) => tech.id === id)?.effects ?? []);
}

export function describeProject(t: PulsarText, id: string): string {
  const project = HEADQUARTERS.flatMap((hq) => hq.projects).find((row) => row.id === id);
  return describeEffects(t, project?.effects ?? []);
}

export function describeSystem(t: PulsarText, id: string): string {
  return describeEffects(t, SYSTEM_TILES.find((tile) => tile.id === id)?.bonus ?? []);
}

export function describeExploration(t: PulsarText, id: string): string {
  return describeEffects(t, EXPLORATION_TILES.find((tile) => tile.id === id)?.effects ?? []);
}

export function describeGoal(t: PulsarText, id: string): string {
  const goal = GOALS.find((row) => row.id === id);
  return goal ? t.goal[goal.needs.op](goal.needs.n) : id;
}

/** `transmitter-a1` as people call it. */
export const nameTransmitter = (t: PulsarText, id: string): string =>
  t.transmitter(
    TRANSMITTERS.find((tile) => tile.id === id)
      ?.id.replace('transmitter-', '')
      .toUpperCase() ?? id,
  );

/** `hq-a1-p3` as people call it: A1-3; `ai-2`: AI-2. */
export const nameProject = (id: string): string => id.replace('hq-', '').replace('-p', '-').toUpperCase();
export const nameTech = (id: string): string => id.toUpperCase();

export function namePlace(t: PulsarText, id: string): string {
  const cluster = CLUSTERS.find(({ indexOf }) => id in indexOf);
  if (cluster === undefined) return id;
  const at = cluster.indexOf[id];
  const type = cluster.types[at];
  return type === 'gate' ? t.places.gate(id, COLORS[cluster.colors[at]]) : t.places[type](id);
}

export function namePayment(t: PulsarText, pay: string): string {
  const payment = paymentNamed(pay);
  if (payment === undefined) return pay;
  const die = t.pay.die[payment.kind](payment.value);
  return payment.token === 'none' ? die : t.pay.changed(die, payment.result, payment.token);
}

export function nameMedian(t: PulsarText, median: number): string {
  return median % 2 === 1 ? String((median + 1) / 2) : t.between(median / 2, median / 2 + 1);
}
