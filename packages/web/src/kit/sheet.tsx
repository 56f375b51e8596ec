import type { Block, Sheet } from '@orrery/kernel';
import { useNarrow } from './narrow.ts';
import { ChartView } from './sheet-chart.tsx';
import { MapView, type Pointing } from './sheet-map.tsx';

type Body = Exclude<Block, { kind: 'heading' }>;
type TableBlock = Extract<Block, { kind: 'table' }>;

interface Part {
  readonly heading: Extract<Block, { kind: 'heading' }> | undefined;
  readonly body: readonly Body[];
}

/** A sheet is a list; what follows a heading belongs under it. */
function partsOf(sheet: Sheet): Part[] {
  const parts: { heading: Part['heading']; body: Body[] }[] = [];
  for (const block of sheet) {
    if (block.kind === 'heading') parts.push({ heading: block, body: [] });
    else if (parts.length === 0) parts.push({ heading: undefined, body: [block] });
    else parts[parts.length - 1].body.push(block);
  }
  return parts;
}

/** A table of more columns takes the whole width; on a phone its rows become cards. */
const MANY_COLUMNS = 4;

/** A board in words as a page: headings, tables and maps that a screen reader reads like anybody else. */
export function SheetView({ sheet, pointing }: { sheet: Sheet; pointing?: Pointing | undefined }) {
  return (
    <div className="sheet">
      {partsOf(sheet).map(({ heading, body }, i) => {
        const Tag = heading && (['h2', 'h3', 'h4'] as const)[heading.level - 1];
        return (
          <section key={i} className="sheet-part">
            {heading && Tag && <Tag>{heading.text}</Tag>}
            {body.length > 0 && (
              <div className="sheet-blocks">
                {body.map((block, j) => (
                  <BlockView key={j} block={block} pointing={pointing} />
                ))}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

function BlockView({ block, pointing }: { block: Body; pointing: Pointing | undefined }) {
  switch (block.kind) {
    case 'text':
      return <p className={block.tone ? `sheet-text tone-${block.tone}` : 'sheet-text'}>{block.text}</p>;
    case 'facts':
      return (
        <dl className="sheet-block sheet-facts">
          {block.rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TableView block={block} />;
    case 'map':
      return <MapView block={block} pointing={pointing} />;
    case 'chart':
      return <ChartView block={block} />;
  }
}

function TableView({ block }: { block: TableBlock }) {
  const narrow = useNarrow();
  const wide = block.head.length > MANY_COLUMNS;
  if (narrow && wide) return <RowCards block={block} />;
  return (
    <div role="group" className="scroller sheet-block" data-wide={wide} tabIndex={0} aria-label={block.caption}>
      <table className="sheet-table">
        <caption>{block.caption}</caption>
        <thead>
          <tr>
            {block.head.map((title, i) =>
              title === '' ? (
                <td key={i} />
              ) : (
                <th key={i} scope="col">
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, y) => (
            <tr key={y}>
              {row.map((text, x) => (
                <td key={x}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isNothing = (text: string): boolean => /^[-–·\s]*$/.test(text);

/** A wide table on a narrow screen: every row a card with its first cell as its name. */
function RowCards({ block: { caption, head, rows } }: { block: TableBlock }) {
  return (
    <section className="sheet-block sheet-rows" aria-label={caption}>
      <p className="sheet-caption">{caption}</p>
      <ul>
        {rows.map(([name, ...cells], y) => (
          <li key={y}>
            <strong>{name}</strong>
            <dl>
              {cells.map((text, x) =>
                isNothing(text) ? null : (
                  <div key={x}>
                    <dt>{head[x + 1]}</dt>
                    <dd>{text}</dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
