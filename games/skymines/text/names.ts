import {
  CARD_INDEX,
  CARDS,
  CHEMIST,
  COMPANIES,
  ENERGY,
  type Gain,
  KINDS,
  LAB_OTHER,
  LUNA_CARDS,
  ONE_KIND,
  PLAN_INDEX,
  PLANS,
  type Requirement,
  SCIENTIST,
  SHARE,
} from '../data/index.ts';
import type { Texts } from './en/phrases.ts';

/** Components in words. */
export interface Names {
  card(card: number | string): string;
  cards(cards: readonly (number | string)[]): string;
  plan(plan: number | string): string;
  gain(gain: Gain): string;
  gains(gains: readonly Gain[]): string;
  place(id: string): string;
  field(id: string): string;
  lunaCard(card: number | string): string;
}

export function namesIn(t: Texts): Names {
  const card = (given: number | string): string => {
    const row = CARDS[typeof given === 'string' ? CARD_INDEX[given] : given];
    if (row === undefined) return given === 'tile' ? t.tiles.scientist : t.card.hidden;
    if (row.kind === SHARE) return t.card.share(t.companies[COMPANIES[row.share]]);
    const plain =
      row.kind === SCIENTIST
        ? t.card.scientist(row.n)
        : row.kind === CHEMIST
          ? row.serves < 0
            ? t.card.chemist
            : t.card.companyChemist(t.companies[COMPANIES[row.serves]])
          : t.card.units(t.kinds[KINDS[row.kind]], row.n);
    return row.share < 0 ? plain : t.card.withShare(plain, t.companies[COMPANIES[row.share]]);
  };
  const gain = ({ gain: word, n, of }: Gain): string =>
    t.gains[word](n, word === 'total' ? t.kinds[KINDS[of]] : word === 'track' ? t.companies[COMPANIES[of]] : '');
  const gains = (all: readonly Gain[]): string => t.list(all.map(gain));
  const asks = (require: readonly Requirement[]): string =>
    t.list(
      require.map(({ kind, n }) => {
        if (kind === LAB_OTHER) return t.plan.labOther;
        if (kind === ONE_KIND) return t.plan.oneKind(n);
        return kind <= ENERGY ? t.card.units(t.kinds[KINDS[kind]], n) : t.kinds[KINDS[kind]];
      }),
    );
  return {
    card,
    cards: (all) => t.list(all.map(card)),
    plan(given) {
      const row = PLANS[typeof given === 'string' ? PLAN_INDEX[given] : given];
      if (row === undefined) return t.plan.hidden;
      if (row.letter === 'special') return t.plan.special(row.number, row.pay, row.value);
      if (row.letter === 'start') return t.plan.printed(asks(row.require), gains(row.reward));
      return t.plan.lettered(row.letter, asks(row.require), gains(row.reward));
    },
    gain,
    gains,
    place(id) {
      const [kind, n] = id.split('-');
      return t.place[kind as keyof Texts['place']](n);
    },
    field: (id) => t.fields[id as keyof Texts['fields']] ?? id,
    lunaCard(given) {
      const id = typeof given === 'string' ? given : LUNA_CARDS[given]?.id;
      if (id === undefined) return t.card.hidden;
      const [, grade, number] = id.split('-');
      return t.lunaCard(grade.toUpperCase(), number);
    },
  };
}
