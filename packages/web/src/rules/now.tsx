import { Icon } from '@orrery/board';
import type { Choice, Words } from '@orrery/kernel';
import { useMemo } from 'react';
import { useRoom } from '../games.ts';
import type { ScreenState } from '../play/screen-state.ts';
import { closedBy, foreseen } from '../play/why-not.ts';
import { useText } from '../settings.ts';

const SHOWN = 4;

/** What several choices begin with in common, in whole words: 'Fly to' of two flights. */
export function commonStart(texts: readonly string[]): string {
  const [first, ...others] = texts.map((text) => text.split(' '));
  const end = first.findIndex((word, i) => others.some((words) => words[i] !== word));
  return (end < 0 ? first : first.slice(0, end)).join(' ').replace(/[,:]$/, '');
}

function Sayings({ says }: { says: readonly string[] }) {
  const t = useText();
  if (says.length === 1) return <strong>{says[0]}</strong>;
  return (
    <>
      <strong>{commonStart(says) || says[0]}</strong>{' '}
      <small className="muted">
        {says.slice(0, SHOWN).join(' · ')}
        {says.length > SHOWN && ` · ${t.more(says.length - SHOWN)}`}
      </small>
    </>
  );
}

interface NowProps {
  readonly screen: ScreenState;
  readonly words: Words;
  /** What could be chosen at this step before. */
  readonly gone: readonly Choice[];
  readonly onRule: (id: string) => void;
}

/** What may be chosen now, by kind, and what may not, with the rule that says so. */
export function NowPage({ screen, words, gone, onRule }: NowProps) {
  const t = useText();
  const { game } = useRoom(screen.game);
  const { view, viewer, options } = screen;
  const open = useMemo(() => {
    if (viewer === null) return [];
    const kinds = Map.groupBy(options, (choice) => choice.do);
    return [...kinds].map(([kind, choices]) => ({ kind, says: choices.map((c) => words.choice(c, view, viewer)) }));
  }, [options, words, view, viewer]);
  const closed = useMemo(
    () => [...closedBy(game, words, screen, [...gone, ...foreseen(game, screen)])],
    [gone, game, words, screen],
  );
  return (
    <>
      <h3>{t.book.now}</h3>
      {open.length === 0 ? (
        <p className="muted">{t.book.nothingNow}</p>
      ) : (
        <p className="muted">
          {words.prompt(view, viewer ?? 0)} {t.book.nowLead}
        </p>
      )}
      <ul className="book-now">
        {open.map(({ kind, says }) => (
          <li key={kind} data-open="true">
            <Icon name="tick" />
            <span className="hidden-text">{t.book.possible}: </span>
            <div>
              <Sayings says={says} />
            </div>
          </li>
        ))}
        {closed.map(([rule, says]) => (
          <li key={rule} data-open="false">
            <Icon name="lost" />
            <span className="hidden-text">{t.book.closed}: </span>
            <div>
              <Sayings says={says} />
              <p className="muted">{words.rules[rule]}</p>
            </div>
            <button type="button" className="book-id" onClick={() => onRule(rule)}>
              {rule}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
