import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { BOARD_FIELDS, COMPANIES } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { labsOf, totalOf } from '../rules/totals.ts';
import { card, field, NONE, type PlayerSetting, play, position, type Setting } from './position.ts';

const mark = (id: string): SkyChoice => ({ do: 'mark', field: id, marker: 'bonus' });
const fieldsOffered = (t: ReturnType<typeof position>, seat = 0): string[] => [
  ...new Set(t.options(seat).flatMap((choice) => (choice.do === 'mark' ? [choice.field] : []))),
];

rule('SKY-BON-01', 'one marker from the store on a vacant field whose cost is paid', () => {
  const t = position({ players: [{ coins: 2, markers: 1 }, { left: true }] });
  t.choose(0, mark('btf-chemist'));
  expect([t.state.players[0].markers, t.state.players[0].coins]).toEqual([0, 0]);
  expect(fieldsOffered(t)).toEqual([]);
  expect(t.whyNot(0, mark('btf-resource'))).toBe('SKY-BON-01');
});

rule(
  ['SKY-BON-02', 'SKY-BON-04'],
  'a marker blocks its field until the preparation, even when its owner has left',
  () => {
    const t = position({ players: [{ coins: 9 }, { coins: 9 }] });
    t.choose(0, mark('btf-chemist'));
    expect(t.whyNot(1, mark('btf-chemist'))).toBe('SKY-BON-02');
    t.choose(1, mark('btf-energy'));
    t.choose(0, { do: 'leave' });
    expect(t.whyNot(1, mark('btf-chemist'))).toBe('SKY-BON-02');
    t.choose(1, { do: 'leave' });
    expect(t.state.fields.every((marker) => marker === NONE)).toBe(true);
  },
);

rule(['SKY-BON-03', 'SKY-BTF-01'], 'rewards come at once, but a tile only in the preparation', () => {
  const t = position({ players: [{ coins: 5, hand: ['carbon-1'] }, { left: true }] });
  t.choose(0, mark('btf-scientist'));
  expect([t.state.players[0].coins, t.state.players[0].tiles]).toEqual([4, 0]);
  play(t, 0, mark('std-sell-card'), { do: 'discard', card: 'diamond-carbon-1' });
  expect(t.state.players[0].coins).toBe(7);
  const costs = BOARD_FIELDS.slice(8).map(({ pay }) => pay);
  expect(costs).toEqual([1, 2, 1, 2]);
});

rule('SKY-BON-05', 'several markers a round, one a turn', () => {
  const t = position({ players: [{ coins: 9, markers: 2 }, { slots: { B: 'a-08' } }] });
  t.choose(0, mark('btf-resource'));
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'chemist', with: 'B' });
  t.choose(0, mark('btf-energy'));
  expect(t.state.players[0].markers).toBe(0);
});

rule('SKY-BON-06', 'majority, standard, tile, extra and private fields', () => {
  const t = position({
    tracks: ['C1', 'D1', 'E2', 'A1'],
    settings: { missions: true },
    display: { 1: 'a-01' },
    start: 1,
    players: [
      {
        coins: 20,
        hand: ['carbon-2'],
        slots: { A: 'scientist', B: 'titanium-2', C: 'minerals-2', D: 'carbon-2', E: 'energy-2' },
        tracks: { skymine: 16, minerva: 14, astrogo: 16 },
        tasks: [1, 2, 3],
        mission: 0,
      },
    ],
  });
  expect(fieldsOffered(t)).toEqual([
    ...BOARD_FIELDS.map(({ id }) => id),
    'x-c1-1',
    'x-c1-2',
    'x-d1-1',
    'x-d1-2',
    'x-e2-1',
    'x-e2-2',
    'private-field',
  ]);
  expect(t.whyNot(0, mark('x-c2-1'))).toBe('SKY-BON-06');
});

rule('SKY-BON-07', 'no marker where buying or discarding is impossible', () => {
  const t = position({
    tracks: ['E2', 'D1', 'C1', 'A1'],
    display: { 1: 'c-01' },
    players: [{ coins: 5, tracks: { skymine: 8, minerva: 14 } }],
  });
  // c-01 costs 5, the field 1 more; there is no hand card.
  for (const id of ['std-buy-card', 'std-sell-card', 'x-e2-1', 'x-d1-1', 'x-d1-2']) {
    expect(t.whyNot(0, mark(id)), id).toBe('SKY-BON-07');
  }
  const u = position({
    tracks: ['E2', 'D1', 'C1', 'A1'],
    players: [{ coins: 1, hand: ['d-01'], tracks: { skymine: 8 } }],
  });
  expect(u.whyNot(0, mark('x-e2-1'))).toBe('SKY-BON-07');
  const v = position({
    tracks: ['E2', 'D1', 'C1', 'A1'],
    players: [{ coins: 2, hand: ['d-01'], tracks: { skymine: 8 } }],
  });
  expect(v.options(0)).toOffer(mark('x-e2-1'));
});

rule(['SKY-MAJ-01', 'SKY-MAJ-02', 'SKY-MAJ-11'], 'a majority field needs as much as anybody has face up now', () => {
  const others = (second: PlayerSetting): boolean =>
    fieldsOffered(position({ players: [{ slots: { B: 'carbon-2' } }, second] })).includes('maj-carbon');
  expect(others({ slots: { B: 'carbon-2' } })).toBe(true);
  expect(others({ slots: { B: 'b-01' } })).toBe(false);
  expect(others({ slots: { B: 'b-01' }, down: 'B' })).toBe(true);
  expect(others({ slots: { B: 'b-01' }, left: true })).toBe(true);
  expect(others({ hand: ['b-01'], rows: { B: ['b-02'] } })).toBe(true);
  const t = position({ players: [{ slots: { B: 'carbon-2' } }, { slots: { B: 'b-01' } }] });
  expect(t.whyNot(0, mark('maj-carbon'))).toBe('SKY-MAJ-01');
  const last = position({ turn: 1, players: [{ slots: { B: 'b-01' } }, { slots: { B: 'carbon-2' } }] });
  expect(last.whyNot(1, mark('maj-carbon'))).toBe('SKY-MAJ-01');
  const u = position({ players: [{ slots: { B: 'carbon-2' }, down: 'B' }] });
  expect(u.whyNot(0, mark('maj-carbon'))).toBe('SKY-MAJ-09');
});

rule(['SKY-MAJ-03', 'SKY-MAJ-04'], 'the scientist field compares scientists and pays for lab cards', () => {
  const t = position({ players: [{ slots: { B: 'scientist', C: 'a-08' } }, { slots: { B: 'a-06', C: 'a-07' } }] });
  expect(t.whyNot(0, mark('maj-scientist'))).toBe('SKY-MAJ-01');
  const reward = (player: PlayerSetting): [tiers: number, coins: number, points: number] => {
    const u = position({ players: [{ coins: 0, ...player }, { slots: { B: 'scientist' } }] });
    u.choose(0, mark('maj-scientist'));
    const tiers = u.options(0).length;
    u.choose(0, u.options(0)[tiers - 1]);
    const frame = u.state.agenda.seats[0].at(-1);
    return [tiers, u.state.players[0].coins, frame?.step === 'research' ? frame.n : 0];
  };
  expect(reward({ slots: { B: 'scientist' } })).toEqual([1, 2, 0]);
  expect(reward({ slots: { B: 'scientist', C: 'a-08' } })).toEqual([2, 2, 1]);
  expect(reward({ slots: { B: 'scientist', C: 'a-06', D: 'a-08' } })).toEqual([3, 3, 2]);
  expect(reward({ slots: { B: 'scientist' }, tiles: ['scientist', 'chemist'] })).toEqual([3, 3, 2]);
});

/** What a majority field gives with a total: steps on each track, coins, helium, and what is asked next. */
function majority(id: string, slots: PlayerSetting['slots'], tier: number): readonly unknown[] {
  const t = position({ players: [{ coins: 0, slots: slots ?? {} }] });
  play(t, 0, mark(id), { do: 'tier', tier });
  const [player] = t.state.players;
  const frame = t.state.agenda.seats[0].at(-1);
  return [COMPANIES.map((company) => field(t, company)), player.coins, player.helium, frame?.step ?? ''];
}

rule('SKY-MAJ-05', 'titanium: 2, 3 and an outpost, 4 and a point on Astrogo', () => {
  const slots = { B: 'c-03', C: 'titanium-2' } as const;
  expect(majority('maj-titanium', slots, 1)).toEqual([[0, 0, 2, 0], 0, 0, '']);
  expect(majority('maj-titanium', slots, 2)).toEqual([[0, 0, 3, 0], 0, 0, 'remove-outpost']);
  expect(majority('maj-titanium', slots, 3)).toEqual([[0, 0, 4, 0], 0, 0, 'research']);
});

rule('SKY-MAJ-06', 'minerals: 2, 3 and a helium, 4 and an outpost on Minerva', () => {
  const slots = { B: 'c-02', C: 'minerals-2' } as const;
  expect(majority('maj-minerals', slots, 1)).toEqual([[0, 2, 0, 0], 0, 0, '']);
  expect(majority('maj-minerals', slots, 2)).toEqual([[0, 3, 0, 0], 0, 1, '']);
  expect(majority('maj-minerals', slots, 3)).toEqual([[0, 4, 0, 0], 0, 0, 'remove-outpost']);
  // The worked example: totals 5 (own), 3 and 5.
  const t = position({
    seats: 3,
    players: [
      { slots: { B: 'b-03', C: 'minerals-2' } },
      { slots: { B: 'b-04' } },
      { slots: { B: 'b-03', C: 'minerals-2' } },
    ],
  });
  play(t, 0, mark('maj-minerals'));
  expect(t.options(0)).toOfferExactly([
    { do: 'tier', tier: 1 },
    { do: 'tier', tier: 2 },
  ]);
});

rule('SKY-MAJ-07', 'carbon: 2, 3 and a coin, 4 and a helium on Tawac, from 1, 3 and 5', () => {
  expect(majority('maj-carbon', { B: 'carbon-1' }, 1)).toEqual([[0, 0, 0, 2], 0, 0, '']);
  expect(majority('maj-carbon', { B: 'b-01' }, 2)).toEqual([[0, 0, 0, 3], 1, 0, '']);
  expect(majority('maj-carbon', { B: 'b-01', C: 'carbon-2' }, 3)).toEqual([[0, 0, 0, 4], 0, 1, '']);
  const tiers = (slots: PlayerSetting['slots']): number => {
    const t = position({ players: [{ slots: slots ?? {} }] });
    t.choose(0, mark('maj-carbon'));
    return t.options(0).length;
  };
  expect([tiers({ B: 'carbon-2' }), tiers({ B: 'c-01' })]).toEqual([1, 2]);
});

rule('SKY-MAJ-08', 'energy: 2, 3 and a point, 4 and 2 coins on Skymine', () => {
  const slots = { B: 'b-07', C: 'b-08' } as const;
  expect(majority('maj-energy', slots, 1)).toEqual([[2, 0, 0, 0], 0, 0, '']);
  expect(majority('maj-energy', slots, 2)).toEqual([[3, 0, 0, 0], 0, 0, 'research']);
  expect(majority('maj-energy', slots, 3)).toEqual([[4, 0, 0, 0], 2, 0, '']);
});

rule('SKY-MAJ-09', 'any tier up to the own total', () => {
  const t = position({ players: [{ slots: { B: 'b-07', C: 'energy-2' } }] });
  t.choose(0, mark('maj-energy'));
  expect(t.options(0)).toOfferExactly([
    { do: 'tier', tier: 1 },
    { do: 'tier', tier: 2 },
  ]);
  expect(t.whyNot(0, { do: 'tier', tier: 3 })).toBe('SKY-MAJ-09');
  const u = position({ players: [{ slots: { B: 'energy-1' } }] });
  expect(u.whyNot(0, mark('maj-energy'))).toBe('SKY-MAJ-09');
});

rule('SKY-MAJ-10', 'a majority field turns no cards', () => {
  const t = position({ players: [{ slots: { B: 'carbon-2' } }] });
  play(t, 0, mark('maj-carbon'), { do: 'tier', tier: 1 });
  expect([t.state.players[0].down, totalOf(t.state, t.state.players[0], 0)]).toEqual([0, 2]);
});

rule(
  ['SKY-STD-01', 'SKY-STD-03', 'SKY-STD-04'],
  'the start marker and a point at once; the order of this round stays',
  () => {
    const t = position({ seats: 3, start: 0, turn: 0, opening: true, players: [{ slots: { B: 'a-08' } }, {}, {}] });
    t.choose(0, { do: 'chemist', with: 'B' });
    t.choose(1, mark('std-start-marker'));
    expect(t.state.start).toBe(1);
    expect(t.step(1)).toBe('research');
    t.choose(1, { do: 'coin' });
    expect(t.asked()).toEqual([2]);
    t.choose(2, { do: 'leave' });
    expect(t.asked()).toEqual([0]);
    play(t, 0, { do: 'leave' }, { do: 'rest', card: 'a-08', slot: 'A' });
    t.choose(1, { do: 'leave' });
    for (const seat of [0, 1, 2]) t.choose(seat, { do: 'hand-in' });
    // The next round opens with the holder.
    expect(t.asked()).toEqual([1]);
    t.choose(1, { do: 'leave' });
    expect(t.asked()).toEqual([2]);
    const stays = position({ seats: 2, start: 1, turn: 0, players: [{}, { left: true }] });
    stays.choose(0, { do: 'leave' });
    expect(stays.state.start).toBe(1);
  },
);

rule(['SKY-STD-02', 'SKY-STD-09'], 'not for the start player on the very first turn of a round', () => {
  const first = position({
    start: 0,
    turn: 0,
    opening: true,
    players: [{ slots: { B: 'a-08' } }, { slots: { B: 'b-13' } }],
  });
  expect(first.whyNot(0, mark('std-start-marker'))).toBe('SKY-STD-02');
  first.choose(0, { do: 'chemist', with: 'B' });
  expect(first.options(1)).toOffer(mark('std-start-marker'));
  first.choose(1, { do: 'chemist', with: 'B' });
  expect(first.options(0)).toOffer(mark('std-start-marker'));
  first.choose(0, mark('std-start-marker'));
  expect(first.state.start).toBe(0);
});

rule(['SKY-STD-05', 'SKY-STD-06'], 'buying: 1 coin for the field and the full price of one card', () => {
  const t = position({ display: { 5: 'a-03', 9: 'c-01' }, players: [{ coins: 4 }] });
  t.choose(0, mark('std-buy-card'));
  expect(t.options(0)).toOfferExactly([{ do: 'buy', card: 'a-03' }]);
  expect(t.whyNot(0, { do: 'buy', card: 'c-01' })).toBe('SKY-STD-05');
  expect(t.whyNot(0, { do: 'done' })).toBe('SKY-STD-05');
  t.choose(0, { do: 'buy', card: 'a-03' });
  expect([t.state.players[0].coins, t.state.players[0].hand, t.state.display[4]]).toEqual([0, [card('a-03')], NONE]);
  const poor = position({ display: { 5: 'a-03' }, players: [{ coins: 3 }] });
  expect(poor.whyNot(0, mark('std-buy-card'))).toBe('SKY-BON-07');
  // The field's own coin is due whatever the card costs.
  const none = position({ display: { 1: 'diamond-carbon-1' }, players: [{ coins: 1 }] });
  expect(none.whyNot(0, mark('std-buy-card'))).toBe('SKY-BON-07');
});

rule(['SKY-STD-07', 'SKY-STD-08', 'SKY-CARD-04'], 'selling: any hand card for its cost and 2 coins', () => {
  const t = position({
    players: [
      { coins: 0, hand: ['carbon-1', 'd-01'], slots: { B: 'energy-1' }, rows: { C: ['energy-2'] } },
      { left: true },
    ],
  });
  t.choose(0, mark('std-sell-card'));
  expect(t.options(0)).toOfferExactly([
    { do: 'discard', card: 'diamond-carbon-1' },
    { do: 'discard', card: 'd-01' },
  ]);
  expect(t.whyNot(0, { do: 'discard', card: 'diamond-energy-1' })).toBe('SKY-STD-08');
  t.choose(0, { do: 'discard', card: 'diamond-carbon-1' });
  expect([t.state.players[0].coins, t.state.discards, t.state.players[0].hand]).toEqual([
    3,
    [card('carbon-1')],
    [card('d-01')],
  ]);
});

rule('SKY-CARD-05', 'the bank never runs dry', () => {
  const t = position({ players: [{ coins: 999, hand: ['c-01'] }] });
  play(t, 0, mark('std-sell-card'), { do: 'discard', card: 'c-01' });
  expect(t.state.players[0].coins).toBe(999 + 7);
});

rule(
  ['SKY-BTF-02', 'SKY-PREP-02', 'SKY-PREP-03', 'SKY-TILE-09'],
  'markers return and bring their tiles, also to whoever holds one now',
  () => {
    const t = position({
      players: [
        { coins: 4, markers: 2, tiles: ['energy'] },
        { coins: 4, markers: 1 },
      ],
    });
    t.choose(0, mark('btf-energy'));
    t.choose(1, mark('btf-scientist'));
    t.choose(0, { do: 'leave' });
    expect(t.state.players[0].tiles).toBe(0);
    t.choose(1, { do: 'leave' });
    expect(t.state.phase).toBe('planning');
    expect(t.state.players.map((player) => player.tiles)).toEqual([0b1000, 0b0100]);
    expect(t.state.players.map((player) => player.markers)).toEqual([2, 1]);
    for (const seat of [0, 1]) t.choose(seat, { do: 'hand-in' });
    expect(totalOf(t.state, t.state.players[0], 3)).toBe(2);
    t.choose(0, { do: 'leave' });
    t.choose(1, { do: 'leave' });
    // Held for one round only.
    expect(t.state.players.map((player) => player.tiles)).toEqual([0, 0]);
  },
);

rule('SKY-BTF-03', 'in round 7 a tile field may be marked, for nothing', () => {
  const t = position({ round: 7, players: [{ coins: 3 }, { left: true }] });
  t.choose(0, mark('btf-energy'));
  t.choose(0, { do: 'leave' });
  expect([t.over, t.state.players[0].tiles, t.scores()[0]]).toEqual([true, 0, 1]);
});

rule(
  ['SKY-TILE-01', 'SKY-TILE-02', 'SKY-TILE-03', 'SKY-TILE-04'],
  'the +1 tile goes on a face-up resource card, once, beside the action',
  () => {
    const t = position({
      players: [
        { slots: { A: 'carbon-1', B: 'carbon-2', C: 'energy-1', D: 'titanium-1' }, down: 'D', tiles: ['resource'] },
        { left: true },
      ],
    });
    const boosts = (): string[] => t.options(0).flatMap((choice) => (choice.do === 'boost' ? [choice.slot] : []));
    expect(boosts()).toEqual(['A', 'B']);
    expect(t.whyNot(0, { do: 'boost', slot: 'C' })).toBe('SKY-TILE-01');
    t.choose(0, { do: 'boost', slot: 'A' });
    expect(totalOf(t.state, t.state.players[0], 0)).toBe(4);
    expect(t.step(0)).toBe('turn');
    expect(boosts()).toEqual([]);
    expect(t.whyNot(0, { do: 'boost', slot: 'B' })).toBe('SKY-TILE-03');
    play(t, 0, { do: 'resources', slots: 'A' }, { do: 'keep-units' });
    expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'surplus', n: 2 });
    play(t, 0, { do: 'advance', company: 'tawac' }, { do: 'advance', company: 'tawac' });
    expect(totalOf(t.state, t.state.players[0], 0)).toBe(2);
    expect(boosts()).toEqual([]);
    const none = position({ players: [{ slots: { B: 'energy-1' }, tiles: ['resource'] }] });
    expect(none.options(0)).not.toOffer({ do: 'boost' });
  },
);

rule('SKY-TILE-05', 'the other tiles count as cards without a slot and are turned after use', () => {
  const t = position({ players: [{ tiles: ['chemist', 'scientist', 'energy'] }, { left: true }] });
  const [player] = t.state.players;
  expect([labsOf(t.state, player), totalOf(t.state, player, 3)]).toEqual([2, 2]);
  t.choose(0, { do: 'chemist', with: 'tile' });
  expect([player.tilesDown, labsOf(t.state, player)]).toEqual([0b0010, 1]);
  expect(t.whyNot(0, { do: 'chemist', with: 'tile' })).toBe('SKY-TURN-04');
  play(t, 0, { do: 'expand', company: 'tawac' }, { do: 'stop' });
  expect(totalOf(t.state, player, 3)).toBe(0);
});

rule('SKY-TILE-06', 'the chemist tile: 2 helium and 1 for each other chemist', () => {
  const helium = (player: PlayerSetting): number => {
    const t = position({ tracks: ['E1', 'B1', 'C1', 'D1'], players: [{ tiles: ['chemist'], ...player }] });
    t.choose(0, { do: 'chemist', with: 'tile' });
    return t.state.players[0].helium;
  };
  expect([
    helium({}),
    helium({ slots: { B: 'a-08', C: 'b-13' } }),
    helium({ slots: { B: 'a-08' }, down: 'B' }),
  ]).toEqual([2, 4, 2]);
  expect(helium({ tracks: { skymine: 7 } })).toBe(3);
});

rule('SKY-TILE-07', 'the scientist tile moves the marker and brings 1 point', () => {
  const t = position({ players: [{ tiles: ['scientist'], slots: { B: 'carbon-2' }, screens: { 1: 'plan-a04' } }] });
  play(t, 0, { do: 'scientist', with: 'tile' }, { do: 'upload', to: 1 });
  expect([t.state.players[0].helium, t.state.agenda.seats[0].at(-1)]).toEqual([1, { step: 'research', n: 1 }]);
  t.choose(0, { do: 'coin' });
  expect(t.state.players[0].tilesDown).toBe(0b0100);
});

rule('SKY-TILE-08', 'the energy tile is used with all energy cards', () => {
  const t = position({ players: [{ tiles: ['energy'], slots: { B: 'energy-1' } }] });
  t.choose(0, { do: 'expand', company: 'tawac' });
  expect(t.state.energy).toBe(3);
  t.choose(0, { do: 'stop' });
  expect([t.state.players[0].down, t.state.players[0].tilesDown]).toEqual([0b00010, 0b1000]);
});

/** Both players leave, and the next round is prepared. */
function prepared(setting: Setting): ReturnType<typeof position> {
  const t = position({ ...setting, players: [setting.players?.[0] ?? {}, { left: true }] });
  t.choose(0, { do: 'leave' });
  return t;
}

rule('SKY-PREP-01', 'the coin of the next round joins the supplement, its special plan turns up', () => {
  const t = prepared({ round: 3, supplement: 1, specials: [2, 3] });
  expect([t.state.round, t.state.supplement]).toEqual([4, 2]);
  expect((t.state.specials >> 4) & 1).toBe(1);
});

rule(['SKY-PREP-04', 'SKY-PREP-05'], 'fields 1 to 4 are discarded, then rows close up to the right', () => {
  const t = prepared({ display: { 1: 'a-01', 5: 'a-02', 9: 'a-03', 10: 'a-04', 7: 'a-05', 4: 'a-06' } });
  expect(t.state.discards).toEqual([card('a-01'), card('a-06')]);
  const expected = new Array(12).fill(NONE);
  expected[0] = card('a-02');
  expected[4] = card('a-03');
  // Only on field 10: it moves to field 2.
  expected[1] = card('a-04');
  expected[2] = card('a-05');
  expect(t.state.display).toEqual(expected);
});

rule(
  ['SKY-PREP-06', 'SKY-PREP-07'],
  'vacant fields are filled in order from the stack; no reshuffle when it is empty',
  () => {
    const t = prepared({ display: { 6: 'a-01' }, stack: ['b-03', 'b-02', 'b-01'], discards: ['a-09'] });
    expect(t.state.display.slice(0, 5)).toEqual([card('b-01'), card('a-01'), card('b-02'), card('b-03'), NONE]);
    expect([t.state.stack, t.state.discards]).toEqual([[], [card('a-09')]]);
  },
);
