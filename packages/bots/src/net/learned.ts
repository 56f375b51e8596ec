import {
  type Advice,
  type Choice,
  type Game,
  type GameRoom,
  isOver,
  type Learning,
  type Seat,
  type State,
  type TableKind,
  type Weights,
} from '@orrery/kernel';
import { forward, type Net } from './net.ts';
import { readNet } from './store.ts';

export const KINDS: readonly TableKind[] = ['two', 'few', 'alone'];

/** How far a seat will end ahead, by the hand-written lead and what the net has learned to add to it. */
export function leadBy<S extends State>(learning: Learning<S>, net: Net): (s: S, seat: Seat) => number {
  const features = new Float32Array(learning.size);
  return (s, seat) => {
    if (isOver(s)) return learning.finalLead(s, seat);
    learning.describe(s, seat, features);
    return features[0] + forward(net, features)[0] * net.points;
  };
}

/** The same advice with what positions are worth judged by a net. */
export function adviceBy<S extends State, C extends Choice>(advice: Advice<S, C>, net: Net): Advice<S, C> {
  const { learning, at: _, ...rest } = advice;
  if (learning === undefined) return advice;
  const lead = leadBy(learning, net);
  return { ...rest, learning, value: lead, lead };
}

const loaded = new WeakMap<object, Promise<unknown>>();

/** A game's advice with all that was learned for it; the hand-written one where nothing was, or where it is void. */
export function loadAdvice<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
): Promise<Advice<S, C>> {
  const known = loaded.get(advice) as Promise<Advice<S, C>> | undefined;
  if (known !== undefined) return known;
  const loading = load(game, advice);
  loaded.set(advice, loading);
  return loading;
}

async function load<S extends State, C extends Choice>(game: Game<S, C>, advice: Advice<S, C>): Promise<Advice<S, C>> {
  const { learning } = advice;
  if (learning === undefined || advice.at !== undefined) return advice;
  const byKind = new Map<TableKind, { readonly learned: Advice<S, C>; readonly weights: Weights }>();
  for (const kind of KINDS) {
    // Whoever cannot fetch what was learned, on a train say, plays by the hand-written valuation.
    const stored = await learning.weights[kind]?.().catch(() => undefined);
    if (stored === undefined || stored.weights.version !== game.version) continue;
    const net = readNet(stored.weights.net, learning.size);
    if (net !== undefined) byKind.set(kind, { learned: adviceBy(advice, net), weights: stored.weights });
  }
  if (byKind.size === 0) return advice;
  const at = (s: S, searching: boolean): Advice<S, C> => {
    const kind = learning.kindOf(s);
    const found = kind === undefined ? undefined : byKind.get(kind);
    if (found === undefined) return advice;
    const { search, greedy = true } = found.weights;
    return (searching ? search : greedy) ? found.learned : advice;
  };
  return { ...advice, at };
}

/** A room whose advice is all that was learned. */
export async function learnedRoom(room: GameRoom): Promise<GameRoom> {
  return { ...room, advice: await loadAdvice(room.game, room.advice) };
}
