import { type BoardProps, type BoardText, type Drawing, useBoard } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { Board } from './table.tsx';

interface Text extends BoardText {
  readonly language: Language;
}

const WHOLE = 'board';

/** The table as it is: its own parts know where every choice is made. */
function WholeBoard({
  view,
  viewer,
  names,
  options,
  words,
  text,
  whyNot,
}: BoardProps<PlanetUnknownState, PuChoice, Text, PuEvent>) {
  const store = useBoard();
  return (
    <div className="pu-scroll" data-place={WHOLE}>
      <Board
        {...{ view, viewer, names, options, words, whyNot }}
        language={text.language}
        take={(choice) => store.take(choice)}
      />
    </div>
  );
}

export const drawing: Drawing<PlanetUnknownState, PuChoice, Text, PuEvent> = {
  parts: [{ id: WHOLE, icon: 'planet' }],
  partOf: () => WHOLE,
  whole: { width: 0, height: 0 },
  pressesOf: () => [WHOLE],
  placesOf: () => [WHOLE],
  text: async (language) => ({ language, parts: { [WHOLE]: '' } }),
  explain: () => undefined,
  changesOf: () => [],
  Board: WholeBoard,
};
