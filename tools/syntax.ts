import { parseAst } from 'rolldown/parseAst';

/** A node of a syntax tree (ESTree with TypeScript), read without trusting its shape. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Which part of which node a node is. */
export interface Place {
  parent: Node;
  part: string;
}

export interface Tree {
  source: string;
  program: Node;
  /** Every node in the order of the source, each with its place. */
  nodes: readonly Node[];
  placeOf(node: Node): Place | undefined;
}

export function parse(file: string, source: string): Tree {
  const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
  const program = parseAst(source, { lang }) as unknown as Node;
  const nodes: Node[] = [];
  const places = new Map<Node, Place>();
  const walk = (node: Node): void => {
    nodes.push(node);
    for (const [part, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue;
        places.set(child, { parent: node, part });
        walk(child);
      }
    }
  };
  walk(program);
  return { source, program, nodes, placeOf: (node) => places.get(node) };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

/** The part of a node that is a node itself; undefined when it has none of this name. */
export function partOf(node: Node | undefined, part: string): Node | undefined {
  const value = node?.[part];
  return isNode(value) ? value : undefined;
}

export function partsOf(node: Node, part: string): Node[] {
  const value = node[part];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A text written in quotes or backquotes, without anything put in. */
export function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || partsOf(node, 'expressions').length > 0) return undefined;
  return (partsOf(node, 'quasis')[0]?.value as { cooked?: string } | undefined)?.cooked;
}

export function nameOf(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined;
}

export function lineOf(source: string, offset: number): number {
  let line = 1;
  for (let i = source.indexOf('\n'); i !== -1 && i < offset; i = source.indexOf('\n', i + 1)) line++;
  return line;
}

/** The nodes around a node, the nearest first. */
export function* around(tree: Tree, node: Node): Generator<Node> {
  for (let place = tree.placeOf(node); place !== undefined; place = tree.placeOf(place.parent)) yield place.parent;
}
