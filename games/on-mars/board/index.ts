import type { Drawing } from '@orrery/board';
import type { OmEvent } from '../rules/events.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import type { OmBoardText } from '../text/en/board.ts';
import { OnMarsBoard } from './board.tsx';
import { automaton, changesOf, seatFacts } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { Beside } from './lacerda/beside.tsx';
import { partOf } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';

/** The drawn board of On Mars. */
export const drawing: Drawing<OnMarsState, OmChoice, OmBoardText, OmEvent> = {
  parts: [
    { id: 'mars', icon: 'planet' },
    { id: 'orbit', icon: 'travel' },
    { id: 'colony', icon: 'construct' },
    { id: 'base', icon: 'warehouse' },
    { id: 'lab', icon: 'lab', within: 'base' },
    { id: 'cards', icon: 'hand', within: 'base' },
  ],
  partOf,
  whole: { width: 1000, height: 790 },
  pressesOf,
  otherPressesOf,
  placesOf,
  text: async (language) => (await import(`../text/${language}/board.ts`)).text,
  explain,
  changesOf,
  seatFacts,
  automaton,
  Board: OnMarsBoard,
  Beside,
};
