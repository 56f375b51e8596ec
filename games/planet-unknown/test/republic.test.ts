import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, CIV_CARDS, ROVER, TECH, WATER } from '../data/index.ts';
import { advanceMarker } from '../rules/tracks.ts';
import { endRound, kinds, own, owner, SYNERGY, spaces } from './owner.ts';
import { at, cardNo, tileNo } from './position.ts';

const FULL = new Array<number>(12).fill(4095);
const CIV_OFFER = ['i4-civ-energy', 'i2-rover-tech'] as const;
const LEVEL_1 = [cardNo('temp-agency'), cardNo('salvage-yard')];
const LEVEL_2 = [cardNo('wage-increase'), cardNo('approved-overtime')];
const LEVEL_3 = [cardNo('top-planet-award'), cardNo('depot-repair-online'), cardNo('best-in-planet-award')];
const LEVEL_4 = [cardNo('planet-lottery'), cardNo('space-citizen-decree')];

/** Republic with civ cards to take in phase 4, and the decks given. */
const choosing = (tech: number, due: number[], decks = [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4], more: object = {}) =>
  owner(
    'republic',
    { markers: { tech, rover: 4 }, with: { due }, ...more },
    { phase: 'civ', with: { decks: decks.map((deck) => deck.slice()) } },
  );
const cards = (deck: readonly number[], level: number) => deck.map((card) => ({ do: 'card' as const, card, level }));

describe('Republic', () => {
  rule('PU-REP-01', 'seven milestones on the civ track', () => {
    const t = owner('republic');
    const levels: Record<number, number> = {};
    for (let space = 1; space <= 15; space++) {
      own(t).due = [];
      advanceMarker(t.state, 0, CIV, 1);
      if (own(t).due.length > 0) [levels[space]] = own(t).due;
    }
    expect(levels).toEqual({ 2: 1, 4: 2, 6: 2, 8: 3, 10: 3, 12: 4, 14: 4 });
  });
  rule('PU-REP-02', 'each civ milestone makes another marker regress, without any bonus', () => {
    const t = owner('republic', { markers: { civ: 1, water: 0, biomass: 3, rover: 3, tech: 4 }, pending: [SYNERGY] });
    t.choose(0, { do: 'synergy', marker: CIV });
    expect(t.options(0)).toOfferExactly([BIOMASS, ROVER, TECH].map((marker) => ({ do: 'regress', marker })));
    expect(t.whyNot(0, { do: 'regress', marker: CIV })).toBe('PU-REP-02');
    expect(t.whyNot(0, { do: 'regress', marker: WATER })).toBe('PU-REP-02');
    expect(t.whyNot(0, { do: 'end' })).toBe('PU-ROUND-11');
    t.choose(0, { do: 'regress', marker: ROVER });
    expect(spaces(t)).toEqual([2, 0, 3, 2, 4]);
    expect(own(t).moves).toBe(0);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const low = owner('republic', { markers: { civ: 1 }, pending: [SYNERGY] });
    low.choose(0, { do: 'synergy', marker: CIV });
    expect(low.options(0)).toOfferExactly([{ do: 'end' }]);
    // Spaces between the milestones ask for nothing.
    const between = owner('republic', { markers: { civ: 2, water: 3 }, pending: [SYNERGY] });
    between.choose(0, { do: 'synergy', marker: CIV });
    expect(between.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-REP-03', 'tech 1: selecting a civ tile gives the moves shown beside the rover marker', () => {
    const taking = (rover: number, tech: number, tile = 'i4-civ-energy') => {
      const t = owner('republic', { offer: [tile, 'i2-rover-tech'], markers: { rover, tech } });
      t.choose(0, { do: 'take', tile: tileNo(tile) });
      return t;
    };
    const t = taking(4, 3);
    expect(own(t).moves).toBe(2);
    expect(own(t).tiles).toBe(0);
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r1' });
    expect(own(t).moves).toBe(2);
    expect(own(taking(1, 3)).moves).toBe(0);
    expect(own(taking(0, 3)).moves).toBe(0);
    expect(own(taking(2, 3)).moves).toBe(1);
    expect(own(taking(13, 3)).moves).toBe(3);
    expect(own(taking(4, 2)).moves).toBe(0);
    expect(own(taking(4, 3, 'i4-biomass-civ')).moves).toBe(2);
    expect(own(taking(4, 3, 'i4-water-rover')).moves).toBe(0);
    // Rover 10 shows a boost too: that one is not gained.
    expect(own(taking(10, 3)).moves).toBe(2);
    expect(kinds(taking(10, 3))).toEqual(['place']);
  });
  rule('PU-REP-04', 'the moves are there before placing, and the selection stands', () => {
    const rover = { rovers: ['f6'], markers: { rover: 4, tech: 3 } };
    const t = owner('republic', { ...rover, offer: CIV_OFFER });
    expect(t.options(0)).not.toOffer({ do: 'move' });
    t.choose(0, { do: 'take', tile: tileNo('i4-civ-energy') });
    expect(t.options(0)).toOffer({ do: 'move', from: at('f6'), to: at('f7') });
    expect(t.whyNot(0, { do: 'take', tile: tileNo('i2-rover-tech') })).toBe('PU-PICK-01');
    t.choose(0, { do: 'move', from: at('f6'), to: at('f7') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r1' });
    // Only the I2 still fits: the civ tile cannot be selected for its moves.
    const tight = owner('republic', { ...rover, offer: CIV_OFFER });
    own(tight).tiles = 1;
    own(tight).covered = [0b1100000, 504, 1020, 2046, 2046, 4095, 4095, 2046, 2046, 1020, 504, 0];
    expect(tight.whyNot(0, { do: 'take', tile: tileNo('i4-civ-energy') })).toBe('PU-PICK-03');
    expect(tight.options(0)).toOfferExactly([{ do: 'take', tile: tileNo('i2-rover-tech') }]);
  });
  rule('PU-REP-09', 'tech 1 works for the extra tile of Depot Repair Online, not for Salvage Yard', () => {
    for (const [card, level, moves] of [
      ['depot-repair-online', 3, 2],
      ['salvage-yard', 1, 0],
    ] as const) {
      const t = choosing(3, [level], undefined, { offer: CIV_OFFER });
      t.choose(0, { do: 'card', card: cardNo(card), level });
      t.choose(0, { do: 'take', tile: tileNo('i4-civ-energy') });
      expect(own(t).moves).toBe(moves);
    }
  });
  rule('PU-REP-13', 'tech 1 works for a civ tile that cannot be placed', () => {
    const t = owner('republic', {
      offer: CIV_OFFER,
      markers: { rover: 4, tech: 3 },
      with: { tiles: 1, covered: FULL },
    });
    t.choose(0, { do: 'take', tile: tileNo('i4-civ-energy') });
    expect(t.options(0)).not.toOffer({ do: 'place' });
    expect(own(t).moves).toBe(2);
  });
  rule('PU-REP-05', 'tech 2: a random card of the next level joins the choice', () => {
    const t = choosing(5, [3]);
    expect(t.options(0)).toOfferExactly([{ do: 'milestone', level: 3 }]);
    t.choose(0, { do: 'milestone', level: 3 });
    const [, extra] = own(t).extraCard;
    expect(LEVEL_4).toContain(extra);
    expect(t.options(0)).toOfferExactly([...cards(LEVEL_3, 3), ...cards([extra], 3)]);
    expect(t.whyNot(0, { do: 'card', card: LEVEL_4.find((card) => card !== extra) as number, level: 3 })).toBe(
      'PU-CIV-02',
    );
    t.choose(0, { do: 'card', card: LEVEL_3[0], level: 3 });
    expect(own(t).civCards).toEqual([LEVEL_3[0]]);
    expect(t.state.decks[2].toSorted()).toEqual(LEVEL_3.slice(1).toSorted());
    expect(t.state.decks[3].toSorted()).toEqual(LEVEL_4.toSorted());
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    // Or the random one is kept, and the whole level stays.
    const other = choosing(5, [3]);
    other.choose(0, { do: 'milestone', level: 3 });
    const [, kept] = own(other).extraCard;
    other.choose(0, { do: 'card', card: kept, level: 3 });
    expect(own(other).civCards).toEqual([kept]);
    expect(other.state.decks[2]).toEqual(LEVEL_3);
    expect(other.state.decks[3]).toEqual(LEVEL_4.filter((card) => card !== kept));
    // Each milestone draws anew, and levels 1 and 2 draw from 2 and 3.
    const two = choosing(5, [1, 2]);
    expect(two.options(0)).toOfferExactly([1, 2].map((level) => ({ do: 'milestone', level })));
    two.choose(0, { do: 'milestone', level: 1 });
    expect(CIV_CARDS[own(two).extraCard[1]].level).toBe(2);
    expect(two.options(0)).not.toOffer({ do: 'milestone' });
    two.choose(0, { do: 'card', card: own(two).extraCard[1], level: 1 });
    two.state.players[0].pending = [];
    expect(two.options(0)).toOfferExactly([{ do: 'milestone', level: 2 }]);
    two.choose(0, { do: 'milestone', level: 2 });
    expect(CIV_CARDS[own(two).extraCard[1]].level).toBe(3);
    // Without tech 2 the deck alone is offered.
    expect(choosing(4, [3]).options(0)).toOfferExactly(cards(LEVEL_3, 3));
    expect(choosing(4, [3]).whyNot(0, { do: 'milestone', level: 3 })).toBe('PU-REP-05');
  });
  rule('PU-REP-10', 'tech 2 adds nothing to level 4 or beside an empty next deck', () => {
    expect(choosing(5, [4]).options(0)).toOfferExactly(cards(LEVEL_4, 4));
    expect(choosing(5, [3], [LEVEL_1, LEVEL_2, LEVEL_3, []]).options(0)).toOfferExactly(cards(LEVEL_3, 3));
  });
  rule('PU-REP-12', 'tech 2 still offers the next level when the own deck is empty', () => {
    const t = choosing(5, [3], [LEVEL_1, LEVEL_2, [], LEVEL_4]);
    t.choose(0, { do: 'milestone', level: 3 });
    const [, extra] = own(t).extraCard;
    expect(t.options(0)).toOfferExactly(cards([extra], 3));
    expect(choosing(4, [3], [LEVEL_1, LEVEL_2, [], LEVEL_4]).options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-REP-06', 'tech 3: for one move a rover jumps from a civ symbol to a civ symbol', () => {
    // f6 civ symbol, g6 civ, h6 energy; f1 civ symbol.
    const tiles = ['i4-civ-energy f6 r0', 'i2-civ-energy f1 r0'];
    const standing = (rover: string, tech = 7, moves = 2, meteorites: string[] = []) =>
      owner('republic', { tiles, rovers: [rover], meteorites, markers: { tech }, with: { moves } });
    const t = standing('f6', 7, 2, ['f1', 'f5']);
    expect(t.options(0).filter((option) => option.do === 'teleport')).toEqual([
      { do: 'teleport', from: at('f6'), to: at('f1') },
    ]);
    t.choose(0, { do: 'teleport', from: at('f6'), to: at('f1') });
    expect([own(t).moves, own(t).savedMeteorites]).toEqual([1, 1]);
    t.choose(0, { do: 'teleport', from: at('f1'), to: at('f6') });
    expect(own(t).moves).toBe(0);
    expect(t.whyNot(0, { do: 'teleport', from: at('f6'), to: at('f1') })).toBe('PU-ROVER-10');
    expect(standing('f6').whyNot(0, { do: 'teleport', from: at('f6'), to: at('g6') })).toBe('PU-REP-06');
    expect(standing('f6').whyNot(0, { do: 'teleport', from: at('f6'), to: at('h6') })).toBe('PU-REP-06');
    expect(standing('f6').whyNot(0, { do: 'teleport', from: at('f6'), to: at('f6') })).toBe('PU-ROVER-19');
    for (const start of ['g6', 'h6', 'f5']) expect(standing(start).options(0)).not.toOffer({ do: 'teleport' });
    expect(standing('f6', 6).options(0)).not.toOffer({ do: 'teleport' });
  });
  rule('PU-REP-07', 'tech 4: each civ milestone gives a boost as well', () => {
    const reach = (tech: number, civ: number) => {
      const t = owner('republic', { markers: { tech, civ }, pending: [SYNERGY] });
      t.choose(0, { do: 'synergy', marker: CIV });
      return kinds(t);
    };
    expect(reach(10, 1)).toEqual(['regress', 'synergy']);
    expect(reach(10, 13)).toEqual(['regress', 'synergy']);
    expect(reach(9, 1)).toEqual(['regress']);
    expect(reach(10, 2)).toEqual([]);
  });
  rule('PU-REP-14', 'regress and boost come when the milestone is reached, whatever the deck holds', () => {
    const decks = { with: { decks: [[], [], [], []] } };
    const t = owner('republic', { markers: { tech: 10, civ: 1 }, pending: [SYNERGY] }, decks);
    t.choose(0, { do: 'synergy', marker: CIV });
    expect(t.options(0)).toOffer({ do: 'regress', marker: TECH });
    expect(t.options(0)).toOffer({ do: 'synergy', marker: CIV });
    t.choose(0, { do: 'regress', marker: TECH });
    t.choose(0, { do: 'synergy', marker: WATER });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    endRound(t);
    expect(own(t).due).toEqual([]);
    // A tech 4 that comes after the milestone is too late for it.
    const late = owner('republic', { markers: { tech: 9, civ: 1 }, pending: [SYNERGY, SYNERGY] });
    late.choose(0, { do: 'synergy', marker: CIV });
    late.choose(0, { do: 'synergy', marker: TECH });
    expect(kinds(late)).toEqual(['regress']);
  });
  rule('PU-REP-08', 'tech 5: at the end two of all the cards left are taken', () => {
    const final = (tech: number) =>
      owner(
        'republic',
        { markers: { tech } },
        { phase: 'final', with: { decks: [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4].map((deck) => deck.slice()) } },
      );
    const t = final(14);
    expect(t.state.finalStep).toBe(2);
    expect(t.options(0)).toOfferExactly([LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4].flatMap((deck, i) => cards(deck, i + 1)));
    t.choose(0, { do: 'card', card: LEVEL_3[0], level: 3 });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'card', card: LEVEL_3[2], level: 3 });
    expect(own(t).civCards).toEqual([LEVEL_3[0], LEVEL_3[2]]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(t.state.decks[2]).toEqual([LEVEL_3[1]]);
    expect(final(13).over).toBe(true);
  });
  rule('PU-REP-11', 'immediate cards taken with tech 5 are executed, end-of-game cards count', () => {
    const t = owner(
      'republic',
      { markers: { tech: 14 } },
      { phase: 'final', with: { decks: [LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4].map((deck) => deck.slice()) } },
    );
    const before = t.scores()[0];
    t.choose(0, { do: 'card', card: cardNo('wage-increase'), level: 2 });
    t.choose(0, { do: 'card', card: cardNo('planet-lottery'), level: 4 });
    t.choose(0, { do: 'advance', marker: CIV, steps: 1 });
    t.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(own(t).playedCards).toEqual([cardNo('wage-increase')]);
    t.choose(0, { do: 'end' });
    expect(t.state.finalStep).toBe(3);
    t.choose(0, { do: 'advance', marker: TECH, steps: 1 });
    t.choose(0, { do: 'end' });
    expect(t.over).toBe(true);
    expect(spaces(t)).toEqual([1, 1, 0, 0, 15]);
    // 3 medals of the lottery, and tech 15 is worth 5 instead of the 2 of tech 13.
    expect(t.scores()[0] - before).toBe(6);
  });
  rule('PU-REP-15', 'tech 5 takes what there is', () => {
    const t = owner(
      'republic',
      { markers: { tech: 14 } },
      { phase: 'final', with: { decks: [[], [], [], [LEVEL_4[1]]] } },
    );
    t.choose(0, { do: 'card', card: LEVEL_4[1], level: 4 });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const none = owner('republic', { markers: { tech: 14 } }, { phase: 'final', with: { decks: [[], [], [], []] } });
    expect(none.options(0)).toOfferExactly([{ do: 'end' }]);
  });
});
