import { type Book, type BookLine, type BookPart, Icon, type Scene, type Summary } from '@orrery/board';
import { useText } from '../settings.ts';
import type { Rule } from './chapters.ts';

const SHORT = 76;
const MANY = 4;

const isLong = ([, , text]: BookLine): boolean => text.length > SHORT;

/** Many things of which all but one at most need few words stand in two columns. */
const isList = (lines: readonly BookLine[]): boolean => lines.length > MANY && lines.filter(isLong).length < 2;

const Words = ({ line: [, name, text] }: { line: BookLine }) => (
  <p>
    <strong>{name}</strong> {text}
  </p>
);

function Lines({ lines }: { lines: readonly BookLine[] }) {
  return (
    <ul className="book-lines">
      {lines.map((line) => (
        <li key={line[1]} data-long={isLong(line)}>
          <span className="book-sign">
            <Icon name={line[0]} size={22} />
          </span>
          <Words line={line} />
        </li>
      ))}
    </ul>
  );
}

/** What happens one after the other, each with a small picture. */
function Steps({ lines, scenes }: { lines: readonly BookLine[]; scenes: readonly Scene[] }) {
  return (
    <ol className="book-lines book-steps">
      {lines.map((line, i) => (
        <li key={line[1]}>
          <span className="book-scene">
            {scenes[i].map((icon, at) => (
              <Icon key={icon} name={icon} size={at === 1 ? 18 : 32} />
            ))}
          </span>
          <Words line={line} />
        </li>
      ))}
    </ol>
  );
}

const Page = ({ parts, scenes }: { parts: readonly BookPart[]; scenes?: readonly Scene[] }) => (
  <div className="book-page">
    {parts.map(({ title, lines }, i) => (
      <section key={title} data-list={isList(lines)}>
        <h3>{title}</h3>
        {i === 0 && scenes !== undefined ? <Steps lines={lines} scenes={scenes} /> : <Lines lines={lines} />}
      </section>
    ))}
  </div>
);

/** The whole game on two pages. */
export function TwoPages({ book: { summary, scenes } }: { book: Book }) {
  const { lead, pages } = summary;
  return (
    <>
      <p className="book-lead">{lead}</p>
      <div className="book-spread">
        <Page parts={pages[0]} scenes={scenes} />
        <Page parts={pages[1]} />
      </div>
    </>
  );
}

/** Every sign of the game once, by name. */
export function IconsPage({ summary: { pages, icons } }: { summary: Summary }) {
  const t = useText();
  const all = [...pages.flat().flatMap(({ lines }) => lines), ...icons];
  const once = [...new Map(all.toReversed().map((line) => [line[0], line])).values()].toReversed();
  return (
    <>
      <h3>{t.book.icons}</h3>
      <p className="muted">{t.book.sameSign}</p>
      <div className="book-icons">
        <Lines lines={once} />
      </div>
    </>
  );
}

/** Rules one after the other; their numbers in the ledger only for who wants them. */
export function RuleList({ rules, numbers }: { rules: readonly Rule[]; numbers: boolean }) {
  return (
    <ul className="book-rules">
      {rules.map(([id, text]) => (
        <li key={id} data-rule={id}>
          <p>{text}</p>
          {numbers && <small className="book-id">{id}</small>}
        </li>
      ))}
    </ul>
  );
}
