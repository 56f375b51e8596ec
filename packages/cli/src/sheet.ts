import type { Block, MapCell, Sheet } from '@orrery/kernel';
import type { Terminal } from './terminal.ts';
import { padEnd, padStart, widthOf, wrap } from './width.ts';

/** One block as lines, and the headings it stands under. */
export interface Drawn {
  readonly block: Block;
  readonly path: string;
  readonly lines: readonly string[];
}

/** A board in words and tables, block by block. */
export function drawBlocks(sheet: Sheet, terminal: Terminal): Drawn[] {
  const headings: string[] = [];
  return sheet.map((block) => {
    if (block.kind === 'heading') headings.splice(block.level - 1, headings.length, block.text);
    return { block, path: headings.join('\n'), lines: drawBlock(block, terminal) };
  });
}

/** The lines of some blocks, with air where a new thing begins. */
export function joinBlocks(blocks: readonly Drawn[]): string[] {
  const lines: string[] = [];
  for (const drawn of blocks) {
    const { kind } = drawn.block;
    const isSpaced = kind === 'heading' || kind === 'table' || kind === 'map' || kind === 'chart';
    if (isSpaced && lines.length > 0 && lines.at(-1) !== '') lines.push('');
    lines.push(...drawn.lines);
  }
  return lines;
}

export function drawSheet(sheet: Sheet, terminal: Terminal): string[] {
  return joinBlocks(drawBlocks(sheet, terminal));
}

/** What is new in a sheet: the blocks that were not drawn like that before, each under its headings. */
export function changedBlocks(blocks: readonly Drawn[], before: readonly Drawn[]): Drawn[] {
  const keyOf = ({ path, lines }: Drawn): string => [path, ...lines].join('\n');
  const known = new Set(before.map(keyOf));
  return underHeadings(blocks, (drawn) => drawn.block.kind !== 'heading' && !known.has(keyOf(drawn)));
}

/** The blocks whose title or headings hold a word. */
export function blocksAbout(blocks: readonly Drawn[], word: string): Drawn[] {
  const titleOf = ({ block, path }: Drawn): string => `${path}\n${'caption' in block ? block.caption : ''}`;
  return underHeadings(blocks, (drawn) => titleOf(drawn).toLowerCase().includes(word.toLowerCase()));
}

/** Some of the blocks, and the headings they stand under. */
function underHeadings(blocks: readonly Drawn[], isWanted: (drawn: Drawn) => boolean): Drawn[] {
  const kept = new Set<Drawn>();
  const headings: Drawn[] = [];
  for (const drawn of blocks) {
    if (drawn.block.kind === 'heading') {
      const { level } = drawn.block;
      while (headings.length > 0 && levelOf(headings[headings.length - 1]) >= level) headings.pop();
      headings.push(drawn);
    }
    if (!isWanted(drawn)) continue;
    for (const heading of headings) kept.add(heading);
    kept.add(drawn);
  }
  return [...kept];
}

function levelOf({ block }: Drawn): number {
  return block.kind === 'heading' ? block.level : 0;
}

/** The names of all places on a map, such as `e5`; none where its rows and columns have no names. */
export function placesOn(block: Block): ReadonlySet<string> {
  if (block.kind !== 'map' || block.columnNames === undefined || block.rowNames === undefined) return new Set();
  const { columnNames, rowNames } = block;
  return new Set(columnNames.flatMap((column) => rowNames.map((row) => `${column}${row}`.toLowerCase())));
}

function drawBlock(block: Block, terminal: Terminal): string[] {
  const { paint, width } = terminal;
  switch (block.kind) {
    case 'heading':
      return [paint(block.level === 1 ? 'title' : 'strong', block.text)];
    case 'text':
      return wrap(block.text, width).map((line) => (block.tone === undefined ? line : paint(block.tone, line)));
    case 'facts':
      return drawFacts(block.rows, terminal);
    case 'table':
      return drawTable(block, terminal);
    case 'map':
      return drawMap(block, terminal);
    case 'chart':
      return drawChart(block, terminal);
  }
}

function drawFacts(rows: readonly (readonly [string, string])[], { paint, width }: Terminal): string[] {
  const labels = Math.min(Math.max(0, ...rows.map(([label]) => widthOf(label))), width >> 1);
  return rows.flatMap(([label, value]) =>
    wrap(value, Math.max(20, width - labels - 4)).map(
      (line, i) => `  ${padEnd(paint('muted', i === 0 ? label : ''), labels)}  ${line}`,
    ),
  );
}

const GAP = 2;

export interface Table {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function drawTable({ caption, head, rows }: Table, { paint, width }: Terminal): string[] {
  const columns = Math.max(head.length, ...rows.map((row) => row.length));
  const widths = fitColumns(columns, [head, ...rows], width - 2);
  const numeric = widths.map(
    (_, column) => rows.length > 0 && rows.every((row) => /^[-+−]?[\d.,]*%?$/.test(row[column] ?? '')),
  );
  const drawRow = (row: readonly string[], style: (line: string) => string): string[] => {
    const cells = widths.map((room, column) => wrap(row[column] ?? '', room));
    const height = Math.max(...cells.map((cell) => cell.length));
    return Array.from({ length: height }, (_, i) => {
      const parts = cells.map((cell, column) =>
        (numeric[column] ? padStart : padEnd)(style(cell[i] ?? ''), widths[column]),
      );
      return `  ${parts.join(' '.repeat(GAP))}`.trimEnd();
    });
  };
  return [
    ...(caption === '' ? [] : [paint('strong', caption)]),
    ...(head.every((title) => title === '') ? [] : drawRow(head, (cell) => paint('muted', cell))),
    ...rows.flatMap((row) => drawRow(row, (cell) => cell)),
  ];
}

/** Columns as wide as their texts; where that is too much, the widest give way. */
function fitColumns(columns: number, rows: readonly (readonly string[])[], width: number): number[] {
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(1, ...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  let excess = widths.reduce((sum, room) => sum + room + GAP, -GAP) - width;
  while (excess > 0) {
    const widest = widths.indexOf(Math.max(...widths));
    if (widths[widest] <= 8) break;
    widths[widest]--;
    excess--;
  }
  return widths;
}

type MapBlock = Extract<Block, { kind: 'map' }>;

function drawMap({ caption, rows, columnNames, rowNames, key = [] }: MapBlock, { paint, width }: Terminal): string[] {
  const cell = Math.max(
    1,
    ...rows.flat().map(({ glyph }) => widthOf(glyph)),
    ...(columnNames ?? []).map((name) => widthOf(name)),
  );
  const side = Math.max(0, ...(rowNames ?? []).map((name) => widthOf(name)));
  const drawCell = ({ glyph, tone }: MapCell): string => {
    const padded = padEnd(glyph, cell);
    return tone === undefined ? padded : paint(tone, padded);
  };
  const indent = ' '.repeat(side > 0 ? side + 3 : 2);
  return [
    paint('strong', caption),
    ...(columnNames === undefined
      ? []
      : [(indent + columnNames.map((name) => padEnd(paint('muted', name), cell)).join(' ')).trimEnd()]),
    ...rows.map((row, y) => {
      const name = side > 0 ? `  ${padStart(paint('muted', rowNames?.[y] ?? ''), side)} ` : '  ';
      return (name + row.map(drawCell).join(' ')).trimEnd();
    }),
    ...drawKey(key, width),
  ];
}

/** What the glyphs of a map stand for. */
const drawKey = (key: NonNullable<MapBlock['key']>, width: number): string[] =>
  wrap(key.map(([glyph, meaning]) => `${glyph} ${meaning}`).join(' · '), width - 2).map((line) => `  ${line}`);

type ChartBlock = Extract<Block, { kind: 'chart' }>;

/** Letters are about twice as high as wide. */
const LETTER = 2;
const WIDEST_CHART = 110;

/** Names at their places, with dots along the lines between them. */
function drawChart(
  { caption, width: across, height: down, lines, places, key = [] }: ChartBlock,
  terminal: Terminal,
): string[] {
  const { paint, width } = terminal;
  const columns = Math.min(WIDEST_CHART, width - 2);
  const rows = Math.round((columns * down) / across / LETTER);
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(' '));
  const cellOf = ([x, y]: readonly [number, number]): readonly [number, number] => [
    Math.min(columns - 1, Math.round((x / across) * (columns - 1))),
    Math.min(rows - 1, Math.round((y / down) * (rows - 1))),
  ];
  for (const { from, to, isDouble } of lines) {
    const [[x, y], [toX, toY]] = [cellOf(from), cellOf(to)];
    const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
    for (let i = 0; i <= steps; i++) {
      grid[Math.round(y + ((toY - y) * i) / steps)][Math.round(x + ((toX - x) * i) / steps)] = paint(
        'muted',
        isDouble ? ':' : '·',
      );
    }
  }
  for (const { at, name, glyph, tone } of places) {
    const [middle, row] = cellOf(at);
    const label = [...`${glyph}${name}`];
    const first = Math.max(0, Math.min(columns - label.length, middle - (label.length >> 1)));
    label.forEach((letter, i) => {
      grid[row][first + i] = tone === undefined ? letter : paint(tone, letter);
    });
  }
  return [paint('strong', caption), ...grid.map((row) => `  ${row.join('')}`.trimEnd()), ...drawKey(key, width)];
}
