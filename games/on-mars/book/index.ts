import type { Book } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import { CHAPTERS } from './chapters.ts';

const SUMMARIES = {
  en: () => import('./summary.en.ts'),
  de: () => import('./summary.de.ts'),
};

/** The rules as a book, in one language. */
export async function loadBook(language: Language): Promise<Book> {
  const { summary } = await SUMMARIES[language]();
  return { chapters: CHAPTERS, summary };
}
