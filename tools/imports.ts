import { parseAst } from 'rolldown/parseAst';

export interface Import {
  /** What is imported, as written; undefined where the program works it out at run time. */
  target: string | undefined;
  line: number;
}

interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

/** Static imports, re-exports, type imports and dynamic imports of a source file, in the order they are written. */
export function findImports(file: string, source: string): Import[] {
  const lang = file.endsWith('.tsx') ? 'tsx' : file.endsWith('ts') ? 'ts' : 'js';
  const imports: Import[] = [];
  walk(parseAst(source, { lang }), (node) => {
    const from = IMPORTING[node.type]?.(node);
    if (from) imports.push({ target: literal(from), line: source.slice(0, node.start).split('\n').length });
  });
  return imports;
}

/** The part of a syntax node that names the module, for every kind of node that reaches for one. */
const IMPORTING: Record<string, (node: Node) => unknown> = {
  ImportDeclaration: (node) => node.source,
  ExportNamedDeclaration: (node) => node.source,
  ExportAllDeclaration: (node) => node.source,
  ImportExpression: (node) => node.source,
  TSImportType: (node) => node.source,
  CallExpression: (node) =>
    isNode(node.callee) && node.callee.name === 'require' ? (node.arguments as unknown[])[0] : undefined,
};

function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'TemplateLiteral') return pattern(node);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

// `./text/${language}/board.ts` leads to one of several files of the same room: it is read as `./text/*/board.ts`.
function pattern(node: Node): string | undefined {
  const path = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('*');
  return path.startsWith('.') ? path : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  if (!isNode(value)) return;
  visit(value);
  for (const part of Object.values(value)) if (typeof part === 'object') walk(part, visit);
}
