import type { Automaton, Change, IconName, SeatFacts } from '@orrery/board';
import { COMPANIES, SCORE_ORDER } from '../data/index.ts';
import { averaged, breakdownOf, countedShares, shareValues } from '../rules/scoring.ts';
import { at, type SkyState } from '../rules/state.ts';
import { coinsOf, sharesOf, shareValue } from '../rules/totals.ts';
import { settled } from './outlook.ts';
import { nameOf, type SkyFacts } from './scene.ts';

/** [company] its emblem as an icon of the family. */
export const COMPANY_ICONS: readonly IconName[] = ['pickaxe', 'owl', 'rocket', 'turbine'];

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

interface Counted {
  readonly icon: IconName;
  readonly from: number;
  readonly to: number;
  readonly says: string;
}

/** A number that goes up or down; nothing where it stays. */
function counted({ icon, from, to, says }: Counted): readonly Change[] {
  return from === to ? [] : [{ icon, text: `${from} → ${to}`, tone: to > from ? 'good' : 'bad', says }];
}

/** What everybody's total gains or loses. */
export function pointsOf(before: SkyState, after: SkyState): readonly number[] {
  return Array.from(
    { length: before.rules.players },
    (_, player) => averaged(after, player) - averaged(before, player),
  );
}

/** What is different after a choice: share values, then everybody's points, then what the viewer has. */
export function changesOf(before: SkyState, after: SkyState, facts: SkyFacts): readonly Change[] {
  const { text } = facts;
  const t = text.changes;
  const me = facts.viewer ?? 0;
  const outlook = settled(after, me);
  const [mine, then] = [before.players[me], after.players[me]];
  if (mine === undefined || then === undefined) return [];
  const companies = SCORE_ORDER.map((company) => ({
    company,
    icon: COMPANY_ICONS[company],
    name: text.game.companies[COMPANIES[company]],
  }));
  const values = companies.flatMap(({ company, icon, name }) => {
    const [from, to] = [shareValue(before, company), shareValue(outlook, company)];
    return counted({ icon, from, to, says: t.value(name, from, to) });
  });
  const points = pointsOf(before, outlook);
  return [
    ...values,
    ...points.flatMap((by, player): readonly Change[] => {
      if (by === 0 && (values.length === 0 || player === me)) return [];
      const says = t.points(nameOf(facts, player), signed(by));
      const tone = by > 0 ? ('good' as const) : by < 0 ? ('bad' as const) : undefined;
      return [{ icon: 'points', seat: player, text: signed(by), says, ...(tone === undefined ? {} : { tone }) }];
    }),
    ...counted({ icon: 'coin', from: mine.coins, to: then.coins, says: t.coins(mine.coins, then.coins) }),
    ...counted({ icon: 'helium', from: mine.helium, to: then.helium, says: t.helium(mine.helium, then.helium) }),
    ...counted({
      icon: 'upload',
      from: mine.research,
      to: then.research,
      says: t.research(mine.research, then.research),
    }),
    ...companies.flatMap(({ company, icon, name }) => {
      const [from, to] = [before.positions[at(company, me)], after.positions[at(company, me)]];
      const [had, has] = [sharesOf(before, company, me), sharesOf(after, company, me)];
      const field = from === to ? [] : [{ icon, text: `${from} → ${to}`, says: t.track(name, from, to) }];
      return [...field, ...counted({ icon: 'share', from: had, to: has, says: t.shares(name, had, has) })];
    }),
    ...counted({
      icon: 'hand',
      from: mine.hand.length,
      to: then.hand.length,
      says: t.hand(mine.hand.length, then.hand.length),
    }),
    ...counted({ icon: 'marker', from: mine.markers, to: then.markers, says: t.markers(mine.markers, then.markers) }),
    ...(after.active >= 0 && after.energy !== before.energy
      ? [{ icon: 'energy' as const, text: `${after.energy}`, says: t.energy(after.energy) }]
      : []),
    ...(then.acquired.length > mine.acquired.length
      ? [
          {
            icon: 'plan' as const,
            text: `+${then.acquired.length - mine.acquired.length}`,
            says: t.plans(then.acquired.length),
          },
        ]
      : []),
  ];
}

type Things = SeatFacts['things'];

function sharesIn(player: number, view: SkyState, text: SkyFacts['text']): Things {
  return SCORE_ORDER.map((company) => {
    const count = sharesOf(view, company, player);
    const name = text.game.companies[COMPANIES[company]];
    return { icon: COMPANY_ICONS[company], text: `${count}`, says: text.changes.has(name, count) };
  });
}

/** What the column says of everybody: shares of each company, coins, the tank, cards in hand. */
export function seatFacts(seat: number, { view, text }: SkyFacts): SeatFacts {
  const player = view.players[seat];
  if (player === undefined) return { things: [] };
  const t = text.changes;
  return {
    things: [
      ...sharesIn(seat, view, text),
      { icon: 'coin', text: `${player.coins}`, says: t.has(t.coinName, player.coins) },
      { icon: 'helium', text: `${player.helium}`, says: t.has(t.heliumName, player.helium) },
      { icon: 'hand', text: `${player.hand.length}`, says: t.has(t.handName, player.hand.length) },
    ],
  };
}

/** Luna in the same line as everybody; instead of a hand she has research. */
export function automaton(facts: SkyFacts): Automaton | undefined {
  const { view, text } = facts;
  const { luna, rules, turn } = view;
  if (luna === null) return undefined;
  const seat = rules.humans;
  const t = text.changes;
  const coins = coinsOf(view, seat);
  return {
    seat,
    name: nameOf(facts, seat),
    isOn: turn === seat,
    breakdown: breakdownOf(view, seat),
    things: [
      ...sharesIn(seat, view, text),
      { icon: 'coin', text: `${coins}`, says: t.has(t.coinName, coins) },
      { icon: 'helium', text: `${luna.helium}`, says: t.has(t.heliumName, luna.helium) },
      { icon: 'upload', text: `${luna.research}`, says: t.has(t.researchName, luna.research) },
    ],
  };
}

/** What decides the game: shares times value, company by company. */
export function scoreNote(row: string, seat: number, { view }: SkyFacts): string | undefined {
  const rows: readonly string[] = COMPANIES;
  const company = rows.indexOf(row);
  return company < 0 ? undefined : `${countedShares(view, company, seat)} × ${shareValues(view)[company]}`;
}
