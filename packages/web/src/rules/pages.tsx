import { type BookLine, type BookPart, Icon, type Summary } from '@orrery/board';
import { useText } from '../settings.ts';
import type { Rule } from './chapters.ts';

function Lines({ lines }: { lines: readonly BookLine[] }) {
  return (
    <ul className="book-lines">
      {lines.map(([icon, name, text]) => (
        <li key={name}>
          <Icon name={icon} size={24} />
          <p>
            <strong>{name}</strong> {text}
          </p>
        </li>
      ))}
    </ul>
  );
}

const Page = ({ parts }: { parts: readonly BookPart[] }) => (
  <div className="book-page">
    {parts.map(({ title, lines }) => (
      <section key={title}>
        <h3>{title}</h3>
        <Lines lines={lines} />
      </section>
    ))}
  </div>
);

/** The whole game on two pages. */
export function TwoPages({ summary: { lead, pages } }: { summary: Summary }) {
  return (
    <>
      <p className="book-lead">{lead}</p>
      <div className="book-spread">
        <Page parts={pages[0]} />
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
