import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, ROVER, TECH, TRACKS, WATER } from '../data/index.ts';
import { markerMedals } from '../rules/scoring.ts';
import { advanceBy, endRound, kinds, lay, own, owner, SYNERGY, spaces, UNIONIZE } from './owner.ts';
import { at, cardNo, type PlayerSetup, space } from './position.ts';

const LIFEPOD = { effect: 'lifepod' } as const;
const reposition = (times: number) => ({ effect: 'reposition', times }) as const;
/** The three of tech 2. */
const KEPT = { effect: 'reposition', times: 3, kept: true } as const;
const cosmos = (setup: PlayerSetup = {}) => owner('cosmos-inc', setup);
/** Lifepods on these track spaces. */
const pods = (...trackLifepods: number[]) => ({ trackLifepods });
const boosted = (marker: number, setup: PlayerSetup) => {
  const t = cosmos({ pending: [SYNERGY], ...setup });
  t.choose(0, { do: 'synergy', marker });
  return t;
};
const SCORING = -1;
const ALL_PLACES = TRACKS.flatMap((track) => Array.from({ length: 15 }, (_, n) => space(track, n)));

describe('Cosmos Inc.: lifepods on tracks', () => {
  rule('PU-COS-01', 'a collected lifepod goes on a free space of any track or into the scoring area', () => {
    const t = cosmos({ rovers: ['h2'], markers: { civ: 3 }, with: { moves: 1, ...pods(space('water', 7)) } });
    t.choose(0, { do: 'move', from: at('h2'), to: at('h3') });
    expect(own(t).savedLifepods).toBe(0);
    const taken = [space('civ', 3), ...['water', 'biomass', 'rover', 'tech'].map((track) => space(track as 'tech', 0))];
    const free = ALL_PLACES.filter((place) => !taken.includes(place) && place !== space('water', 7));
    expect(free).toHaveLength(69);
    expect(t.options(0)).toOfferExactly([{ do: 'save' }, ...free.map((on) => ({ do: 'stow' as const, on }))]);
    t.choose(0, { do: 'stow', on: space('biomass', 2) });
    expect(own(t).trackLifepods).toEqual([space('water', 7), space('biomass', 2)]);
    const saved = cosmos({ pending: [LIFEPOD] });
    saved.choose(0, { do: 'save' });
    expect([own(saved).savedLifepods, own(saved).trackLifepods]).toEqual([1, []]);
    expect(saved.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-COS-02', 'an advancing marker skips spaces with lifepods for nothing', () => {
    const t = boosted(BIOMASS, { markers: { biomass: 1 }, with: pods(space('biomass', 2)) });
    expect(spaces(t)[BIOMASS]).toBe(3);
    expect(kinds(t)).toEqual(['patch']);
    const several = boosted(BIOMASS, {
      markers: { biomass: 1 },
      with: pods(space('biomass', 2), space('biomass', 3), space('biomass', 4)),
    });
    expect(spaces(several)[BIOMASS]).toBe(5);
    expect(kinds(several)).toEqual([]);
    // A lifepod on another track is nothing to it, and two steps are still two steps.
    const two = cosmos({
      markers: { rover: 1 },
      pending: [advanceBy(2)],
      with: pods(space('rover', 3), space('tech', 2)),
    });
    two.choose(0, { do: 'advance', marker: ROVER, steps: 2 });
    expect([spaces(two)[ROVER], own(two).moves]).toEqual([4, 3]);
    const top = boosted(WATER, { markers: { water: 13 }, with: pods(space('water', 14)) });
    expect(spaces(top)[WATER]).toBe(15);
  });
  rule('PU-COS-03', 'what a lifepod covers is ignored while it stands there', () => {
    const t = cosmos({ markers: { water: 5 }, with: pods(space('water', 4)) });
    expect(markerMedals(t.state, own(t), WATER)).toBe(1);
    own(t).trackLifepods = [];
    expect(markerMedals(t.state, own(t), WATER)).toBe(2);
    const setup = { rovers: ['f6'], markers: { tech: 6 } };
    const diagonal = { do: 'move', from: at('f6'), to: at('g7') } as const;
    expect(cosmos({ ...setup, with: { moves: 1 } }).options(0)).toOffer(diagonal);
    const covered = cosmos({ ...setup, with: { moves: 1, ...pods(space('tech', 3)) } });
    expect(covered.options(0)).not.toOffer(diagonal);
    const elsewhere = cosmos({ ...setup, with: { moves: 1, ...pods(space('rover', 3)) } });
    expect(elsewhere.options(0)).toOffer(diagonal);
  });
  rule('PU-COS-04', 'only lifepods in the scoring area are worth a medal', () => {
    const t = cosmos({ with: { savedLifepods: 2, ...pods(space('civ', 14), space('tech', 14)) } });
    expect(t.scores()[0] - t.scores()[1]).toBe(2);
  });
  rule('PU-COS-05', 'no lifepod on a marker, on another lifepod or on space 15', () => {
    const t = cosmos({ markers: { civ: 4 }, pending: [LIFEPOD], with: pods(space('water', 4)) });
    for (const on of [space('civ', 4), space('water', 4), space('rover', 15), space('tech', 0)]) {
      expect(t.whyNot(0, { do: 'stow', on })).toBe('PU-COS-05');
    }
    expect(t.options(0)).toOffer({ do: 'stow', on: space('rover', 14) });
    const moving = cosmos({ markers: { civ: 4 }, pending: [reposition(1)], with: pods(space('water', 4)) });
    for (const to of [space('civ', 4), space('water', 4), space('rover', 15)]) {
      expect(moving.whyNot(0, { do: 'reposition', from: space('water', 4), to })).toBe('PU-COS-05');
    }
  });
  rule('PU-COS-17', 'the scoring area has no limit, and space 0 is a place like others', () => {
    const t = cosmos({ markers: { civ: 1 }, pending: [LIFEPOD, LIFEPOD], with: { savedLifepods: 5 } });
    t.choose(0, { do: 'stow', on: space('civ', 0) });
    t.choose(0, { do: 'save' });
    expect(own(t).savedLifepods).toBe(6);
    expect(own(t).trackLifepods).toEqual([space('civ', 0)]);
  });
  rule('PU-COS-06', 'repositioning moves a lifepod between track spaces and the scoring area', () => {
    const t = cosmos({ pending: [reposition(3)], with: { savedLifepods: 1, ...pods(space('civ', 5)) } });
    const free = ALL_PLACES.filter((place) => place % 16 !== 0 && place !== space('civ', 5));
    expect(t.options(0)).toOfferExactly([
      { do: 'end' },
      { do: 'reposition', from: space('civ', 5), to: SCORING },
      ...[SCORING, space('civ', 5)].flatMap((from) => free.map((to) => ({ do: 'reposition' as const, from, to }))),
    ]);
    t.choose(0, { do: 'reposition', from: SCORING, to: space('water', 2) });
    expect([own(t).savedLifepods, own(t).trackLifepods]).toEqual([0, [space('civ', 5), space('water', 2)]]);
    t.choose(0, { do: 'reposition', from: space('civ', 5), to: space('civ', 6) });
    expect([own(t).savedLifepods, own(t).trackLifepods]).toEqual([0, [space('water', 2), space('civ', 6)]]);
    t.choose(0, { do: 'reposition', from: space('water', 2), to: SCORING });
    expect([own(t).savedLifepods, own(t).trackLifepods]).toEqual([1, [space('civ', 6)]]);
    expect(t.whyNot(0, { do: 'reposition', from: SCORING, to: space('water', 2) })).toBe('PU-COS-06');
    const none = cosmos({ pending: [reposition(1)], with: pods(space('civ', 5)) });
    expect(none.options(0)).not.toOffer({ do: 'reposition', from: SCORING });
    expect(none.options(0)).toOffer({ do: 'reposition', from: space('civ', 5), to: SCORING });
  });
  rule('PU-COS-07', 'a space uncovered behind the marker gives no bonus, but its medal counts again', () => {
    const covered = { with: pods(space('biomass', 3), space('water', 4)) };
    const t = cosmos({ markers: { biomass: 4, water: 5 }, pending: [reposition(3)], ...covered });
    expect(markerMedals(t.state, own(t), WATER)).toBe(1);
    t.choose(0, { do: 'reposition', from: space('biomass', 3), to: SCORING });
    t.choose(0, { do: 'reposition', from: space('water', 4), to: SCORING });
    expect(markerMedals(t.state, own(t), WATER)).toBe(2);
    expect(kinds(t)).toEqual(['reposition']);
  });
  rule('PU-COS-14', 'lifepods of civ cards and events may go on tracks as well', () => {
    const card = owner(
      'cosmos-inc',
      { with: { due: [2] } },
      { phase: 'civ', with: { decks: [[], [cardNo('approved-overtime')], [], []] } },
    );
    card.choose(0, { do: 'card', card: cardNo('approved-overtime'), level: 2 });
    card.choose(0, { do: 'rescue', at: at('h3') });
    card.choose(0, { do: 'stow', on: space('rover', 2) });
    card.choose(0, { do: 'rescue', at: at('b5') });
    expect(card.options(0)).not.toOffer({ do: 'stow', on: space('rover', 2) });
    card.choose(0, { do: 'save' });
    expect([own(card).savedLifepods, own(card).trackLifepods]).toEqual([1, [space('rover', 2)]]);
    expect(own(card).lifepods).toHaveLength(4);
    expect(own(card).lifepods).not.toContain(at('h3'));
    const event = owner('cosmos-inc', {}, { phase: 'event', draw: 82 });
    event.choose(0, { do: 'rescue', at: at('h3') });
    event.choose(0, { do: 'stow', on: space('civ', 2) });
    expect(own(event).trackLifepods).toEqual([space('civ', 2)]);
  });
  rule('PU-COS-15', 'a regress skips lifepods, and needs a free space below', () => {
    const event = (civ: number, ...places: number[]) =>
      owner('cosmos-inc', { markers: { civ }, with: pods(...places) }, { phase: 'event', draw: 85 });
    const t = event(4, space('civ', 3), space('civ', 2));
    t.choose(0, { do: 'regress', marker: 0 });
    expect(spaces(t)[0]).toBe(1);
    const stuck = event(2, space('civ', 1), space('civ', 0));
    expect(stuck.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-DEC-24', 'Unionization lifts a marker over a lifepod on space 5', () => {
    const t = cosmos({ markers: { biomass: 1 }, pending: [UNIONIZE], with: pods(space('biomass', 5)) });
    t.choose(0, { do: 'unionize', marker: BIOMASS });
    expect([spaces(t)[BIOMASS], kinds(t)]).toEqual([6, ['unionize', 'patch', 'patch']]);
  });
});

describe('Cosmos Inc.: techs', () => {
  rule('PU-COS-08', 'tech 1: rovers also move diagonally, for one move', () => {
    const setup = { rovers: ['f6'], with: { moves: 1 } };
    const t = cosmos({ ...setup, markers: { tech: 3 } });
    const near = ['e5', 'f5', 'g5', 'e6', 'g6', 'e7', 'f7', 'g7'];
    expect(t.options(0).filter((option) => option.do === 'move')).toOfferExactly(
      near.map((to) => ({ do: 'move', from: at('f6'), to: at(to) })),
    );
    t.choose(0, { do: 'move', from: at('f6'), to: at('g7') });
    expect(own(t).moves).toBe(0);
    expect(t.whyNot(0, { do: 'move', from: at('g7'), to: at('f6') })).toBe('PU-ROVER-10');
    const early = cosmos({ ...setup, markers: { tech: 2 } });
    expect(early.options(0).filter((option) => option.do === 'move')).toHaveLength(4);
    expect(early.whyNot(0, { do: 'move', from: at('f6'), to: at('g7') })).toBe('PU-ROVER-08');
  });
  rule(['PU-COS-09', 'PU-COS-13'], 'tech 2: up to three lifepods are repositioned when it is first unlocked', () => {
    const t = boosted(TECH, { markers: { tech: 4 }, with: { savedLifepods: 5 } });
    for (let n = 1; n <= 3; n++) {
      expect(t.options(0)).toOffer({ do: 'end' });
      t.choose(0, { do: 'reposition', from: SCORING, to: space('civ', n) });
    }
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect([own(t).savedLifepods, own(t).trackLifepods.length]).toEqual([2, 3]);
    // Reached once more: spent, even though no lifepod had been moved.
    const again = boosted(TECH, { markers: { tech: 4 }, pending: [SYNERGY, SYNERGY], with: { savedLifepods: 5 } });
    own(again).pending = [SYNERGY];
    own(again).markers[TECH] = space('tech', 4);
    again.choose(0, { do: 'synergy', marker: TECH });
    expect(spaces(again)[TECH]).toBe(5);
    expect(kinds(again)).toEqual([]);
    // Other techs do nothing of the kind.
    for (const tech of [2, 6, 9, 13]) {
      const other = boosted(TECH, { markers: { tech }, with: { savedLifepods: 5 } });
      expect(kinds(other)).toEqual([]);
    }
  });
  rule(['PU-DEC-13', 'PU-COS-09'], 'tech 2 may be kept for a later round, and is used in one window', () => {
    const t = boosted(TECH, { markers: { tech: 4 }, with: { savedLifepods: 5 } });
    endRound(t);
    t.choose(t.state.commander, { do: 'rotate', rotation: 0 });
    expect([t.state.round, own(t).pending]).toEqual([2, [KEPT]]);
    // Not while the tech is gone.
    own(t).markers[TECH] = space('tech', 4);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    own(t).markers[TECH] = space('tech', 5);
    t.choose(0, { do: 'reposition', from: SCORING, to: space('civ', 1) });
    expect(own(t).pending).toEqual([reposition(2)]);
    endRound(t);
    t.choose(t.state.commander, { do: 'rotate', rotation: 0 });
    expect(own(t).pending).toEqual([]);
    // What is lost with the window is used before what can be kept, whichever came first.
    for (const pending of [
      [KEPT, reposition(1)],
      [reposition(1), KEPT],
    ]) {
      const both = cosmos({ markers: { tech: 8 }, pending, with: { savedLifepods: 5 } });
      both.choose(0, { do: 'reposition', from: SCORING, to: space('civ', 1) });
      expect(own(both).pending).toEqual([KEPT]);
    }
  });
  rule('PU-COS-10', 'tech 3: an energy tile lets one lifepod be repositioned', () => {
    const placing = (tech: number, tile: string) => {
      const t = cosmos({ offer: [tile, 'i3-rover-tech'], markers: { tech }, with: { savedLifepods: 3 } });
      lay(t, tile, 'f1');
      return t;
    };
    const t = placing(7, 'i2-civ-energy');
    t.choose(0, { do: 'reposition', from: SCORING, to: space('water', 5) });
    expect(t.options(0)).not.toOffer({ do: 'reposition' });
    expect(own(t).savedLifepods).toBe(2);
    expect(placing(6, 'i2-civ-energy').options(0)).not.toOffer({ do: 'reposition' });
    expect(placing(7, 'i2-biomass-civ').options(0)).not.toOffer({ do: 'reposition' });
    expect(placing(7, 'i2-energy-water').options(0)).toOffer({ do: 'reposition' });
  });
  rule('PU-COS-11', 'tech 4: steps onto energy cost nothing, even with an empty pool', () => {
    // f6 energy, g6 energy, h6 water, i6 water; e6 is bare.
    const tiles = ['i4-energy-water f6 r0', 'i2-civ-energy f4 r0'];
    const rolling = (tech: number, moves: number, more: PlayerSetup = {}) =>
      cosmos({ tiles, rovers: ['e6'], markers: { tech }, with: { moves }, lifepods: [], ...more });
    const step = (from: string, to: string) => ({ do: 'move' as const, from: at(from), to: at(to) });
    const t = rolling(10, 0);
    expect(t.options(0)).toOfferExactly([step('e6', 'f6'), step('e6', 'f5'), { do: 'end' }]);
    t.choose(0, step('e6', 'f6'));
    expect(own(t).moves).toBe(0);
    t.choose(0, step('f6', 'g6'));
    // Back again would change nothing, and h6 is water.
    expect(t.whyNot(0, step('g6', 'f6'))).toBe('PU-COS-11');
    expect(t.whyNot(0, step('g6', 'h6'))).toBe('PU-ROVER-10');
    expect(rolling(9, 0).options(0)).toOfferExactly([{ do: 'end' }]);
    const paid = rolling(9, 1);
    paid.choose(0, step('e6', 'f6'));
    expect(own(paid).moves).toBe(0);
    const rich = rolling(10, 2);
    rich.choose(0, step('e6', 'f6'));
    expect(own(rich).moves).toBe(2);
    rich.choose(0, step('f6', 'f7'));
    expect(own(rich).moves).toBe(1);
    // A paid step, or something collected, makes the way back worth a step again.
    rich.choose(0, step('f7', 'f6'));
    expect(own(rich).moves).toBe(1);
    const collected = rolling(10, 0, { rovers: ['f6'], meteorites: ['g6'] });
    collected.choose(0, step('f6', 'g6'));
    expect(own(collected).savedMeteorites).toBe(1);
    collected.choose(0, step('g6', 'f6'));
    const rescued = rolling(10, 0, { rovers: ['f6'], lifepods: ['g6'] });
    rescued.choose(0, step('f6', 'g6'));
    expect(rescued.options(0)).toOffer(step('g6', 'f6'));
    // A longer way round ends where it would close, on any of its steps.
    const round = rolling(10, 0, {
      tiles: ['i4-energy-water f6 r0', 'i4-civ-energy d7 r0', 'i2-civ-energy f4 r0'],
      rovers: ['f6'],
    });
    for (const [from, to] of [
      ['f6', 'g6'],
      ['g6', 'g7'],
      ['g7', 'f7'],
    ] as const)
      round.choose(0, step(from, to));
    expect(round.whyNot(0, step('f7', 'f6'))).toBe('PU-COS-11');
    expect(round.whyNot(0, step('f7', 'g7'))).toBe('PU-COS-11');
    // f7 to g6 is a diagonal of tech 1: three steps back.
    expect(round.whyNot(0, step('f7', 'g6'))).toBe('PU-COS-11');
    // A new window forgets where the rovers were.
    const later = rolling(10, 0, { rovers: ['f6'] });
    later.choose(0, step('f6', 'g6'));
    endRound(later);
    later.choose(later.state.commander, { do: 'rotate', rotation: 0 });
    expect(later.options(0)).toOffer(step('g6', 'f6'));
    // A second rover may take the place that the first one left.
    const two = rolling(10, 0, { rovers: ['f6', 'f5'] });
    two.choose(0, step('f6', 'g6'));
    expect(two.options(0)).toOffer(step('f5', 'f6'));
    expect(two.options(0)).not.toOffer(step('g6', 'f6'));
  });
  rule('PU-COS-12', 'tech 5: once a round a lifepod is repositioned', () => {
    const ability = { do: 'ability', tech: 5 } as const;
    const t = cosmos({ markers: { tech: 14 }, with: { savedLifepods: 2 } });
    t.choose(0, ability);
    t.choose(0, { do: 'reposition', from: SCORING, to: space('water', 5) });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(t.whyNot(0, ability)).toBe('PU-TECH-04');
    expect(cosmos({ markers: { tech: 13 }, with: { savedLifepods: 2 } }).whyNot(0, ability)).toBe('PU-TECH-03');
    expect(cosmos({ markers: { tech: 14 } }).options(0)).not.toOffer(ability);
    expect(cosmos({ markers: { tech: 14 }, with: pods(space('civ', 4)) }).options(0)).toOffer(ability);
  });
  rule('PU-COS-16', 'an uncovered milestone works again without its unlocking; a skipped one does nothing', () => {
    const diagonal = { do: 'move', from: at('f6'), to: at('g7') } as const;
    const t = cosmos({
      rovers: ['f6'],
      markers: { tech: 8 },
      pending: [reposition(3)],
      with: { moves: 1, ...pods(space('tech', 3), space('tech', 5)) },
    });
    expect(t.options(0)).not.toOffer(diagonal);
    t.choose(0, { do: 'reposition', from: space('tech', 3), to: SCORING });
    expect(t.options(0)).toOffer(diagonal);
    t.choose(0, { do: 'reposition', from: space('tech', 5), to: SCORING });
    expect(own(t).pending).toEqual([reposition(1)]);
    const skipped = boosted(TECH, { markers: { tech: 4 }, with: { savedLifepods: 2, ...pods(space('tech', 5)) } });
    expect(spaces(skipped)[TECH]).toBe(6);
    expect(kinds(skipped)).toEqual([]);
    expect(own(skipped).usedThisGame).toBe(0);
  });
});
