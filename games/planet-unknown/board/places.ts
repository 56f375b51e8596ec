import type { Place as Spot } from '@orrery/board';
import type { Ring, Turn } from '../data/index.ts';
import { BOX_PLACE, SCORING_AREA } from '../rules/collecting.ts';
import type { Cell, Place } from '../rules/state.ts';

export const END = 'end-turn';
export const STORE = 'hold lifepod';
export const EVENT = 'event';
export const NEXT_EVENT = 'next-event';
export const STATION = 'hub';
export const OWN_PLANET = 'own planet';
export const OWN_CORPORATION = 'own corporation';

/** The names of the places, each made in one way only. */
export const places = {
  cell: (cell: Cell): Spot => `cell ${cell}`,
  /** A way to hold the tile, and a cell its grip may be put on. */
  turn: (turn: Turn): Spot => `turn ${turn}`,
  lay: (cell: Cell): Spot => `lay ${cell}`,
  line: (line: 'row' | 'column', index: number): Spot => `${line} ${index}`,
  sector: (slot: number): Spot => `sector ${slot}`,
  stack: (stack: number): Spot => `stack ${stack}`,
  dock: (ring: Ring): Spot => `dock ${ring}`,
  seat: (seat: number): Spot => `seat ${seat}`,
  marker: (marker: number): Spot => `marker ${marker}`,
  space: (place: Place): Spot => `space ${place}`,
  head: (track: number): Spot => `head ${track}`,
  tech: (level: number | string): Spot => `tech ${level}`,
  box: (box: number): Spot => `box ${box}`,
  hold: (thing: string): Spot => `hold ${thing}`,
  /** A card to choose from, and one that lies before a seat. */
  card: (card: number): Spot => `card ${card}`,
  kept: (index: number): Spot => `kept ${index}`,
  objective: (objective: number): Spot => `objective ${objective}`,
  shared: (objective: number): Spot => `shared ${objective}`,
  side: (what: 'planet' | 'corporation', side: string): Spot => `${what} ${side}`,
  flux: (track: number): Spot => `flux ${track}`,
  phase: (phase: number): Spot => `phase ${phase}`,
  /** Something to do that is no place of the game. */
  deed: (deed: string): Spot => `do ${deed}`,
};

/** Where a collected lifepod stands or goes. */
export function keptAt(place: Place): Spot {
  if (place === SCORING_AREA) return STORE;
  return place >= BOX_PLACE ? places.box(place - BOX_PLACE) : places.space(place);
}

export type PartId = 'planet' | 'station' | 'tracks' | 'cards' | 'others';

const PART_OF: Readonly<Record<string, PartId>> = {
  cell: 'planet',
  turn: 'planet',
  lay: 'planet',
  row: 'planet',
  column: 'planet',
  planet: 'planet',
  corporation: 'planet',
  flux: 'planet',
  sector: 'station',
  stack: 'station',
  dock: 'station',
  hub: 'station',
  marker: 'tracks',
  space: 'tracks',
  head: 'tracks',
  tech: 'tracks',
  box: 'tracks',
  hold: 'tracks',
  event: 'cards',
  'next-event': 'cards',
  card: 'cards',
  kept: 'cards',
  objective: 'cards',
  shared: 'cards',
  seat: 'others',
};

/** The part of a small screen that shows a place; the bay with the deeds is below all of them. */
export const partOf = (place: Spot): PartId | undefined => PART_OF[place.split(' ', 1)[0]];
