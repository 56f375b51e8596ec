import { parseArgs } from 'node:util';
import { nearest } from './nearest.ts';
import { UsageProblem } from './problem.ts';
import type { Text } from './text/index.ts';

/** What an option takes: nothing, a text, a whole number of at least `least`, or a text that may come several times. */
export type Flag =
  | { readonly takes: 'nothing'; readonly short?: string }
  | { readonly takes: 'text' }
  | { readonly takes: 'number'; readonly least: number }
  | { readonly takes: 'texts' };

export type Flags = Readonly<Record<string, Flag>>;

export type Values<F extends Flags> = {
  readonly [K in keyof F]: F[K]['takes'] extends 'nothing'
    ? boolean
    : F[K]['takes'] extends 'number'
      ? number | undefined
      : F[K]['takes'] extends 'texts'
        ? readonly string[]
        : string | undefined;
};

/** What every command understands. */
export const COMMON = {
  help: { takes: 'nothing', short: 'h' },
  language: { takes: 'text' },
  'no-color': { takes: 'nothing' },
} as const satisfies Flags;

export interface Arguments<F extends Flags> {
  readonly values: Values<F>;
  readonly words: readonly string[];
}

export function readArguments<F extends Flags>(argv: readonly string[], flags: F, text: Text): Arguments<F> {
  const options: Record<string, { type: 'boolean' | 'string'; short?: string }> = {};
  for (const [name, flag] of Object.entries(flags)) {
    const short = flag.takes === 'nothing' ? flag.short : undefined;
    options[name] = {
      type: flag.takes === 'nothing' ? 'boolean' : 'string',
      ...(short === undefined ? {} : { short }),
    };
  }
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, tokens: true, allowPositionals: true });
  const values: Record<string, unknown> = {};
  for (const [name, flag] of Object.entries(flags)) {
    values[name] = flag.takes === 'nothing' ? false : flag.takes === 'texts' ? [] : undefined;
  }
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind === 'option') values[token.name] = readValue(token, flags, values[token.name], text);
  }
  return { values: values as Values<F>, words };
}

function readValue(
  { name, rawName, value }: { readonly name: string; readonly rawName: string; readonly value?: string | undefined },
  flags: Flags,
  before: unknown,
  text: Text,
): unknown {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (flag === undefined) {
    const near = nearest(name, Object.keys(flags));
    throw new UsageProblem(text.usage.unknownOption(rawName, near === undefined ? undefined : `--${near}`));
  }
  if (flag.takes === 'nothing') {
    if (value !== undefined) throw new UsageProblem(text.usage.takesNothing(rawName));
    return true;
  }
  // A missing value, or another option where the value should be.
  if (value === undefined || value === '' || (value.startsWith('--') && value.length > 2)) {
    throw new UsageProblem(text.usage.needsValue(rawName));
  }
  if (flag.takes === 'texts') return [...(before as string[]), value];
  if (flag.takes === 'text') return value;
  const number = Number(value);
  if (!Number.isInteger(number) || number < flag.least) {
    throw new UsageProblem(text.usage.needsNumber(rawName, flag.least, value));
  }
  return number;
}

/** Exactly the words a command wants, no more and no fewer; `optional` of them may be missing. */
export function expectWords(words: readonly string[], names: readonly string[], text: Text, optional = 0): void {
  if (words.length > names.length) throw new UsageProblem(text.usage.tooMany(words[names.length]));
  if (words.length < names.length - optional) throw new UsageProblem(text.usage.missing(names[words.length]));
}
