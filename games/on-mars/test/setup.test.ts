import { advance, askedSeats, below, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import {
  ARROWS,
  BLUEPRINTS,
  CONTRACTS,
  DISCOVERIES,
  GOALS,
  hexAt,
  MISSION_CARDS,
  MISSIONS,
  START_BUILDINGS,
} from '../data/index.ts';
import { onMars } from '../game.ts';
import type { OnMarsState } from '../rules/state.ts';
import { viewState } from '../view.ts';
import { end, main, orbit, place, position } from './position.ts';

function fresh(seats: number, settings: Record<string, unknown> = {}, seed = 'fresh'): OnMarsState {
  const play = startPlay(onMars, { seats, settings, seed });
  if ('refused' in play) throw new Error(play.message);
  return play.state;
}
const many = (seats: number, settings = {}): OnMarsState[] =>
  Array.from({ length: 12 }, (_, i) => fresh(seats, settings, `seed ${i}`));
const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

rule('OM-DATA-01', 'one to four players, each with a colour by seat', () => {
  for (const seats of [2, 3, 4]) expect(fresh(seats).players).toHaveLength(seats);
  expect(fresh(1).players).toHaveLength(2);
  expect(fresh(1).agenda.seats).toHaveLength(1);
  for (const seats of [0, 5])
    expect(startPlay(onMars, { seats, seed: 'x' })).toMatchObject({ refused: 'bad-settings' });
});

rule('OM-DATA-02', 'round, phase and active player are part of the state', () => {
  const s = fresh(2);
  expect([s.round, s.phase]).toEqual([0, 0]);
  expect(s.active).toBe(s.starter);
  const t = orbit();
  expect([t.state.round, t.state.phase, t.state.active]).toEqual([1, 1, 0]);
});

rule('OM-DATA-03', 'a marker has a side, a space and stands or lies', () => {
  const t = orbit();
  main(t, 'resupply');
  t.choose(0, { do: 'take', good: 'water' });
  t.choose(0, { do: 'done' });
  expect(t.state.players[0]).toMatchObject({ space: 1, standing: true });
  end(t);
  expect(t.state.players[0]).toMatchObject({ space: 1, standing: false });
});

rule(['OM-DATA-04', 'OM-PSETUP-01', 'OM-PSETUP-03'], 'goods, Crystals and Ships at the start', () => {
  for (const p of fresh(4).players) {
    expect(p).toMatchObject({ op: 0, storage: [1, 1, 1, 1, 1], crystals: 1, below: 0, ships: 0b11111, hangar: 0 });
  }
});

rule('OM-DATA-05', 'the Colonists of a player are always 12', () => {
  const random = seedRandom('twelve');
  const play = startPlay(onMars, { seats: 3, seed: 'twelve' });
  if ('refused' in play) throw new Error(play.message);
  const s = play.state;
  for (let i = 0; i < 600 && onMars.result(s) === undefined; i++) {
    const [seat] = askedSeats(onMars, s);
    const options = optionsOf(onMars, s, seat);
    advance(onMars, s, seat, options[below(random, options.length)]);
    // A Mine under construction holds one Colonist in hand.
    const reserved = [...s.agenda.table, ...s.agenda.seats.flat()].some((f) => f.step === 'open' && f.type === 0)
      ? 1
      : 0;
    for (const [who, p] of s.players.entries()) {
      const sum = p.quarters + p.working + p.supply + p.miners.length + p.slots.reduce((a, b) => a + b, 0);
      expect(sum === 12 || (reserved === 1 && who === s.active && sum === 11)).toBe(true);
    }
  }
});

rule('OM-DATA-06', 'a player starts with the Shelter Tech and nothing else of cards and tiles', () => {
  const s = fresh(2);
  for (const p of s.players) {
    expect(p.tech).toEqual([-1, -1, -1, -1, -1, 3, -1, -1, -1]);
    expect(p).toMatchObject({ research: 0, discoveries: 0, goal: -1, progress: 0 });
  }
  expect([...s.cardOwner, ...s.scientistOwner, ...s.contractOwner].every((owner) => owner === -1)).toBe(true);
});

rule('OM-DATA-07', 'Bots, Rover, Shelters and markers of a player', () => {
  for (const p of fresh(3).players) expect(p).toMatchObject({ botSupply: 3, rover: -1, shelters: 1, markers: 8 });
});

rule('OM-DATA-08', 'a hex knows its Building, marker, pieces, Crystal and tile', () => {
  const s = fresh(2);
  for (const list of [s.building, s.marker, s.pieces, s.ground]) expect(list).toHaveLength(91);
  expect(s.pieces.reduce((a, b) => a + b, 0)).toBe(2);
  for (const [seat, p] of s.players.entries()) expect(s.building[p.bots[0]]).toBe(5 + seat);
});

rule('OM-DATA-09', 'the shared board', () => {
  const s = fresh(4);
  expect(s.grid).toHaveLength(8);
  expect(s.blueprintDisplay).toHaveLength(12);
  expect(s.display).toHaveLength(6);
  expect([s.exploration.length, s.lss.length, s.rewards.length, s.missions.length]).toEqual([2, 4, 4, 3]);
  expect([s.shuttleSide, s.shuttleSpace]).toEqual([0, 1]);
});

rule(['OM-DATA-10', 'OM-TERM-01'], 'the general supply has no end; Warehouse goods are apart from it', () => {
  const t = orbit((s, me) => {
    me.shelters = 5;
    me.storage = [0, 0, 0, 0, 0];
    s.cardOwner[19] = 0;
    s.cardAt[19] = hexAt(0, 2);
    s.warehouse = [0, 0, 0, 0, 0, 0];
    me.storage[0] = 1;
    me.crystals = 2;
  });
  t.choose(0, { do: 'advanced', card: 'trade-market', scientist: false });
  t.choose(0, { do: 'spend', good: 'mineral' });
  t.choose(0, { do: 'gain', good: 'plant' });
  t.choose(0, { do: 'gain', good: 'plant' });
  expect(t.state.players[0].storage).toEqual([0, 0, 0, 2, 0]);
});

rule('OM-DATA-11', 'five Resources; a Crystal is none', () => {
  const t = orbit((_, me) => {
    me.storage = [0, 0, 0, 0, 0];
    me.crystals = 3;
    me.tech[5] = -1;
    me.tech[6] = 0;
  });
  expect(t.whyNot(0, { do: 'main', action: 'research-development' })).toBe('OM-RND-09');
});

rule('OM-DATA-12', 'what a turn and a game remember', () => {
  const t = orbit((_, me) => {
    me.crystals = 3;
  });
  expect(t.state).toMatchObject({ mainDone: false, executiveDone: false, uses: [], gained: 0, ending: false });
  t.choose(0, { do: 'executive', slot: 7 });
  t.choose(0, { do: 'take', good: 'water' });
  expect(t.state).toMatchObject({ mainDone: false, executiveDone: true });
  expect(fresh(2, { length: 'long' }).rules.long).toBe(true);
});

rule('OM-DATA-13', 'Radar, First Colonists and solo remember theirs', () => {
  expect(fresh(2)).toMatchObject({ radar: -1, bDeck: [], soloDeck: [], pass: 0 });
  const solo = fresh(1);
  expect(solo.soloDeck).toHaveLength(12);
  expect(solo).toMatchObject({ soloCard: -1, pass: 1, lacerdaBots: 0 });
  const fc = fresh(3, { firstColonists: true });
  expect(fc.bDeck).toHaveLength(8);
  expect(fc.players.every((p) => p.aCard >= 0 && p.taskRound === 0)).toBe(true);
});

rule('OM-INFO-01', 'Goals in hand are seen by their owner only; their number by all', () => {
  const s = fresh(3);
  const view = viewState(s, 1);
  expect(view.players[1].goals).toEqual(s.players[1].goals);
  expect(view.players[0].goals).toEqual([-2, -2, -2]);
  expect(viewState(s, null).players[1].goals).toEqual([-2, -2, -2]);
});

rule('OM-INFO-02', 'stacks and the Blueprint deck are hidden from everybody', () => {
  const view = viewState(fresh(4), 0);
  for (const stack of [view.discoveryStack, view.techStack, view.blueprintDeck]) {
    expect(stack.every((card) => card === -2)).toBe(true);
  }
  expect([view.discoveryStack.length, view.techStack.length, view.blueprintDeck.length]).toEqual([17, 8, 18]);
});

rule('OM-INFO-03', 'all the rest is public', () => {
  const s = fresh(2);
  const view = viewState(s, null);
  for (const key of [
    'building',
    'ground',
    'grid',
    'display',
    'warehouse',
    'exploration',
    'blueprintDisplay',
  ] as const) {
    expect(view[key]).toEqual(s[key]);
  }
  expect(view.players[1]).toMatchObject({ storage: [1, 1, 1, 1, 1], crystals: 1 });
});

rule('OM-INFO-04', 'the Contract deck is no secret', () => {
  const s = fresh(2);
  expect(viewState(s, null).contractDeck).toEqual(range(12));
});

rule('OM-INFO-05', 'the top tile of a Building stack is seen, deeper ones are not', () => {
  const s = fresh(2);
  s.built[2] = 2;
  const view = viewState(s, 0);
  expect(view.stacks.slice(0, 6)).toEqual([s.stacks[0], -2, -2, -2, -2, -2]);
  expect(view.stacks.slice(12, 18)).toEqual([...s.stacks.slice(12, 15), -2, -2, -2]);
});

rule('OM-INFO-06', 'after the setup nothing is left to chance', () => {
  const play = startPlay(onMars, { seats: 3, seed: 'still' });
  if ('refused' in play) throw new Error(play.message);
  const s = play.state;
  const luck = s.random.join();
  const random = seedRandom('still');
  for (let i = 0; i < 400 && s.agenda.table.length > 0; i++) {
    const [seat] = askedSeats(onMars, s);
    const options = optionsOf(onMars, s, seat);
    advance(onMars, s, seat, options[below(random, options.length)]);
  }
  expect(s.random.join()).toBe(luck);
});

rule('OM-INFO-07', 'only one seat is asked at a time', () => {
  const play = startPlay(onMars, { seats: 4, seed: 'alone' });
  if ('refused' in play) throw new Error(play.message);
  const s = play.state;
  const random = seedRandom('alone');
  for (let i = 0; i < 400 && s.agenda.table.length > 0; i++) {
    expect(askedSeats(onMars, s)).toHaveLength(1);
    const [seat] = askedSeats(onMars, s);
    const options = optionsOf(onMars, s, seat);
    advance(onMars, s, seat, options[below(random, options.length)]);
  }
});

rule('OM-INFO-08', 'A and B cards are seen by their owner only', () => {
  const s = place({ firstColonists: true, edit: (_, me) => Object.assign(me, { aCard: 2, bCards: [1, 4] }) });
  expect(viewState(s, 0).players[0]).toMatchObject({ aCard: 2, bCards: [1, 4] });
  expect(viewState(s, 1).players[0]).toMatchObject({ aCard: -2, bCards: [-2, -2] });
  expect(viewState(s, 0).bDeck.every((card) => card === -2)).toBe(true);
});

rule('OM-INFO-09', 'the solo deck is hidden, its discards are not', () => {
  const s = fresh(1);
  s.soloDiscards = [s.soloDeck.pop() as number];
  const view = viewState(s, 0);
  expect(view.soloDeck).toEqual(new Array(11).fill(-2));
  expect(view.soloDiscards).toEqual(s.soloDiscards);
});

rule('OM-SETUP-01', 'two of the 19 Discovery tiles lie face up', () => {
  const s = fresh(2);
  expect(sorted([...s.exploration, ...s.discoveryStack])).toEqual(range(19));
  expect(s.discoveryStack).toHaveLength(17);
  expect(new Set(many(2).map((one) => one.exploration.join())).size).toBeGreaterThan(6);
});

rule(['OM-SETUP-02', 'OM-SETUP-03', 'OM-TWO-01'], 'Warehouse columns by player count, Minerals never', () => {
  const untouched = (s: OnMarsState): number[] => s.warehouse;
  expect(untouched(fresh(2))).toEqual([0, 2, 2, 2, 2, 2]);
  expect(untouched(place({ seats: 1 }))).toEqual([0, 2, 2, 2, 2, 2]);
  for (const seats of [3, 4]) expect(untouched(fresh(seats))).toEqual([0, 3, 3, 3, 3, 3]);
});

rule(
  ['OM-SETUP-04', 'OM-SETUP-05', 'OM-SETUP-06', 'OM-TWO-02'],
  'one Tech set on the grid, the other in stacks for 3 and 4',
  () => {
    const types = [0, 1, 2, 3, 4, 6, 7, 8];
    for (const seats of [2, 3, 4]) {
      const s = fresh(seats);
      expect(sorted(s.grid)).toEqual(types);
      expect(sorted(s.techStack)).toEqual(seats === 2 ? [] : types);
    }
    expect(place({ seats: 1 }).techStack).toEqual([]);
    expect(new Set(many(2).map((s) => s.grid.join())).size).toBe(12);
  },
);

rule('OM-SETUP-07', 'Level 1 Blueprints lie above Level 3, six are face up', () => {
  for (const s of many(2)) {
    const shown = s.blueprintDisplay.slice(0, 6);
    expect(shown.every((card) => BLUEPRINTS[card].level === 1)).toBe(true);
    expect(s.blueprintDisplay.slice(6)).toEqual([-1, -1, -1, -1, -1, -1]);
    const levels = s.blueprintDeck.map((card) => BLUEPRINTS[card].level);
    expect(levels).toEqual([...new Array(12).fill(3), ...new Array(6).fill(1)]);
    expect(sorted([...shown, ...s.blueprintDeck])).toEqual(range(24));
  }
});

rule(['OM-SETUP-08', 'OM-HIRE-06'], 'six Scientists in their order on the display', () => {
  const s = fresh(2);
  expect(s.display).toEqual([0, 1, 2, 3, 4, 5]);
  expect(s.scientistOn).toEqual([-1, -1, -1, -1, -1, -1]);
});

rule('OM-SETUP-09', 'twelve Contracts beside the display', () => {
  expect(fresh(2).contractDeck).toEqual(range(12));
  expect(CONTRACTS).toHaveLength(12);
});

rule(['OM-SETUP-10', 'OM-MINE-07'], 'the starting Mine is in the centre and empty', () => {
  const s = fresh(4);
  expect(s.building[hexAt(0, 0)]).toBe(0);
  expect(s.pieces[hexAt(0, 0)]).toBe(0);
});

rule('OM-SETUP-11', 'the four LSS Buildings go at random on four hexes', () => {
  const hexes = [hexAt(0, -2), hexAt(0, 2), hexAt(-2, 1), hexAt(2, -1)];
  expect(sorted(START_BUILDINGS)).toEqual(sorted(hexes));
  const seen = many(2).map((s) => hexes.map((h) => s.building[h]));
  for (const types of seen) expect(sorted(types)).toEqual([1, 2, 3, 4]);
  expect(new Set(seen.map(String)).size).toBeGreaterThan(4);
});

rule('OM-SETUP-12', 'arrows are directions of the board', () => {
  const t = position({
    side: 'colony',
    edit(s) {
      s.stacks = [...s.stacks];
      (s.stacks as number[])[6] = 2;
    },
  });
  expect(ARROWS[1][2]).toEqual([3, 4]);
  main(t, 'construct-building');
  const at = hexAt(-2, -2);
  t.choose(0, { do: 'build', building: 'generator', at });
  // South is the Shelter, south-west is an empty hex.
  expect(t.state.ground[hexAt(-3, -1)]).toBe(1);
  expect(t.state.ground.filter((ground) => ground === 1)).toHaveLength(1);
});

rule('OM-SETUP-13', 'five shuffled stacks of six tiles', () => {
  for (const s of many(2)) {
    for (const type of range(5)) expect(sorted(s.stacks.slice(type * 6, type * 6 + 6))).toEqual(range(6));
  }
  expect(new Set(many(2).map((s) => s.stacks.join())).size).toBe(12);
});

rule('OM-SETUP-14', 'both Research tiles of a type in one corner', () => {
  const s = fresh(2);
  const corners = [
    [hexAt(-5, 0), hexAt(-4, -1)],
    [hexAt(4, -5), hexAt(5, -5)],
    [hexAt(4, 1), hexAt(5, 0)],
    [hexAt(-5, 5), hexAt(-4, 5)],
  ];
  for (const [kind, hexes] of corners.entries()) {
    expect(hexes.map((h) => Math.floor((s.ground[h] - 21) / 2))).toEqual([kind, kind]);
  }
});

rule(['OM-SETUP-15', 'OM-SETUP-16'], 'Missions by length, in random order', () => {
  const decks = (s: OnMarsState): string[] => s.missions.map((mission) => MISSION_CARDS[mission].deck).sort();
  for (const s of many(2)) expect(decks(s)).toEqual(['long', 'short', 'short']);
  for (const s of many(2, { length: 'long' })) expect(decks(s)).toEqual(['long', 'long', 'short']);
  expect(new Set(many(2).map((s) => s.missions.join())).size).toBeGreaterThan(8);
});

rule('OM-SETUP-17', 'trackers start at the number for the player count', () => {
  expect(MISSION_CARDS[MISSIONS.indexOf('progress-cubes')].required[3]).toBe(11);
  for (const seats of [2, 3, 4]) {
    for (const s of many(seats)) {
      const required = s.missions.map((mission) => MISSION_CARDS[mission].required[seats]);
      const paid = s.trackers.map((left, i) => required[i] - left);
      expect(paid.every((n) => n === 0)).toBe(true);
    }
  }
});

rule(['OM-SETUP-18', 'OM-SETUP-19'], 'Missions to go, Colony level and LSS markers at the start', () => {
  expect(fresh(2)).toMatchObject({ remaining: 3, level: 1, lss: [1, 1, 1, 1] });
});

rule('OM-SETUP-20', 'four of the eight LSS Rewards at random', () => {
  for (const s of many(2)) expect(new Set(s.rewards).size).toBe(4);
  expect(new Set(many(2).map((s) => sorted(s.rewards).join())).size).toBeGreaterThan(4);
});

rule('OM-SETUP-21', 'cards of the variants stay out otherwise', () => {
  expect(fresh(2)).toMatchObject({ bDeck: [], soloDeck: [] });
  expect(fresh(2).players.map((p) => p.aCard)).toEqual([-1, -1]);
  expect(fresh(2, { firstColonists: true }).soloDeck).toEqual([]);
  expect(fresh(1).bDeck).toEqual([]);
});

rule('OM-PSETUP-02', 'the Shelter Tech starts at level 2 without a benefit', () => {
  const s = fresh(2);
  expect(s.players[0].tech[5]).toBe(3);
  expect(s.players[0].below).toBe(0);
});

rule(['OM-PSETUP-04', 'OM-PSETUP-05', 'OM-TWO-03'], 'Shelters with a Bot on the hexes for the player count', () => {
  const [nw, ne, se, sw] = [hexAt(-2, -1), hexAt(2, -3), hexAt(2, 1), hexAt(-2, 3)];
  const starts: Record<number, number[]> = { 2: [nw, se], 3: [nw, ne, se], 4: [nw, ne, se, sw] };
  for (const seats of [2, 3, 4]) {
    for (const s of many(seats)) {
      for (const i of range(seats)) {
        const seat = (s.starter + i) % seats;
        expect(s.players[seat].bots).toEqual([starts[seats][i]]);
        expect(s.building[starts[seats][i]]).toBe(5 + seat);
      }
      expect(s.building.filter((kind) => kind >= 5)).toHaveLength(seats);
    }
  }
  expect(fresh(1).building[nw]).toBe(5);
  expect(fresh(1).building[se]).toBe(6);
});

rule('OM-PSETUP-06', 'three Colonists in LQ, nine in the supply', () => {
  for (const p of fresh(2).players) {
    expect(p).toMatchObject({ quarters: 3, supply: 9, working: 0, markers: 8, botSupply: 3, rover: -1, progress: 0 });
  }
});

rule('OM-PSETUP-07', 'three different Goals each', () => {
  for (const s of many(4)) {
    const all = s.players.flatMap((p) => p.goals);
    expect(all).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
  }
  expect(GOALS).toHaveLength(16);
  expect(DISCOVERIES).toHaveLength(19);
});

rule('OM-PSETUP-08', 'the start player is drawn', () => {
  expect(new Set(many(4).map((s) => s.starter)).size).toBeGreaterThan(2);
});

rule(
  ['OM-PSETUP-09', 'OM-PSETUP-10', 'OM-PSETUP-11'],
  'spaces in seat order, then the highest places the Shuttle',
  () => {
    const t = position({
      seats: 4,
      edit(s) {
        s.phase = 0;
        s.round = 0;
        for (const p of s.players) p.space = 0;
      },
      next: [
        { step: 'round' },
        { step: 'place-shuttle' },
        { step: 'choose-space', seat: 1 },
        { step: 'choose-space', seat: 0 },
        { step: 'choose-space', seat: 3 },
        { step: 'choose-space', seat: 2 },
      ],
    });
    expect(t.options(2)).toHaveLength(8);
    t.choose(2, { do: 'space', space: 2 });
    t.choose(2, { do: 'take', good: 'water' });
    expect(t.state.players[2].storage[2]).toBe(2);
    expect(t.options(3)).not.toOffer({ space: 2 });
    expect(t.whyNot(3, { do: 'space', space: 2 })).toBe('OM-TRAVC-07');
    expect(t.whyNot(3, { do: 'space', space: 9 })).toBe('OM-PSETUP-09');
    t.choose(3, { do: 'space', space: 3 });
    t.choose(3, { do: 'learn', from: 'bottom-1', at: 'c1-bottom' });
    expect(t.state.players[3]).toMatchObject({ below: 1 });
    t.choose(0, { do: 'space', space: 6 });
    t.choose(1, { do: 'space', space: 7 });
    t.choose(1, { do: 'done' });
    // Markers on 2, 3, 6 and 7: the player on 7 decides.
    expect(t.asked()).toEqual([1]);
    expect(t.options(1)).toOfferExactly([
      { do: 'shuttle', side: 'orbit' },
      { do: 'shuttle', side: 'colony' },
    ]);
    t.choose(1, { do: 'shuttle', side: 'colony' });
    expect(t.state).toMatchObject({ shuttleSide: 1, shuttleSpace: 1, round: 1, phase: 1 });
    expect(t.asked()).toEqual([2]);
    expect(t.options(2)).toOffer({ action: 'landing-pod' });
  },
);

rule('OM-PSETUP-12', 'bonuses of the setup cost Crystals of the Depot; Goals do not help', () => {
  const t = position({
    edit(s, me) {
      s.phase = 0;
      for (const p of s.players) p.space = 0;
      me.goals = [7, 6];
      s.level = 3;
    },
    next: [{ step: 'choose-space', seat: 0 }],
  });
  t.choose(0, { do: 'space', space: 7 });
  expect(t.options(0)).not.toOffer({ do: 'goal' });
  t.choose(0, { do: 'extend', piece: 'bot' });
  expect(t.state.players[0]).toMatchObject({ crystals: 0, goals: [7, 6] });
  expect(t.options(0)).not.toOffer({ do: 'extend' });
});
