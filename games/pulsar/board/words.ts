/** What the board needs to know of the game's own vocabulary. */
export type { GateColor, GyrodyneType, TokenKind } from '../data/index.ts';
export type { Doing, End, Move, PulsarChoice } from '../rules/choices.ts';
export type { PulsarEvent } from '../rules/events.ts';
export type { PulsarState } from '../rules/state.ts';
