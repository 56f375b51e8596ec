import { type Advice, optionsOf, seedRandom, viewOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { greedyThinker, randomThinker } from '../src/index.ts';
import { begun } from './ask.ts';
import { type OrchardChoice, type OrchardState, orchard, plainAdvice } from './orchard.ts';

function askGreedy(worth: number[], advice: Advice<OrchardState, OrchardChoice>, seed = 'a', settings = {}) {
  const game = orchard(worth);
  const view = viewOf(begun(game, 2, 'orchard'), 0);
  return greedyThinker(settings).think(game, advice, view, 0, seedRandom(seed));
}

describe('random', () => {
  it('takes every option about equally often, and the same for the same luck', () => {
    const game = orchard([1, 2, 3, 4]);
    const view = viewOf(begun(game, 2, 'orchard'), 0);
    const take = (seed: string): OrchardChoice[] => {
      const random = seedRandom(seed);
      return Array.from({ length: 4000 }, () => randomThinker.think(game, plainAdvice, view, 0, random).choice);
    };
    const taken = take('luck');
    expect(take('luck')).toEqual(taken);
    for (const option of optionsOf(game, view, 0)) {
      const share = taken.filter((choice) => choice === option).length / taken.length;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });
});

describe('greedy', () => {
  it('takes the option with the best value, following up the decisions that come with it', () => {
    const thought = askGreedy([4, 9, 2, 7], plainAdvice);
    expect(thought.choice).toEqual({ do: 'plant', field: 1 });
    expect(thought.candidates.map(({ value }) => value)).toEqual([9, 7, 4, 2]);
    expect(thought.value).toBe(9);
  });

  it('takes the best of a turn that needs no follow-up', () => {
    const game = orchard([5]);
    const play = begun(game, 1, 'orchard');
    play.state.agenda.seats[0] = [{ step: 'reap', field: 0 }];
    const thought = greedyThinker().think(game, plainAdvice, game.view(play.state, 0), 0, seedRandom('a'));
    expect(thought.choice).toEqual({ do: 'pick' });
  });

  it('follows up with the quick choice of the game where there is one', () => {
    const lazy = {
      ...plainAdvice,
      playout: (_: OrchardState, __: number, options: readonly OrchardChoice[]) => options[1],
    };
    expect(askGreedy([4, 9], lazy).candidates.map(({ value }) => value)).toEqual([0, 0]);
  });

  it('breaks ties by priors, then by luck', () => {
    const priors = (_: OrchardState, __: number, options: readonly OrchardChoice[]): number[] =>
      options.map((choice) => (choice.do === 'plant' && choice.field === 2 ? 5 : 1));
    expect(askGreedy([3, 3, 3, 3], { ...plainAdvice, priors }).choice).toEqual({ do: 'plant', field: 2 });
    const lots = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(askGreedy([3, 3, 3, 3], plainAdvice, `lot ${i}`).choice)),
    );
    expect(lots.size).toBe(4);
  });

  it('looks only at the promising part of a long list', () => {
    const worth = Array.from({ length: 400 }, (_, field) => (field * 7) % 400);
    let valued = 0;
    const advice: Advice<OrchardState, OrchardChoice> = {
      value(s, seat) {
        valued++;
        return s.points[seat];
      },
      priors: (s, _, options) => options.map((choice) => (choice.do === 'plant' ? s.worth[choice.field] ** 2 : 1)),
      playout: (_, __, options) => options[0],
    };
    const thought = askGreedy(worth, advice, 'a', { looks: 30 });
    expect(worth[(thought.choice as { field: number }).field]).toBe(399);
    expect(thought.candidates).toHaveLength(30);
    expect(valued).toBe(30);
  });

  it('finds the best of a long list without priors too', () => {
    const worth = Array.from({ length: 300 }, (_, field) => (field === 217 ? 5 : 1));
    const openlyWorth = { value: (s: OrchardState, seat: number) => s.points[seat] + plantedBy(s, seat) };
    expect(askGreedy(worth, openlyWorth).choice).toEqual({ do: 'plant', field: 217 });
  });

  it('averages over several guesses where the list is short', () => {
    const thought = askGreedy([1, 2], plainAdvice);
    expect(thought.candidates.map(({ visits }) => visits)).toEqual([8, 8]);
  });

  it('errs with noise, and is the same for the same luck', () => {
    const worth = [10, 9, 8, 7, 6, 5];
    const noisy = (seed: string) => askGreedy(worth, plainAdvice, seed, { noise: 0.5 });
    const takes = Array.from({ length: 30 }, (_, i) => noisy(`n${i}`).choice);
    expect(new Set(takes.map((choice) => JSON.stringify(choice))).size).toBeGreaterThan(1);
    expect(noisy('n3')).toEqual(noisy('n3'));
    // Half the difference either way never makes the worst look better than the best.
    expect(takes).not.toContainEqual({ do: 'plant', field: 5 });
  });

  it('does not err where it is urged', () => {
    for (let i = 0; i < 30; i++) {
      const urged = { ...plainAdvice, urge: () => -1 };
      expect(askGreedy([10, 9, 8, 7], urged, `u${i}`, { noise: 2 }).choice).toEqual({ do: 'plant', field: 0 });
    }
  });

  it('errs within the better part of the options where it is told to', () => {
    const worth = [10, 9, 8, 1, 6, 5];
    const takes = (among: number) =>
      Array.from({ length: 60 }, (_, i) => {
        const { choice } = askGreedy(worth, plainAdvice, `a${i}`, { noise: 2, among });
        return choice.do === 'plant' ? worth[choice.field] : 0;
      });
    expect(new Set(takes(0.5))).toEqual(new Set([10, 9, 8]));
    expect(takes(1)).toContain(1);
    expect(new Set(takes(0.1))).toEqual(new Set([10]));
  });
});

function plantedBy(s: OrchardState, seat: number): number {
  const frame = s.agenda.seats[seat].at(-1);
  return frame?.step === 'reap' ? s.worth[frame.field] : 0;
}
