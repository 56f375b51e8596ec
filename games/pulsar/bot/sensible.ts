import type { Seat } from '@orrery/kernel';
import { GOALS } from '../data/index.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { offerOf, pointsForCubes } from '../rules/final.ts';
import { bonusPrice, goalsMet } from '../rules/goals.ts';
import { payNamed } from '../rules/payment.ts';
import { NONE, type PulsarFrame, type PulsarState } from '../rules/state.ts';

/**
 * Nobody pays with a token what a die pays without, ends a turn with a die that could be spent or a gyrodyne that could
 * be placed, leaves a pulsar unclaimed, or refuses in the final scoring what brings more points than its cubes do. A
 * valuation that tells how plays end on the average is too blunt to see any of these, and a short search has few playouts
 * for it.
 */
export function sensible(s: PulsarState, seat: Seat, options: readonly PulsarChoice[]): readonly PulsarChoice[] {
  switch (s.agenda.seats[seat].at(-1)?.step) {
    case 'turn':
      return withoutSpareTokens(s, seat, withoutEndingEarly(options));
    case 'claim':
      return options.filter(({ do: verb }) => verb !== 'decline');
    case 'final-purchase':
    case 'goal-bonus':
      return bestPurchases(s, seat, options);
    default:
      return options;
  }
}

/** Dice are lost at the end of the turn. Placing costs nothing; what is placed scores, and can be completed. */
function withoutEndingEarly(options: readonly PulsarChoice[]): readonly PulsarChoice[] {
  if (!options.some((option) => option.do === 'place' || isPlain(option))) return options;
  return options.filter((option) => option.do !== 'end-turn');
}

/** Is a die spent, and no token with it? */
const isPlain = (option: PulsarChoice): boolean => 'pay' in option && payNamed(option.pay).token === 'none';

function withoutSpareTokens(s: PulsarState, seat: Seat, options: readonly PulsarChoice[]): readonly PulsarChoice[] {
  const { plusMinus, plusTwo } = s.players[seat];
  if (plusMinus + plusTwo === 0) return options;
  const plain = new Set<string>();
  for (const option of options) if ('pay' in option && isPlain(option)) plain.add(purchaseOf(option));
  return options.filter((option) => !('pay' in option) || isPlain(option) || !plain.has(purchaseOf(option)));
}

/** What an option buys, however it is paid. Some patents change the very die they are paid with. */
function purchaseOf(option: Extract<PulsarChoice, { readonly pay: string }>): string {
  const { result, kind } = payNamed(option.pay);
  switch (option.do) {
    case 'fly':
      return `fly ${result}`;
    case 'take-gyrodyne':
      return `take ${option.type}`;
    case 'complete':
      return `complete ${option.on}`;
    case 'take-transmitter':
    case 'pay-transmitter':
      return `${option.tile} ${option.icon}`;
    case 'project':
      return option.project;
    case 'patent':
      return `${option.tech} ${kind}`;
    case 'buy-token':
      return option.token;
  }
}

/** Something to buy in the final scoring, and what may be bought after it. */
interface Offer {
  readonly cubes: number;
  readonly points: number;
  readonly next?: Offer | undefined;
}

/** The answers with which cubes bring the most points in the end, as far as offers are known. */
function bestPurchases(s: PulsarState, seat: Seat, options: readonly PulsarChoice[]): readonly PulsarChoice[] {
  const { cubes } = s.players[seat];
  const stack = s.agenda.seats[seat];
  const [offer, ...others] = stack.toReversed().flatMap((frame) => offerIn(s, seat, frame) ?? []);
  if (stack.at(-1)?.step === 'final-purchase') {
    for (const goal of goalsMet(s, seat, NONE)) others.push(bonusOffer(s, seat, goal, 0));
  }
  const rest = mostPoints(s, seat, cubes, others);
  const bought = offer.points + mostPoints(s, seat, cubes - offer.cubes, offer.next ? [offer.next, ...others] : others);
  if (bought === rest) return options;
  return options.filter(({ do: verb }) => (verb === 'decline') === rest > bought);
}

function offerIn(s: PulsarState, seat: Seat, frame: PulsarFrame): Offer | undefined {
  if (frame.step === 'final-purchase') return offerOf(frame);
  return frame.step === 'goal-bonus' ? bonusOffer(s, seat, frame.goal, frame.bonus) : undefined;
}

function bonusOffer(s: PulsarState, seat: Seat, goal: number, bonus: number): Offer {
  const { bonuses } = GOALS[goal];
  const next = bonus + 1 < bonuses.length ? bonusOffer(s, seat, goal, bonus + 1) : undefined;
  return { cubes: bonusPrice(s, seat, goal, bonus), points: bonuses[bonus].points, next };
}

/** How many points so many cubes can bring where offers come one after the other. */
function mostPoints(s: PulsarState, seat: Seat, cubes: number, offers: readonly Offer[]): number {
  if (offers.length === 0) return pointsForCubes(s.players[seat], cubes);
  const [offer, ...others] = offers;
  const declined = mostPoints(s, seat, cubes, others);
  if (offer.cubes > cubes) return declined;
  const left = offer.next ? [offer.next, ...others] : others;
  return Math.max(declined, offer.points + mostPoints(s, seat, cubes - offer.cubes, left));
}
