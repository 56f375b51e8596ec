import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { TRACKS } from '../data/index.ts';
import { totalOf } from '../rules/totals.ts';
import { card, field, type PlayerSetting, play, position, type Setting } from './position.ts';

/** B2, the track with the titanium bonuses, lies at Astrogo. */
const TITANIUM = ['A1', 'E2', 'B2', 'D1'] as const;

/** Seat 0 advances with carbon units on the skymine track. */
function advance(setting: Setting, units: 1 | 2 | 3 | 4): ReturnType<typeof position> {
  const players = setting.players ?? [];
  const slots = { B: ['carbon-1', 'carbon-2', 'b-01', 'c-01'][units - 1] };
  const t = position({ ...setting, players: [{ ...players[0], slots }, ...players.slice(1)] });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' });
  for (let i = 0; i < units && t.step(0) === 'surplus'; i++) t.choose(0, { do: 'advance', company: 'skymine' });
  return t;
}

rule('SKY-TRACK-01', 'lines between fields are no fields', () => {
  // A1: a threshold behind field 6, a barrier behind field 11.
  const t = advance({ players: [{ coins: 2, tracks: { skymine: 5 } }] }, 3);
  expect(field(t, 'skymine')).toBe(8);
  const u = advance({ players: [{ coins: 2, tracks: { skymine: 10 } }] }, 3);
  expect(field(u, 'skymine')).toBe(13);
});

rule(['SKY-TRACK-02', 'SKY-TRACK-15'], 'a barrier is paid when it is crossed, by everybody for themselves', () => {
  const t = advance({ players: [{ coins: 3, tracks: { skymine: 11 } }, { tracks: { skymine: 15 } }] }, 1);
  expect([field(t, 'skymine'), t.state.players[0].coins]).toEqual([12, 1]);
});

rule('SKY-TRACK-03', 'who cannot or will not pay stops before it', () => {
  const t = position({
    players: [{ coins: 1, slots: { B: 'carbon-2' }, tracks: { skymine: 11 } }],
  });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' });
  expect(t.options(0)).not.toOffer({ company: 'skymine' });
  expect(t.whyNot(0, { do: 'advance', company: 'skymine' })).toBe('SKY-TRACK-03');
  const u = position({
    players: [{ coins: 5, slots: { B: 'energy-1', C: 'b-07' }, markers: 2, tracks: { skymine: 10 } }],
  });
  play(u, 0, { do: 'mark', field: 'maj-energy', marker: 'bonus' }, { do: 'tier', tier: 1 });
  expect(u.options(0)).toOfferExactly([{ do: 'pay' }, { do: 'halt' }]);
  u.choose(0, { do: 'halt' });
  expect([field(u, 'skymine'), u.state.players[0].coins]).toEqual([11, 5]);
});

rule('SKY-TRACK-04', 'a marker on the last field stays', () => {
  const t = position({ players: [{ coins: 9, slots: { B: 'energy-2' }, tracks: { skymine: 24 } }] });
  play(t, 0, { do: 'mark', field: 'maj-energy', marker: 'bonus' }, { do: 'tier', tier: 1 });
  expect(field(t, 'skymine')).toBe(24);
  // Nothing moved, so the log tells of no move.
  expect(t.events.some(({ event }) => event === 'advanced')).toBe(false);
});

rule('SKY-TRACK-05', 'steps that cannot be made on a given track are lost', () => {
  const t = position({ players: [{ coins: 0, slots: { B: 'energy-2' }, tracks: { skymine: 10 } }] });
  play(t, 0, { do: 'mark', field: 'maj-energy', marker: 'bonus' }, { do: 'tier', tier: 1 });
  expect(field(t, 'skymine')).toBe(11);
  expect(t.asked()).toEqual([1]);
  const u = position({ players: [{ coins: 0, slots: { B: 'energy-2' }, tracks: { skymine: 23 } }] });
  play(u, 0, { do: 'mark', field: 'maj-energy', marker: 'bonus' }, { do: 'tier', tier: 1 });
  expect(field(u, 'skymine')).toBe(24);
});

rule('SKY-TRACK-06', 'the first threshold pays 1, the second 2', () => {
  const t = advance({ players: [{ coins: 0, tracks: { skymine: 5 } }] }, 3);
  expect([field(t, 'skymine'), t.state.players[0].coins]).toEqual([8, 1]);
  const u = advance({ players: [{ coins: 0, tracks: { skymine: 15 } }] }, 1);
  expect([field(u, 'skymine'), u.state.players[0].coins]).toEqual([16, 2]);
});

rule(
  ['SKY-TRACK-07', 'SKY-TRACK-16'],
  'everybody beyond the threshold is paid too, the mover first, then clockwise',
  () => {
    const t = position({
      seats: 4,
      turn: 2,
      players: [
        { coins: 0, tracks: { skymine: 7 } },
        { coins: 0, tracks: { skymine: 6 } },
        { coins: 0, slots: { B: 'carbon-1' }, tracks: { skymine: 6 } },
        { coins: 0, tracks: { skymine: 9 }, left: true },
      ],
    });
    const events = [
      ...t.choose(2, { do: 'resources', slots: 'B' }),
      ...t.choose(2, { do: 'keep-units' }),
      ...t.choose(2, { do: 'advance', company: 'skymine' }),
    ];
    expect(t.state.players.map((player) => player.coins)).toEqual([1, 0, 1, 1]);
    expect(events.flatMap((e) => (e.event === 'threshold' ? [e.seat] : []))).toEqual([2, 3, 0]);
  },
);

rule('SKY-TRACK-08', 'each threshold is crossed once', () => {
  const t = advance(
    {
      players: [
        { coins: 0, tracks: { skymine: 7 } },
        { coins: 0, tracks: { skymine: 9 } },
      ],
    },
    2,
  );
  expect(t.state.players.map((player) => player.coins)).toEqual([0, 0]);
});

rule(['SKY-TRACK-09', 'SKY-TRACK-10'], 'a threshold unlocks its bonus, valid from the next own turn', () => {
  const t = position({
    players: [
      { coins: 0, slots: { B: 'carbon-1', C: 'energy-1' }, tracks: { skymine: 6 } },
      { slots: { B: 'a-08', C: 'a-09' } },
    ],
  });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' }, { do: 'advance', company: 'skymine' });
  expect(t.state.players[0].valid).toEqual([0, 0, 0, 0]);
  expect(totalOf(t.state, t.state.players[0], 3)).toBe(1);
  t.choose(1, { do: 'chemist', with: 'B' });
  expect(t.state.players[0].valid).toEqual([1, 0, 0, 0]);
  expect(totalOf(t.state, t.state.players[0], 3)).toBe(2);
});

rule(['SKY-TRACK-11', 'SKY-PERM-10'], 'the second lasting bonus replaces the first', () => {
  const t = position({
    seats: 3,
    players: [
      { slots: { B: 'energy-1' }, tracks: { skymine: 16 } },
      { slots: { B: 'energy-1' }, tracks: { skymine: 15 } },
      { slots: { B: 'titanium-2' }, tracks: { astrogo: 15 } },
    ],
  });
  // A1: +2, not +3. B2: a unit more, but no discount.
  expect(t.state.players.map((player) => totalOf(t.state, player, 3))).toEqual([3, 2, 0]);
  const u = position({
    tracks: TITANIUM,
    display: { 1: 'b-01' },
    players: [{ slots: { B: 'titanium-2' }, tracks: { astrogo: 16 } }],
  });
  u.choose(0, { do: 'resources', slots: 'B' });
  expect(u.options(0)).not.toOffer({ do: 'acquire' });
  for (const { thresholds } of TRACKS) {
    const [first, second] = thresholds.map(({ bonus }) => bonus);
    if (first.kind === 'field' || second.kind === 'field') continue;
    expect(second.kind === first.kind ? second.plus >= first.plus : true).toBe(true);
  }
});

rule(
  ['SKY-TRACK-12', 'SKY-TRACK-13', 'SKY-TRACK-14'],
  'extra fields: for those who unlocked them, one marker each, one of the two a round',
  () => {
    const tracks = ['C1', 'A1', 'B1', 'D1'] as const;
    const t = position({
      tracks,
      seats: 3,
      players: [{ coins: 9, tracks: { skymine: 16 } }, { coins: 9, tracks: { skymine: 8 } }, { coins: 9 }],
    });
    expect(t.options(0)).toOffer({ do: 'mark', field: 'x-c1-1' });
    expect(t.options(0)).toOffer({ do: 'mark', field: 'x-c1-2' });
    play(t, 0, { do: 'mark', field: 'x-c1-1', marker: 'bonus' }, { do: 'variant', variant: 2 }, { do: 'coin' });
    // The first field is taken, the second is not unlocked.
    expect(t.whyNot(1, { do: 'mark', field: 'x-c1-1', marker: 'bonus' })).toBe('SKY-BON-02');
    expect(t.whyNot(1, { do: 'mark', field: 'x-c1-2', marker: 'bonus' })).toBe('SKY-TRACK-14');
    t.choose(1, { do: 'leave' });
    expect(t.whyNot(2, { do: 'mark', field: 'x-c1-2', marker: 'bonus' })).toBe('SKY-TRACK-14');
    t.choose(2, { do: 'leave' });
    expect(t.whyNot(0, { do: 'mark', field: 'x-c1-2', marker: 'bonus' })).toBe('SKY-TRACK-12');
    const u = position({ tracks, fields: { 'x-c1-1': 1 }, players: [{ coins: 9, tracks: { skymine: 16 } }] });
    expect(u.options(0)).toOffer({ do: 'mark', field: 'x-c1-2' });
  },
);

rule('SKY-PERM-01', 'A1 raises the energy total while an energy card is face up', () => {
  const t = position({
    seats: 4,
    players: [
      { slots: { B: 'energy-2' }, tracks: { skymine: 7 } },
      { slots: { B: 'energy-2' }, tracks: { skymine: 16 } },
      { slots: { B: 'energy-2' }, down: 'B', tracks: { skymine: 16 } },
      { tiles: ['energy'], tracks: { skymine: 7 } },
    ],
  });
  expect(t.state.players.map((player) => totalOf(t.state, player, 3))).toEqual([3, 4, 0, 3]);
  t.choose(0, { do: 'expand', company: 'minerva' });
  expect(t.state.energy).toBe(3);
});

rule('SKY-PERM-02', 'A2 brings one, then two more bonus markers', () => {
  const tracks = ['A2', 'B1', 'C1', 'D1'] as const;
  const t = position({
    tracks,
    players: [
      { coins: 9, markers: 2, slots: { B: 'carbon-1', C: 'carbon-2' }, tracks: { skymine: 8 } },
      { left: true },
    ],
  });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' }, { do: 'advance', company: 'skymine' });
  expect(t.state.players[0].markers).toBe(3);
  const u = position({
    tracks,
    players: [
      { coins: 9, markers: 3, slots: { B: 'carbon-1' }, tracks: { skymine: 16 }, valid: { skymine: 1 } },
      { left: true },
    ],
  });
  play(u, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' }, { do: 'advance', company: 'skymine' });
  expect(u.state.players[0].markers).toBe(4);
});

const prices = (t: ReturnType<typeof position>): string[] =>
  t.options(0).flatMap((choice) => (choice.do === 'acquire' ? [choice.card] : []));

rule('SKY-PERM-03', 'B1 first: 1 less when paid with minerals', () => {
  const setting = {
    display: { 1: 'b-13' },
    players: [{ slots: { B: 'minerals-2', C: 'carbon-2' } as const, tracks: { minerva: 6 } }],
  };
  const t = position(setting);
  t.choose(0, { do: 'resources', slots: 'B' });
  expect(prices(t)).toEqual(['b-13']);
  const u = position(setting);
  u.choose(0, { do: 'resources', slots: 'C' });
  expect(prices(u)).toEqual([]);
});

rule('SKY-PERM-04', 'B1 second: 1 less with any cards, and kinds may be mixed to acquire', () => {
  const setting = {
    display: { 1: 'b-01', 2: 'c-01' },
    players: [{ slots: { B: 'minerals-1', C: 'carbon-2', D: 'energy-2' } as const, tracks: { minerva: 14 } }],
  };
  const t = position(setting);
  const sets = t.options(0).flatMap((choice) => (choice.do === 'resources' ? [choice.slots] : []));
  expect(sets.sort()).toEqual(['B', 'BC', 'C']);
  t.choose(0, { do: 'resources', slots: 'BC' });
  // b-01 costs 4 - 1; nothing but buying is possible with a mix.
  expect(t.options(0)).toOfferExactly([{ do: 'acquire', card: 'b-01' }]);
  expect(t.whyNot(0, { do: 'keep-units' })).toBe('SKY-PERM-04');
  const dear = position({ ...setting, display: { 1: 'c-01' } });
  expect(dear.options(0)).not.toOffer({ do: 'resources', slots: 'BC' });
});

rule('SKY-PERM-04', 'without B1 second kinds are never mixed, however much they would pay for', () => {
  const t = position({ display: { 1: 'a-01' }, players: [{ slots: { B: 'carbon-2', C: 'minerals-2' } }] });
  const sets = t.options(0).flatMap((choice) => (choice.do === 'resources' ? [choice.slots] : []));
  expect(sets.sort()).toEqual(['B', 'C']);
});

rule('SKY-PERM-05', 'B2 first: 1 less when paid with titanium', () => {
  const buying = (slots: PlayerSetting['slots']): ReturnType<typeof position> =>
    position({ tracks: TITANIUM, display: { 1: 'b-13' }, players: [{ slots: slots ?? {}, tracks: { astrogo: 8 } }] });
  const t = buying({ B: 'titanium-2' });
  t.choose(0, { do: 'resources', slots: 'B' });
  expect(prices(t)).toEqual(['b-13']);
  t.choose(0, { do: 'acquire', card: 'b-13' });
  expect(t.asked()).toEqual([1]);
  const u = buying({ B: 'minerals-2' });
  u.choose(0, { do: 'resources', slots: 'B' });
  expect(prices(u)).toEqual([]);
});

rule('SKY-PERM-06', 'B2 second: every titanium card has a unit more', () => {
  const t = position({
    tracks: TITANIUM,
    players: [{ slots: { B: 'titanium-2', C: 'b-05', D: 'carbon-2' }, tracks: { astrogo: 16 } }],
  });
  expect(totalOf(t.state, t.state.players[0], 2)).toBe(7);
  expect(totalOf(t.state, t.state.players[0], 0)).toBe(2);
  play(t, 0, { do: 'resources', slots: 'BC' }, { do: 'keep-units' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'surplus', n: 7 });
});

rule('SKY-PERM-07', 'E1: a virtual chemist counts but cannot be used', () => {
  const t = position({
    tracks: ['E1', 'B1', 'C1', 'D1'],
    players: [{ slots: { B: 'scientist' }, screens: { 1: 'plan-b23', 2: 'plan-a23' }, tracks: { skymine: 7 } }],
  });
  expect(t.options(0)).not.toOffer({ do: 'chemist' });
  t.choose(0, { do: 'scientist', with: 'B' });
  expect(t.options(0)).toOffer({ do: 'upload', to: 2 });
  const u = position({
    tracks: ['E1', 'B1', 'C1', 'D1'],
    players: [{ slots: { B: 'scientist' }, screens: { 1: 'plan-b23' }, tracks: { skymine: 6 } }],
  });
  u.choose(0, { do: 'scientist', with: 'B' });
  expect(u.options(0)).not.toOffer({ do: 'upload' });
});

rule('SKY-PERM-08', 'E1: company chemists count 1, then 3 more collectors', () => {
  const helium = (place: number): number => {
    const t = position({
      tracks: ['E1', 'B1', 'C1', 'D1'],
      board: { 'sector-2': 'astrogo', 'sector-9': 'astrogo' },
      players: [{ slots: { B: 'b-15' }, tracks: { skymine: place } }],
    });
    t.choose(0, { do: 'chemist', with: 'B' });
    return t.state.players[0].helium;
  };
  // Three collectors of their own.
  expect([helium(6), helium(7), helium(15)]).toEqual([3, 4, 5]);
});

rule('SKY-PERM-09', 'discounts are for resource cards only', () => {
  const t = position({
    display: { 1: 'b-01' },
    players: [{ coins: 4, tracks: { minerva: 14, astrogo: 6 } }],
  });
  expect(t.options(0)).not.toOffer({ do: 'mark', field: 'std-buy-card' });
  const u = position({ display: { 1: 'b-01' }, players: [{ coins: 5, tracks: { minerva: 14 } }] });
  play(u, 0, { do: 'mark', field: 'std-buy-card', marker: 'bonus' }, { do: 'buy', card: 'b-01' });
  expect([u.state.players[0].coins, u.state.players[0].hand]).toEqual([0, [card('b-01')]]);
});
