import type { Language } from '@orrery/kernel';

/** The rules of every game as a book; each is loaded in the reader's language when it is opened. */
export const BOOKS: Readonly<Record<string, (language: Language) => Promise<unknown>>> = {
  'planet-unknown': async (language) => (await import('@orrery/planet-unknown/book')).loadBook(language),
  pulsar: async (language) => (await import('@orrery/pulsar/book')).loadBook(language),
  skymines: async (language) => (await import('@orrery/skymines/book')).loadBook(language),
  'on-mars': async (language) => (await import('@orrery/on-mars/book')).loadBook(language),
  'luna-maris': async (language) => (await import('@orrery/luna-maris/book')).loadBook(language),
};
