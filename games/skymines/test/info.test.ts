import {
  askedSeats,
  choose,
  isRefused,
  optionsOf,
  recordOf,
  replay,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { CARDS } from '../data/index.ts';
import { skymines } from '../game.ts';
import { labsOf, sharesOf, totalOf, unitsAt } from '../rules/totals.ts';
import { card, freshPlay, freshState, HIDDEN, NONE, plan, play, position } from './position.ts';
import { valueRows } from './rows.ts';

rule(['SKY-INFO-01', 'SKY-INFO-10'], 'hands are hidden, their sizes are not', () => {
  const t = position({ seats: 2, players: [{ hand: ['carbon-1'] }, { hand: ['carbon-1', 'energy-2'] }] });
  expect(skymines.view(t.state, 0).players[1].hand).toEqual([HIDDEN, HIDDEN]);
  expect(skymines.view(t.state, 0).players[0].hand).toEqual([card('carbon-1')]);
  expect(skymines.view(t.state, null).players[0].hand).toEqual([HIDDEN]);
  const s = freshState(2);
  expect(skymines.view(s, 0).stack).toHaveLength(32);
  expect(skymines.view(s, 0).supplies.map((supply) => supply.length)).toEqual([20, 20, 20]);
});

rule(['SKY-INFO-02', 'SKY-PLAN-06', 'SKY-PLAN-08'], 'plans are secret until all are handed in, then public', () => {
  const play = startPlay(skymines, { seats: 2, seed: 'secret' });
  if (isRefused(play)) throw new Error(play.message);
  for (let i = 0; i < 20 && play.state.phase === 'setup'; i++) {
    for (const seat of askedSeats(skymines, play.state)) choose(play, seat, optionsOf(skymines, play.state, seat)[0]);
  }
  const [first] = play.state.players[0].hand;
  const lay = { do: 'lay', card: CARDS[first].id, slot: 'C' };
  expect(isRefused(choose(play, 0, lay))).toBe(false);
  expect(viewOf(play, 1).players[0].slots).toEqual([NONE, NONE, NONE, NONE, NONE]);
  expect(skymines.view(play.state, 1).players[0].slots).toEqual([NONE, NONE, NONE, NONE, NONE]);
  expect(skymines.view(play.state, 1).players[0].hand).toHaveLength(7);
  expect(viewOf(play, 0).players[0].slots[2]).toBe(first);
  choose(play, 0, { do: 'hand-in' });
  // Handed in: the seat is not asked again.
  expect(askedSeats(skymines, play.state)).toEqual([1]);
  expect(viewOf(play, 1).players[0].slots[2]).toBe(NONE);
  choose(play, 1, { do: 'hand-in' });
  expect(viewOf(play, 1).players[0].slots[2]).toBe(first);
  expect(viewOf(play, null).players[0].slots[2]).toBe(first);
});

rule('SKY-INFO-03', 'resting rows are public', () => {
  const t = position({ seats: 2, players: [{}, { rows: { B: ['carbon-1', 'energy-2'] } }] });
  expect(skymines.view(t.state, 0).players[1].rows[1]).toEqual([card('carbon-1', 1), card('energy-2', 1)]);
});

rule('SKY-INFO-04', 'money, markers, plans, display and discards are public', () => {
  const t = position({
    seats: 2,
    display: { 3: 'b-01' },
    discards: ['a-01'],
    players: [{}, { coins: 7, markers: 1, helium: 4, screens: { 1: 'plan-a05' }, tiles: ['energy'] }],
  });
  const view = skymines.view(t.state, 0);
  const other = view.players[1];
  expect([other.coins, other.markers, other.helium, other.screens[1], other.tiles]).toEqual([
    7,
    1,
    4,
    plan('plan-a05'),
    8,
  ]);
  expect([view.display[2], view.discards[0], view.research[0]]).toEqual([card('b-01'), card('a-01'), plan('plan-a01')]);
});

rule('SKY-INFO-05', 'the stack and the supplies are hidden', () => {
  const view = skymines.view(freshState(2), 1);
  expect(new Set(view.stack)).toEqual(new Set([HIDDEN]));
  expect(new Set(view.supplies.flat())).toEqual(new Set([HIDDEN]));
  // The letters follow from the height: a guess keeps them.
  const guessed = skymines.guess(view, 1, seedRandom('guess'));
  expect(guessed.stack.map((id) => (id < 36 ? 'abc' : id < 40 ? 'd' : 'e')).join('')).toMatch(/^e{4}d{4}(abc){24}$/);
});

rule('SKY-INFO-06', 'special plans are known by their numbers', () => {
  const t = position({ specials: [2, 5] });
  expect(skymines.view(t.state, 1).specials).toBe((1 << 2) | (1 << 5));
});

rule('SKY-INFO-07', 'tiles, the first cards and plans are decided at once, everything else in turns', () => {
  const t = freshPlay(3, { tiles: 'choose' });
  const steps: string[] = [];
  for (let i = 0; i < 400 && !t.over; i++) {
    const asked = t.asked();
    const step = t.step(asked[0]) ?? '';
    if (asked.length > 1) steps.push(step);
    t.choose(asked[0], t.options(asked[0])[0]);
  }
  expect([...new Set(steps)]).toEqual(['keep-tile', 'lock', 'plan']);
});

rule('SKY-INFO-08', 'the same seed gives the same play', () => {
  const t = freshPlay(2, { tracks: 'random', tiles: 'choose', missions: true });
  const u = freshPlay(2, { tracks: 'random', tiles: 'choose', missions: true });
  expect(u.state).toEqual(t.state);
  const v = freshPlay(2, { tracks: 'random', tiles: 'choose', missions: true }, 'other');
  expect(v.state.stack).not.toEqual(t.state.stack);
  const started = startPlay(skymines, { seats: 2, settings: { tracks: 'random' }, seed: 'r' });
  if (isRefused(started)) throw new Error(started.message);
  const again = replay(skymines, recordOf(started));
  expect(isRefused(again) ? again : again.state).toEqual(started.state);
});

rule('SKY-INFO-09', 'dealt tiles are seen by their receiver only', () => {
  const t = freshPlay(2, { tiles: 'choose' });
  const view = skymines.view(t.state, 0);
  expect(view.players[0].dealt).toEqual(t.state.players[0].dealt);
  expect(view.players[1].dealt).toEqual([HIDDEN, HIDDEN]);
  t.choose(1, t.options(1)[0]);
  expect(skymines.view(t.state, 0).players[1].tile).toBe(NONE);
  t.choose(0, t.options(0)[0]);
  expect(skymines.view(t.state, 0).players[1].tile).toBe(t.state.players[1].tile);
  expect(skymines.view(t.state, 1).players[1].dealt).toEqual([]);
});

rule('SKY-DATA-02', 'the value of a company is the coins on vacant fields', () => {
  const t = position({ gone: { minerva: [2, 1, 3], tawac: [5, 5, 5] } });
  // 1 + 0, 0, 1 + 1 + 0; a whole station shows 15.
  expect(valueRows(t.state)).toEqual([0, 3, 0, 15]);
});

rule('SKY-DATA-03', 'a sector holds one outpost between turns, a standing and a lying one during an expansion', () => {
  const t = position({
    board: { 'sector-21': 'skymine' },
    gone: { skymine: [0, 1, 0] },
    players: [{ slots: { B: 'b-07' } }],
  });
  play(t, 0, { do: 'expand', company: 'minerva' }, { do: 'occupy', at: 'sector-21', column: 1 });
  expect(t.state.board[21]).toBe(1);
  expect(t.state.lying).toEqual([21 * 4]);
  play(t, 0, { do: 'stop' }, { do: 'coin' }, { do: 'return', company: 'skymine', column: 1 });
  expect([t.state.board[21], t.state.lying]).toEqual([1, []]);
});

rule(['SKY-DATA-06', 'SKY-DATA-11'], 'shares: the last symbol passed and every owned card, wherever it lies', () => {
  const t = position({
    players: [
      { tracks: { skymine: 7 }, hand: ['d-01'], slots: { B: 'c-04' }, down: 'B', rows: { A: ['c-08'] } },
      { tracks: { skymine: 2 } },
    ],
  });
  expect(sharesOf(t.state, 0, 0)).toBe(2 + 3);
  expect(sharesOf(t.state, 0, 1)).toBe(0);
});

rule(['SKY-DATA-07', 'SKY-DATA-08', 'SKY-DATA-10'], 'totals count face-up cards with all their modifiers', () => {
  const t = position({
    tracks: ['A1', 'E2', 'B2', 'D1'],
    players: [
      {
        slots: { A: 'titanium-1', B: 'titanium-2', C: 'b-05', D: 'energy-1', E: 'carbon-2' },
        down: 'B',
        tiles: ['energy', 'resource'],
        plusOn: 'A',
        tracks: { astrogo: 16, skymine: 7 },
      },
    ],
  });
  const [player] = t.state.players;
  // Titanium 1 + 1 (tile) + 1 (B2), 3 + 1; the face-down card counts for nothing.
  expect([unitsAt(t.state, player, 0), unitsAt(t.state, player, 2)]).toEqual([3, 4]);
  expect([0, 1, 2, 3].map((kind) => totalOf(t.state, player, kind))).toEqual([2, 0, 7, 1 + 2 + 1]);
  t.choose(0, { do: 'leave' });
  expect(player.down).toBe(0);
});

rule('SKY-DATA-09', 'lab cards: face-up scientists and chemists, tiles and the virtual chemist included', () => {
  const t = position({
    tracks: ['E1', 'B1', 'C1', 'D1'],
    players: [
      {
        slots: { B: 'scientist', C: 'a-08', D: 'a-09' },
        down: 'D',
        tiles: ['scientist', 'chemist'],
        tracks: { skymine: 7 },
      },
      { slots: { B: 'scientist' } },
    ],
  });
  expect(t.state.players.map((player) => labsOf(t.state, player))).toEqual([5, 1]);
  // Whoever has left has none.
  const left = position({ players: [{}, { left: true, slots: { B: 'scientist', C: 'a-08' } }] });
  expect(labsOf(left.state, left.state.players[1])).toBe(0);
});
