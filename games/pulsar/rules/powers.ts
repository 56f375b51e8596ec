import type { Seat } from '@orrery/kernel';
import { COPY_CUBES, type Happening, type SlackAction, TECHNOLOGIES, type TechnologyEffect } from '../data/index.ts';
import { COLORS } from './cluster.ts';
import { bestRank, countItems } from './counts.ts';
import { gainPoints } from './gains.ts';
import type { Player, PulsarState } from './state.ts';

/** What patents let their holder do, as bits. */
export const SLACK: Readonly<Record<SlackAction, number>> = {
  'take-gyrodyne': 1,
  'complete-gyrodyne': 2,
  'pay-transmitter': 4,
  'hq-project': 8,
  patent: 16,
};
/** PUL-TECH-14: how far a die may miss the cost of an action. */
export const slackFor = (action: SlackAction, powers: number): 0 | 1 => ((powers & SLACK[action]) === 0 ? 0 : 1);
export const WIDE_TOKENS = 32;
export const DRAW_TWO = 64;
export const COUNTS_PULSARS = 128;
export const DISCOVERS_LIFELESS = 256;
/** One bit for each gate colour: points for gates, and leave to fly one segment more or less. */
export const countsGates = (color: number): number => 512 << color;
export const flightSlack = (color: number): number => 4096 << color;
const ANY_FLIGHT_SLACK = flightSlack(0) | flightSlack(1) | flightSlack(2);

function powerOf(effect: TechnologyEffect): number {
  switch (effect.op) {
    case 'cost-pm1':
      return SLACK[effect.action];
    case 'plus-minus-range':
      return WIDE_TOKENS;
    case 'exploration-draw-choose':
      return DRAW_TWO;
    case 'discovery-on-lifeless':
      return DISCOVERS_LIFELESS;
    case 'flight-pm1-if-gate':
      return flightSlack(COLORS.indexOf(effect.color));
    case 'points-on':
      if (effect.event === 'visit-pulsar') return COUNTS_PULSARS;
      if (effect.event === 'visit-gate' && effect.color) return countsGates(COLORS.indexOf(effect.color));
      return 0;
    default:
      return 0;
  }
}

const POWERS: readonly number[] = TECHNOLOGIES.map((tech) =>
  tech.effects.reduce((bits, effect) => bits | powerOf(effect), 0),
);

/** Everything the patents of a player let them do. */
export function powersOf(player: Player): number {
  let bits = 0;
  for (let i = 0; i < player.patents.length; i++) bits |= POWERS[player.patents[i]];
  return bits;
}

/** The gate colour that makes flights one longer or shorter; -1 when there is none. */
export function slackColor(powers: number): number {
  if ((powers & ANY_FLIGHT_SLACK) === 0) return -1;
  return powers & flightSlack(0) ? 0 : powers & flightSlack(1) ? 1 : 2;
}

/** [technology] what copying a die costs its holder; undefined where it says nothing about that. */
const COPY_PRICES: readonly (number | undefined)[] = TECHNOLOGIES.map(
  ({ effects }) => effects.find((effect) => effect.op === 'copy-die-cost')?.cubes,
);

export function copyPrice({ patents }: Player): number {
  let price = COPY_CUBES;
  for (let i = 0; i < patents.length; i++) price = COPY_PRICES[patents[i]] ?? price;
  return price;
}

interface Trigger {
  readonly event: Happening;
  readonly n: number;
  /** Gate colour, or -1 for events without one. */
  readonly color: number;
}

const TRIGGERS: readonly (readonly Trigger[])[] = TECHNOLOGIES.map((tech) =>
  tech.effects.flatMap((effect) =>
    effect.op === 'points-on'
      ? [{ event: effect.event, n: effect.n, color: effect.color ? COLORS.indexOf(effect.color) : -1 }]
      : [],
  ),
);

/**
 * PUL-TECH-29, PUL-TECH-30: points of all patents that watch for this event, at the moment it happens. `times` is how
 * many things happened.
 */
export function happen(s: PulsarState, seat: Seat, event: Happening, times = 1, color = -1): void {
  if (times === 0) return;
  const { patents } = s.players[seat];
  for (let i = 0; i < patents.length; i++) {
    const triggers = TRIGGERS[patents[i]];
    for (let j = 0; j < triggers.length; j++) {
      const trigger = triggers[j];
      if (trigger.event === event && trigger.color === color) gainPoints(s, seat, trigger.n * times, 'technologies');
    }
  }
}

/** Points an effect that counts something is worth now; 0 for all other effects. */
export function countedPoints(s: PulsarState, seat: Seat, effect: TechnologyEffect): number {
  switch (effect.op) {
    case 'points-per':
      return Math.floor(countItems(s, seat, effect.what) / effect.per) * effect.n;
    case 'points-by-count': {
      const n = Math.min(countItems(s, seat, effect.what), effect.table.length);
      return n === 0 ? 0 : effect.table[n - 1];
    }
    case 'points-by-rank':
      return effect.table[bestRank(s[effect.track], seat)] ?? 0;
    default:
      return 0;
  }
}
