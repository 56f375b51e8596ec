import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { distance } from '../rules/hexes.ts';
import { TILE } from '../rules/state.ts';
import { advanced, DONE, hex, main, miner, moveRover, position, put, type T, type Where } from './position.ts';

type Edit = NonNullable<Where['edit']>;

function shuttle(edit: Edit, seats = 2): T {
  return position({ seats, edit, next: [{ step: 'shuttle' }] });
}

function travel(to: 0 | 1, edit?: Edit): T {
  return position({
    side: to === 0 ? 'colony' : 'orbit',
    ...(edit ? { edit } : {}),
    next: [{ step: 'travel', seat: 0, to, pod: false }],
  });
}

rule('OM-SHUT-01', 'off the red space it only moves on', () => {
  const t = shuttle((s) => {
    s.shuttleSide = 0;
    s.shuttleSpace = 3;
  });
  expect(t.state).toMatchObject({ shuttleSide: 0, shuttleSpace: 2, round: 2 });
});

rule('OM-SHUT-02', 'from space 1 it crosses to the space of the Colony level', () => {
  for (const [level, space] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
  ]) {
    const t = shuttle((s) => {
      s.shuttleSide = 0;
      s.shuttleSpace = 1;
      s.level = level;
    });
    expect(t.state).toMatchObject({ shuttleSide: 1, shuttleSpace: space });
  }
});

rule(
  ['OM-SHUT-03', 'OM-SHUT-04', 'OM-SHUT-06', 'OM-SHUT-07'],
  'players decide in the order at the start of the phase, once each',
  () => {
    const t = shuttle((s) => {
      s.shuttleSide = 0;
      s.players[0].space = 3;
      s.players[1].space = 1;
      s.players[2].space = 2;
      s.exploration = [-1, -1];
    }, 3);
    expect(t.asked()).toEqual([1]);
    expect(t.options(1)).toOfferExactly([{ do: 'travel', with: 'shuttle' }, { do: 'stay' }]);
    t.choose(1, { do: 'travel', with: 'shuttle' });
    t.choose(1, { do: 'space', space: 5 });
    expect(t.asked()).toEqual([2]);
    t.choose(2, { do: 'stay' });
    expect(t.state.players[2]).toMatchObject({ space: 2, below: 0 });
    expect(t.asked()).toEqual([0]);
    t.choose(0, { do: 'travel', with: 'shuttle' });
    t.choose(0, { do: 'space', space: 6 });
    expect(t.state).toMatchObject({ round: 2, phase: 1 });
    expect(t.asked()).toEqual([2]);
  },
);

rule(['OM-SHUT-05', 'OM-SHUT-08'], 'without the Shuttle it costs a Ship of the Hangar, gone for good', () => {
  const t = shuttle((s, me) => {
    s.shuttleSide = 1;
    s.shuttleSpace = 3;
    me.hangar = 2;
    me.ships = 0b00111;
    s.exploration = [-1, -1];
  });
  expect(t.asked()).toEqual([0]);
  expect(t.options(0)).toOfferExactly([{ do: 'travel', with: 'ship' }, { do: 'stay' }]);
  expect(t.whyNot(0, { do: 'travel', with: 'shuttle' })).toBe('OM-SHUT-04');
  t.choose(0, { do: 'travel', with: 'ship' });
  expect(t.step(0)).toBe('take-space');
  t.choose(0, { do: 'space', space: 5 });
  expect(t.state.players[0]).toMatchObject({ hangar: 1, ships: 0b00111, space: 5 });
  // The other player has neither: not asked at all.
  expect(t.state.round).toBe(2);
});

rule(['OM-TRAVC-01', 'OM-TRAVC-03'], 'an Exploration tile goes exactly 3 hexes from the Rover and is replaced', () => {
  const t = travel(1);
  const places = t.options(0).flatMap((choice) => (choice.do === 'explore' ? [choice.at] : []));
  expect(new Set(places).size).toBe(places.length / 2);
  for (const at of places) expect(distance(hex(0, 0), at)).toBe(3);
  expect(t.options(0)).not.toOffer(DONE);
  expect(t.options(0)).not.toOffer({ at: hex(-2, -1) });
  expect(t.whyNot(0, { do: 'explore', tile: 'crystals-3', at: hex(0, 1) })).toBe('OM-TRAVC-01');
  t.choose(0, { do: 'explore', tile: 'mineral-2', at: hex(0, 3) });
  expect(t.state.ground[hex(0, 3)]).toBe(TILE + 13);
  expect(t.state.exploration).toEqual([12, 18]);
  expect(t.state.discoveryStack).toHaveLength(16);
  const moved = travel(1, (s) => moveRover(s, 0, hex(0, 3)));
  for (const choice of moved.options(0)) if (choice.do === 'explore') expect(distance(hex(0, 3), choice.at)).toBe(3);
});

rule('OM-TRAVC-02', 'without a tile or a hex the step is skipped', () => {
  const none = travel(1, (s) => {
    s.exploration = [-1, -1];
  });
  expect(none.step(0)).toBe('take-space');
  const full = travel(1, (s) => {
    for (let at = 0; at < 91; at++) if (distance(hex(0, 0), at) === 3) s.ground[at] = 1;
  });
  expect(full.step(0)).toBe('take-space');
  expect(full.state.exploration).toEqual([12, 13]);
  const last = travel(1, (s) => {
    s.discoveryStack = [];
  });
  last.choose(0, { do: 'explore', tile: 'crystals-3', at: hex(0, 3) });
  expect(last.state.exploration).toEqual([-1, 13]);
});

rule(['OM-TRAVC-04', 'OM-TRAVC-05'], 'Colonists of the Colony slots and WA come home, others stay', () => {
  const t = travel(1, (s, me) => {
    me.quarters = 0;
    me.working = 1;
    me.slots = [1, 1, 1, 1, 1];
    me.shelters = 3;
    me.supply = 5;
    miner(s, 0, hex(3, 0));
    s.exploration = [-1, -1];
  });
  expect(t.state.players[0]).toMatchObject({ quarters: 4, working: 0, slots: [1, 1, 0, 0, 0], miners: [hex(3, 0)] });
});

rule(['OM-TRAVC-06', 'OM-TRAVC-07'], 'a free space 5 to 8 with its bonus', () => {
  const t = travel(1, (s) => {
    s.exploration = [-1, -1];
  });
  expect(t.options(0)).toOfferExactly([5, 6, 7].map((space) => ({ do: 'space', space })));
  expect(t.whyNot(0, { do: 'space', space: 8 })).toBe('OM-TRAVC-07');
  expect(t.whyNot(0, { do: 'space', space: 3 })).toBe('OM-TRAVC-06');
  t.choose(0, { do: 'space', space: 6 });
  expect(t.state.players[0]).toMatchObject({ space: 6, below: 1 });
});

rule(['OM-TRAVO-01', 'OM-TRAVO-02'], 'Advanced Buildings and Miners produce', () => {
  const t = travel(0, (s) => {
    miner(s, 0, hex(3, 0));
    advanced(s, 0, 'wind-turbines', hex(4, -3));
  });
  expect(t.state.players[0].storage).toEqual([2, 2, 1, 1, 1]);
  const all = travel(0, (s, me) => {
    advanced(s, 0, 'metal-deposit', hex(4, -3));
    advanced(s, 0, 'casino', hex(-4, 1));
    advanced(s, 0, 'biomarket', hex(4, -1));
    advanced(s, 1, 'hydroponic-farm', hex(4, 0));
    miner(s, 0, hex(3, 0));
    me.storage = [1, 0, 0, 2, 0];
  });
  expect(all.state.players[0]).toMatchObject({ storage: [2, 0, 0, 2, 0], below: 1 });
});

rule(['OM-TRAVO-03', 'OM-TRAVO-04'], 'Colonists of the Orbit slots and WA come home; a space 1 to 4', () => {
  const t = travel(0, (_, me) => {
    me.quarters = 0;
    me.working = 1;
    me.slots = [1, 1, 1, 1, 1];
    me.supply = 6;
  });
  expect(t.state.players[0]).toMatchObject({ quarters: 3, working: 0, slots: [0, 0, 1, 1, 1] });
  expect(t.options(0)).toOfferExactly([1, 2, 3, 4].map((space) => ({ do: 'space', space })));
  expect(t.whyNot(0, { do: 'space', space: 7 })).toBe('OM-TRAVO-04');
});

rule('OM-TRAVO-05', 'travel by card is travel', () => {
  const t = position({
    side: 'colony',
    edit(s, me) {
      advanced(s, 0, 'aerial-elevator', hex(4, -3));
      me.goals = [10];
      me.hangar = 3;
      me.crystals = 2;
      s.exploration = [-1, -1];
      me.shelters = 4;
    },
  });
  t.choose(0, { do: 'goal', goal: 11, reward: 'own' });
  expect(t.state.players[0].storage[4]).toBe(2);
  t.choose(0, { do: 'space', space: 1 });
  expect(t.options(0)).toOffer({ do: 'main', action: 'resupply' });
});

function arrive(space: number, edit?: Edit): T {
  const t = travel(space > 4 ? 1 : 0, (s, me, other) => {
    s.exploration = [-1, -1];
    s.phase = 2;
    s.active = 0;
    other.space = space > 4 ? 1 : 8;
    edit?.(s, me, other);
  });
  t.choose(0, { do: 'space', space });
  return t;
}

rule('OM-TORD-01', 'a bonus may be left; its own bonuses come with it', () => {
  const t = arrive(3);
  expect(t.options(0)).toOffer(DONE);
  t.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-top' });
  t.choose(0, { do: 'take', good: 'water' });
  expect(t.state.players[0].storage[2]).toBe(2);
  const left = arrive(8);
  left.choose(0, DONE);
  expect(left.state.players[0].markers).toBe(8);
});

rule('OM-TORD-02', 'bonuses of spaces 1 to 4', () => {
  expect(arrive(1).over).toBe(true);
  const two = arrive(2);
  two.choose(0, { do: 'take', good: 'plant' });
  expect(two.over).toBe(true);
  expect(two.state.players[0].storage[3]).toBe(2);
  const four = arrive(4, (_, me) => {
    me.storage[0] = 0;
  });
  four.choose(0, { do: 'yes' });
  expect(four.state.players[0]).toMatchObject({ storage: [0, 1, 0, 0, 1], quarters: 4, supply: 8 });
  const poor = arrive(4, (_, me) => {
    me.storage = [0, 1, 1, 0, 1];
  });
  expect(poor.over).toBe(true);
});

rule('OM-TORD-03', 'bonuses of spaces 5 to 8', () => {
  expect(arrive(5).over).toBe(true);
  expect(arrive(6).state.players[0].below).toBe(1);
  const seven = arrive(7);
  expect(seven.state.agenda.seats[0].at(-1)).toMatchObject({ bots: 2, rover: 0 });
  const eight = arrive(8);
  eight.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(eight.state.players[0]).toMatchObject({ markers: 7, storage: [2, 1, 1, 1, 1] });
  expect(eight.over).toBe(true);
});

rule('OM-TORD-04', 'no Colonist boosts them', () => {
  const t = arrive(2);
  t.choose(0, { do: 'take', good: 'plant' });
  expect(t.over).toBe(true);
  expect(t.state.players[0].working).toBe(0);
});

rule('OM-TORD-05', 'Crystals spent in travel come from the Depot', () => {
  const t = arrive(7, (_, me) => {
    me.crystals = 1;
    me.below = 3;
    me.goals = [2];
  });
  t.choose(0, { do: 'extend', piece: 'bot' });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, below: 3, goals: [2] });
  expect(t.options(0)).not.toOffer({ do: 'extend' });
});

rule('OM-TORD-06', 'gains of a bonus follow the normal rules', () => {
  expect(
    arrive(8, (_, me) => {
      me.markers = 0;
    }).over,
  ).toBe(true);
  expect(
    arrive(3, (_, me) => {
      me.tech[0] = 0;
      me.tech[1] = 1;
    }).over,
  ).toBe(true);
  const full = arrive(2, (_, me) => {
    me.storage = [2, 2, 1, 2, 2];
    me.crystals = 3;
  });
  expect(full.options(0)).toOfferExactly([DONE, { do: 'take', good: 'water' }]);
});

rule('OM-POD-02', 'the Landing Pod leaves the Exploration tiles alone', () => {
  const t = position({ edit: (s) => put(s, 'mine', hex(3, 0)) });
  main(t, 'landing-pod');
  expect(t.step(0)).toBe('take-space');
  expect(t.state.exploration).toEqual([12, 13]);
});
