import type { Drawing } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyState } from '../rules/state.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { automaton, changesOf, scoreNote, seatFacts } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { partOf } from './places.ts';
import { inAnyOrder, pressesOf } from './presses.ts';
import type { SkyText } from './text.ts';

async function text(language: Language): Promise<SkyText> {
  const [board, { text: game }] = await Promise.all([
    import(`../text/${language}/board.ts`),
    import(`../text/${language}/phrases.ts`),
  ]);
  return { ...board.text, game };
}

export const drawing: Drawing<SkyState, SkyChoice, SkyText, SkyEvent> = {
  parts: [
    { id: 'moon', icon: 'night' },
    { id: 'docks', icon: 'marker', within: 'moon' },
    { id: 'firms', icon: 'step' },
    { id: 'market', icon: 'buy' },
    { id: 'lab', icon: 'helium' },
    { id: 'screens', icon: 'upload', within: 'lab' },
    { id: 'seats', icon: 'hand' },
  ],
  partOf,
  whole: { width: 1006, height: 801 },
  pressesOf,
  inAnyOrder,
  placesOf,
  text,
  explain,
  changesOf,
  seatFacts,
  automaton,
  scoreNote,
  Board,
  Beside,
};
