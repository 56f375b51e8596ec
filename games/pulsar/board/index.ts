import type { Drawing } from '@orrery/board';
import type { PulsarChoice } from '../rules/choices.ts';
import type { PulsarEvent } from '../rules/events.ts';
import type { PulsarState } from '../rules/state.ts';
import type { PulsarBoardText } from '../text/en/board.ts';
import { Board } from './board.tsx';
import { changesOf, seatFacts } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { partOf } from './places.ts';
import { otherPressesOf, pressesOf } from './presses.ts';

export const drawing: Drawing<PulsarState, PulsarChoice, PulsarBoardText, PulsarEvent> = {
  parts: [
    { id: 'cluster', icon: 'cluster' },
    { id: 'offer', icon: 'dice' },
    { id: 'transmitters', icon: 'transmitter', within: 'offer' },
    { id: 'tech', icon: 'patent' },
    { id: 'mine', icon: 'person' },
    { id: 'headquarters', icon: 'project', within: 'mine' },
    { id: 'goals', icon: 'goal', within: 'mine' },
  ],
  partOf,
  whole: { width: 990, height: 800 },
  pressesOf,
  otherPressesOf,
  // A flight is paid for first and asked for its way then; on the board both are one thought.
  leadsOn: ({ do: doing }) => doing === 'fly',
  placesOf,
  text: async (language) => (await import(`../text/${language}/board.ts`)).text,
  explain,
  changesOf,
  seatFacts,
  Board,
};
