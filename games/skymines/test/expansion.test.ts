import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COMPANIES } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { totalOf } from '../rules/totals.ts';
import { column, field, NONE, on, play, position, type Setting } from './position.ts';
import { valueRows } from './rows.ts';

const take = (sector: number, column = 1): SkyChoice => ({ do: 'occupy', at: `sector-${sector}`, column });

/** Seat 0 has started to expand a company with energy from one card. */
function expanding(
  company: (typeof COMPANIES)[number],
  energy: 1 | 2 | 3,
  setting: Setting = {},
): ReturnType<typeof position> {
  const players = setting.players ?? [];
  const slots = { B: ['energy-1', 'energy-2', 'b-07'][energy - 1] };
  const t = position({ ...setting, players: [{ ...players[0], slots }, ...players.slice(1)] });
  t.choose(0, { do: 'expand', company });
  return t;
}

const sectors = (t: ReturnType<typeof position>): number[] => [
  ...new Set(t.options(0).flatMap((choice) => (choice.do === 'occupy' ? [Number(choice.at.split('-')[1])] : []))),
];

rule(['SKY-EXP-01', 'SKY-EXP-02', 'SKY-EXP-03'], 'all energy together, for one company of choice', () => {
  const t = position({
    players: [{ slots: { B: 'energy-2', C: 'c-04', D: 'b-07' }, down: 'D', tiles: ['energy'], tracks: { skymine: 7 } }],
  });
  expect(t.options(0)).toOffer({ do: 'expand', company: 'tawac' });
  t.choose(0, { do: 'expand', company: 'tawac' });
  // 2 + 3, the tile's 2, and 1 of A1; the share on c-04 means nothing here.
  expect([t.state.energy, t.state.active]).toEqual([8, 3]);
  t.choose(0, { do: 'stop' });
  expect([t.state.players[0].down, t.state.players[0].tilesDown]).toEqual([0b01110, 0b1000]);
});

rule('SKY-EXP-04', 'targets border the station or an own outpost', () => {
  const t = expanding('minerva', 2);
  expect(sectors(t)).toEqual([16, 21, 23]);
  expect(t.whyNot(0, take(24))).toBe('SKY-EXP-04');
  t.choose(0, take(21));
  expect(sectors(t)).toEqual([16, 23]);
  const u = expanding('minerva', 2, { board: { 'sector-10': 'minerva' } });
  expect(sectors(u)).toEqual([5, 8, 12, 13, 14, 16, 21, 23]);
});

rule('SKY-EXP-05', 'no sector of its own, but those of others', () => {
  const t = expanding('minerva', 2, { board: { 'sector-21': 'minerva', 'sector-16': 'tawac' } });
  expect(sectors(t)).toEqual([15, 16, 23, 24]);
  expect(t.whyNot(0, take(21))).toBe('SKY-EXP-05');
});

rule('SKY-EXP-06', 'a single line costs 1, a double line 2, the cheapest way counts', () => {
  const t = expanding('minerva', 2);
  t.choose(0, take(23));
  expect(t.state.energy).toBe(0);
  // 23 borders 21 by a single line.
  const u = expanding('minerva', 1, { board: { 'sector-21': 'minerva' } });
  expect(sectors(u)).toEqual([16, 23]);
  expect(u.whyNot(0, take(24))).toBe('SKY-EXP-06');
});

rule(['SKY-EXP-07', 'SKY-EXP-11'], 'the worked example: 5 energy, 21, 16, and 24 from a yellow outpost', () => {
  const t = position({
    board: { 'sector-24': 'skymine' },
    gone: { skymine: [0, 1, 0] },
    players: [{ coins: 0, slots: { B: 'b-07', C: 'energy-2' } }],
  });
  t.choose(0, { do: 'expand', company: 'minerva' });
  play(t, 0, take(21), take(16));
  expect(t.state.energy).toBe(3);
  t.choose(0, take(24, 2));
  expect(t.state.energy).toBe(0);
  // 1 coin from sector 16; 3 research points to exchange.
  expect(t.state.players[0].coins).toBe(1);
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 3 });
  const u = expanding('minerva', 1, { board: { 'sector-21': 'skymine' } });
  expect(u.whyNot(0, take(21))).toBe('SKY-EXP-07');
});

rule(['SKY-EXP-08', 'SKY-EXP-25'], 'outposts come from the front of any column', () => {
  const t = expanding('minerva', 3, { gone: { minerva: [5, 2, 0] } });
  expect(t.options(0)).not.toOffer({ do: 'occupy', column: 1 });
  expect(t.whyNot(0, take(21, 1))).toBe('SKY-EXP-08');
  play(t, 0, take(21, 2), take(16, 3));
  expect([column(t, 'minerva', 1), column(t, 'minerva', 2), column(t, 'minerva', 3)]).toEqual([
    '00000',
    '00011',
    '01111',
  ]);
});

rule('SKY-EXP-09', 'the new outpost stands beside the one to be ousted', () => {
  const t = expanding('minerva', 3, { board: { 'sector-21': 'tawac' } });
  t.choose(0, take(21));
  expect(t.state.taken).toEqual([21]);
  expect(t.state.lying).toEqual([21 * 4 + 3]);
  expect(on(t, 'sector-21')).toBe('minerva');
});

rule(
  ['SKY-EXP-10', 'SKY-EXP-22', 'SKY-EXP-24'],
  'stopping early or placing nothing is fine; the energy is gone',
  () => {
    const t = expanding('minerva', 3);
    expect(t.options(0)).toOffer({ do: 'stop' });
    t.choose(0, { do: 'stop' });
    expect(t.asked()).toEqual([1]);
    expect(t.state.players[0].down).toBe(0b00010);
    // One energy, and only double lines around: nothing to take, the card is used all the same.
    const u = expanding('skymine', 1, {
      board: {
        'sector-19': 'skymine',
        'sector-20': 'skymine',
        'sector-6': 'skymine',
        'sector-17': 'skymine',
        'sector-4': 'skymine',
        'sector-12': 'skymine',
        'sector-22': 'skymine',
      },
    });
    expect(sectors(u)).toEqual([3, 10, 23, 24]);
  },
);

rule(
  ['SKY-EXP-12', 'SKY-EXP-13', 'SKY-EXP-14'],
  'ousted outposts return to columns of choice, rearmost, never on the crossed-out field',
  () => {
    const t = position({
      board: { 'sector-21': 'skymine', 'sector-16': 'tawac' },
      gone: { skymine: [4, 2, 0], tawac: [1, 1, 0] },
      players: [{ slots: { B: 'b-07', C: 'b-08' } }],
    });
    t.choose(0, { do: 'expand', company: 'minerva' });
    play(t, 0, take(21), take(16), { do: 'stop' }, { do: 'coin' });
    expect(column(t, 'skymine', 1)).toBe('00000');
    expect(t.options(0)).toOfferExactly([
      { do: 'return', company: 'skymine', column: 1 },
      { do: 'return', company: 'skymine', column: 2 },
      { do: 'return', company: 'tawac', column: 1 },
      { do: 'return', company: 'tawac', column: 2 },
    ]);
    expect(t.whyNot(0, { do: 'return', company: 'skymine', column: 3 })).toBe('SKY-EXP-13');
    expect(t.whyNot(0, { do: 'return', company: 'astrogo', column: 1 })).toBe('SKY-EXP-12');
    const crossed = structuredClone(t.state.stations);
    t.state.stations[0] = 0b01111;
    expect(t.whyNot(0, { do: 'return', company: 'skymine', column: 1 })).toBe('SKY-EXP-14');
    t.state.stations = crossed;
    // All five fields vacant: it goes to the fourth.
    t.choose(0, { do: 'return', company: 'skymine', column: 1 });
    expect(column(t, 'skymine', 1)).toBe('00010');
    t.choose(0, { do: 'return', company: 'tawac', column: 2 });
    expect(column(t, 'tawac', 2)).toBe('11111');
  },
);

rule('SKY-EXP-15', 'without a permitted field the outpost leaves the game', () => {
  const t = expanding('minerva', 2, { board: { 'sector-21': 'skymine' } });
  // Its own field is the only vacant one; it is crossed out once the rest is full.
  t.state.stations[0] = 0b01111;
  t.state.stations[1] = 0b11111;
  t.state.stations[2] = 0b11111;
  play(t, 0, take(21), { do: 'coin' });
  expect(t.state.box[0]).toBe(1);
  expect(column(t, 'skymine', 1)).toBe('11110');
  expect(t.asked()).toEqual([1]);
});

rule('SKY-EXP-16', 'at the end nothing stands or lies, and the cards are face down', () => {
  const t = expanding('minerva', 2, { board: { 'sector-16': 'tawac' } });
  t.choose(0, take(16));
  expect([t.state.active, t.state.energy, t.state.taken, t.state.lying]).toEqual([NONE, 0, [], []]);
  expect(t.state.players[0].down).toBe(0b00010);
});

rule('SKY-EXP-17', 'an empty station cannot be expanded; emptied on the way, the rest is lost', () => {
  const gone = { minerva: [5, 5, 5] } as const;
  const t = position({ gone, players: [{ slots: { B: 'energy-2' } }] });
  expect(t.options(0)).not.toOffer({ do: 'expand', company: 'minerva' });
  expect(t.whyNot(0, { do: 'expand', company: 'minerva' })).toBe('SKY-EXP-24');
  const u = expanding('minerva', 3, { gone: { minerva: [5, 5, 4] } });
  u.choose(0, take(21, 3));
  expect(u.options(0)).toOfferExactly([{ do: 'stop' }]);
  expect(u.whyNot(0, take(16, 3))).toBe('SKY-EXP-17');
  const empty = position({
    gone: { skymine: [5, 5, 5], minerva: [5, 5, 5], astrogo: [5, 5, 5], tawac: [5, 5, 5] },
    players: [{ slots: { B: 'energy-2' } }],
  });
  // SKY-EXP-24: with nothing anywhere any company may be named.
  expect(empty.options(0).filter((choice) => choice.do === 'expand')).toHaveLength(4);
});

rule('SKY-EXP-18', 'an outpost far from home is an origin as well', () => {
  const t = expanding('minerva', 1, { board: { 'sector-3': 'minerva' } });
  expect(sectors(t)).toEqual([2, 4, 16, 21]);
});

rule('SKY-EXP-19', 'stations are no sectors', () => {
  const t = expanding('minerva', 3);
  expect(t.whyNot(0, { do: 'occupy', at: 'station-tawac', column: 1 })).toBe('SKY-EXP-19');
});

rule('SKY-EXP-20', 'an inner sector borders its ring only', () => {
  const around = {
    'sector-7': 'minerva',
    'sector-11': 'minerva',
    'sector-15': 'minerva',
    'sector-10': 'minerva',
  } as const;
  expect(sectors(expanding('minerva', 3, { board: around }))).not.toContain(9);
  expect(sectors(expanding('minerva', 2, { board: { 'sector-8': 'minerva' } }))).toContain(9);
  expect(sectors(expanding('minerva', 1, { board: { 'sector-9': 'minerva' } }))).toEqual([16, 21]);
  expect(sectors(expanding('minerva', 2, { board: { 'sector-9': 'minerva' } }))).toContain(8);
});

rule(
  ['SKY-EXP-21', 'SKY-EXP-23'],
  'a company is worth more with every outpost gone, and less when one returns, after the rewards',
  () => {
    const t = position({
      board: { 'sector-21': 'skymine' },
      gone: { skymine: [0, 1, 0] },
      players: [{ slots: { B: 'energy-2' } }],
    });
    expect(valueRows(t.state)).toEqual([1, 0, 0, 0]);
    t.choose(0, { do: 'expand', company: 'minerva' });
    t.choose(0, take(21, 3));
    // The reward is still to be decided: the yellow value stands.
    expect([t.step(0), valueRows(t.state)]).toEqual(['research', [1, 1, 0, 0]]);
    play(t, 0, { do: 'coin' }, { do: 'return', company: 'skymine', column: 1 });
    expect(valueRows(t.state)).toEqual([0, 1, 0, 0]);
  },
);

rule('SKY-FAC-01', 'mines give coins', () => {
  const t = expanding('minerva', 3, { board: { 'sector-10': 'minerva' }, players: [{ coins: 0 }] });
  play(t, 0, take(12), take(16));
  t.choose(0, { do: 'stop' });
  expect(t.state.players[0].coins).toBe(2 + 1);
});

rule(['SKY-FAC-02', 'SKY-FAC-10'], 'pits advance the active track only, all at once', () => {
  const t = expanding('tawac', 3, { board: { 'sector-5': 'tawac' }, players: [{ coins: 0, tracks: { tawac: 4 } }] });
  play(t, 0, take(3), take(10), { do: 'stop' });
  expect(COMPANIES.map((company) => field(t, company))).toEqual([0, 0, 0, 4 + 3]);
  // SKY-FAC-10: coins of a mine come first, so that they can pay a barrier.
  const u = expanding('skymine', 3, {
    board: { 'sector-10': 'skymine', 'sector-22': 'skymine', 'sector-17': 'skymine' },
    players: [{ coins: 0, tracks: { skymine: 11 } }],
  });
  play(u, 0, take(14), take(12), { do: 'stop' }, { do: 'pay' });
  expect([u.state.players[0].coins, field(u, 'skymine')]).toEqual([1, 12]);
});

rule(['SKY-FAC-03', 'SKY-FAC-09'], 'collectors move the helium marker, free of charge', () => {
  const t = expanding('minerva', 3, { board: { 'sector-8': 'minerva' }, players: [{ coins: 0, helium: 3 }] });
  play(t, 0, take(9), take(11));
  expect([t.state.players[0].helium, t.state.players[0].coins]).toEqual([3 + 2 + 1, 1]);
});

rule('SKY-FAC-04', 'research stations add up to one exchange', () => {
  const t = position({
    board: { 'sector-15': 'minerva' },
    players: [{ slots: { B: 'b-07', C: 'energy-2' } }],
  });
  t.choose(0, { do: 'expand', company: 'minerva' });
  play(t, 0, take(21), take(24), take(13), { do: 'stop' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 5 });
});

rule('SKY-FAC-05', 'steps on one track of choice all go to that track', () => {
  const t = position({ players: [{ slots: { B: 'scientist', C: 'carbon-2' }, screens: { 1: 'plan-c01' } }] });
  play(t, 0, { do: 'scientist', with: 'B' }, { do: 'upload', to: 1 });
  expect(t.options(0)).toOfferExactly(COMPANIES.map((company) => ({ do: 'track', company, n: 3 })));
  expect(t.whyNot(0, { do: 'track', company: 'tawac', n: 2 })).toBe('SKY-FAC-05');
  t.choose(0, { do: 'track', company: 'tawac', n: 3 });
  expect(COMPANIES.map((company) => field(t, company))).toEqual([0, 0, 0, 3]);
});

rule(['SKY-FAC-06', 'SKY-FAC-12'], 'removing takes the front outpost of any column out of the game', () => {
  const t = position({
    gone: { tawac: [4, 5, 0] },
    players: [{ slots: { B: 'scientist', C: 'c-01' }, screens: { 1: 'plan-b22' } }],
  });
  play(t, 0, { do: 'scientist', with: 'B' }, { do: 'upload', to: 1 });
  expect(t.options(0)).toOffer({ do: 'remove', company: 'skymine', column: 2 });
  expect(t.options(0)).not.toOffer({ do: 'remove', company: 'tawac', column: 2 });
  expect(t.whyNot(0, { do: 'remove', company: 'tawac', column: 2 })).toBe('SKY-FAC-06');
  // The last one of the column lay on the crossed-out field.
  t.choose(0, { do: 'remove', company: 'tawac', column: 1 });
  expect([column(t, 'tawac', 1), t.state.box[3]]).toEqual(['00000', 1]);
  expect(t.step(0)).toBe('research');
});

rule('SKY-FAC-07', 'two outposts, from one station or two', () => {
  const t = position({ players: [{ slots: { B: 'scientist', C: 'c-01', D: 'b-01' }, screens: { 1: 'plan-c09' } }] });
  play(t, 0, { do: 'scientist', with: 'B' }, { do: 'upload', to: 1 });
  play(t, 0, { do: 'remove', company: 'tawac', column: 1 }, { do: 'remove', company: 'astrogo', column: 1 });
  expect([column(t, 'tawac', 1), column(t, 'astrogo', 1), t.step(0)]).toEqual(['01111', '01111', 'research']);
  expect(t.state.box.slice(0, 4)).toEqual([0, 0, 1, 1]);
});

rule('SKY-FAC-08', 'coins for a total, less one', () => {
  const coins = (slots: Record<string, string>): number => {
    const t = position({ players: [{ coins: 0, slots: { A: 'scientist', ...slots }, screens: { 1: 'plan-a13' } }] });
    play(t, 0, { do: 'scientist', with: 'A' }, { do: 'upload', to: 1 });
    return t.state.players[0].coins;
  };
  expect(coins({ B: 'titanium-1', C: 'titanium-2', D: 'b-05' })).toBe(5);
  expect(coins({ B: 'titanium-1' })).toBe(0);
  const t = position({ players: [{ slots: { B: 'titanium-2', C: 'c-03' } }] });
  expect(totalOf(t.state, t.state.players[0], 2)).toBe(6);
});

rule('SKY-FAC-11', 'rewards with several parts are resolved in any order', () => {
  // Pit and research station in one expansion, the step blocked by a barrier the player cannot pay yet.
  const setting = {
    tracks: ['C2', 'B1', 'A1', 'D1'],
    board: { 'sector-17': 'skymine' },
    players: [{ coins: 0, tracks: { skymine: 8 } }],
  } as const;
  const t = expanding('skymine', 2, setting);
  t.choose(0, take(18));
  expect(t.options(0)).toOfferExactly([
    { do: 'resolve', gain: 'track' },
    { do: 'resolve', gain: 'rp' },
  ]);
  play(t, 0, { do: 'resolve', gain: 'rp' }, { do: 'coin' }, { do: 'coin' }, { do: 'pay' });
  expect([field(t, 'skymine'), t.state.players[0].coins]).toEqual([9, 1]);
  const u = expanding('skymine', 2, setting);
  play(u, 0, take(18), { do: 'resolve', gain: 'track' });
  // Too early: the barrier stays.
  expect([field(u, 'skymine'), u.step(0)]).toEqual([8, 'research']);
});
