import type { Choice, Words } from '@orrery/kernel';
import { notation, parseNotation } from '@orrery/kernel';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useRoom } from '../games.ts';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { whyNotText } from '../play/why-not.ts';
import { useText } from '../settings.ts';

/** Lists longer than this get a box to search them. */
const LONG = 8;
/** So many of one kind stand there at once; the rest come when asked for, or are found by searching. */
const SHOWN = 24;

/** Arrow keys walk through the list. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.choice')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
}

/** Every legal choice as a button: all of the game can be played from here, by pointer, keyboard or screen reader. */
export function ChoiceList({ screen, words, link }: { screen: ScreenState; words: Words; link: TableLink }) {
  const t = useText();
  const [filter, setFilter] = useState('');
  const sought = useDeferredValue(filter);
  const { options, view, viewer, question } = screen;
  const { game } = useRoom(screen.game);
  const listed = useMemo(
    () =>
      options.map((choice) => ({
        choice,
        key: notation(choice),
        text: viewer === null ? '' : words.choice(choice, view, viewer),
      })),
    [options, view, viewer, words],
  );
  const shown = useMemo(() => {
    const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
    return listed.filter(({ text, key }) =>
      parts.every((part) => text.toLowerCase().includes(part) || key.includes(part)),
    );
  }, [listed, sought]);
  const groups = useMemo(() => {
    const kinds = new Map<string, (typeof shown)[number][]>();
    for (const each of shown) {
      const kind = kinds.get(each.choice.do);
      if (kind === undefined) kinds.set(each.choice.do, [each]);
      else kind.push(each);
    }
    return [...kinds];
  }, [shown]);
  const typed = shown.length === 0 ? parseNotation(filter) : undefined;
  if (options.length === 0) return null;
  const take = (choice: Choice) => {
    setFilter('');
    link.choose(choice, question);
  };
  return (
    <section className="choices" aria-label={t.choices}>
      {options.length > LONG && (
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
      <div className="choice-groups" onKeyDown={walk}>
        {groups.map(([kind, list]) => (
          <ChoiceGroup key={`${question} ${kind}`} list={list} take={take} />
        ))}
      </div>
      {shown.length === 0 && (
        <p className="muted" role="status">
          {t.noMatch} {typed && whyNotText(game, words, screen, typed)}
        </p>
      )}
    </section>
  );
}

interface GroupProps {
  list: readonly { readonly choice: Choice; readonly key: string; readonly text: string }[];
  take: (choice: Choice) => void;
}

/** Choices of one kind. */
function ChoiceGroup({ list, take }: GroupProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const shown = all ? list : list.slice(0, SHOWN);
  return (
    <ul>
      {shown.map(({ choice, key, text }) => (
        <li key={key}>
          <button type="button" className="button choice" data-choice={key} onClick={() => take(choice)}>
            {text}
          </button>
        </li>
      ))}
      {shown.length < list.length && (
        <li>
          <button type="button" className="button quiet small" onClick={() => setAll(true)}>
            {t.more(list.length - shown.length)}
          </button>
        </li>
      )}
    </ul>
  );
}
