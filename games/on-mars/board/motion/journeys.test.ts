import { isRefused, startPlay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { onMars } from '../../game.ts';
import { type OnMarsState, SHUTTLE } from '../../rules/state.ts';
import { journeysBetween, ridersOf, sidesOf } from './journeys.ts';

const [ORBIT, COLONY] = [0, 1];

/** Three seats on these Turn Order spaces. */
function standing(...spaces: readonly number[]): OnMarsState {
  const play = startPlay(onMars, { seats: 3, settings: {}, seed: 'journeys' });
  if (isRefused(play)) throw new Error(play.message);
  const state = onMars.clone(play.state);
  for (const [seat, space] of spaces.entries()) state.players[seat].space = space;
  return Object.assign(state, { shuttleSide: ORBIT, shuttleSpace: 1, shuttleLeft: -1 });
}

test('whoever stands on the other side now has travelled; whoever has no space yet has not', () => {
  const before = sidesOf(standing(1, 5, 0));
  expect([...journeysBetween(before, sidesOf(standing(6, 7, 2)))]).toEqual([0]);
});

test('the Shuttle waits for those on its side', () => {
  expect(ridersOf(standing(1, 5, 3), [])).toEqual([0, 2]);
});

test('once it has left it carries who came along, and who may still come', () => {
  const left = Object.assign(standing(1, 5, 3), { phase: SHUTTLE, shuttleSide: COLONY, shuttleLeft: ORBIT });
  const gone = { event: 'shuttle', side: COLONY, space: 3, travelled: true } as const;
  expect(ridersOf(left, [gone])).toEqual([0, 2]);
  const stayed = [gone, { event: 'stayed', seat: 0 }] as const;
  expect(ridersOf(left, stayed)).toEqual([2]);
  left.players[2].space = 8;
  expect(ridersOf(left, [...stayed, { event: 'travelled', seat: 2, to: COLONY, by: 'shuttle' }])).toEqual([2]);
  expect(ridersOf(left, [...stayed, { event: 'travelled', seat: 2, to: COLONY, by: 'ship' }])).toEqual([]);
});
