import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { skymines } from '../game.ts';
import { position, type Setting } from './position.ts';
import { rowsOf } from './rows.ts';

/** The end of round 7: seat 0 leaves as the last. */
function ended(setting: Setting): ReturnType<typeof position> {
  const [first = {}, ...others] = setting.players ?? [];
  const t = position({
    ...setting,
    round: 7,
    players: [first, ...others.map((player) => ({ ...player, left: true }))],
  });
  t.choose(0, { do: 'leave' });
  for (let seat = 1; seat < (setting.seats ?? 2) && !t.over; seat++) t.choose(seat, { do: 'leave' });
  return t;
}

rule('SKY-SCORE-01', 'cards in resting rows and at slots count as well', () => {
  const t = ended({
    gone: { tawac: [1, 0, 0] },
    players: [{ hand: ['d-04'], rows: { A: ['c-07'], E: ['c-11'] }, slots: { B: 'e-04' } }, {}],
  });
  expect(rowsOf(t.state).tawac).toBe(4);
  // Hands lie open now.
  expect(skymines.view(t.state, 1).players[0].hand).toEqual(t.state.players[0].hand);
});

rule('SKY-SCORE-02', 'a point for every coin', () => {
  expect(ended({ players: [{ coins: 17 }, { coins: 4 }] }).scores()).toEqual([17, 4]);
});

rule('SKY-SCORE-03', 'shares times visible coins, companies in their order', () => {
  // The worked example: 5 shares by track and 2 by cards, 6 visible coins.
  const t = ended({
    gone: { minerva: [4, 4, 0] },
    players: [{ tracks: { minerva: 14 }, hand: ['d-02', 'e-02'] }, { tracks: { minerva: 1 } }],
  });
  expect(rowsOf(t.state).minerva).toBe(42);
  expect(rowsOf(t.state, 1).minerva).toBe(0);
  expect(skymines.breakdown(t.state, 0).map(({ row }) => row)).toEqual([
    'cash',
    'astrogo',
    'tawac',
    'skymine',
    'minerva',
    'helium',
    'research',
  ]);
});

rule('SKY-SCORE-04', 'the last value the helium marker has passed', () => {
  const helium = (at: number): number => rowsOf(ended({ players: [{ helium: at }, {}] }).state).helium;
  expect([5, 6, 8, 9, 19, 20, 28].map(helium)).toEqual([0, 10, 10, 15, 30, 40, 60]);
});

rule('SKY-SCORE-05', 'the last value the upload marker has passed, and uploaded special plans in sight', () => {
  const research = (at: number): number => rowsOf(ended({ players: [{ research: at }, {}] }).state).research;
  expect([3, 4, 9, 10, 16].map(research)).toEqual([0, 10, 20, 30, 60]);
  const t = ended({
    players: [
      {
        research: 3,
        screens: { 1: 'special-2', 2: 'special-5', 3: 'special-7', 4: 'special-3' },
        turned: [2],
        uploaded: [2, 5],
      },
      {},
    ],
  });
  // Only special-2 is face up and uploaded.
  expect(rowsOf(t.state).research).toBe(5);
});

rule(['SKY-SCORE-06', 'SKY-SCORE-07'], 'the highest sum wins, equal ones share', () => {
  const result = (coins: number[]) => ended({ seats: 3, players: coins.map((n) => ({ coins: n })) }).result();
  expect(result([5, 9, 3])).toEqual({ scores: [5, 9, 3], places: [2, 1, 3], winners: [1] });
  expect(result([9, 9, 3])).toEqual({ scores: [9, 9, 3], places: [1, 1, 3], winners: [0, 1] });
});
