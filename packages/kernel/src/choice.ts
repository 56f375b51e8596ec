import type { Choice } from './game.ts';
import { notPlain, samePlain } from './plain.ts';

/** Is this, from outside, at least of the form of a choice? */
export function isChoice(value: unknown): value is Choice {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof (value as Choice).do === 'string' &&
    notPlain(value) === undefined
  );
}

/** Are two choices the same decision, whatever the order of their fields? */
export function sameChoice(a: Choice, b: Choice): boolean {
  return a === b || (a.do === b.do && samePlain(a, b));
}

/** The listed option that equals a choice from outside. */
export function findOption<C extends Choice>(options: readonly C[], choice: Choice): C | undefined {
  for (const option of options) if (sameChoice(option, choice)) return option;
  return undefined;
}

/**
 * A choice as one line of text, for logs, bug reports and typing: `place tile=12 at=40 turn=r1`. The first word is
 * what is done; fields follow in alphabetical order, so equal choices have equal notations.
 */
export function notation(choice: Choice): string {
  const fields = Object.entries(choice)
    .filter(([key]) => key !== 'do')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return [choice.do, ...fields.map(([key, value]) => `${key}=${spell(value)}`)].join(' ');
}

function spell(value: unknown): string {
  if (typeof value === 'string' && /^[\w.:+-]+$/.test(value) && readJson(value) === undefined) return value;
  const text = JSON.stringify(value);
  // A field ends at a blank unless it is one quoted text, so blanks inside lists are written as escapes.
  return typeof value === 'string'
    ? text
    : text.replace(/\s/g, (blank) => `\\u${blank.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a notation back; undefined when the line is not one. */
export function parseNotation(line: string): Choice | undefined {
  const [verb, ...rest] = line.trim().match(/[\w-]+=(?:"(?:[^"\\]|\\.)*"|\S+)|\S+/g) ?? [];
  if (verb === undefined || verb.includes('=')) return undefined;
  const choice: Record<string, unknown> = { do: verb };
  for (const field of rest) {
    const at = field.indexOf('=');
    if (at < 1) return undefined;
    const text = field.slice(at + 1);
    const value = readJson(text);
    choice[field.slice(0, at)] = value === undefined ? text : value;
  }
  return choice as unknown as Choice;
}
