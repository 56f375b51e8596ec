import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COMPANIES, COMPANY_ROWS, type Company, SHUTTLE_ROWS } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { collectorsOf } from '../rules/totals.ts';
import { column, field, freshState, on, play, position, type Setting } from './position.ts';
import { valueRows } from './rows.ts';

const take = (at: string, number?: number): SkyChoice => ({
  do: 'occupy',
  at,
  column: number ?? (at.startsWith('shuttle') ? 2 : 1),
});

const CARDS: Readonly<Record<number, readonly string[]>> = {
  1: ['energy-1'],
  2: ['energy-2'],
  3: ['b-07'],
  4: ['energy-1', 'b-07'],
  6: ['b-07', 'b-08'],
  9: ['b-07', 'b-08', 'b-09'],
};

/** Seat 0 expands a company on the belt side. */
function expanding(company: Company, energy: number, setting: Setting = {}): ReturnType<typeof position> {
  const [b, c, d] = CARDS[energy];
  const slots = { B: b, ...(c ? { C: c } : {}), ...(d ? { D: d } : {}) };
  const t = position({
    ...setting,
    settings: { side: 'belt', ...setting.settings },
    players: [{ ...setting.players?.[0], slots }, ...(setting.players ?? []).slice(1)],
  });
  t.choose(0, { do: 'expand', company });
  return t;
}

const places = (t: ReturnType<typeof position>): string[] => [
  ...new Set(t.options(0).flatMap((choice) => (choice.do === 'occupy' ? [choice.at] : []))),
];

rule('SKY-BELT-01', 'the belt side, with stations mirrored', () => {
  expect(freshState(2, { side: 'belt' }).rules.side).toBe(1);
  for (const { moonCorner, beltCorner } of COMPANY_ROWS) {
    const [vertical, horizontal] = moonCorner.split('-');
    expect(beltCorner).toBe(`${vertical}-${horizontal === 'left' ? 'right' : 'left'}`);
  }
});

rule('SKY-BELT-02', 'six outposts in each outer column, five shuttles in the middle, three outposts in the box', () => {
  const s = freshState(2, { side: 'belt' });
  expect(s.stations).toEqual([
    0b111111, 0b11111, 0b111111, 0b111111, 0b11111, 0b111111, 0b111111, 0b11111, 0b111111, 0b111111, 0b11111, 0b111111,
  ]);
  expect(s.box).toEqual([3, 3, 3, 3, 0, 0, 0, 0]);
});

rule('SKY-BELT-03', 'everything else is as on the moon', () => {
  const t = position({
    settings: { side: 'belt' },
    players: [{ coins: 5, slots: { B: 'carbon-2', C: 'scientist', D: 'a-08' } }],
  });
  const kinds = new Set(t.options(0).map((choice) => choice.do));
  expect([...kinds].sort()).toEqual(['chemist', 'leave', 'mark', 'resources', 'scientist']);
  t.choose(0, { do: 'chemist', with: 'D' });
  expect([t.state.players[0].helium, t.state.players[0].coins]).toEqual([1, 7]);
});

rule(
  ['SKY-BELT-04', 'SKY-BELT-05', 'SKY-BELT-21'],
  'one company; at first its printed shuttle leads to one asteroid only',
  () => {
    const t = expanding('tawac', 3);
    expect([t.state.active, t.state.energy]).toEqual([3, 3]);
    expect(places(t)).toEqual(['asteroid-3a', 'asteroid-3b', 'asteroid-3c']);
    expect(t.whyNot(0, { do: 'occupy', at: 'station-tawac', column: 1 })).toBe('SKY-BELT-05');
    expect(SHUTTLE_ROWS.every(({ between }) => between.length === 2)).toBe(true);
    t.choose(0, { do: 'stop' });
    expect(t.state.players[0].down).toBe(0b00010);
  },
);

rule(['SKY-BELT-06', 'SKY-BELT-08'], 'shuttles reach asteroids, outposts reach routes, placed now or before', () => {
  const t = expanding('tawac', 4);
  expect(t.whyNot(0, take('shuttle-6'))).toBe('SKY-BELT-08');
  t.choose(0, take('asteroid-3a'));
  expect(places(t)).toEqual(['asteroid-3b', 'asteroid-3c', 'shuttle-2', 'shuttle-6']);
  expect(t.whyNot(0, take('asteroid-8a'))).toBe('SKY-BELT-06');
  expect(t.whyNot(0, take('asteroid-1a'))).toBe('SKY-BELT-06');
  t.choose(0, take('shuttle-6'));
  expect(places(t)).toContain('asteroid-8b');
  const u = expanding('tawac', 1, { board: { 'shuttle-4': 'tawac' } });
  expect(places(u)).toEqual(expect.arrayContaining(['asteroid-1a', 'asteroid-5a', 'asteroid-3a']));
});

rule('SKY-BELT-07', 'an own outpost makes the other spaces of its asteroid reachable', () => {
  const t = expanding('tawac', 1, { board: { 'asteroid-27a': 'tawac' } });
  expect(places(t)).toEqual(expect.arrayContaining(['asteroid-27b', 'asteroid-27c']));
});

rule(['SKY-BELT-09', 'SKY-BELT-23'], 'not onto own pieces, but onto those of others; one piece a space', () => {
  const t = expanding('tawac', 2, {
    board: { 'asteroid-3a': 'tawac', 'asteroid-3b': 'skymine', 'shuttle-2': 'tawac' },
  });
  expect(places(t)).not.toContain('asteroid-3a');
  expect(t.whyNot(0, take('asteroid-3a'))).toBe('SKY-BELT-09');
  expect(t.whyNot(0, take('shuttle-2'))).toBe('SKY-BELT-09');
  expect(places(t)).toEqual(expect.arrayContaining(['asteroid-3b', 'asteroid-3c']));
  t.choose(0, take('asteroid-3c'));
  expect(['asteroid-3a', 'asteroid-3b', 'asteroid-3c'].map((place) => on(t, place))).toEqual([
    'tawac',
    'skymine',
    'tawac',
  ]);
});

rule(['SKY-BELT-10', 'SKY-BELT-11', 'SKY-BELT-12', 'SKY-BELT-17'], 'the worked example: 6 energy for Minerva', () => {
  const t = expanding('minerva', 6, {
    board: { 'asteroid-18a': 'minerva', 'shuttle-13': 'astrogo' },
    players: [{ coins: 0 }],
  });
  t.choose(0, take('shuttle-19'));
  expect(t.state.energy).toBe(5);
  t.choose(0, take('asteroid-14a'));
  expect(t.state.energy).toBe(3);
  t.choose(0, take('shuttle-13'));
  expect(t.state.energy).toBe(1);
  t.choose(0, take('asteroid-18b'));
  // 14: a point and a coin; 13: a step; 18 and 19: nothing.
  expect([t.state.players[0].coins, field(t, 'minerva')]).toEqual([1, 1]);
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 1 });
  const dear = expanding('minerva', 1, {
    board: { 'asteroid-18a': 'minerva', 'shuttle-19': 'minerva', 'asteroid-18b': 'tawac' },
  });
  expect(dear.whyNot(0, take('asteroid-14a'))).toBe('SKY-BELT-10');
  expect(dear.whyNot(0, take('asteroid-18b'))).toBe('SKY-BELT-12');
});

rule('SKY-BELT-13', 'outposts from an outer column, shuttles from the middle', () => {
  const t = expanding('tawac', 3);
  expect(t.options(0)).toOffer(take('asteroid-3a', 1));
  expect(t.options(0)).toOffer(take('asteroid-3a', 3));
  expect(t.whyNot(0, take('asteroid-3a', 2))).toBe('SKY-BELT-13');
  play(t, 0, take('asteroid-3a', 3), take('shuttle-2'));
  expect([column(t, 'tawac', 1), column(t, 'tawac', 2), column(t, 'tawac', 3)]).toEqual(['111111', '01111', '011111']);
  expect(t.whyNot(0, take('shuttle-6', 1))).toBe('SKY-BELT-13');
});

rule(['SKY-BELT-14', 'SKY-BELT-18', 'SKY-BELT-19'], 'ousted pieces wait beside until the end, then go back', () => {
  const t = expanding('tawac', 6, {
    board: { 'asteroid-3a': 'skymine', 'shuttle-2': 'skymine' },
    gone: { skymine: [0, 1, 1] },
  });
  play(t, 0, take('asteroid-3a'), take('shuttle-2'));
  expect(t.state.lying).toHaveLength(2);
  t.choose(0, { do: 'stop' });
  // The asteroid's reward first.
  expect(t.step(0)).toBe('research');
  t.choose(0, { do: 'coin' });
  // The shuttle has one way home; the outpost two.
  expect(column(t, 'skymine', 2)).toBe('01111');
  expect(t.options(0)).toOfferExactly([
    { do: 'return', company: 'skymine', column: 1 },
    { do: 'return', company: 'skymine', column: 3 },
  ]);
  t.choose(0, { do: 'return', company: 'skymine', column: 3 });
  expect([column(t, 'skymine', 3), t.state.lying]).toEqual(['111111', []]);
});

rule('SKY-BELT-15', 'stopping early loses the rest', () => {
  const t = expanding('tawac', 3);
  play(t, 0, take('asteroid-3a'), { do: 'stop' }, { do: 'coin' });
  expect([t.state.energy, t.asked()]).toEqual([0, [1]]);
});

rule('SKY-BELT-16', 'a shuttle field with the symbol advances the active track', () => {
  const t = expanding('tawac', 2, { board: { 'asteroid-3a': 'tawac' } });
  play(t, 0, take('shuttle-6'), take('shuttle-2'));
  expect(COMPANIES.map((company) => field(t, company))).toEqual([0, 0, 0, 1]);
});

rule('SKY-BELT-20', 'without a permitted field a piece leaves the game', () => {
  const t = expanding('tawac', 2, { board: { 'asteroid-3a': 'tawac', 'shuttle-2': 'skymine' } });
  t.state.stations[1] = 0b01111;
  play(t, 0, take('shuttle-2'));
  expect([t.state.box[4], column(t, 'skymine', 2)]).toEqual([1, '11110']);
});

rule('SKY-BELT-22', 'no shuttles, no routes; no outposts, no asteroids', () => {
  const t = expanding('tawac', 3, { board: { 'asteroid-3a': 'tawac' }, gone: { tawac: [0, 5, 0] } });
  expect(places(t)).toEqual(['asteroid-3b', 'asteroid-3c']);
  expect(t.whyNot(0, take('shuttle-2'))).toBe('SKY-BELT-22');
  const u = expanding('tawac', 3, { board: { 'asteroid-3a': 'tawac' }, gone: { tawac: [5, 0, 6] } });
  expect(places(u)).toEqual(['shuttle-2', 'shuttle-6']);
  expect(u.whyNot(0, take('asteroid-3b'))).toBe('SKY-BELT-22');
});

rule(['SKY-BELT-24', 'SKY-BELT-25'], 'collectors of every asteroid with an own outpost, and of linked pairs', () => {
  const t = position({
    settings: { side: 'belt' },
    board: {
      'asteroid-10a': 'minerva',
      'asteroid-10b': 'tawac',
      'asteroid-15a': 'minerva',
      'asteroid-15b': 'minerva',
      'asteroid-15c': 'tawac',
    },
    players: [{ coins: 0, slots: { B: 'b-14' } }],
  });
  expect([collectorsOf(t.state, 1), collectorsOf(t.state, 3), collectorsOf(t.state, 0)]).toEqual([3, 2, 0]);
  t.choose(0, { do: 'chemist', with: 'B' });
  expect(t.state.players[0].helium).toBe(2 + 1);
});

rule('SKY-BELT-26', 'removing outposts never means shuttles', () => {
  const t = position({
    settings: { side: 'belt' },
    players: [{ slots: { B: 'scientist', C: 'c-01' }, screens: { 1: 'plan-b22' } }],
  });
  play(t, 0, { do: 'scientist', with: 'B' }, { do: 'upload', to: 1 });
  expect(t.options(0)).toHaveLength(8);
  expect(t.options(0)).not.toOffer({ do: 'remove', column: 2 });
  expect(t.whyNot(0, { do: 'remove', company: 'tawac', column: 2 })).toBe('SKY-BELT-26');
});

rule('SKY-BELT-27', 'all three columns count for the value', () => {
  const t = position({ settings: { side: 'belt' }, gone: { minerva: [1, 2, 2], tawac: [6, 5, 6] } });
  expect(valueRows(t.state)).toEqual([0, 1 + 1 + 1, 0, 15]);
});

rule('SKY-BELT-28', 'the cheapest way counts', () => {
  // 8 has an energy symbol towards route 11, none towards route 6.
  const t = expanding('tawac', 1, { board: { 'shuttle-11': 'tawac', 'shuttle-6': 'tawac' } });
  expect(places(t)).toContain('asteroid-8a');
  const u = expanding('tawac', 1, { board: { 'shuttle-11': 'tawac' } });
  expect(places(u)).not.toContain('asteroid-8a');
  // Route 7 has an energy symbol towards 10, none towards 5.
  const both = expanding('tawac', 1, { board: { 'asteroid-5a': 'tawac', 'asteroid-10a': 'tawac' } });
  expect(places(both)).toContain('shuttle-7');
  const dear = expanding('tawac', 1, { board: { 'asteroid-10a': 'tawac' } });
  expect(places(dear)).not.toContain('shuttle-7');
});

rule('SKY-BELT-29', 'several new outposts on one asteroid give its window once', () => {
  const t = expanding('tawac', 3, { players: [{ coins: 0 }] });
  play(t, 0, take('asteroid-3a'), take('asteroid-3b'), take('asteroid-3c'));
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 1 });
  expect(field(t, 'tawac')).toBe(1);
});

rule('SKY-BELT-30', 'the entry asteroid costs 1, or 2 when somebody is ousted', () => {
  const t = expanding('tawac', 1, { board: { 'asteroid-3b': 'skymine' } });
  expect(places(t)).toEqual(['asteroid-3a', 'asteroid-3c']);
  const u = expanding('tawac', 2, { board: { 'asteroid-3b': 'skymine' } });
  u.choose(0, take('asteroid-3b'));
  expect(u.state.energy).toBe(0);
});
