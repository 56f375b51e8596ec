import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, type Turn, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { markerMedals } from '../rules/scoring.ts';
import { BOX } from '../rules/techs.ts';
import { endRound, kinds, lay, own, owner, PATCH, SYNERGY, spaces } from './owner.ts';
import { at, cardNo, objectiveNo, type PlayerSetup, type PositionSetup, position, tileNo } from './position.ts';

const LIFEPOD = { effect: 'lifepod' } as const;
const ALL_BOXES = 63;
const boxes = (...filled: number[]) => filled.reduce((bits, box) => bits | (1 << box), 0);
const jump = (setup: PlayerSetup = {}, rest: PositionSetup = {}) => owner('jump-drive', setup, rest);
const stowBox = (box: number) => ({ do: 'stow-box', box }) as const;
const objectiveMedals = (t: ReturnType<typeof jump>, seat: number) =>
  planetUnknown.breakdown(t.state, seat).find(({ row }) => row === 'neighbourObjectives')?.points;

describe('Jump Drive: unlocking', () => {
  rule('PU-JUMP-01', 'a collected lifepod goes into a free tech box or the scoring area', () => {
    const t = jump({ rovers: ['h2'], with: { moves: 1, boxes: boxes(BOX.B, BOX.F) } });
    t.choose(0, { do: 'move', from: at('h2'), to: at('h3') });
    expect(own(t).savedLifepods).toBe(0);
    expect(t.options(0)).toOfferExactly([{ do: 'save' }, ...[BOX.A, BOX.C, BOX.D, BOX.E].map(stowBox)]);
    expect(t.whyNot(0, { do: 'stow', on: 3 })).toBe('PU-JUMP-01');
    const events = t.choose(0, stowBox(BOX.C));
    expect(own(t).boxes).toBe(boxes(BOX.B, BOX.C, BOX.F));
    expect(own(t).savedLifepods).toBe(0);
    expect(events).toContainEqual({ event: 'tech', seat: 0, level: 102 });
    const saved = jump({ pending: [LIFEPOD] });
    saved.choose(0, { do: 'save' });
    expect([own(saved).savedLifepods, own(saved).boxes]).toEqual([1, 0]);
    const full = jump({ rovers: ['h2'], with: { moves: 1, boxes: ALL_BOXES } });
    full.choose(0, { do: 'move', from: at('h2'), to: at('h3') });
    expect(own(full).savedLifepods).toBe(1);
    expect(full.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-JUMP-02', 'lifepods in boxes are worth no medals and stay there', () => {
    const t = jump({ with: { boxes: boxes(BOX.A, BOX.B), savedLifepods: 1 } });
    const row = planetUnknown.breakdown(t.state, 0).find(({ row: name }) => name === 'lifepods');
    expect(row?.points).toBe(1);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-JUMP-03', 'any order, usable at once, and nothing by the tech track', () => {
    const t = jump({ tiles: ['i2-civ-energy f1 r0'], pending: [LIFEPOD, PATCH], markers: { tech: 15 } });
    expect(t.options(0)).not.toOffer({ do: 'trade-patch' });
    t.choose(0, stowBox(BOX.A));
    expect(t.options(0)).toOffer({ do: 'trade-patch' });
    const climbing = jump({ markers: { tech: 2 }, pending: [SYNERGY] });
    expect(climbing.choose(0, { do: 'synergy', marker: TECH }).some(({ event }) => event === 'tech')).toBe(false);
    expect(own(climbing).boxes).toBe(0);
  });
  rule('PU-JUMP-04', 'the tech track is worth less the higher the marker stands', () => {
    const medals = Array.from({ length: 16 }, (_, tech) => {
      const t = jump({ markers: { tech } });
      return markerMedals(t.state, own(t), TECH);
    });
    expect(medals).toEqual([0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]);
    const boosts = Array.from({ length: 15 }, (_, tech) => {
      const t = jump({ markers: { tech }, pending: [SYNERGY] });
      t.choose(0, { do: 'synergy', marker: TECH });
      return kinds(t).length > 0 ? tech + 1 : 0;
    });
    expect(boosts.filter((space) => space > 0)).toEqual([2, 12]);
  });
  rule('PU-JUMP-13', 'lifepods of civ cards and events may unlock techs as well', () => {
    const decks = [[], [cardNo('approved-overtime')], [], []];
    const card = jump({ with: { due: [2] } }, { phase: 'civ', with: { decks } });
    card.choose(0, { do: 'card', card: cardNo('approved-overtime'), level: 2 });
    card.choose(0, { do: 'rescue', at: at('h3') });
    card.choose(0, stowBox(BOX.D));
    expect(own(card).boxes).toBe(boxes(BOX.D));
    const event = jump({}, { phase: 'event', draw: 82 });
    event.choose(0, { do: 'rescue', at: at('h3') });
    event.choose(0, stowBox(BOX.B));
    expect(own(event).boxes).toBe(boxes(BOX.B));
  });
  rule('PU-JUMP-14', 'one lifepod a box; a lifepod destroyed there locks its tech', () => {
    const t = jump({ pending: [LIFEPOD], with: { boxes: boxes(BOX.A) } });
    expect(t.whyNot(0, stowBox(BOX.A))).toBe('PU-JUMP-14');
    const setup = { tiles: ['i2-civ-energy f1 r0'], with: { boxes: boxes(BOX.A, BOX.C), savedLifepods: 1 } };
    const event = jump(setup, { phase: 'event', draw: 114 });
    expect(event.options(0)).toOfferExactly([-1, 100, 102].map((from) => ({ do: 'lose-lifepod', from })));
    event.choose(0, { do: 'lose-lifepod', from: 100 });
    expect([own(event).boxes, own(event).savedLifepods]).toEqual([boxes(BOX.C), 1]);
    own(event).pending.push(PATCH, LIFEPOD);
    expect(event.options(0)).not.toOffer({ do: 'trade-patch' });
    expect(event.options(0)).toOffer(stowBox(BOX.A));
  });
});

describe('Jump Drive: boxes A to D', () => {
  const TILES = ['i2-civ-energy f1 r0'];

  rule('PU-JUMP-05', 'A: once a round a boost instead of a patch just gained', () => {
    const trade = { do: 'trade-patch' } as const;
    const t = jump({ tiles: TILES, pending: [PATCH, PATCH], with: { boxes: boxes(BOX.A) } });
    t.choose(0, trade);
    expect(kinds(t)).toEqual(['patch', 'synergy']);
    expect(t.whyNot(0, trade)).toBe('PU-JUMP-05');
    t.choose(0, { do: 'synergy', marker: CIV });
    t.choose(0, { do: 'patch', at: at('f3') });
    endRound(t);
    expect(own(t).usedThisRound).toBe(0);
    const none = jump({ tiles: TILES, pending: [PATCH], with: { boxes: ALL_BOXES & ~boxes(BOX.A) } });
    expect(none.whyNot(0, trade)).toBe('PU-JUMP-05');
    expect(jump({ with: { boxes: boxes(BOX.A) } }).options(0)).not.toOffer(trade);
    const quiet = jump({ tiles: TILES, pending: [PATCH], with: { boxes: boxes(BOX.A) } }, { event: 122 });
    expect(quiet.whyNot(0, trade)).toBe('PU-EVENT-43');
  });
  rule('PU-JUMP-19', 'A also replaces a patch without a cell', () => {
    const t = jump({ pending: [PATCH], with: { boxes: boxes(BOX.A), tiles: 1, covered: new Array(12).fill(4095) } });
    expect(t.options(0)).toOfferExactly([{ do: 'trade-patch' }, { do: 'end' }]);
    t.choose(0, { do: 'trade-patch' });
    expect(kinds(t)).toEqual(['synergy']);
  });
  rule('PU-JUMP-06', 'B: once a round a rover jumps to the same terrain for one move', () => {
    // f1 civ, f2 energy; f6 civ g6 civ h6 energy i6 energy; a patch on f3.
    const tiles = [...TILES, 'i4-civ-energy f6 r0', 'i2-tech-biomass a6 r0'];
    const standing = (rover: string, moves = 2, filled = boxes(BOX.B), more: PlayerSetup = {}) =>
      jump({ tiles, patches: ['f3'], rovers: [rover], with: { moves, boxes: filled }, ...more });
    const jumps = (from: string, to: string[]) =>
      to.map((cell) => ({ do: 'teleport' as const, from: at(from), to: at(cell) }));
    const offered = (t: ReturnType<typeof jump>) => t.options(0).filter((option) => option.do === 'teleport');
    expect(offered(standing('f1'))).toOfferExactly(jumps('f1', ['f6', 'g6']));
    expect(offered(standing('h6'))).toOfferExactly(jumps('h6', ['i6', 'f2']));
    expect(offered(standing('f3'))).toOfferExactly(jumps('f3', ['a7']));
    expect(offered(standing('e6'))).toEqual([]);
    expect(offered(standing('f1', 0))).toEqual([]);
    expect(offered(standing('f1', 2, ALL_BOXES & ~boxes(BOX.B)))).toEqual([]);
    const t = standing('f1', 2, boxes(BOX.B), { meteorites: ['g6', 'f6'] });
    expect(t.whyNot(0, { do: 'teleport', from: at('f1'), to: at('h6') })).toBe('PU-JUMP-06');
    t.choose(0, { do: 'teleport', from: at('f1'), to: at('g6') });
    expect([own(t).moves, own(t).rovers, own(t).savedMeteorites]).toEqual([1, [at('g6')], 1]);
    expect(offered(t)).toEqual([]);
    expect(t.whyNot(0, { do: 'teleport', from: at('g6'), to: at('f1') })).toBe('PU-JUMP-06');
  });
  rule(['PU-JUMP-07', 'PU-JUMP-17'], 'C: once a round a boost advances its marker by two single steps', () => {
    const twice = (marker: number) => ({ do: 'synergy', marker, twice: true }) as const;
    const boosted = (markers: object, filled = boxes(BOX.C)) =>
      jump({ markers, pending: [SYNERGY, SYNERGY], with: { boxes: filled } });
    const t = boosted({ water: 2 });
    t.choose(0, twice(WATER));
    expect([spaces(t)[WATER], kinds(t)]).toEqual([4, ['synergy', 'synergy']]);
    expect(t.whyNot(0, twice(CIV))).toBe('PU-JUMP-07');
    t.choose(0, { do: 'synergy', marker: CIV });
    expect(spaces(t)[CIV]).toBe(1);
    const top = boosted({ rover: 14, civ: 14, water: 15 });
    expect(top.whyNot(0, twice(WATER))).toBe('PU-DEF-26');
    top.choose(0, twice(ROVER));
    expect([spaces(top)[ROVER], own(top).moves]).toEqual([15, 3 + 3]);
    const edge = boosted({ civ: 14 });
    edge.choose(0, twice(CIV));
    expect(spaces(edge)[CIV]).toBe(15);
    expect(boosted({}, ALL_BOXES & ~boxes(BOX.C)).whyNot(0, twice(CIV))).toBe('PU-JUMP-07');
    // An advance of a card is no boost.
    const card = jump({ pending: [{ effect: 'advance', marker: CIV, steps: 1 }], with: { boxes: boxes(BOX.C) } });
    expect(card.options(0)).toOfferExactly([{ do: 'fixed-advance', marker: CIV }]);
  });

  /** Lays a rover-tech tile with tech D or without. */
  const laid = (
    tile: string,
    corner: string,
    turn: Turn,
    tiles: string[],
    filled = boxes(BOX.D),
    more: PlayerSetup = {},
  ) => {
    const t = jump({ tiles, offer: [tile, 'i3-civ-energy'], with: { boxes: filled }, ...more });
    lay(t, tile, corner, turn);
    return t;
  };
  const energy = (symbol: string, ...markers: number[]) =>
    markers.map((marker) => ({ do: 'energy' as const, marker, symbol: at(symbol) }));

  rule('PU-JUMP-08', 'D: the tech symbol and section of a placed tile may count as energy', () => {
    // f1 rover, f2 tech beside g2, an energy cell whose area touches the civ of g1.
    const t = laid('i2-rover-tech', 'f1', 'r0', ['i2-civ-energy g1 r0']);
    expect(t.options(0)).toOfferExactly([
      { do: 'resolve', resource: ROVER },
      { do: 'resolve', resource: TECH },
      ...energy('f2', ROVER, CIV),
    ]);
    t.choose(0, energy('f2', CIV)[0]);
    expect(spaces(t)).toEqual([1, 0, 0, 0, 0]);
    expect(t.options(0)).toOfferExactly([{ do: 'resolve', resource: ROVER }]);
    // As energy it may also be declined.
    for (const [filled, free] of [
      [boxes(BOX.D), true],
      [0, false],
    ] as const) {
      const declined = laid('i2-rover-tech', 'f1', 'r0', ['i2-civ-energy g1 r0'], filled, { markers: { rover: 7 } });
      expect(declined.options(0)).not.toOffer({ do: 'end' });
      declined.choose(0, { do: 'resolve', resource: ROVER });
      expect(declined.options(0).some((option) => option.do === 'end')).toBe(free);
    }
    // With tech at the top it advances others only as energy, and that may be declined too.
    const top = laid('i2-rover-tech', 'f1', 'r0', ['i2-civ-energy g1 r0'], boxes(BOX.D), {
      markers: { rover: 7, tech: 15 },
    });
    top.choose(0, { do: 'resolve', resource: ROVER });
    expect(top.options(0)).toOfferExactly([...energy('f2', ROVER, CIV), { do: 'end' }]);
    const without = laid('i2-rover-tech', 'f1', 'r0', ['i2-civ-energy g1 r0'], ALL_BOXES & ~boxes(BOX.D));
    expect(without.options(0)).toOfferExactly([ROVER, TECH].map((resource) => ({ do: 'resolve', resource })));
    // The whole section counts: the far cell of the I4's tech section touches biomass.
    const wide = laid('i4-rover-tech', 'c6', 'r0', ['i2-tech-biomass f4 r0']);
    expect(wide.options(0).filter((option) => option.do === 'energy')).toOfferExactly(energy('e6', ROVER, BIOMASS));
    // Only the tech symbol is meant, not the other one.
    const other = laid('i2-water-rover', 'f1', 'r0', ['i2-civ-energy g1 r0']);
    expect(other.options(0)).not.toOffer({ do: 'energy' });
  });
  rule('PU-JUMP-18', 'D leaves placement and older tech cells alone', () => {
    // e2 is tech already: it stays tech and touches the section on f2.
    const t = laid('i2-rover-tech', 'f1', 'r0', ['i2-tech-biomass e2 r0']);
    expect(t.options(0).filter((option) => option.do === 'energy')).toOfferExactly(energy('f2', ROVER, TECH));
    // Upper right energy is forbidden on Persephone, lower left tech: the printed symbol decides.
    const quadrant = (corner: string) => {
      const p = jump({
        planet: 'persephone',
        tiles: ['i4-biomass-civ e6 r1', 'i4-biomass-civ-m g2 r0'],
        offer: ['i2-rover-tech', 'i3-rover-tech'],
        with: { boxes: boxes(BOX.D) },
      });
      p.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
      return p.whyNot(0, { do: 'place', at: at(corner), turn: 'r0' });
    };
    expect(quadrant('g3')).toBeUndefined();
    expect(quadrant('d7')).toBe('PU-PERS-01');
  });
  rule('PU-JUMP-09', 'D does not help with a tile that is not placed', () => {
    const t = jump({
      offer: ['i2-rover-tech', 'i3-civ-energy'],
      with: { boxes: boxes(BOX.D), tiles: 1, covered: new Array(12).fill(4095) },
    });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOfferExactly([ROVER, TECH].map((resource) => ({ do: 'resolve', resource })));
  });
});

describe('Jump Drive: boxes E and F', () => {
  const ROWS = [0, 1, 2, 3, 4].map((marker) => ({ do: 'claim-row' as const, marker }));
  const DRAW = { do: 'draw-objectives' } as const;
  const next = (t: ReturnType<typeof jump>) => {
    endRound(t);
    t.choose(t.state.commander, { do: 'rotate', rotation: t.state.rotation });
  };
  rule(['PU-DEC-13', 'PU-JUMP-10'], 'E may be kept for a later round, while its box holds a lifepod', () => {
    const t = jump({ markers: { civ: 3 }, pending: [LIFEPOD] }, { phase: 'round' });
    t.choose(0, { do: 'rotate', rotation: 0 });
    t.choose(0, stowBox(BOX.E));
    next(t);
    expect([t.state.round, kinds(t)]).toEqual([3, ['claim-row']]);
    expect(t.options(0)).toOfferExactly([...ROWS, { do: 'end' }]);
    // Locked by event 114 it cannot be used, and comes back with the next lifepod.
    own(t).boxes = 0;
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(t.whyNot(0, ROWS[0])).toBe('PU-JUMP-10');
    own(t).pending.push(LIFEPOD);
    t.choose(0, stowBox(BOX.E));
    expect(kinds(t)).toEqual(['claim-row']);
    t.choose(0, ROWS[CIV]);
    expect(own(t).due).toEqual([1]);
    expect(t.whyNot(0, ROWS[CIV])).toBe('PU-JUMP-10');
  });
  rule(['PU-DEC-13', 'PU-JUMP-11'], 'F may be kept; once drawn, one objective has to be chosen', () => {
    const t = jump({ pending: [LIFEPOD] }, { phase: 'round' });
    t.choose(0, { do: 'rotate', rotation: 0 });
    const deck = t.state.objectiveDeck.slice();
    t.choose(0, stowBox(BOX.F));
    expect([own(t).dealt, t.state.objectiveDeck]).toEqual([[], deck]);
    expect(t.options(0)).toOfferExactly([DRAW, { do: 'end' }]);
    next(t);
    own(t).boxes = 0;
    expect(t.whyNot(0, DRAW)).toBe('PU-JUMP-11');
    own(t).boxes = boxes(BOX.F);
    t.choose(0, DRAW);
    expect(t.options(0)).toOfferExactly(deck.slice(-3).map((objective) => ({ do: 'common-objective', objective })));
    t.choose(0, { do: 'common-objective', objective: deck[deck.length - 1] });
    expect(t.state.common).toBe(deck[deck.length - 1]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-DEC-13', 'what is kept opens no window of an event, but one of a final step', () => {
    const kept: PlayerSetup = { pending: [{ effect: 'claim-row' }], with: { boxes: boxes(BOX.E) } };
    const event = jump(kept, { phase: 'event', draw: 97 });
    // Both are asked for their tile at once.
    expect([event.step(0), event.state.agenda.seats[0][0]]).toEqual(['window', { step: 'window', phase: 'tile' }]);
    const final = jump(kept, { phase: 'final' });
    expect(final.asked()).toEqual([0]);
    final.choose(0, ROWS[CIV]);
    expect(jump({ pending: [{ effect: 'claim-row' }] }, { phase: 'final' }).asked()).toEqual([]);
  });
  rule(
    ['PU-JUMP-10', 'PU-JUMP-16'],
    'E: when unlocked, the bonuses of the five spaces at the height of a marker',
    () => {
      const unlocked = (markers: object) => {
        const t = jump({ tiles: ['i2-civ-energy f1 r0'], markers, pending: [LIFEPOD] });
        t.choose(0, stowBox(BOX.E));
        return t;
      };
      const t = unlocked({ civ: 3, tech: 6, rover: 9 });
      expect(t.options(0)).toOfferExactly([...ROWS, { do: 'end' }]);
      t.choose(0, { do: 'claim-row', marker: CIV });
      // Height 3: civ card 1, boost of water, patch of biomass, one move.
      expect([own(t).due, kinds(t), own(t).moves]).toEqual([[1], ['synergy', 'patch'], 1]);
      expect(spaces(t)).toEqual([3, 0, 0, 9, 6]);
      const six = unlocked({ civ: 3, tech: 6, rover: 9 });
      six.choose(0, { do: 'claim-row', marker: TECH });
      expect([own(six).due, kinds(six), own(six).moves]).toEqual([[2], ['patch'], 2]);
      const nothing = unlocked({});
      nothing.choose(0, { do: 'claim-row', marker: WATER });
      expect([own(nothing).due, kinds(nothing), own(nothing).moves]).toEqual([[], [], 0]);
      expect(nothing.whyNot(0, { do: 'claim-row', marker: CIV })).toBe('PU-JUMP-10');
      // Locked and unlocked again: once per game.
      own(nothing).boxes = 0;
      own(nothing).pending.push(LIFEPOD);
      nothing.choose(0, stowBox(BOX.E));
      expect(kinds(nothing)).toEqual([]);
      const high = unlocked({ rover: 15 });
      high.choose(0, { do: 'claim-row', marker: ROVER });
      expect(own(high).moves).toBe(3);
    },
  );

  const DECK = ['perimeter', 'rescue', 'geode', 'pinnacle', 'biome'].map(objectiveNo);
  const drawing = (deck: number[], seats = 2) => {
    const t = position({
      seats,
      settings: seats === 1 ? { green: 7, orange: 7, red: 6 } : {},
      with: { objectiveDeck: deck.slice(), neighbours: [] },
      players: [{ corporation: 'jump-drive', offer: ['', ''], pending: [LIFEPOD] }, ...(seats > 1 ? [{}] : [])],
    });
    t.choose(0, stowBox(BOX.F));
    if (deck.length > 0) t.choose(0, DRAW);
    return t;
  };
  rule(
    ['PU-JUMP-11', 'PU-JUMP-15'],
    'F: of three objectives drawn one is laid out for all, the others are gone',
    () => {
      const t = drawing(DECK);
      expect(t.state.objectiveDeck).toEqual(DECK.slice(0, 2));
      expect(t.options(0)).toOfferExactly(DECK.slice(2).map((objective) => ({ do: 'common-objective', objective })));
      expect(t.whyNot(0, { do: 'common-objective', objective: DECK[0] })).toBe('PU-JUMP-11');
      t.choose(0, { do: 'common-objective', objective: DECK[3] });
      expect([t.state.common, own(t).dealt, own(t).objectives]).toEqual([DECK[3], [], []]);
      expect(t.state.objectiveDeck).toEqual(DECK.slice(0, 2));
      expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
      // Once per game.
      own(t).boxes = 0;
      own(t).pending.push(LIFEPOD);
      t.choose(0, stowBox(BOX.F));
      expect([own(t).dealt, kinds(t), t.state.objectiveDeck.length]).toEqual([[], [], 2]);
      // Fewer cards, or none.
      expect(drawing(DECK.slice(0, 2)).options(0)).toOfferExactly(
        DECK.slice(0, 2).map((objective) => ({ do: 'common-objective', objective })),
      );
      expect(drawing([]).options(0)).toOfferExactly([{ do: 'end' }]);
      // Alone it is one more single objective.
      const solo = drawing(DECK, 1);
      const before = own(solo).objectives.length;
      solo.choose(0, { do: 'common-objective', objective: DECK[4] });
      expect([solo.state.common, own(solo).objectives.length]).toEqual([-1, before + 1]);
      expect(own(solo).objectives).toContain(DECK[4]);
    },
  );
  rule('PU-JUMP-12', 'the common objective compares all planets', () => {
    const medals = (meteorites: number[], objective = 'geode') => {
      const players = meteorites.map((savedMeteorites) => ({ with: { savedMeteorites } }));
      const t = position({ players, with: { neighbours: [], common: objectiveNo(objective) } });
      return meteorites.map((_, seat) => objectiveMedals(t, seat));
    };
    expect(medals([1, 3, 2, 0])).toEqual([0, 5, 0, 0]);
    expect(medals([3, 1, 3, 0])).toEqual([2, 0, 2, 0]);
    expect(medals([0, 0, 0])).toEqual([2, 2, 2]);
    expect(medals([1, 3, 2], 'vaporize')).toEqual([5, 0, 0]);
  });
});
