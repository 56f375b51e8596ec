import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { complexSize, connected, distance, isAvailable, isEmptyHex } from '../rules/hexes.ts';
import { turnOrder } from '../rules/travel.ts';
import {
  advanced,
  colony,
  DONE,
  discovery,
  end,
  FAR,
  hex,
  main,
  miner,
  moveBot,
  moveRover,
  orbit,
  own,
  place,
  position,
  put,
  tech,
} from './position.ts';

const oxygenTile = 17;

rule(['OM-TERM-02', 'OM-TERM-03'], 'Storage holds Shelters + 1 of each Resource, the rest is lost', () => {
  const t = colony((s, me) => {
    discovery(s, oxygenTile, hex(0, 1));
    me.storage[4] = 1;
  });
  main(t, 'control-center');
  t.choose(0, { do: 'move', piece: 'rover', from: hex(0, 0), to: hex(0, 1) });
  t.choose(0, DONE);
  t.choose(0, { do: 'collect', at: hex(0, 1) });
  expect(t.state.players[0].storage[4]).toBe(2);
});

rule('OM-TERM-04', 'LQ has 4 spaces and 2 more for each further Shelter', () => {
  for (const [shelters, room] of [
    [1, 4],
    [2, 6],
    [5, 12],
  ]) {
    const t = orbit((_, me) => {
      me.shelters = shelters;
      me.quarters = 1;
      me.working = 11;
      me.supply = 0;
    });
    main(t, 'landing-pod');
    expect(t.state.players[0].quarters).toBe(room);
  }
});

rule('OM-TERM-05', 'a gained Colonist needs room in LQ and a Colonist in the supply', () => {
  const gain = (quarters: number, supply: number): readonly [number, number] => {
    const t = colony((_, me) => {
      me.quarters = quarters;
      me.working = 12 - quarters - supply;
      me.supply = supply;
    });
    main(t, 'welcome-ship');
    t.choose(0, { do: 'welcome', slot: 1, gain: 'colonists' });
    return [t.state.players[0].quarters, t.state.players[0].supply];
  };
  expect(gain(1, 9)).toEqual([3, 7]);
  expect(gain(3, 9)).toEqual([4, 8]);
  expect(gain(4, 8)).toEqual([4, 8]);
  expect(gain(1, 1)).toEqual([2, 0]);
});

rule('OM-TERM-06', 'a Colonist returning to a full LQ goes to the supply', () => {
  const t = orbit((_, me) => {
    me.quarters = 3;
    me.working = 3;
    me.supply = 6;
  });
  main(t, 'landing-pod');
  expect(t.state.players[0]).toMatchObject({ quarters: 4, working: 0, supply: 8 });
});

rule('OM-TERM-07', 'Minerals stand in for other Resources, never for Crystals', () => {
  const t = colony((_, me) => {
    me.storage = [2, 0, 1, 1, 0];
    me.crystals = 0;
  });
  main(t, 'welcome-ship');
  t.choose(0, { do: 'welcome', slot: 3, gain: 'colonists' });
  expect(t.options(0)).toOfferExactly([
    { do: 'pay', water: 1, plant: 1 },
    { do: 'pay', mineral: 1, water: 1 },
    { do: 'pay', mineral: 1, plant: 1 },
    { do: 'pay', mineral: 2 },
  ]);
  expect(t.whyNot(0, { do: 'pay', oxygen: 1, plant: 1 })).toBe('OM-TERM-07');
  t.choose(0, { do: 'pay', mineral: 1, plant: 1 });
  expect(t.state.players[0].storage).toEqual([1, 0, 1, 0, 0]);
  const poor = colony((_, me) => {
    me.storage = [5, 5, 5, 5, 5];
    me.crystals = 1;
  });
  expect(poor.whyNot(0, { do: 'executive', slot: 6 })).toBe('OM-EXEC-02');
});

rule('OM-TERM-08', 'on a Contract a Mineral is only a Mineral', () => {
  const t = orbit((s, me) => {
    s.contractOwner[8] = 0;
    me.storage = [2, 0, 0, 0, 0];
  });
  expect(t.options(0)).toOffer({ do: 'deliver', contract: 'contract-09', good: 'mineral' });
  expect(t.options(0)).not.toOffer({ do: 'deliver', good: 'water' });
  t.choose(0, { do: 'deliver', contract: 'contract-09', good: 'mineral' });
  t.choose(0, { do: 'deliver', contract: 'contract-09', good: 'mineral' });
  expect(t.options(0)).not.toOffer({ do: 'deliver' });
});

rule('OM-TERM-09', 'any Resource means one of any of the five', () => {
  const t = orbit((s) => tech(s, 0, 'rover', 1));
  main(t, 'research-development');
  t.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  expect(t.options(0)).toOfferExactly([
    { do: 'pay', mineral: 1 },
    { do: 'pay', battery: 1 },
    { do: 'pay', water: 1 },
    { do: 'pay', plant: 1 },
    { do: 'pay', oxygen: 1 },
  ]);
});

rule('OM-TERM-10', 'a Complex is a connected group of one type', () => {
  const s = place();
  put(s, 'generator', hex(1, -3));
  put(s, 'generator', hex(2, -4));
  put(s, 'mine', hex(1, -2));
  expect(complexSize(s, hex(0, -2))).toBe(3);
  expect(complexSize(s, hex(2, -1))).toBe(1);
  expect(connected(s, hex(1, -4), 1)).toBe(3);
});

rule('OM-TERM-11', 'Shelters of different players are different types', () => {
  const s = place();
  put(s, 'shelter', hex(-1, -1), 1);
  put(s, 'shelter', hex(-2, -2), 0);
  expect(complexSize(s, hex(-2, -1))).toBe(2);
  expect(complexSize(s, hex(-1, -1))).toBe(1);
});

rule(['OM-TERM-12', 'OM-ROUND-02'], 'turns go by the lowest space with a standing marker', () => {
  const t = position({
    seats: 3,
    edit(s) {
      s.players[0].space = 6;
      s.players[1].space = 2;
      s.players[2].space = 4;
    },
    next: [{ step: 'next-turn' }],
  });
  expect(turnOrder(t.state)).toEqual([1, 2, 0]);
  for (const [seat, action] of [
    [1, 'landing-pod'],
    [2, 'landing-pod'],
    [0, 'control-center'],
  ] as const) {
    expect(t.asked()).toEqual([seat]);
    main(t, action, seat);
    if (action === 'landing-pod') t.choose(seat, { do: 'space', space: seat === 1 ? 5 : 7 });
    if (seat !== 1) t.choose(seat, DONE);
    end(t, seat);
  }
});

rule(
  ['OM-TERM-13', 'OM-TERM-16'],
  'an empty hex has nothing, an available one is empty or a Building without a piece',
  () => {
    const s = place();
    s.ground[hex(3, 0)] = 1;
    moveRover(s, 1, hex(3, -1));
    expect(isEmptyHex(s, FAR)).toBe(true);
    for (const at of [hex(0, 0), hex(3, 0), hex(3, -1), hex(4, 1), hex(-2, -1)]) expect(isEmptyHex(s, at)).toBe(false);
    expect(isAvailable(s, FAR)).toBe(true);
    expect(isAvailable(s, hex(0, 0))).toBe(true);
    for (const at of [hex(3, 0), hex(3, -1), hex(4, 1), hex(-2, -1)]) expect(isAvailable(s, at)).toBe(false);
  },
);

rule('OM-TERM-14', 'Bots, Rovers, Colonists and markers are pieces: none may share a hex in the end', () => {
  const spots = [hex(-2, 0), hex(-1, -1), hex(-3, 0), hex(-2, -2)];
  const t = colony((s) => {
    moveRover(s, 1, spots[0]);
    miner(s, 1, spots[1]);
    advanced(s, 1, 'wind-turbines', spots[2]);
    moveBot(s, 1, spots[3], 1);
  });
  main(t, 'control-center');
  for (const to of spots) {
    t.choose(0, { do: 'move', piece: 'bot', from: hex(-2, -1), to });
    expect(t.options(0)).not.toOffer(DONE);
    t.undo(0);
  }
});

rule('OM-TERM-15', 'distance counts steps, whatever is on the way', () => {
  expect(distance(hex(0, 0), hex(0, 0))).toBe(0);
  expect(distance(hex(-2, -1), hex(0, -2))).toBe(2);
  expect(distance(hex(-6, 2), hex(6, -4))).toBe(12);
  expect(distance(hex(3, -1), hex(-1, 3))).toBe(4);
});

rule('OM-TERM-17', 'an effect of "up to" may stop early', () => {
  const t = orbit((s) => tech(s, 0, 'rover', 1));
  main(t, 'research-development');
  t.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  t.choose(0, { do: 'pay', water: 1 });
  t.choose(0, DONE);
  expect(t.step(0)).toBe('act');
});

rule('OM-TERM-18', 'who uses a card of another player uses it for themselves', () => {
  const t = orbit((s, me) => {
    advanced(s, 1, 'casino', hex(2, 1));
    s.scientistOwner[5] = 0;
    s.display[5] = -1;
    me.quarters = 1;
  });
  t.choose(0, { do: 'advanced', card: 'casino', scientist: true });
  expect(t.state.players[0].below).toBe(2);
  t.choose(0, { do: 'boost' });
  expect(t.state.players[0]).toMatchObject({ below: 3, working: 1 });
  expect(t.state.players[1].below).toBe(0);
});

rule('OM-CRYST-01', 'gained Crystals cannot be spent before the next turn', () => {
  const t = orbit((_, me) => {
    me.crystals = 1;
  });
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'crystal' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'take', good: 'crystal' });
  t.choose(0, DONE);
  expect(t.state.players[0]).toMatchObject({ crystals: 1, below: 2 });
  expect(t.whyNot(0, { do: 'executive', slot: 7 })).toBe('OM-EXEC-02');
});

rule('OM-CRYST-02', 'at the start of the turn they move into free slots, the rest is lost', () => {
  const t = orbit((_, me) => {
    me.crystals = 2;
    me.below = 2;
  });
  expect(t.state.players[0]).toMatchObject({ crystals: 3, below: 0 });
  const contract = orbit((s, me) => {
    me.crystals = 2;
    me.below = 2;
    s.contractOwner[11] = 0;
  });
  contract.choose(0, { do: 'deliver', contract: 'contract-12', good: 'crystal' });
  contract.choose(0, DONE);
  expect(contract.state.players[0]).toMatchObject({ crystals: 3, below: 0 });
  expect(contract.state.contractGoods[11]).toBe(1 << 15);
});

rule('OM-CRYST-03', 'room for Crystals grows with every Ship that left the Depot', () => {
  const t = orbit((_, me) => {
    me.ships = 0b11001;
    me.below = 9;
  });
  expect(t.state.players[0].crystals).toBe(5);
});

rule('OM-CRYST-04', 'Crystals of the Depot pay printed Crystal costs', () => {
  const t = colony((s, me) => {
    me.crystals = 1;
    me.storage = [0, 0, 0, 0, 0];
    me.quarters = 1;
    s.display = [6, -1, -1, -1, -1, -1];
  });
  main(t, 'hire-or-contract');
  t.choose(0, { do: 'contract', contract: 'contract-01' });
  expect(t.state.players[0].crystals).toBe(0);
});

rule(['OM-CRYST-05', 'OM-GOAL-06'], 'a Goal may be discarded in place of a Crystal, unseen', () => {
  const t = orbit((_, me) => {
    me.crystals = 1;
    me.goals = [3, 9];
  });
  t.choose(0, { do: 'executive', slot: 7 });
  expect(t.options(0)).toOfferExactly([
    { do: 'discard', goal: 4 },
    { do: 'discard', goal: 10 },
  ]);
  const told = t.choose(0, { do: 'discard', goal: 10 });
  expect(JSON.stringify(told)).not.toContain('"goal":');
  expect(t.options(0)).toOffer({ do: 'pay', crystal: 1 });
  t.choose(0, { do: 'pay', crystal: 1 });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, goals: [3], goal: -1 });
});

rule('OM-CONTR-06', 'goods on a Contract are in neither Storage nor Depot', () => {
  const t = orbit((s, me) => {
    own(s, 0, 'gym');
    s.contractOwner[11] = 0;
    me.crystals = 1;
  });
  t.choose(0, { do: 'deliver', contract: 'contract-12', good: 'crystal' });
  t.choose(0, { do: 'deliver', contract: 'contract-12', good: 'mineral' });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, storage: [0, 1, 1, 1, 1] });
});
