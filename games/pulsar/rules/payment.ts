import type { Seat } from '@orrery/kernel';
import { voice } from './events.ts';
import { happen, WIDE_TOKENS } from './powers.ts';
import { type BonusSource, NONE, type PulsarState } from './state.ts';

/** A die and the token handed in with it. */
export interface Payment {
  readonly id: number;
  readonly name: string;
  readonly kind: 'silver' | 'red' | 'link';
  readonly value: number;
  readonly token: 'none' | 'plus-minus' | 'plus-two';
  /** A plus-minus token used for more than one, as a technology allows. */
  readonly wide: boolean;
  /** What the die counts for. */
  readonly result: number;
  /** [0: exactly, 1: one off is near enough] the costs it covers, a bit each. */
  readonly covered: readonly [exactly: number, nearly: number];
}

const KINDS = ['silver', 'red', 'link'] as const;
const VALUES = 7;
const CHANGES = [
  { suffix: '', token: 'none', by: 0, wide: false },
  { suffix: '-pm1', token: 'plus-minus', by: -1, wide: false },
  { suffix: '+pm1', token: 'plus-minus', by: 1, wide: false },
  { suffix: '+two', token: 'plus-two', by: 2, wide: false },
  { suffix: '-pm2', token: 'plus-minus', by: -2, wide: true },
  { suffix: '+pm2', token: 'plus-minus', by: 2, wide: true },
] as const;

/** No cost is higher. */
const HIGHEST = 6;

/** PUL-ACT-03, PUL-TECH-14: does a die cover a cost, which a technology may let it miss by `slack`? */
const meets = (die: number, cost: number, slack: number): boolean => Math.abs(die - cost) <= slack;

/** The costs a die covers with a token and not without: what is not needed is not asked for. */
function costsCovered(value: number, by: number, slack: number): number {
  let costs = 0;
  for (let cost = 0; cost <= HIGHEST; cost++) {
    if (meets(value + by, cost, slack) && (by === 0 || !meets(value, cost, slack))) costs |= 1 << cost;
  }
  return costs;
}

/** Every payment there can be; those that would count for less than nothing are listed but never offered. */
export const PAYMENTS: readonly Payment[] = KINDS.flatMap((kind, k) =>
  Array.from({ length: VALUES }, (_, value) =>
    CHANGES.map(
      ({ suffix, token, by, wide }, c): Payment => ({
        id: (k * VALUES + value) * CHANGES.length + c,
        name: `${kind}${value}${suffix}`,
        kind,
        value,
        token,
        wide,
        result: value + by,
        covered: [costsCovered(value, by, 0), costsCovered(value, by, 1)],
      }),
    ),
  ).flat(),
);

const BY_NAME: Readonly<Record<string, Payment>> = Object.fromEntries(PAYMENTS.map((pay) => [pay.name, pay]));

export function paymentNamed(name: string): Payment | undefined {
  return Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
}

export const payNamed = (name: string): Payment => BY_NAME[name];

/** The payments a seat can make now. Filled anew for every question; one list, because only one seat acts. */
export const purse: Payment[] = [];
/** The costs that some payment of the purse covers, as a payment has them. */
const affordable: [exactly: number, nearly: number] = [0, 0];

export const isAffordable = (cost: number, slack: 0 | 1): boolean => ((affordable[slack] >> cost) & 1) !== 0;

export function fillPurse(s: PulsarState, seat: Seat, powers: number): void {
  purse.length = 0;
  addDice(s, seat, powers);
  affordable.fill(0);
  for (let i = 0; i < purse.length; i++) {
    affordable[0] |= purse[i].covered[0];
    affordable[1] |= purse[i].covered[1];
  }
}

function addDice(s: PulsarState, seat: Seat, powers: number): void {
  const { silver } = s.players[seat];
  for (let i = 0; i < silver.length; i++) if (silver.indexOf(silver[i]) === i) addDie(s, seat, powers, 0, silver[i]);
  const { turn } = s;
  if (turn.red >= 0) addDie(s, seat, powers, 1, turn.red);
  // PUL-BONUS-19: link dice are on offer only while no other bonus die was taken.
  else if (!turn.used) {
    const { links } = turn;
    for (let i = 0; i < links.length; i++) if (links.indexOf(links[i]) === i) addDie(s, seat, powers, 2, links[i]);
  }
}

function addDie(s: PulsarState, seat: Seat, powers: number, kind: number, value: number): void {
  const { plusMinus, plusTwo } = s.players[seat];
  const from = (kind * VALUES + value) * CHANGES.length;
  purse.push(PAYMENTS[from]);
  if (plusMinus > 0) {
    // PUL-MOD-12: nothing counts for less than 0.
    if (value >= 1) purse.push(PAYMENTS[from + 1]);
    purse.push(PAYMENTS[from + 2]);
  }
  if (plusTwo > 0) purse.push(PAYMENTS[from + 3]);
  if (plusMinus > 0 && (powers & WIDE_TOKENS) !== 0) {
    if (value >= 2) purse.push(PAYMENTS[from + 4]);
    purse.push(PAYMENTS[from + 5]);
  }
}

/** PUL-ACT-03, PUL-TECH-14: does the payment cover a cost, which a technology may let it miss by `slack`? */
export const covers = (pay: Payment, cost: number, slack: 0 | 1): boolean => ((pay.covered[slack] >> cost) & 1) !== 0;

/** Does the seat hold the die and the token of a payment? */
export function holds(s: PulsarState, seat: Seat, pay: Payment, powers: number): boolean {
  fillPurse(s, seat, powers);
  return purse.includes(pay);
}

/** PUL-ACT-04, PUL-MOD-11: die and token go, whatever they buy. */
export function spend(s: PulsarState, seat: Seat, pay: Payment): void {
  const player = s.players[seat];
  const { turn } = s;
  if (pay.token === 'plus-minus') player.plusMinus--;
  else if (pay.token === 'plus-two') player.plusTwo--;
  voice.tell?.({ event: 'die-spent', seat, pay: pay.name });
  if (pay.kind === 'silver') {
    player.silver.splice(player.silver.indexOf(pay.value), 1);
    return;
  }
  if (pay.kind === 'link') {
    turn.used = true;
    turn.source = 'link';
    turn.links = [];
  }
  turn.red = NONE;
  // PUL-TECH-37
  happen(s, seat, 'spend-bonus-die');
}

/** PUL-BONUS-16: the one bonus die of this turn; link dice on offer lapse. */
export function acceptBonusDie(s: PulsarState, seat: Seat, value: number, source: BonusSource): void {
  const { turn } = s;
  turn.red = value;
  turn.source = source;
  // PUL-BONUS-17, PUL-BONUS-18
  turn.forced = source !== 'copy';
  turn.used = true;
  turn.links = [];
  voice.tell?.({ event: 'bonus-die', seat, value, source });
}
