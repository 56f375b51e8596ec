import { useSettings } from '../../settings.ts';
import { analysisDe } from './de.ts';
import { type AnalysisDictionary, analysisEn } from './en.ts';

const IN = { en: analysisEn, de: analysisDe };

/** What analyses, hints and puzzles say of reasons. */
export const useAnalysisText = (): AnalysisDictionary => IN[useSettings().language];
