import type { Drawing } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import type { SkyChoice } from '../rules/choices.ts';
import type { SkyEvent } from '../rules/events.ts';
import type { SkyState } from '../rules/state.ts';
import { Beside } from './beside.tsx';
import { Board } from './board.tsx';
import { changesOf, scoreNote, seatFacts } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { partOf } from './places.ts';
import { inAnyOrder, pressesOf } from './presses.ts';
import type { SkyText } from './text/index.ts';

async function text(language: Language): Promise<SkyText> {
  if (language === 'de') {
    const [{ de }, { de: game }] = await Promise.all([import('./text/de.ts'), import('../text/de.ts')]);
    return { ...de, game };
  }
  const [{ en }, { en: game }] = await Promise.all([import('./text/en.ts'), import('../text/en.ts')]);
  return { ...en, game };
}

export const drawing: Drawing<SkyState, SkyChoice, SkyText, SkyEvent> = {
  parts: [
    { id: 'moon', icon: 'night' },
    { id: 'firms', icon: 'step' },
    { id: 'market', icon: 'buy' },
    { id: 'lab', icon: 'helium' },
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
  scoreNote,
  Board,
  Beside,
};
