import { type BoardFacts, type BoardProps, type Preview, usePreview as useAnyPreview } from '@orrery/board';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import type { Text } from '../text/en/board.ts';

export type Facts = BoardFacts<PlanetUnknownState, PuChoice, Text, PuEvent>;
export type Props = BoardProps<PlanetUnknownState, PuChoice, Text, PuEvent>;
export type Tried = Preview<PlanetUnknownState, PuChoice>;

/** What is tried out, in this game's terms. */
export const useTried = (): Tried | undefined => useAnyPreview() as Tried | undefined;

/** Part of the board that belongs to one seat. */
export interface SeatProps {
  readonly facts: Facts;
  readonly seat: number;
}
