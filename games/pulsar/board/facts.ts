import type { BoardFacts, BoardProps } from '@orrery/board';
import { type Preview, usePreview as useAnyPreview } from '@orrery/board';
import type { PulsarChoice } from '../rules/choices.ts';
import type { PulsarEvent } from '../rules/events.ts';
import type { PulsarState } from '../rules/state.ts';
import type { PulsarBoardText } from '../text/en/board.ts';

export type Facts = BoardFacts<PulsarState, PulsarChoice, PulsarBoardText, PulsarEvent>;
export type Props = BoardProps<PulsarState, PulsarChoice, PulsarBoardText, PulsarEvent>;

/** What is tried out, in this game's terms. */
export const useTried = (): Preview<PulsarState, PulsarChoice> | undefined =>
  useAnyPreview() as Preview<PulsarState, PulsarChoice> | undefined;

/** The phone's pieces are near each other; the rest of a board has its own measure. */
export interface Room {
  readonly width: number;
  readonly height: number;
}
