import { useSettings } from '../../settings.ts';
import { puzzlesDe } from './de.ts';
import { type PuzzlesDictionary, puzzlesEn } from './en.ts';

const IN = { en: puzzlesEn, de: puzzlesDe };

export const usePuzzlesText = (): PuzzlesDictionary => IN[useSettings().language];
