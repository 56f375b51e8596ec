// Belt, written for boardgame.io as its documentation shows: moves change a draft, and say INVALID_MOVE when they may not.
import {
  BASE_CREDITS,
  BASE_ORE,
  type Belt,
  BLUEPRINTS,
  HOLD,
  KINDS,
  MINED,
  REACH,
  ROUNDS,
  SEATS,
  scoreOf,
  TOP_PRICE,
} from './belt.ts';
import { INVALID_MOVE, type Move, type PeerGame } from './library.ts';

const mine: Move<Belt> = ({ G, playerID }, at: number) => {
  const ship = G.ships[Number(playerID)];
  const site = G.sites[at];
  if (!REACH[ship.at].includes(at) || site.left === 0 || ship.ore[site.kind] >= HOLD) return INVALID_MOVE;
  ship.at = at;
  const mined = Math.min(MINED, site.left, HOLD - ship.ore[site.kind]);
  site.left -= mined;
  ship.ore[site.kind] += mined;
  if (site.owner >= 0) G.ships[site.owner].credits++;
  return undefined;
};

const found: Move<Belt> = ({ G, playerID }) => {
  const ship = G.ships[Number(playerID)];
  const site = G.sites[ship.at];
  if (site.owner >= 0 || ship.credits < BASE_CREDITS || ship.ore[site.kind] < BASE_ORE) return INVALID_MOVE;
  ship.credits -= BASE_CREDITS;
  ship.ore[site.kind] -= BASE_ORE;
  site.owner = Number(playerID);
  ship.bases.push(ship.at);
  return undefined;
};

const buy: Move<Belt> = ({ G, playerID }, card: number) => {
  const ship = G.ships[Number(playerID)];
  const i = G.market.findIndex((offer) => offer.card === card);
  if (i < 0 || G.market[i].price > ship.credits) return INVALID_MOVE;
  ship.credits -= G.market[i].price;
  G.market.splice(i, 1);
  ship.blueprints.push(card);
  const next = G.deck.pop();
  if (next !== undefined) G.market.push({ card: next, price: 5 });
  return undefined;
};

const build: Move<Belt> = ({ G, playerID }, card: number) => {
  const ship = G.ships[Number(playerID)];
  const i = ship.blueprints.indexOf(card);
  if (i < 0) return INVALID_MOVE;
  const { needs, points, science } = BLUEPRINTS[card];
  for (let kind = 0; kind < KINDS; kind++) if (ship.ore[kind] < needs[kind]) return INVALID_MOVE;
  for (let kind = 0; kind < KINDS; kind++) ship.ore[kind] -= needs[kind];
  ship.blueprints.splice(i, 1);
  ship.built.push(card);
  ship.sciences[science]++;
  ship.points += points;
  return undefined;
};

const sell: Move<Belt> = ({ G, playerID }, kind: number) => {
  const ship = G.ships[Number(playerID)];
  if (!(ship.ore[kind] > 0)) return INVALID_MOVE;
  ship.credits += ship.ore[kind] * G.prices[kind];
  ship.ore[kind] = 0;
  G.prices[kind] = Math.max(1, G.prices[kind] - 1);
  return undefined;
};

const rest: Move<Belt> = ({ G, playerID }) => {
  G.ships[Number(playerID)].credits++;
};

/** The game, started from a given belt so that both engines play the same one. */
export function beltFrom(start: () => Belt): PeerGame<Belt> {
  return {
    name: 'belt',
    setup: start,
    minPlayers: SEATS,
    maxPlayers: SEATS,
    moves: { mine, found, buy, build, sell, rest },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      onEnd({ G, ctx }) {
        if (ctx.playOrderPos !== SEATS - 1) return;
        for (let kind = 0; kind < KINDS; kind++) G.prices[kind] = Math.min(TOP_PRICE, G.prices[kind] + 1);
        for (const offer of G.market) offer.price = Math.max(1, offer.price - 1);
        for (let at = G.round % 10; at < G.sites.length; at += 10) G.sites[at].left++;
        G.round++;
      },
    },
    endIf: ({ G }) => (G.round > ROUNDS ? G.ships.map(scoreOf) : undefined),
  };
}
