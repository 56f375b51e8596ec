import './analysis.css';
import { type Reason, RIVALS, SCORING } from '@orrery/bots';
import type { Words } from '@orrery/kernel';
import { useSettings } from '../settings.ts';
import { useAnalysisText } from './words.ts';

/** The terms in which one option differs from another, each with its points. */
export function Reasons({ reasons, words }: { readonly reasons: readonly Reason[]; readonly words: Words }) {
  const a = useAnalysisText();
  const { language } = useSettings();
  if (reasons.length === 0) return null;
  const nameOf = (term: string, by: number): string => {
    if (term === RIVALS) return by > 0 ? a.lessForOthers : a.moreForOthers;
    return term === SCORING ? a.scoring : a.experience;
  };
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <p className="reasons">
      <span className="muted">{a.because}:</span>{' '}
      {reasons.map(({ term, by }) => (
        <span key={term} className="reason" data-for={by > 0}>
          {words.terms?.[term] ?? nameOf(term, by)} <b>{number.format(by)}</b>
        </span>
      ))}
    </p>
  );
}
