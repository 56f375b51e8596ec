import type { LessonStep, Wanted } from '@orrery/board';
import {
  advance,
  choose,
  findOption,
  isAsked,
  isOver,
  isRefused,
  LANGUAGES,
  listen,
  optionsOf,
  parseNotation,
  startPlay,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../board/explain.ts';
import { en as boardText } from '../board/text/en.ts';
import { lunaMaris as luna } from '../game.ts';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaState } from '../rules/state.ts';
import { lunaWords } from '../text/words.ts';
import { lesson } from './index.ts';

const LEARNER = 0;
/** No step of the lesson asks for more choices than this. */
const PATIENCE = 8;

const choices = lesson.line.map((line) => parseNotation(line.slice(2)));

/** The states of the line, the first before any choice. */
function replay(): LunaState[] {
  const { seats, settings, seed } = lesson;
  const play = startPlay(luna, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  return [
    luna.clone(play.state),
    ...choices.map((choice) => {
      const heard = choose(play, LEARNER, choice);
      if (isRefused(heard)) throw new Error(heard.message);
      return luna.clone(play.state);
    }),
  ];
}

const states = replay();

function wantedChoices(state: LunaState, { verbs, facts = {} }: Wanted): LunaChoice[] {
  if (!isAsked(luna, state, LEARNER)) return [];
  const fields = Object.entries(facts);
  return optionsOf(luna, state, LEARNER).filter(
    (choice) =>
      verbs.includes(choice.do) &&
      fields.every(([key, value]) => Object.entries(choice).some(([field, found]) => field === key && found === value)),
  );
}

type Pick = (wanted: readonly LunaChoice[], at: number) => LunaChoice;

/** Takes what the steps ask for, one after the other; tells the last state and how many choices it took. */
function walk(from: number, steps: readonly LessonStep[], pick: Pick): { state: LunaState; at: number } {
  const state = luna.clone(states[from]);
  let at = from;
  for (const { name, wanted, until } of steps) {
    if (wanted === undefined) continue;
    for (let left = PATIENCE; ; left--) {
      expect(left, `${name} ends`).toBeGreaterThan(0);
      const found = wantedChoices(state, wanted);
      expect(found.length, name).toBeGreaterThan(0);
      const choice = pick(found, at);
      const events = listen(() => advance(luna, state, LEARNER, choice));
      at++;
      if (until === undefined || choice.do === until.verb || events.some(({ event }) => event === until.event)) break;
    }
  }
  return { state, at };
}

const asInTheLine: Pick = (wanted, at) => {
  const own = choices[at];
  return (own && findOption(wanted, own)) ?? wanted[0];
};
const theLast: Pick = (wanted) => wanted[wanted.length - 1];

describe('the lesson', () => {
  test('is one play of the learner from its seed, and goes on after it', () => {
    expect(lesson.line.every((line) => line.startsWith(`${LEARNER} `))).toBe(true);
    const last = states[states.length - 1];
    expect(isOver(last)).toBe(false);
    expect(optionsOf(luna, last, LEARNER).map((choice) => choice.do)).toContain('feed');
  });

  test('its chapters follow one another without a gap: each ends where the next begins', () => {
    const begins = lesson.chapters.map(({ from }) => from);
    const ends = lesson.chapters.map(({ from, steps }) => walk(from, steps, asInTheLine).at);
    expect(ends).toEqual([...begins.slice(1), lesson.line.length]);
  });

  test.each(lesson.chapters)('$name leads to the same place by the line', ({ from, steps }) => {
    const { state, at } = walk(from, steps, asInTheLine);
    expect(state).toEqual(states[at]);
  });

  test.each(lesson.chapters)('$name can be walked by any wanted choice', ({ from, steps }) => {
    walk(from, steps, theLast);
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

  test.each(lesson.chapters)('$name shows places that the board knows', ({ from, steps }) => {
    for (const [i, { places = [], wanted }] of steps.entries()) {
      const { state } = walk(from, steps.slice(0, i), asInTheLine);
      expect(wanted !== undefined || places.length > 0).toBe(true);
      const facts = {
        view: luna.view(state, LEARNER),
        viewer: LEARNER,
        names: ['Nova'],
        options: optionsOf(luna, state, LEARNER),
        words: lunaWords('en'),
        text: boardText,
        whyNot: () => undefined,
      };
      for (const place of places) expect(explain(place, facts)?.lines.length, place).toBeGreaterThan(0);
    }
  });
});
