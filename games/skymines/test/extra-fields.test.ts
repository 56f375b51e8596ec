import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { COMPANIES, type TrackId } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { card, field, type PlayerSetting, play, position, type Setting } from './position.ts';

/** Seat 0 stands beyond a threshold of a track that lies at Skymine, and marks a field of it. */
function marking(
  track: TrackId,
  level: 1 | 2,
  player: PlayerSetting,
  setting: Setting = {},
): ReturnType<typeof position> {
  const others = (['A1', 'B1', 'C1', 'D1'] as const).filter((id) => id[0] !== track[0]);
  const tracks = setting.tracks ?? [track, ...others.slice(0, 3)];
  const t = position({
    ...setting,
    tracks,
    players: [
      { ...player, tracks: { skymine: level === 1 ? 9 : 17, ...player.tracks } },
      ...(setting.players ?? []).slice(1),
    ],
  });
  t.choose(0, { do: 'mark', field: `x-${track.toLowerCase()}-${level}`, marker: 'bonus' });
  return t;
}

const discard = (id: string): SkyChoice => ({ do: 'discard', card: id });

rule('SKY-XTRA-01', 'C1 first: for 2 coins, 2 points and 1 helium or 1 point and 2 helium', () => {
  const t = marking('C1', 1, { coins: 2 });
  expect(t.state.players[0].coins).toBe(0);
  expect(t.options(0)).toOfferExactly([
    { do: 'variant', variant: 1 },
    { do: 'variant', variant: 2 },
  ]);
  t.choose(0, { do: 'variant', variant: 1 });
  expect([t.state.players[0].helium, t.state.agenda.seats[0].at(-1)]).toEqual([1, { step: 'research', n: 2 }]);
  const u = marking('C1', 1, { coins: 2 });
  u.choose(0, { do: 'variant', variant: 2 });
  expect([u.state.players[0].helium, u.state.agenda.seats[0].at(-1)]).toEqual([2, { step: 'research', n: 1 }]);
});

rule('SKY-XTRA-02', 'C1 second: for 1 coin, 2 points and 2 helium', () => {
  const t = marking('C1', 2, { coins: 1 });
  expect([t.state.players[0].coins, t.state.players[0].helium]).toEqual([0, 2]);
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 2 });
});

rule(
  ['SKY-XTRA-03', 'SKY-XTRA-14'],
  'C2 first: a card at its full price, helium, or both in any order, at no cost of its own',
  () => {
    const display = { 1: 'a-01', 5: 'a-02' };
    const t = marking('C2', 1, { coins: 2 }, { display });
    expect(t.options(0)).toOfferExactly([{ do: 'buy', card: 'a-01' }, { do: 'helium' }]);
    expect(t.whyNot(0, { do: 'done' })).toBe('SKY-XTRA-03');
    t.choose(0, { do: 'buy', card: 'a-01' });
    expect([t.state.players[0].coins, t.state.players[0].hand]).toEqual([0, [card('a-01')]]);
    expect(t.options(0)).toOfferExactly([{ do: 'helium' }, { do: 'done' }]);
    t.choose(0, { do: 'helium' });
    expect([t.state.players[0].helium, t.asked()]).toEqual([1, [1]]);
    // Helium first may bring the coins.
    const u = marking('C2', 1, { coins: 0, helium: 28 }, { display });
    expect(u.options(0)).toOfferExactly([{ do: 'helium' }]);
    u.choose(0, { do: 'helium' });
    expect(u.options(0)).toOffer({ do: 'buy', card: 'a-01' });
  },
);

rule('SKY-XTRA-04', 'C2 second: a card for 1 less, 2 helium', () => {
  const t = marking('C2', 2, { coins: 1 }, { display: { 1: 'a-01' } });
  play(t, 0, { do: 'buy', card: 'a-01' }, { do: 'helium' });
  expect([t.state.players[0].coins, t.state.players[0].helium]).toEqual([0, 2]);
});

rule('SKY-XTRA-05', 'D1 first: any hand card for its cost and 3 coins', () => {
  const t = marking('D1', 1, { coins: 0, hand: ['energy-2', 'd-02'] });
  expect(t.options(0)).toHaveLength(2);
  t.choose(0, discard('diamond-energy-2'));
  expect([t.state.players[0].coins, t.state.discards]).toEqual([5, [card('energy-2')]]);
});

rule('SKY-XTRA-06', 'D1 second: a carbon card for its cost and 8 coins', () => {
  const t = marking('D1', 2, { coins: 0, hand: ['energy-2', 'carbon-2'] });
  expect(t.options(0)).toOfferExactly([discard('diamond-carbon-2')]);
  expect(t.whyNot(0, discard('diamond-energy-2'))).toBe('SKY-XTRA-06');
  t.choose(0, discard('diamond-carbon-2'));
  expect(t.state.players[0].coins).toBe(10);
});

rule(['SKY-XTRA-07', 'SKY-XTRA-15'], 'D2 first: 3 on one other track and 2 on another', () => {
  const t = marking('D2', 1, { coins: 1, tracks: { tawac: 24 } });
  expect(t.state.players[0].coins).toBe(0);
  const choices = (['minerva', 'astrogo', 'tawac'] as const).flatMap((company) => [
    { do: 'track' as const, company, n: 3 },
    { do: 'track' as const, company, n: 2 },
  ]);
  expect(t.options(0)).toOfferExactly(choices);
  expect(t.whyNot(0, { do: 'track', company: 'skymine', n: 3 })).toBe('SKY-XTRA-07');
  // A track at its end may be chosen too.
  t.choose(0, { do: 'track', company: 'tawac', n: 3 });
  expect(t.options(0)).toOfferExactly([
    { do: 'track', company: 'minerva', n: 2 },
    { do: 'track', company: 'astrogo', n: 2 },
  ]);
  expect(t.whyNot(0, { do: 'track', company: 'tawac', n: 2 })).toBe('SKY-XTRA-15');
  t.choose(0, { do: 'track', company: 'astrogo', n: 2 });
  expect(COMPANIES.map((company) => field(t, company))).toEqual([9, 0, 2, 24]);
});

rule('SKY-XTRA-08', 'D2 second: 3, 2 and 2 on the three others', () => {
  const t = marking('D2', 2, { coins: 1 });
  play(
    t,
    0,
    { do: 'track', company: 'minerva', n: 2 },
    { do: 'track', company: 'tawac', n: 3 },
    { do: 'track', company: 'astrogo', n: 2 },
  );
  expect(COMPANIES.map((company) => field(t, company))).toEqual([17, 2, 2, 3]);
  expect(t.asked()).toEqual([1]);
});

rule('SKY-XTRA-09', 'E2 first: the action of a discarded card, or a card out of the discards for 2 coins', () => {
  const t = marking('E2', 1, { coins: 2, hand: ['a-08', 'd-01'] }, { discards: ['b-01'] });
  t.choose(0, discard('a-08'));
  expect(t.options(0)).toOfferExactly([
    { do: 'use' },
    { do: 'buy-back', card: 'b-01' },
    { do: 'buy-back', card: 'a-08' },
  ]);
  t.choose(0, { do: 'use' });
  expect([t.state.players[0].helium, t.state.players[0].coins, t.asked()]).toEqual([1, 4, [1]]);
  expect(t.state.discards).toEqual([card('b-01'), card('a-08')]);
  const useless = marking('E2', 1, { coins: 1, hand: ['a-08', 'd-01'] });
  expect(useless.whyNot(0, discard('d-01'))).toBe('SKY-BON-07');
  const poor = marking('E2', 1, { coins: 1, hand: ['a-08'] }, { discards: ['b-01'] });
  poor.choose(0, discard('a-08'));
  expect(poor.options(0)).toOfferExactly([{ do: 'use' }]);
  expect(poor.whyNot(0, { do: 'buy-back', card: 'b-01' })).toBe('SKY-TURN-09');
  const u = marking('E2', 1, { coins: 2, hand: ['d-01'] }, { discards: ['b-01'] });
  u.choose(0, discard('d-01'));
  expect(u.whyNot(0, { do: 'buy-back', card: 'c-01' })).toBe('SKY-XTRA-09');
  expect(u.options(0)).not.toOffer({ do: 'use' });
  expect(u.whyNot(0, { do: 'use' })).toBe('SKY-CARD-02');
  u.choose(0, { do: 'buy-back', card: 'b-01' });
  expect([u.state.players[0].coins, u.state.players[0].hand, u.state.discards]).toEqual([
    0,
    [card('b-01')],
    [card('d-01')],
  ]);
});

rule('SKY-XTRA-10', 'E2 second: both, the action first', () => {
  const t = marking('E2', 2, { coins: 0, hand: ['a-08'] });
  play(t, 0, discard('a-08'), { do: 'use' });
  // The chemist's own coins pay for it.
  expect(t.options(0)).toOfferExactly([{ do: 'done' }, { do: 'buy-back', card: 'a-08' }]);
  t.choose(0, { do: 'buy-back', card: 'a-08' });
  expect([t.state.players[0].coins, t.state.players[0].hand]).toEqual([0, [card('a-08')]]);
  const u = marking('E2', 2, { coins: 2, hand: ['a-08'] });
  play(u, 0, discard('a-08'), { do: 'buy-back', card: 'a-08' });
  expect([u.state.players[0].helium, u.asked()]).toEqual([0, [1]]);
});

rule(['SKY-XTRA-11', 'SKY-XTRA-13'], 'the card acts alone, with the lasting bonuses of its owner', () => {
  // A1 lies at Minerva, C1 at Tawac.
  const t = marking('E2', 1, { hand: ['energy-2'], slots: { B: 'b-07' }, tracks: { minerva: 7 } });
  t.choose(0, discard('diamond-energy-2'));
  expect(t.options(0)).toOfferExactly(COMPANIES.map((company) => ({ do: 'expand', company })));
  t.choose(0, { do: 'expand', company: 'tawac' });
  expect(t.state.energy).toBe(3);
  t.choose(0, { do: 'stop' });
  expect(t.state.players[0].down).toBe(0);
});

rule('SKY-XTRA-12', 'a discarded scientist uses the face-up action area', () => {
  const t = marking('E2', 1, {
    hand: ['a-06'],
    slots: { B: 'carbon-2', C: 'scientist' },
    screens: { 1: 'plan-a02', 2: 'plan-a23' },
  });
  play(t, 0, discard('a-06'), { do: 'use' });
  expect(t.options(0)).toOffer({ do: 'upload', to: 2 });
  t.choose(0, { do: 'stay' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 2 });
});

rule('SKY-XTRA-16', 'a discarded resource card buys and advances with its own units', () => {
  const t = marking(
    'E2',
    1,
    { hand: ['b-05'], slots: { B: 'titanium-2' }, tracks: { tawac: 16 } },
    { tracks: ['E2', 'A1', 'D1', 'B2'], display: { 1: 'b-10', 2: 'c-01' } },
  );
  play(t, 0, discard('b-05'), { do: 'use' });
  // 3 units and 1 of B2 second.
  expect(t.options(0)).toOfferExactly([{ do: 'keep-units' }, { do: 'acquire', card: 'b-10' }]);
  t.choose(0, { do: 'acquire', card: 'b-10' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'surplus', n: 1 });
  t.choose(0, { do: 'advance', company: 'minerva' });
  expect([t.state.discards, t.state.players[0].down, t.asked()]).toEqual([[card('b-05')], 0, [1]]);
  expect(t.state.players[0].hand).toEqual([card('b-10')]);
});
