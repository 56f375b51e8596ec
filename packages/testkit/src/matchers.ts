import { type Choice, notation, sameChoice, samePlain } from '@orrery/kernel';

interface Verdict {
  pass: boolean;
  message: () => string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Does some option have all the given fields with these values? */
export function toOffer(options: unknown, fields: Fields): Verdict {
  const list = readList(options, 'toOffer');
  const wanted = Object.entries(fields);
  const found = list.find((option) => wanted.every(([key, value]) => samePlain((option as never)[key], value)));
  return {
    pass: found !== undefined,
    message: () =>
      found === undefined
        ? `no option has ${JSON.stringify(fields)}; offered:\n${listChoices(list)}`
        : `${JSON.stringify(fields)} should not be offered, but there is\n  ${notation(found)}`,
  };
}

/** Are the options this set of choices, in whatever order? */
export function toOfferExactly(options: unknown, choices: readonly Choice[]): Verdict {
  const list = readList(options, 'toOfferExactly');
  const missing = choices.filter((choice) => !list.some((option) => sameChoice(option, choice)));
  const extra = list.filter((option) => !choices.some((choice) => sameChoice(option, choice)));
  const pass = missing.length === 0 && extra.length === 0;
  return {
    pass,
    message: () =>
      pass
        ? `exactly these ${list.length} options should not be offered:\n${listChoices(list)}`
        : [
            ...(missing.length > 0 ? [`not offered:\n${listChoices(missing)}`] : []),
            ...(extra.length > 0 ? [`offered beside them:\n${listChoices(extra)}`] : []),
          ].join('\n'),
  };
}

const SHOWN = 60;

/** Choices, one a line, cut where nobody would read on. */
export function listChoices(choices: readonly Choice[]): string {
  if (choices.length === 0) return '  (nothing)';
  const lines = choices.slice(0, SHOWN).map((choice) => `  ${notation(choice)}`);
  if (choices.length > SHOWN) lines.push(`  ... and ${choices.length - SHOWN} more`);
  return lines.join('\n');
}

function readList(options: unknown, matcher: string): readonly Choice[] {
  if (!Array.isArray(options)) throw new TypeError(`${matcher} is asked of a list of options, such as t.options(0)`);
  return options;
}
