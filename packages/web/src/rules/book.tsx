import type { Choice, Words } from '@orrery/kernel';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { ScreenState } from '../play/screen-state.ts';
import { useSettings, useText } from '../settings.ts';
import { chaptersOf, search } from './chapters.ts';
import { useBook } from './load.ts';
import { NowPage } from './now.tsx';
import { IconsPage, RuleList, TwoPages } from './pages.tsx';
import './book.css';

interface BookProps {
  readonly screen: ScreenState;
  readonly words: Words;
  /** What could be chosen at this step before and cannot now. */
  readonly gone: readonly Choice[];
  /** The rule to open at. */
  readonly focus?: string | undefined;
}

/** Where the reader was last; the book opens there again. */
let lastPage = 'two';

/** The rules of this game as a book: two pages, what can be done now, signs, chapters, and a search through all. */
export const RuleBook = (props: BookProps) => (
  <Suspense fallback={null}>
    <Opened {...props} />
  </Suspense>
);

function Opened({ screen, words, gone, focus }: BookProps) {
  const t = useText();
  const { language } = useSettings();
  const book = useBook(screen.game, language);
  const [sought, setSought] = useState(focus ?? '');
  const [numbers, setNumbers] = useState(false);
  const text = useDeferredValue(sought.trim());
  const chapters = useMemo(() => chaptersOf(book, words.rules, t.book.everything), [book, words, t]);
  const found = useMemo(() => (text === '' ? undefined : search(words.rules, text)), [words, text]);
  const entries = [
    ...(book === undefined ? [] : [{ id: 'two', title: t.book.twoPages }]),
    { id: 'now', title: t.book.now },
    ...(book === undefined ? [] : [{ id: 'icons', title: t.book.icons }]),
  ];
  const [chosen, setChosen] = useState(lastPage);
  const known = [...entries, ...chapters].some(({ id }) => id === chosen);
  const page = known ? chosen : entries[0].id;
  const open = (id: string) => {
    lastPage = id;
    setChosen(id);
    setSought('');
  };
  const chapter = chapters.find(({ id }) => id === page);
  const entry = (id: string, title: string, number?: number) => (
    <button
      key={id}
      type="button"
      data-page={id}
      aria-current={found === undefined && page === id ? 'page' : undefined}
      onClick={() => open(id)}
    >
      {number !== undefined && <span aria-hidden="true">{number}</span>}
      {title}
    </button>
  );
  return (
    <div className="rules book-open">
      <div className="book-contents">
        <input
          className="input"
          type="search"
          aria-label={t.rulesSearch}
          placeholder={t.rulesSearch}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
        <nav aria-label={t.book.contents}>
          {entries.map(({ id, title }) => entry(id, title))}
          <hr />
          {chapters.map(({ id, title }, i) => entry(id, title, i + 1))}
        </nav>
      </div>
      <section className="book-paper" key={found === undefined ? page : 'found'} aria-label={t.rules}>
        {found !== undefined ? (
          <>
            <p className="muted" role="status">
              {t.rulesFound(found.length)}
            </p>
            <RuleList rules={found} numbers />
          </>
        ) : chapter !== undefined ? (
          <>
            <div className="spread">
              <h3>{chapter.title}</h3>
              <button
                type="button"
                className="button quiet small"
                aria-pressed={numbers}
                onClick={() => setNumbers(!numbers)}
              >
                {t.book.numbers}
              </button>
            </div>
            <RuleList rules={chapter.rules} numbers={numbers} />
          </>
        ) : page === 'now' || book === undefined ? (
          <NowPage {...{ screen, words, gone }} onRule={setSought} />
        ) : page === 'icons' ? (
          <IconsPage summary={book.summary} />
        ) : (
          <TwoPages book={book} />
        )}
      </section>
    </div>
  );
}
