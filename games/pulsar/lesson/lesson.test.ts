import { LEARNER, type Stand, shownChoice, stateAt, takeChoice, wantedChoices } from '@orrery/board';
import type { GameRoom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { room as pulsarRoom } from '../index.ts';
import type { PulsarState } from '../rules/state.ts';
import { text as en } from '../text/en/board.ts';
import { pulsarWords } from '../text/words.ts';
import { CHAPTERS } from './chapters.ts';
import { lesson } from './index.ts';

const WORDS = { en: await pulsarWords('en') };

const room = pulsarRoom as unknown as GameRoom;

describe('the lesson', () => {
  for (const { name, from, steps } of CHAPTERS)
    test(`${name}: what it points at is on the board, and each step asks for one thing`, () => {
      let stand: Stand = { state: stateAt(room, lesson, from), from, made: [] };
      for (const step of steps) {
        const view = room.game.view(stand.state, LEARNER) as PulsarState;
        const facts = {
          view,
          viewer: LEARNER,
          names: ['Nova', 'Ada'],
          options: [],
          words: WORDS.en,
          text: en,
        };
        for (const place of step.places ?? [])
          expect(explain(place, { ...facts, whyNot: () => undefined })?.title, place).toBeTruthy();
        if (step.wanted === undefined) continue;
        const wanted = wantedChoices(room, stand.state, step.wanted);
        expect(wanted, step.name).toHaveLength(1);
        const { state, made } = takeChoice(room, lesson, stand, shownChoice(lesson, from, wanted) ?? wanted[0]);
        stand = { from, state, made: [...stand.made, ...made] };
      }
    });
});
