import { TABLE } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { AUTOMATON_CARDS, ORDERS } from '../data/index.ts';
import { lunaMaris } from '../game.ts';
import { type LunaTrial, opening, type Position, pass, passAll, position, settleIn, use } from './position.ts';

const SEEDS = ['s1', 's2', 's3', 's4', 's5', 's6'];

/** The automaton carries out one line of a card: the human has passed, and its next turn is looked at. */
const line = (card: string, number: number, p: Position = {}): LunaTrial => {
  const t = position({ seats: 1, automatonCard: card, automatonLine: number - 1, ...p });
  // A turn without effect of the human lets it act once.
  t.choose(0, use('geologist', 'H'));
  t.choose(0, { do: 'end' });
  return t;
};
const automaton = (t: LunaTrial) => t.state.players[1];
const human = (given: object = {}) => ({ at: 'F' as const, depot: [], ...given });

rule(['LM-SOLO-01', 'LM-SOLO-02'], 'alone: the setup of two players, the human first', () => {
  const { state } = opening(1);
  expect(state.players).toHaveLength(2);
  expect(state.agenda.seats).toHaveLength(1);
  expect(state.stacks.map((stack) => stack.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(state.foodDeck.length + state.seedbed.length).toBe(27);
  expect(state.order).toEqual([0, 1]);
});

rule(['LM-SOLO-03', 'LM-SOLO-04'], 'the automaton starts with little and knows no cards, energy or stress', () => {
  const [, p] = opening(1).state.players;
  expect(p).toMatchObject({
    sp: 5,
    water: 2,
    waste: 1,
    probes: 3,
    fields: 1 << 18,
    co2: 6,
    extraction: 1,
    sustainability: 1,
  });
  expect(p).toMatchObject({ hand: 0, energy: 0, ironLeft: 0, stress: 0, o2: 0, equipment: -1, depot: 0 });
});

rule('LM-SOLO-05', 'two equipment tiles are shown, one is taken', () => {
  const t = opening(1);
  expect(t.options(0)).toHaveLength(2);
  t.choose(0, t.options(0)[1]);
  expect(t.state.equipmentOffer).toEqual([]);
  expect(t.state.players[0].ready).toBe(true);
});

rule('LM-SOLO-06', 'human and automaton start in the two modules of a card, beside', () => {
  for (const seed of SEEDS) {
    const t = opening(1, seed);
    t.choose(0, t.options(0)[0]);
    const modules = t.state.startModules.slice();
    expect(modules).toHaveLength(2);
    t.choose(0, t.options(0)[1]);
    expect(t.state.players.map((p) => p.at)).toEqual([modules[1], modules[0]]);
    expect(t.state.players.map((p) => p.on)).toEqual([false, false]);
  }
});

rule(['LM-SOLO-07', 'LM-SOLO-08'], 'five cards of the level, one revealed a round', () => {
  const letters = (level: 'basic' | 'intermediate' | 'advanced') =>
    new Set(
      SEEDS.flatMap((seed) => {
        const t = opening(1, seed, level);
        expect(t.state.automatonDeck).toHaveLength(5);
        return t.state.automatonDeck.map((card) => AUTOMATON_CARDS[card].id);
      }),
    );
  expect([...letters('basic')].sort().join('')).toBe('ABCDEF');
  expect([...letters('advanced')].sort().join('')).toBe('GHIJKL');
  expect(letters('intermediate').size).toBeGreaterThan(9);
  const t = opening(1);
  settleIn(t);
  for (let round = 1; round <= 5; round++) {
    expect([t.state.automatonCards.length, t.state.automatonDeck.length]).toEqual([round, 5 - round]);
    passAll(t);
  }
  expect(new Set(t.state.automatonCards).size).toBe(5);
});

rule(['LM-SOLO-09', 'LM-SOLO-10'], 'line after line, then it passes', () => {
  const t = position({ seats: 1, automatonCard: 'C', players: [human(), { water: 6 }] });
  const cards = ['geologist', 'mining-engineer', 'chemist', 'botanist'] as const;
  const modules = ['H', 'E', 'J', 'A'] as const;
  t.state.players[0].stress = 8;
  cards.forEach((card, i) => {
    expect(t.state.automatonLine).toBe(i);
    t.choose(0, use(card, modules[i]));
    if (t.step(0) === 'act') t.choose(0, { do: 'end' });
  });
  expect(t.state.automatonLine).toBe(4);
  expect(t.state.nextOrder).toEqual([]);
  expect(
    t.events.flatMap((event) => (event.event === 'automaton-line' ? [(event as { line?: number }).line] : [])),
  ).toEqual([0, 1, 2, 3]);
  t.choose(0, { do: 'feed' });
  t.choose(0, { do: 'recall', card: 'botanist' });
  t.choose(0, { do: 'enough' });
  expect(t.state.nextOrder).toEqual([1]);
});

rule('LM-SOLO-11', 'after the human has passed it takes its turns in a row', () => {
  const t = position({ seats: 1, automatonCard: 'C', players: [human()] });
  t.choose(0, pass);
  expect(t.state).toMatchObject({ round: 3, order: [0, 1] });
  expect(t.events.filter((event) => event.event === 'automaton-line')).toHaveLength(4);
});

rule('LM-SOLO-12', 'it takes a free energy space for nothing, or is a guest', () => {
  const free = line('B', 1, { players: [human(), { at: 'A' }] });
  expect(automaton(free)).toMatchObject({ at: 7, on: true, energy: 0, o2: 0 });
  const t = position({ seats: 1, automatonCard: 'B', players: [human({ sp: 5 }), { at: 'A' }] });
  t.choose(0, use('geologist', 'H'));
  t.choose(0, { do: 'mine' });
  expect(automaton(t)).toMatchObject({ at: 7, on: false });
  expect(t.state.players[0]).toMatchObject({ sp: 6, on: true });
});

rule('LM-SOLO-13', 'the human is its guest for 1 point', () => {
  const t = position({
    seats: 1,
    players: [human({ energy: 0 }), { at: 'H', on: true, sp: 5 }],
    automatonCard: 'B',
    automatonLine: 3,
  });
  t.choose(0, use('geologist', 'H'));
  t.choose(0, { do: 'mine' });
  expect(t.state.players[0]).toMatchObject({ energy: 0, on: false });
  expect(automaton(t).sp).toBe(6);
});

rule('LM-SOLO-14', 'probe: next to most own probes, rather titanium, then the lowest number', () => {
  const bit = (field: number) => 1 << (field - 1);
  const put = (fields: ('m01' | 'm04' | 'm05' | 'm09' | 'm14' | 'm15' | 'm18' | 'm19')[], probes = 3) => {
    const t = line('A', 1, { players: [human(), { fields, probes, energy: 0 }] });
    const before = fields.reduce((set, id) => set | bit(Number(id.slice(1))), 0);
    expect(automaton(t).energy).toBe(0);
    return automaton(t).fields & ~before;
  };
  expect(put(['m19'])).toBe(bit(18));
  expect(put(['m19', 'm18'])).toBe(bit(15));
  expect(put(['m04', 'm14'])).toBe(bit(9));
  expect(put(['m09'])).toBe(bit(8));
  const none = line('A', 1, { players: [human(), { probes: 0, sp: 5 }] });
  expect(automaton(none)).toMatchObject({ sp: 6, fields: 1 << 18 });
});

rule('LM-SOLO-15', 'mine: half its probes in water, at least 1, and 1 waste', () => {
  const water = (...fields: ('m01' | 'm02' | 'm05' | 'm04')[]) =>
    automaton(line('B', 1, { players: [human(), { water: 0, waste: 2, fields }] }));
  expect(water('m01')).toMatchObject({ water: 1, waste: 3 });
  expect(water('m01', 'm02', 'm05')).toMatchObject({ water: 1, waste: 3 });
  expect(water('m01', 'm02', 'm05', 'm04')).toMatchObject({ water: 2, waste: 3 });
});

rule(['LM-SOLO-16', 'LM-SOLO-29'], 'extract: water and CO2, up to 6 water', () => {
  expect(automaton(line('A', 2, { players: [human(), { water: 1, co2: 6 }] }))).toMatchObject({
    water: 3,
    co2: 7,
    at: 4,
  });
  expect(automaton(line('G', 2, { players: [human(), { water: 5, co2: 6 }] }))).toMatchObject({ water: 6, co2: 7 });
});

rule(['LM-SOLO-17', 'LM-SOLO-30'], 'filter: 2 CO2 levels down, beside, without a point for the human', () => {
  const t = line('B', 4, { players: [human({ sp: 5 }), { co2: 6 }] });
  expect(automaton(t)).toMatchObject({ co2: 4, at: 4, on: false });
  const host = position({ seats: 1, automatonCard: 'B', automatonLine: 3, players: [{ at: 'B', sp: 5 }] });
  host.choose(0, use('chemist', 'E'));
  host.choose(0, { do: 'extract', level: 1 });
  host.choose(0, { do: 'end' });
  expect(host.state.players[0]).toMatchObject({ on: true, sp: 5 });
  const standing = line('B', 4, { players: [human(), { at: 'E', on: true }] });
  expect(automaton(standing).on).toBe(false);
});

rule(
  ['LM-SOLO-18', 'LM-SOLO-34'],
  'greenhouse: all cards for 1 water, else the most nutritious; nothing there gives 1 point',
  () => {
    const seedbed = ['carrot', 'wheat', 'potato'] as const;
    const rich = line('A', 4, { players: [human(), { water: 1, sp: 5 }], seedbed: [...seedbed] });
    expect(automaton(rich)).toMatchObject({ water: 0, sp: 6, foodSize: 3, food: [0, 0, 0, 1, 0, 0, 1, 0, 1] });
    const dry = line('A', 4, { players: [human(), { water: 0, sp: 5 }], seedbed: [...seedbed] });
    expect(automaton(dry)).toMatchObject({ sp: 5, foodSize: 1, food: [0, 0, 0, 0, 0, 0, 0, 0, 1] });
    const bare = line('A', 4, { players: [human(), { water: 2, sp: 5 }], seedbed: [null, null, null], foodDeck: [] });
    expect(automaton(bare)).toMatchObject({ water: 2, sp: 6, foodSize: 0 });
    const alone = line('D', 4, { players: [human(), { sp: 5 }], market: [null, null, null], scientists: [] });
    expect(automaton(alone)).toMatchObject({ sp: 6, level2: 0 });
  },
);

rule('LM-SOLO-19', 'order: 2 water for the top tile, the next stack when empty, water when it cannot', () => {
  const t = line('A', 3, { players: [human(), { water: 2, sp: 5, energy: 0 }], orders: ['iron-4'] });
  expect(automaton(t)).toMatchObject({ water: 0, sp: 10, foodSize: 0 });
  expect(automaton(t).orders.map((order) => ORDERS[order].id)).toEqual(['iron-4']);
  const next = line('A', 3, { players: [human(), { water: 2, sp: 5 }], emptyStacks: [1, 2], orders: ['water-5'] });
  expect(automaton(next).sp).toBe(18);
  const round = line('G', 3, { players: [human(), { water: 2, sp: 5 }], emptyStacks: [6], orders: ['iron-5'] });
  expect(automaton(round).sp).toBe(13);
  const dry = line('A', 3, { players: [human(), { water: 1, sp: 5 }] });
  expect(automaton(dry)).toMatchObject({ water: 2, sp: 5, orders: [] });
  const none = line('A', 3, { players: [human(), { water: 3, sp: 5 }], emptyStacks: [1, 2, 3, 4, 5, 6] });
  expect(automaton(none)).toMatchObject({ water: 4, sp: 5 });
});

const reasons = (t: LunaTrial) =>
  t.events.flatMap((event) => (event.event === 'automaton-instead' && 'why' in event ? [event.why] : []));

rule(['LM-SOLO-18', 'LM-SOLO-19', 'LM-SOLO-20'], 'when it does something else, it says why', () => {
  const first = line('A', 4, { players: [human(), { water: 0 }], seedbed: ['wheat', 'potato', 'radish'] });
  expect(automaton(first).food[8]).toBe(1);
  expect(reasons(first)).toEqual(['no-water']);
  expect(reasons(line('A', 3, { players: [human(), { water: 1 }] }))).toEqual(['no-water']);
  const emptied = { players: [human(), { water: 3 }], emptyStacks: [1, 2, 3, 4, 5, 6] };
  expect(reasons(line('A', 3, emptied))).toEqual(['no-order']);
  expect(reasons(line('A', 3, { players: [human(), { water: 2 }] }))).toEqual([]);
  expect(reasons(line('A', 3, { players: [human(), { water: 2 }], emptyStacks: [1] }))).toEqual(['next-stack']);
  expect(reasons(line('B', 2, { players: [human()] }))).toEqual([]);
  expect(reasons(line('B', 2, { players: [human(), { extraction: 5 }] }))).toEqual(['track-top']);
});

rule('LM-SOLO-20', 'research: its track, the other at the top, points for both', () => {
  expect(automaton(line('B', 2, { players: [human()] }))).toMatchObject({ extraction: 2, sustainability: 1, at: 2 });
  const top = line('B', 2, { players: [human(), { extraction: 4, sp: 5, water: 0 }], selected: ['waste'] });
  expect(automaton(top)).toMatchObject({ extraction: 5, sp: 10 });
  expect(top.state.selected).toEqual([1, 1, -1, -1, -1, -1]);
  expect(automaton(top)).toMatchObject({ energy: 0 });
  expect(automaton(line('B', 2, { players: [human(), { extraction: 5 }] }))).toMatchObject({
    extraction: 5,
    sustainability: 2,
  });
  const both = line('B', 2, { players: [human(), { extraction: 5, sustainability: 5, sp: 5 }] });
  expect(automaton(both).sp).toBe(7);
});

rule('LM-SOLO-21', 'build: the leftmost tile for the next points, 3 points when the track is full', () => {
  const t = line('E', 2, { players: [human(), { sp: 5 }], advanced: ['adv-spaceport', 'adv-airlock'] });
  expect(automaton(t)).toMatchObject({ sp: 14, at: 2, on: false });
  expect(t.state).toMatchObject({ built: [6], builders: [1], advanced: [4] });
  const full = line('E', 2, {
    players: [human(), { sp: 5 }],
    built: [
      ['adv-power-plant', 0],
      ['adv-greenhouse', 0],
      ['adv-recycling-plant', 0],
      ['adv-industrial-complex', 0],
    ],
    advanced: ['adv-airlock'],
  });
  expect(automaton(full).sp).toBe(8);
});

rule('LM-SOLO-22', 'recycle: 1 waste for 1 water, 1 point without waste', () => {
  expect(automaton(line('D', 2, { players: [human(), { waste: 3, water: 1 }] }))).toMatchObject({
    waste: 2,
    water: 2,
    at: 0,
  });
  expect(automaton(line('D', 2, { players: [human(), { waste: 0, water: 1, sp: 5 }] }))).toMatchObject({
    water: 1,
    sp: 6,
  });
});

rule('LM-SOLO-23', 'power: 2 points', () => {
  expect(automaton(line('C', 4, { players: [human(), { sp: 5 }] }))).toMatchObject({ sp: 7, at: 3, on: false });
});

rule('LM-SOLO-24', 'hire: the rightmost applicant, for the end only', () => {
  const t = line('D', 4, {
    players: [human(), { sp: 5 }],
    market: ['agronomist', 'helium-expert', 'biochemist'],
    scientists: ['metallurgist'],
  });
  expect(automaton(t)).toMatchObject({ level2: 1, hand: 0, sp: 5 });
  expect(t.state.market).toEqual([12, 21, 20]);
  expect(lunaMaris.breakdown(t.state, 1)).toContainEqual({ row: 'level2', points: 2 });
  const last = line('D', 4, { players: [human()], market: ['agronomist', null, null], scientists: [] });
  expect(automaton(last).level2).toBe(1);
});

rule('LM-SOLO-16', 'what it gains is told as the table, what the human gains as a seat', () => {
  const gainers = (t: LunaTrial) => t.events.flatMap((event) => (event.event === 'gained' ? [event.seat] : []));
  expect(gainers(line('A', 2, { players: [human()] }))).toEqual([TABLE]);
  const t = position({ seats: 1, players: [human()] });
  t.choose(0, use('geologist', 'H'));
  t.choose(0, { do: 'mine' });
  expect(gainers(t)[0]).toBe(0);
});

rule('LM-SOLO-25', 'it produces nothing and takes no bonus for passing', () => {
  const t = position({
    seats: 1,
    automatonCard: 'C',
    automatonLine: 4,
    players: [human(), { fields: ['m01', 'm02'] }],
  });
  t.choose(0, pass);
  expect(t.state.round).toBe(3);
  expect(automaton(t)).toMatchObject({ energy: 0, ironLeft: 0, titaniumLeft: 0 });
});

rule('LM-SOLO-26', 'its waste raises CO2, but no stress', () => {
  const six = line('B', 1, { players: [human(), { waste: 5, co2: 6 }] });
  expect(automaton(six)).toMatchObject({ waste: 6, co2: 7 });
  const eight = line('B', 1, { players: [human(), { waste: 7, co2: 6 }] });
  expect(automaton(eight)).toMatchObject({ waste: 8, co2: 6, stress: 0 });
});

rule('LM-SOLO-27', 'it scores like a player, without stress, with water as its resources', () => {
  const t = position({
    seats: 1,
    automatonCard: 'C',
    automatonLine: 4,
    players: [human({ sp: 10, co2: 7 }), { sp: 10, co2: 4, fields: ['m01', 'm02'] }],
    built: [['adv-airlock', 1]],
  });
  t.choose(0, pass);
  expect(t.state.players.map((p) => p.sp)).toEqual([9, 13]);
  t.state.players[1] = {
    ...automaton(t),
    water: 5,
    waste: 2,
    stress: 8,
    food: [1, 0, 0, 0, 0, 0, 0, 0, 0],
    foodSize: 1,
  };
  expect(lunaMaris.breakdown(t.state, 1).map(({ row, points }) => `${row} ${points}`)).toEqual([
    'track 13',
    'stress 0',
    'level2 0',
    'variety 8',
    'nutrition 8',
    'co2 2',
    'orders -5',
    'resources 2',
    'waste -3',
  ]);
});

const finish = (sp: number, other: number, given: object = {}) => {
  const t = position({
    seats: 1,
    round: 5,
    automatonCard: 'C',
    automatonLine: 4,
    players: [
      { sp, energy: 0, water: 0, ironLeft: 0, waste: 0, orders: ['iron-1'], ...given },
      { sp: other, water: 0, waste: 0, orders: ['iron-2'] },
    ],
  });
  t.choose(0, pass);
  return t.result();
};

rule('LM-SOLO-28', 'the human wins with more points; ties are broken as usual', () => {
  expect(finish(41, 40)).toEqual({ scores: [41], places: [1], winners: [0] });
  expect(finish(39, 40)).toEqual({ scores: [39], places: [1], winners: [] });
  expect(finish(37, 40, { orders: ['iron-1', 'iron-3'] })).toMatchObject({ scores: [40], winners: [0] });
  expect(finish(40, 40)).toMatchObject({ places: [1], winners: [0] });
  // Level 7 is worth what level 6 is, but loses the tie; the ranking of the round moves 1 point each.
  expect(finish(42, 40, { co2: 7 })).toMatchObject({ scores: [41], winners: [] });
});

rule('LM-SOLO-31', 'its pass takes the leftmost free space, the human gets the bonus of the own', () => {
  const last = position({
    seats: 1,
    automatonCard: 'C',
    automatonLine: 4,
    round: 1,
    players: [human({ energy: 1 }), { at: 'C', on: true }],
  });
  last.choose(0, use('geologist', 'H'));
  last.choose(0, { do: 'end' });
  expect(last.state.nextOrder).toEqual([1]);
  expect(automaton(last).on).toBe(false);
  last.choose(0, pass);
  expect(last.state).toMatchObject({ order: [1, 0], round: 2 });
  expect(last.state.players[0].energy).toBe(2);
});

rule('LM-SOLO-32', 'already there it stays and keeps the energy space', () => {
  const t = line('B', 2, { players: [human({ sp: 5 }), { at: 'C', on: true, sp: 5 }] });
  expect(automaton(t)).toMatchObject({ at: 2, on: true, sp: 5 });
  const beside = line('B', 2, { players: [human(), { at: 'C', on: false }] });
  expect(automaton(beside)).toMatchObject({ at: 2, on: true });
});

rule('LM-SOLO-33', 'advanced modules change nothing for it', () => {
  const t = line('A', 3, {
    players: [human(), { water: 2, sp: 5 }],
    orders: ['iron-1'],
    built: [['adv-spaceport', 0]],
  });
  expect(automaton(t).sp).toBe(9);
  const food = line('A', 4, { players: [human(), { water: 1, sp: 5 }], built: [['adv-greenhouse', 0]] });
  expect(automaton(food)).toMatchObject({ foodSize: 3, sp: 6 });
});

rule('LM-SOLO-35', 'displays are refilled after its turns, and it never plays its food', () => {
  const t = line('A', 4, {
    players: [human(), { water: 1 }],
    seedbed: ['carrot', 'wheat', 'potato'],
    foodDeck: ['radish', 'lettuce', 'tomato'],
  });
  expect(t.state.seedbed).toEqual([5, 0, 1]);
  t.choose(0, pass);
  expect(automaton(t).foodSize).toBe(3);
});
