import type { Seat } from '@orrery/kernel';
import { TRANSMITTERS } from '../data/index.ts';
import { TRANSMITTER_FRAMES } from './benefits.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, End, PulsarChoice } from './choices.ts';
import { voice } from './events.ts';
import { pushAll } from './gains.ts';
import { covers, isAffordable, PAYMENTS, type Payment, payNamed, purse, spend } from './payment.ts';
import { happen, slackFor } from './powers.ts';
import { NONE, ON_DISPLAY, type PulsarState } from './state.ts';

type Paying = 'take-transmitter' | 'pay-transmitter';
const ICONS = 7;

const INDEX: Readonly<Record<string, number>> = Object.fromEntries(TRANSMITTERS.map(({ id }, i) => [id, i]));
export const tileNamed = (id: string): number => (Object.hasOwn(INDEX, id) ? INDEX[id] : NONE);

/** Choices by tile, icon value and payment, made when first needed. */
const MADE: Readonly<Record<Paying, PulsarChoice[][]>> = { 'take-transmitter': [], 'pay-transmitter': [] };

function choicesOf(action: Paying, tile: number, icon: number): readonly PulsarChoice[] {
  const made = MADE[action];
  const at = tile * ICONS + icon;
  made[at] ??= PAYMENTS.map((pay) => ({ do: action, tile: TRANSMITTERS[tile].id, icon, pay: pay.name }));
  return made[at];
}

/** The first unpaid cost icon with this value; -1 when there is none. */
function unpaidIcon(s: PulsarState, tile: number, value: number): number {
  const { costs } = TRANSMITTERS[tile];
  for (let i = 0; i < costs.length; i++) if (costs[i] === value && ((s.paid[tile] >> i) & 1) === 0) return i;
  return NONE;
}

function addPayments(options: PulsarChoice[], s: PulsarState, action: Paying, tile: number, slack: 0 | 1): void {
  const { costs } = TRANSMITTERS[tile];
  for (let i = 0; i < costs.length; i++) {
    // PUL-TRANS-09: of two icons with one value, the first open one stands for both.
    if (!isAffordable(costs[i], slack) || unpaidIcon(s, tile, costs[i]) !== i) continue;
    for (let j = 0; j < purse.length; j++) {
      if (covers(purse[j], costs[i], slack)) options.push(choicesOf(action, tile, costs[i])[purse[j].id]);
    }
  }
}

export function addTransmitters(options: PulsarChoice[], s: PulsarState, seat: Seat, powers: number): void {
  const slack = slackFor('pay-transmitter', powers);
  for (let i = 0; i < s.display.length; i++) addPayments(options, s, 'take-transmitter', s.display[i], slack);
  for (let tile = 0; tile < TRANSMITTERS.length; tile++) {
    if (s.holder[tile] === seat && s.active[tile] === 0) addPayments(options, s, 'pay-transmitter', tile, slack);
  }
}

/** PUL-TRANS-22: die, tile, link, paid cost, in this order. */
export function takeTransmitter(s: PulsarState, seat: Seat, choice: Doing<'take-transmitter'>): void {
  spend(s, seat, payNamed(choice.pay));
  const tile = tileNamed(choice.tile);
  s.display.splice(s.display.indexOf(tile), 1);
  s.holder[tile] = seat;
  voice.tell?.({ event: 'transmitter-taken', seat, tile: choice.tile });
  happen(s, seat, 'take-transmitter');
  pushAll(s, seat, [
    { step: 'link', tile },
    { step: 'pay-icon', tile, icon: choice.icon },
  ]);
}

export function payTransmitter(s: PulsarState, seat: Seat, choice: Doing<'pay-transmitter'>): void {
  spend(s, seat, payNamed(choice.pay));
  s.agenda.seats[seat].push({ step: 'pay-icon', tile: tileNamed(choice.tile), icon: choice.icon });
}

export function whyNotTransmitter(
  s: PulsarState,
  seat: Seat,
  choice: Doing<Paying>,
  pay: Payment,
  powers: number,
): string | undefined {
  const tile = tileNamed(choice.tile);
  if (tile < 0) return undefined;
  if (choice.do === 'take-transmitter' && s.holder[tile] !== ON_DISPLAY) return 'PUL-TRANS-02';
  if (choice.do === 'pay-transmitter' && (s.holder[tile] !== seat || s.active[tile] === 1)) return 'PUL-TRANS-08';
  if (unpaidIcon(s, tile, choice.icon) < 0) return choice.do === 'take-transmitter' ? 'PUL-TRANS-01' : 'PUL-TRANS-08';
  const slack = slackFor('pay-transmitter', powers);
  if (covers(pay, choice.icon, slack)) return undefined;
  return choice.do === 'take-transmitter' ? 'PUL-TRANS-01' : 'PUL-TRANS-08';
}

/** Pips of the half die at the end where `tile` touches `other`. */
function halfTowards(s: PulsarState, tile: number, other: number): number {
  return (s.left[tile] === other ? TRANSMITTERS[tile].left : TRANSMITTERS[tile].right) ?? 0;
}

const ENDS: readonly End[] = ['left', 'right'];

/** PUL-TRANS-04, PUL-TRANS-06: an end with a half die that is not linked yet. */
const isFreeEnd = (s: PulsarState, tile: number, end: End): boolean =>
  TRANSMITTERS[tile][end] !== null && s[end][tile] === NONE;

const LINKS: PulsarChoice[] = [];

function linkChoice(end: End, other: number, at: End): PulsarChoice {
  const slot = (other * 2 + ENDS.indexOf(end)) * 2 + ENDS.indexOf(at);
  LINKS[slot] ??= { do: 'link', end, to: TRANSMITTERS[other].id, at };
  return LINKS[slot];
}

function findLinks(s: PulsarState, seat: Seat, tile: number): PulsarChoice[] {
  const options: PulsarChoice[] = [];
  for (const end of ENDS) {
    if (!isFreeEnd(s, tile, end)) continue;
    for (let other = 0; other < TRANSMITTERS.length; other++) {
      if (other === tile || s.holder[other] !== seat) continue;
      for (const at of ENDS) if (isFreeEnd(s, other, at)) options.push(linkChoice(end, other, at));
    }
  }
  return options;
}

const NEW_ARRAY: PulsarChoice = { do: 'new-array' };

export const transmitterSteps: Chapter<'pay-icon' | 'activate' | 'link'> = {
  /** PUL-TRANS-10, PUL-TRANS-11: with the last cost the instant bonus comes, then the tile turns over. */
  'pay-icon': {
    run(s, { tile, icon }, seat) {
      s.paid[tile] |= 1 << unpaidIcon(s, tile, icon);
      voice.tell?.({ event: 'icon-paid', seat, tile: TRANSMITTERS[tile].id, icon });
      happen(s, seat, 'pay-transmitter');
      if (s.paid[tile] !== (1 << TRANSMITTERS[tile].costs.length) - 1) return;
      s.agenda.seats[seat].push({ step: 'activate', tile });
      pushAll(s, seat, TRANSMITTER_FRAMES[tile]);
    },
  },
  activate: {
    run(s, { tile }, seat) {
      s.active[tile] = 1;
      // PUL-TRANS-10: the markers on the costs go back; an active tile has nothing left to pay.
      s.paid[tile] = 0;
      voice.tell?.({ event: 'activated', seat, tile: TRANSMITTERS[tile].id });
      happen(s, seat, 'activate-transmitter');
      // PUL-TRANS-13, PUL-DEC-20: no offer once the bonus die of this turn is decided.
      if (s.turn.used) return;
      for (const other of [s.left[tile], s.right[tile]]) {
        if (other < 0 || s.active[other] === 0) continue;
        const value = halfTowards(s, tile, other) + halfTowards(s, other, tile);
        s.turn.links = [...s.turn.links, value];
        voice.tell?.({ event: 'link-die', seat, value });
      }
    },
  },
  /** PUL-TRANS-03: linked to one own tile at once, or the first of a new array. */
  link: {
    skip: (s, seat, { tile }) => findLinks(s, seat, tile).length === 0,
    options: (s, seat, { tile }) => [NEW_ARRAY, ...findLinks(s, seat, tile)],
    take(s, seat, choice, { tile }) {
      if (choice.do !== 'link') return;
      const other = tileNamed(choice.to);
      s[choice.end][tile] = other;
      s[choice.at][other] = tile;
      const id = TRANSMITTERS[tile].id;
      voice.tell?.({ event: 'linked', seat, tile: id, end: choice.end, to: choice.to, at: choice.at });
    },
    whyNot(s, seat, choice, { tile }) {
      if (choice.do !== 'link') return { rule: 'PUL-TRANS-03' };
      const other = tileNamed(choice.to);
      if (other < 0 || s.holder[other] !== seat || other === tile) return { rule: 'PUL-TRANS-03' };
      const taken = s[choice.at]?.[other] !== NONE;
      return { rule: TRANSMITTERS[other][choice.at] !== null && taken ? 'PUL-TRANS-06' : 'PUL-TRANS-04' };
    },
  },
};
