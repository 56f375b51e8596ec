// boardgame.io is fetched when a benchmark asks for it. These are the few of its types that are used here.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { onDemand } from '@orrery/testkit/on-demand';

export interface PeerContext {
  readonly playOrderPos: number;
  readonly turn: number;
  readonly gameover?: unknown;
}

/** A move changes a draft of the state, and says INVALID_MOVE where it may not be made. */
export type Move<S> = (context: { G: S; playerID: string }, ...args: number[]) => unknown;

export interface PeerGame<S> {
  readonly name: string;
  readonly setup: () => S;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly moves: Readonly<Record<string, Move<S>>>;
  readonly turn: {
    readonly minMoves: number;
    readonly maxMoves: number;
    readonly onEnd: (context: { G: S; ctx: PeerContext }) => void;
  };
  readonly endIf: (context: { G: S }) => unknown;
}

export interface PeerClient<S> {
  readonly moves: Readonly<Record<string, (...args: number[]) => void>>;
  start(): void;
  getState(): { readonly G: S; readonly ctx: PeerContext } | null;
}

interface ClientModule {
  Client<S>(settings: { game: PeerGame<S>; numPlayers: number; debug: false }): PeerClient<S>;
}
interface CoreModule {
  readonly INVALID_MOVE: unknown;
}

// Without this its client prepares for a debug panel, which would only slow it down.
process.env.NODE_ENV ??= 'production';
// Its public entry points are folders, which only `require` finds.
const load = createRequire(join(onDemand('boardgame'), 'package.json'));

export const { Client } = load('boardgame.io/client') as ClientModule;
export const { INVALID_MOVE } = load('boardgame.io/core') as CoreModule;
