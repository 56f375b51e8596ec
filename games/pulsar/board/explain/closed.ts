import type { PulsarChoice } from '../../rules/choices.ts';
import type { Facts } from '../facts.ts';

/** Why nothing can be bought here now, with any of the viewer's dice; nothing where it can, or nobody asks. */
export function whyClosed(
  { view, viewer, options, whyNot }: Facts,
  buying: (pay: string) => Extract<PulsarChoice, { readonly pay: string }>,
): readonly string[] {
  if (viewer === null || !options.some((option) => 'pay' in option)) return [];
  const wanted = buying('silver1');
  const isOffered = options.some((option) => isLike(option, wanted));
  const [value] = view.players[viewer].silver;
  const why = isOffered || value === undefined ? undefined : whyNot(buying(`silver${value}`));
  return why === undefined ? [] : [why];
}

/** The same but for the die that pays. */
function isLike(option: PulsarChoice, wanted: PulsarChoice): boolean {
  const rest = ({ ...fields }: PulsarChoice): string => JSON.stringify({ ...fields, pay: '', icon: 0 });
  return option.do === wanted.do && rest(option) === rest(wanted);
}
