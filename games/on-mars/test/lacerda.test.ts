import { seedRandom, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { effect } from '../data/index.ts';
import { onMars } from '../game.ts';
import { distance } from '../rules/hexes.ts';
import { cardsToHire, chooseBlueprint, chooseType, sitesFor } from '../rules/lacerda/choices.ts';
import { targets } from '../rules/lacerda/rover.ts';
import { isSoloGoalMet, requirements, scoreOf, scoreRows } from '../rules/scoring.ts';
import type { LacerdaAct, OnMarsState, TableFrame } from '../rules/state.ts';
import { NONE, TILE } from '../rules/state.ts';
import {
  advanced,
  card,
  DONE,
  discovery,
  end,
  hex,
  main,
  miner,
  moveBot,
  moveRover,
  own,
  place,
  position,
  put,
  research,
  type T,
  tech,
  type Where,
} from './position.ts';

type Edit = NonNullable<Where['edit']>;
/** A card of the deck with this action; all three let him travel. */
const CARD = { 1: 2, 2: 0, 3: 3 } as const;

function solo(next: readonly TableFrame[], edit?: Edit, more: Where = {}): T {
  return position({ seats: 1, ...(edit ? { edit } : {}), next, ...more });
}
const act = (name: LacerdaAct, edit?: Edit): T => solo([{ step: 'lacerda', act: name }], edit);
const gets = (what: ReturnType<typeof effect>, edit?: Edit): T =>
  solo([{ step: 'lacerda-effect', effect: what }], edit);

/** His turn with a card of this action. */
function turn(action: 1 | 2 | 3, side: 'orbit' | 'colony', edit?: Edit): T {
  return solo([{ step: 'begin-turn', seat: 1 }], (s, me, other) => {
    other.space = side === 'orbit' ? 2 : 8;
    s.soloDeck = [11, CARD[action]];
    edit?.(s, me, other);
  });
}

function fresh(seed = 'solo', settings: Record<string, unknown> = {}): OnMarsState {
  const play = startPlay(onMars, { seats: 1, settings, seed });
  if ('refused' in play) throw new Error(play.message);
  return play.state;
}
const seeds = Array.from({ length: 12 }, (_, i) => `solo ${i}`);

rule('OM-SOLO-01', 'the person plays by the rules for two', () => {
  const s = fresh();
  expect(s.techStack).toEqual([]);
  expect(s.warehouse.every((n) => n <= 2)).toBe(true);
  expect(s.players).toHaveLength(2);
});

rule('OM-SOLO-02', 'all requirements, or the game is lost', () => {
  const won = (level: number): readonly number[] | undefined =>
    position({
      seats: 1,
      edit(s, me) {
        s.level = level;
        s.contractOwner[6] = 0;
        s.contractsDone = 64;
        me.goal = 3;
        me.tech[6] = 12;
        me.op = 50;
      },
      next: [{ step: 'score' }],
    }).result()?.winners;
  expect(won(3)).toEqual([0]);
  expect(won(2)).toEqual([]);
});

rule('OM-SOLO-03', 'Lacerda has a board, no Goals, and a pointer instead of a Bot', () => {
  const [, p] = place({ seats: 1 }).players;
  expect(p).toMatchObject({ goals: [], bots: [], botSupply: 3, markers: 8, shelters: 1, ships: 0b11111 });
  expect(p.tech[5]).toBe(3);
  for (const seed of seeds) {
    const s = fresh(seed);
    expect(s.pieces[hex(2, 1)]).toBe(0);
    if (s.players[1].space !== 7) expect(s.lacerdaBot).toBe(0);
  }
});

rule('OM-SOLO-04', 'the twelve solo cards are shuffled', () => {
  const decks = seeds.map((seed) => fresh(seed).soloDeck);
  for (const deck of decks) expect([...deck].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(new Set(decks.map(String)).size).toBe(12);
});

rule(['OM-SOLO-05', 'OM-SOLO-06'], 'he draws a space, takes its bonus, and the Shuttle waits on his side', () => {
  const spaces = new Set<number>();
  for (const seed of seeds) {
    const s = fresh(seed);
    const { space } = s.players[1];
    spaces.add(space);
    expect([2, 3, 4, 6, 7, 8]).toContain(space);
    expect(s).toMatchObject({ shuttleSide: space > 4 ? 1 : 0, shuttleSpace: 1 });
    if (space === 6) expect(s.players[1].below).toBe(1);
    if (space === 3) expect(s.players[1].tech.filter((at) => at >= 0)).toHaveLength(2);
    if (space === 8) expect(s.players[1].markers).toBe(7);
  }
  expect(spaces.size).toBeGreaterThan(3);
  const play = startPlay(onMars, { seats: 1, seed: 'solo' });
  if ('refused' in play) throw new Error(play.message);
  expect(play.state.agenda.seats[0].at(-1)).toMatchObject({ step: 'take-space', from: 1, to: 8 });
});

rule('OM-SOLO-07', 'he turns up a card and does its action on his side', () => {
  const orbit = turn(1, 'orbit');
  expect(orbit.state).toMatchObject({ soloCard: 2, soloDeck: [11], soloDiscards: [2] });
  expect(orbit.state.cardOwner.filter((owner) => owner === 1)).toHaveLength(1);
  const colony = turn(1, 'colony');
  expect(colony.state.players[1].miners).toHaveLength(1);
  const learn = turn(2, 'orbit');
  expect(learn.state.players[1].tech.filter((at) => at >= 0)).toHaveLength(2);
  const hire = turn(3, 'colony');
  expect(hire.state.scientistOwner.filter((owner) => owner === 1)).toHaveLength(1);
});

rule('OM-SOLO-08', 'an empty deck is made of the discards at his next turn', () => {
  const t = turn(1, 'orbit', (s) => {
    s.soloDeck = [];
    s.soloDiscards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  });
  expect(t.state.soloDeck).toHaveLength(11);
  expect(t.state.soloDiscards).toEqual([t.state.soloCard]);
  expect(t.state.pass).toBe(2);
});

rule('OM-SOLO-09', 'from the second pass on his card lowers its Mission', () => {
  const at = (pass: number, tracker: number): readonly [number, number] => {
    const t = turn(2, 'orbit', (s) => {
      s.pass = pass;
      s.trackers[0] = tracker;
    });
    return [t.state.trackers[0], t.state.players[1].below];
  };
  // One Crystal of each comes from the Lab.
  expect(at(1, 5)).toEqual([5, 1]);
  expect(at(2, 5)).toEqual([4, 3]);
  expect(at(2, 0)).toEqual([0, 1]);
});

rule('OM-SOLO-10', 'both take turns by Turn Order', () => {
  const t = solo([{ step: 'next-turn' }], (s, me, other) => {
    other.space = 2;
    me.space = 3;
    s.soloDeck = [2];
  });
  expect(t.state.players[1].standing).toBe(false);
  expect(t.asked()).toEqual([0]);
  expect(t.state.building[hex(-2, -1)]).toBe(5);
  expect(t.state.building[hex(2, 1)]).toBe(6);
});

rule(['OM-SOLO-11', 'OM-LACG-08'], 'his score has all rows, with full Living Quarters', () => {
  const s = place({
    seats: 1,
    edit(p, _, other) {
      other.progress = 7;
      other.hangar = 2;
      other.shelters = 3;
      p.scientistOwner[2] = 1;
      advanced(p, 1, 'biomarket', hex(4, -3));
      p.contractOwner[0] = 1;
      p.contractsDone = 1;
    },
  });
  const rows = Object.fromEntries(scoreRows(s, 1).map(({ row, points }) => [row, points]));
  expect(rows).toEqual({
    opportunity: 0,
    progress: 4,
    ships: 6,
    colonists: 21,
    technology: 2,
    blueprints: 3,
    scientists: 3,
    contracts: 12,
  });
  expect(scoreOf(s, 1)).toBe(51);
  const reward = act('construct', (p) => {
    p.rewards = [7, 7, 7, 7];
    p.lacerdaBot = 1;
    p.players[1].shelters = 2;
  });
  expect(reward.state.players[1].op).toBe(2 + 6);
});

function shuttle(edit: Edit, travels: boolean): T {
  return solo([{ step: 'shuttle' }], (s, me, other) => {
    s.soloCard = travels ? 2 : 1;
    s.shuttleSide = other.space > 4 ? 1 : 0;
    me.space = other.space > 4 ? 1 : 5;
    edit(s, me, other);
    s.shuttleSide = other.space > 4 ? 1 : 0;
    me.space = other.space > 4 ? 1 : 5;
  });
}

rule(['OM-LACT-01', 'OM-LACT-02'], 'he travels with the Shuttle unless his last card shows X', () => {
  const goes = shuttle(() => undefined, true);
  expect([1, 2, 3, 4]).toContain(goes.state.players[1].space);
  expect(shuttle(() => undefined, false).state.players[1].space).toBe(8);
  const ship = solo([{ step: 'shuttle' }], (s, _, other) => {
    s.soloCard = 2;
    other.hangar = 3;
    s.shuttleSide = 0;
    s.shuttleSpace = 2;
  });
  expect(ship.state.players[1]).toMatchObject({ space: 8, hangar: 3 });
  const drawn = new Set(
    [1, 2, 3, 4, 5, 6, 7, 8].map(
      (n) =>
        shuttle((s) => {
          for (let i = 0; i < n; i++) s.random = [...s.random.slice(1), s.random[0] + i];
        }, true).state.players[1].space,
    ),
  );
  expect(drawn.size).toBeGreaterThan(1);
});

rule('OM-LACT-03', 'to Orbit he neither produces nor retrieves', () => {
  const t = shuttle((s, _, other) => {
    advanced(s, 1, 'casino', hex(4, -3));
    other.slots[0] = 1;
    other.slots[2] = 1;
  }, true);
  expect(t.state.players[1].slots).toEqual([1, 0, 1, 0, 0]);
  expect(t.state.players[1].below + t.state.players[1].crystals).toBeLessThanOrEqual(3);
  expect(t.events.some(({ event }) => event === 'retrieved')).toBe(false);
});

const toColony: Edit = (_, __, other) => {
  other.space = 2;
};

rule(
  ['OM-LACT-04', 'OM-LACT-05'],
  'to the Colony he places the left tile towards Research, away from the other Rover',
  () => {
    const t = shuttle((s, me, other) => {
      toColony(s, me, other);
      other.slots[2] = 1;
      moveRover(s, 1, hex(2, -2));
      moveRover(s, 0, hex(4, 0));
    }, true);
    expect(t.state.exploration[0]).not.toBe(12);
    const at = t.state.ground.indexOf(TILE + 12);
    // Of the hexes 3 from (2,-2) the nearest ones to the Research corner in the north-east.
    expect(distance(hex(2, -2), at)).toBe(3);
    expect(Math.min(distance(at, hex(4, -5)), distance(at, hex(5, -5)))).toBe(1);
    expect(t.state.players[1].slots[2]).toBe(1);
    const full = shuttle((s, me, other) => {
      toColony(s, me, other);
      for (let h = 0; h < 91; h++) if (distance(hex(0, 0), h) === 3 && s.ground[h] === 0) s.ground[h] = 1;
    }, true);
    expect(full.state.exploration).toEqual([12, 13]);
    const last = shuttle((s, me, other) => {
      toColony(s, me, other);
      s.discoveryStack = [];
      s.exploration = [NONE, 13];
    }, true);
    expect(last.state.exploration).toEqual([NONE, NONE]);
    expect(last.state.ground).toContain(TILE + 13);
  },
);

rule('OM-LACT-06', 'in the Colony he then constructs without Colonist and cost', () => {
  const t = shuttle((s, me, other) => {
    toColony(s, me, other);
    other.crystals = 0;
    s.grid.fill(-1);
  }, true);
  expect(t.state.players[1].miners.length + t.state.built.reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  expect(t.state.players[1].slots).toEqual([0, 0, 0, 0, 0]);
});

rule(['OM-LACT-07', 'OM-LACT-10', 'OM-LACA-04'], 'what Turn Order bonuses mean for him', () => {
  const item = gets(effect('warehouse'), (s) => {
    s.warehouse = [0, 1, 2, 2, 1, 1];
  });
  expect(item.state.warehouse).toEqual([0, 1, 1, 2, 1, 1]);
  expect(item.state.players[1].storage).toEqual([0, 0, 0, 0, 0]);
  expect(item.events).toContainEqual({ event: 'lacerda-takes', good: 2 });
  expect(gets(effect('warehouse')).state.players[1].below).toBe(1);
  const full = gets(effect('warehouse'), (_, __, other) => {
    other.crystals = 3;
  });
  expect(full.state.warehouse).toEqual([0, 1, 2, 2, 2, 2]);
  const bots = gets(effect('move', { n: 2 }), (s) => {
    s.lacerdaBot = 4;
  });
  expect(bots.state.lacerdaBot).toBe(1);
  const rover = gets(effect('buy-colonist'), (s) => discovery(s, 12, hex(0, 1)));
  expect(rover.state.players[1].rover).toBe(hex(0, 1));
  const blue = gets(effect('blueprint'));
  expect(blue.state.players[1].markers).toBe(7);
  expect(gets(effect('learn')).state.players[1].tech[0]).toBe(0);
  expect(gets(effect('gain', { of: 5 })).state.players[1].below).toBe(1);
});

rule('OM-LACT-08', 'after his travel the person decides on used Tech, then the Colony may grow', () => {
  const t = shuttle((s, me, other) => {
    toColony(s, me, other);
    tech(s, 0, 'mine', 3);
    s.lss = [2, 2, 2, 2];
    s.exploration = [-1, -1];
    s.grid.fill(-1);
  }, true);
  if (t.step(0) === 'step-aside') t.choose(0, t.options(0)[0]);
  expect(t.state.level).toBe(1);
  expect(t.step(0)).toBe('develop-used');
  t.choose(0, { do: 'keep' });
  expect(t.state.level).toBe(2);
});

rule('OM-LACT-09', 'his first placement brings no construction', () => {
  for (const seed of seeds) {
    const s = fresh(seed);
    expect(s.built).toEqual([0, 0, 0, 0, 0]);
    expect(s.players[1].miners).toEqual([]);
  }
});

rule('OM-LACT-11', 'a bonus he cannot use is lost', () => {
  const t = gets(effect('learn'), (s, _, other) => {
    other.tech[0] = 0;
    other.tech[1] = 1;
    discovery(s, 12, hex(0, 1));
  });
  expect(t.state.players[1].rover).toBe(-1);
  expect(t.over).toBe(true);
});

rule('OM-LACG-01', 'he never lacks Colonists', () => {
  const t = turn(1, 'orbit', (_, __, other) => {
    other.slots = [2, 3, 2, 2, 1];
    other.crystals = 2;
  });
  expect(t.state.players[1]).toMatchObject({ slots: [3, 3, 2, 2, 1], quarters: 0, supply: 0 });
});

rule('OM-LACG-02', 'he takes no Executive action', () => {
  const t = turn(2, 'orbit', (s, _, other) => {
    other.crystals = 3;
    advanced(s, 1, 'casino', hex(4, -3));
  });
  expect(t.state.executiveDone).toBe(false);
  expect(t.events.some(({ event }) => event === 'executive' || event === 'advanced')).toBe(false);
});

rule('OM-LACG-03', 'Resources mean nothing to him', () => {
  const t = turn(1, 'orbit');
  expect(t.state.players[1].storage).toEqual([0, 0, 0, 0, 0]);
  const up = act('upgrade', (s) => own(s, 1, 'wind-turbines'));
  expect(up.state.cardAt[3]).toBe(hex(0, -2));
});

rule('OM-LACG-04', 'his Crystals wait below the Depot and need slots', () => {
  const t = turn(2, 'orbit', (_, __, other) => {
    other.crystals = 2;
    other.below = 3;
    other.ships = 0b11111;
  });
  expect(t.state.players[1]).toMatchObject({ crystals: 3 });
});

rule(['OM-LACG-05', 'OM-LACA-17'], 'he places a Colonist and pays the extra cost in Crystals', () => {
  const t = turn(1, 'orbit', (_, me, other) => {
    me.slots[0] = 1;
    other.crystals = 3;
  });
  expect(t.state.players[1]).toMatchObject({ crystals: 2, slots: [1, 0, 0, 0, 0] });
  const full = turn(1, 'orbit', (_, me, other) => {
    me.slots[0] = 2;
    other.slots[0] = 1;
    other.crystals = 1;
  });
  expect(full.state.players[0]).toMatchObject({ working: 2, slots: [0, 0, 0, 0, 0] });
  expect(full.state.players[1]).toMatchObject({ crystals: 0, slots: [2, 0, 0, 0, 0] });
});

rule('OM-LACG-06', 'what he cannot pay or do becomes a Rover move', () => {
  const poor = turn(1, 'orbit', (s, me, other) => {
    me.slots[0] = 1;
    other.crystals = 0;
    discovery(s, 12, hex(0, 1));
  });
  expect(poor.state.players[1]).toMatchObject({ rover: hex(0, 1), slots: [0, 0, 0, 0, 0], markers: 8 });
  expect(poor.events).toContainEqual({ event: 'lacerda-cannot', action: 0, why: 'cost' });
  const none = turn(2, 'colony', (s) => discovery(s, 12, hex(0, 1)));
  expect(none.events).toContainEqual({ event: 'lacerda-cannot', action: 3, why: 'impossible' });
  expect(none.state.players[1].rover).toBe(hex(0, 1));
  const hire = turn(3, 'colony', (s, _, other) => {
    other.slots[4] = 1;
    other.crystals = 3;
    discovery(s, 12, hex(0, 1));
  });
  expect(hire.state.players[1].rover).toBe(hex(0, 1));
});

rule('OM-LACG-07', 'his LSS benefit: the Colonist from Hire, else a Crystal', () => {
  const build = (hire: number): T =>
    act('construct', (s, _, other) => {
      s.lacerdaBot = 1;
      other.slots[4] = hire;
    });
  const home = build(1);
  expect(home.state.players[1]).toMatchObject({ slots: [0, 0, 0, 0, 0], below: 0 });
  expect(home.events).toContainEqual({ event: 'retrieved', seat: -1, n: 1, lost: 0 });
  expect(build(0).state.players[1].below).toBe(1);
});

rule(['OM-LACG-09', 'OM-LACG-20'], 'he uses Tech, his own if it does as well; the person is compensated', () => {
  const build = (edit: Edit): T =>
    solo(
      [
        { step: 'compensate', seat: 1 },
        { step: 'lacerda', act: 'construct' },
      ],
      edit,
    );
  const mine = build((s) => {
    tech(s, 1, 'mine', 1);
    tech(s, 0, 'mine', 1);
  });
  expect(mine.state.building.filter((kind) => kind === 0)).toHaveLength(2);
  expect(mine.asked()).toEqual([]);
  const theirs = build((s) => {
    put(s, 'mine', hex(0, 1));
    tech(s, 1, 'mine', 1);
    tech(s, 0, 'mine', 2);
  });
  if (theirs.step(0) === 'step-aside') theirs.choose(0, theirs.options(0)[0]);
  expect(theirs.step(0)).toBe('develop-used');
});

rule(['OM-LACG-10', 'OM-LACG-19'], 'the person’s use of his Tech develops it, to the upper space', () => {
  const t = position({
    seats: 1,
    side: 'colony',
    edit(s) {
      tech(s, 1, 'rover', 1);
      s.soloDeck = [0];
    },
  });
  main(t, 'control-center');
  t.choose(0, { do: 'use', tech: 'rover', owner: 1, boost: 0 });
  t.choose(0, DONE);
  end(t);
  expect(t.state.players[1].tech[6]).toBe(2);
  expect(t.state.players[1].storage[4]).toBe(0);
  const lower = solo([{ step: 'compensation', seat: 1, tech: 6 }], (_, __, other) => {
    other.tech[6] = 0;
    other.tech[7] = 2;
    other.tech[5] = -1;
  });
  expect(lower.state.players[1].tech[6]).toBe(3);
});

rule(['OM-LACG-11', 'OM-LACA-07'], 'his Bot goes to the symbol after the type built', () => {
  const t = act('construct', (s) => {
    s.lacerdaBot = 4;
  });
  expect(t.state.built[4]).toBe(1);
  expect(t.state.lacerdaBot).toBe(0);
  const next = act('construct');
  expect(next.state.lacerdaBot).toBe(1);
});

const level: Edit = (s) => {
  s.lss = [2, 2, 2, 2];
};

rule('OM-LACG-12', 'at a new level he builds a Shelter, welcomes a Ship and takes a Bot', () => {
  const t = solo([{ step: 'status', seat: 0 }], (s, me, other) => {
    level(s, me, other);
  });
  expect(t.state.level).toBe(2);
  expect(t.state.players[1]).toMatchObject({ shelters: 2, hangar: 1, botSupply: 2, ships: 0b11110 });
  expect(t.state.lacerdaBots).toBe(1);
  expect(t.state.trackers[0]).toBe(8);
  // Two connected Shelters: the Shelter Tech of level 2 allows it. 2 Crystals for it, 2 for the Bot.
  expect(t.state.players[1].below).toBe(4);
});

rule(
  ['OM-USE-06', 'OM-TURN-04', 'OM-LACG-09'],
  'a level-up with your Shelter Tech is compensated in the same turn',
  () => {
    const t = solo([{ step: 'end-turn', seat: 0 }], (s, me, other) => {
      level(s, me, other);
      s.active = 0;
      other.tech[5] = -1;
    });
    expect(t.state.level).toBe(2);
    expect(t.state.players[1].shelters).toBe(2);
    expect(t.state.players[0].standing).toBe(true);
    expect(t.step(0)).toBe('develop-used');
    const [before] = t.state.players.map(({ storage }) => storage[4]);
    t.choose(0, { do: 'keep' });
    expect(t.state.players[0].storage[4]).toBe(before + 1);
    expect(t.state.players[0].standing).toBe(false);
    expect(t.state.uses).toEqual([]);
  },
);

rule(['OM-LACR-05', 'OM-LACA-06'], 'a construction tile helps him even where a single site is left', () => {
  const between: Edit = (s) => {
    put(s, 'generator', hex(-2, -2));
    tech(s, 0, 'generator', 2);
    discovery(s, 2, hex(0, 1));
  };
  const t = gets(effect('construct', { of: 1 }), between);
  expect(t.state.building[hex(-1, -2)]).toBe(1);
  const s = place({ seats: 1, edit: between });
  expect(sitesFor(s, 1)).toEqual([{ at: hex(-1, -2), needed: 2 }]);
  expect(targets(s, hex(0, 0))).toEqual([hex(0, 1)]);
});

rule('OM-LACG-13', 'equal options are drawn', () => {
  const spots = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const t = act('construct', (s) => {
      s.random = seedRandom(`luck ${i}`);
    });
    spots.add(t.state.players[1].miners[0]);
  }
  expect(spots.size).toBeGreaterThan(3);
  for (const at of spots) expect(distance(at, hex(0, 0))).toBe(2);
});

rule('OM-LACG-14', 'he never boosts', () => {
  const t = turn(1, 'orbit');
  expect(t.state.cardOwner.filter((owner) => owner === 1)).toHaveLength(1);
  expect(t.events.some(({ event }) => event === 'sent')).toBe(false);
});

rule('OM-LACG-15', 'he pays Crystals for a Contract and for level 6', () => {
  const contract = act('hire', (s, _, other) => {
    s.display = [6, -1, -1, -1, -1, -1];
    other.crystals = 2;
  });
  expect(contract.state.players[1].crystals).toBe(1);
  expect(contract.state.contractOwner[0]).toBe(1);
  const six = (crystals: number, name: LacerdaAct): readonly [number, number] => {
    const t = act(name, (_, __, other) => {
      other.tech = [-1, -1, -1, -1, -1, 10, -1, -1, -1];
      other.crystals = crystals;
    });
    return [t.state.players[1].tech[5], t.state.players[1].crystals];
  };
  expect(six(1, 'develop-most')).toEqual([12, 0]);
  expect(six(0, 'develop-most')).toEqual([10, 0]);
  expect(six(0, 'develop-most-free')).toEqual([12, 0]);
});

rule('OM-LACG-16', 'limits hold for him', () => {
  expect(chooseBlueprint(place({ seats: 1, edit: (_, __, other) => Object.assign(other, { markers: 0 }) }))).toBe(-1);
  const full = solo([{ step: 'status', seat: 0 }], (s, me, other) => {
    level(s, me, other);
    other.shelters = 5;
    other.ships = 0;
    other.botSupply = 0;
  });
  expect(full.state.players[1]).toMatchObject({ shelters: 5, hangar: 0, botSupply: 0 });
  const s = place({ seats: 1 });
  s.built[0] = 6;
  expect(sitesFor(s, 0)).toEqual([]);
});

rule('OM-LACG-17', 'cubes, LSS points and Missions work for him', () => {
  const t = act('construct', (s) => {
    s.lacerdaBot = 1;
    s.missions = [6, 7, 8];
    tech(s, 1, 'generator', 1);
  });
  expect(t.state.players[1]).toMatchObject({ progress: 2 });
  expect(t.state.trackers[0]).toBe(8);
  expect(t.state.players[1].op).toBe(2 + 2);
});

rule('OM-LACG-18', 'what Lab benefits mean for him', () => {
  const mineral = solo([{ step: 'effect', seat: 1, effect: effect('gain') }]);
  expect(mineral.state.players[1].storage[0]).toBe(0);
  const up = solo([{ step: 'effect', seat: 1, effect: effect('upgrade', { tech: true, boosts: 99 }) }], (s) => {
    own(s, 1, 'wind-turbines');
    own(s, 1, 'biomarket');
    tech(s, 1, 'upgrade', 3);
  });
  expect(up.state.cardAt.filter((at) => at >= 0)).toHaveLength(1);
  const blue = solo([{ step: 'effect', seat: 1, effect: effect('blueprint', { boosts: 99 }) }]);
  expect(blue.state.players[1].markers).toBe(7);
  const bots = solo([{ step: 'effect', seat: 1, effect: effect('move', { n: 2 }) }]);
  expect(bots.state.lacerdaBot).toBe(2);
});

rule('OM-LACG-21', 'a displaced Rover of his goes to a random closest hex', () => {
  const spots = new Set<number>();
  for (let i = 0; i < 10; i++) {
    const t = solo([{ step: 'displace', at: hex(3, 0) }], (s) => {
      s.random = seedRandom(`luck ${i}`);
      moveRover(s, 1, hex(3, 0));
      put(s, 'mine', hex(3, 0));
    });
    spots.add(t.state.players[1].rover);
  }
  expect(spots.size).toBeGreaterThan(2);
  for (const at of spots) expect(distance(at, hex(3, 0))).toBe(1);
  const off = solo([{ step: 'displace', at: hex(3, 0) }], (s) => miner(s, 1, hex(3, 0)));
  expect(off.state.players[1]).toMatchObject({ miners: [], quarters: 0 });
});

rule('OM-LACG-22', 'his pointer counts for nothing', () => {
  const t = act('construct', (s) => {
    s.lacerdaBot = 1;
    s.rewards = [4, 4, 4, 4];
  });
  expect(t.state.players[1].op).toBe(2);
});

rule('OM-LACG-23', 'two level-ups, two Shelters', () => {
  const t = solo([{ step: 'status', seat: 0 }], (s) => {
    s.lss = [3, 3, 3, 3];
  });
  expect(t.state.level).toBe(3);
  expect(t.state.players[1]).toMatchObject({ shelters: 3, hangar: 2, botSupply: 1 });
});

rule('OM-LACR-01', 'towards the nearest tile he can take, Resource tiles aside', () => {
  const s = place({
    seats: 1,
    edit(p) {
      discovery(p, 15, hex(0, 1));
      discovery(p, 12, hex(-1, 2));
    },
  });
  expect(targets(s, hex(0, 0))).toEqual([hex(-1, 2)]);
});

rule('OM-LACR-02', 'two points, then Tech, then Crystals if they reach it', () => {
  const go = (at: number, edit: Edit): T =>
    act('rover', (s, me, other) => {
      s.ground.fill(0);
      discovery(s, 12, at);
      edit(s, me, other);
    });
  const near = go(hex(0, 1), (s) => tech(s, 0, 'rover', 1));
  expect(near.state.uses).toEqual([]);
  const three = go(hex(0, 3), (_, __, other) => {
    other.crystals = 3;
  });
  expect(three.state.players[1]).toMatchObject({ rover: hex(0, 3), crystals: 2 });
  const far = go(hex(-5, 4), (s, _, other) => {
    tech(s, 0, 'rover', 1);
    other.crystals = 1;
  });
  expect(far.state.uses).toEqual([6]);
  expect(far.state.players[1].crystals).toBe(1);
  expect(distance(far.state.players[1].rover, hex(-5, 4))).toBe(2);
});

rule(['OM-LACR-03', 'OM-LACR-07'], 'a reached tile is resolved at once, free of Resources', () => {
  const take = (tile: number, edit?: Edit): T =>
    act('rover', (s, me, other) => {
      s.ground.fill(0);
      discovery(s, tile, hex(0, 1));
      edit?.(s, me, other);
    });
  expect(take(12).state.players[1].below).toBe(3);
  expect(take(12).state.players[1].discoveries).toBe(1 << 12);
  expect(take(10).state.players[1].markers).toBe(6);
  expect(take(11).state.warehouse).toEqual([0, 1, 2, 2, 2, 1]);
  expect(take(18).state.players[1].tech[0]).toBe(0);
  const typed = take(3, (s) => {
    s.lacerdaBot = 4;
  });
  expect(typed.state.built).toEqual([0, 0, 1, 0, 0]);
  expect(typed.state.lacerdaBot).toBe(4);
  expect(take(8).state.lacerdaBot).toBe(1);
  const two = take(7, (s) => {
    for (const name of ['wind-turbines', 'biomarket', 'casino']) own(s, 1, name);
  });
  expect(two.state.cardAt.filter((at) => at >= 0)).toHaveLength(2);
  expect(take(9).state.scientistOwner.filter((owner) => owner === 1)).toHaveLength(1);
  const develop = take(0);
  expect(develop.state.players[1].tech[5]).toBeGreaterThan(6);
  const tile = act('rover', (s) => {
    s.ground.fill(0);
    research(s, 1, hex(0, 1));
  });
  expect(tile.state.players[1]).toMatchObject({ research: 2 });
  expect(tile.state.players[1].tech[5]).toBeGreaterThan(6);
});

rule(['OM-LACR-04', 'OM-LACR-06'], 'a shortest path with most Crystals', () => {
  for (let i = 0; i < 6; i++) {
    const t = act('rover', (s) => {
      s.ground.fill(0);
      s.random = seedRandom(`luck ${i}`);
      discovery(s, 12, hex(1, 1));
      s.ground[hex(1, 0)] = 1;
    });
    expect(t.state.players[1]).toMatchObject({ rover: hex(1, 1), below: 4 });
  }
  const blocked = act('rover', (s) => {
    s.ground.fill(0);
    discovery(s, 12, hex(0, 4));
    moveRover(s, 0, hex(0, 2));
    s.building[hex(0, 2)] = -1;
  });
  // Two points do not reach it and (0,2) is taken: he stops as near as he may.
  expect(distance(blocked.state.players[1].rover, hex(0, 4))).toBe(3);
});

rule('OM-LACR-05', 'what he can take', () => {
  const can = (edit: Edit): boolean => {
    const s = place({
      seats: 1,
      edit(p, me, other) {
        p.ground.fill(0);
        edit(p, me, other);
      },
    });
    return targets(s, hex(0, 0)).length > 0;
  };
  expect(can((s) => research(s, 0, hex(0, 1)))).toBe(true);
  expect(
    can((s, _, other) => {
      research(s, 0, hex(0, 1));
      other.research = 1;
    }),
  ).toBe(false);
  expect(can((s) => discovery(s, 7, hex(0, 1)))).toBe(false);
  expect(
    can((s) => {
      discovery(s, 12, hex(0, 1));
      moveBot(s, 0, hex(0, 1));
    }),
  ).toBe(false);
});

rule('OM-LACR-08', 'without a tile to go for the Rover stays', () => {
  const t = act('rover', (s) => {
    s.ground.fill(0);
  });
  expect(t.state.players[1].rover).toBe(-1);
  expect(t.events).toContainEqual({ event: 'lacerda-rests' });
});

rule('OM-LACA-01', 'Blueprints that score his Scientists, leftmost in the fuller row', () => {
  const choose = (edit: Edit): number => chooseBlueprint(place({ seats: 1, edit }));
  expect(choose(() => undefined)).toBe(0);
  expect(
    choose((s) => {
      s.blueprintDisplay = [0, -1, -1, -1, -1, -1, 12, 13, -1, -1, -1, -1];
    }),
  ).toBe(12);
  expect(
    choose((s) => {
      s.blueprintDisplay = [0, 1, -1, -1, -1, -1, 12, 13, -1, -1, -1, -1];
    }),
  ).toBe(12);
  expect(
    choose((s) => {
      s.blueprintDisplay = [0, 3, -1, -1, -1, -1, 12, 13, 16, -1, -1, -1];
      s.scientistOwner[0] = 1;
    }),
  ).toBe(3);
});

rule('OM-LACA-02', 'the cheapest Tech he lacks, on c1-top first', () => {
  const t = act('learn', (s, _, other) => {
    s.grid = [0, -1, 2, 1, 4, 6, 7, 8];
    other.tech[0] = 4;
  });
  expect(t.state.players[1].tech[2]).toBe(0);
  expect(t.state.warehouse[5]).toBe(1);
  const bottom = act('learn', (_, __, other) => {
    other.tech[7] = 0;
  });
  expect(bottom.state.players[1].tech[0]).toBe(1);
  expect(bottom.state.players[1].below).toBe(1);
});

rule(['OM-LACA-03', 'OM-LACA-14'], 'R&D: the most developed tile, then the least', () => {
  const t = act('develop-most', (_, __, other) => {
    other.tech = [1, 0, -1, -1, -1, 3, 7, -1, -1];
  });
  // The tile at level 4 moves, then of the two at level 1 the lower one.
  expect(t.state.players[1].tech).toEqual([4, 0, -1, -1, -1, 3, 10, -1, -1]);
  const one = act('develop-most', (_, __, other) => {
    other.tech = [-1, -1, -1, -1, -1, 12, 10, -1, -1];
  });
  expect(one.state.players[1].tech[6]).toBe(10);
  const none = turn(3, 'orbit', (s, _, other) => {
    other.tech = [-1, -1, -1, -1, -1, 12, -1, -1, -1];
    s.ground.fill(0);
  });
  expect(none.events).toContainEqual({ event: 'lacerda-cannot', action: 1, why: 'impossible' });
});

rule('OM-LACA-05', 'the type under his Bot if the LSS wants it, else the next', () => {
  const s = place({
    seats: 1,
    edit(p) {
      p.lacerdaBot = 3;
      p.lss = [1, 1, 2, 2];
    },
  });
  expect(chooseType(s)).toBe(0);
  s.lss = [1, 1, 1, 2];
  expect(chooseType(s)).toBe(3);
  const t = act('construct', (p) => {
    p.lacerdaBot = 3;
    p.lss = [1, 1, 2, 2];
  });
  expect(t.state.players[1].miners).toHaveLength(1);
  expect(t.state.lacerdaBot).toBe(1);
});

rule(['OM-LACA-06', 'OM-LACA-13'], 'anywhere: the largest Complex a Tech allows, else a single Building', () => {
  const s = place({ seats: 1 });
  expect(sitesFor(s, 1).every(({ at, needed }) => needed === 0 && distance(at, hex(0, -2)) === 2)).toBe(true);
  expect(sitesFor(s, 1).length).toBeGreaterThan(6);
  tech(s, 0, 'generator', 2);
  put(s, 'generator', hex(0, -3));
  put(s, 'generator', hex(4, -2));
  const sites = sitesFor(s, 1);
  expect(sites.every(({ needed }) => needed === 2)).toBe(true);
  const over = act('construct', (p) => {
    p.ground.fill(0);
    p.building.fill(1);
    p.building[hex(0, 0)] = 0;
    p.building[hex(2, 0)] = -1;
    discovery(p, 14, hex(2, 0));
  });
  expect(over.state.players[1].miners).toEqual([hex(2, 0)]);
  expect(over.state.ground[hex(2, 0)]).toBe(0);
});

rule('OM-LACA-08', 'an upgrade on any matching Building, with Tech as many as possible', () => {
  const t = act('upgrade', (s) => {
    for (const name of ['wind-turbines', 'biomarket', 'casino', 'oxygen-tank']) own(s, 1, name);
    tech(s, 0, 'upgrade', 2);
  });
  expect(t.state.cardAt.filter((at) => at >= 0)).toHaveLength(3);
  expect(t.state.uses).toEqual([8]);
});

rule(['OM-LACA-09', 'OM-LACA-16'], 'the Scientist with most potential, from two on the best Contract', () => {
  const cards = (edit: Edit, crystals = 1): number[] => cardsToHire(place({ seats: 1, edit }), crystals);
  expect(
    cards((s) => {
      own(s, 0, 'biomarket');
      own(s, 1, 'eco-resort');
      own(s, 0, 'casino');
    }),
  ).toEqual([2]);
  expect(cards(() => undefined)).toEqual([0, 1, 2, 3, 4, 5]);
  const two: Edit = (s) => {
    s.scientistOwner[0] = 1;
    s.scientistOwner[1] = 1;
    s.display = [6 + 7, 6 + 1, 2, 3, 4, 5];
  };
  expect(cards(two)).toEqual([7]);
  expect(cards(two, 0)).toEqual([]);
  expect(
    cards((s) => {
      s.display = [6 + 7, -1, -1, -1, -1, -1];
    }),
  ).toEqual([13]);
});

rule(
  ['OM-LACA-10', 'OM-LACA-11'],
  'his Contracts are complete at once; the top of the shuffled deck fills the slot',
  () => {
    const filled = new Set<number>();
    for (let i = 0; i < 8; i++) {
      const t = act('hire', (s) => {
        s.random = seedRandom(`luck ${i}`);
        s.display = [6 + 7, -1, -1, -1, -1, -1];
        s.contractDeck = [0, 1, 2, 3, 4, 5];
      });
      expect(t.state.contractsDone).toBe(1 << 7);
      expect(t.state.trackers[2]).toBe(8);
      expect(t.state.contractDeck).toHaveLength(5);
      filled.add(t.state.display[0]);
    }
    expect(filled.size).toBeGreaterThan(2);
  },
);

rule('OM-LACA-12', 'no tile or hex: the next type; after a full loop nothing', () => {
  const s = place({
    seats: 1,
    edit(p) {
      p.lacerdaBot = 1;
      p.built[1] = 6;
    },
  });
  expect(chooseType(s)).toBe(2);
  s.built = [6, 6, 6, 6, 6];
  expect(chooseType(s)).toBe(-1);
});

rule('OM-LACA-15', 'cards that score his Scientists first, then Level 3; not on his own Miner', () => {
  const t = act('upgrade', (s) => {
    s.scientistOwner[5] = 1;
    own(s, 1, 'metal-deposit');
    own(s, 1, 'wind-turbines');
    miner(s, 1, hex(3, 0));
    miner(s, 1, hex(4, -2));
  });
  expect(t.state.cardAt[card('metal-deposit')]).toBe(hex(0, 0));
  expect(t.state.cardAt[card('wind-turbines')]).toBe(-1);
  const three = act('upgrade', (s) => {
    own(s, 1, 'wind-turbines');
    own(s, 1, 'radar');
    put(s, 'generator', hex(0, -3));
    put(s, 'generator', hex(1, -3));
  });
  expect(three.state.cardAt[card('radar')]).toBeGreaterThan(-1);
  expect(three.state.cardAt[card('wind-turbines')]).toBe(-1);
});

const goalState = (soloGoal: NonNullable<Where['soloGoal']>, edit: Edit): OnMarsState =>
  place({ seats: 1, soloGoal, edit });
const lacks = (s: OnMarsState): string[] =>
  requirements(s)
    .filter(({ have, needed }) => have < needed)
    .map(({ what }) => what);

rule('OM-SGOAL-01', 'level 1', () => {
  const s = goalState('first-colonists', (p, me) => {
    p.level = 3;
    p.contractOwner[6] = 0;
    p.contractsDone = 64;
    me.goal = 1;
    me.tech[6] = 12;
    me.op = 5;
  });
  expect(isSoloGoalMet(s)).toBe(true);
  expect(lacks(goalState('first-colonists', () => undefined))).toEqual([
    'level',
    'contract',
    'private-goal',
    'level-6-tech',
    'margin',
  ]);
});

rule(['OM-SGOAL-02', 'OM-SGOAL-05'], 'level 2; the starting Shelter counts', () => {
  const s = goalState('next-generation', (p, me) => {
    p.level = 3;
    p.contractOwner[6] = 0;
    p.contractOwner[0] = 0;
    p.contractsDone = 65;
    me.goal = 1;
    me.research = 3;
    me.shelters = 4;
    me.op = 10;
  });
  expect(isSoloGoalMet(s)).toBe(true);
  s.players[0].shelters = 3;
  expect(lacks(s)).toEqual(['shelters']);
});

rule('OM-SGOAL-03', 'level 3', () => {
  const s = goalState('hunky-dory', (p, me) => {
    p.level = 4;
    p.contractOwner[6] = 0;
    p.contractOwner[0] = 0;
    p.contractsDone = 65;
    me.goal = 1;
    for (const [i, name] of ['metal-deposit', 'wind-turbines', 'casino', 'biomarket', 'oxygen-tank'].entries()) {
      advanced(p, 0, name, hex(4, -3) + i);
    }
    miner(p, 0, hex(3, 0));
    miner(p, 0, hex(-4, 3));
    me.op = 20;
  });
  expect(isSoloGoalMet(s)).toBe(true);
  s.players[0].miners.pop();
  s.level = 3;
  expect(lacks(s)).toEqual(['level', 'mines']);
});

rule('OM-SGOAL-04', 'Martian Potato', () => {
  const s = goalState('martian-potato', (p, me) => {
    p.level = 3;
    p.contractOwner[3] = 0;
    p.contractOwner[10] = 0;
    p.contractsDone = (1 << 3) | (1 << 10);
    p.scientistOwner[3] = 0;
    for (const [i, name] of ['biomarket', 'hydroponic-farm', 'eco-resort'].entries())
      advanced(p, 0, name, hex(4, -3) + i);
    me.greenhouses = 5;
    me.storage[3] = 5;
    me.research = 3;
    me.tech[3] = 12;
    me.op = 30;
  });
  expect(isSoloGoalMet(s)).toBe(true);
  // Each of the two Contracts is wanted by name.
  s.contractsDone = 1 << 3;
  expect(lacks(s)).toEqual(['contract-11']);
  s.contractsDone = 1 << 10;
  expect(lacks(s)).toEqual(['contract-04']);
  s.contractsDone = (1 << 3) | (1 << 10);
  s.players[0].space = 5;
  s.players[0].greenhouses = 4;
  s.players[0].storage[3] = 4;
  s.players[0].tech[3] = 11;
  s.scientistOwner[3] = 1;
  expect(lacks(s)).toEqual(['biochemist', 'greenhouse-complex', 'plants', 'greenhouse-tech-6', 'orbit']);
  const built = position({
    seats: 1,
    side: 'colony',
    edit(p, me) {
      put(p, 'greenhouse', hex(-3, 2));
      tech(p, 0, 'greenhouse', 4);
      moveBot(p, 0, hex(-3, 1));
      me.storage[0] = 0;
    },
  });
  main(built, 'construct-building');
  built.choose(0, { do: 'build', building: 'greenhouse', at: hex(-4, 2) });
  expect(built.state.players[0].greenhouses).toBe(3);
});

rule('OM-SGOAL-06', 'the Goal is chosen before the game', () => {
  expect(fresh('x', { soloGoal: 'hunky-dory' }).rules.soloGoal).toBe('hunky-dory');
  expect(fresh('x').rules.soloGoal).toBe('first-colonists');
});

rule('OM-SGOAL-07', 'requirements are checked after the last deliveries', () => {
  const t = position({
    seats: 1,
    edit(s, me) {
      s.level = 3;
      s.contractOwner[6] = 0;
      s.contractGoods[6] = 3;
      me.goal = 1;
      me.tech[6] = 12;
      me.op = 15;
    },
    next: [{ step: 'score' }],
  });
  t.choose(0, { do: 'deliver', contract: 'contract-07', good: 'mineral' });
  expect(t.result()?.winners).toEqual([0]);
});
