import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { BLUEPRINTS, type GridSpaceName } from '../data/index.ts';
import { onMars } from '../game.ts';
import {
  advanced,
  card,
  colony,
  DONE,
  discovery,
  end,
  hex,
  main,
  moveBot,
  orbit,
  own,
  position,
  put,
  tech,
} from './position.ts';

rule(['OM-BLUE-01', 'OM-BLUE-06'], 'taking a Blueprint brings its gain and a marker on the card', () => {
  const t = orbit();
  main(t, 'obtain-blueprint');
  expect(t.options(0)).not.toOffer(DONE);
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(t.state.players[0]).toMatchObject({ storage: [2, 1, 1, 1, 1], markers: 7 });
  expect(t.state.cardOwner[1]).toBe(0);
  expect(t.state.cardAt[1]).toBe(-1);
  expect(t.state.blueprintDisplay).not.toContain(1);
  expect(BLUEPRINTS.map(({ building }) => building)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
  const shelter = orbit((s) => {
    s.blueprintDisplay = [card('gym'), -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1];
  });
  main(shelter, 'obtain-blueprint');
  shelter.choose(0, { do: 'blueprint', card: 'gym' });
  expect(shelter.state.players[0].below).toBe(1);
});

rule('OM-BLUE-02', 'no marker, no Blueprint', () => {
  const t = orbit((_, me) => {
    me.markers = 0;
    me.crystals = 3;
    me.ships = 0;
  });
  expect(t.whyNot(0, { do: 'main', action: 'obtain-blueprint' })).toBe('OM-BLUE-02');
  expect(t.options(0)).not.toOffer({ do: 'executive', slot: 3 });
});

rule('OM-BLUE-03', 'the display is not refilled', () => {
  const t = orbit();
  main(t, 'obtain-blueprint');
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  t.choose(0, { do: 'boost' });
  expect(t.whyNot(0, { do: 'blueprint', card: 'metal-deposit' })).toBe('OM-BLUE-03');
  t.choose(0, { do: 'blueprint', card: 'private-ship' });
  t.choose(0, DONE);
  end(t);
  expect(t.state.blueprintDisplay).toEqual([0, -1, 2, 3, -1, 5, -1, -1, -1, -1, -1, -1]);
  expect(t.state.blueprintDeck).toHaveLength(18);
});

rule(['OM-BLUE-04', 'OM-ADV-01', 'OM-SCI-02'], 'a card that is not used offers nothing to anybody', () => {
  const t = orbit((s, me, other) => {
    own(s, 0, 'casino');
    own(s, 1, 'gym');
    me.crystals = 3;
    s.scientistOwner[5] = 0;
    other.crystals = 3;
  });
  expect(t.whyNot(0, { do: 'advanced', card: 'casino', scientist: false })).toBe('OM-ADV-01');
  expect(t.whyNot(0, { do: 'advanced', card: 'gym', scientist: true })).toBe('OM-SCI-02');
});

rule('OM-BLUE-05', 'each Colonist sent takes one more', () => {
  const t = orbit();
  main(t, 'obtain-blueprint');
  for (const [i, name] of ['metal-deposit', 'wind-turbines', 'moisture-vaporator'].entries()) {
    if (i > 0) t.choose(0, { do: 'boost' });
    t.choose(0, { do: 'blueprint', card: name });
  }
  expect(t.state.players[0]).toMatchObject({ markers: 5, quarters: 0, working: 2 });
});

rule('OM-BLUE-07', 'every Blueprint counts for its Mission, whatever brings it', () => {
  const t = orbit((s, me) => {
    s.missions = [1, 7, 8];
    me.crystals = 3;
    me.ships = 0;
  });
  t.choose(0, { do: 'executive', slot: 3 });
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  main(t, 'obtain-blueprint');
  t.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(t.state.trackers[0]).toBe(7);
  expect(t.state.players[0].below).toBe(2);
});

rule('OM-BLUE-08', 'without a card there is no action, with one left no boost', () => {
  const none = orbit((s) => s.blueprintDisplay.fill(-1));
  expect(none.whyNot(0, { do: 'main', action: 'obtain-blueprint' })).toBe('OM-BLUE-08');
  const last = orbit((s) => {
    s.blueprintDisplay.fill(-1);
    s.blueprintDisplay[7] = 3;
  });
  main(last, 'obtain-blueprint');
  last.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(last.step(0)).toBe('act');
  const marker = orbit((_, me) => {
    me.markers = 1;
  });
  main(marker, 'obtain-blueprint');
  marker.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(marker.step(0)).toBe('act');
});

rule(['OM-TECH-01', 'OM-TECH-05'], 'a tile goes to column 1, its row is paid, its benefit taken', () => {
  const t = orbit((s) => {
    s.grid[2] = 2;
  });
  main(t, 'learn-technology');
  expect(t.whyNot(0, { do: 'learn', from: 'middle-1', at: 'c2-top' })).toBe('OM-TECH-01');
  t.choose(0, { do: 'learn', from: 'middle-1', at: 'c1-bottom' });
  t.choose(0, { do: 'pay', battery: 1 });
  expect(t.state.players[0]).toMatchObject({ below: 1, storage: [1, 0, 1, 1, 1] });
  expect(t.state.players[0].tech[2]).toBe(1);
  expect(t.state.grid[2]).toBe(-1);
  const top = orbit();
  main(top, 'learn-technology');
  top.choose(0, { do: 'learn', from: 'bottom-2', at: 'c1-top' });
  expect(top.options(0)).toOffer(DONE);
  top.choose(0, { do: 'take', good: 'oxygen' });
  expect(top.state.players[0].storage[4]).toBe(2);
});

rule('OM-TECH-02', 'bottom row free, middle a Battery, top a Battery and one of choice', () => {
  const cost = (from: GridSpaceName, storage: number[]): boolean => {
    const t = orbit((_, me) => {
      me.storage = storage;
    });
    main(t, 'learn-technology');
    const free = t.options(0).some((choice) => choice.do === 'learn' && choice.from === from);
    if (!free) expect(t.whyNot(0, { do: 'learn', from, at: 'c1-top' })).toBe('OM-TECH-02');
    return free;
  };
  expect(cost('bottom-1', [0, 0, 0, 0, 0])).toBe(true);
  expect(cost('middle-2', [0, 0, 1, 1, 1])).toBe(false);
  expect(cost('middle-2', [0, 1, 0, 0, 0])).toBe(true);
  expect(cost('middle-2', [1, 0, 0, 0, 0])).toBe(true);
  expect(cost('top-3', [0, 1, 0, 0, 0])).toBe(false);
  expect(cost('top-3', [0, 1, 0, 0, 1])).toBe(true);
  expect(cost('top-3', [0, 0, 2, 2, 2])).toBe(false);
});

rule('OM-TECH-03', 'with column 1 full no tile can be taken', () => {
  const one = orbit((s) => tech(s, 0, 'rover', 1));
  main(one, 'learn-technology');
  expect(one.whyNot(0, { do: 'learn', from: 'bottom-1', at: 'c1-top' })).toBe('OM-TECH-03');
  const two = orbit((s) => {
    tech(s, 0, 'rover', 1);
    tech(s, 0, 'ship', 1);
  });
  expect(two.whyNot(0, { do: 'main', action: 'learn-technology' })).toBe('OM-TECH-03');
});

rule('OM-TECH-04', 'one tile of a type', () => {
  const t = orbit((s) => tech(s, 0, 'mine', 3));
  main(t, 'learn-technology');
  expect(t.whyNot(0, { do: 'learn', from: 'bottom-1', at: 'c1-top' })).toBe('OM-TECH-04');
});

rule('OM-TECH-06', 'one boost for a second tile, no third', () => {
  const t = orbit((s, me) => {
    me.storage = [3, 3, 3, 3, 3];
    s.players[0].shelters = 3;
  });
  main(t, 'learn-technology');
  t.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'learn', from: 'bottom-2', at: 'c1-top' });
  t.choose(0, { do: 'take', good: 'crystal' });
  expect(t.step(0)).toBe('act');
  const tank = orbit((s) => {
    advanced(s, 0, 'oxygen-tank', hex(3, 0));
    s.players[0].crystals = 2;
  });
  expect(tank.options(0)).toOffer({ do: 'advanced', card: 'oxygen-tank' });
});

rule('OM-TECH-07', 'the grid stays as it is until the Colony grows', () => {
  const t = position({ seats: 3 });
  main(t, 'learn-technology');
  t.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
  t.choose(0, DONE);
  end(t);
  expect(t.state.grid).toEqual([-1, 1, 2, 3, 4, 6, 7, 8]);
  const empty = orbit((s) => {
    s.grid[0] = -1;
  });
  main(empty, 'learn-technology');
  expect(empty.whyNot(0, { do: 'learn', from: 'bottom-1', at: 'c1-top' })).toBe('OM-TECH-07');
});

rule('OM-TECH-08', 'benefits of column 5 repeat for Colonists, the Bots of column 3 for Crystals', () => {
  const blue = orbit((s, me) => {
    me.tech[6] = 7;
    me.ships = 0;
    me.crystals = 4;
    me.quarters = 1;
    s.level = 1;
  });
  blue.choose(0, { do: 'executive', slot: 1 });
  blue.choose(0, { do: 'develop', tech: 'rover', to: 'c5-top' });
  blue.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  blue.choose(0, { do: 'boost' });
  blue.choose(0, { do: 'blueprint', card: 'wind-turbines' });
  expect(blue.state.players[0]).toMatchObject({ working: 1, markers: 6 });
  const bots = orbit((_, me) => {
    me.crystals = 5;
    me.ships = 0;
  });
  bots.choose(0, { do: 'executive', slot: 1 });
  bots.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-bottom' });
  bots.choose(0, { do: 'extend', piece: 'bot' });
  expect(bots.state.players[0].crystals).toBe(0);
  expect(bots.options(0)).not.toOffer({ piece: 'rover' });
});

rule('OM-TECH-09', 'the action needs a tile that may be owned and paid', () => {
  const t = orbit((s, me) => {
    s.grid = [-1, -1, 0, 1, 2, 3, 4, 6];
    me.storage = [0, 0, 1, 1, 1];
  });
  expect(t.whyNot(0, { do: 'main', action: 'learn-technology' })).toBe('OM-TECH-09');
});

rule(['OM-RND-01', 'OM-RND-09'], 'one tile twice or two once each; at least one', () => {
  const twice = orbit((s) => tech(s, 0, 'rover', 1));
  main(twice, 'research-development');
  expect(twice.whyNot(0, DONE)).toBe('OM-RND-09');
  twice.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  twice.choose(0, { do: 'pay', water: 1 });
  expect(twice.options(0)).toOffer(DONE);
  twice.choose(0, { do: 'develop', tech: 'rover', to: 'c3-top' });
  twice.choose(0, { do: 'pay', oxygen: 1 });
  expect(twice.state.players[0].tech[6]).toBe(5);
  twice.choose(0, DONE);
  expect(twice.step(0)).toBe('act');
  const each = orbit((s) => tech(s, 0, 'rover', 1));
  main(each, 'research-development');
  each.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  each.choose(0, { do: 'pay', water: 1 });
  each.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
  each.choose(0, { do: 'pay', oxygen: 1 });
  expect([each.state.players[0].tech[6], each.state.players[0].tech[5]]).toEqual([2, 5]);
});

rule(['OM-RND-02', 'OM-RND-07'], 'a tile moves to a neighbour in the next column, which is its level', () => {
  const t = orbit((s) => {
    tech(s, 0, 'rover', 1);
    s.players[0].tech[7] = 1;
  });
  main(t, 'research-development');
  expect(t.options(0)).toOffer({ tech: 'rover', to: 'c2-top' });
  expect(t.options(0)).not.toOffer({ tech: 'rover', to: 'c2-bottom' });
  expect(t.options(0)).toOffer({ tech: 'ship', to: 'c2-bottom' });
  expect(t.options(0)).toOffer({ tech: 'shelter', to: 'c3-top' });
  expect(t.options(0)).toOffer({ tech: 'shelter', to: 'c3-bottom' });
  expect(t.whyNot(0, { do: 'develop', tech: 'rover', to: 'c3-top' })).toBe('OM-RND-02');
  expect(t.whyNot(0, { do: 'develop', tech: 'mine', to: 'c2-top' })).toBe('OM-RND-01');
});

rule('OM-RND-03', 'the column entered has its cost', () => {
  const can = (from: number, to: string, storage: number[], crystals: number): boolean => {
    const t = orbit((_, me) => {
      me.tech[5] = -1;
      me.tech[6] = from;
      me.tech[7] = 3;
      me.storage = storage;
      me.crystals = crystals;
    });
    if (!t.options(0).some((choice) => choice.do === 'main' && choice.action === 'research-development')) return false;
    main(t, 'research-development');
    return t.options(0).some((choice) => choice.do === 'develop' && choice.tech === 'rover' && choice.to === to);
  };
  expect(can(0, 'c2-top', [0, 0, 0, 1, 0], 0)).toBe(true);
  expect(can(2, 'c3-top', [0, 1, 1, 1, 0], 0)).toBe(false);
  expect(can(2, 'c3-top', [0, 0, 0, 0, 1], 0)).toBe(true);
  expect(can(5, 'c4-top', [1, 0, 0, 0, 0], 0)).toBe(true);
  expect(can(5, 'c4-top', [0, 1, 0, 0, 0], 0)).toBe(false);
  expect(can(7, 'c5-top', [0, 0, 0, 0, 1], 0)).toBe(false);
  expect(can(7, 'c5-top', [0, 0, 1, 0, 1], 0)).toBe(true);
  expect(can(10, 'c6', [0, 0, 0, 0, 1], 0)).toBe(false);
  expect(can(10, 'c6', [0, 0, 0, 0, 1], 1)).toBe(true);
});

rule(['OM-RND-04', 'OM-RND-05'], 'a benefit comes at once and may pay for the next development', () => {
  const t = orbit((_, me) => {
    me.tech[6] = 7;
    me.storage = [0, 0, 0, 1, 1];
  });
  main(t, 'research-development');
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-top' });
  expect(t.state.players[0].storage).toEqual([1, 0, 0, 1, 0]);
  t.choose(0, { do: 'develop', tech: 'rover', to: 'c5-top' });
  expect(t.state.players[0].storage).toEqual([0, 0, 0, 0, 0]);
  expect(t.state.players[0].tech[6]).toBe(10);
});

rule(['OM-RND-06', 'OM-RND-10'], 'no move onto an occupied space, none beyond level 6', () => {
  const t = orbit((_, me) => {
    me.tech[5] = 5;
    me.tech[6] = 2;
    me.tech[7] = 12;
    me.tech[8] = 10;
    me.storage = [3, 3, 3, 3, 3];
  });
  main(t, 'research-development');
  expect(t.whyNot(0, { do: 'develop', tech: 'rover', to: 'c3-top' })).toBe('OM-RND-06');
  expect(t.whyNot(0, { do: 'develop', tech: 'ship', to: 'c6' })).toBe('OM-RND-06');
  expect(t.whyNot(0, { do: 'develop', tech: 'upgrade', to: 'c6' })).toBe('OM-RND-10');
  expect(t.options(0)).toOfferExactly([
    { do: 'develop', tech: 'shelter', to: 'c4-top' },
    { do: 'develop', tech: 'shelter', to: 'c4-middle' },
  ]);
});

rule('OM-RND-08', 'each Colonist sent develops one tile once more at normal cost', () => {
  const t = orbit((s, me) => {
    tech(s, 0, 'rover', 1);
    me.storage = [0, 3, 0, 0, 2];
  });
  main(t, 'research-development');
  t.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  t.choose(0, { do: 'pay', battery: 1 });
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c3-bottom' });
  t.choose(0, DONE);
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'develop', tech: 'shelter', to: 'c4-middle' });
  expect(t.state.players[0]).toMatchObject({ storage: [0, 2, 0, 0, 0], working: 1 });
  expect(t.step(0)).toBe('act');
});

rule('OM-RND-11', 'at no cost waives the Crystal of level 6 too', () => {
  const t = orbit((_, me) => {
    me.tech[6] = 10;
    me.storage = [0, 0, 0, 0, 0];
    me.crystals = 4;
    me.ships = 0;
  });
  t.choose(0, { do: 'executive', slot: 1 });
  t.choose(0, { do: 'develop', tech: 'rover', to: 'c6' });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, storage: [0, 0, 0, 0, 0] });
});

const beside = (edit: Parameters<typeof colony>[0], seats = 3): ReturnType<typeof colony> =>
  position({
    seats,
    side: 'colony',
    edit(s, me, other) {
      moveBot(s, 0, hex(1, -3));
      me.storage = [2, 2, 2, 2, 2];
      edit?.(s, me, other);
    },
  });

rule(['OM-USE-01', 'OM-USE-02'], 'any one tile of the type, levels are not added', () => {
  const t = beside((s) => {
    tech(s, 0, 'generator', 1);
    tech(s, 1, 'generator', 2);
    tech(s, 2, 'generator', 3);
  });
  main(t, 'construct-building');
  t.choose(0, { do: 'build', building: 'generator', at: hex(0, -3) });
  expect(t.options(0)).toOfferExactly([0, 1, 2].map((owner) => ({ do: 'use', tech: 'generator', owner, boost: 0 })));
  const low = beside((s) => {
    put(s, 'generator', hex(0, -3));
    put(s, 'generator', hex(-1, -2));
    tech(s, 1, 'generator', 1);
    tech(s, 2, 'generator', 2);
  });
  main(low, 'construct-building');
  expect(low.whyNot(0, { do: 'build', building: 'generator', at: hex(1, -4) })).toBe('OM-BUILD-06');
});

rule('OM-USE-03', 'the own tile costs nothing', () => {
  const t = beside((s) => tech(s, 0, 'generator', 1));
  main(t, 'construct-building');
  t.choose(0, { do: 'build', building: 'generator', at: hex(0, -3) });
  expect(t.state.uses).toEqual([]);
});

rule(
  ['OM-USE-04', 'OM-USE-05', 'OM-USE-06'],
  'at the end of the turn each owner develops the used tile free or keeps the Oxygen',
  () => {
    const t = beside((s) => {
      tech(s, 1, 'generator', 2);
      s.players[1].storage = [0, 0, 0, 0, 0];
    });
    main(t, 'construct-building');
    t.choose(0, { do: 'build', building: 'generator', at: hex(0, -3) });
    expect(t.asked()).toEqual([0]);
    expect(t.state.players[1].storage[4]).toBe(0);
    while (t.step(0) !== 'act') t.choose(0, DONE);
    end(t);
    expect(t.asked()).toEqual([1]);
    expect([0, 1, 2].map((seat) => onMars.isAside?.(t.state, seat))).toEqual([false, true, true]);
    expect(t.options(1)).toOfferExactly([{ do: 'keep' }, { do: 'develop', tech: 'generator', to: 'c3-top' }]);
    expect(t.whyNot(1, { do: 'done' })).toBe('OM-USE-05');
    expect(t.whyNot(1, { do: 'develop', tech: 'shelter', to: 'c3-top' })).toBe('OM-USE-06');
    t.choose(1, { do: 'keep' });
    expect(t.state.players[1].storage[4]).toBe(1);
    t.undo(1);
    t.choose(1, { do: 'develop', tech: 'generator', to: 'c3-top' });
    expect(t.state.players[1].storage).toEqual([1, 0, 0, 0, 0]);
  },
);

rule('OM-USE-07', 'who cannot develop keeps the Oxygen, as far as it fits or a Contract wants it', () => {
  const kept = (stored: number, contract: boolean): readonly [number, number] => {
    const t = beside((s) => {
      tech(s, 1, 'generator', 6);
      s.players[1].storage[4] = stored;
      if (contract) s.contractOwner[9] = 1;
      s.uses = [16 + 1];
    });
    main(t, 'control-center');
    t.choose(0, DONE);
    end(t);
    return [t.state.players[1].storage[4], t.state.contractGoods[9] >> 12];
  };
  expect(kept(0, false)).toEqual([1, 0]);
  expect(kept(2, false)).toEqual([2, 0]);
  expect(kept(2, true)).toEqual([2, 1]);
});

rule('OM-USE-08', 'what a level is worth', () => {
  const t = colony((s) => {
    tech(s, 0, 'rover', 3);
  });
  main(t, 'control-center');
  t.choose(0, { do: 'use', tech: 'rover', owner: 0, boost: 0 });
  let at = hex(0, 0);
  for (const to of [hex(1, 0), hex(1, 1), hex(1, 2), hex(0, 3), hex(-1, 3)]) {
    t.choose(0, { do: 'move', piece: 'rover', from: at, to });
    at = to;
  }
  expect(t.options(0)).not.toOffer({ do: 'move', piece: 'rover' });
});

rule('OM-USE-09', 'one use serves the whole action', () => {
  const t = colony((s, me) => {
    tech(s, 1, 'ship', 2);
    me.storage = [0, 0, 3, 3, 0];
    s.level = 4;
  });
  main(t, 'welcome-ship');
  t.choose(0, { do: 'welcome', slot: 1, gain: 'colonists' });
  t.choose(0, { do: 'use', tech: 'ship', owner: 1, boost: 0 });
  expect(t.options(0)).toOffer(DONE);
  t.choose(0, { do: 'welcome', slot: 2, gain: 'bot' });
  while (t.step(0) === 'new-bot') t.choose(0, t.options(0)[0]);
  t.choose(0, { do: 'welcome', slot: 3, gain: 'colonists' });
  expect(t.state.uses).toEqual([16 + 7]);
  expect(t.state.players[0].hangar).toBe(3);
});

rule('OM-USE-10', 'Tech used in a compensation is compensated after the others', () => {
  const t = position({
    seats: 3,
    side: 'colony',
    edit(s, _, other) {
      // The first owner reaches the upgrade space and uses the active player's Upgrade Tech there.
      other.tech[6] = 9;
      tech(s, 0, 'upgrade', 1);
      tech(s, 2, 'rover', 1);
      own(s, 1, 'wind-turbines');
      own(s, 1, 'automated-production');
      put(s, 'generator', hex(2, 2));
      put(s, 'generator', hex(3, 1));
      moveBot(s, 1, hex(3, 2));
      other.storage[0] = 2;
      s.uses = [16 + 6, 32 + 6];
      s.players[2].space = 8;
      other.space = 7;
    },
  });
  main(t, 'control-center');
  t.choose(0, DONE);
  end(t);
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'develop', tech: 'rover', to: 'c5-bottom' });
  t.choose(1, { do: 'upgrade', card: 'wind-turbines', at: hex(2, 2) });
  t.choose(1, { do: 'use', tech: 'upgrade', owner: 0, boost: 0 });
  t.choose(1, { do: 'upgrade', card: 'automated-production', at: hex(3, 1) });
  if (t.asked()[0] === 1) t.choose(1, DONE);
  expect(t.asked()).toEqual([2]);
  t.choose(2, { do: 'keep' });
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('develop-used');
});

rule('OM-USE-11', 'a tile developed meanwhile is still the used tile', () => {
  const t = position({
    seats: 3,
    side: 'colony',
    edit(s) {
      tech(s, 1, 'rover', 1);
      s.uses = [16 + 6, 16 + 6];
    },
  });
  main(t, 'control-center');
  t.choose(0, DONE);
  end(t);
  t.choose(1, { do: 'develop', tech: 'rover', to: 'c2-top' });
  expect(t.options(1)).toOfferExactly([{ do: 'keep' }, { do: 'develop', tech: 'rover', to: 'c3-top' }]);
});

rule(['OM-SUPPLY-01', 'OM-SUPPLY-05'], 'one item: a Resource to Storage, a Crystal below the Depot', () => {
  const t = orbit();
  main(t, 'resupply');
  expect(t.options(0)).toOfferExactly(
    (['battery', 'water', 'plant', 'oxygen', 'crystal'] as const).map((good) => ({ do: 'take', good })),
  );
  t.choose(0, { do: 'take', good: 'crystal' });
  expect(t.state.players[0]).toMatchObject({ crystals: 1, below: 1 });
  expect(t.state.warehouse).toEqual([0, 2, 2, 2, 2, 1]);
});

rule('OM-SUPPLY-02', 'two Colonists sent: three items', () => {
  const t = orbit();
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'crystal' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'take', good: 'crystal' });
  t.choose(0, { do: 'boost' });
  t.choose(0, { do: 'take', good: 'water' });
  expect(t.state.players[0]).toMatchObject({ below: 2, storage: [1, 1, 2, 1, 1], working: 2 });
});

rule(['OM-SUPPLY-03', 'OM-SUPPLY-04'], 'an item must be there and find room or a Contract', () => {
  const t = orbit((s, me) => {
    me.storage = [2, 2, 2, 2, 1];
    me.crystals = 2;
    me.below = 0;
    s.warehouse = [0, 2, 2, 1, 0, 2];
    s.contractOwner[8] = 0;
    s.contractOwner[11] = 1;
  });
  main(t, 'resupply');
  expect(t.options(0)).toOfferExactly([
    { do: 'take', good: 'water' },
    { do: 'take', good: 'crystal' },
    { do: 'deliver', contract: 'contract-09', good: 'mineral' },
    { do: 'deliver', contract: 'contract-09', good: 'water' },
  ]);
  expect(t.whyNot(0, { do: 'take', good: 'plant' })).toBe('OM-SUPPLY-03');
  expect(t.whyNot(0, { do: 'take', good: 'oxygen' })).toBe('OM-SUPPLY-04');
  t.choose(0, { do: 'take', good: 'water' });
  expect(t.state.contractGoods[8] >> 6).toBe(1);
  const full = orbit((s, me) => {
    me.crystals = 3;
    s.contractOwner[11] = 0;
  });
  main(full, 'resupply');
  full.choose(0, { do: 'take', good: 'crystal' });
  expect(full.state.contractGoods[11] >> 15).toBe(1);
  expect(full.state.players[0].below).toBe(0);
  const no = orbit((_, me) => {
    me.crystals = 3;
  });
  main(no, 'resupply');
  expect(no.whyNot(0, { do: 'take', good: 'crystal' })).toBe('OM-SUPPLY-03');
});

rule('OM-SUPPLY-06', 'the Warehouse is not refilled before the Colony grows', () => {
  const t = orbit();
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, DONE);
  end(t);
  expect(t.state.warehouse).toEqual([0, 2, 1, 2, 2, 2]);
  const tile = colony((s) => {
    discovery(s, 11, hex(0, 1));
  });
  main(tile, 'control-center');
  tile.choose(0, { do: 'move', piece: 'rover', from: hex(0, 0), to: hex(0, 1) });
  tile.choose(0, DONE);
  tile.choose(0, { do: 'collect', at: hex(0, 1) });
  tile.choose(0, { do: 'take', good: 'plant' });
  tile.choose(0, { do: 'take', good: 'oxygen' });
  expect(tile.state.warehouse).toEqual([0, 2, 2, 1, 1, 2]);
});
