import { isMet, type Lesson, type LessonStep, type Stand, stateAt, takeChoice, wantedChoices } from '@orrery/board';
import type { Choice, GameEvent, GameRoom } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { finishLesson, leaveAt, loadProgress } from './progress.ts';

interface Moment extends Stand {
  readonly chapter: number;
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** Grows with every choice, so that none is taken twice. */
  readonly question: number;
}

/** A learner's way through a lesson: where it stands, what is wanted now, and what leads on. */
export interface Course extends Moment {
  readonly now: LessonStep;
  readonly wanted: readonly Choice[];
  readonly isLastChapter: boolean;
  readonly isLastStep: boolean;
  choose(choice: Choice): void;
  next(): void;
  goTo(chapter: number): void;
}

const NOTHING: readonly Choice[] = [];

export function useCourse(game: string, room: GameRoom, lesson: Lesson): Course {
  const { chapters } = lesson;
  const begin = (chapter: number, question: number): Moment => {
    const { from } = chapters[chapter];
    return { chapter, step: 0, state: stateAt(room, lesson, from), from, made: [], events: [], question };
  };
  const [moment, setMoment] = useState(() => {
    const kept = chapters.findIndex(({ name }) => name === loadProgress().at[game]);
    return begin(Math.max(0, kept), 0);
  });
  const { chapter, step, state, question } = moment;
  const { name, steps } = chapters[chapter];
  const now = steps[step];
  const isLastChapter = chapter === chapters.length - 1;
  const isLastStep = isLastChapter && step === steps.length - 1;
  const wanted = useMemo(() => (now.wanted ? wantedChoices(room, state, now.wanted) : NOTHING), [room, state, now]);
  const onward = (at: Moment): Moment => {
    if (at.step + 1 < steps.length) return { ...at, step: at.step + 1 };
    return isLastChapter ? at : begin(at.chapter + 1, at.question + 1);
  };
  useEffect(() => {
    if (isLastStep) finishLesson(game);
    else leaveAt(game, name);
  }, [game, name, isLastStep]);
  // What a step waits for may have become impossible or already happened: then it goes on by itself.
  const isStuck = now.wanted !== undefined && wanted.length === 0;
  useEffect(() => {
    if (isStuck) setMoment((at) => onward(at));
  });
  return {
    ...moment,
    now,
    wanted,
    isLastChapter,
    isLastStep,
    choose(choice) {
      const taken = takeChoice(room, lesson, moment, choice);
      const { state, events } = taken;
      const made = [...moment.made, ...taken.made];
      const at = { ...moment, state, events, made, question: question + 1 };
      setMoment(isMet(now, taken) ? onward(at) : at);
    },
    next: () => setMoment(onward(moment)),
    goTo: (to) => setMoment(begin(to, question + 1)),
  };
}
