import type { Book } from '@orrery/board';
import type { Language } from '@orrery/kernel';
import { use } from 'react';
import { loadRoom } from '../games.ts';

const books = new Map<string, Promise<Book | undefined>>();

function loadBook(game: string, language: Language): Promise<Book | undefined> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (book === undefined) {
    book = loadRoom(game).then((room) => room.book?.(language) as Promise<Book> | undefined);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

/** The book of a game; a game without one has its rules alone. */
export const useBook = (game: string, language: Language): Book | undefined => use(loadBook(game, language));
