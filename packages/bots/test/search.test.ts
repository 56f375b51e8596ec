import { comet, room } from '@orrery/comet';
import { type Advice, askedSeats, choose, findOption, isRefused, optionsOf, seedRandom, viewOf } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { arena, type SearchSettings, searchThinker, type Thought } from '../src/index.ts';
import { begun } from './ask.ts';
import { type OrchardChoice, type OrchardState, orchard, plainAdvice } from './orchard.ts';

function askSearch(
  worth: number[],
  settings: Partial<SearchSettings>,
  advice: Advice<OrchardState, OrchardChoice> = plainAdvice,
): Thought<OrchardChoice> {
  const game = orchard(worth, 2);
  const view = viewOf(begun(game, 3, 'orchard'), 1);
  return searchThinker(settings).think(game, advice, view, 1, seedRandom('search'));
}

describe('search', () => {
  it('thinks the same for the same luck and number of playouts', () => {
    const view = viewOf(begun(comet, 3, 'same'), 0);
    const think = (seed: string) =>
      searchThinker({ playouts: 150 }).think(comet, room.advice, view, 0, seedRandom(seed));
    expect(think('luck')).toEqual(think('luck'));
    expect(think('luck').candidates).not.toEqual(think('other luck').candidates);
  });

  it.each(['quick', 'tree'] as const)('takes only listed options, and leaves the view alone (others: %s)', (others) => {
    const thinker = searchThinker({ playouts: 40, others, turns: 3 });
    for (let number = 0; number < 6; number++) {
      const seed = `legal ${number}`;
      const play = begun(comet, 2 + (number % 3), seed);
      const random = seedRandom(seed);
      while (askedSeats(comet, play.state).length > 0) {
        const [seat] = askedSeats(comet, play.state);
        const view = viewOf(play, seat);
        const before = JSON.stringify(view);
        const { choice, candidates } = thinker.think(comet, room.advice, view, seat, random);
        expect(JSON.stringify(view), seed).toBe(before);
        const options = optionsOf(comet, view, seat);
        for (const { choice: weighed } of candidates) expect(findOption(options, weighed), seed).toBeDefined();
        const answer = choose(play, seat, choice);
        expect(isRefused(answer) && answer.message, seed).toBe(false);
      }
    }
  });

  it('beats random play at comet', async () => {
    const result = await arena({
      room,
      seats: 2,
      players: ['search', 'random'],
      games: 60,
      seed: 'clear',
      playouts: 150,
    });
    if (isRefused(result)) throw new Error(result.message);
    const [pairing] = result.pairings;
    expect([pairing.name, pairing.against]).toEqual(['random', 'search']);
    expect(pairing.share.high).toBeLessThan(0.4);
  });

  it('knows that a sure 7 is better than a gamble, and a gamble better than a sure 1', () => {
    for (const [worth, choice] of [
      [7, 'keep'],
      [1, 'slingshot'],
    ] as const) {
      const play = begun(comet, 2, 'claim');
      play.state.agenda.seats = [[{ step: 'claim', worth }], []];
      const view = comet.view(play.state, 0);
      const thought = searchThinker({ playouts: 200 }).think(comet, room.advice, view, 0, seedRandom('claim'));
      expect(thought.choice).toEqual({ do: choice });
    }
  });

  it('answers at once where there is nothing to decide', () => {
    let looked = 0;
    const now = (): number => looked++;
    expect(askSearch([5], { now })).toEqual({
      choice: { do: 'plant', field: 0 },
      playouts: 0,
      candidates: [],
      line: [{ do: 'plant', field: 0 }],
    });
    expect(looked).toBe(0);
  });

  it('plans the whole turn and says so', () => {
    const thought = askSearch([2, 6, 4], { playouts: 200 });
    expect(thought.line).toEqual([{ do: 'plant', field: 1 }, { do: 'pick' }]);
    expect(thought.candidates[0].choice).toBe(thought.choice);
    expect(thought.candidates[0].visits).toBeGreaterThan(100);
    expect(thought.value).toBe(thought.candidates[0].value);
  });

  it('finds the best of several hundred options, with priors or without', () => {
    const worth = Array.from({ length: 400 }, (_, field) => (field * 37) % 100);
    worth[333] = 120;
    const playouts = 300;
    expect(askSearch(worth, { playouts, looks: 400 }).choice).toEqual({ do: 'plant', field: 333 });
    // Priors that mislead a little: the best field is only among the better ones.
    const priors = (s: OrchardState, _: number, options: readonly OrchardChoice[]): number[] =>
      options.map((choice) => (choice.do === 'plant' ? Math.min(90, s.worth[choice.field]) : 50));
    expect(askSearch(worth, { playouts }, { ...plainAdvice, priors }).choice).toEqual({ do: 'plant', field: 333 });
  });

  it('lets luck make no difference between options that are the same', () => {
    const priors = (_: OrchardState, __: number, options: readonly OrchardChoice[]): number[] =>
      options.map((_, i) => i + 1);
    // What the neighbour does is luck of its own, so only the own points count.
    const lead = (s: OrchardState, seat: number): number => s.points[seat];
    const { candidates } = askSearch([0, 0, 0, 0], { playouts: 100 }, { ...plainAdvice, lead, priors });
    // What the weather brings differs from guess to guess, but every option meets the same weather.
    expect(candidates).toHaveLength(4);
    expect(new Set(candidates.map(({ visits }) => visits)).size).toBeGreaterThan(1);
    expect(new Set(candidates.map(({ value }) => value)).size).toBe(1);
  });

  it('values where a playout ends once for two players, and for each of three', () => {
    const askedOf = (seats: number): number[] => {
      const asked = new Set<number>();
      const lead = (s: OrchardState, seat: number): number => {
        asked.add(seat);
        return s.points[seat];
      };
      const game = orchard([1, 2, 3], 2);
      const view = viewOf(begun(game, seats, 'orchard'), 1);
      searchThinker({ playouts: 50, others: 'tree' }).think(
        game,
        { ...plainAdvice, lead },
        view,
        1,
        seedRandom('one look'),
      );
      return [...asked].sort();
    };
    expect(askedOf(2)).toEqual([1]);
    expect(askedOf(3)).toEqual([0, 1, 2]);
  });

  it('widens long lists slowly', () => {
    const worth = Array.from({ length: 300 }, () => 3);
    const thought = askSearch(worth, { playouts: 100, widen: [2, 0.5] });
    expect(thought.candidates.length).toBeLessThanOrEqual(12);
  });
});

describe('the bounds of a search', () => {
  /** A clock that goes on by 1 ms whenever it is read. */
  const ticking = (): (() => number) => {
    let time = 0;
    return () => time++;
  };

  it('stops when the time is over, and looks at the clock before every playout', () => {
    const thought = askSearch([3, 3, 3, 3], { ms: 50, now: ticking() });
    // One reading at the start, one for each of the four looks, one before every playout and one at the end.
    expect(thought.playouts).toBe(45);
  });

  it('makes no playout once the time is over', () => {
    let time = 0;
    const slow: Advice<OrchardState, OrchardChoice> = {
      value(s, seat) {
        time += 1000;
        return s.points[seat];
      },
    };
    const thought = askSearch([1, 3, 2], { ms: 500, now: () => time }, slow);
    expect(thought.playouts).toBe(0);
    expect([0, 1, 2]).toContain((thought.choice as { field: number }).field);
  });

  it('says something sensible after a single playout', () => {
    const thought = askSearch([1, 3, 2], { playouts: 1 });
    expect(thought).toMatchObject({ choice: { do: 'plant', field: 1 }, playouts: 1 });
  });

  it('stops early when no option can catch up', () => {
    const worth = [100, 1, 1];
    const all = askSearch(worth, { playouts: 4000 });
    expect(all.choice).toEqual({ do: 'plant', field: 0 });
    expect(all.playouts).toBeLessThan(4000);
  });

  it('bounds the length of a playout', () => {
    let chosen = 0;
    const advice: Advice<OrchardState, OrchardChoice> = {
      ...plainAdvice,
      playout(_, __, options) {
        chosen++;
        return options[0];
      },
    };
    askSearch([3, 3], { playouts: 10, turns: 100, length: 5, looks: 2 }, advice);
    // Two looks with one follow-up each, then ten playouts of at most four choices after the first.
    expect(chosen).toBeLessThanOrEqual(2 + 10 * 4);
  });

  it('looks as far ahead as the game says, where it is told to', () => {
    const choicesOf = (settings: Partial<SearchSettings>, turnsAhead: number): number => {
      let chosen = 0;
      const advice: Advice<OrchardState, OrchardChoice> = {
        ...plainAdvice,
        turnsAhead: () => turnsAhead,
        playout(_, __, options) {
          chosen++;
          return options[0];
        },
      };
      askSearch([3, 3], { playouts: 10, looks: 2, turns: 1, ...settings }, advice);
      return chosen;
    };
    expect(choicesOf({ far: true }, 0)).toBeLessThan(choicesOf({ far: true }, 1));
    expect(choicesOf({ far: false }, 0)).toBe(choicesOf({ far: true }, 1));
  });

  it('reads no clock where playouts are counted', () => {
    const now = (): number => {
      throw new Error('looked at the clock');
    };
    expect(askSearch([3, 4], { playouts: 20, now }).choice).toEqual({ do: 'plant', field: 1 });
  });
});
