// Which rules a test file proves, read from its source: `rule('PU-PLACE-03', ...)`, `rule(['PU-A-01', 'PU-A-02'], ...)`.
import { around, lineOf, type Node, nameOf, parse, partOf, partsOf, type Tree, textOf } from './syntax.ts';

export interface NamedRule {
  /** Undefined where the source does not show which rule it is. */
  id: string | undefined;
  line: number;
}

export function findRuleIds(file: string, source: string): NamedRule[] {
  if (!source.includes('rule(')) return [];
  const tree = parse(file, source);
  return callsOf(tree, 'rule').flatMap((call) => readIds(tree, partsOf(call, 'arguments')[0], 0));
}

function callsOf(tree: Tree, name: string): Node[] {
  return tree.nodes.filter((node) => node.type === 'CallExpression' && nameOf(partOf(node, 'callee')) === name);
}

const DEEPEST = 8;

/** The ids an expression stands for: itself, its parts, or what the variable it names runs through. */
function readIds(tree: Tree, node: Node | undefined, depth: number): NamedRule[] {
  const line = lineOf(tree.source, node?.start ?? 0);
  const id = textOf(node);
  if (id !== undefined) return [{ id, line }];
  if (node?.type === 'ArrayExpression') {
    return partsOf(node, 'elements').flatMap((element) => readIds(tree, element, depth));
  }
  const name = nameOf(node);
  const sources = node !== undefined && name !== undefined && depth < DEEPEST ? sourcesOf(tree, node, name) : [];
  const found = sources.flatMap((source) =>
    source.exact ? readIds(tree, source.node, depth + 1) : textsIn(tree, source.node),
  );
  return found.length > 0 ? found : [{ id: undefined, line }];
}

interface Source {
  node: Node;
  /** Whether the variable is this very expression, or something inside it. */
  exact: boolean;
}

/** Where the values of a variable come from: its declaration, the list it runs through, the calls of its function. */
function sourcesOf(tree: Tree, use: Node, name: string): Source[] {
  for (const scope of around(tree, use)) {
    if (scope.type === 'ForOfStatement' && binds(partOf(scope, 'left'), name))
      return listed(tree, partOf(scope, 'right'));
    const params = partsOf(scope, 'params');
    const at = params.findIndex((param) => binds(param, name));
    if (at >= 0) return argumentsOf(tree, scope, params[at], at);
    for (const statement of partsOf(scope, 'body')) {
      const value = declared(statement, name);
      if (value !== undefined) return [{ node: value, exact: true }];
    }
  }
  return [];
}

/** What a function is given for a parameter: by its calls, or by the list whose `forEach` it is handed to. */
function argumentsOf(tree: Tree, fn: Node, param: Node, at: number): Source[] {
  const place = tree.placeOf(fn);
  if (place?.parent.type === 'CallExpression' && place.part === 'arguments') {
    const callee = partOf(place.parent, 'callee');
    // test.each(ROWS)(title, fn) and ROWS.forEach(fn)
    const list = callee?.type === 'CallExpression' ? partsOf(callee, 'arguments')[0] : partOf(callee, 'object');
    return listed(tree, list);
  }
  const name = nameOf(partOf(fn, 'id')) ?? (place && nameOf(partOf(place.parent, 'id')));
  const exact = nameOf(param) !== undefined;
  return callsOf(tree, name ?? '').flatMap((call) => {
    const given = partsOf(call, 'arguments')[at];
    return given === undefined ? [] : [{ node: given, exact }];
  });
}

function listed(tree: Tree, list: Node | undefined): Source[] {
  if (list === undefined) return [];
  const name = nameOf(list);
  if (name === undefined) return [{ node: list, exact: false }];
  return sourcesOf(tree, list, name).map(({ node }) => ({ node, exact: false }));
}

/** Does a pattern such as `[id, title]`, `{ id }` or `const id` give the variable its value? */
function binds(pattern: Node | undefined, name: string): boolean {
  if (pattern === undefined) return false;
  if (nameOf(pattern) === name) return true;
  const inside = ['declarations', 'elements', 'properties'].flatMap((part) => partsOf(pattern, part));
  const one = ['id', 'value', 'left', 'argument'].flatMap((part) => partOf(pattern, part) ?? []);
  return [...inside, ...one].some((part) => binds(part, name));
}

function declared(statement: Node, name: string): Node | undefined {
  const declaration = statement.type === 'ExportNamedDeclaration' ? partOf(statement, 'declaration') : statement;
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  for (const declarator of partsOf(declaration, 'declarations')) {
    if (nameOf(partOf(declarator, 'id')) !== name) continue;
    let value = partOf(declarator, 'init');
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
      value = partOf(value, 'expression');
    return value;
  }
  return undefined;
}

const RULE_ID = /^[A-Z]+-[A-Z][A-Z0-9]*-\d+$/;

/** Every rule id written inside an expression, as a value or as the name of a field. */
function textsIn(tree: Tree, node: Node): NamedRule[] {
  return tree.nodes.flatMap((part) => {
    const id = part.start >= node.start && part.end <= node.end ? textOf(part) : undefined;
    return id !== undefined && RULE_ID.test(id) ? [{ id, line: lineOf(tree.source, part.start) }] : [];
  });
}
