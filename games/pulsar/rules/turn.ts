import type { Seat, WhyNot } from '@orrery/kernel';
import { TOKEN_DICE, type TokenKind } from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { voice } from './events.ts';
import { canFly } from './flight.ts';
import { gainCubes, gainTokens } from './gains.ts';
import {
  addGyrodynesToComplete,
  addGyrodynesToPlace,
  addGyrodynesToTake,
  completeGyrodyne,
  placeGyrodyne,
  takeGyrodyne,
  whyNotComplete,
  whyNotPlace,
  whyNotTake,
} from './gyrodynes.ts';
import { addProjects, completeProject, whyNotProject } from './headquarters.ts';
import {
  acceptBonusDie,
  fillPurse,
  holds,
  PAYMENTS,
  type Payment,
  paymentNamed,
  payNamed,
  purse,
  spend,
} from './payment.ts';
import { copyPrice, powersOf, WIDE_TOKENS } from './powers.ts';
import { NONE, type PulsarFrame, type PulsarState } from './state.ts';
import { addPatents, patent, whyNotPatent } from './technologies.ts';
import { addTransmitters, payTransmitter, takeTransmitter, whyNotTransmitter } from './transmitters.ts';

const TURN: PulsarFrame = { step: 'turn' };

const FLY: readonly Doing<'fly'>[] = PAYMENTS.map((pay) => ({ do: 'fly', pay: pay.name }));
const ROUTE: readonly PulsarFrame[] = Array.from({ length: 10 }, (_, length) => ({ step: 'route', length }));
const COPY: readonly Doing<'copy'>[] = [0, 1, 2, 3, 4, 5, 6].map((die) => ({ do: 'copy', die }));
const END: PulsarChoice = { do: 'end-turn' };
const KINDS: readonly TokenKind[] = ['plus-minus', 'plus-two'];

/** PUL-MOD-09, PUL-MOD-10; a die that is right as it is needs no token. */
function buysToken(token: TokenKind, pay: Payment): boolean {
  const dice: readonly number[] = TOKEN_DICE[token];
  return dice.includes(pay.result) && (pay.token === 'none' || !dice.includes(pay.value));
}

/** [kind of token][payment] undefined where the payment does not buy one. */
const BUY: readonly (readonly (Doing<'buy-token'> | undefined)[])[] = KINDS.map((token) =>
  PAYMENTS.map((pay) => (buysToken(token, pay) ? { do: 'buy-token', token, pay: pay.name } : undefined)),
);

/** PUL-ACT-06: everything a die can buy now. */
function addDieActions(options: PulsarChoice[], s: PulsarState, seat: Seat, powers: number): void {
  for (let i = 0; i < purse.length; i++) if (canFly(s, seat, purse[i].result, powers)) options.push(FLY[purse[i].id]);
  addGyrodynesToTake(options, s, powers);
  addGyrodynesToComplete(options, s, seat, powers);
  addTransmitters(options, s, seat, powers);
  addProjects(options, s, seat, powers);
  addPatents(options, s, seat, powers);
  for (let kind = 0; kind < BUY.length; kind++) {
    for (let i = 0; i < purse.length; i++) {
      const choice = BUY[kind][purse[i].id];
      if (choice !== undefined) options.push(choice);
    }
  }
}

/** PUL-BONUS-04, PUL-BONUS-07 */
function addCopies(options: PulsarChoice[], s: PulsarState, seat: Seat): void {
  const player = s.players[seat];
  if (s.turn.used || player.cubes < copyPrice(player)) return;
  for (let die = 1; die < s.pool.length; die++) if (s.pool[die] > 0) options.push(COPY[die]);
}

/** PUL-ACT-11: a compulsory die that can be spent must be spent. */
function mustSpend(options: readonly PulsarChoice[], s: PulsarState): boolean {
  if (!s.turn.forced || s.turn.red < 0) return false;
  return options.some((option) => 'pay' in option && payNamed(option.pay).kind === 'red');
}

function act(s: PulsarState, seat: Seat, choice: PulsarChoice): void {
  switch (choice.do) {
    case 'fly': {
      const pay = payNamed(choice.pay);
      spend(s, seat, pay);
      s.agenda.seats[seat].push(ROUTE[pay.result]);
      return;
    }
    case 'take-gyrodyne':
      takeGyrodyne(s, seat, choice);
      return;
    case 'complete':
      completeGyrodyne(s, seat, choice);
      return;
    case 'take-transmitter':
      takeTransmitter(s, seat, choice);
      return;
    case 'pay-transmitter':
      payTransmitter(s, seat, choice);
      return;
    case 'project':
      completeProject(s, seat, choice);
      return;
    case 'patent':
      patent(s, seat, choice);
      return;
    case 'buy-token':
      spend(s, seat, payNamed(choice.pay));
      gainTokens(s, seat, choice.token, 1);
      return;
    case 'place':
      placeGyrodyne(s, seat, choice);
      return;
    case 'copy':
      gainCubes(s, seat, -copyPrice(s.players[seat]));
      acceptBonusDie(s, seat, choice.die, 'copy');
      return;
  }
}

/** PUL-ACT-10: dice left over are lost, everything else stays. */
function endTurn(s: PulsarState, seat: Seat): void {
  const player = s.players[seat];
  voice.tell?.({ event: 'turn-ended', seat, lost: player.silver.slice() });
  player.silver = [];
  s.turn = { seat: NONE, red: NONE, source: 'none', forced: false, used: false, links: [] };
}

function whyNotInTurn(s: PulsarState, seat: Seat, choice: PulsarChoice): WhyNot | undefined {
  const rule = ruleAgainst(s, seat, choice);
  return rule === undefined ? undefined : { rule };
}

function ruleAgainst(s: PulsarState, seat: Seat, choice: PulsarChoice): string | undefined {
  if (choice.do === 'end-turn') return 'PUL-ACT-11';
  if (choice.do === 'place') return whyNotPlace(s, seat, choice);
  if (choice.do === 'copy') return whyNotCopy(s, seat, choice);
  if (!('pay' in choice)) return 'PUL-ACT-09';
  const pay = paymentNamed(choice.pay);
  if (pay === undefined) return undefined;
  if (pay.result < 0) return 'PUL-MOD-12';
  const powers = powersOf(s.players[seat]);
  return whyNotBuy(s, seat, choice, pay, powers) ?? whyNotPay(s, seat, pay, powers);
}

function whyNotCopy(s: PulsarState, seat: Seat, { die }: Doing<'copy'>): string | undefined {
  if (s.turn.used) return 'PUL-BONUS-07';
  return s.pool[die] > 0 && s.players[seat].cubes < copyPrice(s.players[seat]) ? 'PUL-BONUS-04' : 'PUL-BONUS-06';
}

function whyNotBuy(
  s: PulsarState,
  seat: Seat,
  choice: Extract<PulsarChoice, { readonly pay: string }>,
  pay: Payment,
  powers: number,
): string | undefined {
  switch (choice.do) {
    case 'fly':
      if (pay.result === 0 && !canFly(s, seat, 0, powers)) return 'PUL-FLIGHT-02';
      return canFly(s, seat, pay.result, powers) ? undefined : 'PUL-FLIGHT-12';
    case 'take-gyrodyne':
      return whyNotTake(s, choice, pay, powers);
    case 'complete':
      return whyNotComplete(s, seat, choice, pay, powers);
    case 'take-transmitter':
    case 'pay-transmitter':
      return whyNotTransmitter(s, seat, choice, pay, powers);
    case 'project':
      return whyNotProject(s, seat, choice, pay, powers);
    case 'patent':
      return whyNotPatent(s, seat, choice, pay, powers);
    case 'buy-token':
      if (!KINDS.includes(choice.token) || buysToken(choice.token, pay)) return undefined;
      return choice.token === 'plus-two' ? 'PUL-MOD-10' : 'PUL-MOD-09';
  }
}

/** Why the seat cannot hand in this die with this token. */
function whyNotPay(s: PulsarState, seat: Seat, pay: Payment, powers: number): string | undefined {
  if (holds(s, seat, pay, powers)) return undefined;
  const player = s.players[seat];
  if (pay.kind === 'silver' && !player.silver.includes(pay.value)) return 'PUL-ACT-04';
  if (pay.kind === 'red' && s.turn.red !== pay.value) return 'PUL-BONUS-01';
  if (pay.kind === 'link' && (s.turn.used || !s.turn.links.includes(pay.value))) return 'PUL-BONUS-19';
  if (pay.wide && (powers & WIDE_TOKENS) === 0) return 'PUL-MOD-03';
  return pay.token === 'plus-two' ? 'PUL-MOD-02' : 'PUL-MOD-01';
}

export const turnSteps: Chapter<'action-phase' | 'begin-turn' | 'turn'> = {
  /** PUL-ACT-01, PUL-TWO-05: one turn each, in the order of the foremost ships. */
  'action-phase': {
    run(s) {
      s.phase = 'action';
      const { table } = s.agenda;
      table.push({ step: 'production' });
      const seats = s.order.filter((seat, i) => s.order.indexOf(seat) === i);
      for (let i = seats.length - 1; i >= 0; i--) table.push({ step: 'begin-turn', seat: seats[i] });
    },
  },
  'begin-turn': {
    run(s, { seat }) {
      s.turn = { seat, red: NONE, source: 'none', forced: false, used: false, links: [] };
      voice.tell?.({ event: 'turn', seat });
      s.agenda.seats[seat].push(TURN);
    },
  },
  /** PUL-ACT-02, PUL-ACT-07: dice, placements and the bonus die in any order. */
  turn: {
    options(s, seat) {
      const powers = powersOf(s.players[seat]);
      const options: PulsarChoice[] = [];
      fillPurse(s, seat, powers);
      if (purse.length > 0) addDieActions(options, s, seat, powers);
      const forced = mustSpend(options, s);
      addGyrodynesToPlace(options, s, seat);
      addCopies(options, s, seat);
      if (!forced) options.push(END);
      return options;
    },
    take(s, seat, choice) {
      if (choice.do === 'end-turn') endTurn(s, seat);
      else {
        s.agenda.seats[seat].push(TURN);
        act(s, seat, choice);
      }
    },
    whyNot: (s, seat, choice) => whyNotInTurn(s, seat, choice),
  },
};
