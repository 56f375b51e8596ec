import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { type ActionName, MAIN_ACTIONS } from '../data/index.ts';
import { colony, DONE, end, hex, main, orbit, own, place, position, put, tech, type Where } from './position.ts';

function supply(t: ReturnType<typeof orbit>, seat = 0): void {
  main(t, 'resupply', seat);
  t.choose(seat, { do: 'take', good: 'water' });
  t.choose(seat, DONE);
}

rule(
  ['OM-ROUND-01', 'OM-ROUND-03', 'OM-ROUND-04', 'OM-ROUND-05'],
  'one turn each, then the Shuttle phase, then all stand again',
  () => {
    const t = position({
      edit(s, _, other) {
        other.space = 3;
        s.shuttleSide = 1;
        s.shuttleSpace = 2;
      },
    });
    main(t, 'landing-pod');
    t.choose(0, { do: 'space', space: 5 });
    end(t);
    // The marker now stands on a higher space, but it had its turn.
    expect(t.asked()).toEqual([1]);
    supply(t, 1);
    expect(t.state.shuttleSpace).toBe(2);
    end(t, 1);
    expect(t.state).toMatchObject({ round: 2, shuttleSpace: 1 });
    expect(t.state.players.map((p) => p.standing)).toEqual([true, true]);
    expect(t.asked()).toEqual([1]);
  },
);

rule(['OM-TURN-01', 'OM-TURN-03'], 'one Main action and at most one Executive action, in either order', () => {
  const before = orbit((_, me) => {
    me.crystals = 3;
    me.ships = 0;
    me.below = 5;
  });
  before.choose(0, { do: 'executive', slot: 7 });
  before.choose(0, { do: 'take', good: 'water' });
  expect(before.whyNot(0, { do: 'executive', slot: 7 })).toBe('OM-TURN-03');
  main(before, 'landing-pod');
  before.choose(0, { do: 'space', space: 5 });
  expect(before.options(0)).toOfferExactly([{ do: 'end' }]);
  expect(before.whyNot(0, { do: 'main', action: 'control-center' })).toBe('OM-TURN-01');
  const after = orbit((_, me) => {
    me.crystals = 3;
  });
  supply(after);
  after.choose(0, { do: 'executive', slot: 7 });
  after.choose(0, { do: 'take', good: 'plant' });
  expect(after.options(0)).toOfferExactly([{ do: 'end' }]);
});

rule('OM-TURN-02', 'the Main action is a must and belongs to the own side', () => {
  const t = orbit();
  expect(t.options(0)).not.toOffer({ do: 'end' });
  expect(t.whyNot(0, { do: 'end' })).toBe('OM-TURN-02');
  expect(t.whyNot(0, { do: 'main', action: 'control-center' })).toBe('OM-TURN-02');
  expect(colony().whyNot(0, { do: 'main', action: 'resupply' })).toBe('OM-TURN-02');
  expect(colony().options(0)).toOffer({ do: 'main', action: 'control-center' });
});

rule('OM-TURN-12', 'whoever has sent a Colonist takes what it was sent for', () => {
  const t = orbit((_, me) => {
    me.quarters = 4;
  });
  main(t, 'obtain-blueprint');
  t.choose(0, { do: 'blueprint', card: 'construction-yard' });
  t.choose(0, { do: 'boost' });
  expect(t.options(0)).toOffer({ do: 'blueprint' });
  expect(t.options(0)).not.toOffer(DONE);
});

rule('OM-TURN-04', 'end of the turn: Tech owners, then the display, then the Colony Status, then the marker', () => {
  const t = colony((s, me) => {
    tech(s, 1, 'rover', 1);
    s.lss = [2, 2, 2, 2];
    me.storage = [4, 1, 1, 1, 1];
    me.quarters = 4;
    s.uses = [16 + 6];
  });
  main(t, 'hire-or-contract');
  t.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  end(t);
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'keep' });
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('fill-display');
  expect(t.state).toMatchObject({ level: 1 });
  expect(t.state.players[0].standing).toBe(true);
  t.choose(0, { do: 'refill', slot: 2, contract: 'contract-05' });
  expect(t.state.level).toBe(2);
  expect(t.state.players[0].standing).toBe(false);
});

rule('OM-TURN-05', 'Missions and deliveries are settled when they happen', () => {
  const t = colony((s, me) => {
    me.storage = [4, 1, 1, 1, 1];
    s.contractOwner[6] = 0;
    s.contractGoods[6] = 3;
  });
  t.choose(0, { do: 'deliver', contract: 'contract-07', good: 'mineral' });
  expect(t.state.trackers[2]).toBe(8);
  expect(t.state.players[0].below).toBe(1);
  main(t, 'hire-or-contract');
  t.choose(0, { do: 'hire', scientist: 'rd-engineer' });
  expect(t.state.trackers[1]).toBe(8);
  expect(t.state.players[0].below).toBe(3);
});

rule(['OM-TURN-06', 'OM-TURN-08', 'OM-TURN-09'], 'red actions need a Colonist on a slot, the others none', () => {
  const slots = (action: string, side: 'orbit' | 'colony', quarters: number): boolean => {
    const t = position({
      side,
      edit(s, me) {
        me.quarters = quarters;
        me.supply = 12 - quarters;
        tech(s, 0, 'rover', 1);
        own(s, 0, 'wind-turbines');
        put(s, 'generator', hex(-2, -2));
      },
    });
    return t.options(0).some((choice) => choice.do === 'main' && choice.action === action);
  };
  for (const action of ['obtain-blueprint', 'research-development'] as const) {
    expect(slots(action, 'orbit', 1)).toBe(true);
    expect(slots(action, 'orbit', 0)).toBe(false);
  }
  for (const action of ['construct-building', 'upgrade-building', 'hire-or-contract'] as const) {
    expect(slots(action, 'colony', 1)).toBe(true);
    expect(slots(action, 'colony', 0)).toBe(false);
  }
  for (const action of ['landing-pod', 'learn-technology', 'resupply']) expect(slots(action, 'orbit', 0)).toBe(true);
  for (const action of ['control-center', 'welcome-ship']) expect(slots(action, 'colony', 0)).toBe(true);
  const t = orbit();
  main(t, 'obtain-blueprint');
  expect(t.state.players[0]).toMatchObject({ quarters: 2, slots: [1, 0, 0, 0, 0] });
});

rule(['OM-TURN-07', 'OM-TURN-10'], 'which actions can be boosted', () => {
  const boosts = MAIN_ACTIONS.map(({ effect }) => effect.boosts);
  expect(boosts).toEqual([99, 99, 0, 0, 0, 1, 99, 0, 0, 99]);
  const t = colony((s) => {
    own(s, 0, 'wind-turbines');
    own(s, 0, 'automated-production');
    put(s, 'generator', hex(-2, -2));
    put(s, 'generator', hex(-3, -1));
  });
  main(t, 'upgrade-building');
  t.choose(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) });
  expect(t.step(0)).toBe('act');
  const ctrl = colony();
  main(ctrl, 'control-center');
  expect(ctrl.options(0)).toOffer({ do: 'extend', piece: 'bot' });
  expect(ctrl.options(0)).not.toOffer({ do: 'boost' });
});

rule('OM-TURN-11', 'slots are cleared, the Colonist placed and the extra cost paid before the action', () => {
  const t = position({
    seats: 4,
    edit(s, me) {
      s.players[1].slots[0] = 2;
      s.players[2].slots[0] = 1;
      me.crystals = 1;
    },
  });
  main(t, 'obtain-blueprint');
  expect(t.state.players[1]).toMatchObject({ working: 2, slots: [0, 0, 0, 0, 0] });
  expect(t.state.players[0].slots[0]).toBe(1);
  expect(t.step(0)).toBe('pay-slot');
  t.choose(0, { do: 'pay', crystals: 1, colonists: 0 });
  expect(t.step(0)).toBe('take-blueprint');
});

rule('OM-TURN-12', 'boosts are decided one after the other', () => {
  const t = orbit((_, me) => {
    me.quarters = 2;
  });
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, { do: 'boost' });
  expect(t.state.players[0]).toMatchObject({ quarters: 1, working: 1 });
  expect(t.options(0)).not.toOffer({ do: 'boost' });
  t.choose(0, { do: 'take', good: 'plant' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'take', good: 'oxygen' });
  expect(t.step(0)).toBe('act');
  expect(t.state.players[0]).toMatchObject({ quarters: 0, working: 2 });
});

rule('OM-TURN-13', 'after travelling in the own turn a Main action is one of the new side', () => {
  const t = orbit((s, me) => {
    me.goals = [10];
    me.hangar = 3;
    s.exploration = [-1, -1];
  });
  t.choose(0, { do: 'goal', goal: 11, reward: 'own' });
  t.choose(0, { do: 'space', space: 5 });
  expect(t.options(0)).toOffer({ do: 'main', action: 'control-center' });
  expect(t.options(0)).not.toOffer({ do: 'main', action: 'resupply' });
});

function costOf(seats: number, others: readonly number[], mine: number, action = 0): number {
  const t = position({
    seats,
    side: action > 1 ? 'colony' : 'orbit',
    edit(s, me) {
      me.slots[action] = mine;
      for (const [i, n] of others.entries()) s.players[i + 1].slots[action] = n;
      me.crystals = 9;
      me.quarters = 1;
      me.ships = 0;
    },
  });
  const slotted = [
    'obtain-blueprint',
    'research-development',
    'construct-building',
    'upgrade-building',
    'hire-or-contract',
  ] as const;
  main(t, slotted[action]);
  return 9 - t.state.players[0].crystals;
}

rule('OM-PLACE-01', 'with 3 and 4 players the extra cost is the number of other colours', () => {
  expect(costOf(4, [1, 1, 0], 0)).toBe(2);
  expect(costOf(4, [1, 0, 0], 1)).toBe(1);
  expect(costOf(3, [2, 0], 0)).toBe(1);
  expect(costOf(3, [0, 0], 2)).toBe(0);
});

rule(['OM-PLACE-02', 'OM-TWO-04'], 'with 2 players and solo every Colonist there counts, on Hire too', () => {
  expect(costOf(2, [1], 1)).toBe(2);
  expect(costOf(2, [0], 2)).toBe(2);
  expect(costOf(2, [1], 0, 4)).toBe(1);
  // Lacerda's two leave a full action, the own Colonist stays and costs 1.
  expect(costOf(1, [2], 1)).toBe(1);
});

rule('OM-PLACE-03', 'each unit is a Crystal or a Colonist, also mixed', () => {
  const t = position({
    seats: 4,
    edit(s, me) {
      s.players[1].slots[0] = 1;
      s.players[2].slots[0] = 1;
      me.crystals = 2;
    },
  });
  main(t, 'obtain-blueprint');
  expect(t.options(0)).toOfferExactly([
    { do: 'pay', crystals: 2, colonists: 0 },
    { do: 'pay', crystals: 1, colonists: 1 },
    { do: 'pay', crystals: 0, colonists: 2 },
  ]);
  t.choose(0, { do: 'pay', crystals: 1, colonists: 1 });
  expect(t.state.players[0]).toMatchObject({ crystals: 1, quarters: 1, working: 1 });
});

rule(['OM-PLACE-04', 'OM-PLACE-05'], 'full slots lose the colour with most Colonists, on a tie all of them', () => {
  const t = position({
    seats: 3,
    side: 'colony',
    edit(s) {
      for (const p of s.players) p.slots[2] = 1;
    },
  });
  main(t, 'construct-building');
  expect(t.state.players.map((p) => p.slots[2])).toEqual([1, 0, 0]);
  expect(t.state.players.map((p) => p.working)).toEqual([1, 1, 1]);
  expect(t.state.players[0].crystals).toBe(1);
  const four = position({
    seats: 4,
    side: 'colony',
    edit(s, me) {
      own(s, 0, 'wind-turbines');
      put(s, 'generator', hex(-2, -2));
      s.players[1].slots[3] = 2;
      me.slots[3] = 1;
      me.supply = 8;
    },
  });
  main(four, 'upgrade-building');
  expect(four.state.players[1]).toMatchObject({ working: 2, slots: [0, 0, 0, 0, 0] });
  expect(four.state.players[0]).toMatchObject({ crystals: 1, slots: [0, 0, 0, 2, 0] });
});

rule('OM-PLACE-06', 'an action needs its Colonist, its extra cost and its own cost together', () => {
  const offers = (quarters: number, crystals: number): boolean => {
    const t = position({
      side: 'colony',
      edit(s, me, other) {
        me.storage = [0, 0, 0, 0, 0];
        me.quarters = quarters;
        me.crystals = crystals;
        other.slots[4] = 1;
        s.display = [6, -1, -1, -1, -1, -1];
      },
    });
    if (crystals === 2 && quarters === 1) expect(t.state.players[1].slots[4]).toBe(1);
    return t.options(0).some((choice) => choice.do === 'main' && choice.action === 'hire-or-contract');
  };
  expect(offers(1, 1)).toBe(false);
  expect(offers(1, 2)).toBe(true);
  expect(offers(2, 1)).toBe(true);
  expect(offers(2, 0)).toBe(false);
  const t = position({
    side: 'colony',
    edit(s, me, other) {
      me.storage = [0, 0, 0, 0, 0];
      me.quarters = 2;
      me.crystals = 1;
      other.slots[4] = 1;
      s.display = [6, -1, -1, -1, -1, -1];
    },
  });
  expect(t.whyNot(0, { do: 'main', action: 'upgrade-building' })).toBe('OM-UPGR-01');
  main(t, 'hire-or-contract');
  // The Crystal is needed for the Contract, so the Colonist pays for the place.
  expect(t.state.players[0]).toMatchObject({ crystals: 1, quarters: 0, working: 1 });
  t.choose(0, { do: 'contract', contract: 'contract-01' });
});

rule('OM-PLACE-07', 'Hire slots are never cleared', () => {
  const t = position({
    seats: 4,
    side: 'colony',
    edit(s, me) {
      for (const seat of [1, 2, 3]) s.players[seat].slots[4] = 1;
      me.crystals = 9;
      me.ships = 0;
      me.quarters = 1;
    },
  });
  main(t, 'hire-or-contract');
  expect(t.state.players.map((p) => p.slots[4])).toEqual([1, 1, 1, 1]);
  expect(t.state.players[0].crystals).toBe(6);
});

rule('OM-PLACE-08', 'placed Colonists stay', () => {
  const t = orbit();
  main(t, 'obtain-blueprint');
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, DONE);
  end(t);
  expect(t.state.players[0].slots[0]).toBe(1);
});

rule('OM-PLACE-09', 'the Colonist for the extra cost is no boost', () => {
  const t = orbit((_, me, other) => {
    other.slots[0] = 1;
    me.crystals = 0;
    me.quarters = 3;
  });
  main(t, 'obtain-blueprint');
  expect(t.state.players[0]).toMatchObject({ quarters: 1, working: 1 });
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, { do: 'boost' });
  expect(t.state.players[0]).toMatchObject({ quarters: 0, working: 2 });
});

rule(['OM-POD-01', 'OM-POD-02', 'OM-POD-05'], 'the Landing Pod is free and skips the exploration', () => {
  const t = orbit((_, me) => {
    me.quarters = 0;
    me.working = 2;
    me.slots[2] = 1;
    me.slots[0] = 1;
    me.crystals = 2;
  });
  main(t, 'landing-pod');
  expect(t.step(0)).toBe('take-space');
  expect(t.options(0)).toOfferExactly([5, 6, 7].map((space) => ({ do: 'space', space })));
  expect(t.state.players[0]).toMatchObject({ quarters: 3, working: 0, slots: [1, 0, 0, 0, 0], crystals: 2 });
  t.choose(0, { do: 'space', space: 6 });
  expect(t.state.players[0].below).toBe(1);
  expect(t.options(0)).toOffer({ do: 'executive', slot: 7 });
});

rule(['OM-POD-03', 'OM-POD-04'], 'no second turn; the Shuttle may take the player back', () => {
  const t = orbit((s, _, other) => {
    other.space = 2;
    s.shuttleSide = 1;
  });
  main(t, 'landing-pod');
  t.choose(0, { do: 'space', space: 5 });
  end(t);
  expect(t.asked()).toEqual([1]);
  supply(t, 1);
  end(t, 1);
  expect(t.asked()).toEqual([0]);
  expect(t.options(0)).toOfferExactly([{ do: 'travel', with: 'shuttle' }, { do: 'stay' }]);
});

rule('OM-TWO-05', 'with two players Hire has two slots', () => {
  const t = colony((_, me, other) => {
    other.slots[4] = 1;
    me.storage = [3, 1, 1, 1, 1];
  });
  main(t, 'hire-or-contract');
  t.choose(0, { do: 'pay', crystals: 1, colonists: 0 });
  expect(t.state.players.map((p) => p.slots[4])).toEqual([1, 1]);
  expect(place().players).toHaveLength(2);
});

rule(['OM-TURN-01', 'OM-RND-09'], 'the first part of a Main action has to be done', () => {
  const rich: NonNullable<Where['edit']> = (s, me) => {
    me.storage.fill(2);
    me.crystals = 3;
    own(s, 0, 'casino');
  };
  const first = (side: 'orbit' | 'colony', action: ActionName, edit = rich): void => {
    const t = position({ side, edit });
    main(t, action);
    expect(t.options(0), action).not.toOffer(DONE);
    t.choose(0, t.options(0)[0]);
  };
  for (const action of ['obtain-blueprint', 'research-development', 'learn-technology'] as const)
    first('orbit', action);
  // There has to be room for what is taken.
  first('orbit', 'resupply', (_, me) => me.storage.fill(0));
  for (const action of ['construct-building', 'upgrade-building', 'hire-or-contract', 'welcome-ship'] as const) {
    first('colony', action);
  }
});
