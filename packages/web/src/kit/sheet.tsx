import type { Block, MapCell, Sheet } from '@orrery/kernel';

/** A board in words as a page: headings, tables and maps that a screen reader reads like anybody else. */
export function SheetView({ sheet }: { sheet: Sheet }) {
  return (
    <div className="sheet">
      {sheet.map((block, i) => (
        <BlockView key={i} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Tag = (['h2', 'h3', 'h4'] as const)[block.level - 1];
      return <Tag>{block.text}</Tag>;
    }
    case 'text':
      return <p className={block.tone ? `tone-${block.tone}` : undefined}>{block.text}</p>;
    case 'facts':
      return (
        <dl className="facts">
          {block.rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <div role="group" className="scroller" tabIndex={0} aria-label={block.caption}>
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
    case 'map':
      return (
        <div role="group" className="scroller" tabIndex={0} aria-label={block.caption}>
          <table className="sheet-map">
            <caption>{block.caption}</caption>
            {block.columnNames && (
              <thead>
                <tr>
                  {block.rowNames && <td />}
                  {block.columnNames.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {block.rows.map((row, y) => (
                <tr key={y}>
                  {block.rowNames && <th scope="row">{block.rowNames[y]}</th>}
                  {row.map((cell, x) => (
                    <MapCellView key={x} cell={cell} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

function MapCellView({ cell }: { cell: MapCell }) {
  return (
    <td className={cell.tone ? `tone-${cell.tone}` : undefined} title={cell.says}>
      <span aria-hidden="true">{cell.glyph}</span>
      <span className="hidden-text">{cell.says}</span>
    </td>
  );
}
