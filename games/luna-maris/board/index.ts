import type { Drawing } from '@orrery/board';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaEvent } from '../rules/events.ts';
import type { LunaState } from '../rules/state.ts';
import type { LunaBoardText } from '../text/en/board.ts';
import { LunaBoard } from './board.tsx';
import { automaton, changesOf, seatFacts } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { partOf } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';

/** The drawn board of Luna Maris. */
export const drawing: Drawing<LunaState, LunaChoice, LunaBoardText, LunaEvent> = {
  parts: [
    { id: 'base', icon: 'spaceport' },
    { id: 'mine', icon: 'mine', within: 'base' },
    { id: 'offer', icon: 'order' },
    { id: 'station', icon: 'equipment' },
    { id: 'cards', icon: 'hand', within: 'station' },
    { id: 'tracks', icon: 'research' },
  ],
  partOf,
  whole: { width: 1016, height: 800 },
  pressesOf,
  otherPressesOf,
  placesOf,
  text: async (language) => (await import(`../text/${language}/board.ts`)).text,
  explain,
  changesOf,
  seatFacts,
  automaton,
  Board: LunaBoard,
};
