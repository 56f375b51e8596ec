import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { CIV } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { Effect } from '../rules/state.ts';
import { stacksOf } from '../rules/tiles.ts';
import { at, cardNo, eventNo, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;
const player = (t: T, seat = 0) => t.state.players[seat];

/** Plays the seat's window to its end with the first options, rover moves left alone. */
function finish(t: T, seat: number): void {
  const { phase } = t.state.agenda;
  while (t.asked().includes(seat) && t.state.agenda.phase === phase) {
    const options = t.options(seat);
    t.choose(seat, options.find(({ do: verb }) => verb === 'end') ?? options[0]);
  }
}
const small = { offer: ['i2-rover-tech', 'i2-civ-energy'] as const };

describe('the round', () => {
  rule('PU-ROUND-01', 'the round of the trigger is completed', () => {
    const t = position({ phase: 'tile', players: [{ ...small }, { offer: ['', 'i2-biomass-civ'] }] });
    t.state.taken[stacksOf(t.state, player(t, 1))[1]] = 11;
    t.state.stacks = t.state.stacks.with(stacksOf(t.state, player(t, 1))[1] * 12 + 11, tileNo('i2-biomass-civ'));
    t.choose(1, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(t.state.ending).toBe(true);
    expect(t.asked()).toContain(0);
    finish(t, 1);
    expect(t.state.finalStep).toBe(0);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    finish(t, 0);
    expect(t.over).toBe(true);
    expect(player(t).tiles).toBe(1);
  });
  rule('PU-ROUND-02', 'first the commander turns the station', () => {
    const t = position({ seats: 3, phase: 'round', commander: 1 });
    expect(t.asked()).toEqual([1]);
    expect(t.step(1)).toBe('rotate');
  });
  rule('PU-ROUND-03', 'then the event is drawn, before any tile is taken', () => {
    const t = position({ phase: 'round', draw: 81 });
    t.choose(0, { do: 'rotate', rotation: 0 });
    expect(t.state.event).toBe(eventNo(81));
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    expect(t.options(0)).not.toOffer({ do: 'take' });
  });
  rule(
    ['PU-ROUND-04', 'PU-INFO-07'],
    'then all take, place and resolve a tile at once, without waiting for each other',
    () => {
      const t = position({
        seats: 3,
        players: [small, { ...small, offer: ['i2-biomass-civ', 'i2-energy-water'] }, {}],
      });
      expect(t.asked()).toEqual([0, 1, 2]);
      finish(t, 1);
      expect(t.asked()).toEqual([0, 2]);
      expect(player(t, 1).tiles).toBe(1);
      expect(player(t, 0).tiles).toBe(0);
    },
  );
  rule(['PU-ROUND-05', 'PU-CIV-03'], 'civ cards are taken after all tiles, clockwise from the commander', () => {
    const t = position({
      seats: 3,
      phase: 'civ',
      commander: 1,
      players: [{ with: { due: [1, 1] } }, {}, { with: { due: [2] } }],
    });
    expect(t.asked()).toEqual([2]);
    const [card] = t.state.decks[1];
    t.choose(2, { do: 'card', card, level: 2 });
    finish(t, 2);
    expect(t.asked()).toEqual([0]);
    t.state.decks[0] = [cardNo('rising-planet-award'), cardNo('meteorite-repo-1')];
    t.choose(0, { do: 'card', card: cardNo('rising-planet-award'), level: 1 });
    t.choose(0, { do: 'card', card: cardNo('meteorite-repo-1'), level: 1 });
    finish(t, 0);
    expect(t.step(2)).toBe('rotate');
  });
  rule('PU-ROUND-06', 'without a trigger the commander marker passes to the left', () => {
    const t = position({ seats: 4, phase: 'civ', commander: 3 });
    expect(t.state.commander).toBe(0);
    expect(t.state.round).toBe(2);
    expect(t.step(0)).toBe('rotate');
    const ending = position({ seats: 4, phase: 'civ', commander: 3, with: { ending: true } });
    expect(ending.state.commander).toBe(3);
    expect(ending.over).toBe(true);
  });
  rule('PU-ROUND-07', 'at the start of a round abilities are fresh and snapshots are taken', () => {
    const t = position({
      phase: 'round',
      players: [
        {
          corporation: 'oasis-ultd',
          markers: { tech: 5 },
          tiles: ['i2-energy-water d2 r0'],
          rovers: ['d3'],
          with: { usedThisRound: 511, leftPlaces: [3] },
        },
        {},
      ],
    });
    expect(player(t)).toMatchObject({
      usedThisRound: 0,
      leftPlaces: [],
      techsAtStart: 0b110,
      roversAtStart: [0, 1, 0, 0, 0, 0],
      moves: 1,
    });
    expect(t.step(0)).toBe('rotate');
  });
  rule(['PU-ROUND-08', 'PU-ROUND-12'], 'moves are kept through the windows of a round and lost with it', () => {
    const t = position({
      phase: 'event',
      draw: 81,
      players: [{ ...small, rovers: ['f6'], with: { moves: 2 } }, small],
    });
    t.choose(0, { do: 'synergy', marker: CIV });
    t.choose(0, { do: 'end' });
    t.choose(1, { do: 'synergy', marker: CIV });
    t.choose(1, { do: 'end' });
    expect(player(t).moves).toBe(2);
    expect(t.options(0)).toOffer({ do: 'move', from: at('f6') });
    t.choose(0, { do: 'move', from: at('f6'), to: at('g6') });
    expect(player(t).moves).toBe(1);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    finish(t, 0);
    finish(t, 1);
    expect(t.state.round).toBe(2);
    expect([player(t).moves, t.state.event]).toEqual([0, -1]);
  });
  rule('PU-ROUND-09', 'having finished is a signal only: nobody else can do less or more', () => {
    const t = position({ players: [small, { offer: ['i2-biomass-civ', 'i2-energy-water'] }] });
    const before = t.options(1);
    finish(t, 0);
    expect(t.options(1)).toEqual(before);
  });
  rule('PU-ROUND-10', 'moves and abilities belong to the own windows: before and after placing, and in phase 4', () => {
    const t = position({ players: [{ ...small, rovers: ['f6'], with: { moves: 3 } }, {}] });
    expect(t.options(0)).toOffer({ do: 'move', from: at('f6') });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOffer({ do: 'move', from: at('f6') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(t.options(0)).toOffer({ do: 'move', from: at('f6') });
    const civ = position({ phase: 'civ', players: [{ rovers: ['f6'], with: { moves: 3, due: [1] } }, {}] });
    expect(civ.options(0)).toOffer({ do: 'move', from: at('f6') });
    const rotating = position({ phase: 'round', players: [{ rovers: ['f6'], with: { moves: 3 } }, {}] });
    expect(rotating.options(0)).not.toOffer({ do: 'move' });
  });
  rule('PU-ROUND-11', 'a window cannot end while a mandatory effect can be executed', () => {
    const must: Effect[] = [{ effect: 'patch' }];
    const t = position({ players: [{ tiles: ['i2-civ-energy f1 r3'], pending: must, offer: ['', ''] }, {}] });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    expect(t.whyNot(0, { do: 'end' })).toBe('PU-ROUND-11');
    t.choose(0, { do: 'patch', at: at('f2') });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-ROUND-13', 'phase 4 has a step only for those who reached a civ milestone', () => {
    const t = position({ phase: 'civ', players: [{ rovers: ['f6'], with: { moves: 3 } }, { with: { due: [1] } }] });
    expect(t.asked()).toEqual([1]);
  });
});

describe('the rotation', () => {
  rule('PU-ROT-01', 'any rotation, the present one included', () => {
    const t = position({ phase: 'round', rotation: 4 });
    expect(t.options(0)).toOfferExactly([0, 1, 2, 3, 4, 5].map((rotation) => ({ do: 'rotate', rotation })));
    t.choose(0, { do: 'rotate', rotation: 4 });
    expect(t.state.rotation).toBe(4);
    expect(position({ phase: 'round' }).whyNot(0, { do: 'rotate', rotation: 6 })).toBe('PU-ROT-01');
  });
  rule('PU-ROT-02', 'a position faces an outer slot and the inner slot shifted against it', () => {
    const t = position({ seats: 4, rotation: 5, with: { innerShift: 2 } });
    expect(t.state.players.map((p) => stacksOf(t.state, p))).toEqual([
      [5, 7],
      [0, 8],
      [2, 10],
      [3, 11],
    ]);
  });
  rule(['PU-ROT-03', 'PU-SOLO-05'], 'one sector clockwise lowers the rotation by one', () => {
    const t = position({ seats: 1, phase: 'round', rotation: 2, draw: 81 });
    expect(t.state.rotation).toBe(1);
    const wrap = position({ seats: 1, phase: 'round', rotation: 0, draw: 81 });
    expect(wrap.state.rotation).toBe(5);
    const two = position({ seats: 2, rotation: 2 });
    expect(stacksOf(two.state, player(two, 1))[0]).toBe(5);
    two.state.rotation = 1;
    expect(stacksOf(two.state, player(two, 1))[0]).toBe(4);
  });
  rule(['PU-ROT-04', 'PU-FAQ-05'], 'the commander may turn to a sector that ends the game', () => {
    const t = position({ phase: 'round', players: [{}, {}] });
    player(t).tiles = 1;
    player(t).covered = new Array(12).fill(4095);
    expect(t.options(0)).toHaveLength(6);
    t.choose(0, { do: 'rotate', rotation: 3 });
    expect(t.state.ending).toBe(true);
  });
  rule('PU-ROT-05', 'everybody turns with the station', () => {
    const t = position({ seats: 3, phase: 'round', rotation: 0 });
    const before = t.state.players.map((p) => stacksOf(t.state, p)[0]);
    t.choose(0, { do: 'rotate', rotation: 1 });
    expect(t.state.players.map((p) => stacksOf(t.state, p)[0])).toEqual(before.map((slot) => (slot + 1) % 6));
  });
  rule('PU-ROT-06', 'the rotation is chosen before the event is known, and everybody sees it', () => {
    const t = position({ seats: 3, phase: 'round', draw: 97 });
    expect(t.state.event).toBe(-1);
    expect(planetUnknown.view(t.state, 0).events.every((card) => card < 0)).toBe(true);
    t.choose(0, { do: 'rotate', rotation: 2 });
    expect(t.state.event).toBe(eventNo(97));
    expect(planetUnknown.view(t.state, 1).rotation).toBe(2);
  });
  rule('PU-TWO-01', 'two players turn freely unless the variant is chosen', () => {
    expect(position({ seats: 2, phase: 'round' }).step(0)).toBe('rotate');
  });
  rule('PU-TWO-02', 'in the variant the station turns one sector clockwise each round', () => {
    const t = position({ seats: 2, phase: 'round', rotation: 3, settings: { twoPlayerRotation: true } });
    expect(t.state.rotation).toBe(2);
    expect(t.asked()).toEqual([0, 1]);
  });
  rule('PU-TWO-03', 'the commander still leads the taking of civ cards', () => {
    const t = position({
      seats: 2,
      phase: 'civ',
      commander: 1,
      settings: { twoPlayerRotation: true },
      players: [{ with: { due: [1] } }, { with: { due: [1] } }],
    });
    expect(t.asked()).toEqual([1]);
  });
});
