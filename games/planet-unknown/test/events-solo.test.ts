import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { ROVER, TECH } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import { stacksOf } from '../rules/tiles.ts';
import { at, cardNo, type PlayerSetup, position, tileNo } from './position.ts';
import { END, finish, onlyFree, player, START, type T } from './situations.ts';

/** Alone, the event is drawn now. */
const alone = (no: number, mine: PlayerSetup = {}, more: object = {}): T =>
  position({ phase: 'event', draw: no, players: [mine], ...more });

describe('events of the solo game', () => {
  rule(['PU-EVENT-31', 'PU-FAQ-11'], 'event 65: one more rover, put on the tile of this round', () => {
    const offer = ['i2-rover-tech', 'o4-rover-tech'] as const;
    const t = alone(65, { ...START, rovers: ['f6', 'f7'], offer });
    expect(player(t)).toMatchObject({ roversLeft: 1, rovers: [at('f6'), at('f7')] });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    t.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('g1') });
    expect(t.options(0)).toOffer({ do: 'rover', at: at('g2') });
    expect(t.options(0)).not.toOffer({ do: 'rover', at: at('f1') });
    t.choose(0, { do: 'rover', at: at('g2') });
    expect(player(t)).toMatchObject({ roversLeft: 0, rovers: [at('f6'), at('f7'), at('g2')] });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    t.choose(0, { do: 'resolve', resource: TECH });
    t.choose(0, { do: 'resolve', resource: ROVER });
    expect(t.options(0)).toOffer(END);
  });
  rule('PU-EVENT-31', 'unplaced, the rover waits for a milestone; an extra tile does not take it', () => {
    const offer = ['i2-rover-tech', 'o4-rover-tech'] as const;
    const t = alone(65, { offer, with: onlyFree('ksb-4156') });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).not.toOffer({ do: 'rover' });
    expect(player(t).roversLeft).toBe(3);
    const depot = alone(
      65,
      { ...START, offer, with: { due: [3] } },
      { with: { decks: [[], [], [cardNo('depot-repair-online')], []] } },
    );
    depot.choose(0, { do: 'card', card: cardNo('depot-repair-online'), level: 3 });
    depot.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    depot.choose(0, { do: 'place', at: at('g1'), turn: 'r0' });
    expect(depot.options(0)).not.toOffer({ do: 'rover' });
    finish(depot, 0);
    depot.choose(0, { do: 'take', tile: tileNo('o4-rover-tech') });
    const place = depot.options(0).find(({ do: verb }) => verb === 'place') as PuChoice;
    depot.choose(0, place);
    expect(depot.options(0)).toOffer({ do: 'rover' });
    // Next round nothing of it is left.
    const later = position({
      seats: 1,
      phase: 'civ',
      draw: 97,
      players: [{ ...START, offer, with: { extraRover: true } }],
    });
    expect(player(later).extraRover).toBe(false);
    finish(later, 0);
    expect(player(later)).toMatchObject({ rovers: [], roversLeft: 2 });
  });
  rule('PU-EVENT-32', 'event 66 adds one random unused card to each civ deck', () => {
    const added = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const before = position({ seats: 1, phase: 'round', draw: 97, seed }).state;
      const { state } = position({ seats: 1, phase: 'event', draw: 66, seed });
      expect(state.decks.map((deck) => deck.length)).toEqual([3, 3, 3, 3]);
      expect(state.unused.map((deck) => deck.length)).toEqual([6, 6, 6, 6]);
      for (const [level, deck] of before.decks.entries()) {
        const [card, ...more] = state.decks[level].filter((each) => !deck.includes(each));
        expect(more).toEqual([]);
        expect(state.unused[level]).not.toContain(card);
        added.add(before.unused[level].indexOf(card));
      }
    }
    expect(added.size).toBeGreaterThan(4);
    const spent = position({ seats: 1, phase: 'event', draw: 66, with: { unused: [[], [], [], []] } });
    expect(spent.state.decks.map((deck) => deck.length)).toEqual([2, 2, 2, 2]);
  });
  rule('PU-EVENT-33', 'event 67 adds an objective from the deck', () => {
    const before = position({ seats: 1, phase: 'round', draw: 97 }).state;
    const t = alone(67);
    expect(player(t).objectives).toEqual([...before.players[0].objectives, before.objectiveDeck.at(-1)]);
    expect(t.state.objectiveDeck).toEqual(before.objectiveDeck.slice(0, -1));
    expect(t.events).toContainEqual({ event: 'objective-gained', seat: 0, objective: before.objectiveDeck.at(-1) });
    const none = alone(67, {}, { with: { objectiveDeck: [] } });
    expect(player(none).objectives).toHaveLength(3);
  });
  rule('PU-EVENT-34', 'event 79 turns the station to any sector', () => {
    const t = alone(79, {}, { rotation: 2 });
    expect(t.options(0)).toOfferExactly([0, 1, 2, 3, 4, 5].map((rotation) => ({ do: 'rotate', rotation })));
    expect(t.whyNot(0, { do: 'rotate', rotation: 6 })).toBe('PU-ROT-01');
    const told = t.choose(0, { do: 'rotate', rotation: 5 });
    expect(told).toEqual([{ event: 'rotated', rotation: 5 }]);
    expect(t.whyNot(0, { do: 'rotate', rotation: 1 })).toBe('PU-SOLO-05');
    t.choose(0, END);
    const tops = stacksOf(t.state, player(t)).map((stack) => t.state.stacks[stack * 12]);
    expect(stacksOf(t.state, player(t))).toEqual([5, 11]);
    expect(t.options(0)).toOfferExactly(tops.map((tile) => ({ do: 'take', tile })));
  });
  rule('PU-EVENT-35', 'event 110 costs an objective of the own choice', () => {
    const t = alone(110);
    const { objectives } = player(t);
    const [first, second, third] = objectives.slice();
    expect(t.options(0)).toOfferExactly(
      [first, second, third].map((objective) => ({ do: 'discard-objective', objective })),
    );
    const other = t.state.objectiveDeck[0];
    expect(t.whyNot(0, { do: 'discard-objective', objective: other })).toBe('PU-EVENT-35');
    const deck = t.state.objectiveDeck.slice();
    const told = t.choose(0, { do: 'discard-objective', objective: second });
    expect(told).toEqual([{ event: 'objective-discarded', seat: 0, objective: second }]);
    expect(player(t).objectives).toEqual([first, third]);
    expect(t.state.objectiveDeck).toEqual(deck);
    expect(t.options(0)).toOfferExactly([END]);
  });
  rule('PU-EVENT-36', 'event 116 removes a stack of the sector, if the other one leaves a placeable tile', () => {
    const outer: PuChoice = { do: 'remove-stack', ring: 'outer' };
    const inner: PuChoice = { do: 'remove-stack', ring: 'inner' };
    const t = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'] });
    expect(t.options(0)).toOfferExactly([outer, inner]);
    const told = t.choose(0, outer);
    expect(told).toEqual([{ event: 'stack-removed', seat: 0, ring: 'outer', tiles: 12 }]);
    expect(t.state.taken).toEqual([12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    t.choose(0, END);
    expect(t.options(0)).toOfferExactly([{ do: 'take', tile: tileNo('i2-rover-tech') }]);
    expect(t.state.ending).toBe(false);
    const other = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'] });
    other.choose(0, inner);
    expect(other.state.taken).toEqual([0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0]);
    // Only the I2 fits: its stack has to stay.
    const tight = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'], with: onlyFree('ksb-4156', 'a6', 'b6') });
    expect(tight.options(0)).toOfferExactly([outer]);
    expect(tight.whyNot(0, inner)).toBe('PU-EVENT-36');
    // With one stack left nobody is asked: the last one cannot go, and there is nothing to remove from the empty one.
    for (const offer of [
      ['', 'i2-rover-tech'],
      ['n5-civ-energy', ''],
    ] as const) {
      const last = alone(116, { offer });
      expect(last.options(0)).toOfferExactly([END]);
      expect([last.whyNot(0, outer), last.whyNot(0, inner)]).toEqual(['PU-EVENT-36', 'PU-EVENT-36']);
    }
    // Where nothing fits anyway either may go.
    const full = alone(116, { offer: ['z5-rover-tech', 'i2-rover-tech'], with: onlyFree('ksb-4156') });
    expect(full.options(0)).toOfferExactly([outer, inner]);
    // A planet rule that would fall does not stand in the way: ice and land of K-273.
    const mixed = alone(116, {
      planet: 'k-273',
      offer: ['z5-rover-tech', 'i2-rover-tech'],
      with: onlyFree('k-273', 'f1', 'f2'),
    });
    expect(mixed.options(0)).toOfferExactly([outer]);
    // The tile with number 0 is a tile like any other.
    expect(tileNo('n5-civ-energy')).toBe(0);
    expect(alone(116, { offer: ['n5-civ-energy', 'i2-rover-tech'] }).options(0)).toOfferExactly([outer, inner]);
    expect(alone(116, { offer: ['i2-rover-tech', 'n5-civ-energy'] }).options(0)).toOfferExactly([outer, inner]);
    const empty = alone(116, { offer: ['', ''] });
    expect(empty.options(0)).toOfferExactly([END]);
  });
});
