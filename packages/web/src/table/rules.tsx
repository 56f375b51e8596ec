import type { Words } from '@orrery/kernel';
import { useDeferredValue, useMemo, useState } from 'react';
import { useText } from '../settings.ts';

/** The rule book of this game in our words, searchable. */
export function RulesDrawer({ words, focus }: { words: Words; focus?: string | undefined }) {
  const t = useText();
  const [sought, setSought] = useState(focus ?? '');
  const text = useDeferredValue(sought);
  const found = useMemo(() => {
    const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
    return Object.entries(words.rules).filter(([id, rule]) =>
      parts.every((part) => rule.toLowerCase().includes(part) || id.toLowerCase().includes(part)),
    );
  }, [words, text]);
  return (
    <div className="rules">
      <input
        className="input"
        type="search"
        aria-label={t.rulesSearch}
        placeholder={t.rulesSearch}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <p className="muted" role="status">
        {t.rulesFound(found.length)}
      </p>
      <ul>
        {found.map(([id, rule]) => (
          <li key={id}>
            <p>{rule}</p>
            <small className="muted">{id}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
