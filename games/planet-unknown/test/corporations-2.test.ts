import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { ROVER } from '../data/index.ts';
import { measure, neighbourSide } from '../rules/objectives.ts';
import { endRound, kinds, lay, own, owner, PATCH, spaces, type T } from './owner.ts';
import { at, cardNo, objectiveNo, type PlayerSetup, type PositionSetup, tileNo } from './position.ts';

const horizon = (setup: PlayerSetup = {}, rest: PositionSetup = {}) =>
  owner('horizon-group', { lifepods: [], ...setup }, rest);
const step = (from: string, to: string) => ({ do: 'move' as const, from: at(from), to: at(to) });
const stepsTo = (t: T, to: string) => t.options(0).filter((option) => option.do === 'move' && option.to === at(to));
/** c6 rover symbol, d6 rover, e6 tech symbol, f6 tech. */
const ROAD = 'i4-rover-tech c6 r0';
const MOVES = { with: { moves: 9 } };

describe('Horizon Group: carrying meteorites', () => {
  rule(['PU-HOR-01', 'PU-HOR-02'], 'a rover may load a meteorite instead of collecting it, one at most', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['e7'], meteorites: ['e6'], ...MOVES });
    expect(stepsTo(t, 'e6')).toOfferExactly([
      { ...step('e7', 'e6'), load: true },
      { ...step('e7', 'e6'), load: false },
    ]);
    expect(stepsTo(t, 'e8')).toOfferExactly([step('e7', 'e8')]);
    expect(t.whyNot(0, { ...step('e7', 'e8'), load: true })).toBe('PU-HOR-02');
    t.choose(0, { ...step('e7', 'e6'), load: true });
    expect([own(t).loads, own(t).meteorites, own(t).savedMeteorites]).toEqual([[1], [], 0]);
    const without = horizon({ tiles: [ROAD], rovers: ['e7'], meteorites: ['e6'], ...MOVES });
    without.choose(0, { ...step('e7', 'e6'), load: false });
    expect([own(without).loads, own(without).meteorites, own(without).savedMeteorites]).toEqual([[0], [at('e6')], 0]);
    const put = horizon({ tiles: [ROAD], meteorites: ['f6'], pending: [{ effect: 'rover' }] });
    expect(put.options(0)).toOfferExactly([
      ...['c6', 'd6', 'e6'].map((cell) => ({ do: 'rover' as const, at: at(cell) })),
      { do: 'rover', at: at('f6'), load: true },
      { do: 'rover', at: at('f6'), load: false },
    ]);
    put.choose(0, { do: 'rover', at: at('f6'), load: true });
    expect([own(put).loads, own(put).meteorites]).toEqual([[1], []]);
  });
  rule('PU-HOR-03', 'a load moves with its rover and spoils row and column there', () => {
    const t = horizon({ rovers: ['f2'], loaded: ['f2'], with: { moves: 9, covered: [96, ...new Array(11).fill(0)] } });
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
    t.choose(0, step('f2', 'f1'));
    expect(own(t).loads).toEqual([1]);
    expect(t.scores()[0] - t.scores()[1]).toBe(0);
    own(t).loads = [0];
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
    // Column a is the two cells a6 and a7.
    const column = horizon({ rovers: ['a6'], loaded: ['a6'] });
    own(column).covered = own(column).covered.map((_, y) => (y === 5 || y === 6 ? 1 : 0));
    expect(column.scores()[0] - column.scores()[1]).toBe(0);
    own(column).loads = [0];
    expect(column.scores()[0] - column.scores()[1]).toBe(1);
  });
  rule('PU-HOR-04', 'entering a rover symbol unloads: the meteorite is collected', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['f6'], loaded: ['f6'], ...MOVES });
    t.choose(0, step('f6', 'e6'));
    t.choose(0, step('e6', 'd6'));
    // Rover terrain without its symbol is not enough, and a tech symbol is none.
    expect([own(t).loads, own(t).savedMeteorites]).toEqual([[1], 0]);
    t.choose(0, step('d6', 'c6'));
    expect([own(t).loads, own(t).savedMeteorites, own(t).meteorites]).toEqual([[0], 1, []]);
    const empty = horizon({ tiles: [ROAD], rovers: ['d6'], ...MOVES });
    empty.choose(0, step('d6', 'c6'));
    expect(own(empty).savedMeteorites).toBe(0);
  });
  rule('PU-HOR-05', 'a loaded rover leaves other meteorites where they are', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['e7'], loaded: ['e7'], meteorites: ['e6'], ...MOVES });
    expect(stepsTo(t, 'e6')).toOfferExactly([step('e7', 'e6')]);
    expect(t.whyNot(0, { ...step('e7', 'e6'), load: true })).toBe('PU-HOR-05');
    t.choose(0, step('e7', 'e6'));
    expect([own(t).loads, own(t).meteorites, own(t).savedMeteorites]).toEqual([[1], [at('e6')], 0]);
  });
  rule('PU-HOR-06', 'a meteorite on a rover symbol is delivered as it is loaded', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['c7'], meteorites: ['c6'], ...MOVES });
    t.choose(0, { ...step('c7', 'c6'), load: true });
    expect([own(t).loads, own(t).meteorites, own(t).savedMeteorites]).toEqual([[0], [], 1]);
    const put = horizon({ tiles: [ROAD], meteorites: ['c6'], pending: [{ effect: 'rover' }] });
    put.choose(0, { do: 'rover', at: at('c6'), load: true });
    expect([own(put).loads, own(put).savedMeteorites]).toEqual([[0], 1]);
  });
  rule('PU-HOR-07', 'lifepods are collected as usual, by a loaded rover too', () => {
    const t = horizon({ rovers: ['h2'], loaded: ['h2'], lifepods: ['h3'], ...MOVES });
    t.choose(0, step('h2', 'h3'));
    expect([own(t).savedLifepods, own(t).lifepods, own(t).loads]).toEqual([1, [], [1]]);
  });
  rule('PU-HOR-13', 'the load of a destroyed rover stays on the cell', () => {
    const buried = { tiles: [ROAD], rovers: ['c7'], loaded: ['c7'], pending: [PATCH] };
    const t = horizon(buried);
    t.choose(0, { do: 'patch', at: at('c7') });
    expect([own(t).rovers, own(t).loads, own(t).meteorites]).toEqual([[], [], [at('c7')]]);
    const plain = horizon({ ...buried, loaded: [] });
    plain.choose(0, { do: 'patch', at: at('c7') });
    expect([own(plain).rovers, own(plain).meteorites]).toEqual([[], []]);
    const event = horizon({ rovers: ['c7', 'e7'], loaded: ['e7'] }, { phase: 'event', draw: 111 });
    event.choose(0, { do: 'destroy-rover', at: at('e7') });
    expect([own(event).rovers, own(event).loads, own(event).meteorites]).toEqual([[at('c7')], [0], [at('e7')]]);
  });
  rule('PU-HOR-14', 'cards and events take meteorites directly, loaded ones as well', () => {
    const setup = { tiles: [ROAD], rovers: ['e8'], loaded: ['e8'], meteorites: ['e6'] };
    const mined = horizon(setup, { phase: 'event', draw: 83 });
    expect(mined.options(0)).toOfferExactly(['e6', 'e8'].map((cell) => ({ do: 'mine', at: at(cell) })));
    mined.choose(0, { do: 'mine', at: at('e8') });
    expect([own(mined).loads, own(mined).meteorites, own(mined).savedMeteorites]).toEqual([[0], [at('e6')], 1]);
    const decks = [[], [], [cardNo('landing-zone-approved')], [cardNo('meteor-defense-program')]];
    const card = (level: number) =>
      horizon(
        { ...setup, with: { due: [level] } },
        { phase: 'civ', with: { decks: decks.map((deck) => deck.slice()) } },
      );
    const line = card(3);
    line.choose(0, { do: 'card', card: cardNo('landing-zone-approved'), level: 3 });
    line.choose(0, { do: 'clear-line', line: 'row', index: 7 });
    expect([own(line).loads, own(line).meteorites, own(line).rovers]).toEqual([[0], [at('e6')], [at('e8')]]);
    const column = card(3);
    column.choose(0, { do: 'card', card: cardNo('landing-zone-approved'), level: 3 });
    column.choose(0, { do: 'clear-line', line: 'column', index: 4 });
    expect([own(column).loads, own(column).meteorites]).toEqual([[0], []]);
    const blast = card(4);
    blast.choose(0, { do: 'card', card: cardNo('meteor-defense-program'), level: 4 });
    blast.choose(0, { do: 'blast', at: at('e8') });
    expect([own(blast).loads, own(blast).meteorites, own(blast).savedMeteorites]).toEqual([[0], [at('e6')], 0]);
  });
  rule('PU-HOR-15', 'a tile may cover a loaded rover on bare ground: the meteorite then lies on the tile', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['c7'], loaded: ['c7'], offer: ['i2-civ-energy', 'i3-rover-tech'] });
    expect(own(t).ground[at('c7')]).toBe(0);
    lay(t, 'i2-civ-energy', 'c7');
    expect([own(t).rovers, own(t).meteorites, own(t).savedMeteorites]).toEqual([[], [at('c7')], 0]);
    expect(own(t).ground[at('c7')]).not.toBe(0);
  });
  rule(
    'PU-HOR-16',
    'unloading comes first, so a meteorite lying on the symbol follows; standing still does nothing',
    () => {
      const arriving = () => horizon({ tiles: [ROAD], rovers: ['c7'], loaded: ['c7'], meteorites: ['c6'], ...MOVES });
      const t = arriving();
      expect(stepsTo(t, 'c6')).toOfferExactly([
        { ...step('c7', 'c6'), load: true },
        { ...step('c7', 'c6'), load: false },
      ]);
      t.choose(0, { ...step('c7', 'c6'), load: true });
      expect([own(t).loads, own(t).meteorites, own(t).savedMeteorites]).toEqual([[0], [], 2]);
      const left = arriving();
      left.choose(0, { ...step('c7', 'c6'), load: false });
      expect([own(left).loads, own(left).meteorites, own(left).savedMeteorites]).toEqual([[0], [at('c6')], 1]);
      expect(left.options(0)).not.toOffer({ load: true });
    },
  );
  rule('PU-HOR-17', 'of several meteorites on a cell a rover loads one', () => {
    const t = horizon({ tiles: [ROAD], rovers: ['e7'], meteorites: ['e6', 'e6'], ...MOVES });
    t.choose(0, { ...step('e7', 'e6'), load: true });
    expect([own(t).loads, own(t).meteorites]).toEqual([[1], [at('e6')]]);
    // A loaded rover is buried by a tile whose own meteorite falls on the same cell.
    const offer = ['i2-civ-energy-m', 'i3-rover-tech'] as const;
    const two = horizon({ tiles: [ROAD], rovers: ['c8'], loaded: ['c8'], offer });
    lay(two, 'i2-civ-energy-m', 'c7');
    expect(own(two).meteorites).toEqual([at('c8'), at('c8')]);
  });
  rule('PU-HOR-18', 'delivering is collecting, dumping is not; a load occupies the meteor symbol below', () => {
    const tiles = [ROAD, 'i2-energy-water-m e7 r0'];
    const carrying = (more: PlayerSetup = {}) =>
      horizon({ tiles, rovers: ['d7'], loaded: ['d7'], markers: { tech: 10 }, ...MOVES, ...more });
    const geode = neighbourSide(objectiveNo('geode'));
    const delivered = carrying();
    delivered.choose(0, step('d7', 'c7'));
    delivered.choose(0, step('c7', 'c6'));
    expect([measure(own(delivered), geode), kinds(delivered)]).toEqual([1, ['patch']]);
    const dumped = carrying({ rovers: ['e7'], loaded: ['e7'] });
    dumped.choose(0, { ...step('e7', 'e8'), dump: true });
    expect([measure(own(dumped), geode), kinds(dumped), own(dumped).loads, own(dumped).meteorites]).toEqual([
      0,
      [],
      [0],
      [],
    ]);
    const event = (loaded: string[]) => horizon({ tiles, rovers: ['e8'], loaded }, { phase: 'event', draw: 95 });
    expect(event(['e8']).options(0)).not.toOffer({ do: 'impact' });
    expect(event([]).options(0)).toOfferExactly([{ do: 'impact', at: at('e8') }]);
  });
});

describe('Horizon Group: techs', () => {
  rule('PU-HOR-08', 'tech 1: tiles with a rover resource need no contact, nothing else changes', () => {
    const far = { do: 'place', at: at('f11'), turn: 'r0' } as const;
    const placing = (tech: number, tile: string, tiles: string[] = [ROAD]) => {
      const t = horizon({ tiles, offer: [tile, 'i3-biomass-civ'], markers: { tech }, pending: [PATCH] });
      t.choose(0, { do: 'take', tile: tileNo(tile) });
      return t;
    };
    expect(placing(3, 'i2-rover-tech').options(0)).toOffer(far);
    expect(placing(3, 'i2-water-rover').options(0)).toOffer(far);
    expect(placing(2, 'i2-rover-tech').whyNot(0, far)).toBe('PU-PLACE-02');
    expect(placing(3, 'i2-civ-energy').whyNot(0, far)).toBe('PU-PLACE-02');
    expect(placing(3, 'i2-rover-tech').whyNot(0, { ...far, at: at('f6') })).toBe('PU-PLACE-03');
    expect(placing(3, 'i2-rover-tech', []).whyNot(0, { ...far, at: at('f6') })).toBe('PU-PLACE-01');
    const patch = horizon({ tiles: [ROAD], markers: { tech: 3 }, pending: [PATCH] });
    expect(patch.whyNot(0, { do: 'patch', at: at('f11') })).toBe('PU-PLACE-02');
  });
  rule('PU-HOR-09', 'tech 2: a move for each loaded rover at the start of a round', () => {
    const starting = (tech: number) => {
      const rovers = { rovers: ['c8', 'd8', 'e8'], loaded: ['c8', 'e8'] };
      return own(horizon({ tiles: [ROAD], ...rovers, markers: { tech } }, { phase: 'round' })).moves;
    };
    expect(starting(5)).toBe(2);
    expect(starting(4)).toBe(0);
  });
  rule('PU-HOR-10', 'tech 3: each collected meteorite gives a patch', () => {
    const delivering = (tech: number) => {
      const t = horizon({
        tiles: [ROAD],
        rovers: ['c7'],
        loaded: ['c7'],
        meteorites: ['c6'],
        markers: { tech },
        ...MOVES,
      });
      t.choose(0, { ...step('c7', 'c6'), load: true });
      return kinds(t);
    };
    expect(delivering(7)).toEqual(['patch', 'patch']);
    expect(delivering(6)).toEqual([]);
    const event = horizon({ tiles: [ROAD], meteorites: ['c6'], markers: { tech: 7 } }, { phase: 'event', draw: 83 });
    event.choose(0, { do: 'mine', at: at('c6') });
    expect(kinds(event)).toEqual(['patch']);
    // Loading alone is not collecting.
    const loading = horizon({ tiles: [ROAD], rovers: ['e7'], meteorites: ['e6'], markers: { tech: 7 }, ...MOVES });
    loading.choose(0, { ...step('e7', 'e6'), load: true });
    expect(kinds(loading)).toEqual([]);
  });
  rule(['PU-HOR-11', 'PU-DEC-60'], 'tech 4: on entering water a load may be destroyed', () => {
    const tiles = [ROAD, 'i2-energy-water e7 r0'];
    const driving = (tech: number, loaded: string[] = ['e7']) =>
      horizon({ tiles, rovers: ['e7'], loaded, markers: { tech }, ...MOVES });
    const t = driving(10);
    expect(stepsTo(t, 'e8')).toOfferExactly([
      { ...step('e7', 'e8'), dump: true },
      { ...step('e7', 'e8'), dump: false },
    ]);
    expect(stepsTo(t, 'e6')).toOfferExactly([step('e7', 'e6')]);
    expect(t.whyNot(0, { ...step('e7', 'e6'), dump: true })).toBe('PU-HOR-11');
    t.choose(0, { ...step('e7', 'e8'), dump: true });
    expect([own(t).loads, own(t).meteorites, own(t).savedMeteorites]).toEqual([[0], [], 0]);
    const kept = driving(10);
    kept.choose(0, { ...step('e7', 'e8'), dump: false });
    expect(own(kept).loads).toEqual([1]);
    expect(stepsTo(driving(9), 'e8')).toOfferExactly([step('e7', 'e8')]);
    expect(stepsTo(driving(10, []), 'e8')).toOfferExactly([step('e7', 'e8')]);
  });
  rule('PU-HOR-12', 'tech 5: once a round the rover marker advances by 1', () => {
    const ability = { do: 'ability', tech: 5 } as const;
    const t = horizon({ tiles: [ROAD], markers: { tech: 14, rover: 8 } });
    t.choose(0, ability);
    expect([spaces(t)[ROVER], own(t).moves, kinds(t)]).toEqual([9, 4, ['rover']]);
    expect(t.whyNot(0, ability)).toBe('PU-TECH-04');
    const top = horizon({ markers: { tech: 14, rover: 15 } });
    top.choose(0, ability);
    expect([spaces(top)[ROVER], own(top).moves]).toEqual([15, 5]);
    endRound(top);
    expect(own(top).usedThisRound).toBe(0);
    expect(horizon({ markers: { tech: 13 } }).whyNot(0, ability)).toBe('PU-TECH-03');
  });
});
