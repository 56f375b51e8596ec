import type { ChapterName } from './text.en.ts';

const KEY = 'orrery-lesson';

export interface Progress {
  /** The chapter to go on with; absent before the first and after the last. */
  readonly chapter?: ChapterName;
  /** Nobody has to be invited again. */
  readonly seen: boolean;
}

export function loadProgress(): Progress {
  try {
    const { chapter, seen } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { seen: seen === true, ...(chapter === undefined ? {} : { chapter }) };
  } catch {
    return { seen: false };
  }
}

export function storeProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage starts the lesson anew.
  }
}
