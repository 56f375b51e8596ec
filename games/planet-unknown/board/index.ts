import type { Drawing } from '@orrery/board';
import type { PuChoice } from '../rules/choices.ts';
import { collectedLifepods } from '../rules/collecting.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { spaceOf } from '../rules/tracks.ts';
import { placeName } from '../text/describe.ts';
import type { Text } from '../text/en/board.ts';
import { TERRAIN_ICONS } from './art/icons.tsx';
import { TERRAIN_ART } from './art/terrain.tsx';
import { Board } from './board.tsx';
import { changesOf, totalOf } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain.ts';
import { partOf } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';
import { NeighbourPicture, TOP } from './seats/neighbours.tsx';

export const drawing: Drawing<PlanetUnknownState, PuChoice, Text, PuEvent> = {
  parts: [
    { id: 'planet', icon: 'planet' },
    { id: 'station', icon: 'station' },
    { id: 'tracks', icon: 'synergy' },
    { id: 'cards', icon: 'card' },
    { id: 'others', icon: 'person' },
  ],
  partOf,
  whole: { width: 880, height: 700 },
  pressesOf,
  otherPressesOf,
  // Planet and corporation are chosen side by side.
  inAnyOrder: ({ do: doing }) => doing === 'sides',
  // Of the two resources of a tile only the first one is a question.
  followsAlone: ({ do: doing }) => doing === 'resolve',
  placesOf,
  text: async (language) => (await import(`../text/${language}/board.ts`)).text,
  explain,
  changesOf,
  seatFacts: (seat, { view, text }) => {
    const p = view.players[seat];
    const counted = [
      { icon: 'lifepod', key: 'lifepod', n: collectedLifepods(p) },
      { icon: 'card', key: 'card', n: p.civCards.length + p.playedCards.length },
    ] as const;
    return {
      score: totalOf(view, seat),
      things: [
        ...p.markers.map((place, marker) => ({
          icon: TERRAIN_ICONS[marker],
          text: String(spaceOf(place)),
          says: placeName(text.game, place),
          tube: { full: spaceOf(place) / TOP, colour: TERRAIN_ART[marker].marker },
        })),
        ...counted.map(({ icon, key, n }) => ({ icon, text: String(n), says: `${n} ${text.stores[key]}` })),
      ],
    };
  },
  SeatPicture: NeighbourPicture,
  Board,
};
