import { expect, it, onTestFinished } from 'vitest';
import { ALONE, type Crew, openCrew } from './crew.ts';
import type { PlayTask } from './jobs.ts';
import { boundOf, levelOf } from './level.ts';

const play = (seed: string, game = 'planet-unknown'): PlayTask => ({
  game,
  table: { seats: 2, settings: {} },
  sitter: { level: 'random' },
  seed,
});

function open(hands: number): Crew {
  const crew = openCrew(hands);
  onTestFinished(crew.dismiss);
  return crew;
}

it('brings the same results in the same order, however many hands there are', async () => {
  const tasks = ['one', 'two', 'three', 'four', 'five'].map((seed) => play(seed));
  const heard: number[] = [];
  const many = await open(2).work('play', tasks, (_, index) => void heard.push(index));
  const scores = (await ALONE.work('play', tasks)).map((played) => played.scores);
  expect(many.map((played) => played.scores)).toEqual(scores);
  expect(heard.toSorted()).toEqual([0, 1, 2, 3, 4]);
});

it('asks for the next task only when somebody is free, so that work can be stopped', async () => {
  let given = 0;
  let done = 0;
  function* tasks() {
    while (done < 2) {
      given++;
      yield play(`task ${given}`);
    }
  }
  const results = await ALONE.work('play', tasks(), () => void done++);
  expect(results).toHaveLength(2);
  expect(given).toBe(2);
});

it('says what went wrong in another thread', async () => {
  const weights: PlayTask = { ...play('bad'), sitter: { level: 'random', net: 'no weights' } };
  await expect(open(2).work('play', [weights])).rejects.toThrow('these weights are not for planet-unknown as it is');
});

it('lets the players of another checkout sit at the table', async () => {
  const task = (from?: string): PlayTask => ({
    ...play('then'),
    sitter: { level: { how: 'search', playouts: 4 }, ...(from === undefined ? {} : { from }) },
  });
  const [now, then] = await ALONE.work('play', [task(), task('.')]);
  expect(then.scores).toEqual(now.scores);
});

it('takes levels by name or made to measure, with the time that they are given', () => {
  expect(levelOf('hard', boundOf({ ms: '50' }))).toMatchObject({ how: 'search', ms: 50, others: 'tree' });
  expect(levelOf('search', boundOf({ playouts: '8' }))).toMatchObject({ playouts: 8 });
  expect(levelOf('medium', boundOf({ ms: '50' })), 'it counts its playouts').not.toHaveProperty('ms');
  expect(levelOf('easy', {})).toMatchObject({ how: 'greedy' });
  expect(levelOf('{"how":"search","turns":3}', {})).toEqual({ how: 'search', turns: 3 });
  expect(levelOf('nobody', {})).toBeUndefined();
});
