import type { Agenda, State } from '@orrery/kernel';

/** A card that a viewer may not see. */
export const HIDDEN = 0;

export interface CometState extends State {
  agenda: Agenda<CometFrame>;
  /** Comets still to come, the last one is next. */
  comets: number[];
  /** The comet everybody is bidding for; 0 between rounds. */
  comet: number;
  /** Comets shown so far. */
  seen: number[];
  hands: number[][];
  /** The card each seat has laid down in this round; 0 for none yet. */
  bids: number[];
  points: number[];
}

export type CometFrame =
  | { readonly step: 'round' }
  | { readonly step: 'catch' }
  | { readonly step: 'bid' }
  | { readonly step: 'claim'; readonly worth: number };
