import { isRefused, type Play, startPlay } from '@orrery/kernel';
import { rule, trial } from '@orrery/testkit';
import { expect } from 'vitest';
import { EDITION, GOALS, TECHNOLOGIES, TRANSMITTERS } from '../data/index.ts';
import { pulsar } from '../game.ts';
import type { PulsarChoice } from '../rules/choices.ts';
import { CLUSTERS } from '../rules/cluster.ts';
import { IN_STACK, NOBODY, NONE, ON_DISPLAY, type PulsarState } from '../rules/state.ts';
import { position, ranks, shipOf, stacks, stateAt } from './position.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

function start(seats: number, settings: object = {}, seed = 'setup'): Play<PulsarState, PulsarChoice> {
  const play = startPlay(pulsar, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

const fresh = (seats: number, settings: object = {}, seed = 'setup'): PulsarState => start(seats, settings, seed).state;
const boardsOf = (s: PulsarState): string[] => [...new Set(s.techs.map((tech) => TECHNOLOGIES[tech].board))];
const goalsOf = (s: PulsarState): string[] => s.goals.map((goal) => GOALS[goal].id);

/** Chooses entry points and sides until the first dice are on the table. */
function untilRolled(play: Play<PulsarState, PulsarChoice>): PulsarState {
  const t = trial(pulsar, play.state);
  while (t.state.phase === 'setup') for (const seat of t.asked()) t.choose(seat, t.options(seat)[0]);
  return t.state;
}

rule('PUL-SETUP-01', 'either side of the star cluster, the open one for a first game', () => {
  expect(fresh(3, { cluster: 'open' }).side).toBe(0);
  expect(fresh(3, { cluster: 'dead-ends' }).side).toBe(1);
  expect(CLUSTERS[0].deadEnd.filter(Boolean)).toHaveLength(0);
  for (const seed of SEEDS) expect(fresh(3, { preset: 'first-game' }, seed).side).toBe(0);
});

rule(['PUL-SETUP-02', 'PUL-SETUP-03'], 'nine silver dice for four, seven for two and three', () => {
  for (const [seats, dice] of [
    [2, 7],
    [3, 7],
    [4, 9],
  ]) {
    const s = untilRolled(start(seats));
    expect(s.pool.reduce((sum, n) => sum + n, 0)).toBe(dice);
  }
});

rule('PUL-SETUP-04', 'no dice and no median before the first roll', () => {
  const s = fresh(4);
  expect(s.pool).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(s.median).toBe(0);
  expect(s.players.every((player) => player.silver.length === 0)).toBe(true);
});

rule('PUL-SETUP-05', 'sixteen of seventeen systems lie face down, one is out', () => {
  const s = fresh(3);
  expect(s.systems).toHaveLength(16);
  expect([...s.systems, s.spare].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, i) => i));
  expect(s.shown.every((up) => up === 0)).toBe(true);
  expect(fresh(3, {}, 'other').systems).not.toEqual(s.systems);
});

rule(['PUL-SETUP-06', 'PUL-SETUP-07'], 'ten gyrodynes and two awards of every type', () => {
  const s = fresh(4);
  expect(s.supply).toEqual([10, 10, 10]);
  expect(s.awards).toEqual([2, 2, 2]);
  const t = position({ players: [{ silver: [1, 2] }], supply: { small: 0 } });
  expect(t.options(0)).not.toOffer({ do: 'take-gyrodyne', type: 'small' });
  expect(t.whyNot(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' })).toBe('PUL-SETUP-06');
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'medium' });
});

rule('PUL-SETUP-08', 'everybody starts with one plus-minus token and nothing else', () => {
  for (const player of fresh(4).players) {
    expect([player.plusMinus, player.plusTwo, player.cubes]).toEqual([1, 0, 0]);
  }
});

rule('PUL-SETUP-09', 'twelve exploration tiles, shuffled', () => {
  const s = fresh(3);
  expect(s.unexplored.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 3, 4, 4]);
  expect(s.explored).toEqual([]);
  expect(new Set(SEEDS.map((seed) => fresh(3, {}, seed).unexplored.join())).size).toBeGreaterThan(30);
});

rule('PUL-SETUP-10', 'the goals of a first game', () => {
  for (const seed of SEEDS) {
    expect(goalsOf(fresh(2, { preset: 'first-game' }, seed))).toEqual(['goal-1-a', 'goal-4-a', 'goal-5-a']);
  }
});

rule('PUL-SETUP-11', 'three of six goal tiles, a random side of each, never both sides of one', () => {
  const drawn = SEEDS.map((seed) => fresh(4, {}, seed).goals);
  for (const goals of drawn) expect(new Set(goals.map((goal) => GOALS[goal].tile)).size).toBe(3);
  expect(new Set(drawn.flat()).size).toBe(12);
  const twins = startPlay(pulsar, { seats: 3, seed: 'x', settings: { goal1: 'goal-2-a', goal2: 'goal-2-b' } });
  expect(isRefused(twins) && twins.message).toMatch(/sides of one goal tile/);
});

rule('PUL-SETUP-12', 'one technology board of each category, the first innermost', () => {
  for (const seed of SEEDS) {
    const s = fresh(3, {}, seed);
    expect(boardsOf(s).map((board) => board.slice(1))).toEqual(['i', 'ii', 'iii']);
    expect(s.techs).toHaveLength(17);
    expect(s.techs.map((tech) => TECHNOLOGIES[tech].row)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
  }
});

rule('PUL-SETUP-13', 'boards A in a first game, any letter of each category otherwise', () => {
  expect(boardsOf(fresh(3, { preset: 'first-game' }))).toEqual(['ai', 'aii', 'aiii']);
  const seen = new Set(SEEDS.flatMap((seed) => boardsOf(fresh(3, {}, seed))));
  expect(seen.size).toBe(12);
  expect(new Set(SEEDS.map((seed) => boardsOf(fresh(3, {}, seed)).join())).size).toBeGreaterThan(15);
  expect(boardsOf(fresh(3, { boardI: 'D', boardII: 'A', boardIII: 'C' }))).toEqual(['di', 'aii', 'ciii']);
});

rule('PUL-SETUP-14', 'the first round is row 1', () => {
  expect(fresh(3).round).toBe(1);
  expect(untilRolled(start(3)).round).toBe(1);
});

rule('PUL-SETUP-15', 'A on B on C, shuffled within a letter, three on display', () => {
  const s = fresh(3);
  const letters = [...s.stack, ...s.display.toReversed()].map((tile) => TRANSMITTERS[tile].letter).join('');
  expect(letters).toBe('CCCCCCCCBBBBBBBBAAAAAAAA');
  expect(s.display).toHaveLength(3);
  expect(new Set(SEEDS.map((seed) => fresh(3, {}, seed).display.join())).size).toBeGreaterThan(20);
});

rule('PUL-SETUP-16', 'cubes never run out', () => {
  const t = position({ round: 5, players: [{ cubes: 500, silver: [1] }] });
  t.choose(0, { do: 'patent', tech: 'aii-5', pay: 'silver1' });
  expect(t.state.players[0].cubes).toBe(503);
});

rule('PUL-SETUP-17', 'six rings each; one ship on the order with three and four, two with two players', () => {
  for (const seats of [2, 3, 4]) {
    const s = fresh(seats);
    expect(s.players.map((player) => player.rings)).toEqual(new Array(seats).fill(6));
    for (let seat = 0; seat < seats; seat++) {
      expect(s.order.filter((owner) => owner === seat)).toHaveLength(seats === 2 ? 2 : 1);
    }
  }
});

rule('PUL-SETUP-18', 'a random order that holds for the first round', () => {
  const orders = SEEDS.map((seed) => fresh(4, {}, seed).order);
  for (const order of orders) expect(order.toSorted()).toEqual([0, 1, 2, 3]);
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(10);
  const play = start(3);
  const { order } = play.state;
  expect(untilRolled(play).order).toEqual(order);
});

rule('PUL-SETUP-19', 'stacks on field 8, the first player at the bottom', () => {
  for (const seats of [3, 4]) {
    const s = fresh(seats);
    expect(stacks(s.initiative)).toEqual({ 8: s.order });
    expect(stacks(s.engineering)).toEqual({ 8: s.order });
    expect(ranks(s.initiative)).toEqual(s.order.toReversed());
  }
});

rule('PUL-SETUP-20', 'five points for the first, one more for each after', () => {
  for (const seats of [2, 3, 4]) {
    const s = fresh(seats);
    const first = s.order.slice(0, seats);
    expect(first.map((seat) => s.players[seat].score)).toEqual([5, 6, 7, 8].slice(0, seats));
  }
});

rule(['PUL-SETUP-21', 'PUL-SETUP-22'], 'entry points from the last seat backwards, each for one ship', () => {
  const play = start(4, { cluster: 'open' });
  const t = trial(pulsar, play.state);
  const { order } = t.state;
  const taken: string[] = [];
  for (const seat of order.toReversed()) {
    expect(t.asked()).toEqual([seat]);
    expect(t.options(seat)).toHaveLength(4 - taken.length);
    for (const at of taken) expect(t.whyNot(seat, { do: 'enter', at })).toBe('PUL-SETUP-22');
    expect(t.whyNot(seat, { do: 'enter', at: 'n42' })).toBe('PUL-SETUP-21');
    const [choice] = t.options(seat);
    t.choose(seat, choice);
    taken.push(shipOf(t.state, seat));
  }
  expect(taken.toSorted()).toEqual(['n01', 'n14', 'n24', 'n37']);
});

rule('PUL-SETUP-23', 'a first game has no headquarters', () => {
  const s = fresh(4, { preset: 'first-game' });
  expect(s.hq).toBe(false);
  expect(s.players.map((player) => player.hqBoard)).toEqual([NONE, NONE, NONE, NONE]);
  expect(boardsOf(s)).toEqual(['ai', 'aii', 'aiii']);
  expect(untilRolled(start(4, { preset: 'first-game' })).players.every((player) => player.hqSide === NONE)).toBe(true);
});

rule('PUL-SETUP-24', 'everybody gets another board', () => {
  for (const seed of SEEDS) {
    const boards = fresh(4, {}, seed).players.map((player) => player.hqBoard);
    expect(boards.toSorted()).toEqual([0, 1, 2, 3]);
  }
  expect(new Set(SEEDS.map((seed) => fresh(2, {}, seed).players[0].hqBoard)).size).toBe(4);
});

rule('PUL-SETUP-25', 'a side is chosen before the first roll, for good', () => {
  const t = trial(pulsar, start(3).state);
  while (t.asked().length === 1) t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
  expect(t.asked()).toEqual([0, 1, 2]);
  expect(t.state.phase).toBe('setup');
  const names = 'abcd';
  for (const seat of t.asked()) {
    const board = names[t.state.players[seat].hqBoard];
    expect(t.options(seat)).toOfferExactly([
      { do: 'side', hq: `hq-${board}1` },
      { do: 'side', hq: `hq-${board}2` },
    ]);
    const foreign = names[(t.state.players[seat].hqBoard + 1) % 4];
    expect(t.whyNot(seat, { do: 'side', hq: `hq-${foreign}1` })).toBe('PUL-SETUP-24');
    t.choose(seat, { do: 'side', hq: `hq-${board}2` });
  }
  expect(t.state.phase).toBe('dice');
  expect(t.state.players.map((player) => player.hqSide)).toEqual([1, 1, 1]);
});

rule('PUL-SETUP-26', 'of each board both sides can be played', () => {
  for (const side of [1, 2]) {
    const t = trial(pulsar, start(2).state);
    while (t.asked().length === 1) t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
    for (const seat of t.asked()) {
      const choice = t.options(seat).find((option) => option.do === 'side' && option.hq.endsWith(`${side}`));
      if (choice) t.choose(seat, choice);
    }
    expect(t.state.players.map((player) => player.hqSide)).toEqual([side - 1, side - 1]);
  }
});

rule('PUL-SETUP-27', 'entry points, then sides, then the roll', () => {
  const t = trial(pulsar, start(3).state);
  const steps: (string | undefined)[] = [];
  while (t.state.phase === 'setup') {
    const [seat] = t.asked();
    steps.push(t.step(seat));
    t.choose(seat, t.options(seat)[0]);
  }
  expect(steps).toEqual(['entry-point', 'entry-point', 'entry-point', 'hq-side', 'hq-side', 'hq-side']);
  expect(t.step(t.asked()[0])).toBe('take-die');
});

rule('PUL-SETUP-28', 'presets, and everything one by one on top', () => {
  const first = fresh(3, { preset: 'first-game' });
  expect([first.side, first.hq, first.balanced, boardsOf(first), goalsOf(first)]).toEqual([
    0,
    false,
    false,
    ['ai', 'aii', 'aiii'],
    ['goal-1-a', 'goal-4-a', 'goal-5-a'],
  ]);
  const normal = SEEDS.map((seed) => fresh(3, { preset: 'normal' }, seed));
  expect(new Set(normal.map((s) => s.side))).toEqual(new Set([0, 1]));
  expect(normal.every((s) => s.hq)).toBe(true);
  const mixed = fresh(3, {
    preset: 'first-game',
    cluster: 'dead-ends',
    boardII: 'C',
    goal2: 'goal-6-b',
    hq: 'on',
    balanced: true,
  });
  expect([mixed.side, mixed.hq, mixed.balanced]).toEqual([1, true, true]);
  expect(boardsOf(mixed)).toEqual(['ai', 'cii', 'aiii']);
  expect(goalsOf(mixed)).toEqual(['goal-1-a', 'goal-6-b', 'goal-5-a']);
  const lame = startPlay(pulsar, { seats: 3, seed: 'x', settings: { hq: 'off', goal1: 'goal-6-a' } });
  expect(isRefused(lame) && lame.message).toMatch(/needs headquarters/);
  for (const seed of SEEDS) {
    for (const goal of goalsOf(fresh(3, { hq: 'off' }, seed))) expect(goal).not.toMatch(/^goal-6/);
  }
  expect(isRefused(startPlay(pulsar, { seats: 3, seed: 'x', settings: { edition: EDITION } }))).toBe(false);
});

rule('PUL-SETUP-29', 'the other side of a headquarters board plays no part', () => {
  const t = position({ players: [{ hq: 'hq-a1', silver: [2, 2] }] });
  expect(t.options(0)).toOffer({ do: 'project', project: 'hq-a1-p1' });
  expect(t.options(0)).not.toOffer({ do: 'project', project: 'hq-a2-p3' });
  expect(t.whyNot(0, { do: 'project', project: 'hq-a2-p3', pay: 'silver2' })).toBe('PUL-HQ-01');
  expect(t.whyNot(0, { do: 'project', project: 'hq-b2-p1', pay: 'silver2' })).toBe('PUL-HQ-01');
});

rule('PUL-SETUP-30', 'entry points nobody chose stay empty', () => {
  const s = untilRolled(start(2, { cluster: 'open' }));
  const ships = s.players.map((player) => player.ship);
  expect(CLUSTERS[0].entries.filter((at) => !ships.includes(at))).toHaveLength(2);
  const t = position({ players: [{ ship: 'n02', silver: [1, 2] }] });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  expect(t.options(0)).not.toOffer({ do: 'route', path: 'n01' });
});

rule('PUL-SETUP-31', 'costs of stack top and display are open', () => {
  const s = fresh(3);
  const seen = pulsar.view(s, 0);
  expect(seen.display).toEqual(s.display);
  expect(seen.stack.at(-1)).toBe(s.stack.at(-1));
  expect(s.display.every((tile) => s.holder[tile] === ON_DISPLAY && s.active[tile] === 0)).toBe(true);
  expect(s.stack.every((tile) => s.holder[tile] === IN_STACK)).toBe(true);
  expect(stateAt({}).holders.every((mark) => mark === NOBODY)).toBe(true);
});
