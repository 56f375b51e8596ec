import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COMPANIES, type Company, PLANS } from '../data/index.ts';
import { expandLuna } from '../rules/luna/expansion.ts';
import { byValue, farthestBehind, marginOn, pickCompanies } from '../rules/luna/ranking.ts';
import { columnAt } from '../rules/state.ts';
import {
  card,
  column,
  field,
  type LunaSetting,
  NONE,
  on,
  plan,
  position,
  positionState,
  type Setting,
  type SkyTrial,
} from './position.ts';

const lunaOf = (t: SkyTrial): NonNullable<SkyTrial['state']['luna']> => {
  if (t.state.luna === null) throw new Error('Luna does not play');
  return t.state.luna;
};

/** A position in which Luna has just resolved what she was given, and seat 0 is asked. */
function after(luna: LunaSetting, setting: Setting = {}): SkyTrial {
  return position({ seats: 1, turn: 1, ...setting, settings: { luna: '2', ...setting.settings }, luna });
}

const names = (companies: readonly number[]): Company[] => companies.map((company) => COMPANIES[company]);

rule('SKY-LUNA-26', 'value, then vacant fields, then the name of the track', () => {
  const s = positionState({
    seats: 1,
    settings: { luna: '2' },
    tracks: ['D1', 'B1', 'C1', 'A1'],
    // Values 1, 1, 1, 0; Minerva shows one more vacant field.
    gone: { skymine: [1, 0, 0], minerva: [1, 1, 0], astrogo: [0, 0, 1] },
  });
  expect(names(byValue(s))).toEqual(['minerva', 'astrogo', 'skymine', 'tawac']);
  expect(names(pickCompanies(s, 'most-valuable'))).toEqual(['minerva']);
  expect(names(pickCompanies(s, 'second-most-valuable'))).toEqual(['astrogo']);
  expect(names(pickCompanies(s, 'least-valuable'))).toEqual(['tawac']);
  expect(names(pickCompanies(s, 'two-most-valuable-each'))).toEqual(['minerva', 'astrogo']);
  expect(names(pickCompanies(s, 'all-four-each'))).toEqual(['minerva', 'astrogo', 'skymine', 'tawac']);
});

rule(['SKY-LUNA-27', 'SKY-LUNA-28'], 'leads against the best human', () => {
  const s = positionState({
    seats: 2,
    settings: { luna: '2' },
    gone: { astrogo: [1, 0, 0] },
    players: [{ tracks: { skymine: 3, minerva: 5, tawac: 6 } }, { tracks: { skymine: 1, minerva: 2, astrogo: 2 } }],
    luna: { tracks: { skymine: 5, minerva: 5, astrogo: 1, tawac: 2 } },
  });
  expect([0, 1, 2, 3].map((company) => marginOn(s, company))).toEqual([2, 0, -1, -4]);
  expect(names(pickCompanies(s, 'biggest-lead'))).toEqual(['skymine']);
  expect(names(pickCompanies(s, 'two-biggest-leads-each')).sort()).toEqual(['minerva', 'skymine']);
  expect(COMPANIES[farthestBehind(s, [0, 1, 2])]).toBe('astrogo');
  // Equal margins: the more valuable company.
  const even = positionState({ seats: 1, settings: { luna: '2' }, gone: { astrogo: [1, 0, 0] } });
  expect(names(pickCompanies(even, 'biggest-lead'))).toEqual(['astrogo']);
  expect(COMPANIES[farthestBehind(even, [0, 2, 3])]).toBe('astrogo');
  expect(names(pickCompanies(even, 'two-biggest-leads-each'))).toEqual(['astrogo', 'skymine']);
});

rule('SKY-LUNA-29', 'she takes the cards of the fields of her slot, free of charge', () => {
  const display = { 1: 'a-01', 3: 'a-02', 4: 'a-03' };
  const t = after({ coins: 0, slots: { B: 'luna-i-12', C: 'luna-i-3' } }, { display });
  expect([lunaOf(t).cards, t.state.display[0], t.state.display[2], lunaOf(t).coins]).toEqual([
    [card('a-01'), card('a-02')],
    NONE,
    NONE,
    0,
  ]);
  const u = after({ slots: { B: 'luna-i-12', C: 'luna-i-12', D: 'luna-i-3' }, used: 'B' }, { display: { 4: 'a-03' } });
  // Slot C: fields 1 and 4; field 1 is vacant.
  expect(lunaOf(u).cards).toEqual([card('a-03')]);
});

rule('SKY-LUNA-30', 'the share card of the most valuable company in the display, lowest field first', () => {
  const slots = { B: 'luna-ii-5', C: 'luna-i-3' };
  const gone = { tawac: [3, 0, 0], minerva: [1, 0, 0] } as const;
  const t = after({ slots }, { gone, display: { 2: 'd-02', 6: 'e-02', 8: 'd-01' } });
  expect(lunaOf(t).cards).toEqual([card('d-02')]);
  const u = after({ slots }, { gone, display: { 9: 'e-04', 12: 'd-04', 1: 'd-02' } });
  expect(lunaOf(u).cards).toEqual([card('e-04')]);
  expect(lunaOf(after({ slots }, { gone, display: { 1: 'a-01' } })).cards).toEqual([]);
});

rule('SKY-LUNA-31', 'a plan leaves the game, she takes the supplement, the field is filled', () => {
  const t = after({ coins: 0, slots: { B: 'luna-i-11', C: 'luna-i-3' } }, { supplement: 3 });
  // Slot B: column 2 of B, then of C.
  expect(t.state.planBox).toEqual([plan('plan-b02'), plan('plan-c02')]);
  expect([lunaOf(t).coins, t.state.supplement]).toEqual([3, 0]);
  expect([PLANS[t.state.research[5]].id, PLANS[t.state.research[9]].id]).toEqual(['plan-b24', 'plan-c24']);
  const u = position({
    seats: 1,
    turn: 1,
    settings: { luna: '2' },
    supplement: 2,
    research: { a2: null },
    luna: { coins: 0, slots: { B: 'luna-i-9', C: 'luna-i-3' } },
  });
  expect([u.state.planBox, lunaOf(u).coins, u.state.supplement]).toEqual([[], 0, 2]);
});

rule('SKY-LUNA-32', 'the latest special plan still there leaves the game', () => {
  const slots = { B: 'luna-i-9', C: 'luna-i-3' };
  const t = after({ slots }, { specials: [2, 3, 5] });
  expect(t.state.specials).toBe((1 << 2) | (1 << 3));
  expect(t.state.planBox[0]).toBe(plan('special-5'));
  expect(after({ slots }, {}).state.planBox).toEqual([plan('plan-a02')]);
});

rule(['SKY-LUNA-34', 'SKY-LUNA-35'], 'she expands the companies just advanced, n pieces each, without rewards', () => {
  // Biggest lead: Minerva. 2 points MIN: 16, then 11.
  const t = after({ coins: 0, tracks: { minerva: 3 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } });
  expect([field(t, 'minerva', 1), on(t, 'sector-16'), on(t, 'sector-11')]).toEqual([5, 'minerva', 'minerva']);
  expect([lunaOf(t).coins, lunaOf(t).helium]).toEqual([0, 0]);
  // Two companies: the less valuable one first.
  const u = after(
    { tracks: { minerva: 3, tawac: 3 }, slots: { B: 'luna-ii-7', C: 'luna-i-3' } },
    { gone: { tawac: [3, 0, 0], minerva: [1, 0, 0] } },
  );
  const placed = u.events.flatMap((event) =>
    event.event === 'occupied' ? [(event as { company?: Company }).company] : [],
  );
  expect(placed).toEqual(['minerva', 'minerva', 'tawac', 'tawac']);
});

rule('SKY-LUNA-36', 'on the moon: the lowest or highest reachable vacant sector', () => {
  const t = after({ tracks: { minerva: 3 }, slots: { B: 'luna-i-7', C: 'luna-i-3' } });
  expect([on(t, 'sector-23'), on(t, 'sector-24')]).toEqual(['minerva', 'minerva']);
  expect(column(t, 'minerva', 1)).toBe('00111');
});

rule('SKY-LUNA-37', 'with nothing vacant she ousts the company she is farthest behind with', () => {
  const t = after(
    { tracks: { minerva: 9 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
    {
      players: [{ tracks: { skymine: 4, tawac: 6 } }],
      board: { 'sector-16': 'skymine', 'sector-21': 'tawac', 'sector-23': 'tawac' },
    },
  );
  // Tawac is farthest behind: its lowest sector is 21. From there 15 is the lowest vacant one.
  expect(on(t, 'sector-21')).toBe('minerva');
  expect(on(t, 'sector-16')).toBe('skymine');
  expect(on(t, 'sector-15')).toBe('minerva');
  expect(column(t, 'tawac', 1) + column(t, 'tawac', 2)).toBe('1111101111');
});

rule('SKY-LUNA-38', 'her main column: most vacant fields with the last one occupied', () => {
  const from = (gone: readonly [number, number, number]): string[] => {
    const t = after({ tracks: { minerva: 3 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } }, { gone: { minerva: gone } });
    return ([1, 2, 3] as const).map((number) => column(t, 'minerva', number));
  };
  // Ties: the column nearest the logo.
  expect(from([0, 0, 0])).toEqual(['00111', '11111', '11111']);
  expect(from([1, 3, 2])).toEqual(['01111', '00000', '00111']);
  // Column 1 is empty and its last field vacant: it does not count.
  expect(from([5, 0, 1])).toEqual(['00000', '11111', '00011']);
});

rule('SKY-LUNA-38', 'with the last field of every column vacant, the one that shows fewest coins', () => {
  const s = positionState({ seats: 1, settings: { luna: '2' } });
  const minerva = [0, 1, 2].map((number) => columnAt(1, number));
  // Both have four vacant fields; those of the first show 5 coins, those of the second 4.
  for (const [i, bits] of [0b00010, 0b00010, 0].entries()) s.stations[minerva[i]] = bits;
  expandLuna(s, [1], 1, 'min');
  expect(minerva.map((place) => s.stations[place])).toEqual([0b00010, 0, 0]);
});

const belt = { luna: '2', side: 'belt' } as const;

rule(
  ['SKY-LUNA-39', 'SKY-LUNA-40'],
  'on the belt: lowest or highest number of fresh asteroids and shuttle fields',
  () => {
    const t = after({ tracks: { tawac: 5 }, slots: { B: 'luna-ii-3', C: 'luna-i-3' } }, { settings: belt });
    // Asteroid 3, then shuttle 6 (MAX), then asteroid 8, first space each.
    expect([on(t, 'asteroid-3a'), on(t, 'shuttle-6'), on(t, 'asteroid-8a')]).toEqual(['tawac', 'tawac', 'tawac']);
    expect([column(t, 'tawac', 1), column(t, 'tawac', 2)]).toEqual(['001111', '01111']);
    const u = after(
      { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
      { settings: belt, board: { 'asteroid-3a': 'tawac' } },
    );
    expect([on(u, 'shuttle-2'), on(u, 'asteroid-1a')]).toEqual(['tawac', 'tawac']);
    // Without shuttles only asteroids, without outposts only shuttle fields.
    const none = after(
      { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
      { settings: belt, board: { 'shuttle-2': 'tawac' }, gone: { tawac: [0, 4, 0] } },
    );
    expect([on(none, 'asteroid-1a'), on(none, 'asteroid-3a')]).toEqual(['tawac', 'tawac']);
    const shuttles = after(
      { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
      { settings: belt, board: { 'asteroid-3a': 'tawac' }, gone: { tawac: [5, 0, 6] } },
    );
    expect([on(shuttles, 'shuttle-2'), on(shuttles, 'shuttle-6')]).toEqual(['tawac', 'tawac']);
  },
);

rule('SKY-LUNA-41', 'then another space where the company already is', () => {
  const t = after(
    { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
    { settings: belt, board: { 'asteroid-3a': 'tawac', 'shuttle-2': 'skymine', 'shuttle-6': 'skymine' } },
  );
  expect([on(t, 'asteroid-3b'), on(t, 'asteroid-3c')]).toEqual(['tawac', 'tawac']);
  expect([on(t, 'shuttle-2'), on(t, 'shuttle-6')]).toEqual(['skymine', 'skymine']);
});

rule(
  ['SKY-LUNA-42', 'SKY-LUNA-49'],
  'then she ousts a piece of the company she is farthest behind with, of a type she has',
  () => {
    const board = {
      'asteroid-3a': 'tawac',
      'asteroid-3b': 'minerva',
      'asteroid-3c': 'tawac',
      'shuttle-2': 'skymine',
      'shuttle-6': 'skymine',
    } as const;
    const players = [{ tracks: { skymine: 6, minerva: 3 } }];
    const t = after(
      { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
      { settings: belt, board, players },
    );
    // Skymine is farthest behind: its lowest piece is shuttle 2, which goes home; then asteroid 1 is open.
    expect([on(t, 'shuttle-2'), on(t, 'shuttle-6'), on(t, 'asteroid-1a')]).toEqual(['tawac', 'skymine', 'tawac']);
    expect(column(t, 'skymine', 2)).toBe('01111');
    // Without shuttles of its own the shuttles of others are skipped.
    const u = after(
      { tracks: { tawac: 5 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
      { settings: belt, board, players, gone: { tawac: [0, 5, 0] } },
    );
    expect([on(u, 'shuttle-2'), on(u, 'asteroid-3b')]).toEqual(['skymine', 'tawac']);
  },
);

rule('SKY-LUNA-43', 'points nobody can use are lost', () => {
  const t = after(
    { tracks: { minerva: 3 }, slots: { B: 'luna-i-6', C: 'luna-i-3' } },
    { gone: { minerva: [5, 5, 4] } },
  );
  expect([on(t, 'sector-16'), on(t, 'sector-11')]).toEqual(['minerva', undefined]);
  expect(column(t, 'minerva', 3)).toBe('00000');
});
