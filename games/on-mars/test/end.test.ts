import { startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { A_CARDS, B_REWARDS, SCIENTISTS, TASKS } from '../data/index.ts';
import { onMars } from '../game.ts';
import { scoreRows } from '../rules/scoring.ts';
import type { OnMarsState, TableFrame } from '../rules/state.ts';
import {
  advanced,
  colony,
  DONE,
  end,
  hex,
  main,
  miner,
  orbit,
  own,
  place,
  position,
  type T,
  tech,
  type Where,
} from './position.ts';

type Edit = NonNullable<Where['edit']>;
const OVER: readonly TableFrame[] = [{ step: 'round-over' }];
const SCORE: readonly TableFrame[] = [{ step: 'score' }];
const still: Edit = (s) => {
  s.shuttleSide = 1;
  s.shuttleSpace = 3;
};

rule(
  ['OM-END-01', 'OM-END-03'],
  'the end is noticed after the Colonization phase; one more round without a Shuttle phase follows',
  () => {
    const t = position({
      edit(s, me, other) {
        still(s, me, other);
        s.remaining = 0;
        s.round = 9;
      },
      next: OVER,
    });
    expect(t.state).toMatchObject({ ending: true, lastRound: 10, round: 10, shuttleSpace: 2 });
    main(t, 'landing-pod');
    t.choose(0, { do: 'space', space: 5 });
    end(t);
    main(t, 'control-center', 1);
    t.choose(1, DONE);
    end(t, 1);
    expect(t.over).toBe(true);
    expect(t.state).toMatchObject({ round: 10, shuttleSpace: 2 });
    const not = position({
      edit(s, me, other) {
        still(s, me, other);
        s.remaining = 1;
      },
      next: OVER,
    });
    expect(not.state).toMatchObject({ ending: false, round: 2 });
  },
);

rule('OM-END-04', 'Crystals below the Depot move in before the scoring', () => {
  const t = position({
    edit(_, me) {
      me.crystals = 2;
      me.below = 4;
    },
    next: SCORE,
  });
  expect(t.over).toBe(true);
  expect(t.state.players[0]).toMatchObject({ crystals: 3, below: 0 });
});

rule('OM-END-05', 'a trigger in the Shuttle phase waits for the next Colonization phase', () => {
  const t = position({
    edit(s, me, other) {
      still(s, me, other);
      s.remaining = 0;
    },
    next: [{ step: 'shuttle' }],
  });
  expect(t.state).toMatchObject({ ending: false, round: 2 });
});

rule('OM-END-06', 'Colony level 5 alone ends the game', () => {
  const t = colony((s, _, other) => {
    s.level = 4;
    s.lss = [5, 5, 5, 5];
    s.remaining = 1;
    other.standing = false;
  });
  main(t, 'control-center');
  t.choose(0, DONE);
  end(t);
  expect(t.state).toMatchObject({ level: 5, remaining: 0, ending: true });
});

const rows = (edit: Edit): Record<string, number> =>
  Object.fromEntries(scoreRows(place({ edit }), 0).map(({ row, points }) => [row, points]));

rule('OM-SCORE-01', 'before the scoring goods may go to Contracts', () => {
  const t = position({
    edit(s, me) {
      s.contractOwner[6] = 0;
      s.contractGoods[6] = 3;
      me.storage[0] = 1;
    },
    next: SCORE,
  });
  expect(t.options(0)).toOfferExactly([DONE, { do: 'deliver', contract: 'contract-07', good: 'mineral' }]);
  t.choose(0, { do: 'deliver', contract: 'contract-07', good: 'mineral' });
  expect(t.over).toBe(true);
  expect(t.state.contractsDone).toBe(64);
});

rule(['OM-SCORE-02', 'OM-SCORE-03'], 'Progress cubes and Ships', () => {
  const cubes = [0, 1, 3, 7, 15, 31].map((progress) => rows((_, me) => Object.assign(me, { progress })).progress);
  expect(cubes).toEqual([0, 1, 2, 4, 7, 11]);
  expect(rows((_, me) => Object.assign(me, { hangar: 3 })).ships).toBe(9);
});

rule(['OM-SCORE-04', 'OM-SCORE-05'], 'the highest row of LQ once the own side has come home', () => {
  const points = (quarters: number, shelters: number): number =>
    rows((_, me) => Object.assign(me, { quarters, shelters })).colonists;
  expect(points(7, 3)).toBe(10);
  expect([0, 1, 2, 3, 4].map((n) => points(n, 1))).toEqual([0, 0, 0, 3, 3]);
  expect(points(12, 5)).toBe(21);
  expect(points(10, 5)).toBe(15);
  expect(points(5, 5)).toBe(6);
  expect(points(9, 2)).toBe(6);
  const home = rows((s, me) => {
    me.quarters = 1;
    me.working = 1;
    me.slots = [1, 0, 2, 0, 1];
    miner(s, 0, hex(3, 0));
  }).colonists;
  // In Orbit: 1 + 1 + 1; the Colony slots and the Miner do not count.
  expect(home).toBe(3);
});

rule('OM-SCORE-06', 'Tech tiles by level', () => {
  const tiles = rows((_, me) => {
    me.tech = [0, 7, 8, -1, -1, 12, -1, -1, -1];
  }).technology;
  expect(tiles).toBe(18);
  const each = [0, 2, 5, 7, 10, 12].map(
    (at) => rows((_, me) => Object.assign(me, { tech: [at, -1, -1, -1, -1, -1, -1, -1, -1] })).technology,
  );
  expect(each).toEqual([1, 2, 3, 4, 5, 9]);
});

rule('OM-SCORE-07', 'used and unused Blueprints', () => {
  const points = rows((s) => {
    advanced(s, 0, 'wind-turbines', hex(4, -3));
    advanced(s, 0, 'casino', hex(4, -1));
    own(s, 0, 'gym');
    advanced(s, 0, 'radar', hex(4, 0));
  }).blueprints;
  expect(points).toBe(8);
  expect(rows((s) => own(s, 0, 'radar')).blueprints).toBe(-5);
});

rule(['OM-SCORE-08', 'OM-SCORE-09'], 'Scientists score the Advanced Buildings of their type, whoever owns them', () => {
  const points = rows((s) => {
    s.scientistOwner[2] = 0;
    advanced(s, 0, 'biomarket', hex(4, -3));
    advanced(s, 1, 'hydroponic-farm', hex(4, -1));
    own(s, 1, 'eco-resort');
  }).scientists;
  expect(points).toBe(6);
  expect(SCIENTISTS.map(({ scores }) => scores)).toEqual([1, 2, 3, 4, 5, 0]);
});

rule(['OM-SCORE-10', 'OM-SCORE-11', 'OM-SCORE-12'], 'Contracts count, the total may be negative', () => {
  const s = place({
    edit(p, me) {
      me.tech = [-1, -1, -1, -1, -1, -1, -1, -1, -1];
      me.quarters = 0;
      p.contractOwner[0] = 0;
      p.contractOwner[7] = 0;
      p.contractOwner[8] = 0;
      p.contractsDone = 1 << 8;
    },
  });
  expect(onMars.scores(s)[0]).toBe(-1);
  expect(scoreRows(s, 0).find(({ row }) => row === 'contracts')?.points).toBe(-1);
  s.players[0].op = 5;
  expect(onMars.scores(s)[0]).toBe(4);
});

function finish(edit: Edit): T {
  return position({ edit, next: SCORE });
}

rule('OM-TIE-01', 'most OP win', () => {
  const t = finish((_, me, other) => {
    me.op = 3;
    other.op = 4;
    me.crystals = 3;
  });
  expect(t.result()).toMatchObject({ places: [2, 1], winners: [1] });
});

rule('OM-TIE-02', 'ties: Crystals, Advanced Buildings, Progress cubes, then shared', () => {
  const tie = (edit: Edit): readonly number[] | undefined => finish(edit).result()?.winners;
  expect(tie(() => undefined)).toEqual([0, 1]);
  expect(tie((_, me) => Object.assign(me, { below: 1 }))).toEqual([0]);
  expect(
    tie((s, me, other) => {
      advanced(s, 1, 'wind-turbines', hex(4, -3));
      me.op = 3;
      other.op = 0;
    }),
  ).toEqual([1]);
  expect(
    tie((_, me, other) => {
      me.progress = 1;
      other.op = 1;
    }),
  ).toEqual([0]);
  expect(
    tie((_, me, other) => {
      me.progress = 1;
      other.op = 1;
      other.crystals = 2;
    }),
  ).toEqual([1]);
});

rule(['OM-ODD-01', 'OM-ODD-02', 'OM-ODD-03'], 'Space Oddity: the Colonization phase under way is the last', () => {
  const t = position({
    spaceOddity: true,
    edit(s, me, other) {
      s.remaining = 1;
      s.trackers[2] = 1;
      s.contractOwner[6] = 0;
      s.contractGoods[6] = 3;
      me.storage[0] = 1;
      other.space = 3;
    },
  });
  t.choose(0, { do: 'deliver', contract: 'contract-07', good: 'mineral' });
  main(t, 'landing-pod');
  t.choose(0, { do: 'space', space: 5 });
  end(t);
  expect(t.over).toBe(false);
  main(t, 'landing-pod', 1);
  t.choose(1, { do: 'space', space: 6 });
  end(t, 1);
  expect(t.over).toBe(true);
  expect(t.state).toMatchObject({ round: 1, lastRound: 1 });
});

rule('OM-ODD-04', 'triggered in a Shuttle phase, the next Colonization phase is the last', () => {
  const t = position({
    spaceOddity: true,
    edit(s, me, other) {
      still(s, me, other);
      s.remaining = 0;
    },
    next: [{ step: 'shuttle' }],
  });
  expect(t.over).toBe(false);
  expect(t.state.round).toBe(2);
  main(t, 'landing-pod');
  t.choose(0, { do: 'space', space: 5 });
  end(t);
  main(t, 'control-center', 1);
  t.choose(1, DONE);
  end(t, 1);
  expect(t.over).toBe(true);
});

function fresh(seats: number, seed: string): OnMarsState {
  const play = startPlay(onMars, { seats, settings: { firstColonists: true }, seed });
  if ('refused' in play) throw new Error(play.message);
  return play.state;
}

rule('OM-FC-01', 'its three Missions, in their order', () => {
  for (const seats of [2, 3, 4]) {
    const s = fresh(seats, 'a');
    expect(s.missions).toEqual([1, 7, 0]);
    expect(s.trackers[1]).toBe([4, 4, 5][seats - 2]);
  }
});

rule(['OM-FC-02', 'OM-FC-03'], 'spaces are drawn; bonuses in seat order from the start player', () => {
  const seen = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const s = fresh(4, seed);
    const spaces = s.players.map((p) => p.space);
    expect(new Set(spaces).size).toBe(4);
    for (const space of spaces) {
      expect([2, 3, 4, 6, 7, 8]).toContain(space);
      seen.add(space);
    }
  }
  expect(seen.size).toBeGreaterThan(4);
  const t = position({
    seats: 3,
    firstColonists: true,
    edit(s) {
      s.phase = 0;
      s.players[0].space = 8;
      s.players[1].space = 6;
      s.players[2].space = 2;
    },
    next: [
      { step: 'place-shuttle' },
      { step: 'take-bonus', seat: 1 },
      { step: 'take-bonus', seat: 0 },
      { step: 'take-bonus', seat: 2 },
    ],
  });
  expect(t.asked()).toEqual([2]);
  t.choose(2, { do: 'take', good: 'water' });
  expect(t.asked()).toEqual([0]);
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(t.state.players[1].below).toBe(1);
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('put-shuttle');
  expect(onMars.isAside?.(t.state, 0)).toBe(false);
});

rule('OM-FC-04', 'one A card each, eight B cards', () => {
  for (const seed of ['a', 'b', 'c']) {
    const s = fresh(4, seed);
    expect([...s.players.map((p) => p.aCard)].sort()).toEqual([0, 1, 2, 3]);
    expect([...s.bDeck].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  }
});

function first(edit: Edit, side: 'orbit' | 'colony' = 'orbit'): T {
  return position({ side, firstColonists: true, edit });
}

rule(['OM-FC-05', 'OM-FC-09'], 'a Building of the own A card turns it into two B cards', () => {
  const build = (aCard: number): T => {
    const t = first((s, me) => {
      me.aCard = aCard;
      s.bDeck = [0, 1, 2, 3, 4];
    }, 'colony');
    main(t, 'construct-building');
    t.choose(0, { do: 'build', building: 'generator', at: hex(-2, -2) });
    return t;
  };
  expect(A_CARDS[0]).toContain(1);
  expect(A_CARDS[1]).not.toContain(1);
  expect(build(0).state.players[0]).toMatchObject({ aCard: -1, bCards: [4, 3] });
  expect(build(1).state.players[0]).toMatchObject({ aCard: 1, bCards: [] });
  const tile = first((s, me) => {
    me.aCard = 0;
    s.bDeck = [0, 1, 2];
    advanced(s, 0, 'wind-turbines', hex(4, -3));
    me.crystals = 2;
  });
  tile.choose(0, { do: 'advanced', card: 'wind-turbines', scientist: false });
  tile.choose(0, { do: 'build', building: 'generator', at: hex(-2, -2) });
  expect(tile.state.players[0].bCards).toEqual([2, 1]);
});

rule('OM-FC-06', 'a task done may be shown for its reward', () => {
  const t = first((_, me) => {
    me.bCards = [7, 0];
  });
  main(t, 'obtain-blueprint');
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(t.options(0)).toOfferExactly([{ do: 'task', task: 'obtain-blueprint' }, DONE]);
  expect(t.whyNot(0, { do: 'task', task: 'learn-tech' })).toBe('OM-FC-06');
  t.choose(0, { do: 'task', task: 'obtain-blueprint' });
  expect(t.state.players[0]).toMatchObject({ bCards: [0], below: 1, taskRound: 1 });
  const kept = first((_, me) => {
    me.bCards = [7];
  });
  main(kept, 'obtain-blueprint');
  kept.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  kept.choose(0, DONE);
  expect(kept.state.players[0].bCards).toEqual([7]);
  expect(B_REWARDS).toEqual([1, 2, 4, 0, 3, 5, 5, 5]);
});

rule('OM-FC-07', 'one task per round', () => {
  const t = first((s, me) => {
    me.bCards = [7, 0];
    me.crystals = 3;
    me.ships = 0;
    s.round = 4;
  });
  main(t, 'learn-technology');
  t.choose(0, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
  t.choose(0, { do: 'task', task: 'learn-tech' });
  t.choose(0, DONE);
  t.choose(0, { do: 'executive', slot: 3 });
  t.choose(0, { do: 'blueprint', card: 'metal-deposit' });
  expect(t.step(0)).toBe('act');
  expect(t.state.players[0]).toMatchObject({ bCards: [7], taskRound: 4 });
});

rule('OM-FC-08', 'cards left over have no effect', () => {
  const left = place({
    firstColonists: true,
    edit: (_, me) => Object.assign(me, { aCard: 2, bCards: [1, 2] }),
  });
  expect(onMars.scores(left)[0]).toBe(onMars.scores(left)[1]);
});

rule('OM-FC-10', 'what the tasks are', () => {
  const shuttle = position({
    firstColonists: true,
    edit(s, me) {
      s.shuttleSide = 0;
      me.bCards = [1, 6];
    },
    next: [{ step: 'shuttle' }],
  });
  shuttle.choose(0, { do: 'travel', with: 'shuttle' });
  expect(shuttle.options(0)).toOfferExactly([{ do: 'task', task: 'travel-shuttle' }, DONE]);
  shuttle.choose(0, DONE);
  shuttle.choose(0, { do: 'explore', tile: 'crystals-3', at: hex(0, 3) });
  expect(shuttle.options(0)).toOffer({ do: 'task', task: 'place-discovery' });
  const ship = position({
    firstColonists: true,
    edit(s, me) {
      s.shuttleSide = 1;
      s.shuttleSpace = 3;
      me.bCards = [1];
      me.hangar = 1;
      s.exploration = [-1, -1];
    },
    next: [{ step: 'shuttle' }],
  });
  ship.choose(0, { do: 'travel', with: 'ship' });
  expect(ship.step(0)).toBe('take-space');
  const develop = first((s, me) => {
    me.bCards = [5];
    tech(s, 0, 'rover', 1);
  });
  main(develop, 'research-development');
  develop.choose(0, { do: 'develop', tech: 'rover', to: 'c2-top' });
  develop.choose(0, { do: 'pay', water: 1 });
  // Asked, as after every deed with task cards in hand, but there is nothing to show yet.
  expect(develop.options(0)).toOfferExactly([DONE]);
  develop.choose(0, DONE);
  develop.choose(0, { do: 'develop', tech: 'rover', to: 'c3-top' });
  develop.choose(0, { do: 'pay', oxygen: 1 });
  expect(develop.options(0)).toOffer({ do: 'task', task: 'develop-2' });
  const shelter = first((_, me) => {
    me.bCards = [2, 3];
    me.storage = [0, 0, 0, 0, 1];
  }, 'colony');
  main(shelter, 'construct-building');
  shelter.choose(0, { do: 'build', building: 'shelter', at: hex(-2, -2) });
  shelter.choose(0, { do: 'use', tech: 'shelter', owner: 0, boost: 0 });
  expect(shelter.options(0)).toOffer({ do: 'task', task: 'construct-shelter' });
  expect(TASKS).toHaveLength(8);
});

rule(
  ['OM-FC-11', 'OM-SOLO-12'],
  'First Colonists is for 2 to 4 and goes with Space Oddity; solo only with the latter',
  () => {
    const start = (seats: number, settings: Record<string, unknown>): unknown =>
      startPlay(onMars, { seats, settings, seed: 'x' });
    expect(start(1, { firstColonists: true })).toMatchObject({ refused: 'bad-settings' });
    expect(start(1, { spaceOddity: true })).not.toHaveProperty('refused');
    for (const seats of [2, 3, 4]) {
      expect(start(seats, { firstColonists: true, spaceOddity: true })).not.toHaveProperty('refused');
    }
    expect(start(2, { soloGoal: 'hunky-dory' })).toMatchObject({ refused: 'bad-settings' });
    expect(start(2, { firstColonists: true, length: 'long' })).toMatchObject({ refused: 'bad-settings' });
  },
);

rule('OM-GOAL-05', 'a completed Goal scores nothing itself', () => {
  const t = orbit((_, me) => {
    me.goal = 4;
  });
  expect(t.scores()[0]).toBe(orbit().scores()[0]);
});
