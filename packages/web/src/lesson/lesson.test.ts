import type { Choice } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from './chapters.ts';
import { stateAt, takeChoice, wantedChoices } from './table.ts';
import { de } from './text.de.ts';
import { en } from './text.en.ts';

const MANY = 40;

describe('the lesson', () => {
  for (const { name, from, steps } of CHAPTERS) {
    // Whichever of the offered choices a learner takes, the chapter goes on to its end.
    test.each([0, 1, 2])(`${name} can be played to its end (way %i)`, async (way) => {
      const room = await ROOMS['planet-unknown']();
      let state = stateAt(room, from);
      for (const { name: step, wanted, until } of steps) {
        expect(en.steps[step].length * de.steps[step].length).toBeGreaterThan(0);
        if (wanted === undefined) continue;
        for (let left = MANY; left > 0; left--) {
          const choices = wantedChoices(room, state, wanted);
          expect(choices.length, `${name}, ${step}`).toBeGreaterThan(0);
          const end = choices.find((choice) => choice.do === 'end');
          const choice: Choice = end ?? choices[way % choices.length];
          const taken = takeChoice(room, state, from, choice);
          state = taken.state;
          const met =
            until === undefined || choice.do === until.verb || taken.events.some(({ event }) => event === until.event);
          if (met) break;
          if (until?.event !== undefined && left < MANY - 2) break;
        }
      }
    });
  }
});
