import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { TRANSMITTERS } from '../data/index.ts';
import { COVERED, NONE } from '../rules/state.ts';
import { type Position, planetsOf, pointsBy, position, pulsarAt, score, shipOf } from './position.ts';

const tile = (id: string): number => TRANSMITTERS.findIndex((row) => row.id === `transmitter-${id}`);

rule('PUL-TRANS-01', 'a die of one of its costs takes a tile from the display', () => {
  const t = position({
    players: [{ silver: [2, 3] }],
    display: ['transmitter-a1', 'transmitter-a2', 'transmitter-a5'],
  });
  expect(t.options(0).filter((option) => option.do === 'take-transmitter')).toEqual([
    { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' },
  ]);
  expect(t.whyNot(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver3' })).toBe('PUL-TRANS-01');
  expect(t.whyNot(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 3, pay: 'silver3' })).toBe('PUL-TRANS-01');
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
  expect([t.state.holder[0], t.state.paid[0], t.state.active[0], t.state.players[0].silver]).toEqual([
    0,
    0b010,
    0,
    [3],
  ]);
  expect(t.state.display).toEqual([1, 4]);
});

rule('PUL-TRANS-02', 'a tile taken is not replaced before the next round', () => {
  const t = position({
    turns: [0, 1],
    players: [{ silver: [2, 1] }, { silver: [1] }],
    display: ['transmitter-a1', 'transmitter-a4', 'transmitter-a6'],
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a6', icon: 1, pay: 'silver1' });
  if (t.step(0) === 'link') t.choose(0, { do: 'new-array' });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.display).toEqual([3]);
  expect(t.options(1)).not.toOffer({ do: 'take-transmitter' });
  expect(t.whyNot(1, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 1, pay: 'silver1' })).toBe('PUL-TRANS-02');
});

rule(
  ['PUL-TRANS-03', 'PUL-TRANS-04', 'PUL-TRANS-05'],
  'linked at once by either end with a half die, or a new array',
  () => {
    const given: Position = {
      players: [{ silver: [2] }],
      display: ['transmitter-a1', 'transmitter-a2', 'transmitter-a3'],
      transmitters: { 'transmitter-a4': { owner: 0 }, 'transmitter-a5': { owner: 1 } },
    };
    const t = position(given);
    t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
    // a4 has a half die on its left end only.
    expect(t.options(0)).toOfferExactly([
      { do: 'new-array' },
      { do: 'link', end: 'left', to: 'transmitter-a4', at: 'left' },
      { do: 'link', end: 'right', to: 'transmitter-a4', at: 'left' },
    ]);
    expect(t.whyNot(0, { do: 'link', end: 'left', to: 'transmitter-a4', at: 'right' })).toBe('PUL-TRANS-04');
    expect(t.whyNot(0, { do: 'link', end: 'left', to: 'transmitter-a5', at: 'left' })).toBe('PUL-TRANS-03');
    expect(t.whyNot(0, { do: 'end-turn' })).toBe('PUL-TRANS-03');
    t.choose(0, { do: 'link', end: 'right', to: 'transmitter-a4', at: 'left' });
    expect([t.state.right[tile('a1')], t.state.left[tile('a1')], t.state.left[tile('a4')]]).toEqual([
      tile('a4'),
      NONE,
      tile('a1'),
    ]);
    const both = position({
      players: [{ silver: [2] }],
      display: ['transmitter-a1', 'transmitter-a2', 'transmitter-a3'],
      transmitters: { 'transmitter-a6': { owner: 0 }, 'transmitter-a8': { owner: 0 } },
    });
    both.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
    const ends = ['left', 'right'] as const;
    const links = ends.flatMap((end) =>
      ['transmitter-a6', 'transmitter-a8'].flatMap((to) => ends.map((at) => ({ do: 'link' as const, end, to, at }))),
    );
    expect(both.options(0)).toOfferExactly([{ do: 'new-array' }, ...links]);
    const apart = position(given);
    apart.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
    apart.choose(0, { do: 'new-array' });
    expect([apart.state.left[tile('a1')], apart.state.right[tile('a1')], apart.state.left[tile('a4')]]).toEqual([
      NONE,
      NONE,
      NONE,
    ]);
  },
);

rule('PUL-TRANS-06', 'an end is linked once', () => {
  const t = position({
    players: [{ silver: [2] }],
    display: ['transmitter-a1', 'transmitter-a2', 'transmitter-a3'],
    transmitters: {
      'transmitter-a4': { owner: 0, left: 'transmitter-a6' },
      'transmitter-a6': { owner: 0, right: 'transmitter-a4' },
    },
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
  expect(t.options(0)).toOfferExactly([
    { do: 'new-array' },
    { do: 'link', end: 'left', to: 'transmitter-a6', at: 'left' },
    { do: 'link', end: 'right', to: 'transmitter-a6', at: 'left' },
  ]);
  expect(t.whyNot(0, { do: 'link', end: 'left', to: 'transmitter-a4', at: 'left' })).toBe('PUL-TRANS-06');
});

rule('PUL-TRANS-07', 'what lies apart stays apart; new tiles may join it', () => {
  const t = position({
    players: [{ silver: [2, 1] }],
    display: ['transmitter-a1', 'transmitter-a6', 'transmitter-a3'],
    transmitters: { 'transmitter-a4': { owner: 0 } },
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' });
  t.choose(0, { do: 'new-array' });
  expect(t.options(0)).not.toOffer({ do: 'link' });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a6', icon: 1, pay: 'silver1' });
  expect(t.options(0)).toOffer({ do: 'link', to: 'transmitter-a1' });
  expect(t.options(0)).toOffer({ do: 'link', to: 'transmitter-a4' });
  t.choose(0, { do: 'link', end: 'left', to: 'transmitter-a1', at: 'right' });
  expect(t.step(0)).toBe('turn');
  expect(t.state.left[tile('a6')]).toBe(tile('a1'));
  expect(t.state.left[tile('a4')]).toBe(NONE);
});

rule('PUL-TRANS-08', 'costs of an own tile are paid in any order and round', () => {
  const t = position({ players: [{ silver: [6, 1] }], transmitters: { 'transmitter-a1': { owner: 0, paid: [2] } } });
  expect(t.options(0).filter((option) => option.do === 'pay-transmitter')).toEqual([
    { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 1, pay: 'silver1' },
    { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 6, pay: 'silver6' },
  ]);
  t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 6, pay: 'silver6' });
  expect(t.state.paid[0]).toBe(0b110);
  const poor = position({ players: [{ silver: [6] }], transmitters: { 'transmitter-a1': { owner: 0 } } });
  expect(poor.whyNot(0, { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 1, pay: 'silver1' })).toBe('PUL-ACT-04');
  const foreign = position({ players: [{ silver: [6] }], transmitters: { 'transmitter-a1': { owner: 1, paid: [2] } } });
  expect(foreign.options(0)).not.toOffer({ do: 'pay-transmitter' });
  expect(foreign.whyNot(0, { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 6, pay: 'silver6' })).toBe(
    'PUL-TRANS-08',
  );
});

rule('PUL-TRANS-09', 'one die pays one icon, also of two alike', () => {
  const t = position({
    players: [{ silver: [3, 3] }],
    display: ['transmitter-a3', 'transmitter-a1', 'transmitter-a2'],
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a3', icon: 3, pay: 'silver3' });
  expect([t.state.paid[tile('a3')], t.state.active[tile('a3')]]).toEqual([0b01, 0]);
  t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a3', icon: 3, pay: 'silver3' });
  expect(t.state.active[tile('a3')]).toBe(1);
});

rule(
  ['PUL-TRANS-10', 'PUL-TRANS-17', 'PUL-TRANS-23'],
  'with the last cost the instant bonus comes once, then the tile is active',
  () => {
    const t = position({
      players: [{ silver: [6, 2], score: 0 }],
      transmitters: { 'transmitter-a1': { owner: 0, paid: [1, 2] } },
    });
    const events = t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 6, pay: 'silver6' });
    expect(events.map(({ event }) => event)).toEqual(['die-spent', 'icon-paid', 'points', 'activated']);
    expect([score(t, 0), t.state.active[0], t.state.paid[0]]).toEqual([8, 1, 0]);
    expect(t.options(0)).not.toOffer({ do: 'pay-transmitter' });
    expect(t.whyNot(0, { do: 'pay-transmitter', tile: 'transmitter-a1', icon: 2, pay: 'silver2' })).toBe(
      'PUL-TRANS-08',
    );
  },
);

rule('PUL-TRANS-11', 'a single cost is paid by taking the tile', () => {
  const t = position({
    players: [{ silver: [6], score: 0 }],
    display: ['transmitter-a2', 'transmitter-a1', 'transmitter-a3'],
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a2', icon: 6, pay: 'silver6' });
  t.choose(0, { do: 'decline' });
  expect([t.state.active[tile('a2')], score(t, 0)]).toEqual([1, 3]);
});

/** a2 (right half 2) is active, b1 (right half 1) is one die short of it. */
const LINKED: Position = {
  players: [{ silver: [6, 3] }],
  transmitters: {
    'transmitter-a2': { owner: 0, active: true, right: 'transmitter-b1' },
    'transmitter-b1': { owner: 0, paid: [4], right: 'transmitter-a2' },
  },
};

rule(['PUL-TRANS-12', 'PUL-TRANS-13'], 'two active neighbours make a bonus die of their halves, end for end', () => {
  const t = position(LINKED);
  const events = t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' });
  expect(t.state.turn.links).toEqual([3]);
  expect(events).toContainEqual({ event: 'link-die', seat: 0, value: 3 });
  expect([t.state.right[tile('b1')], t.state.right[tile('a2')]]).toEqual([tile('a2'), tile('b1')]);
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ai-2', pay: 'link3' });
  const left = position({
    ...LINKED,
    transmitters: {
      'transmitter-a2': { owner: 0, active: true, left: 'transmitter-b1' },
      'transmitter-b1': { owner: 0, paid: [4], left: 'transmitter-a2' },
    },
  });
  left.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' });
  expect(left.state.turn.links).toEqual([4]);
  const idle = position({
    ...LINKED,
    transmitters: {
      'transmitter-a2': { owner: 0, right: 'transmitter-b1' },
      'transmitter-b1': { owner: 0, paid: [4], right: 'transmitter-a2' },
    },
  });
  idle.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' });
  expect(idle.state.turn.links).toEqual([]);
});

rule('PUL-TRANS-14', 'of two link dice one may be used', () => {
  const t = position({
    players: [{ silver: [6] }],
    transmitters: {
      'transmitter-a2': { owner: 0, active: true, right: 'transmitter-b1' },
      'transmitter-b1': { owner: 0, paid: [4], right: 'transmitter-a2', left: 'transmitter-a6' },
      'transmitter-a6': { owner: 0, active: true, left: 'transmitter-b1' },
    },
  });
  t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' });
  expect(t.state.turn.links.toSorted()).toEqual([3, 5]);
  expect(t.options(0)).toOffer({ do: 'fly', pay: 'link3' });
  t.choose(0, { do: 'patent', tech: 'ai-3', pay: 'link5' });
  expect(t.options(0)).toOfferExactly([{ do: 'end-turn' }]);
  expect(t.whyNot(0, { do: 'fly', pay: 'link3' })).toBe('PUL-BONUS-19');
});

rule('PUL-TRANS-15', 'an unused link die is lost with the turn', () => {
  const t = position({ ...LINKED, turns: [0, 1] });
  t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' });
  expect(t.options(0)).toOffer({ do: 'end-turn' });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.turn.links).toEqual([]);
  expect(t.options(1)).toOfferExactly([{ do: 'end-turn' }]);
});

rule('PUL-TRANS-16', 'a link die of zero can be raised, not flown', () => {
  const given: Position = {
    players: [{ silver: [3], plusMinus: 1, ship: 'n41' }],
    transmitters: {
      'transmitter-b2': { owner: 0, active: true, left: 'transmitter-a3' },
      'transmitter-a3': { owner: 0, left: 'transmitter-b2' },
    },
  };
  const t = position(given);
  t.state.paid[tile('a3')] = 0b01;
  t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a3', icon: 3, pay: 'silver3' });
  expect(t.state.turn.links).toEqual([0]);
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'link0' });
  expect(t.whyNot(0, { do: 'fly', pay: 'link0' })).toBe('PUL-FLIGHT-02');
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'small', pay: 'link0+pm1' });
  expect(t.options(0)).toOffer({ do: 'fly', pay: 'link0+pm1' });
  const missing = position({ boards: 'di aii aiii', ...given, players: [{ silver: [3], patents: ['di-1'] }] });
  missing.state.paid[tile('a3')] = 0b01;
  missing.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a3', icon: 3, pay: 'silver3' });
  expect(missing.options(0)).toOffer({ do: 'take-gyrodyne', type: 'small', pay: 'link0' });
});

rule('PUL-TRANS-18', 'an instant claim of an isolated pulsar', () => {
  const t = position({ players: [{ silver: [6] }], display: ['transmitter-a2', 'transmitter-a1', 'transmitter-a3'] });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a2', icon: 6, pay: 'silver6' });
  expect(t.options(0)).toOfferExactly([
    { do: 'claim', at: 'n70' },
    { do: 'claim', at: 'n71' },
    { do: 'claim', at: 'n76' },
    { do: 'decline' },
  ]);
  t.choose(0, { do: 'claim', at: 'n70' });
  expect([pulsarAt(t.state, 'n70').owner, t.state.active[tile('a2')]]).toEqual([0, 1]);
});

rule(['PUL-TRANS-19', 'PUL-TRANS-20', 'PUL-TRANS-27'], 'teleports: as if a flight ended there', () => {
  const pulsar = position({
    players: [{ silver: [5], ship: 'n41' }],
    transmitters: { 'transmitter-a6': { owner: 0, paid: [1] } },
  });
  pulsar.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a6', icon: 5, pay: 'silver5' });
  const targets = pulsar.options(0).flatMap((option) => (option.do === 'teleport' ? [option.to] : []));
  expect(targets).toHaveLength(13);
  for (const at of ['n70', 'n71', 'n76', 'n01']) {
    expect(targets).not.toContain(at);
    expect(pulsar.whyNot(0, { do: 'teleport', to: at })).toBe('PUL-TRANS-20');
  }
  expect(pulsar.whyNot(0, { do: 'teleport', to: 'n39' })).toBe('PUL-TRANS-19');
  pulsar.choose(0, { do: 'teleport', to: 'n05' });
  expect([shipOf(pulsar.state, 0), pulsarAt(pulsar.state, 'n05').owner]).toEqual(['n05', 0]);

  const system = position({
    seats: 2,
    players: [{ silver: [3], ship: 'n41' }],
    transmitters: { 'transmitter-b3': { owner: 0, paid: [1] } },
    systems: { n39: { tile: 'system-03', down: true } },
  });
  system.choose(0, { do: 'pay-transmitter', tile: 'transmitter-b3', icon: 3, pay: 'silver3' });
  expect(system.options(0)).toHaveLength(17);
  system.choose(0, { do: 'teleport', to: 'n39' });
  expect([system.step(0), planetsOf(system.state, 'n39')]).toEqual(['discovery', [-1, 0, COVERED]]);
  system.choose(0, { do: 'printed' });
  expect([system.state.turn.red, system.state.active[tile('b3')]]).toEqual([2, 1]);

  const any = position({
    players: [{ silver: [6], ship: 'n41', score: 0 }],
    transmitters: { 'transmitter-c5': { owner: 0, paid: [1] } },
  });
  any.choose(0, { do: 'pay-transmitter', tile: 'transmitter-c5', icon: 6, pay: 'silver6' });
  // 87 locations, less 4 entry points, 3 isolated pulsars and the place where the ship is; and "decline".
  expect(any.options(0)).toHaveLength(80);
  expect(any.whyNot(0, { do: 'teleport', to: 'n41' })).toBe('PUL-TRANS-27');
  any.choose(0, { do: 'decline' });
  expect([shipOf(any.state, 0), score(any, 0), any.state.active[tile('c5')]]).toEqual(['n41', 5, 1]);
});

rule('PUL-TRANS-21', 'production: points, cubes, or a cube for points once', () => {
  const t = position({
    at: 'production',
    players: [{ score: 0 }],
    engineering: [
      [8, 1],
      [8, 2],
      [8, 0],
    ],
    transmitters: {
      'transmitter-a1': { owner: 0, active: true },
      'transmitter-a5': { owner: 0, active: true },
      'transmitter-a7': { owner: 0, active: true },
    },
  });
  expect([score(t, 0), t.state.players[0].cubes]).toEqual([5, 1]);
  expect(t.options(0)).toOfferExactly([{ do: 'buy-points', from: 'transmitter-a5' }, { do: 'decline' }]);
  t.choose(0, { do: 'buy-points', from: 'transmitter-a5' });
  expect([score(t, 0), t.state.players[0].cubes]).toEqual([8, 0]);
});

rule('PUL-TRANS-22', 'die, tile, link, cost, activation', () => {
  const t = position({
    players: [{ silver: [5], score: 0 }],
    display: ['transmitter-b2', 'transmitter-a1', 'transmitter-a3'],
    transmitters: { 'transmitter-a2': { owner: 0, active: true } },
  });
  const taking = t.choose(0, { do: 'take-transmitter', tile: 'transmitter-b2', icon: 5, pay: 'silver5' });
  expect(taking.map(({ event }) => event)).toEqual(['die-spent', 'transmitter-taken']);
  expect([t.state.holder[tile('b2')], t.state.paid[tile('b2')], t.state.active[tile('b2')]]).toEqual([0, 0, 0]);
  const linking = t.choose(0, { do: 'link', end: 'right', to: 'transmitter-a2', at: 'left' });
  expect(linking.map(({ event }) => event)).toEqual(['linked', 'icon-paid', 'points', 'activated', 'link-die']);
  expect([t.state.turn.links, score(t, 0)]).toEqual([[3], 5]);
});

rule('PUL-TRANS-24', 'chains and arrays without end', () => {
  const t = position({
    players: [{ silver: [5, 3] }],
    display: ['transmitter-b2', 'transmitter-b6', 'transmitter-a3'],
    transmitters: {
      'transmitter-a1': { owner: 0, right: 'transmitter-a2' },
      'transmitter-a2': { owner: 0, left: 'transmitter-a1' },
      'transmitter-a4': { owner: 0 },
    },
  });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-b2', icon: 5, pay: 'silver5' });
  t.choose(0, { do: 'link', end: 'left', to: 'transmitter-a2', at: 'right' });
  t.choose(0, { do: 'take-transmitter', tile: 'transmitter-b6', icon: 3, pay: 'silver3' });
  expect(t.options(0)).toOfferExactly([
    { do: 'new-array' },
    { do: 'link', end: 'left', to: 'transmitter-a1', at: 'left' },
    { do: 'link', end: 'left', to: 'transmitter-a4', at: 'left' },
    { do: 'link', end: 'left', to: 'transmitter-b2', at: 'right' },
  ]);
});

rule('PUL-TRANS-25', 'an idle tile is worth nothing', () => {
  const t = position({
    at: 'production',
    round: 8,
    boards: 'ai aii biii',
    goals: ['goal-3-a', 'goal-4-a', 'goal-5-a'],
    players: [{ score: 0, patents: ['biii-4'] }],
    engineering: [
      [8, 1],
      [8, 2],
      [8, 0],
    ],
    initiative: [
      [8, 1],
      [8, 2],
      [8, 0],
    ],
    transmitters: {
      'transmitter-a1': { owner: 0, paid: [1, 2] },
      'transmitter-a7': { owner: 0, paid: [2] },
      'transmitter-b1': { owner: 0, active: true },
      'transmitter-b2': { owner: 0, active: true },
    },
  });
  expect(t.over).toBe(true);
  // Two active ones: 3 points each, a cube from b1, and no goal that needs three.
  expect([score(t, 0), t.state.players[0].cubes]).toEqual([6, 1]);
});

rule('PUL-TRANS-26', 'a link die arises only when its second tile becomes active', () => {
  const t = position({
    turns: [0, 1],
    players: [{ silver: [6, 3] }],
    transmitters: {
      'transmitter-a2': { owner: 0, active: true, right: 'transmitter-a6' },
      'transmitter-a6': { owner: 0, active: true, left: 'transmitter-a2' },
    },
  });
  expect(t.state.turn.links).toEqual([]);
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'link4' });
  expect(t.whyNot(0, { do: 'fly', pay: 'link4' })).toBe('PUL-BONUS-19');
});

rule(
  ['PUL-TECH-19', 'PUL-TECH-38'],
  'ai-6 forgives one on any cost and scores each; bi-6 scores tiles taken, ci-6 tiles turned',
  () => {
    const t = position({
      players: [{ silver: [3, 5], score: 0, patents: ['ai-6'] }],
      display: ['transmitter-a4', 'transmitter-a1', 'transmitter-a2'],
    });
    t.choose(0, { do: 'take-transmitter', tile: 'transmitter-a4', icon: 2, pay: 'silver3' });
    expect(score(t, 0)).toBe(1);
    const events = t.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a4', icon: 5, pay: 'silver5' });
    expect(pointsBy(events, 0)).toEqual({ technologies: 1, transmitters: 15 });
    const strict = position({
      players: [{ silver: [3] }],
      display: ['transmitter-a4', 'transmitter-a1', 'transmitter-a2'],
    });
    expect(strict.options(0)).not.toOffer({ do: 'take-transmitter' });
    const taken = position({
      boards: 'bi aii aiii',
      players: [{ silver: [2, 5], score: 0, patents: ['bi-6'] }],
      display: ['transmitter-a4', 'transmitter-a1', 'transmitter-a2'],
    });
    expect(
      pointsBy(taken.choose(0, { do: 'take-transmitter', tile: 'transmitter-a4', icon: 2, pay: 'silver2' }), 0),
    ).toEqual({ technologies: 3 });
    expect(
      pointsBy(taken.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a4', icon: 5, pay: 'silver5' }), 0),
    ).toEqual({ transmitters: 15 });
    const turned = position({
      boards: 'ci aii aiii',
      players: [{ silver: [2, 5], score: 0, patents: ['ci-6'] }],
      display: ['transmitter-a4', 'transmitter-a1', 'transmitter-a2'],
    });
    expect(
      pointsBy(turned.choose(0, { do: 'take-transmitter', tile: 'transmitter-a4', icon: 2, pay: 'silver2' }), 0),
    ).toEqual({});
    expect(
      pointsBy(turned.choose(0, { do: 'pay-transmitter', tile: 'transmitter-a4', icon: 5, pay: 'silver5' }), 0),
    ).toEqual({ transmitters: 15, technologies: 4 });
  },
);

rule('PUL-TECH-21', 'aii-4 is a teleport to a system, like the end of a flight', () => {
  const t = position({
    round: 4,
    players: [{ silver: [4], ship: 'n41' }],
    systems: { n03: { tile: 'system-11', down: true } },
  });
  t.choose(0, { do: 'patent', tech: 'aii-4', pay: 'silver4' });
  expect(t.options(0)).toHaveLength(17);
  t.choose(0, { do: 'teleport', to: 'n03' });
  expect([shipOf(t.state, 0), t.step(0)]).toEqual(['n03', 'discovery']);
  t.choose(0, { do: 'printed' });
  expect(t.state.players[0].cubes).toBe(2);
  const dead = position({ round: 4, settings: { cluster: 'dead-ends' }, players: [{ silver: [4], ship: 'd38' }] });
  dead.choose(0, { do: 'patent', tech: 'aii-4', pay: 'silver4' });
  dead.choose(0, { do: 'teleport', to: 'd10' });
  expect([dead.state.unexplored.length, dead.step(0)]).toEqual([11, 'discovery']);
});
