import { LUNA_CARDS, type LunaAction, SLOTS } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import type { SkyText } from '../text.ts';
import { type Explainer, linesOf } from './explainer.ts';

/** What an action of Luna's does, and by what she decides where. */
export function sayAction({ explain: { lunaAction: t }, game }: SkyText, action: LunaAction): string {
  switch (action.do) {
    case 'coins':
    case 'helium':
    case 'research':
      return t[action.do](action.n);
    case 'advance':
      return t.advance(action.n, game.lunaPicks[action.which]);
    case 'expand':
      return t.expand(action.n, t.towards[action.towards]);
    case 'plan':
      return t.plan(action.letter);
    default:
      return t[action.do];
  }
}

const lunaSlot: Explainer = ([letter], { facts: { view, text }, names }) => {
  const card = view.luna?.slots[SLOTS.indexOf(letter as (typeof SLOTS)[number])] ?? NONE;
  const luna = LUNA_CARDS[card];
  return {
    title: `${text.game.luna}: ${text.explain.slot(letter)}`,
    lines: linesOf(
      card === NONE && text.explain.slotEmpty,
      card !== NONE && luna === undefined && text.explain.lunaHidden,
      luna !== undefined && names.lunaCard(card),
      ...(luna?.actions ?? []).map((action) => sayAction(text, action)),
    ),
    rule: 'SKY-LUNA-10',
  };
};

const lunaMajority: Explainer = ([side], { facts: { view, text }, names }) => {
  const card = view.luna?.majority[Number(side) - 1] ?? NONE;
  return {
    title: text.lunaMajority,
    lines: linesOf(
      card >= 0 ? names.lunaCard(card) : card === NONE ? text.explain.slotEmpty : text.explain.hiddenCard,
      text.explain.lunaCounts,
    ),
    rule: 'SKY-LUNA-12',
  };
};

/** Luna's cards. */
export const LUNA_EXPLAINERS: Readonly<Record<string, Explainer>> = {
  'luna-slot': lunaSlot,
  'luna-majority': lunaMajority,
};
