import { viewOf } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { comet } from '../game.ts';
import { bidAll, position } from './position.ts';

rule('COM-ROUND-01', 'a round shows one comet and asks every seat for a bid', () => {
  const t = position({ seats: 4, comets: [5, 2] });
  expect(t.state.comet).toBe(5);
  expect(t.events).toEqual([{ event: 'comet', worth: 5 }]);
  expect(t.asked()).toEqual([0, 1, 2, 3]);
});

rule('COM-ROUND-01', 'a bid is secret until everybody has bid', () => {
  const t = position({ seats: 2 });
  t.choose(0, { do: 'bid', card: 6 });
  expect(viewOf(t.play, 0).bids).toEqual([6, 0]);
  expect(viewOf(t.play, 1)).toMatchObject({
    bids: [0, 0],
    hands: [
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5, 6, 7],
    ],
  });
  expect(t.choose(1, { do: 'bid', card: 3 })).toContainEqual({ event: 'bids', cards: [6, 3] });
});

test('is for 2 to 4 seats, with seven comets worth 1 to 7', () => {
  expect(comet.seats).toEqual({ min: 2, max: 4 });
  expect(comet.setup({ comets: 7 }, 2, [1, 2, 3, 4]).comets.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

rule('COM-BID-01', 'every seat starts with the cards 1 to 7', () => {
  const t = position({ seats: 4 });
  for (const seat of [0, 1, 2, 3]) {
    expect(t.options(seat)).toOfferExactly([1, 2, 3, 4, 5, 6, 7].map((card) => ({ do: 'bid', card })));
  }
});

rule('COM-BID-01', 'a card that was bid is gone', () => {
  const t = position({ seats: 2, comets: [1, 2] });
  bidAll(t, 7, 7);
  expect(t.asked()).toEqual([0, 1]);
  expect(t.options(0)).not.toOffer({ do: 'bid', card: 7 });
  expect(t.options(0)).toOffer({ do: 'bid', card: 6 });
  expect(t.whyNot(0, { do: 'bid', card: 7 })).toBe('COM-BID-01');
});

rule('COM-CATCH-01', 'the highest bid catches the comet', () => {
  const t = position({ seats: 3 });
  bidAll(t, 2, 6, 5);
  expect(t.asked()).toEqual([1]);
});

rule('COM-CATCH-01', 'a bid that two seats made catches nothing: of 7, 7 and 3 the 3 does', () => {
  const t = position({ seats: 3 });
  bidAll(t, 7, 7, 3);
  expect(t.asked()).toEqual([2]);
});

rule('COM-CATCH-01', 'without a single bid the comet is lost', () => {
  const t = position({ seats: 4, comets: [4, 2] });
  bidAll(t, 3, 5, 5, 3);
  expect(t.events).toContainEqual({ event: 'missed' });
  expect(t.scores()).toEqual([0, 0, 0, 0]);
  expect(t.state.comet).toBe(2);
});

rule('COM-CLAIM-01', 'the catcher may keep the worth of the comet', () => {
  const t = position({ seats: 2, comets: [5, 1] });
  bidAll(t, 2, 1);
  expect(t.options(0)).toOfferExactly([{ do: 'keep' }, { do: 'slingshot' }]);
  t.choose(0, { do: 'keep' });
  expect(t.scores()).toEqual([5, 0]);
});

rule('COM-CLAIM-01', 'or gives it up for anything from 0 to 6', () => {
  const gained = new Set<number>();
  for (let i = 0; i < 100; i++) {
    const t = position({ seats: 2, comets: [5, 1], points: [10, 0], seed: `slingshot ${i}` });
    bidAll(t, 2, 1);
    const events = t.choose(0, { do: 'slingshot' });
    const points = t.scores()[0] - 10;
    expect(events).toContainEqual({ event: 'scored', seat: 0, points });
    gained.add(points);
  }
  expect([...gained].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

rule('COM-CLAIM-01', 'what chance gave cannot be taken back', () => {
  const t = position({ seats: 2, comets: [5] });
  bidAll(t, 2, 1);
  t.choose(0, { do: 'slingshot' });
  expect(() => t.undo(0)).toThrow('nothing to take back');
});

rule('COM-END-01', 'after the last comet the highest total wins', () => {
  const t = position({ seats: 3, comets: [4], points: [3, 9, 6] });
  bidAll(t, 7, 1, 2);
  expect(t.over).toBe(false);
  t.choose(0, { do: 'keep' });
  expect(t.result()).toEqual({ scores: [7, 9, 6], places: [2, 1, 3], winners: [1] });
});

rule('COM-END-01', 'equal totals share the victory', () => {
  const t = position({ seats: 3, comets: [4], points: [5, 9, 6] });
  bidAll(t, 7, 1, 2);
  t.choose(0, { do: 'keep' });
  expect(t.result()).toEqual({ scores: [9, 9, 6], places: [1, 1, 3], winners: [0, 1] });
});

rule('COM-END-01', 'a play lasts as many comets as the table asks for', () => {
  expect(comet.settings.comets).toMatchObject({ min: 3, max: 7, default: 7 });
  for (const comets of [3, 7]) expect(comet.setup({ comets }, 2, [1, 2, 3, 4]).comets.length).toBe(comets);
});
