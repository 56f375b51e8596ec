import { comet } from '@orrery/comet';
import { seedRandom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { trial } from '../src/index.ts';

const start = () => comet.setup({ comets: 3 }, 3, seedRandom('trial'));

test('a trial settles its state and asks', () => {
  const t = trial(comet, start());
  expect(t.asked()).toEqual([0, 1, 2]);
  expect(t.step(0)).toBe('bid');
  expect(t.events).toMatchObject([{ event: 'comet' }]);
  expect(t.over).toBe(false);
  expect(t.scores()).toEqual([0, 0, 0]);
  expect(t.result()).toBeUndefined();
});

test('a trial chooses, explains and takes back', () => {
  const t = trial(comet, start());
  t.choose(0, { do: 'bid', card: 7 });
  expect(t.state.bids).toEqual([7, 0, 0]);
  expect(t.whyNot(1, { do: 'bid', card: 8 })).toBe('COM-BID-01');
  expect(t.whyNot(1, { do: 'bid', card: 7 })).toBeUndefined();
  expect(t.undo(0)).toEqual({ do: 'bid', card: 7 });
  expect(t.state.bids).toEqual([0, 0, 0]);
});

test('what was taken back did not happen', () => {
  const s = start();
  s.bids = [6, 1, 1];
  s.agenda.table.push({ step: 'catch' });
  const t = trial(comet, s);
  const before = t.events.length;
  t.choose(0, { do: 'keep' });
  expect(t.events.length).toBeGreaterThan(before);
  expect(() => t.undo(0), 'a new comet was seen').toThrow('nothing to take back');
});

test('an illegal choice names the options', () => {
  const t = trial(comet, start());
  expect(() => t.choose(0, { do: 'bid', card: 8 })).toThrow(/COM-BID-01.*Options:\n {2}bid card=1\n/s);
  t.choose(0, { do: 'bid', card: 7 });
  expect(() => t.choose(0, { do: 'bid', card: 1 })).toThrow(
    "seat 0 is not asked; asked: seat 1 in 'bid', seat 2 in 'bid'",
  );
});

test('toOffer looks for an option with the given fields', () => {
  const options = trial(comet, start()).options(0);
  expect(options).toOffer({ do: 'bid', card: 3 });
  expect(options).toOffer({ card: 3 });
  expect(options).not.toOffer({ do: 'keep' });
  expect(options).not.toOffer({ do: 'bid', card: 8 });
  expect(() => expect(options).toOffer({ do: 'keep' })).toThrow(
    /no option has {"do":"keep"}; offered:\n {2}bid card=1/,
  );
  expect(() => expect(options).not.toOffer({ card: 2 })).toThrow(/should not be offered, but there is\n {2}bid card=2/);
});

test('toOfferExactly compares sets of choices', () => {
  const options = trial(comet, start()).options(0).slice(0, 2);
  expect(options).toOfferExactly([
    { card: 2, do: 'bid' },
    { do: 'bid', card: 1 },
  ]);
  expect(() => expect(options).toOfferExactly([{ do: 'bid', card: 1 }, { do: 'keep' }])).toThrow(
    'not offered:\n  keep\noffered beside them:\n  bid card=2',
  );
});
