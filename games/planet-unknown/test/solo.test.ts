import { choose, isRefused, type Play, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { CIV, EVENTS, PLANETS } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { breakdown, soloGrade, soloTarget } from '../rules/scoring.ts';
import type { PlanetUnknownState, Rules } from '../rules/state.ts';
import { stacksOf } from '../rules/tiles.ts';
import { at, eventNo, objectiveNo, type PlayerSetup, position, tileNo } from './position.ts';
import { finish, player } from './situations.ts';

type SoloPlay = Play<PlanetUnknownState, PuChoice>;

const OFFER = ['i2-rover-tech', 'i2-civ-energy'] as const;
const seeds = Array.from({ length: 40 }, (_, i) => `solo ${i}`);

function start(settings: object = {}, seed = 'solo'): SoloPlay {
  const play = startPlay(planetUnknown, { seats: 1, seed, settings: { boards: 'standard', ...settings } });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

const rules = (green: number, orange: number, red: number): Rules => {
  return { events: true, singleObjectives: true, twoPlayerRotation: false, green, orange, red };
};

describe('setting up alone', () => {
  rule('PU-SOLO-01', 'a random sector faces the player; nobody is commander and turns the station', () => {
    const states = seeds.map((seed) => start({}, seed).state);
    const facing = (s: PlanetUnknownState) => stacksOf(s, s.players[0])[0];
    expect(new Set(states.map(facing))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    const t = position({ seats: 1, phase: 'round', rotation: 4, draw: 97, players: [{ offer: OFFER }] });
    // Straight from the turn and the event to the tiles.
    expect(t.events.map(({ event }) => event)).toEqual(['round', 'rotated', 'alert']);
    expect(t.options(0)).toOffer({ do: 'take' });
    finish(t, 0);
    expect(t.state.commander).toBe(0);
    expect(t.events.filter(({ event }) => event === 'round')).toHaveLength(2);
  });
  rule('PU-SOLO-02', 'two cards in each civ deck', () => {
    const play = start();
    expect(play.state.decks.map((deck) => deck.length)).toEqual([2, 2, 2, 2]);
    expect(play.state.unused.map((deck) => deck.length)).toEqual([7, 7, 7, 7]);
  });
  rule(['PU-SOLO-03', 'PU-SOLO-13'], 'four objectives are drawn, one goes back; event 67 never brings it', () => {
    const play = start();
    const { dealt } = play.state.players[0];
    const [a, rejected, c, d] = dealt.slice();
    expect(play.state.objectiveDeck).toHaveLength(24);
    choose(play, 0, { do: 'discard-objective', objective: rejected });
    expect(play.state.players[0].objectives).toEqual([a, c, d]);
    expect(play.state.objectiveDeck).toHaveLength(24);
    expect(play.state.objectiveDeck).not.toContain(rejected);
    const t = position({ seats: 1, phase: 'event', draw: 67 });
    const before = position({ seats: 1, phase: 'round', draw: 97 }).state;
    expect(player(t).objectives).toEqual([...before.players[0].objectives, before.objectiveDeck.at(-1)]);
    expect(t.state.objectiveDeck).toEqual(before.objectiveDeck.slice(0, -1));
  });
  rule('PU-SOLO-04', 'twenty events of the chosen colours, the solo events among them', () => {
    const count = (events: readonly number[], colour: string) =>
      events.filter((card) => EVENTS[card].color === colour).length;
    for (const [green, orange, red] of [
      [7, 7, 6],
      [0, 0, 20],
      [20, 0, 0],
      [3, 16, 1],
    ] as const) {
      const { events } = position({ seats: 1, settings: { events: false, green, orange, red } }).state;
      expect(['green', 'orange', 'red'].map((colour) => count(events, colour))).toEqual([green, orange, red]);
      expect(new Set(events).size).toBe(20);
    }
    const red = position({ seats: 1, settings: { green: 0, orange: 0, red: 20 } }).state.events;
    expect(red).toContain(eventNo(110));
    expect(red).toContain(eventNo(116));
  });
  rule('PU-SOLO-14', 'the colours, and so the target, are fixed before anything is dealt', () => {
    for (const [green, orange, red, problem] of [
      [7, 7, 7, 'add up to 20, not 21'],
      [0, 0, 19, 'add up to 20, not 19'],
    ] as const) {
      const settings = { boards: 'standard', green, orange, red };
      expect(startPlay(planetUnknown, { seats: 1, seed: 'x', settings })).toMatchObject({
        refused: 'bad-settings',
        message: expect.stringContaining(problem),
      });
    }
    const play = start({ green: 9, orange: 3, red: 8 });
    expect(play.state.events).toEqual([]);
    expect(soloTarget(play.state.settings)).toBe(58);
    choose(play, 0, { do: 'discard-objective', objective: play.state.players[0].dealt[0] });
    expect(play.state.events).toHaveLength(19);
    // The cards drawn do not change it.
    expect(soloTarget(play.state.settings)).toBe(58);
  });
});

describe('playing alone', () => {
  rule('PU-SOLO-05', 'every round, the first included, the station turns one sector clockwise', () => {
    const t = position({
      seats: 1,
      phase: 'round',
      rotation: 1,
      settings: { events: true },
      with: { events: [97, 98, 99, 100].map(eventNo) },
    });
    expect(t.state.rotation).toBe(0);
    expect(t.whyNot(0, { do: 'rotate', rotation: 3 })).toBe('PU-SOLO-05');
    finish(t, 0);
    expect(t.state.rotation).toBe(5);
    finish(t, 0);
    expect(t.state.rotation).toBe(4);
    expect(t.events.filter(({ event }) => event === 'rotated')).toEqual(
      [0, 5, 4].map((rotation) => ({ event: 'rotated', rotation })),
    );
    // From the very start of a play as well.
    const play = start({}, 'turn');
    const before = play.state.rotation;
    choose(play, 0, { do: 'discard-objective', objective: play.state.players[0].dealt[0] });
    expect(play.state.rotation).toBe((before + 5) % 6);
  });
  rule('PU-SOLO-06', 'then an event is executed, unless it would end the game', () => {
    const t = position({ seats: 1, phase: 'round', draw: 81 });
    expect(t.events.map(({ event }) => event)).toEqual(['round', 'rotated', 'alert']);
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    const covered = PLANETS[0].cells.map((row, y) => (y === 5 ? row & ~3 : row));
    const tight = position({
      seats: 1,
      phase: 'event',
      draw: 120,
      players: [{ offer: OFFER, with: { tiles: 1, covered, lifepods: [] } }],
    });
    expect(tight.state.ending).toBe(false);
    tight.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(tight.options(0)).toOfferExactly([
      { do: 'place', at: at('a6'), turn: 'r1' },
      { do: 'place', at: at('a6'), turn: 'r3' },
    ]);
  });
  rule('PU-SOLO-07', 'all three triggers end the game: nothing fits, an empty sector, the last event', () => {
    const play = (mine: PlayerSetup, more: object = {}) => position({ seats: 1, players: [mine], ...more });
    const full = play({ offer: OFFER, with: { tiles: 1, covered: PLANETS[0].cells.slice(), lifepods: [] } });
    expect(full.state.ending).toBe(true);
    finish(full, 0);
    expect(full.over).toBe(true);
    const empty = play({ offer: ['', 'i2-civ-energy'] });
    empty.state.taken[6] = 11;
    empty.state.stacks = empty.state.stacks.with(6 * 12 + 11, tileNo('i2-civ-energy'));
    expect(empty.state.ending).toBe(false);
    empty.choose(0, { do: 'take', tile: tileNo('i2-civ-energy') });
    expect(empty.state.ending).toBe(true);
    const last = play({ offer: OFFER }, { phase: 'event', with: { events: [eventNo(97)] } });
    expect(last.state.ending).toBe(true);
    finish(last, 0);
    expect(last.over).toBe(true);
    const other = play({ offer: OFFER }, { phase: 'event', with: { events: [98, 97].map(eventNo) } });
    expect(other.state.ending).toBe(false);
  });
});

describe('the result alone', () => {
  rule(['PU-SOLO-08', 'PU-SOLO-09'], 'the target is 60 and what each colour adds or takes off', () => {
    expect(soloTarget(rules(9, 3, 8))).toBe(58);
    const bands = [0, 2, 3, 6, 7, 10, 11, 14, 15, 20];
    expect(bands.map((n) => soloTarget(rules(0, 0, n)) - 60)).toEqual([0, 0, -5, -5, -7, -7, -9, -9, -11, -11]);
    expect(bands.map((n) => soloTarget(rules(0, n, 0)) - 60)).toEqual([0, 0, -1, -1, -2, -2, -3, -3, -4, -4]);
    expect(bands.map((n) => soloTarget(rules(n, 0, 0)) - 60)).toEqual([0, 0, 3, 3, 6, 6, 9, 9, 12, 12]);
    expect(soloTarget(rules(7, 7, 6))).toBe(60 + 6 - 2 - 5);
  });
  rule('PU-SOLO-10', 'seven grades of the difference', () => {
    const grades = [-40, -11, -10, -6, -5, -1, 0, 4, 5, 9, 10, 14, 15, 40].map((d) => soloGrade(59 + d, 59));
    const named = ['minus-15', 'minus-10', 'minus-5', 'target', 'plus-5', 'plus-10', 'plus-15'];
    expect(grades).toEqual(named.flatMap((grade) => [grade, grade]));
  });
  rule('PU-SOLO-11', 'reaching the target wins', () => {
    const end = (savedLifepods: number) =>
      position({ seats: 1, phase: 'final', players: [{ with: { savedLifepods, objectives: [] } }] }).result();
    expect(end(59)).toEqual({ scores: [59], places: [1], winners: [0] });
    expect(end(60)?.winners).toEqual([0]);
    expect(end(58)).toEqual({ scores: [58], places: [1], winners: [] });
    expect(position({ seats: 1 }).result()).toBeUndefined();
  });
  rule('PU-SOLO-12', 'objectives of one’s own count, neighbour objectives do not exist', () => {
    const cleanup = objectiveNo('cleanup');
    const t = position({
      seats: 1,
      phase: 'final',
      players: [
        {
          markers: { civ: 15, water: 15 },
          with: { savedLifepods: 2, savedMeteorites: 9, objectives: [cleanup], civCards: [] },
        },
      ],
    });
    expect(t.state.neighbours).toEqual([]);
    expect(breakdown(t.state, 0)).toEqual([
      { row: 'rows', points: 0 },
      { row: 'columns', points: 0 },
      { row: 'planet', points: 0 },
      { row: 'tracks', points: 15 },
      { row: 'lifepods', points: 2 },
      { row: 'meteorites', points: 3 },
      { row: 'civCards', points: 0 },
      { row: 'singleObjectives', points: 5 },
      { row: 'neighbourObjectives', points: 0 },
    ]);
    expect(t.scores()).toEqual([25]);
  });
});
