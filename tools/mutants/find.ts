// Finds every place where a rule can be broken by a small change.
import { isNode, lineOf, type Node, nameOf, parse, partOf, partsOf, type Tree } from '../syntax.ts';

/** One way to break a source file. */
export interface Mutant {
  /** Its number in the run. */
  id: number;
  file: string;
  line: number;
  /** What it changes, for people: `n < 3` to `n <= 3`. */
  from: string;
  to: string;
  edit: Edit;
}

/** A change of a source text: an expression replaced, a statement left out, a function left at once. */
export type Edit =
  | { kind: 'replace'; start: number; end: number; by: string }
  | { kind: 'drop'; start: number; end: number }
  | { kind: 'leave'; start: number; end: number };

type Found = Pick<Mutant, 'from' | 'to' | 'edit'>;

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '++': '--',
  '--': '++',
};

type Finder = (node: Node, tree: Tree) => Found[];

const FINDERS: Readonly<Record<string, Finder>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  AssignmentExpression: swapOperator,
  UpdateExpression: (node, tree) => (tree.placeOf(node)?.part === 'update' ? [] : swapSign(node, tree)),
  UnaryExpression: (node, tree) => (node.operator === '!' ? [replace(tree, node, text(tree, node.argument))] : []),
  IfStatement: negateTest,
  ConditionalExpression: negateTest,
  Literal: changeLiteral,
  ExpressionStatement: dropStatement,
  FunctionDeclaration: leaveAtOnce,
  FunctionExpression: leaveAtOnce,
  ArrowFunctionExpression: leaveAtOnce,
};

/** All mutants of a file, in the order of its lines; numbers are given later. */
export function findMutants(file: string, source: string): Omit<Mutant, 'id'>[] {
  const tree = parse(file, source);
  const found: Found[] = [];
  const visit = (node: Node): void => {
    if (isSkipped(node)) return;
    found.push(...(FINDERS[node.type]?.(node, tree) ?? []));
    for (const [part, value] of Object.entries(node)) {
      if (part === 'key' && node.computed !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(tree.program);
  return found
    .sort((a, b) => a.edit.start - b.edit.start || b.edit.end - a.edit.end)
    .map((one) => ({ file, line: lineOf(source, one.edit.start), ...one }));
}

/** Around an expression, not a type: the expression inside is code. */
const WRAPPERS: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'];
/** Fields that count records and reveals: where they start does not matter. */
const NO_RULE_FIELDS: readonly string[] = ['version', 'revealed'];
const NO_RULES: readonly string[] = ['ImportDeclaration', 'ExportAllDeclaration', 'ThrowStatement'];

/** Types, imports, reports of bugs and events are not rules. */
function isSkipped(node: Node): boolean {
  if (node.type.startsWith('TS')) return !WRAPPERS.includes(node.type);
  if (NO_RULES.includes(node.type)) return true;
  if (node.type === 'Property' && NO_RULE_FIELDS.includes(nameOf(partOf(node, 'key')) ?? '')) return true;
  return isTelling(node) || onlyTells(node);
}

/** A statement such as `voice.tell?.({ ... })`, or a call of a function that does nothing else. */
function isTelling(statement: Node): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const expression = partOf(statement, 'expression');
  const call = expression?.type === 'ChainExpression' ? partOf(expression, 'expression') : expression;
  if (call?.type !== 'CallExpression') return false;
  const callee = partOf(call, 'callee');
  return /^tell/.test(nameOf(callee) ?? nameOf(partOf(callee, 'property')) ?? '');
}

function onlyTells(fn: Node): boolean {
  const body = partOf(fn, 'body');
  if (!('params' in fn) || body?.type !== 'BlockStatement') return false;
  const statements = partsOf(body, 'body');
  return statements.length > 0 && statements.every(isTelling);
}

function swapOperator(node: Node, tree: Tree): Found[] {
  const operator = node.operator as string;
  const swapped = SWAPPED[operator];
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  if (swapped === undefined || left === undefined || right === undefined) return [];
  if (operator.startsWith('+') && (isText(left) || isText(right))) return [];
  // Brackets around a side belong to neither of them, so only the operator between the sides is exchanged.
  const { source } = tree;
  const between = source.slice(left.end, right.start).replace(operator, swapped);
  return [replace(tree, node, source.slice(node.start, left.end) + between + source.slice(right.start, node.end))];
}

function swapSign(node: Node, tree: Tree): Found[] {
  const sign = SWAPPED[node.operator as string];
  const argument = text(tree, node.argument);
  return [replace(tree, node, node.prefix === true ? `${sign}${argument}` : `${argument}${sign}`)];
}

/** Joins texts, so it is no sum. */
function isText(node: Node): boolean {
  if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return true;
  const [left, right] = [partOf(node, 'left'), partOf(node, 'right')];
  return node.operator === '+' && left !== undefined && right !== undefined && (isText(left) || isText(right));
}

function negateTest(node: Node, tree: Tree): Found[] {
  const test = partOf(node, 'test');
  // A negation or an equality has a mutant of its own that does the same.
  if (test === undefined || test.operator === '!' || /^[!=]=/.test(`${test.operator ?? ''}`)) return [];
  return [replace(tree, test, `!(${text(tree, test)})`)];
}

function changeLiteral(node: Node, tree: Tree): Found[] {
  const { value } = node;
  if (typeof value === 'number') return [replace(tree, node, `${value + 1}`)];
  if (typeof value === 'bigint') return [replace(tree, node, `${value + 1n}n`)];
  if (typeof value === 'boolean') return [replace(tree, node, `${!value}`)];
  return [];
}

function dropStatement(node: Node, tree: Tree): Found[] {
  const expression = partOf(node, 'expression');
  const acting = expression?.type === 'AwaitExpression' ? partOf(expression, 'argument') : expression;
  if (!['CallExpression', 'ChainExpression', 'AssignmentExpression'].includes(acting?.type ?? '')) return [];
  const { start, end } = node;
  return [{ from: short(text(tree, node)), to: '(left out)', edit: { kind: 'drop', start, end } }];
}

function leaveAtOnce(node: Node, tree: Tree): Found[] {
  const body = partOf(node, 'body');
  if (body?.type !== 'BlockStatement') return [];
  const statements = partsOf(body, 'body');
  // One statement that can be left out is the same mutant.
  const alone = statements.length === 1 && dropStatement(statements[0], tree).length > 0;
  if (statements.length === 0 || alone) return [];
  const start = body.start + 1;
  return [{ from: short(text(tree, node)), to: 'return at once', edit: { kind: 'leave', start, end: start } }];
}

function replace(tree: Tree, node: Node, by: string): Found {
  const { start, end } = node;
  return { ...contrast(tree, node, by), edit: { kind: 'replace', start, end, by } };
}

/** A lone number or word says little: it is shown within what is around it. */
function contrast(tree: Tree, node: Node, by: string): { from: string; to: string } {
  const place = tree.placeOf(node);
  if (place === undefined || node.type !== 'Literal' || place.parent.end - place.parent.start > 90) {
    return { from: short(text(tree, node)), to: short(by) };
  }
  const { start, end } = place.parent;
  const { source } = tree;
  return {
    from: short(source.slice(start, end)),
    to: short(source.slice(start, node.start) + by + source.slice(node.end, end)),
  };
}

function text(tree: Tree, node: unknown): string {
  return isNode(node) ? tree.source.slice(node.start, node.end) : '';
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
}
