import type { Explanation } from '@orrery/board';
import { capital } from '@orrery/kernel';
import type { OmChoice } from '../../rules/state.ts';
import type { Facts } from '../table.tsx';

/** Explains one of a kind of places, on the base of a seat where it is one. */
export type Explain = (which: string, facts: Facts, seat: number) => Explanation | undefined;

/** A title, lines of the position, then the rules behind it in their own words; the first of them is linked. */
export function said(
  facts: Facts,
  title: string,
  lines: readonly (string | undefined)[],
  ...rules: readonly string[]
): Explanation {
  const sentences = rules.flatMap((rule) => facts.words.rules[rule] ?? []);
  return {
    title: capital(title),
    lines: [...lines.filter((line) => line !== undefined && line !== ''), ...sentences] as string[],
    ...(rules.length > 0 ? { rule: rules[0] } : {}),
  };
}

/** Why something cannot be chosen that the viewer is asked about; undefined where it can. */
export function whyClosed(facts: Facts, choice: OmChoice): string | undefined {
  return facts.options.length === 0 ? undefined : facts.whyNot(choice);
}
