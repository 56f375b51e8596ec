import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import type { Slot } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { card, NONE, play, position, told } from './position.ts';

const slotsOffered = (options: readonly SkyChoice[]): Slot[] => [
  ...new Set(options.flatMap((choice) => (choice.do === 'lay' ? [choice.slot] : []))),
];

rule(['SKY-PLAN-01', 'SKY-PLAN-04'], 'any card at any free slot, one card a slot', () => {
  const t = position({ phase: 'planning', players: [{ hand: ['carbon-1', 'energy-2'] }] });
  expect(t.asked()).toEqual([0, 1]);
  expect(t.options(0)).toOfferExactly([
    { do: 'hand-in' },
    ...(['B', 'C', 'D'] as const).flatMap((slot) => [
      { do: 'lay' as const, card: 'diamond-carbon-1', slot },
      { do: 'lay' as const, card: 'diamond-energy-2', slot },
    ]),
  ]);
  t.choose(0, { do: 'lay', card: 'diamond-carbon-1', slot: 'D' });
  expect(slotsOffered(t.options(0))).toEqual(['B', 'C']);
  expect(t.whyNot(0, { do: 'lay', card: 'diamond-energy-2', slot: 'D' })).toBe('SKY-PLAN-01');
  expect(t.whyNot(0, { do: 'lay', card: 'diamond-carbon-1', slot: 'B' })).toBe('SKY-PLAN-01');
  expect(t.state.players[0].slots).toEqual([NONE, NONE, NONE, card('carbon-1'), NONE]);
});

rule('SKY-PLAN-02', 'A and E only while they are on', () => {
  const t = position({
    phase: 'planning',
    seats: 4,
    players: [
      { hand: ['carbon-1'] },
      { hand: ['carbon-1'], slotA: true },
      { hand: ['carbon-1'], slotE: true },
      { hand: ['carbon-1'], slotA: true, slotE: true },
    ],
  });
  expect([0, 1, 2, 3].map((seat) => slotsOffered(t.options(seat)).join(''))).toEqual(['BCD', 'ABCD', 'BCDE', 'ABCDE']);
  expect(t.whyNot(0, { do: 'lay', card: 'diamond-carbon-1', slot: 'A' })).toBe('SKY-PLAN-02');
  expect(t.whyNot(1, { do: 'lay', card: 'star-carbon-1', slot: 'E' })).toBe('SKY-PLAN-02');
});

rule('SKY-PLAN-03', 'fewer cards than slots, or none, is fine', () => {
  const t = position({ phase: 'planning', players: [{ hand: ['carbon-1'] }, { hand: ['carbon-1'] }] });
  play(t, 0, { do: 'hand-in' });
  play(t, 1, { do: 'lay', card: 'star-carbon-1', slot: 'B' }, { do: 'hand-in' });
  expect(t.state.phase).toBe('action');
  expect(t.state.players[0].slots.every((slot) => slot === NONE)).toBe(true);
});

rule(['SKY-PLAN-05', 'SKY-CARD-02'], 'share-only cards stay in hand', () => {
  const t = position({ phase: 'planning', players: [{ hand: ['d-01', 'e-04', 'c-04'] }] });
  expect(t.options(0)).not.toOffer({ card: 'd-01' });
  expect(t.options(0)).not.toOffer({ card: 'e-04' });
  expect(t.options(0)).toOffer({ card: 'c-04' });
  expect(t.whyNot(0, { do: 'lay', card: 'd-01', slot: 'B' })).toBe('SKY-PLAN-05');
});

rule('SKY-PLAN-07', 'three cards at first, four with one more slot, five with both', () => {
  const hand = ['carbon-1', 'carbon-2', 'minerals-1', 'minerals-2', 'energy-1', 'energy-2'];
  const laid = (slotA: boolean, slotE: boolean): number => {
    const t = position({ phase: 'planning', players: [{ hand, slotA, slotE }] });
    while (t.options(0).some((choice) => choice.do === 'lay')) t.choose(0, t.options(0)[1]);
    return t.state.players[0].slots.filter((slot) => slot !== NONE).length;
  };
  expect([laid(false, false), laid(true, false), laid(false, true), laid(true, true)]).toEqual([3, 4, 4, 5]);
});

rule(
  ['SKY-CARD-01', 'SKY-CARD-03'],
  'an acquired card is in hand and can be planned next time; a hand has no limit',
  () => {
    const hand = Array.from({ length: 16 }, (_, i) => `b-${String(i + 1).padStart(2, '0')}`);
    const t = position({ display: { 1: 'a-01' }, players: [{ hand, slots: { B: 'carbon-2' } }, { left: true }] });
    play(t, 0, { do: 'resources', slots: 'B' }, { do: 'acquire', card: 'a-01' });
    expect(t.state.players[0].hand).toHaveLength(17);
    play(t, 0, { do: 'leave' }, { do: 'rest', card: 'diamond-carbon-2', slot: 'A' });
    expect(t.state.phase).toBe('planning');
    expect(t.options(0)).toOffer({ do: 'lay', card: 'a-01', slot: 'B' });
  },
);

rule(
  ['SKY-PASS-01', 'SKY-PASS-02', 'SKY-PASS-03', 'SKY-PASS-04', 'SKY-PASS-08'],
  'leaving: one old row to hand, then every card to a row of its own',
  () => {
    const t = position({
      players: [
        {
          hand: ['energy-1'],
          slots: { B: 'carbon-1', C: 'carbon-2', D: 'scientist' },
          down: 'BC',
          rows: { B: ['minerals-1', 'minerals-2'], D: ['titanium-1'] },
        },
      ],
    });
    t.choose(0, { do: 'leave' });
    const [player] = t.state.players;
    expect(player.down).toBe(0);
    expect(t.options(0)).toOfferExactly([
      { do: 'row', slot: 'B' },
      { do: 'row', slot: 'D' },
    ]);
    expect(t.whyNot(0, { do: 'row', slot: 'A' })).toBe('SKY-PASS-02');
    expect(t.whyNot(0, { do: 'done' })).toBe('SKY-PASS-02');
    expect(t.whyNot(0, { do: 'leave' })).toBeUndefined();
    t.choose(0, { do: 'row', slot: 'B' });
    expect(player.hand).toEqual(['energy-1', 'minerals-1', 'minerals-2'].map((key) => card(key)));
    expect(t.options(0)).toOfferExactly(
      (['A', 'B', 'C', 'D', 'E'] as const).map((slot) => ({ do: 'rest', card: 'diamond-carbon-1', slot })),
    );
    t.choose(0, { do: 'rest', card: 'diamond-carbon-1', slot: 'B' });
    expect(t.options(0)).not.toOffer({ slot: 'B' });
    expect(t.whyNot(0, { do: 'rest', card: 'diamond-carbon-2', slot: 'B' })).toBe('SKY-PASS-03');
    expect(t.whyNot(0, { do: 'done' })).toBe('SKY-PASS-03');
    expect(t.whyNot(0, { do: 'leave' })).toBeUndefined();
    play(
      t,
      0,
      { do: 'rest', card: 'diamond-carbon-2', slot: 'D' },
      { do: 'rest', card: 'diamond-scientist', slot: 'E' },
    );
    expect(player.rows).toEqual([
      [],
      [card('carbon-1')],
      [],
      [card('titanium-1'), card('carbon-2')],
      [card('scientist')],
    ]);
    expect(player.slots.every((slot) => slot === NONE)).toBe(true);
  },
);

rule('SKY-PASS-05', 'all tiles go back, used or not', () => {
  const t = position({ players: [{ tiles: ['resource', 'energy'], plusOn: 'B', slots: { B: 'carbon-1' } }] });
  play(t, 0, { do: 'leave' }, { do: 'rest', card: 'diamond-carbon-1', slot: 'A' });
  const [player] = t.state.players;
  expect([player.tiles, player.tilesDown, player.plusOn]).toEqual([0, 0, NONE]);
});

rule(['SKY-PASS-06', 'SKY-PASS-07'], 'who has left is skipped; when all have left the phase ends', () => {
  const t = position({ seats: 3, players: [{}, {}, { slots: { B: 'a-08', C: 'a-09' } }] });
  t.choose(0, { do: 'leave' });
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'leave' });
  t.choose(2, { do: 'chemist', with: 'B' });
  expect(t.asked()).toEqual([2]);
  expect(t.state.phase).toBe('action');
  play(t, 2, { do: 'leave' }, { do: 'rest', card: 'a-08', slot: 'A' }, { do: 'rest', card: 'a-09', slot: 'B' });
  expect([t.state.phase, t.state.round]).toEqual(['planning', 2]);
  expect(t.state.players.map((player) => player.left)).toEqual([false, false, false]);
});

rule('SKY-PASS-09', 'in round 7 nothing is asked when leaving', () => {
  const t = position({ round: 7, players: [{ slots: { B: 'carbon-1' }, rows: { C: ['c-04'] } }] });
  t.choose(0, { do: 'leave' });
  expect(t.asked()).toEqual([1]);
  expect(t.state.players[0].rows[2]).toEqual([card('c-04')]);
});

rule(['SKY-LINK-01', 'SKY-LINK-02'], 'linked slots: the row is chosen freely, cards go straight up', () => {
  const t = position({
    settings: { linked: true },
    players: [{ slots: { B: 'carbon-1', D: 'carbon-2' }, rows: { B: ['minerals-1'], C: ['minerals-2'] } }],
  });
  t.choose(0, { do: 'leave' });
  expect(t.options(0)).toOfferExactly([
    { do: 'row', slot: 'B' },
    { do: 'row', slot: 'C' },
  ]);
  t.choose(0, { do: 'row', slot: 'C' });
  expect(t.asked()).toEqual([1]);
  expect(t.state.players[0].rows).toEqual([[], [card('minerals-1'), card('carbon-1')], [], [card('carbon-2')], []]);
  expect(t.state.players[0].hand).toEqual([card('minerals-2')]);
});

rule('SKY-TURN-01', 'the start player begins, then clockwise past those who left', () => {
  const t = position({ seats: 3, start: 1, turn: 1, opening: true, players: [{ left: true }] });
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'leave' });
  expect(t.asked()).toEqual([2]);
  t.choose(2, { do: 'leave' });
  expect(t.state.phase).toBe('planning');
});

rule(
  ['SKY-TURN-02', 'SKY-TURN-03', 'SKY-TURN-05'],
  'one action a turn, with face-up cards of the action area only',
  () => {
    const t = position({
      players: [
        {
          slots: { B: 'carbon-1', C: 'energy-1', D: 'scientist', E: 'a-08' },
          hand: ['minerals-1'],
          rows: { A: ['titanium-1'] },
          markers: 0,
        },
        { slots: { B: 'carbon-1' } },
      ],
    });
    expect(t.options(0)).toOfferExactly([
      { do: 'leave' },
      { do: 'resources', slots: 'B' },
      ...(['skymine', 'minerva', 'astrogo', 'tawac'] as const).map((company) => ({ do: 'expand' as const, company })),
      { do: 'scientist', with: 'D' },
      { do: 'chemist', with: 'E' },
    ]);
    expect(t.whyNot(0, { do: 'chemist', with: 'A' })).toBe('SKY-TURN-03');
    expect(t.whyNot(0, { do: 'end-turn' })).toBe('SKY-TURN-02');
    t.choose(0, { do: 'chemist', with: 'E' });
    expect(t.asked()).toEqual([1]);
  },
);

rule('SKY-TURN-03', 'a tile that one does not have is not a used one', () => {
  const t = position({ players: [{}] });
  for (const use of ['scientist', 'chemist'] as const) {
    expect(t.whyNot(0, { do: use, with: 'tile' })).toBe('SKY-TURN-03');
  }
});

rule('SKY-TURN-04', 'a used card is face down and cannot be used again this round', () => {
  const t = position({ players: [{ slots: { B: 'a-08', C: 'carbon-1' } }, { left: true }] });
  t.choose(0, { do: 'chemist', with: 'B' });
  expect(t.state.players[0].down).toBe(0b00010);
  expect(t.options(0)).not.toOffer({ do: 'chemist' });
  expect(t.whyNot(0, { do: 'chemist', with: 'B' })).toBe('SKY-TURN-04');
  play(t, 0, { do: 'resources', slots: 'C' }, { do: 'keep-units' }, { do: 'advance', company: 'tawac' });
  expect(t.state.players[0].down).toBe(0b00110);
  expect(t.whyNot(0, { do: 'resources', slots: 'C' })).toBe('SKY-TURN-04');
});

rule('SKY-TURN-06', 'with nothing else to do only leaving is left', () => {
  const t = position({ players: [{ slots: { B: 'carbon-1' }, down: 'B', markers: 0 }] });
  expect(t.options(0)).toOfferExactly([{ do: 'leave' }]);
});

rule('SKY-TURN-07', 'coins gained in a turn can be spent in it', () => {
  // Two mines pay the barrier of the pit's step.
  const t = position({
    tracks: ['A1', 'B1', 'C1', 'D1'],
    board: { 'sector-10': 'skymine', 'sector-22': 'skymine', 'sector-17': 'skymine' },
    players: [{ coins: 0, slots: { B: 'b-07' }, tracks: { skymine: 11 } }],
  });
  play(
    t,
    0,
    { do: 'expand', company: 'skymine' },
    { do: 'occupy', at: 'sector-14', column: 2 },
    { do: 'occupy', at: 'sector-12', column: 2 },
    { do: 'stop' },
  );
  expect(t.state.players[0].coins).toBe(3);
  t.choose(0, { do: 'pay' });
  expect([t.state.players[0].coins, t.state.positions[0]]).toEqual([1, 12]);
});

rule('SKY-TURN-08', 'the tile and claims first, then the action, laying, refill, claims again', () => {
  const t = position({
    settings: { missions: true },
    missions: [1],
    players: [
      {
        coins: 12,
        tiles: ['resource'],
        slots: { B: 'scientist', C: 'b-01', D: 'c-08' },
        screens: { 1: 'start-tile-01' },
      },
    ],
  });
  expect(t.options(0)).toOffer({ do: 'boost', slot: 'C' });
  expect(t.options(0)).toOffer({ do: 'claim', mission: 'mission-2', column: 1 });
  play(
    t,
    0,
    { do: 'boost', slot: 'C' },
    { do: 'scientist', with: 'B' },
    { do: 'stay' },
    { do: 'plan', plan: 'plan-a01' },
  );
  expect([t.step(0), t.state.research[0]]).toEqual(['lay-plans', NONE]);
  t.choose(0, { do: 'lay-plan', plan: 'plan-a01', screen: 2 });
  expect([t.step(0), t.state.research[0] === NONE]).toEqual(['claim', false]);
  expect(t.options(0)).toOffer({ do: 'claim', column: 1 });
  expect(t.options(0)).toOffer({ do: 'claim', column: 2 });
  t.choose(0, { do: 'end-turn' });
  expect(t.asked()).toEqual([1]);
});

rule('SKY-TURN-09', 'what cannot be paid in full is not offered', () => {
  const t = position({ players: [{ coins: 1 }] });
  expect(t.options(0)).toOffer({ do: 'mark', field: 'btf-resource' });
  expect(t.options(0)).not.toOffer({ do: 'mark', field: 'btf-energy' });
  expect(t.whyNot(0, { do: 'mark', field: 'btf-energy', marker: 'bonus' })).toBe('SKY-TURN-09');
});

rule(['SKY-RES-01', 'SKY-RES-02'], 'some or all cards of one kind, never two kinds, energy never adds', () => {
  const t = position({
    players: [{ slots: { A: 'titanium-2', B: 'b-05', C: 'carbon-2', D: 'energy-2' }, tracks: { skymine: 7 } }],
  });
  const sets = t.options(0).flatMap((choice) => (choice.do === 'resources' ? [choice.slots] : []));
  expect(sets.sort()).toEqual(['A', 'AB', 'B', 'C']);
  expect(t.whyNot(0, { do: 'resources', slots: 'AC' })).toBe('SKY-RES-01');
  expect(t.whyNot(0, { do: 'resources', slots: 'AD' })).toBe('SKY-TURN-03');
  play(t, 0, { do: 'resources', slots: 'AB' }, { do: 'keep-units' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'surplus', n: 5 });
});

rule(
  ['SKY-RES-03', 'SKY-RES-04', 'SKY-RES-05', 'SKY-RES-06', 'SKY-RES-09', 'SKY-RES-10', 'SKY-RES-11'],
  'one card for its price, then the rest one field at a time',
  () => {
    const t = position({
      display: { 1: 'a-01', 9: 'a-02', 10: 'b-01' },
      players: [{ slots: { A: 'titanium-2', B: 'b-05' } }, {}],
    });
    t.choose(0, { do: 'resources', slots: 'AB' });
    // a-02 costs 2 + 2; b-01 costs 4 + 2, more than 5.
    expect(t.options(0)).toOfferExactly([
      { do: 'keep-units' },
      { do: 'acquire', card: 'a-01' },
      { do: 'acquire', card: 'a-02' },
    ]);
    expect(t.whyNot(0, { do: 'acquire', card: 'b-01' })).toBe('SKY-RES-05');
    expect(t.whyNot(0, { do: 'advance', company: 'tawac' })).toBe('SKY-RES-11');
    const events = t.choose(0, { do: 'acquire', card: 'a-02' });
    expect(told(events, 'acquired')).toEqual([{ event: 'acquired', seat: 0, card: 'a-02', price: 4, coins: false }]);
    expect(t.state.players[0].hand).toEqual([card('a-02')]);
    expect(t.state.display[8]).toBe(NONE);
    expect(t.options(0)).toOfferExactly(
      (['skymine', 'minerva', 'astrogo', 'tawac'] as const).map((company) => ({ do: 'advance', company })),
    );
    expect(t.whyNot(0, { do: 'acquire', card: 'a-01' })).toBe('SKY-RES-11');
    expect(t.whyNot(0, { do: 'forgo' })).toBe('SKY-RES-06');
    expect(t.state.players[0].down).toBe(0);
    t.choose(0, { do: 'advance', company: 'tawac' });
    expect(t.state.positions[12]).toBe(1);
    expect(t.asked()).toEqual([1]);
    expect(t.state.players[0].down).toBe(0b00011);
    expect(t.state.display[8]).toBe(NONE);
  },
);

rule('SKY-RES-07', 'units nobody can use are lost', () => {
  const t = position({
    players: [{ coins: 0, slots: { B: 'b-01' }, tracks: { skymine: 24, minerva: 24, astrogo: 24, tawac: 15 } }],
  });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'keep-units' });
  expect(t.options(0)).toOfferExactly([{ do: 'advance', company: 'tawac' }]);
  expect(t.whyNot(0, { do: 'advance', company: 'skymine' })).toBe('SKY-TRACK-04');
  t.choose(0, { do: 'advance', company: 'tawac' });
  // The barrier behind field 16 costs 5: two units are gone.
  expect(t.asked()).toEqual([1]);
  expect(t.state.positions[12]).toBe(16);
});

rule('SKY-RES-08', 'a card of price 0 takes nothing from the amount', () => {
  const t = position({
    tracks: ['A1', 'B1', 'C1', 'D1'],
    display: { 1: 'diamond-carbon-1' },
    players: [{ slots: { B: 'minerals-2' }, tracks: { minerva: 6 } }],
  });
  play(t, 0, { do: 'resources', slots: 'B' }, { do: 'acquire', card: 'diamond-carbon-1' });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'surplus', n: 2 });
});
