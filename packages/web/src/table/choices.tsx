import type { Choice, Words } from '@orrery/kernel';
import { notation } from '@orrery/kernel';
import { useDeferredValue, useMemo, useState } from 'react';
import type { TableLink, TableShot } from '../play/shot.ts';
import { useText } from '../settings.ts';

/** Lists longer than this get a box to search them. */
const LONG = 8;

/** Every legal choice as a button: all of the game can be played from here, by pointer, keyboard or screen reader. */
export function ChoiceList({ shot, words, link }: { shot: TableShot; words: Words; link: TableLink }) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const sought = useDeferredValue(filter);
  const { choices, view, viewer, seq } = shot;
  const listed = useMemo(
    () =>
      choices.map((choice) => ({
        choice,
        key: notation(choice),
        text: viewer === null ? '' : words.choice(choice, view, viewer),
      })),
    [choices, view, viewer, words],
  );
  const shown = useMemo(() => {
    const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
    return listed.filter(({ text, key }) =>
      parts.every((part) => text.toLowerCase().includes(part) || key.includes(part)),
    );
  }, [listed, sought]);
  if (choices.length === 0) return null;
  const take = (choice: Choice) => {
    setFilter('');
    link.choose(choice, seq);
  };
  return (
    <section className="choices" aria-label={t.choices}>
      {choices.length > LONG && (
        <div className="row">
          <input
            className="input"
            type="search"
            aria-label={t.filter}
            placeholder={t.filter}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && shown.length === 1) take(shown[0].choice);
            }}
          />
          <small className="muted" role="status">
            {t.choicesCount(shown.length)}
          </small>
        </div>
      )}
      <ul>
        {shown.map(({ choice, key, text }) => (
          <li key={key}>
            <button type="button" className="button choice" data-choice={key} onClick={() => take(choice)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="muted">{t.noMatch}</p>}
    </section>
  );
}
