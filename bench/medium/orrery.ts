// Belt, written for the kernel.
import {
  type Agenda,
  type AskStep,
  cloneAgenda,
  forkRandom,
  type Game,
  isOver,
  newAgenda,
  rank,
  type State,
  type Steps,
} from '@orrery/kernel';
import {
  BASE_CREDITS,
  BASE_ORE,
  type Belt,
  BLUEPRINTS,
  HOLD,
  KINDS,
  MINED,
  type Offer,
  REACH,
  ROUNDS,
  SEATS,
  type Ship,
  type Site,
  scoreOf,
  startOfBelt,
  TOP_PRICE,
} from './belt.ts';

export interface BeltState extends State, Belt {
  agenda: Agenda<BeltFrame>;
}

export type BeltChoice =
  | { readonly do: 'mine'; readonly at: number }
  | { readonly do: 'found' }
  | { readonly do: 'buy'; readonly card: number }
  | { readonly do: 'build'; readonly card: number }
  | { readonly do: 'sell'; readonly kind: number }
  | { readonly do: 'rest' };

export type BeltFrame =
  | { readonly step: 'turn'; readonly seat: number }
  | { readonly step: 'round' }
  | { readonly step: 'act' };

const ACT: BeltFrame = { step: 'act' };
const ROUND: BeltFrame = { step: 'round' };
const TURNS: readonly BeltFrame[] = Array.from({ length: SEATS }, (_, seat) => ({ step: 'turn', seat }));
const MINE: readonly BeltChoice[] = REACH.map((_, at) => ({ do: 'mine', at }));
const BUY: readonly BeltChoice[] = BLUEPRINTS.map((_, card) => ({ do: 'buy', card }));
const BUILD: readonly BeltChoice[] = BLUEPRINTS.map((_, card) => ({ do: 'build', card }));
const SELL: readonly BeltChoice[] = Array.from({ length: KINDS }, (_, kind) => ({ do: 'sell', kind }));
const FOUND: BeltChoice = { do: 'found' };
const REST: BeltChoice = { do: 'rest' };

function canFound(s: BeltState, ship: Ship): boolean {
  const site = s.sites[ship.at];
  return site.owner < 0 && ship.credits >= BASE_CREDITS && ship.ore[site.kind] >= BASE_ORE;
}

function canBuild(ship: Ship, card: number): boolean {
  const { needs } = BLUEPRINTS[card];
  return ship.ore[0] >= needs[0] && ship.ore[1] >= needs[1] && ship.ore[2] >= needs[2] && ship.ore[3] >= needs[3];
}

const act: AskStep<BeltState, BeltChoice, BeltFrame> = {
  options(s, seat) {
    const ship = s.ships[seat];
    const options: BeltChoice[] = [REST];
    for (const at of REACH[ship.at]) {
      const site = s.sites[at];
      if (site.left > 0 && ship.ore[site.kind] < HOLD) options.push(MINE[at]);
    }
    if (canFound(s, ship)) options.push(FOUND);
    for (const { card, price } of s.market) if (price <= ship.credits) options.push(BUY[card]);
    for (const card of ship.blueprints) if (canBuild(ship, card)) options.push(BUILD[card]);
    for (let kind = 0; kind < KINDS; kind++) if (ship.ore[kind] > 0) options.push(SELL[kind]);
    return options;
  },
  take(s, seat, choice) {
    const ship = s.ships[seat];
    switch (choice.do) {
      case 'mine':
        return mine(s, ship, choice.at);
      case 'found':
        return found(s, seat, ship);
      case 'buy':
        return buy(s, ship, choice.card);
      case 'build':
        return build(ship, choice.card);
      case 'sell':
        return sell(s, ship, choice.kind);
      case 'rest':
        ship.credits++;
    }
  },
};

function mine(s: BeltState, ship: Ship, at: number): void {
  const site = s.sites[at];
  ship.at = at;
  const mined = Math.min(MINED, site.left, HOLD - ship.ore[site.kind]);
  site.left -= mined;
  ship.ore[site.kind] += mined;
  if (site.owner >= 0) s.ships[site.owner].credits++;
}

function found(s: BeltState, seat: number, ship: Ship): void {
  const site = s.sites[ship.at];
  ship.credits -= BASE_CREDITS;
  ship.ore[site.kind] -= BASE_ORE;
  site.owner = seat;
  ship.bases.push(ship.at);
}

function buy(s: BeltState, ship: Ship, card: number): void {
  const i = s.market.findIndex((offer) => offer.card === card);
  const [{ price }] = s.market.splice(i, 1);
  ship.credits -= price;
  ship.blueprints.push(card);
  const next = s.deck.pop();
  if (next !== undefined) s.market.push({ card: next, price: 5 });
}

function build(ship: Ship, card: number): void {
  const { needs, points, science } = BLUEPRINTS[card];
  for (let kind = 0; kind < KINDS; kind++) ship.ore[kind] -= needs[kind];
  ship.blueprints.splice(ship.blueprints.indexOf(card), 1);
  ship.built.push(card);
  ship.sciences[science]++;
  ship.points += points;
}

function sell(s: BeltState, ship: Ship, kind: number): void {
  ship.credits += ship.ore[kind] * s.prices[kind];
  ship.ore[kind] = 0;
  s.prices[kind] = Math.max(1, s.prices[kind] - 1);
}

const steps: Steps<BeltState, BeltChoice, BeltFrame> = {
  turn: { run: (s, { seat }) => void s.agenda.seats[seat].push(ACT) },
  act,
  // At the end of a round prices recover, offers get cheaper and every tenth site grows ore.
  round: {
    run(s) {
      for (let kind = 0; kind < KINDS; kind++) s.prices[kind] = Math.min(TOP_PRICE, s.prices[kind] + 1);
      for (const offer of s.market) offer.price = Math.max(1, offer.price - 1);
      for (let at = s.round % 10; at < s.sites.length; at += 10) s.sites[at].left++;
      if (s.round === ROUNDS) return;
      s.round++;
      s.agenda.table.push(ROUND, TURNS[3], TURNS[2], TURNS[1], TURNS[0]);
    },
  },
};

const cloneSite = ({ kind, left, owner }: Site): Site => ({ kind, left, owner });
const cloneOffer = ({ card, price }: Offer): Offer => ({ card, price });
const cloneShip = (ship: Ship): Ship => ({
  at: ship.at,
  credits: ship.credits,
  ore: ship.ore.slice(),
  blueprints: ship.blueprints.slice(),
  built: ship.built.slice(),
  bases: ship.bases.slice(),
  sciences: ship.sciences.slice(),
  points: ship.points,
});

export const belt: Game<BeltState, BeltChoice, Record<string, never>> = {
  id: 'belt',
  version: 1,
  seats: { min: SEATS, max: SEATS },
  settings: {},
  setup: (_, seats, random) => ({
    random,
    agenda: newAgenda(seats, ...TURNS, ROUND),
    revealed: 0,
    ...startOfBelt(random),
  }),
  steps,
  clone: (s) => ({
    random: s.random.slice(),
    agenda: cloneAgenda(s.agenda),
    revealed: s.revealed,
    round: s.round,
    sites: s.sites.map(cloneSite),
    prices: s.prices.slice(),
    market: s.market.map(cloneOffer),
    deck: s.deck.slice(),
    ships: s.ships.map(cloneShip),
  }),
  // Only the order of the deck is hidden, and it is all that a guess deals anew.
  view: (s) => ({ ...belt.clone(s), random: [0, 0, 0, 0], deck: s.deck.map(() => -1) }),
  guess(view, _, random) {
    const out = new Set([
      ...view.market.map(({ card }) => card),
      ...view.ships.flatMap((ship) => [...ship.blueprints, ...ship.built]),
    ]);
    const deck = BLUEPRINTS.map((_, card) => card).filter((card) => !out.has(card));
    return { ...belt.clone(view), random: forkRandom(random), deck };
  },
  scores: (s) => s.ships.map(scoreOf),
  breakdown: (s, seat) => [{ row: 'all', points: scoreOf(s.ships[seat]) }],
  result(s) {
    if (!isOver(s)) return undefined;
    const scores = s.ships.map(scoreOf);
    const places = rank(scores);
    return { scores, places, winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
  },
};
