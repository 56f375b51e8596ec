import type { Book } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import { CHAPTERS } from './chapters.ts';
import { SCENES } from './scenes.ts';

/** The rules as a book, in one language. */
export async function loadBook(language: Language): Promise<Book> {
  const { summary } = await import(`../text/${language}/summary.ts`);
  return { chapters: CHAPTERS, scenes: SCENES, summary };
}
