import { choicesUntil, LEARNER, type Stand, stateAt, takeChoice, wantedChoices } from '@orrery/board';
import { findOption, type GameRoom, isAsked, notation } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { onMars, room as onMarsRoom } from '../index.ts';
import type { OnMarsState } from '../rules/state.ts';
import { text as boardDe } from '../text/de/board.ts';
import { text as de } from '../text/de/lesson.ts';
import { text as boardEn } from '../text/en/board.ts';
import { text as en } from '../text/en/lesson.ts';
import { onMarsWords } from '../text/words.ts';
import { CHAPTERS } from './chapters.ts';
import { lesson } from './index.ts';
import { LINE } from './line.ts';

const WORDS = { en: await onMarsWords('en'), de: await onMarsWords('de') };

const room = onMarsRoom as unknown as GameRoom;
const NAMES = CHAPTERS.map(({ name }) => name);
const STEPS = CHAPTERS.flatMap(({ steps }) => steps);

/** The prepared play after so many choices. */
const playedTo = (count: number): OnMarsState => stateAt(room, lesson, count) as OnMarsState;

describe('the line', () => {
  test('is a play of the real rules, and every chapter begins with a question to the learner', () => {
    for (const { name, from } of CHAPTERS) expect(isAsked(onMars, playedTo(from), LEARNER), name).toBe(true);
    expect(playedTo(LINE.length).level).toBe(2);
  });

  test('chapters follow each other', () => {
    const starts = CHAPTERS.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
  });
});

describe.each(CHAPTERS)('chapter $name', ({ from, steps }) => {
  test('wants what the learner of the line chose, one choice after the other', () => {
    const own = choicesUntil(lesson, LINE.length)
      .slice(from)
      .filter(([seat]) => seat === LEARNER);
    let stand: Stand = { state: playedTo(from), from, made: [] };
    for (const { name, wanted } of steps) {
      if (wanted === undefined) continue;
      const [, choice] = own.shift() ?? [];
      const found = choice && findOption(wantedChoices(room, stand.state, wanted), choice);
      expect(found, `${name}: ${choice && notation(choice)}`).toBeDefined();
      if (found === undefined) continue;
      const taken = takeChoice(room, lesson, stand, found);
      stand = { ...stand, state: taken.state, made: [...stand.made, ...taken.made] };
    }
    const all = choicesUntil(lesson, LINE.length).slice(from, from + stand.made.length);
    expect(stand.made.map(([seat, choice]) => `${seat} ${notation(choice)}`)).toEqual(
      all.map(([seat, choice]) => `${seat} ${notation(choice)}`),
    );
  });

  test.each(['en', 'de'] as const)('shows places that the board can explain (%s)', (language) => {
    const view = onMars.view(playedTo(from), LEARNER);
    const facts = {
      view,
      viewer: LEARNER,
      names: en.names,
      options: [],
      words: WORDS[language],
      text: language === 'de' ? boardDe : boardEn,
      whyNot: () => undefined,
    };
    for (const { name, places = [] } of steps) {
      for (const place of places) expect(explain(place, facts)?.title, `${name}: ${place}`).toBeTruthy();
    }
  });
});

describe('what is said', () => {
  test('every chapter and every step has its words in both languages, and none is left over', async () => {
    expect(await lesson.text('en')).toBe(en);
    expect(await lesson.text('de')).toBe(de);
    for (const text of [en, de]) {
      expect(Object.keys(text.chapters)).toEqual(NAMES);
      expect(Object.keys(text.steps)).toEqual(STEPS.map(({ name }) => name));
      const said = [text.about, ...Object.values(text.chapters), ...Object.values(text.steps)];
      for (const each of said.flatMap((one) => (typeof one === 'string' ? [one] : [one.press, one.tap]))) {
        expect(each.trim().length).toBeGreaterThan(0);
      }
    }
  });

  test('a mouse presses and a finger taps, in the same steps of both languages', () => {
    for (const { name } of STEPS) {
      const [english, german] = [en.steps[name], de.steps[name]];
      expect(typeof english === typeof german, name).toBe(true);
      if (typeof english === 'string' || typeof german === 'string') continue;
      expect([english.press, german.press].join(), name).toMatch(/press.*drücke/is);
      expect([english.tap, german.tap].join(), name).toMatch(/tap.*tippe/is);
    }
  });

  /** Moments of the line, by the choice that has just been made. */
  const after = (line: string, from = 0): OnMarsState => playedTo(LINE.indexOf(line, from) + 1);

  test('the numbers in the texts are those of the play', () => {
    const built = after('0 pay battery=1');
    expect([built.players[0].op, built.players[0].quarters, built.players[0].storage[2]]).toEqual([5, 0, 2]);

    const { crystals, below, ships } = after('0 place-bot at=17').players[0];
    expect([crystals, below, ships]).toEqual([3, 2, 0b1111]);

    const toldAt = CHAPTERS[NAMES.indexOf('level')].from;
    expect(playedTo(toldAt).players.map(({ slots }) => slots[2])).toEqual([0, 3]);
    const generator = after('0 build at=35 building=generator');
    expect(generator.players[0].op - playedTo(toldAt).players[0].op).toBe(4);
    expect(generator.players[1].working).toBe(3);

    const home = after('0 travel with=shuttle', toldAt).players[0];
    expect([home.quarters, home.storage[2]]).toEqual([2, 2]);
  });
});
