import { type Game, readSettings, type SettingSpec, type SettingValue } from '@orrery/kernel';

type Rules = Pick<Game, 'settings' | 'checkSettings' | 'matters'>;
type Chosen = Readonly<Record<string, SettingValue>>;

/** What is wrong with settings, each by itself or together. */
export function problemsOf({ settings, checkSettings }: Rules, chosen: Chosen, seats: number): readonly string[] {
  const read = readSettings(settings, chosen);
  return 'problems' in read ? read.problems : (checkSettings?.(read.settings, seats) ?? []);
}

function othersOf(spec: SettingSpec, now: SettingValue): readonly SettingValue[] {
  if (spec.kind === 'switch') return [now !== true];
  return spec.kind === 'one-of' ? spec.of.filter((each) => each !== now) : [];
}

/** Is there something to choose here with this number of seats and the other settings as they are? */
export function applies(rules: Rules, chosen: Chosen, seats: number, key: string): boolean {
  const spec = rules.settings[key];
  const read = readSettings(rules.settings, chosen);
  if (spec.carried || ('settings' in read && rules.matters?.(key, read.settings, seats) === false)) return false;
  if (spec.kind === 'count') return true;
  const before = problemsOf(rules, chosen, seats);
  // A change that brings nothing but trouble is none; what is wrong already stays as it is, or is put right.
  return othersOf(spec, chosen[key] ?? spec.default).some((value) =>
    problemsOf(rules, { ...chosen, [key]: value }, seats).every((problem) => before.includes(problem)),
  );
}

/** Settings that fit a new number of seats: where one change is enough, such as the opponent of a single player. */
export function fitted(rules: Rules, chosen: Chosen, seats: number): Chosen {
  if (problemsOf(rules, chosen, seats).length === 0) return chosen;
  for (const [key, spec] of Object.entries(rules.settings)) {
    if (spec.carried) continue;
    for (const value of othersOf(spec, chosen[key] ?? spec.default)) {
      const changed = { ...chosen, [key]: value };
      if (problemsOf(rules, changed, seats).length === 0) return changed;
    }
  }
  return chosen;
}
