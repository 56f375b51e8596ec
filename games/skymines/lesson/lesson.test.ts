import {
  choicesUntil,
  LEARNER,
  type LessonChapter,
  type LessonStep,
  type Said,
  type Stand,
  shownChoice,
  stateAt,
  takeChoice,
  wantedChoices,
} from '@orrery/board';
import { type Choice, findOption, type GameRoom, isAsked, LANGUAGES, optionsOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { explain } from '../board/explain/index.ts';
import { drawing } from '../board/index.ts';
import { pressesOf } from '../board/presses.ts';
import type { SkyFacts } from '../board/scene.ts';
import { room, type SkyState } from '../index.ts';
import { lesson } from './index.ts';

const { game } = room;
/** The game as the lesson's table knows it. */
const anyRoom = room as unknown as GameRoom;
const SHOWN = 'as shown';

const stateAfter = (count: number): SkyState => stateAt(anyRoom, lesson, count) as SkyState;

async function factsOf(state: SkyState): Promise<SkyFacts> {
  const [words, text] = await Promise.all([room.words('en'), drawing.text('en')]);
  const options = isAsked(game, state, LEARNER) ? optionsOf(game, state, LEARNER) : [];
  const view = game.view(state, LEARNER);
  return { view, viewer: LEARNER, names: ['Nova', 'Ada'], options, words, text, whyNot: () => undefined };
}

interface Moment {
  readonly step: LessonStep;
  readonly state: SkyState;
  readonly choices: readonly Choice[];
}

/** A chapter step by step, for a learner who takes the line's own choices or always the same of those offered. */
function* walk({ from, steps }: LessonChapter, way: number | typeof SHOWN): Generator<Moment> {
  let stand: Stand = { state: stateAfter(from), from, made: [] };
  for (const step of steps) {
    const choices = step.wanted === undefined ? [] : wantedChoices(anyRoom, stand.state, step.wanted);
    yield { step, state: stand.state as SkyState, choices };
    const choice = way === SHOWN ? shownChoice(lesson, from, choices) : choices[way % choices.length];
    if (choice === undefined) continue;
    const { state, made } = takeChoice(anyRoom, lesson, stand, choice);
    stand = { ...stand, state, made: [...stand.made, ...made] };
  }
}

const saidIn = (said: Said): readonly string[] => (typeof said === 'string' ? [said] : [said.press, said.tap]);

describe('the lesson', () => {
  it('has a line that can be played, with Luna at level 0', () => {
    expect(stateAfter(lesson.line.length).rules.luna).toBe(0);
  });

  for (const chapter of lesson.chapters) {
    it.each([SHOWN, 0, 1, 2] as const)(`lets a learner do what '${chapter.name}' asks for (way: %s)`, (way) => {
      for (const { step, choices } of walk(chapter, way)) {
        if (step.wanted !== undefined) expect(choices.length, step.name).toBeGreaterThan(0);
      }
    });

    it(`asks in '${chapter.name}' for what the line does`, () => {
      const own = choicesUntil(lesson, lesson.line.length)
        .slice(chapter.from)
        .flatMap(([seat, choice]) => (seat === LEARNER ? [choice] : []));
      for (const { step, choices } of walk(chapter, SHOWN)) {
        if (step.wanted === undefined) continue;
        expect(findOption(choices, own.shift() as Choice), step.name).toBeDefined();
      }
    });

    it(`points in '${chapter.name}' at places of the board`, async () => {
      for (const { step, state } of walk(chapter, SHOWN)) {
        const facts = await factsOf(state);
        const pressed = facts.options.flatMap((option) => pressesOf(option, facts.view, LEARNER));
        for (const place of step.places ?? []) {
          const isKnown = pressed.includes(place) || explain(place, facts) !== undefined;
          expect(isKnown, `${step.name}: ${place}`).toBe(true);
        }
      }
    });
  }

  it.each(LANGUAGES)('says everything in %s, and nothing that nobody hears', async (language) => {
    const { chapters, steps } = await lesson.text(language);
    const spoken = new Set(lesson.chapters.flatMap((chapter) => chapter.steps.map(({ name }) => name)));
    expect(Object.keys(chapters)).toEqual(lesson.chapters.map(({ name }) => name));
    expect(Object.keys(steps).sort()).toEqual([...spoken].sort());
    for (const said of [...Object.values(chapters), ...Object.values(steps).flatMap(saidIn)]) expect(said).toBeTruthy();
  });

  // What the texts say in numbers, so that a change of the line does not make them lie.
  it('tells the truth about its moments', () => {
    const worth = (count: number, company: string): number | undefined =>
      game.breakdown(stateAfter(count), LEARNER).find(({ row }) => row === company)?.points;
    expect(worth(26, 'minerva')).toBe(3);
    expect([worth(62, 'skymine'), worth(66, 'skymine')]).toEqual([0, 4]);
    expect([worth(109, 'tawac'), worth(113, 'tawac')]).toEqual([0, 9]);
  });
});
