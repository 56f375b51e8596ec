/** What can be set at a table before it starts. */
export type SettingValue = boolean | number | string;
export type TableSettings = { readonly [key: string]: SettingValue };

export type SettingSpec = (
  | { readonly kind: 'switch'; readonly default: boolean }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  | { readonly kind: 'one-of'; readonly of: readonly string[]; readonly default: string }
) & {
  /** Carried over from an earlier play by the program: nobody sets it by hand. */
  readonly carried?: true;
};

export type SettingSpecs<O extends TableSettings> = { readonly [K in keyof O]: SettingSpec };

/** Settings with every default filled in, or what is wrong with them. */
export function readSettings<O extends TableSettings>(
  specs: SettingSpecs<O>,
  given: unknown,
): { readonly settings: O } | { readonly problems: string[] } {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given))) {
    return { problems: ['settings must be an object such as {"events":true}'] };
  }
  const wanted = (given ?? {}) as Record<string, unknown>;
  const problems: string[] = [];
  const settings: Record<string, SettingValue> = {};
  for (const key of Object.keys(wanted)) {
    if (!Object.hasOwn(specs, key)) {
      problems.push(`there is no setting '${key}'; known are ${Object.keys(specs).join(', ') || 'none'}`);
    }
  }
  for (const [key, spec] of Object.entries(specs) as [string, SettingSpec][]) {
    const value = Object.hasOwn(wanted, key) ? wanted[key] : spec.default;
    const problem = problemOf(key, spec, value);
    if (problem) problems.push(problem);
    else settings[key] = value as SettingValue;
  }
  return problems.length > 0 ? { problems } : { settings: settings as O };
}

function problemOf(key: string, spec: SettingSpec, value: unknown): string | undefined {
  const got = `not ${JSON.stringify(value)}`;
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : `setting '${key}' is true or false, ${got}`;
    case 'count':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? undefined
        : `setting '${key}' is a whole number from ${spec.min} to ${spec.max}, ${got}`;
    case 'one-of':
      return typeof value === 'string' && spec.of.includes(value)
        ? undefined
        : `setting '${key}' is one of ${spec.of.join(', ')}, ${got}`;
  }
}
