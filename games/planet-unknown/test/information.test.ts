import { choose, isRefused, listen, type Play, startPlay, viewOf } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import { HIDDEN, type PlanetUnknownState } from '../rules/state.ts';
import { cardNo, eventNo, objectiveNo, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;
const see = (t: T, seat: number | null) => planetUnknown.view(t.state, seat);

describe('information', () => {
  rule('PU-INFO-01', 'planets, tracks, pieces, played cards, neighbour objectives and all counts are public', () => {
    const t = position({
      seats: 3,
      players: [
        {},
        {
          tiles: ['i2-civ-energy f1 r3'],
          patches: ['f2'],
          rovers: ['g1'],
          meteorites: ['f1'],
          with: { savedLifepods: 2, savedMeteorites: 3, storedPatches: 1, playedCards: [1] },
        },
        {},
      ],
    });
    const { players, neighbours, decks, taken } = see(t, 0);
    const { civCards, objectives, ...open } = t.state.players[1];
    expect(players[1]).toMatchObject(open);
    expect([civCards, objectives]).toEqual([[], []]);
    expect(neighbours).toEqual(t.state.neighbours);
    expect(decks.map((deck) => deck.length)).toEqual([4, 4, 4, 4]);
    expect(taken).toEqual(t.state.taken);
  });
  rule('PU-INFO-02', 'stacks below the top, unused cards and the order of decks are hidden from all', () => {
    const t = position({ seats: 3, settings: { events: true } });
    for (const viewer of [0, null]) {
      const view = see(t, viewer);
      expect(view.stacks.filter((tile) => tile !== HIDDEN)).toHaveLength(12);
      expect(view.decks.flat().every((card) => card === HIDDEN)).toBe(true);
      expect(view.unused.flat().every((card) => card === HIDDEN)).toBe(true);
      expect(view.objectiveDeck.every((card) => card === HIDDEN)).toBe(true);
      expect(view.events.every((card) => card === HIDDEN)).toBe(true);
      expect(view.objectiveDeck).toHaveLength(t.state.objectiveDeck.length);
      expect(view.random).toEqual([0, 0, 0, 0]);
    }
  });
  rule(['PU-INFO-03', 'PU-CIV-05'], 'end-of-game civ cards are secret until the end, their number is not', () => {
    const cards = [cardNo('planet-lottery'), cardNo('rising-planet-award')];
    const t = position({ players: [{ with: { civCards: cards } }, {}] });
    expect(see(t, 0).players[0].civCards).toEqual(cards);
    expect(see(t, 1).players[0].civCards).toEqual([-4, -1]);
    expect(see(t, null).players[0].civCards).toEqual([-4, -1]);
    t.state.finalStep = 3;
    expect(see(t, 1).players[0].civCards).toEqual(cards);
  });
  rule(
    ['PU-INFO-04', 'PU-SOBJ-04', 'PU-SOBJ-05'],
    'the kept single objective is secret, the rejected one is never shown',
    () => {
      const t = position({ seats: 3, players: [{ with: { objectives: [3] } }, {}, {}] });
      expect(see(t, 0).players[0].objectives).toEqual([3]);
      expect(see(t, 1).players[0].objectives).toEqual([HIDDEN]);
      t.state.finalStep = 3;
      expect(see(t, 1).players[0].objectives).toEqual([HIDDEN]);
      t.state.agenda.table = [];
      expect(see(t, 1).players[0].objectives).toEqual([3]);
      const play = startPlay(planetUnknown, {
        seats: 2,
        seed: 'x',
        settings: { boards: 'standard', singleObjectives: true },
      });
      if (isRefused(play)) throw new Error(play.message);
      const before = JSON.stringify(viewOf(play, 1));
      const [kept, rejected] = play.state.players[0].dealt;
      choose(play, 0, { do: 'keep-objective', objective: kept });
      expect(JSON.stringify(viewOf(play, 1))).toBe(before);
      expect(play.state.players[0].objectives).toEqual([kept]);
      expect(play.state.objectiveDeck).not.toContain(rejected);
    },
  );
  rule(
    'PU-INFO-05',
    'only the player who takes a card looks through the deck; others see the card only if it is immediate',
    () => {
      const t = position({ phase: 'civ', players: [{ with: { due: [1] } }, {}] });
      t.state.decks[0] = [cardNo('dept-of-engineering'), cardNo('rising-planet-award')];
      expect(see(t, 0).decks[0]).toEqual(t.state.decks[0]);
      expect(see(t, 0).decks[1]).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(see(t, 1).decks[0]).toEqual([HIDDEN, HIDDEN]);
      const immediate = t.choose(0, { do: 'card', card: cardNo('dept-of-engineering'), level: 1 });
      expect(immediate).toContainEqual({ event: 'civ-card', seat: 0, card: cardNo('dept-of-engineering') });
      expect(see(t, 1).players[0].playedCards).toEqual([cardNo('dept-of-engineering')]);
      expect(see(t, 0).decks[0]).toEqual([HIDDEN]);
      const secret = position({ phase: 'civ', players: [{ with: { due: [1] } }, {}] });
      secret.state.decks[0] = [cardNo('rising-planet-award')];
      const events = secret.choose(0, { do: 'card', card: cardNo('rising-planet-award'), level: 1 });
      expect(events.filter(({ only }) => only === undefined)).toContainEqual({
        event: 'civ-card-hidden',
        seat: 0,
        level: 1,
      });
      expect(events.filter(({ only }) => only === undefined).some(({ event }) => event === 'civ-card')).toBe(false);
    },
  );
  rule('PU-INFO-06', 'the next tile of a stack is shown only when the tile phase of all is complete', () => {
    const t = position({ players: [{ offer: ['z5-civ-energy', 'i3-rover-tech'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('z5-civ-energy') });
    expect(see(t, 0).stacks[1]).toBe(HIDDEN);
    const done = position({ phase: 'civ', with: { taken: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } });
    expect(see(done, 0).stacks[1]).toBe(done.state.stacks[1]);
    expect(see(done, 0).stacks[2]).toBe(HIDDEN);
  });
  rule('PU-INFO-08', 'chance is in the setup and in three card effects, nowhere else', () => {
    const t = position({ seats: 2, settings: { events: true } });
    const luck = t.state.random.slice();
    for (let i = 0; i < 40 && !t.over; i++) {
      if (t.state.event === eventNo(112)) break;
      const [seat] = t.asked();
      t.choose(seat, t.options(seat).at(-1) as PuChoice);
      expect(t.state.random).toEqual(luck);
    }
    const event = position({ phase: 'event', draw: 112 });
    expect(event.state.random).not.toEqual(position({ phase: 'event', draw: 97 }).state.random);
  });
  rule('PU-INFO-09', 'what others decide in a simultaneous phase shows when all have confirmed', () => {
    const play = startPlay(planetUnknown, { seats: 2, seed: 'together', settings: { boards: 'standard' } }) as Play<
      PlanetUnknownState,
      PuChoice
    >;
    choose(play, play.state.commander, { do: 'rotate', rotation: 0 });
    const before = JSON.stringify(viewOf(play, 1));
    const playOut = (seat: number) => {
      while (play.state.agenda.seats[seat].length > 0 && play.state.round === 1) {
        const options = planetUnknown.steps.window;
        const list = (
          options as unknown as { options(s: PlanetUnknownState, seat: number, frame: object): PuChoice[] }
        ).options(play.state, seat, { step: 'window', phase: 'tile' });
        choose(play, seat, list.find(({ do: verb }) => verb === 'end') ?? list[0]);
      }
    };
    playOut(0);
    expect(play.state.players[0].tiles).toBe(1);
    expect(JSON.stringify(viewOf(play, 1))).toBe(before);
    expect(viewOf(play, 0).players[0].tiles).toBe(1);
    expect(viewOf(play, null).players[0].tiles).toBe(0);
    playOut(1);
    expect(viewOf(play, 1).players[0].tiles).toBe(1);
  });
  rule('PU-INFO-10', 'the event in force, the discard and the numbers left are public', () => {
    const t = position({ phase: 'event', draw: 97 });
    const view = see(t, null);
    expect(view.event).toBe(eventNo(97));
    expect(view.pastEvents).toEqual([eventNo(97)]);
    expect(view.events).toHaveLength(19);
    expect(view.settings).toMatchObject({ green: 7, orange: 7, red: 6 });
  });
  rule('PU-INFO-11', 'the objectives drawn by Jump Drive are seen by the owner, the chosen one by all', () => {
    const t = position({ players: [{ corporation: 'jump-drive', pending: [{ effect: 'lifepod' }] }, {}] });
    t.choose(0, { do: 'stow-box', box: 5 });
    t.choose(0, { do: 'draw-objectives' });
    const { dealt } = t.state.players[0];
    expect(dealt).toHaveLength(3);
    expect(see(t, 1).players[0].dealt).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    expect(see(t, 0).players[0].dealt).toEqual(dealt);
    const events = t.choose(0, { do: 'common-objective', objective: dealt[1] });
    expect(see(t, 1).common).toBe(dealt[1]);
    expect(see(t, 0).players[0].dealt).toEqual([]);
    expect(events).toContainEqual({ event: 'common-objective', seat: 0, objective: dealt[1] });
  });
  rule('PU-INFO-12', 'cards moved by events 66 and 112 are seen by nobody', () => {
    for (const [draw, seats] of [
      [112, 2],
      [66, 1],
    ] as const) {
      let t = undefined as unknown as T;
      const events = listen(() => {
        t = position({ phase: 'event', draw, seats });
      });
      expect(events.some(({ event }) => event === 'civ-card')).toBe(false);
      expect([...see(t, 0).decks.flat(), ...see(t, 0).unused.flat()].every((card) => card === HIDDEN)).toBe(true);
    }
  });
  rule(
    ['PU-SOBJ-01', 'PU-SOBJ-02', 'PU-SOBJ-03'],
    'with the module each draws two, keeps one, and the neighbours get theirs from the rest',
    () => {
      const t = position({ seats: 4, settings: { singleObjectives: true } });
      expect(t.state.players.map(({ objectives }) => objectives.length)).toEqual([1, 1, 1, 1]);
      expect(t.state.neighbours).toHaveLength(4);
      expect(t.state.objectiveDeck).toHaveLength(28 - 8 - 4);
      const play = startPlay(planetUnknown, {
        seats: 3,
        seed: 'x',
        settings: { boards: 'standard', singleObjectives: true },
      }) as Play<PlanetUnknownState, PuChoice>;
      const [a, b] = play.state.players[2].dealt;
      expect(
        choose(play, 2, {
          do: 'keep-objective',
          objective: objectiveNo('geode') === a ? objectiveNo('rescue') : objectiveNo('geode'),
        }),
      ).toMatchObject({ rule: 'PU-SOBJ-02' });
      choose(play, 2, { do: 'keep-objective', objective: b });
      expect(play.state.players[2].objectives).toEqual([b]);
    },
  );
});
