import type { GameRoom, Language, Words } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { use } from 'react';

export const GAME_IDS: readonly string[] = Object.keys(ROOMS);

const rooms = new Map<string, Promise<GameRoom>>();
const words = new Map<string, Promise<Words>>();

/** A game is fetched once, when somebody first looks at it. */
export function loadRoom(game: string): Promise<GameRoom> {
  let room = rooms.get(game);
  if (room === undefined) {
    const load = ROOMS[game];
    room = load ? load() : Promise.reject(new Error(`there is no game ${game}`));
    room.catch(() => rooms.delete(game));
    rooms.set(game, room);
  }
  return room;
}

export function loadWords(game: string, language: Language): Promise<Words> {
  const key = `${game} ${language}`;
  let found = words.get(key);
  if (found === undefined) {
    found = loadRoom(game).then((room) => room.words(language));
    found.catch(() => words.delete(key));
    words.set(key, found);
  }
  return found;
}

export const useRoom = (game: string): GameRoom => use(loadRoom(game));
export const useWords = (game: string, language: Language): Words => use(loadWords(game, language));
