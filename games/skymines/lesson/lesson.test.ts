import type { LessonStep, Said, Wanted } from '@orrery/board';
import {
  advance,
  askedSeats,
  choose,
  findOption,
  isAsked,
  isRefused,
  LANGUAGES,
  optionsOf,
  type Play,
  parseNotation,
  startPlay,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { drawing } from '../board/index.ts';
import { pressesOf } from '../board/presses.ts';
import type { SkyFacts } from '../board/scene.ts';
import { room, type SkyChoice, type SkyState } from '../index.ts';
import { lesson } from './index.ts';

const { game } = room;
const LEARNER = 0;
const WAYS = [0, 1, 2];

/** What is written of a choice in the line: whose, and which. */
function readLine(line: string): { readonly seat: number; readonly choice: SkyChoice } {
  const choice = parseNotation(line.slice(2));
  if (choice === undefined) throw new Error(`cannot be read: ${line}`);
  return { seat: Number(line[0]), choice: choice as SkyChoice };
}

const LINE = lesson.line.map(readLine);

function playTo(count: number): Play<SkyState, SkyChoice> {
  const play = startPlay(game, lesson);
  if (isRefused(play)) throw new Error(play.message);
  for (const { seat, choice } of LINE.slice(0, count)) {
    const heard = choose(play, seat, choice);
    if (isRefused(heard)) throw new Error(heard.message);
  }
  return play;
}

const fits = (choice: SkyChoice, facts: Wanted['facts'] = {}): boolean =>
  Object.entries(facts).every(([key, value]) => (choice as Readonly<Record<string, unknown>>)[key] === value);

const pointsOf = (state: SkyState, rows: readonly string[]): number =>
  game.breakdown(state, LEARNER).reduce((sum, { row, points }) => sum + (rows.includes(row) ? points : 0), 0);

function wantedOf(state: SkyState, { verbs, facts, scores }: Wanted): SkyChoice[] {
  if (!isAsked(game, state, LEARNER)) return [];
  const options = optionsOf(game, state, LEARNER).filter((choice) => verbs.includes(choice.do) && fits(choice, facts));
  if (scores === undefined) return options;
  return options.filter((choice) => {
    const then = game.clone(state);
    advance(game, then, LEARNER, choice);
    return pointsOf(then, scores) > pointsOf(state, scores);
  });
}

/** The neighbour answers as in the line, until the learner is asked again; what does not fit any more is left out. */
function playNeighbour(state: SkyState, script: SkyChoice[]): void {
  while (!isAsked(game, state, LEARNER)) {
    const [seat] = askedSeats(game, state);
    const options = optionsOf(game, state, seat);
    let answer: SkyChoice | undefined;
    while (answer === undefined && script.length > 0) answer = findOption(options, script.shift() as SkyChoice);
    advance(game, state, seat, answer ?? options[0]);
  }
}

async function factsOf(state: SkyState): Promise<SkyFacts> {
  const [words, text] = await Promise.all([room.words('en'), drawing.text('en')]);
  const options = isAsked(game, state, LEARNER) ? optionsOf(game, state, LEARNER) : [];
  const view = game.view(state, LEARNER);
  return { view, viewer: LEARNER, names: ['Nova', 'Ada'], options, words, text, whyNot: () => undefined };
}

/** The moments of a chapter, step by step, for a learner who takes the given one of the offered choices. */
function* walk(
  from: number,
  steps: readonly LessonStep[],
  way: number,
): Generator<[LessonStep, SkyState, SkyChoice[]]> {
  const { state } = playTo(from);
  const script = LINE.slice(from).flatMap(({ seat, choice }) => (seat === LEARNER ? [] : [choice]));
  for (const step of steps) {
    const choices = step.wanted === undefined ? [] : wantedOf(state, step.wanted);
    yield [step, game.clone(state), choices];
    if (choices.length === 0) continue;
    advance(game, state, LEARNER, choices[way % choices.length]);
    playNeighbour(state, script);
  }
}

const saidIn = (said: Said | undefined): string[] =>
  said === undefined ? [] : typeof said === 'string' ? [said] : [said.press, said.tap];

describe('the lesson', () => {
  it('has a line that can be played', () => {
    expect(playTo(LINE.length).choices).toHaveLength(LINE.length);
  });

  it('plays against Luna at level 0', () => {
    expect(playTo(0).state.rules.luna).toBe(0);
  });

  for (const { name, from, steps } of lesson.chapters) {
    it.each(WAYS)(`lets a learner do what it asks for in '${name}' (way %i)`, (way) => {
      for (const [step, , choices] of walk(from, steps, way)) {
        if (step.wanted !== undefined) expect(choices.length, step.name).toBeGreaterThan(0);
      }
    });

    it(`offers the choices of the line in '${name}'`, () => {
      const own = LINE.slice(from).flatMap(({ seat, choice }) => (seat === LEARNER ? [choice] : []));
      const { state } = playTo(from);
      const script = LINE.slice(from).flatMap(({ seat, choice }) => (seat === LEARNER ? [] : [choice]));
      for (const { name: step, wanted } of steps) {
        if (wanted === undefined) continue;
        const next = own.shift() as SkyChoice;
        expect(findOption(wantedOf(state, wanted), next), step).toBeDefined();
        advance(game, state, LEARNER, next);
        playNeighbour(state, script);
      }
    });

    it(`points at places of the board in '${name}'`, async () => {
      for (const [{ name: step, places = [] }, state] of walk(from, steps, 0)) {
        const facts = await factsOf(state);
        const pressed = facts.options.flatMap((option) => pressesOf(option, facts.view, LEARNER));
        for (const place of places) {
          const known = pressed.includes(place) || explain(place, facts) !== undefined;
          expect(known, `${step}: ${place}`).toBe(true);
        }
      }
    });
  }

  it.each(LANGUAGES)('says everything in %s', async (language) => {
    const { about, names, chapters, steps } = await lesson.text(language);
    expect(about).not.toBe('');
    expect(names).toHaveLength(lesson.seats);
    const used = new Set(lesson.chapters.flatMap((chapter) => chapter.steps.map(({ name }) => name)));
    for (const { name } of lesson.chapters) expect(chapters[name], name).toBeTruthy();
    for (const name of used)
      expect(
        saidIn(steps[name]).filter((said) => said !== ''),
        name,
      ).not.toHaveLength(0);
    expect(Object.keys(chapters)).toHaveLength(lesson.chapters.length);
    expect(Object.keys(steps).sort()).toEqual([...used].sort());
  });

  // What the texts say in numbers, so that a change of the line does not make them lie.
  it('tells the truth about its moments', () => {
    const worth = (count: number, row: string): number => pointsOf(playTo(count).state, [row]);
    expect(worth(26, 'minerva')).toBe(3);
    expect([worth(62, 'skymine'), worth(66, 'skymine')]).toEqual([0, 4]);
    expect([worth(109, 'tawac'), worth(113, 'tawac')]).toEqual([0, 9]);
  });
});
