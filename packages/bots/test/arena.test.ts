import assert from 'node:assert/strict';
import { Worker } from 'node:worker_threads';
import { room } from '@orrery/comet';
import { isRefused, replay } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { type ArenaPlan, type ArenaResult, arena, type Match, nodePort, tallyUp } from '../src/index.ts';

const plan: ArenaPlan = {
  room,
  seats: 3,
  players: ['search', 'greedy', 'random'],
  games: 6,
  seed: 'cup',
  playouts: 20,
};

async function held(change: Partial<ArenaPlan> = {}): Promise<ArenaResult> {
  const result = await arena({ ...plan, ...change });
  if (isRefused(result)) throw new Error(result.message);
  return result;
}

const open = () => nodePort(new Worker(new URL('./thread.ts', import.meta.url)));

const withoutTimes = ({ players, matches, ...rest }: ArenaResult) => ({
  ...rest,
  players: players.map(({ slowest: _, ...player }) => player),
  matches: matches.map(({ slowest: _, ...match }) => match),
});

describe('arena', () => {
  it('moves everybody on by one seat from game to game, with a fresh seed each', async () => {
    const { matches } = await held();
    expect(matches.map(({ players }) => players.join(' '))).toEqual([
      'search greedy random',
      'greedy random search',
      'random search greedy',
      'search greedy random',
      'greedy random search',
      'random search greedy',
    ]);
    expect(matches.map(({ seed }) => seed)).toEqual(['cup-1', 'cup-2', 'cup-3', 'cup-4', 'cup-5', 'cup-6']);
  });

  it('seats few players several times, and many in turn', async () => {
    const few = await held({ seats: 4, players: ['greedy', 'random'], games: 2 });
    expect(few.matches.map(({ players }) => players.join(' '))).toEqual([
      'greedy random greedy random',
      'random greedy random greedy',
    ]);
    const many = await held({ seats: 2, players: ['easy', 'medium', 'random'], games: 3 });
    expect(many.matches.map(({ players }) => players.join(' '))).toEqual([
      'easy medium',
      'medium random',
      'random easy',
    ]);
  });

  it('keeps records that lead to the result again', async () => {
    for (const { record, scores, seed } of (await held()).matches) {
      const play = replay(room.game, record);
      if (isRefused(play)) throw new Error(`seed '${seed}': ${play.message}`);
      expect(room.game.result(play.state)?.scores, seed).toEqual(scores);
    }
  });

  it('gives the same result in worker threads', async () => {
    const heard: number[] = [];
    const side = await held({ workers: { count: 2, open }, onGame: ({ number }) => heard.push(number) });
    expect(withoutTimes(side)).toEqual(withoutTimes(await held()));
    expect(heard.sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('says which game went wrong', async () => {
    const broken = { ...room, game: { ...room.game, result: () => undefined } };
    await expect(held({ room: broken })).rejects.toThrow(/^comet, seed 'cup-1': nobody is asked/);
    const clumsy = { ...room, game: { ...room.game, view: () => assert.fail('no view') } };
    await expect(held({ room: clumsy })).rejects.toThrow("comet, seed 'cup-1': no view");
  });

  it('counts what was played when it is ended early', async () => {
    const control = new AbortController();
    const result = await held({
      games: 1000,
      signal: control.signal,
      onGame: ({ number }) => number === 3 && control.abort(),
    });
    expect(result.matches.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(result.players.map(({ sat }) => sat)).toEqual([3, 3, 3]);
  });

  it('ends worker threads early too', async () => {
    const control = new AbortController();
    const result = await held({
      games: 1000,
      signal: control.signal,
      workers: { count: 2, open },
      onGame: () => control.abort(),
    });
    expect([1, 2]).toContain(result.matches.length);
  });

  it('says what is wrong with a plan', async () => {
    const wrong = async (change: object): Promise<string> => {
      const result = await arena({ ...plan, ...change });
      return isRefused(result) ? result.message : 'nothing is wrong';
    };
    expect(await wrong({ players: ['greedy', 'clever'] })).toMatch(/no player 'clever'; there are random, easy/);
    expect(await wrong({ players: [] })).toMatch(/at least one player/);
    expect(await wrong({ games: 0 })).toMatch(/at least one game/);
    expect(await wrong({ seats: 9 })).toMatch(/2 to 4 seats/);
    expect(await wrong({ settings: { comets: 99 } })).toMatch(/comets/);
    expect(await wrong({ workers: { count: 0, open } })).toMatch(/At least one worker/);
  });
});

describe('the tally', () => {
  const match = (players: string[], scores: number[], places: number[]): Match => ({
    number: 1,
    seed: '',
    players,
    scores,
    places,
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    slowest: scores,
    record: { orrery: 2, game: '', version: 1, seats: 4, settings: {}, seed: '', choices: [] },
  });
  const tally = tallyUp(
    [match(['a', 'b', 'a', 'b'], [9, 5, 7, 7], [1, 4, 2, 2]), match(['b', 'a', 'b', 'a'], [8, 8, 1, 2], [1, 1, 4, 3])],
    4,
  );

  it('compares every two seats of different players by place', () => {
    const [pairing] = tally.pairings;
    // First game: 1 beats 4 and 2; 2 beats 4 and shares with 2. Second: 1 shares with 1 and beats 4; 3 loses to 1, beats 4.
    expect(pairing).toMatchObject({ name: 'a', against: 'b', ahead: 5, level: 2, behind: 1 });
    expect(pairing.share.value).toBe(6 / 8);
  });

  it('keeps the longest thought of each player', () => {
    expect(tally.players.map(({ slowest }) => slowest)).toEqual([9, 8]);
  });

  it('shares a victory and averages scores', () => {
    const [a, b] = tally.players;
    expect(a).toMatchObject({ name: 'a', sat: 4, wins: 1.5, evenShare: 0.5 });
    expect(a.winShare.value).toBe(0.75);
    expect(b.wins).toBe(0.5);
    expect(a.score.value).toBe((9 + 7 + 8 + 2) / 4);
  });

  it('counts wins by seat', () => {
    expect(tally.bySeat.map(({ wins }) => wins)).toEqual([1.5, 0.5, 0, 0]);
    expect(tally.bySeat[0].winShare.value).toBe(0.75);
  });
});
