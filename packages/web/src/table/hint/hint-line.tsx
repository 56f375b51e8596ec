import './hint.css';
import { ChangeChips, useOfBoard } from '@orrery/board';
import { type Reason, RIVALS, SCORING } from '@orrery/bots';
import { type Choice, type Language, notation, type Words } from '@orrery/kernel';
import { useAnalysisText } from '../../analysis/words.ts';
import { ToolIcon } from '../../kit/tool-icon.tsx';
import { useSettings, useText } from '../../settings.ts';
import { useDrawn } from '../drawn-table.tsx';
import type { Advised } from './use-hint.ts';

interface HintProps {
  readonly advised: Advised;
  readonly say: (choice: Choice) => string;
  readonly words: Words;
}

/** So many of the others that were weighed are named. */
const OTHERS = 2;

/** What a computer player would do, why, the same steps as on the board, and what is nearly as good. */
export function HintLine({ advised, say, words }: HintProps) {
  const t = useText();
  const { hint, choice, way, show } = advised;
  const steps = way?.steps ?? [];
  const isBest = notation(choice) === notation(hint.choice);
  const others = hint.candidates.filter((each) => notation(each.choice) !== notation(choice)).slice(0, OTHERS);
  const best = hint.candidates.find((each) => notation(each.choice) === notation(hint.choice))?.value;
  return (
    <div className="stage-line hint" role="status" data-hint={notation(choice)}>
      <strong className="hint-head">
        <ToolIcon name="hint" />
        <span>
          <span className="hidden-text">{t.hint}: </span>
          {say(choice)}
        </span>
      </strong>
      {isBest && <Why reasons={hint.reasons} words={words} />}
      <HintChanges choice={choice} />
      {steps.length > 1 && (
        <ol className="hint-steps">
          {steps.map(({ place, text }, i) => (
            <li key={`${i} ${place}`}>
              <b aria-hidden="true">{i + 1}</b> {text}
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <>
          <small className="muted">{t.alsoWeighed}</small>
          <ul className="hint-others">
            {others.map((other) => (
              <li key={notation(other.choice)}>
                <button type="button" onClick={() => show(other.choice)}>
                  <span>{say(other.choice)}</span>
                  {best !== undefined && <small>{t.pointsApart(Math.round(other.value - best))}</small>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function HintChanges({ choice }: { readonly choice: Choice }) {
  return useDrawn() === undefined ? null : <ChangesOnBoard choice={choice} />;
}

function ChangesOnBoard({ choice }: { readonly choice: Choice }) {
  const changes = useOfBoard((store) => store).changesOf(choice);
  return <ChangeChips changes={changes} />;
}

/** A list as it is said aloud; where its parts are lists themselves, another 'and' would only confuse them. */
function listed(names: readonly string[], language: Language): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const and = list.formatToParts(['', '']).find(({ type }) => type === 'literal')?.value ?? ', ';
  return names.some((name) => name.includes(and)) ? names.join('; ') : list.format(names);
}

/** What speaks for it against the next best, and what against it, in a breath. */
function Why({ reasons, words }: { readonly reasons: readonly Reason[]; readonly words: Words }) {
  const t = useText();
  const a = useAnalysisText();
  const { language } = useSettings();
  const nameOf = ({ term, by }: Reason): string => {
    if (term === RIVALS) return by > 0 ? a.lessForOthers : a.moreForOthers;
    return words.terms?.[term] ?? (term === SCORING ? a.scoring : a.experience);
  };
  const told = (which: (by: number) => boolean, most: number): string =>
    listed([...new Set(reasons.filter(({ by }) => which(by)).map(nameOf))].slice(0, most), language);
  const [good, bad] = [told((by) => by > 0, 2), told((by) => by < 0, 1)];
  if (good === '') return null;
  return (
    <p className="hint-why">
      {t.speaksFor(good)} {bad !== '' && t.speaksAgainst(bad)}
    </p>
  );
}
