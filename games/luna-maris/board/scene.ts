import type { BoardFacts, BoardProps } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import { isAutomaton, type LunaState } from '../rules/state.ts';
import type { LunaBoardText } from '../text/en/board.ts';

export type Facts = BoardFacts<LunaState, LunaChoice, LunaBoardText, LunaEvent>;
export type Scene = BoardProps<LunaState, LunaChoice, LunaBoardText, LunaEvent>;

/** Whose station lies open: the viewer's own, or the first one for a spectator. */
export const ownSeat = ({ viewer }: Pick<Facts, 'viewer'>): Seat => viewer ?? 0;

export const nameOf = ({ view, names, text }: Facts, player: number): string =>
  isAutomaton(view, player) ? text.game.automaton : (names[player] ?? '');
