import { arena } from '@orrery/bots';
import { isRefused } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { lookAround } from '../bot/prospects.ts';
import { goalReached, soloProgress } from '../bot/solo.ts';
import { turnsLeft } from '../bot/time.ts';
import { wantedContract } from '../bot/wanted.ts';
import { BEHIND, LATEST, SOLO, URGE, WORTH } from '../bot/weights.ts';
import { workToGoal } from '../bot/work.ts';
import { advice } from '../bot.ts';
import { COLONY, CONSTRUCT, CONTRACTS, MINERAL, WATER } from '../data/index.ts';
import { room } from '../index.ts';
import { NEIGHBOURS } from '../rules/hexes.ts';
import { type OmChoice, type OnMarsState, type Player, RESEARCH_TILES, TILE } from '../rules/state.ts';
import { advanced, colony, hex, main, own, place, position, put, tech, type Where } from './position.ts';

const value = (edit?: Where['edit']): number => advice.value(place(edit ? { side: 'colony', edit } : {}), 0);

test('greedy players end a game in good time, and well', async () => {
  const result = await arena({ room, seats: 2, players: ['greedy'], games: 1, seed: 'bot test' });
  if (isRefused(result)) throw new Error(result.message);
  const [{ record, scores }] = result.matches;
  expect(record.choices.length).toBeLessThan(1000);
  expect(Math.max(...scores)).toBeGreaterThan(60);
});

test('what is plainly better is valued more', () => {
  const bare = value(() => undefined);
  expect(value((_, me) => void me.storage.fill(2))).toBeGreaterThan(bare);
  expect(value((_, me) => void Object.assign(me, { crystals: 3 }))).toBeGreaterThan(bare);
  expect(value((s) => tech(s, 0, 'mine', 3))).toBeGreaterThan(value((s) => tech(s, 0, 'mine', 1)));
  expect(value((s) => put(s, 'shelter', hex(-3, 0)))).toBeGreaterThan(bare);
  const idle = value((s) => own(s, 0, 'casino'));
  expect(value((s) => advanced(s, 0, 'casino', hex(-2, -1)))).toBeGreaterThan(idle);
  const open = (s: OnMarsState): void => void s.contractOwner.fill(0, 6, 7);
  const done = (s: OnMarsState): void => {
    open(s);
    s.contractsDone = 1 << 6;
  };
  expect(value(done)).toBeGreaterThan(value(open));
});

test('after the last turn only points count', () => {
  const last = (edit: NonNullable<Where['edit']>): number =>
    value((s, me, other) => {
      s.ending = true;
      s.lastRound = s.round;
      me.standing = false;
      edit(s, me, other);
    });
  const bare = last(() => undefined);
  expect(last((_, me) => void me.storage.fill(2))).toBe(bare);
  expect(last((_, me) => void Object.assign(me, { op: 3 }))).toBe(bare + 3);
});

test('turns are counted to the last one', () => {
  const s = place();
  s.round = 19;
  expect(turnsLeft(s, 0)).toBe(3);
  s.remaining = 0;
  expect(turnsLeft(s, 0)).toBe(2);
  s.ending = true;
  s.lastRound = 20;
  s.players[0].standing = false;
  expect(turnsLeft(s, 0)).toBe(1);
});

test('nobody plays for ever: in a game that drags on, its end is worth more than all that is saved up', () => {
  const worth = (round: number, left: number): number => {
    const s = place({
      side: 'colony',
      edit(s, me) {
        Object.assign(s, { round, trackers: [left, 9, 9], remaining: left === 0 ? 0 : 1 });
        me.storage.fill(3);
        me.crystals = 5;
      },
    });
    return advice.value(s, 0) + (advice.urge?.(s, 0) ?? 0);
  };
  for (const round of [20, 24, 60]) expect(worth(round, 0), `round ${round}`).toBeGreaterThan(worth(round, 1));
  const priorOf = (round: number, trackers: number[], travels: boolean): number => {
    const t = position({
      side: 'colony',
      edit: (s) => void Object.assign(s, { round, trackers, missions: [5, 7, 8], shuttleLeft: COLONY }),
      next: [{ step: 'decide-travel', seat: 0 }],
    });
    const options = t.options(0);
    const priors = advice.priors?.(t.state, 0, options) ?? [];
    return priors[options.findIndex((o) => (o.do === 'travel') === travels)];
  };
  // Technologies are learned in orbit: whoever has all Missions of the colony behind goes there.
  expect(priorOf(60, [1, 0, 0], true)).toBeGreaterThan(priorOf(60, [1, 0, 0], false));
});

test('a game that drags on is better over than nearly over, for whoever is ahead and for whoever is behind', () => {
  const lead = (remaining: number, op: number, isOver: boolean): number => {
    const s = place({
      side: 'colony',
      edit(s, me) {
        Object.assign(s, {
          round: 45,
          missions: [5, 7, 8],
          trackers: remaining === 0 ? [0, 0, 0] : [1, 0, 0],
          remaining,
        });
        me.op = op;
      },
    });
    if (isOver) Object.assign(s, { ending: true, lastRound: 45, agenda: { table: [], seats: [[], []], phase: 0 } });
    return (advice.lead?.(s, 0) ?? 0) + (advice.urge?.(s, 0) ?? 0);
  };
  for (const op of [0, 60]) expect(lead(0, op, true), `${op} points`).toBeGreaterThan(lead(1, op, false));
});

test('from round to round it costs more that the end is far, and nothing once it has come', () => {
  const urge = (round: number, remaining: number, minerals = 0, level = 2): number => {
    const s = place({
      side: 'colony',
      edit(s, me) {
        Object.assign(s, { round, remaining, level });
        me.storage.fill(0);
        me.storage[MINERAL] = minerals;
      },
    });
    return advice.urge?.(s, 0) ?? 0;
  };
  expect(Math.abs(urge(URGE.from - BEHIND, 3))).toBe(0);
  // A Colony that is too small for its levels to count is behind, and hurries earlier.
  expect(Math.abs(urge(URGE.from, 3, 0, 3))).toBe(0);
  expect(urge(URGE.from, 3, 0, 1)).toBeLessThan(0);
  // Whoever can pay for a Building that the next level waits for is nearer to it.
  expect(urge(20, 2, 2)).toBeGreaterThan(urge(20, 2));
  for (const round of [URGE.from, 20, 24]) {
    expect(urge(round, 1)).toBeGreaterThan(urge(round, 2));
    expect(urge(round + 1, 2)).toBeLessThan(urge(round, 2));
    expect(Math.abs(urge(round, 0))).toBe(0);
  }
});

test('a Mission that is nearly done does not hide the other ways to the end, and building is better than being ready', () => {
  const urge = (lss: number[], edit: (me: Player) => void = () => undefined): number => {
    const s = place({
      side: 'colony',
      edit(s, me) {
        Object.assign(s, { round: 20, level: 2, remaining: 1, lss, missions: [5, 7, 8], trackers: [1, 3, 1] });
        me.storage.fill(1);
        edit(me);
      },
    });
    return advice.urge?.(s, 0) ?? 0;
  };
  const before = urge([2, 2, 3, 3]);
  // Whoever has built may be left without goods and without anybody at home, and is nearer to the end all the same.
  const spent = (me: Player): void => {
    me.storage.fill(0);
    me.slots[CONSTRUCT] = me.quarters;
    me.quarters = 0;
  };
  expect(urge([3, 2, 3, 3], spent)).toBeGreaterThan(before);
  expect(urge([2, 2, 3, 3], spent)).toBeLessThan(before);
});

test('late in a play whoever lacks the goods for the Building that the next level waits for fetches them and keeps them', () => {
  const late = (
    side: 'colony' | 'orbit',
    storage: number[],
    options: OmChoice[],
    round = LATEST,
  ): readonly OmChoice[] => {
    const s = place({
      side,
      edit(s, me) {
        // The level waits for a Greenhouse alone, which costs water or a Mineral.
        Object.assign(s, { round, remaining: 2, level: 3, lss: [4, 4, 3, 4] });
        Object.assign(me, { storage, quarters: 3 });
      },
    });
    return advice.sensible?.(s, 0, options) ?? [];
  };
  const [none, water, mineral] = [0, WATER + 1, 1].map((n) =>
    Array.from({ length: 5 }, (_, good) => (n === good + 1 ? 1 : 0)),
  );
  const ways: OmChoice[] = [{ do: 'travel', with: 'shuttle' }, { do: 'stay' }];
  expect(late('colony', none, ways), 'off to fetch them').toEqual(ways.slice(0, 1));
  expect(late('colony', water, ways), 'at the place to build').toEqual(ways);
  expect(late('orbit', mineral, ways), 'home with them').toEqual(ways.slice(0, 1));
  expect(late('orbit', none, ways), 'at the place to fetch them').toEqual(ways);
  expect(late('colony', none, ways, LATEST - 1), 'there is time').toEqual(ways);

  const takes = (['battery', 'water', 'mineral'] as const).map((good): OmChoice => ({ do: 'take', good }));
  expect(late('orbit', none, takes)).toEqual(takes.slice(1));
  const acts: OmChoice[] = [
    { do: 'main', action: 'resupply' },
    { do: 'main', action: 'learn-technology' },
  ];
  expect(late('orbit', none, acts)).toEqual(acts.slice(0, 1));
  expect(late('orbit', water, acts)).toEqual(acts);
  const gives: OmChoice[] = [{ do: 'deliver', contract: 'contract-12', good: 'water' }, { do: 'end' }];
  expect(late('colony', water, gives), 'the last one').toEqual(gives.slice(1));
});

test('against Lacerda nobody pays with a Private Goal while there are Crystals, and the last one is dear', () => {
  const table = (goals: number[]): OnMarsState =>
    place({ seats: 1, edit: (_, me) => void Object.assign(me, { crystals: 2, goals }) });
  const options: OmChoice[] = [
    { do: 'pay', crystal: 1 },
    { do: 'discard', goal: 1 },
    { do: 'discard', goal: 2 },
  ];
  expect(advice.sensible?.(table([0, 1]), 0, options)).toEqual([options[0]]);
  expect(advice.sensible?.(table([0, 1]), 0, options.slice(1))).toEqual(options.slice(1));
  const worth = (goals: number[]): number => advice.value(table(goals), 0);
  expect(worth([0])).toBeGreaterThan(worth([]) + 30);
});

test("what Lacerda's Goal asks for counts most when the play hangs on it, and a Contract of its kind is looked for", () => {
  const worth = (round: number, level: number): number =>
    advice.value(place({ seats: 1, edit: (s) => void Object.assign(s, { round, level }) }), 0);
  const gain = (round: number): number => worth(round, 3) - worth(round, 2);
  expect(gain(8)).toBeGreaterThan(gain(1) + 1);

  const table = place({ seats: 1 });
  const [first, second] = CONTRACTS.flatMap(({ building }, c) => (building < 0 ? [c] : []));
  expect(wantedContract(table, 0, first)).toBeGreaterThan(0);
  table.contractOwner[second] = 0;
  expect(wantedContract(table, 0, first), 'one is in hand').toBe(0);
});

test("every step towards Lacerda's Goal saves turns of work", () => {
  const soloGoal = 'next-generation';
  const work = (edit: NonNullable<Where['edit']>): number => workToGoal(place({ seats: 1, soloGoal, edit }));
  const bare = work(() => undefined);
  const [northWest] = place({ seats: 1 }).ground.flatMap((tile, hex) => (tile >= TILE + RESEARCH_TILES ? [hex] : []));
  const near = work((_, me) => void Object.assign(me, { rover: NEIGHBOURS[northWest][0] }));
  expect(near, 'the Rover beside a Research tile').toBeLessThan(bare - 1);
  expect(
    work((_, me) => void Object.assign(me, { research: 1 })),
    'one of two in hand',
  ).toBeLessThan(bare);
  expect(
    work((_, me) => void Object.assign(me, { shelters: 3 })),
    'a Shelter',
  ).toBeLessThan(bare);
  expect(
    work((_, me) => void Object.assign(me, { op: 30 })),
    'points',
  ).toBeLessThan(bare);
  expect(
    work((_, me) => void Object.assign(me, { goals: [6] })),
    'a Private Goal begun',
  ).toBeLessThan(bare);

  const [upgrade, delivery] = [0, 6];
  const taken = (more: NonNullable<Where['edit']> = () => undefined): number =>
    work((s, me, other) => {
      s.contractOwner[upgrade] = 0;
      s.contractOwner[delivery] = 0;
      more(s, me, other);
    });
  expect(taken(), 'Contracts of both kinds').toBeLessThan(bare - 1);
  expect(
    taken((_, me) => void me.storage.fill(4, MINERAL, MINERAL + 1)),
    'goods for one',
  ).toBeLessThan(taken());
  expect(
    taken((s, me) => {
      own(s, 0, 'mineral-mine');
      // What an unused Blueprint costs in the end.
      me.op += 5;
    }),
    'a Blueprint for the other',
  ).toBeLessThan(taken());
  const complex = (marked: boolean): number =>
    taken((s) => {
      for (const at of [hex(0, -1), hex(1, -1)]) put(s, 'mine', at);
      if (marked) advanced(s, 0, 'mineral-mine', hex(0, 0));
    });
  expect(complex(false), 'a Complex of three').toBeLessThan(taken());
  expect(complex(true), 'with an own marker').toBeLessThan(complex(false));
  expect(
    taken((s) => void Object.assign(s, { contractsDone: 1 << delivery })),
    'a Contract done',
  ).toBeLessThan(taken());
});

test('as long as there is time for the whole Goal it costs little, and dearly when there is none', () => {
  const table = place({ seats: 1 });
  expect(soloProgress(table, 18)).toBeGreaterThan(soloProgress(table, 6) + 10);
  // The last turn with nothing done is all but lost: nobody brings the end on before it is time.
  expect(soloProgress(table, 1)).toBeLessThan(soloProgress(table, 30) - SOLO.failed * 0.9);
  // Nobody can do in no time what is still to be done: then only what is met counts.
  const over = (level: number): number =>
    soloProgress(place({ seats: 1, edit: (s) => void Object.assign(s, { level }) }), 0);
  expect(over(3) - over(1)).toBe(SOLO.missed);
});

test('to have met the Goal counts more to whoever learns than anything short of it', () => {
  const table = place({ seats: 1, edit: (s) => void Object.assign(s, { level: 3 }) });
  const short = goalReached(table);
  const [me, lacerda] = table.players;
  me.op = 200;
  lacerda.op = 0;
  const ahead = goalReached(table);
  expect(ahead).toBeGreaterThan(short);
  // Further ahead than anybody needs to be is not better.
  me.op = 300;
  expect(goalReached(table)).toBe(ahead);
  expect(ahead).toBeLessThan(60);
});

test('a look around finds what can be built where', () => {
  const t = colony((s, me) => {
    me.storage.fill(1);
    s.rewards = [6, 6, 6, 6];
  });
  const { best, site } = lookAround(t.state, 0);
  // Two for each Shelter, two for the first of its kind, less the Mineral that it costs.
  const least = 4 - WORTH.mineral;
  expect(best[1]).toBeGreaterThan(least);
  expect(site[hex(-2, -2)]).toBeGreaterThan(least);
  t.state.lss[0] = 3;
  expect(lookAround(t.state, 0).best[1]).toBeLessThan(1);
});

test('priors are finite, never negative, and prefer a wanted Building to a stroll', () => {
  const t = colony((_, me) => void me.storage.fill(1));
  const options = t.options(0);
  const priors = advice.priors?.(t.state, 0, options) ?? [];
  expect(priors).toHaveLength(options.length);
  for (const prior of priors) expect(prior >= 0 && Number.isFinite(prior)).toBe(true);
  const of = (action: string): number => priors[options.findIndex((o) => o.do === 'main' && o.action === action)];
  expect(of('construct-building')).toBeGreaterThan(of('control-center'));
  main(t, 'construct-building');
  const sites = t.options(0);
  const worth = advice.priors?.(t.state, 0, sites) ?? [];
  expect(sites[worth.indexOf(Math.max(...worth))]).toMatchObject({ do: 'build' });
});

test('with nobody at home whoever the Shuttle would bring Colonists does not stay', () => {
  const options: OmChoice[] = [{ do: 'travel', with: 'shuttle' }, { do: 'travel', with: 'ship' }, { do: 'stay' }];
  const left = (quarters: number, working: number, seats = 2): readonly OmChoice[] | undefined =>
    advice.sensible?.(place({ seats, edit: (_, me) => void Object.assign(me, { quarters, working }) }), 0, options);
  expect(left(0, 3)).toEqual([options[0]]);
  // Somebody at home can be sent to work; where nobody would come along the way is in vain.
  expect(left(1, 3)).toEqual(options);
  expect(left(0, 0)).toEqual(options);
  // Against Lacerda the search decides.
  expect(left(0, 3, 1)).toEqual(options);
});
