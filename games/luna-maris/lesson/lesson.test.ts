import {
  isMet,
  LEARNER,
  type LessonStep,
  type Stand,
  shownChoice,
  stateAt,
  takeChoice,
  wantedChoices,
} from '@orrery/board';
import { type Choice, type GameRoom, isOver, LANGUAGES, optionsOf } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { lunaMaris as luna, room as lunaRoom } from '../index.ts';
import type { LunaState } from '../rules/state.ts';
import { text as boardText } from '../text/en/board.ts';
import { lunaWords } from '../text/words.ts';
import { lesson } from './index.ts';

const WORDS = { en: await lunaWords('en') };

const room = lunaRoom as unknown as GameRoom;
/** No step of the lesson asks for more choices than this. */
const PATIENCE = 8;

type Pick = (wanted: readonly Choice[], at: number) => Choice | undefined;
const asInTheLine: Pick = (wanted, at) => shownChoice(lesson, at, wanted);
const theLast: Pick = (wanted) => wanted.at(-1);

/** Takes what the steps ask for, one after the other. */
function walk(from: number, steps: readonly LessonStep[], pick: Pick): Stand {
  let stand: Stand = { state: stateAt(room, lesson, from), from, made: [] };
  for (const step of steps) {
    if (step.wanted === undefined) continue;
    for (let left = PATIENCE; ; left--) {
      expect(left, `${step.name} ends`).toBeGreaterThan(0);
      const choice = pick(wantedChoices(room, stand.state, step.wanted), from + stand.made.length);
      if (choice === undefined) throw new Error(`${step.name} waits for what cannot be chosen`);
      const taken = takeChoice(room, lesson, stand, choice);
      stand = { from, state: taken.state, made: [...stand.made, ...taken.made] };
      if (isMet(step, taken)) break;
    }
  }
  return stand;
}

describe('the lesson', () => {
  test('is a play of the learner alone, and goes on after it', () => {
    expect(lesson.line.every((line) => line.startsWith(`${LEARNER} `))).toBe(true);
    const last = stateAt(room, lesson, lesson.line.length);
    expect(isOver(last)).toBe(false);
    expect(optionsOf(room.game, last, LEARNER).map((choice) => choice.do)).toContain('feed');
  });

  test('its chapters follow one another without a gap: each ends where the next begins', () => {
    const begins = lesson.chapters.map(({ from }) => from);
    const ends = lesson.chapters.map(({ from, steps }) => from + walk(from, steps, asInTheLine).made.length);
    expect(ends).toEqual([...begins.slice(1), lesson.line.length]);
  });

  test.each(lesson.chapters)('$name leads where the line leads', ({ from, steps }) => {
    const { state, made } = walk(from, steps, asInTheLine);
    expect(state).toEqual(stateAt(room, lesson, from + made.length));
  });

  test.each(lesson.chapters)('$name comes to its end by another wanted choice too', ({ from, steps }) => {
    expect(() => walk(from, steps, theLast)).not.toThrow();
  });

  test.each(LANGUAGES)('every chapter and step is said, and nothing else (%s)', async (language) => {
    const text = await lesson.text(language);
    const steps = lesson.chapters.flatMap((chapter) => chapter.steps.map(({ name }) => name));
    expect(new Set(Object.keys(text.steps))).toEqual(new Set(steps));
    expect(Object.keys(text.chapters)).toEqual(lesson.chapters.map(({ name }) => name));
    expect(text.names).toHaveLength(lesson.seats);
    const said = Object.values(text.steps).flatMap((each) => (typeof each === 'string' ? each : Object.values(each)));
    for (const words of [text.about, ...Object.values(text.chapters), ...said]) expect(words.trim()).not.toBe('');
  });

  test.each(lesson.chapters)(
    '$name shows something at every step, at places that the board knows',
    ({ from, steps }) => {
      for (const [i, { places = [], wanted }] of steps.entries()) {
        expect(wanted !== undefined || places.length > 0).toBe(true);
        const state = walk(from, steps.slice(0, i), asInTheLine).state as LunaState;
        const facts = {
          view: luna.view(state, LEARNER),
          viewer: LEARNER,
          names: ['Nova'],
          options: [],
          words: WORDS.en,
          text: boardText,
          whyNot: () => undefined,
        };
        for (const place of places) expect(explain(place, facts)?.lines.length, place).toBeGreaterThan(0);
      }
    },
  );
});
