/** What can be set at a table before it starts. */
export type OptionValue = boolean | number | string;
export type TableOptions = { readonly [key: string]: OptionValue };

export type OptionSpec = (
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'one-of'; readonly of: readonly string[]; readonly default: string }
) & {
  /** Carried over from an earlier play by the program: nobody sets it by hand. */
  readonly carried?: true;
};

export type OptionSpecs<O extends TableOptions> = { readonly [K in keyof O]: OptionSpec };

/** Options with every default filled in, or what is wrong with them. */
export function readOptions<O extends TableOptions>(
  specs: OptionSpecs<O>,
  given: unknown,
): { readonly options: O } | { readonly problems: string[] } {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return { problems: ['options must be an object such as {"events":true}'] };
  }
  const wanted = (given ?? {}) as Record<string, unknown>;
  const problems: string[] = [];
  const options: Record<string, OptionValue> = {};
  for (const key of Object.keys(wanted)) {
    if (!Object.hasOwn(specs, key)) {
      problems.push(`there is no option '${key}'; known are ${Object.keys(specs).join(', ') || 'none'}`);
    }
  }
  for (const [key, spec] of Object.entries(specs) as [string, OptionSpec][]) {
    const value = Object.hasOwn(wanted, key) ? wanted[key] : spec.default;
    const problem = problemOf(key, spec, value);
    if (problem) problems.push(problem);
    else options[key] = value as OptionValue;
  }
  return problems.length > 0 ? { problems } : { options: options as O };
}

function problemOf(key: string, spec: OptionSpec, value: unknown): string | undefined {
  const got = `not ${JSON.stringify(value)}`;
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : `option '${key}' is true or false, ${got}`;
    case 'count':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? undefined
        : `option '${key}' is a whole number from ${spec.min} to ${spec.max}, ${got}`;
    case 'one-of':
      return typeof value === 'string' && spec.of.includes(value)
        ? undefined
        : `option '${key}' is one of ${spec.of.join(', ')}, ${got}`;
  }
}
