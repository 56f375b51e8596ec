import { isMet, type Lesson, type Stand, shownChoice, stateAt, takeChoice, wantedChoices } from '@orrery/board';
import { type Choice, type GameRoom, isOver, LANGUAGES, type Language } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';

const MANY = 40;

/** Words that mean nothing to a finger. A long press is one. */
const OF_THE_MOUSE: Readonly<Record<Language, RegExp>> = {
  en: /(?<!long )\bpress|click|hover|mouse|with the wheel|\bpoint(ing)? at|\bpointing/i,
  de: /(?<!langes )\bdrück|klick|maus|darauf zeig|\bzeige? auf|\bzeigen erklärt/i,
};

const load = async (game: string) => {
  const room = await ROOMS[game]();
  return { room: room as GameRoom, lesson: (await room.lesson?.()) as Lesson };
};

describe.each(Object.keys(ROOMS))('the lesson of %s', (game) => {
  test('its line can be played, and every chapter begins within it', async () => {
    const { room, lesson } = await load(game);
    expect(() => stateAt(room, lesson, lesson.line.length)).not.toThrow();
    for (const { from, name } of lesson.chapters) expect(from, name).toBeLessThanOrEqual(lesson.line.length);
  });

  test('everything is said in both languages', async () => {
    const { lesson } = await load(game);
    for (const language of LANGUAGES) {
      const { about, names, chapters, steps } = await lesson.text(language);
      expect(about.length).toBeGreaterThan(0);
      expect(names).toHaveLength(lesson.seats);
      expect(Object.keys(chapters).sort()).toEqual(lesson.chapters.map(({ name }) => name).sort());
      const spoken = new Set(lesson.chapters.flatMap((chapter) => chapter.steps.map(({ name }) => name)));
      expect(Object.keys(steps).sort()).toEqual([...spoken].sort());
    }
  });

  test('a finger is told to tap, never to press, point or turn a wheel', async () => {
    const { lesson } = await load(game);
    for (const language of LANGUAGES)
      for (const [name, said] of Object.entries((await lesson.text(language)).steps))
        expect(typeof said === 'string' ? said : said.tap, name).not.toMatch(OF_THE_MOUSE[language]);
  });

  // Whichever of the offered choices a learner takes, every chapter goes on to its end.
  test.each(['as shown', 0, 1, 2] as const)('its chapters can be played to their ends (way: %s)', async (way) => {
    const { room, lesson } = await load(game);
    for (const { name, from, steps } of lesson.chapters) {
      let stand: Stand = { state: stateAt(room, lesson, from), from, made: [] };
      for (const step of steps) {
        if (step.wanted === undefined) continue;
        for (let left = MANY; left > 0; left--) {
          const choices = wantedChoices(room, stand.state, step.wanted);
          expect(choices.length, `${name}, ${step.name}`).toBeGreaterThan(0);
          const taken = takeChoice(room, lesson, stand, pick(room, choices, way, shownChoice(lesson, from, choices)));
          stand = { ...stand, state: taken.state, made: [...stand.made, ...taken.made] };
          if (isMet(step, taken)) break;
          if (step.until?.event !== undefined && left < MANY - 2) break;
        }
      }
      if (name === lesson.chapters.at(-1)?.name) expect(isOver(stand.state), 'the game goes on').toBe(false);
    }
  });
});

/** What ends a turn is taken as soon as it is offered. */
function pick({ game }: GameRoom, choices: readonly Choice[], way: number | string, shown?: Choice): Choice {
  if (typeof way === 'string') return shown ?? choices[0];
  return choices.find((choice) => game.saysDone?.(choice)) ?? choices[way % choices.length];
}
