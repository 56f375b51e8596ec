import { CATALOG } from 'virtual:catalog';
import type { Lesson, LessonText } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import { use } from 'react';
import { loadRoom } from '../games.ts';

export const LESSON_IDS: readonly string[] = Object.keys(CATALOG).filter((game) =>
  CATALOG[game].has.includes('lesson'),
);

const lessons = new Map<string, Promise<Lesson>>();
const texts = new Map<string, Promise<LessonText>>();

/** A lesson is fetched once; what failed is fetched again when it is asked for the next time. */
function lessonOf(game: string): Promise<Lesson> {
  let found = lessons.get(game);
  if (found === undefined) {
    found = loadRoom(game).then((room) => room.lesson?.() as Promise<Lesson>);
    found.catch(() => lessons.delete(game));
    lessons.set(game, found);
  }
  return found;
}

function textOf(game: string, language: Language): Promise<LessonText> {
  const key = `${game} ${language}`;
  let found = texts.get(key);
  if (found === undefined) {
    found = lessonOf(game).then((lesson) => lesson.text(language));
    found.catch(() => texts.delete(key));
    texts.set(key, found);
  }
  return found;
}

export const useLesson = (game: string): Lesson => use(lessonOf(game));
export const useTextOf = (game: string, language: Language): LessonText => use(textOf(game, language));
