import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import type { BuildingName } from '../data/index.ts';
import { ILLEGAL, neededLevel } from '../rules/build.ts';
import { distance, HEX_COUNT } from '../rules/hexes.ts';
import { type OmChoice, type OnMarsState, TILE } from '../rules/state.ts';
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
  type T,
  tech,
} from './position.ts';

type Edit = Parameters<typeof colony>[0];

function building(edit?: Edit, seats = 2): T {
  const t = position({ seats, side: 'colony', ...(edit ? { edit } : {}) });
  main(t, 'construct-building');
  return t;
}
function build(t: T, name: BuildingName, at: number): void {
  t.choose(0, { do: 'build', building: name, at });
  if (name === 'shelter' && t.step(0) === 'use-tech') t.choose(0, { do: 'use', tech: 'shelter', owner: 0, boost: 0 });
}
const sites = (t: T, name: string): number[] =>
  t.options(0).flatMap((choice: OmChoice) => (choice.do === 'build' && choice.building === name ? [choice.at] : []));

rule(['OM-BUILD-01', 'OM-BUILD-17'], 'a type needs a tile, a payable cost and a hex', () => {
  const t = building((s, me) => {
    s.built[1] = 6;
    me.shelters = 4;
    me.storage[3] = 0;
    me.storage[0] = 0;
  });
  expect(sites(t, 'generator')).toEqual([]);
  expect(t.whyNot(0, { do: 'build', building: 'generator', at: hex(-2, -2) })).toBe('OM-BUILD-01');
  expect(t.whyNot(0, { do: 'build', building: 'oxygen-condenser', at: hex(-2, -2) })).toBe('OM-BUILD-02');
  const none = colony((s, me) => {
    me.storage = [0, 0, 0, 0, 0];
    s.built[0] = 6;
  });
  expect(none.whyNot(0, { do: 'main', action: 'construct-building' })).toBe('OM-BUILD-17');
});

rule('OM-BUILD-02', 'what each type costs', () => {
  const around: readonly (readonly [name: BuildingName, at: number])[] = [
    ['generator', hex(0, -4)],
    ['water-extractor', hex(0, 4)],
    ['greenhouse', hex(-4, 1)],
    ['oxygen-condenser', hex(4, -1)],
    ['shelter', hex(-4, 0)],
  ];
  for (const [good, [name, at]] of around.entries()) {
    const t = building((s, me) => {
      moveBot(s, 0, at);
      me.storage = [0, 0, 0, 0, 0];
      me.storage[good] = 1;
      me.quarters = 1;
      s.ground.fill(0);
    });
    expect(sites(t, name)).toContain(at);
    build(t, name, at);
    if (t.step(0) === 'step-aside') t.choose(0, t.options(0)[0]);
    expect(t.state.players[0].storage[good]).toBe(0);
  }
  const mine = building((s, me) => {
    moveBot(s, 0, hex(1, 1));
    me.storage = [0, 0, 0, 0, 0];
    me.quarters = 2;
  });
  build(mine, 'mine', hex(1, 1));
  expect(mine.state.players[0].quarters).toBe(0);
});

rule('OM-BUILD-03', 'no Building on the hex, and a Bot of one’s own beside it', () => {
  const t = building();
  expect(t.whyNot(0, { do: 'build', building: 'generator', at: hex(-2, -1) })).toBe('OM-BUILD-03');
  expect(t.whyNot(0, { do: 'build', building: 'generator', at: hex(0, -4) })).toBe('OM-BUILD-03');
  expect(sites(t, 'generator')).toContain(hex(-2, -2));
});

rule(['OM-BUILD-04', 'OM-BUILD-05'], 'exactly two hexes from one of its type and next to none', () => {
  const t = building((s) => moveBot(s, 0, hex(1, -3)));
  // Next to the Generator without a Tech, two away, and three away.
  expect(t.whyNot(0, { do: 'build', building: 'generator', at: hex(1, -3) })).toBe('OM-BUILD-06');
  expect(sites(t, 'generator')).toContain(hex(1, -4));
  expect(t.whyNot(0, { do: 'build', building: 'mine', at: hex(1, -4) })).toBe('OM-BUILD-04');
  build(t, 'generator', hex(1, -4));
  expect(t.state.players[0]).toMatchObject({ progress: 0, storage: [0, 2, 1, 1, 1] });
  expect(t.state.uses).toEqual([]);
});

function level(edit: (s: OnMarsState) => void, at: number): number {
  for (let n = 0; n <= 6; n++) {
    const t = building((s) => {
      s.building[hex(0, 2)] = -1;
      edit(s);
      if (n > 0) tech(s, 0, 'water-extractor', n);
      moveBot(s, 0, at);
    });
    if (sites(t, 'water-extractor').includes(at)) return n;
  }
  return 7;
}

rule(['OM-BUILD-04', 'OM-BUILD-06'], 'it is the same in every direction', () => {
  const lone = place({
    edit: (s) => {
      s.building.fill(-1);
      put(s, 'generator', hex(0, 0));
    },
  });
  for (let at = 0; at < HEX_COUNT; at++) {
    const steps = distance(hex(0, 0), at);
    const needed = steps === 1 ? 1 : steps === 2 ? 0 : ILLEGAL;
    expect(neededLevel(lone, 0, 1, at), `${steps} steps away`).toBe(needed);
  }
});

rule(['OM-BUILD-06', 'OM-BUILD-19'], 'the Tech level must reach all Buildings of the adjacent groups', () => {
  const at = hex(3, 0);
  expect(level((s) => put(s, 'water-extractor', hex(4, 0)), at)).toBe(1);
  const two = (s: OnMarsState): void => {
    put(s, 'water-extractor', hex(4, 0));
    put(s, 'water-extractor', hex(3, 1));
  };
  expect(
    level((s) => {
      put(s, 'water-extractor', hex(4, -1));
      put(s, 'water-extractor', hex(3, 1));
      put(s, 'water-extractor', hex(3, 2));
    }, at),
  ).toBe(3);
  expect(
    level((s) => {
      put(s, 'water-extractor', hex(3, 1));
      put(s, 'water-extractor', hex(3, 2));
      put(s, 'water-extractor', hex(2, 3));
    }, at),
  ).toBe(3);
  expect(level(two, at)).toBe(2);
  // A higher tile than needed may be used.
  const high = building((s) => {
    put(s, 'generator', hex(-2, -2));
    tech(s, 0, 'generator', 5);
  });
  build(high, 'generator', hex(-3, -1));
  expect(high.state.building[hex(-3, -1)]).toBe(1);
});

rule('OM-BUILD-07', 'each arrow puts a Crystal on an empty hex of the map', () => {
  const t = building((s) => {
    (s.stacks as number[])[6] = 5;
    moveBot(s, 0, hex(-2, -3));
  });
  // Arrows north (off the map), south-east and south-west (both empty).
  build(t, 'generator', hex(-2, -2));
  expect(t.state.ground[hex(-3, -1)]).toBe(1);
  expect(t.state.ground[hex(-1, -2)]).toBe(1);
  expect(t.state.ground[hex(-2, -3)]).toBe(0);
  expect(t.state.built).toEqual([0, 1, 0, 0, 0]);
  const edge = building((s) => {
    (s.stacks as number[])[6] = 5;
    moveBot(s, 0, hex(1, -4));
    discovery(s, 12, hex(0, -3));
  });
  build(edge, 'generator', hex(1, -4));
  if (edge.step(0) === 'step-aside') edge.choose(0, { do: 'displace', to: hex(1, -3) });
  // North is off the map, south-west holds a tile, south-east is free.
  expect(edge.state.ground[hex(0, -3)]).toBe(TILE + 12);
  expect(edge.state.ground[hex(2, -4)]).toBe(1);
});

rule(['OM-BUILD-08', 'OM-BUILD-18'], 'the gain is the size of the new Complex', () => {
  const t = building((s, me) => {
    tech(s, 0, 'oxygen-condenser', 3);
    moveBot(s, 0, hex(3, -1));
    me.shelters = 5;
    me.storage[0] = 0;
  });
  build(t, 'oxygen-condenser', hex(3, -1));
  if (t.step(0) === 'step-aside') t.choose(0, t.options(0)[0]);
  expect(t.state.players[0].storage[4]).toBe(3);
  const joined = building((s, me) => {
    tech(s, 0, 'oxygen-condenser', 3);
    put(s, 'oxygen-condenser', hex(4, -2));
    put(s, 'oxygen-condenser', hex(4, -1));
    moveBot(s, 0, hex(3, -1));
    me.shelters = 5;
    me.storage[0] = 0;
  });
  build(joined, 'oxygen-condenser', hex(3, -1));
  if (joined.step(0) === 'step-aside') joined.choose(0, joined.options(0)[0]);
  expect(joined.state.players[0].storage[4]).toBe(5);
});

rule(['OM-BUILD-09', 'OM-BUILD-11'], 'a Shelter gives Crystals and moves no cube', () => {
  const t = building((_, me) => {
    me.storage[0] = 0;
  });
  build(t, 'shelter', hex(-2, -2));
  expect(t.state.players[0]).toMatchObject({ below: 2, progress: 0, shelters: 2 });
});

rule(['OM-BUILD-10', 'OM-MINE-05'], 'the first Complex of a type moves its Progress cube, once', () => {
  const t = building((s) => {
    s.missions = [6, 7, 8];
    tech(s, 0, 'mine', 4);
    moveBot(s, 0, hex(0, 1));
    s.players[0].quarters = 4;
  });
  build(t, 'mine', hex(-1, 1));
  expect(t.state.players[0].progress).toBe(1);
  expect(t.state.trackers[0]).toBe(8);
  const again = building((s, me) => {
    s.missions = [6, 7, 8];
    me.progress = 1;
    tech(s, 0, 'mine', 4);
    moveBot(s, 0, hex(0, 1));
  });
  build(again, 'mine', hex(-1, 1));
  expect(again.state.trackers[0]).toBe(9);
});

rule('OM-BUILD-12', 'a new Shelter makes room at once', () => {
  const t = building((_, me) => {
    me.storage = [2, 2, 2, 2, 2];
    me.crystals = 2;
  });
  build(t, 'shelter', hex(-3, 0));
  t.choose(0, { do: 'pay', oxygen: 1 });
  expect(t.state.players[0].shelters).toBe(2);
  t.choose(0, { do: 'executive', slot: 7 });
  t.choose(0, { do: 'take', good: 'water' });
  expect(t.state.players[0].storage[2]).toBe(3);
});

rule('OM-BUILD-13', 'at most five Shelters', () => {
  const t = building((_, me) => {
    me.shelters = 5;
  });
  expect(t.whyNot(0, { do: 'build', building: 'shelter', at: hex(-2, -2) })).toBe('OM-BUILD-13');
});

rule(['OM-BUILD-14', 'OM-MINE-04'], 'other Buildings belong to nobody', () => {
  const t = colony((s) => {
    miner(s, 1, hex(-2, 0));
    own(s, 0, 'metal-deposit');
  });
  main(t, 'upgrade-building');
  t.choose(0, { do: 'upgrade', card: 'metal-deposit', at: hex(-2, 0) });
  expect(t.state.marker[hex(-2, 0)]).toBe(0);
  expect(t.state.players[1].miners).toEqual([]);
});

rule('OM-BUILD-15', 'an LSS Building moves its marker', () => {
  const t = building();
  build(t, 'generator', hex(-2, -2));
  expect(t.state.lss).toEqual([2, 1, 1, 1]);
});

rule(['OM-BUILD-16', 'OM-LSS-08'], 'pay, place, displace, arrows, gain, cube, LSS - in this order', () => {
  const t = building((s, me) => {
    s.rewards = [7, 1, 2, 3];
    moveRover(s, 1, hex(-2, -2));
    put(s, 'generator', hex(-1, -2));
    s.building[hex(0, -2)] = -1;
    tech(s, 1, 'generator', 1);
    (s.stacks as number[])[6] = 5;
    me.quarters = 3;
  });
  build(t, 'generator', hex(-2, -2));
  expect(t.state.building[hex(-2, -2)]).toBe(1);
  expect(t.state.players[0].storage[0]).toBe(0);
  expect(t.state.ground.filter((g) => g === 1)).toHaveLength(0);
  expect(t.asked()).toEqual([1]);
  t.choose(1, { do: 'displace', to: hex(-3, -1) });
  // The hex that was stepped on is no longer empty for the arrow.
  expect(t.state.ground[hex(-3, -1)]).toBe(0);
  const names = t.events.map(({ event }) => event);
  const order = ['paid', 'displaced', 'built', 'gained', 'progress', 'lss', 'points'].map((name) =>
    names.indexOf(name),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThanOrEqual(0);
  // 2 for the first Generator and 1 for each of the 2 Colonists in LQ.
  expect(t.state.players[0].op).toBe(4);
  expect(t.step(0)).toBe('lss-benefit');
});

rule('OM-DISPL-01', 'a Crystal under a construction goes back', () => {
  const t = building((s) => {
    s.ground[hex(-2, -2)] = 1;
  });
  build(t, 'generator', hex(-2, -2));
  expect(t.state.ground[hex(-2, -2)]).toBe(0);
  expect(t.state.players[0].below).toBe(0);
});

rule('OM-DISPL-02', 'a tile under a construction is out of the game', () => {
  const t = building((s) => discovery(s, 14, hex(-2, -2)));
  build(t, 'generator', hex(-2, -2));
  expect(t.state.ground).not.toContain(TILE + 14);
  expect(t.state.players[0].discoveries).toBe(0);
});

rule(
  ['OM-DISPL-03', 'OM-DISPL-04', 'OM-DISPL-06'],
  'the owner moves a piece to a closest available hex, collecting nothing',
  () => {
    const t = building((s) => {
      moveRover(s, 1, hex(-2, -2));
      s.ground[hex(-1, -2)] = 1;
      discovery(s, 12, hex(-3, -1));
      put(s, 'mine', hex(-2, -3));
    });
    build(t, 'generator', hex(-2, -2));
    expect(t.asked()).toEqual([1]);
    expect(t.options(1)).toOfferExactly([hex(-2, -3), hex(-1, -3), hex(-3, -2)].map((to) => ({ do: 'displace', to })));
    expect(t.whyNot(1, { do: 'displace', to: hex(-1, -2) })).toBe('OM-DISPL-03');
    t.choose(1, { do: 'displace', to: hex(-2, -3) });
    expect(t.state.players[1]).toMatchObject({ rover: hex(-2, -3), below: 0, discoveries: 0 });
    expect(t.state.pieces[hex(-2, -2)]).toBe(0);
    expect(Math.max(...t.state.pieces)).toBe(1);
  },
);

rule('OM-DISPL-05', 'a Colonist on an upgraded Mine goes home, or to the supply', () => {
  for (const [quarters, home, supply] of [
    [3, 4, 0],
    [4, 4, 1],
  ]) {
    const t = colony((s, _, other) => {
      miner(s, 1, hex(-2, 0));
      other.quarters = quarters;
      other.supply = 0;
      own(s, 0, 'metal-deposit');
    });
    main(t, 'upgrade-building');
    t.choose(0, { do: 'upgrade', card: 'metal-deposit', at: hex(-2, 0) });
    expect(t.state.players[1]).toMatchObject({ quarters: home, supply, miners: [] });
    expect(t.state.pieces[hex(-2, 0)]).toBe(1);
  }
});

rule('OM-MINE-01', 'a Mine needs a Colonist besides the one on the slot', () => {
  const t = building((_, me) => {
    me.quarters = 1;
  });
  expect(sites(t, 'mine')).toEqual([]);
  expect(t.whyNot(0, { do: 'build', building: 'mine', at: hex(-1, -1) })).toBe('OM-MINE-01');
  const two = building((_, me) => {
    me.quarters = 2;
  });
  build(two, 'mine', hex(-1, -1));
  expect(two.state.players[0]).toMatchObject({ quarters: 0, miners: [hex(-1, -1)], storage: [2, 1, 1, 1, 1] });
  expect(two.state.pieces[hex(-1, -1)]).toBe(1);
});

rule('OM-MINE-02', 'a Mine is no part of the LSS', () => {
  const t = building();
  build(t, 'mine', hex(-1, -1));
  expect(t.state.lss).toEqual([1, 1, 1, 1]);
  expect(t.step(0)).toBe('act');
});

rule('OM-MINE-03', 'a Miner makes a Mineral when its owner travels to Orbit', () => {
  const t = position({
    side: 'colony',
    edit: (s) => miner(s, 0, hex(-1, -1)),
    next: [{ step: 'travel', seat: 0, to: 0, pod: false }],
  });
  expect(t.state.players[0].storage).toEqual([2, 1, 1, 1, 1]);
});

rule('OM-MINE-06', 'a piece on the hex of a new Mine makes room', () => {
  const t = building((s) => moveBot(s, 0, hex(-1, -1)));
  build(t, 'mine', hex(-1, -1));
  t.choose(0, { do: 'displace', to: hex(-1, -2) });
  expect(t.state.players[0]).toMatchObject({ bots: [hex(-1, -2)], miners: [hex(-1, -1)] });
});

rule('OM-LSS-01', 'the marker goes up one row, not beyond 5', () => {
  for (const [row, after] of [
    [1, 2],
    [4, 5],
    [5, 5],
  ]) {
    const t = building((s) => {
      s.lss[0] = row;
    });
    build(t, 'generator', hex(-2, -2));
    expect(t.state.lss[0]).toBe(after);
  }
});

rule('OM-LSS-02', 'the first of a type scores 2', () => {
  const points = (row: number): number => {
    const t = building((s) => {
      s.lss[0] = row;
      s.rewards = [1, 1, 1, 1];
    });
    build(t, 'generator', hex(-2, -2));
    return t.state.players[0].op;
  };
  expect(points(1)).toBe(2);
  expect(points(2)).toBe(0);
});

rule(['OM-LSS-03', 'OM-LSS-04', 'OM-LSS-10'], 'reward and benefit only below the row of the Colony level', () => {
  const built = (row: number, colonyLevel: number): readonly [number, string | undefined] => {
    const t = building((s) => {
      s.lss[0] = row;
      s.level = colonyLevel;
      s.rewards = [6, 6, 6, 6];
    });
    build(t, 'generator', hex(-2, -2));
    return [t.state.players[0].op, t.step(0)];
  };
  expect(built(1, 1)).toEqual([4, 'lss-benefit']);
  expect(built(2, 1)).toEqual([0, 'act']);
  expect(built(2, 2)).toEqual([2, 'lss-benefit']);
  expect(built(3, 2)).toEqual([0, 'act']);
  expect(built(5, 5)).toEqual([0, 'act']);
});

rule('OM-LSS-05', 'a Reward tile scores again and again', () => {
  const t = building((s) => {
    s.rewards = [6, 6, 6, 6];
    s.level = 3;
    s.lss[0] = 2;
  });
  build(t, 'generator', hex(-2, -2));
  t.choose(0, DONE);
  expect(t.state.rewards).toEqual([6, 6, 6, 6]);
  expect(t.state.players[0].op).toBe(2);
});

rule('OM-LSS-06', 'one benefit of four, or none', () => {
  const at = (): T => {
    const t = building((_, me) => {
      me.working = 1;
      me.crystals = 2;
    });
    build(t, 'generator', hex(-2, -2));
    return t;
  };
  const t = at();
  expect(t.options(0)).toOfferExactly([
    DONE,
    { do: 'lss', benefit: 'bots' },
    { do: 'lss', benefit: 'crystal' },
    { do: 'lss', benefit: 'mineral' },
    { do: 'lss', benefit: 'retrieve' },
  ]);
  t.choose(0, { do: 'lss', benefit: 'crystal' });
  expect(t.state.players[0].below).toBe(1);
  const mineral = at();
  mineral.choose(0, { do: 'lss', benefit: 'mineral' });
  expect(mineral.state.players[0].storage[0]).toBe(1);
  const retrieve = at();
  retrieve.choose(0, { do: 'lss', benefit: 'retrieve' });
  expect(retrieve.options(0)).toOfferExactly([
    DONE,
    { do: 'retrieve', from: 'construct-building' },
    { do: 'retrieve', from: 'working-area' },
  ]);
  retrieve.choose(0, { do: 'retrieve', from: 'construct-building' });
  expect(retrieve.state.players[0]).toMatchObject({ quarters: 3, slots: [0, 0, 0, 0, 0], working: 1 });
  expect(retrieve.step(0)).toBe('act');
  const bots = at();
  bots.choose(0, { do: 'lss', benefit: 'bots' });
  expect(bots.options(0)).toOffer({ do: 'extend', piece: 'bot' });
});

rule('OM-LSS-07', 'what the eight rewards count', () => {
  const points = (reward: number): number => {
    const t = building((s, me) => {
      s.rewards = [reward, 0, 0, 0];
      s.lss[0] = 2;
      s.level = 2;
      tech(s, 0, 'rover', 5);
      me.hangar = 2;
      advanced(s, 0, 'casino', hex(-4, 1));
      advanced(s, 0, 'metal-deposit', hex(-4, 3));
      miner(s, 0, hex(3, 0));
      miner(s, 0, hex(4, -1));
      moveBot(s, 0, hex(4, -3), 1);
      me.discoveries = 0b10101;
      me.shelters = 3;
      me.quarters = 4;
    });
    build(t, 'generator', hex(-2, -2));
    return t.state.players[0].op;
  };
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(points)).toEqual([5, 4, 4, 6, 4, 6, 6, 3]);
});

rule('OM-LSS-09', 'Colony level 1 means row 2', () => {
  expect(place().level).toBe(1);
  const t = building((s) => {
    s.level = 1;
    s.lss[0] = 1;
    s.rewards = [6, 6, 6, 6];
  });
  build(t, 'generator', hex(-2, -2));
  expect(t.step(0)).toBe('lss-benefit');
});

/** Ends a turn in which the last marker needed has been moved. */
function grow(edit: Edit, seats = 2): T {
  const t = position({
    seats,
    side: 'colony',
    edit(s, me, other) {
      s.lss = [2, 2, 2, 3];
      edit?.(s, me, other);
    },
  });
  main(t, 'control-center');
  t.choose(0, DONE);
  end(t);
  return t;
}

rule(
  ['OM-LEVEL-01', 'OM-LEVEL-02'],
  'when all four markers have reached the row, the Colony grows at the end of the turn',
  () => {
    const t = building((s) => {
      s.lss = [1, 2, 2, 3];
    });
    build(t, 'generator', hex(-2, -2));
    expect(t.state.level).toBe(1);
    t.choose(0, DONE);
    end(t);
    expect(t.state.level).toBe(2);
    const not = grow((s) => {
      s.lss = [2, 1, 4, 4];
    });
    expect(not.state.level).toBe(1);
  },
);

rule('OM-LEVEL-03', 'level 2: all Blueprints go, twelve new ones come', () => {
  const t = grow(() => undefined);
  expect(t.state.blueprintDisplay).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(t.state.blueprintDeck).toHaveLength(6);
});

rule('OM-LEVEL-04', 'level 3: Level 1 cards go, Level 3 cards stay, six more come', () => {
  const t = grow((s) => {
    s.level = 2;
    s.lss = [3, 3, 3, 3];
    s.blueprintDisplay = [6, -1, 8, -1, -1, -1, 12, -1, 14, -1, -1, 17];
    s.blueprintDeck = [23, 22, 21, 20, 19, 18];
  });
  expect(t.state.blueprintDisplay).toEqual([18, 19, 20, 21, 22, 23, 12, -1, 14, -1, -1, 17]);
});

rule('OM-LEVEL-05', 'levels 4 and 5 leave the display alone', () => {
  for (const now of [3, 4]) {
    const t = grow((s) => {
      s.level = now;
      s.lss = [now + 1, now + 1, now + 1, now + 1];
      s.blueprintDisplay = [0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1];
    });
    expect(t.state.level).toBe(now + 1);
    expect(t.state.blueprintDisplay).toEqual([0, 1, 2, 3, 4, 5, -1, -1, -1, -1, -1, -1]);
  }
});

rule(['OM-LEVEL-06', 'OM-LEVEL-07'], 'with 3 and 4 players the grid is filled, bottom row first', () => {
  const edit: Edit = (s) => {
    s.grid = [-1, 1, 2, -1, 4, 6, -1, -1];
    s.techStack = [7, 0, 3];
  };
  expect(grow(edit, 3).state.grid).toEqual([3, 1, 2, 0, 4, 6, 7, -1]);
  expect(grow(edit).state.grid).toEqual([-1, 1, 2, -1, 4, 6, -1, -1]);
});

rule(['OM-LEVEL-08', 'OM-LEVEL-09'], 'the Warehouse is filled to 3, or 2', () => {
  const edit: Edit = (s) => {
    s.warehouse = [0, 0, 1, 2, 0, 0];
  };
  expect(grow(edit, 3).state.warehouse).toEqual([0, 3, 3, 3, 3, 3]);
  expect(grow(edit).state.warehouse).toEqual([0, 2, 2, 2, 2, 2]);
});

rule('OM-LEVEL-10', 'at levels 2 and 3 every player scores cubes', () => {
  const points = (now: number): number[] =>
    grow((s) => {
      s.level = now;
      s.lss = [now + 1, now + 1, now + 1, now + 1];
      for (const [i, cubes] of [0b111, 0b1, 0b10000, 0].entries()) s.players[i].progress = cubes;
    }, 4).state.players.map((p) => p.op);
  expect(points(1)).toEqual([4, 1, 1, 0]);
  expect(points(2)).toEqual([4, 1, 1, 0]);
  expect(points(3)).toEqual([0, 0, 0, 0]);
});

rule(['OM-LEVEL-11', 'OM-END-02'], 'from level 3 on each level counts as a Mission', () => {
  const left = (now: number, remaining: number): number =>
    grow((s) => {
      s.level = now;
      s.lss = [now + 1, now + 1, now + 1, now + 1];
      s.remaining = remaining;
    }).state.remaining;
  expect(left(1, 3)).toBe(3);
  expect(left(2, 3)).toBe(2);
  expect(left(3, 2)).toBe(1);
  expect(left(4, 1)).toBe(0);
  expect(left(4, 0)).toBe(0);
});

rule(
  ['OM-LEVEL-12', 'OM-LEVEL-13', 'OM-LEVEL-14'],
  'the update repeats while it is due, asks nobody and stops at 5',
  () => {
    const t = grow((s) => {
      s.lss = [4, 3, 5, 4];
    });
    expect(t.state.level).toBe(3);
    expect(t.asked()).toEqual([1]);
    expect(t.step(1)).toBe('act');
    const top = grow((s) => {
      s.level = 4;
      s.lss = [5, 5, 5, 5];
    });
    expect(top.state.level).toBe(5);
  },
);

function upgrading(edit: Edit): T {
  const t = colony((s, me, other) => {
    own(s, 0, 'wind-turbines');
    put(s, 'generator', hex(-2, -2));
    edit?.(s, me, other);
  });
  main(t, 'upgrade-building');
  return t;
}
const up = (t: T, name: string, at: number): void => void t.choose(0, { do: 'upgrade', card: name, at });

rule(
  ['OM-UPGR-01', 'OM-UPGR-05', 'OM-UPGR-06'],
  'an own card on a Building of its type in the zone for a Mineral',
  () => {
    const t = upgrading((s) => {
      own(s, 1, 'automated-production');
      put(s, 'mine', hex(-2, 0));
      moveRover(s, 1, hex(-2, -2));
      s.missions = [2, 7, 8];
    });
    expect(t.options(0)).toOfferExactly([{ do: 'upgrade', card: 'wind-turbines', at: hex(-2, -2) }]);
    expect(t.whyNot(0, { do: 'upgrade', card: 'wind-turbines', at: hex(0, -2) })).toBe('OM-UPGR-01');
    expect(t.whyNot(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-2, 0) })).toBe('OM-UPGR-01');
    expect(t.whyNot(0, { do: 'upgrade', card: 'automated-production', at: hex(-2, -2) })).toBe('OM-UPGR-01');
    up(t, 'wind-turbines', hex(-2, -2));
    expect(t.asked()).toEqual([1]);
    t.choose(1, t.options(1)[0]);
    expect(t.state.cardAt[3]).toBe(hex(-2, -2));
    expect(t.state.marker[hex(-2, -2)]).toBe(0);
    expect(t.state.players[0].storage[0]).toBe(0);
    expect(t.state.trackers[0]).toBe(8);
    const poor = colony((s, me) => {
      own(s, 0, 'wind-turbines');
      put(s, 'generator', hex(-2, -2));
      me.storage = [0, 4, 4, 4, 4];
    });
    expect(poor.options(0)).not.toOffer({ do: 'main', action: 'upgrade-building' });
  },
);

rule('OM-UPGR-02', 'Level 3 cards need a Complex of three', () => {
  const fits = (n: number): boolean => {
    const t = colony((s) => {
      own(s, 0, 'radar');
      s.building[hex(0, -2)] = -1;
      for (const at of [hex(-2, -2), hex(-3, -1), hex(-3, 0)].slice(0, n)) put(s, 'generator', at);
    });
    return t.options(0).some((choice) => choice.do === 'main' && choice.action === 'upgrade-building');
  };
  expect([1, 2, 3].map(fits)).toEqual([false, false, true]);
  const t = upgrading((s) => own(s, 0, 'radar'));
  expect(t.whyNot(0, { do: 'upgrade', card: 'radar', at: hex(-2, -2) })).toBe('OM-UPGR-02');
});

rule('OM-UPGR-03', 'each Building and each card once', () => {
  const t = upgrading((s) => {
    advanced(s, 1, 'automated-production', hex(-3, -1));
    advanced(s, 0, 'radar', hex(4, -2));
    s.players[0].storage[0] = 2;
  });
  expect(t.whyNot(0, { do: 'upgrade', card: 'wind-turbines', at: hex(-3, -1) })).toBe('OM-UPGR-03');
  expect(t.whyNot(0, { do: 'upgrade', card: 'radar', at: hex(-2, -2) })).toBe('OM-UPGR-03');
});

rule('OM-UPGR-04', 'only own Shelters', () => {
  const t = upgrading((s) => {
    own(s, 0, 'gym');
    put(s, 'shelter', hex(-3, 0), 1);
  });
  expect(t.options(0)).toOffer({ card: 'gym', at: hex(-2, -1) });
  expect(t.whyNot(0, { do: 'upgrade', card: 'gym', at: hex(-3, 0) })).toBe('OM-UPGR-04');
});

const FIVE = ['wind-turbines', 'automated-production', 'metal-deposit', 'construction-yard', 'gym'];

rule(
  ['OM-UPGR-07', 'OM-UPGR-10'],
  'Upgrade Tech of level 2: three upgrades for three Minerals, stopping at will',
  () => {
    const t = upgrading((s, me) => {
      for (const name of FIVE.slice(1)) own(s, 0, name);
      put(s, 'generator', hex(-3, -1));
      put(s, 'mine', hex(-2, 0));
      put(s, 'mine', hex(-1, -1));
      me.storage[0] = 4;
      tech(s, 0, 'upgrade', 2);
    });
    up(t, 'wind-turbines', hex(-2, -2));
    t.choose(0, { do: 'use', tech: 'upgrade', owner: 0, boost: 0 });
    expect(t.options(0)).toOffer(DONE);
    up(t, 'automated-production', hex(-3, -1));
    up(t, 'metal-deposit', hex(-2, 0));
    expect(t.step(0)).toBe('act');
    expect(t.state.players[0].storage[0]).toBe(1);
  },
);

rule('OM-UPGR-08', 'Colonists do not boost the action', () => {
  const t = upgrading((s, me) => {
    own(s, 0, 'automated-production');
    put(s, 'generator', hex(-3, -1));
    me.storage[0] = 2;
    tech(s, 0, 'upgrade', 1);
  });
  up(t, 'wind-turbines', hex(-2, -2));
  expect(t.whyNot(0, { do: 'boost' })).toBe('OM-UPGR-08');
});

rule('OM-UPGR-09', 'an Advanced Building produces on travel and offers its action', () => {
  const t = orbit((s, me) => {
    advanced(s, 0, 'wind-turbines', hex(-2, -2));
    me.crystals = 2;
  });
  expect(t.options(0)).toOffer({ do: 'advanced', card: 'wind-turbines' });
  const travel = position({
    side: 'colony',
    edit: (s) => advanced(s, 0, 'wind-turbines', hex(-2, -2)),
    next: [{ step: 'travel', seat: 0, to: 0, pod: false }],
  });
  expect(travel.state.players[0].storage[1]).toBe(2);
});

rule('OM-UPGR-11', 'markers and Buildings never leave the map', () => {
  const t = building((s) => {
    advanced(s, 0, 'radar', hex(-2, -2));
    s.players[0].storage[0] = 0;
  });
  build(t, 'shelter', hex(-3, -1));
  end(t);
  expect(t.state.marker[hex(-2, -2)]).toBe(0);
  expect(t.state.building[FAR]).toBe(-1);
});
