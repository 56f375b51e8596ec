import type { BoardFacts } from '@orrery/board';
import { type PlaceState, useBoard, useOfBoard, usePreview } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import { createContext, use } from 'react';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import type { OmBoardText } from '../text/en/board.ts';
import { theirs } from './places.ts';

export type Facts = BoardFacts<OnMarsState, OmChoice, OmBoardText, OmEvent>;

export const FactsContext = createContext<Facts | undefined>(undefined);

/** What the board shows, for every part of the drawing. */
export function useFacts(): Facts {
  const facts = use(FactsContext);
  if (facts === undefined) throw new Error('this part of On Mars needs the board around it');
  return facts;
}

export const useView = (): OnMarsState => useFacts().view;
export const useText = (): OmBoardText => useFacts().text;

/** The view as the choice that is pointed at would make it; undefined when nothing is tried. */
export const useAfter = (): OnMarsState | undefined => usePreview()?.after as OnMarsState | undefined;

/** Whose eyes the board is drawn for: a spectator looks over the first seat's shoulder. */
export const seatOf = ({ viewer }: Facts): Seat => viewer ?? 0;

/** The name of a player; in solo the second one is Lacerda, who has no seat. */
export const nameOf = ({ view, names, text }: Facts, seat: Seat): string =>
  view.rules.solo && seat === 1 ? text.game.lacerda : (names[seat] ?? '');

/** Can the place be pressed, or is it held? */
export const useIsOpen = (place: string): boolean => {
  const state: PlaceState = useOfBoard((store) => store.stateOf(place));
  return state === 'open' || state === 'held';
};

/** What the viewer is asked right now. */
export const useStep = (): string | undefined => {
  const { view, viewer } = useFacts();
  return viewer === null ? undefined : view.agenda.seats[viewer]?.at(-1)?.step;
};

/** Places of a base: those of others have names of their own, so that what glows is always the viewer's. */
export function usePlacesOf(seat: Seat): (place: string) => string {
  const facts = useFacts();
  return seat === seatOf(facts) ? (place) => place : (place) => theirs(seat, place);
}

export { useBoard };
