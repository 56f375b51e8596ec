import { advance, askedSeats, below, hashPlain, heardBy, isOver, optionsOf, seedRandom, settle } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { lunaMaris } from '../game.ts';
import { NONE } from '../rules/state.ts';
import { lunaWords } from '../text/words.ts';
import { opening, pass, passAll, position, stateOf, use } from './position.ts';

const WORDS = { en: await lunaWords('en') };

rule('LM-INFO-01', 'boards, displays and counts are open to everybody', () => {
  const t = position({
    seats: 3,
    players: [{}, { rest: ['botanist'], orders: ['iron-1'], equipment: 'exosuit', food: { wheat: 2 }, waste: 3 }],
    discard: { carrot: 2 },
    built: [['adv-airlock', 1]],
  });
  for (const viewer of [0, 2, null]) {
    const v = lunaMaris.view(t.state, viewer);
    const { hand: _, food: __, ...open } = t.state.players[1];
    expect(v.players[1]).toMatchObject(open);
    expect(v).toMatchObject({
      market: t.state.market,
      seedbed: t.state.seedbed,
      foodDiscard: t.state.foodDiscard,
      advanced: t.state.advanced,
      built: t.state.built,
      builders: [1],
    });
    expect(v.stacks.map((stack) => stack.at(-1))).toEqual(t.state.stacks.map((stack) => stack.at(-1)));
    expect(v.scientists).toHaveLength(t.state.scientists.length);
    expect(v.foodDeck).toHaveLength(t.state.foodDeck.length);
    expect(v.stacks.map((stack) => stack.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const sheet = JSON.stringify(WORDS.en.sheet(v, viewer, (seat) => `player ${seat}`));
    for (const shown of ['player 1","Botanist (J A)","', '"Discarded food","2 carrot"']) expect(sheet).toContain(shown);
  }
});

rule('LM-INFO-02', 'hands are seen by their owner, others see how many cards', () => {
  const s = stateOf({ players: [{ food: { wheat: 1 } }, { rest: ['chemist'], food: { carrot: 2, wheat: 1 } }] });
  const own = lunaMaris.view(s, 1).players;
  expect(own[1]).toMatchObject({ hand: s.players[1].hand, food: s.players[1].food });
  expect(own[0]).toMatchObject({ hand: NONE, handSize: 6, foodSize: 1 });
  const other = lunaMaris.view(s, 0).players[1];
  expect(other).toMatchObject({ hand: NONE, handSize: 5, foodSize: 3 });
  expect(new Set(other.food)).toEqual(new Set([NONE]));
  expect(lunaMaris.view(s, null).players[0]).toMatchObject({ hand: NONE, handSize: 6, foodSize: 1 });
});

rule('LM-INFO-03', 'nobody sees the decks or what lies face down', () => {
  const s = stateOf({ automaton: 'advanced', seats: 1 });
  for (const viewer of [0, null]) {
    const v = lunaMaris.view(s, viewer);
    expect(new Set(v.foodDeck)).toEqual(new Set([NONE]));
    expect(new Set(v.scientists)).toEqual(new Set([NONE]));
    expect(new Set(v.automatonDeck)).toEqual(new Set([NONE]));
    for (const stack of v.stacks) expect(new Set(stack.slice(0, -1))).toEqual(new Set([NONE]));
    expect(v.random).toEqual([0, 0, 0, 0]);
  }
  const shuffled = lunaMaris.clone(s);
  shuffled.foodDeck.reverse();
  shuffled.scientists.reverse();
  for (const stack of shuffled.stacks) stack.splice(0, 2, stack[1], stack[0]);
  expect(hashPlain(lunaMaris.view(shuffled, 0))).toBe(hashPlain(lunaMaris.view(s, 0)));
});

rule('LM-INFO-04', 'production and cleanup ask nobody', () => {
  const t = position({ seats: 3, players: [{ ironRight: 3 }, { waste: 7 }, {}] });
  for (const seat of [0, 1, 2]) {
    expect(t.step(seat)).toBe('turn');
    t.choose(seat, pass);
  }
  expect(t.state).toMatchObject({ round: 3, phase: 'action' });
  expect(t.asked()).toEqual([0]);
  expect(t.step(0)).toBe('turn');
});

rule('LM-INFO-05', 'equipment, placement and turns ask one player at a time', () => {
  const random = seedRandom('one at a time');
  for (const seats of [2, 3, 4]) {
    const { state } = opening(seats, `sequential ${seats}`);
    while (!isOver(state)) {
      const asked = askedSeats(lunaMaris, state);
      expect(asked).toHaveLength(1);
      const options = optionsOf(lunaMaris, state, asked[0]);
      advance(lunaMaris, state, asked[0], options[below(random, options.length)]);
    }
  }
});

rule('LM-INFO-06', 'only shuffles and draws use chance', () => {
  const t = position({ players: [{ at: 'J' }], foodDeck: ['wheat', 'carrot', 'radish', 'radish'] });
  const luck = [...t.state.random];
  t.choose(0, use('chemist', 'J'));
  t.choose(0, { do: 'harvest', option: 2 });
  expect(t.state.seedbed).toHaveLength(3);
  t.choose(1, use('geologist', 'H'));
  t.choose(1, { do: 'mine' });
  passAll(t);
  expect(t.state.round).toBe(3);
  expect(t.state.random).toEqual(luck);
  const [one, two] = ['a', 'b'].map((seed) => {
    const s = lunaMaris.setup({ edition: '', automaton: 'basic' }, 4, seedRandom(seed));
    settle(lunaMaris, s);
    return s;
  });
  expect(one.order).not.toEqual(two.order);
  expect(one.stacks).not.toEqual(two.stacks);
  expect(one.scientists).not.toEqual(two.scientists);
  expect(one.foodDeck).not.toEqual(two.foodDeck);
  expect(one.advanced).not.toEqual(two.advanced);
  expect(one.equipmentOffer).not.toEqual(two.equipmentOffer);
});

rule('LM-INFO-07', 'food in hand is open at the end', () => {
  const t = position({ round: 5, players: [{}, { food: { wheat: 2 } }] });
  expect(lunaMaris.view(t.state, 0).players[1].food[8]).toBe(NONE);
  passAll(t);
  expect(t.over).toBe(true);
  expect(lunaMaris.view(t.state, 0).players[1].food).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 2]);
});

rule('LM-INFO-08', 'only the player who draws it sees a card from the food deck', () => {
  const t = position({
    players: [{ at: 'J' }],
    built: [['adv-greenhouse', 1]],
    seedbed: ['carrot', 'carrot', 'radish'],
    foodDeck: ['wheat', 'wheat', 'wheat', 'potato'],
  });
  t.choose(0, use('chemist', 'J'));
  const events = t.choose(0, { do: 'harvest', option: 2 });
  const shown = (seat: number | null) =>
    events.filter((event) => heardBy(event, seat)).map((event) => JSON.stringify(event));
  expect(shown(0).join()).toContain('potato');
  expect(shown(1).join()).not.toContain('potato');
  expect(shown(null).join()).not.toContain('potato');
  expect(shown(1).join()).toContain('deck-food');
});
