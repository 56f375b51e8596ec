import { useSettings } from '../settings.ts';
import { puzzles as puzzlesDe } from '../text/de/puzzles.ts';
import { type PuzzlesDictionary, puzzles as puzzlesEn } from '../text/en/puzzles.ts';

const IN = { en: puzzlesEn, de: puzzlesDe };

export const usePuzzlesText = (): PuzzlesDictionary => IN[useSettings().language];
