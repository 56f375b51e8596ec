import { CATALOG } from 'virtual:catalog';
import type { Language } from '@orrery/kernel';

/** What a game is called; one that is not here any more goes by its id. */
export const gameName = (game: string, language: Language): string => CATALOG[game]?.words[language].name ?? game;
