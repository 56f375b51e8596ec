import type { LessonStep, Wanted } from '@orrery/board';
import {
  advance,
  askedSeats,
  type Choice,
  choose,
  findOption,
  isAsked,
  isRefused,
  notation,
  optionsOf,
  type Play,
  parseNotation,
  startPlay,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { de as boardDe } from '../board/text/de.ts';
import { en as boardEn } from '../board/text/en.ts';
import { onMars } from '../game.ts';
import type { OmChoice, OnMarsState } from '../rules/state.ts';
import { onMarsWords } from '../text/index.ts';
import { CHAPTERS } from './chapters.ts';
import { lesson } from './index.ts';
import { LINE } from './line.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';

const LEARNER = 0;
const NAMES = CHAPTERS.map(({ name }) => name);
const STEPS = CHAPTERS.flatMap(({ steps }) => steps);

interface Made {
  readonly seat: number;
  readonly choice: OmChoice;
}

const MADE: readonly Made[] = LINE.map((line) => {
  const choice = parseNotation(line.slice(2));
  if (choice === undefined) throw new Error(`cannot be read: ${line}`);
  return { seat: Number(line[0]), choice: choice as OmChoice };
});

/** The prepared play after so many choices. */
function playAt(count: number): Play<OnMarsState, OmChoice> {
  const { seats, seed, settings } = lesson;
  const play = startPlay(onMars, { seats, seed, settings });
  if (isRefused(play)) throw new Error(play.message);
  for (const [i, { seat, choice }] of MADE.slice(0, count).entries()) {
    const heard = choose(play, seat, choice);
    if (isRefused(heard)) throw new Error(`${i}, ${LINE[i]}: ${heard.message}`);
  }
  return play;
}

const stateAt = (count: number): OnMarsState => playAt(count).state;

const fits = (choice: Choice, { verbs, facts = {} }: Wanted): boolean =>
  verbs.includes(choice.do) && Object.entries(facts).every(([key, value]) => Reflect.get(choice, key) === value);

function wantedAt(state: OnMarsState, { wanted }: LessonStep): OmChoice[] {
  if (wanted === undefined || !isAsked(onMars, state, LEARNER)) return [];
  return optionsOf(onMars, state, LEARNER).filter((option) => fits(option, wanted));
}

/** The neighbour answers with the next choice of the line that is possible, until the learner is asked. */
function letTheOthersPlay(state: OnMarsState, rest: Made[]): void {
  while (!isAsked(onMars, state, LEARNER)) {
    const [seat] = askedSeats(onMars, state);
    const options = optionsOf(onMars, state, seat);
    let answer: OmChoice | undefined;
    while (answer === undefined && rest.length > 0) {
      const next = rest.shift();
      if (next !== undefined && next.seat === seat) answer = findOption(options, next.choice);
    }
    advance(onMars, state, seat, answer ?? options[0]);
  }
}

describe('the line', () => {
  test('is a play of the real rules, and every chapter begins with a question to the learner', () => {
    for (const { name, from } of CHAPTERS) expect(isAsked(onMars, stateAt(from), LEARNER), name).toBe(true);
    expect(stateAt(LINE.length).level).toBe(2);
  });

  test('chapters follow each other', () => {
    const starts = CHAPTERS.map(({ from }) => from);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(starts[0]).toBe(0);
  });
});

describe.each(CHAPTERS)('chapter $name', ({ from, steps }) => {
  test('wants what the learner of the line chose, one choice after the other', () => {
    const own = MADE.slice(from).filter(({ seat }) => seat === LEARNER);
    const waiting = steps.filter(({ wanted }) => wanted !== undefined);
    for (const [i, { name, wanted }] of waiting.entries()) {
      expect(wanted && fits(own[i].choice, wanted), `${name}: ${notation(own[i].choice)}`).toBe(true);
    }
  });

  test.each(['first', 'last'])('goes on to its end whatever is taken: the %s of what is wanted', (which) => {
    const { state } = playAt(from);
    const rest = MADE.slice(from);
    for (const step of steps) {
      if (step.wanted === undefined) continue;
      const wanted = wantedAt(state, step);
      expect(wanted.length, step.name).toBeGreaterThan(0);
      advance(onMars, state, LEARNER, wanted[which === 'first' ? 0 : wanted.length - 1]);
      letTheOthersPlay(state, rest);
    }
  });

  test.each(['en', 'de'] as const)('shows places that the board can explain (%s)', (language) => {
    const view = onMars.view(stateAt(from), LEARNER);
    const facts = {
      view,
      viewer: LEARNER,
      names: en.names,
      options: [],
      words: onMarsWords(language),
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
  const after = (line: string, from = 0): OnMarsState => stateAt(LINE.indexOf(line, from) + 1);

  test('the numbers in the texts are those of the play', () => {
    const built = after('0 pay battery=1');
    expect([built.players[0].op, built.players[0].quarters, built.players[0].storage[2]]).toEqual([5, 0, 2]);

    const { crystals, below, ships } = after('0 place-bot at=17').players[0];
    expect([crystals, below, ships]).toEqual([3, 2, 0b1111]);

    const toldAt = CHAPTERS[NAMES.indexOf('level')].from;
    expect(stateAt(toldAt).players.map(({ slots }) => slots[2])).toEqual([0, 3]);
    const generator = after('0 build at=35 building=generator');
    expect(generator.players[0].op - stateAt(toldAt).players[0].op).toBe(4);
    expect(generator.players[1].working).toBe(3);

    const home = after('0 travel with=shuttle', toldAt).players[0];
    expect([home.quarters, home.storage[2]]).toEqual([2, 2]);
  });
});
