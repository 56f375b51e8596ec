import { startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import {
  BIOMASS,
  CIV,
  CORPORATIONS,
  ENERGY,
  PATCH,
  PLANETS,
  ROVER,
  TECH,
  TERRAINS,
  TRACKS,
  WATER,
} from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { areasOf } from '../rules/areas.ts';
import { hasCell, hasSymbol, isPatch, terrainOf, tileOf } from '../rules/grid.ts';
import { advanceMarker, canAdvance, MARKERS } from '../rules/tracks.ts';
import { at, cardNo, eventNo, position, space, tileNo } from './position.ts';

const player = (t: ReturnType<typeof position>, seat = 0) => t.state.players[seat];

describe('definitions', () => {
  rule('PU-DEF-01', 'the game is for 1 to 6 players, one alone means solo', () => {
    for (const seats of [0, 7])
      expect(startPlay(planetUnknown, { seats, seed: 'x' })).toMatchObject({ refused: 'bad-settings' });
    const solo = startPlay(planetUnknown, { seats: 1, seed: 'x', settings: { boards: 'standard' } });
    expect(solo).toHaveProperty('state.settings.events', true);
    expect(startPlay(planetUnknown, { seats: 6, seed: 'x' })).toHaveProperty('seats', 6);
  });
  rule('PU-DEF-02', 'six resources and terrains', () => {
    expect(TERRAINS).toEqual(['civ', 'water', 'biomass', 'rover', 'tech', 'energy']);
  });
  rule('PU-DEF-03', 'five tracks with a marker each; energy has none', () => {
    expect(TRACKS).toEqual(['civ', 'water', 'biomass', 'rover', 'tech']);
    expect(player(position()).markers).toHaveLength(5);
    for (const { trackList } of CORPORATIONS) expect(trackList).toHaveLength(5);
  });
  rule('PU-DEF-04', 'a cell is a unit square of grid, tile or patch', () => {
    const t = position({ players: [{ offer: ['z5-civ-energy', 'i2-rover-tech'], patches: ['f1'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('z5-civ-energy') });
    t.choose(0, { do: 'place', at: at('d10'), turn: 'r0' });
    expect(player(t).ground.filter((ground) => ground !== 0)).toHaveLength(6);
  });
  rule('PU-DEF-08', 'a patch is one biomass cell without symbols', () => {
    const t = position({ players: [{ tiles: ['i2-civ-energy f1 r3'], pending: [{ effect: 'patch' }] }, {}] });
    t.choose(0, { do: 'patch', at: at('f2') });
    const ground = player(t).ground[at('f2')];
    expect(terrainOf(ground)).toBe(BIOMASS);
    expect(hasSymbol(ground)).toBe(false);
    expect(isPatch(ground)).toBe(true);
    expect(PATCH).toMatchObject({ terrain: BIOMASS, size: 1 });
  });
  rule('PU-DEF-09', 'tiles do not include patches: a patch is no last tile and no first tile', () => {
    const t = position({ players: [{ pending: [{ effect: 'patch' }] }, {}] });
    t.choose(0, { do: 'patch', at: at('f1') });
    expect(player(t).tiles).toBe(0);
    expect(player(t).lastTile).toEqual([]);
  });
  rule(['PU-DEF-10', 'PU-DEF-11', 'PU-DEF-13'], 'areas are connected by edges; one cell is one already', () => {
    const t = position({ players: [{ tiles: ['i2-civ-energy f1 r3', 'i2-civ-energy-m h2 r3'] }, {}] });
    const p = player(t);
    // civ f1, energy g1, civ h2, energy i2: g1 and h2 meet at a corner only.
    expect(areasOf(p, CIV).map(({ cells }) => cells)).toEqual([[at('f1')], [at('h2')]]);
    expect(areasOf(p, ENERGY).map(({ cells }) => cells.length)).toEqual([1, 1]);
    const joined = position({ players: [{ tiles: ['i2-civ-energy f1 r0', 'i2-civ-energy-m g1 r0'] }, {}] });
    expect(areasOf(player(joined), CIV).map(({ cells }) => cells.length)).toEqual([2]);
    // Oblivion has cells in the corners of the square.
    const corners = position({
      players: [{ planet: 'oblivion', tiles: ['i2-civ-energy a1 r3', 'i2-civ-energy-m k12 r1'] }, {}],
    });
    expect(areasOf(player(corners), CIV).map(({ cells }) => cells)).toEqual([[at('a1')], [at('l12')]]);
  });
  rule(['PU-DEF-12', 'PU-FAQ-07', 'PU-OBJ-03'], 'patches enlarge an area, but alone they are none', () => {
    // Biomass f2, g2 of two tiles; patches h2 (touching) and d5 (alone).
    const t = position({
      players: [{ tiles: ['i2-biomass-civ f2 r2', 'i2-biomass-civ-m g2 r2'], patches: ['h3', 'd6'] }, {}],
    });
    const p = player(t);
    expect(terrainOf(p.ground[at('g3')])).toBe(BIOMASS);
    expect(areasOf(p, BIOMASS).map(({ cells }) => cells.length)).toEqual([3]);
  });
  rule('PU-DEF-15', 'the milestones are civ card, patch, rover and tech; event 109 takes away just these', () => {
    const t = position({ event: 109, players: [{ markers: { civ: 2, biomass: 2, tech: 2, rover: 0, water: 2 } }, {}] });
    const p = player(t);
    p.pending = [];
    for (const marker of MARKERS) advanceMarker(t.state, 0, marker, 1);
    expect(p.pending).toEqual([{ effect: 'synergy' }]);
    expect(p.due).toEqual([]);
  });
  rule(['PU-DEF-18', 'PU-SCORE-05'], 'collecting takes a lifepod from the planet into the scoring area', () => {
    const t = position({ phase: 'event', draw: 82, players: [{}, {}] });
    t.choose(0, { do: 'rescue', at: at('h3') });
    expect(player(t).lifepods).toHaveLength(5);
    expect(player(t).savedLifepods).toBe(1);
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
  });
  rule(['PU-DEF-19', 'PU-OBJ-19'], 'what is destroyed is gone and never counts as collected', () => {
    const t = position({ phase: 'event', draw: 113, players: [{}, {}] });
    t.choose(0, { do: 'destroy-lifepod', at: at('h3') });
    expect(player(t).lifepods).not.toContain(at('h3'));
    expect(player(t).savedLifepods).toBe(0);
  });
  rule('PU-DEF-20', 'a border cell has fewer than four neighbours in the grid', () => {
    const [standard] = PLANETS;
    expect(standard.border.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0)).toBe(28);
    expect(hasCell(standard.border, at('d2'))).toBe(true);
    expect(hasCell(standard.border, at('f2'))).toBe(false);
    expect(hasCell(standard.border, at('c4'))).toBe(false);
  });
  rule('PU-DEF-21', 'the left neighbour is the next seat clockwise: the commander passes to it', () => {
    const t = position({ seats: 3, phase: 'civ', commander: 1 });
    expect(t.state.commander).toBe(2);
    const last = position({ seats: 3, phase: 'civ', commander: 2 });
    expect(last.state.commander).toBe(0);
  });
  rule(['PU-DEF-22', 'PU-END-15'], 'a restriction holds if possible and falls if it alone would end the game', () => {
    const possible = position({ event: 120, players: [{ offer: ['i2-rover-tech', 'i2-civ-energy'] }, {}] });
    possible.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(possible.options(0)).not.toOffer({ do: 'place', at: at('d2'), turn: 'r0' });
    // Only two ice cells are left: there the event would leave nothing.
    const t = position({ event: 120, players: [{ offer: ['i2-rover-tech', 'i2-civ-energy'] }, {}] });
    player(t).tiles = 1;
    player(t).covered = PLANETS[0].cells.map((row, y) => (y === 5 ? row & ~3 : row));
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOfferExactly([
      { do: 'place', at: at('a6'), turn: 'r1' },
      { do: 'place', at: at('a6'), turn: 'r3' },
    ]);
    expect(t.state.ending).toBe(false);
  });
  rule(['PU-DEF-23', 'PU-BIO-08'], 'the last placed tile is the newest tile, never a patch', () => {
    const t = position({
      players: [{ tiles: ['i2-civ-energy f1 r3', 'i2-rover-tech f2 r0'], pending: [{ effect: 'patch' }] }, {}],
    });
    t.choose(0, { do: 'patch', at: at('g2') });
    expect(player(t).lastTile).toEqual([at('f2'), at('f3')]);
  });
  rule('PU-DEF-24', 'immediate cards act when taken, end-of-game cards only count at the end', () => {
    const t = position({ phase: 'civ', players: [{ with: { due: [1, 4] } }, {}] });
    t.state.decks[0] = [cardNo('dept-of-engineering')];
    t.state.decks[3] = [cardNo('planet-lottery')];
    t.choose(0, { do: 'card', card: cardNo('dept-of-engineering'), level: 1 });
    expect(player(t).moves).toBe(4);
    t.choose(0, { do: 'card', card: cardNo('planet-lottery'), level: 4 });
    expect(player(t).pending).toEqual([]);
    expect(player(t).civCards).toEqual([cardNo('planet-lottery')]);
  });
  rule(['PU-DEF-25', 'PU-EVENT-03'], 'solo events come up only alone', () => {
    const solo = [65, 66, 67, 79, 110, 116].map(eventNo);
    for (let i = 0; i < 8; i++) {
      const t = position({ seed: `deck ${i}`, settings: { events: true, green: 16, orange: 0, red: 4 } });
      expect(t.state.events.filter((card) => solo.includes(card))).toEqual([]);
      expect(t.state.events).toHaveLength(20);
    }
    const alone = position({ seats: 1, settings: { green: 20, orange: 0, red: 0 } });
    expect([65, 66, 67, 79].every((no) => alone.state.events.includes(eventNo(no)))).toBe(true);
  });
  rule('PU-DEF-26', 'a chosen marker must be able to advance; the rover marker always is', () => {
    const t = position({ players: [{ markers: { civ: 15, rover: 15 }, pending: [{ effect: 'synergy' }] }, {}] });
    expect(canAdvance(t.state, player(t), CIV)).toBe(false);
    expect(canAdvance(t.state, player(t), ROVER)).toBe(true);
    expect(t.options(0)).not.toOffer({ do: 'synergy', marker: CIV });
    expect(t.options(0)).toOffer({ do: 'synergy', marker: ROVER });
    expect(t.whyNot(0, { do: 'synergy', marker: CIV })).toBe('PU-DEF-26');
    const oasis = position({ players: [{ corporation: 'oasis-ultd', markers: { biomass: 2, water: 1 } }, {}] });
    expect(canAdvance(oasis.state, player(oasis), WATER)).toBe(false);
  });
  rule('PU-DEF-27', 'the terrain of a cell is what lies uppermost', () => {
    const t = position({
      players: [
        {
          corporation: 'wormhole-corp',
          tiles: ['i2-civ-energy f1 r3'],
          markers: { tech: 5 },
          pending: [{ effect: 'patch' }],
        },
        {},
      ],
    });
    expect(terrainOf(player(t).ground[at('f1')])).toBe(CIV);
    t.choose(0, { do: 'patch', at: at('f1') });
    expect(terrainOf(player(t).ground[at('f1')])).toBe(BIOMASS);
    expect(tileOf(player(t).ground[at('f1')])).toBe(tileNo('i2-civ-energy'));
    expect(terrainOf(player(t).ground[at('e5')])).toBe(-1);
  });
  rule('PU-DEF-28', 'covered is what a tile or patch lies on', () => {
    const t = position({ players: [{ tiles: ['i2-civ-energy f1 r3'], patches: ['f2'] }, {}] });
    expect(player(t).covered).toEqual([0b1100000, 0b100000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what a state holds', () => {
  const t = position({ seats: 3, settings: { events: true, singleObjectives: true }, event: 97 });
  const { state } = t;
  const p = state.players[0];
  rule('PU-DATA-01', 'the table: seats, commander, round, modules, end', () => {
    expect(state).toMatchObject({ round: 1, commander: 0, ending: false, finalStep: 0 });
    expect(state.settings).toEqual({
      events: true,
      singleObjectives: true,
      twoPlayerRotation: false,
      green: 7,
      orange: 7,
      red: 6,
    });
    expect(state.players).toHaveLength(3);
  });
  rule('PU-DATA-02', 'the station: twelve stacks, shift, rotation', () => {
    expect(state.stacks).toHaveLength(144);
    expect(state.taken).toEqual(new Array(12).fill(0));
    expect([0, 1, 2, 3, 4, 5]).toContain(state.innerShift);
    expect([0, 1, 2, 3, 4, 5]).toContain(state.rotation);
  });
  rule('PU-DATA-03', 'four civ decks and the cards not in play', () => {
    expect(state.decks.map((deck) => deck.length)).toEqual([4, 4, 4, 4]);
    expect(state.unused.map((deck) => deck.length)).toEqual([5, 5, 5, 5]);
  });
  rule('PU-DATA-04', 'objectives: deck, one for each pair, none for all', () => {
    expect(state.neighbours).toHaveLength(3);
    expect(state.objectiveDeck).toHaveLength(28 - 3 - 6);
    expect(state.common).toBe(-1);
  });
  rule('PU-DATA-05', 'events: deck, discard, the one in force', () => {
    expect(state.events).toHaveLength(20);
    expect(state.pastEvents).toEqual([]);
    expect(state.event).toBe(eventNo(97));
  });
  rule('PU-DATA-06', 'each player: boards, position, what lies on each cell', () => {
    expect(p).toMatchObject({ planet: 0, corporation: 0, position: 0 });
    expect(p.ground).toEqual(new Array(144).fill(0));
  });
  rule('PU-DATA-07', 'each player: lifepods, meteorites, rovers, what was collected', () => {
    expect(p.lifepods).toHaveLength(6);
    expect(p).toMatchObject({
      meteorites: [],
      rovers: [],
      loads: [],
      roversLeft: 2,
      savedLifepods: 0,
      savedMeteorites: 0,
      trackLifepods: [],
      boxes: 0,
    });
  });
  rule('PU-DATA-08', 'each player: markers, patches, last tile, moves, cards, objectives', () => {
    expect(p.markers).toEqual(TRACKS.map((track) => space(track, 0)));
    expect(p).toMatchObject({ storedPatches: 0, lastTile: [], moves: 0, civCards: [], playedCards: [] });
  });
  rule('PU-DATA-09', 'each player: what was used, and how the round began', () => {
    expect(p).toMatchObject({ usedThisRound: 0, usedThisGame: 0, techsAtStart: 0, roversAtStart: [0, 0, 0, 0, 0, 0] });
  });
});

describe('more than one terrain', () => {
  rule('PU-PLANET-03', 'lifepod cells are land, and count as land on every planet', () => {
    for (const planet of PLANETS) for (const cell of planet.lifepods) expect(hasCell(planet.land, cell)).toBe(true);
  });
  rule('PU-PLANET-04', 'medals of rows and columns are the usual ones unless the board says otherwise', () => {
    const usual = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1];
    const unusual = ['cerberus', 'lacuna', 'oblivion'];
    for (const { id, rowMedals, columnMedals } of PLANETS) {
      if (unusual.includes(id)) continue;
      expect([rowMedals, columnMedals], id).toEqual([usual, usual]);
    }
  });
  rule('PU-TECH-02', 'all levels at or below the tech marker are available', () => {
    const t = position({
      players: [{ markers: { tech: 7 }, tiles: ['i2-civ-energy f1 r3'], pending: [{ effect: 'patch' }] }, {}],
    });
    expect(t.options(0)).toOffer({ do: 'patch', at: at('f12') });
    expect(t.options(0)).toOffer({ do: 'store-patch' });
    advanceMarker(t.state, 0, ROVER, 2);
    expect(player(t).moves).toBe(2);
    expect(terrainOf(player(t).ground[at('f1')])).not.toBe(TECH);
  });
});
