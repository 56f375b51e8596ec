import type { Choice, Words } from '@orrery/kernel';
import { useMemo, useState } from 'react';
import { useRoom } from '../games.ts';
import type { ScreenState } from '../play/screen-state.ts';
import { sayGone, whyNotText } from '../play/why-not.ts';
import { useText } from '../settings.ts';

interface WhyNotProps {
  readonly screen: ScreenState;
  readonly words: Words;
  /** What could be chosen at this step before and cannot now. */
  readonly gone: readonly Choice[];
}

/** What cannot be chosen any more, under the rule that says so. */
export function WhyNot({ screen, words, gone }: WhyNotProps) {
  const t = useText();
  const { game } = useRoom(screen.game);
  const [opened, setOpened] = useState(false);
  const byRule = useMemo(() => {
    const rules = new Map<string, string[]>();
    if (!opened || screen.viewer === null) return rules;
    for (const choice of gone) {
      const rule = whyNotText(game, words, screen, choice);
      const said = rule && sayGone(words, screen, choice);
      if (rule && said) rules.set(rule, [...(rules.get(rule) ?? []), said]);
    }
    return rules;
  }, [opened, gone, game, words, screen]);
  if (gone.length === 0) return null;
  return (
    <details className="why-not" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t.whyNotOthers}</summary>
      {opened && byRule.size === 0 && <p className="muted">{t.whyNotNone}</p>}
      <ul>
        {[...byRule].map(([rule, choices]) => (
          <li key={rule}>
            <p>{rule}</p>
            <small className="muted">
              {choices.slice(0, 4).join(' · ')}
              {choices.length > 4 && ` · ${t.more(choices.length - 4)}`}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
