import { useSettings } from '../settings.ts';
import { analysis as analysisDe } from '../text/de/analysis.ts';
import { type AnalysisDictionary, analysis as analysisEn } from '../text/en/analysis.ts';

const IN = { en: analysisEn, de: analysisDe };

/** What analyses, hints and puzzles say of reasons. */
export const useAnalysisText = (): AnalysisDictionary => IN[useSettings().language];
