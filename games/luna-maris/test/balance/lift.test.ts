import { type Player, playMatch } from '@orrery/bots';
import { isRefused } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { room } from '../../index.ts';
import { rowsOf, strategies } from './lift.ts';
import { type Kind, type Mark, observe, type SeatSeen, type Seen } from './observe.ts';

const mark = (kind: Kind, what: string, round: number, like = 0): Mark => ({ kind, what, round, like });
const seat = (win: number, ...marks: Mark[]): SeatSeen => ({ score: 100, win, marks, equipmentUses: 0, rows: {} });
const play = (...each: SeatSeen[]): Seen => ({ seats: each.length, number: 1, automaton: '', offered: {}, each });

test('what everybody has is measured by an even share', () => {
  const plays = [1, 2].map(() =>
    play(seat(1, mark('equipment', 'exosuit', 0)), seat(0, mark('equipment', 'sieve', 0))),
  );
  expect(rowsOf(plays, 'equipment').map(({ what, lift }) => [what, lift.value])).toEqual([
    ['exosuit', 0.5],
    ['sieve', -0.5],
  ]);
});

test('what is bought late is compared with what others bought as late', () => {
  const late = play(seat(1, mark('scientist', 'agronomist', 5)), seat(0, mark('scientist', 'biochemist', 1)));
  const [agronomist] = rowsOf([late], 'scientist');
  expect(agronomist.raw.value).toBe(0.5);
  expect(agronomist.lift.value).toBe(0);
  const same = play(seat(1, mark('scientist', 'agronomist', 5)), seat(0, mark('scientist', 'biochemist', 5)));
  expect(rowsOf([same], 'scientist')[0].lift.value).toBe(0.5);
});

test('a strategy goes by shares of actions, and the spaceport makes none', () => {
  const miner = seat(
    1,
    mark('main', 'mine-control-room', 1),
    mark('main', 'spaceport', 1),
    mark('main', 'spaceport', 2),
  );
  const busy = ['greenhouse', 'greenhouse', 'mine-control-room'].map((what) => mark('main', what, 1));
  const rows = strategies([play(miner, seat(0, ...busy))]);
  expect(rows.map(({ what, count, lift }) => [what, count, lift.value])).toEqual([
    ['greenhouse', 1, -0.5],
    ['mine-control-room', 1, 0.5],
  ]);
});

test('a play is observed from its record', async () => {
  const players: Player[] = [1, 2, 3].map(() => ({ name: 'greedy', level: 'greedy' }));
  const match = await playMatch(room, { number: 7, seed: 'observed', players, bound: {} });
  if (isRefused(match)) throw new Error(match.message);
  const seen = observe(match);
  expect(seen).toMatchObject({ seats: 3, number: 7, automaton: '' });
  expect(seen.each.map(({ score }) => score)).toEqual(match.scores);
  const start = seen.each.flatMap(({ marks }) => marks.filter(({ kind }) => kind === 'start'));
  expect(start.map(({ what }) => what).sort()).toEqual(['place 1', 'place 2', 'place 3']);
  for (const { marks } of seen.each) {
    const [equipment] = marks.filter(({ kind }) => kind === 'equipment');
    expect(seen.offered.equipment).toContain(equipment.what);
    const orders = marks.filter(({ kind }) => kind === 'order stack').length;
    expect(marks.filter(({ kind, what }) => kind === 'main' && what === 'spaceport')).toHaveLength(orders);
  }
});
