import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { PLANETS } from '../data/index.ts';
import { hasCell } from '../rules/grid.ts';
import { at, cardNo, type PlayerSetup, position, tileNo } from './position.ts';
import { END, holdingUnder, offeredCells, onlyFree, PATCH, START, under } from './situations.ts';

describe('events that bind tiles', () => {
  const tile = 'i2-biomass-civ';
  rule('PU-EVENT-19', 'events 103 and 124 keep tiles off the border', () => {
    for (const no of [103, 124]) {
      const t = holdingUnder(no, tile);
      expect(t.options(0)).toOffer({ do: 'place', at: at('f3'), turn: 'r0' });
      expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r0' })).toBe('PU-EVENT-19');
      const cells = offeredCells(t, tile);
      expect(cells.length).toBeGreaterThan(0);
      expect(cells.flat().some((cell) => hasCell(PLANETS[0].border, cell))).toBe(false);
    }
    expect(holdingUnder(97, tile).options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r0' });
    // Beside a rule of the planet that is kept, the event is what is in the way.
    const iced = holdingUnder(103, tile, { planet: 'k-273', tiles: ['i2-civ-energy g2 r0'] });
    expect(iced.whyNot(0, { do: 'place', at: at('f1'), turn: 'r1' })).toBe('PU-EVENT-19');
  });
  rule('PU-EVENT-45', 'a first tile that must touch the border is free of events 103 and 124', () => {
    for (const no of [103, 124]) {
      const t = holdingUnder(no, tile, {});
      expect(t.state.ending).toBe(false);
      expect(t.options(0)).toOffer({ do: 'place', at: at('f1'), turn: 'r0' });
      expect(t.options(0)).toHaveLength(holdingUnder(97, tile, {}).options(0).length);
    }
    // On Charybdis the first tile lies in the middle, where the event forbids nothing.
    const middle = holdingUnder(103, tile, { planet: 'charybdis' });
    expect(middle.options(0)).toHaveLength(holdingUnder(97, tile, { planet: 'charybdis' }).options(0).length);
    expect(middle.whyNot(0, { do: 'place', at: at('f1'), turn: 'r0' })).toBe('PU-CHA-01');
  });
  rule('PU-EVENT-26', 'event 119 keeps a tile apart from covered cells of its own terrains', () => {
    const t = holdingUnder(119, tile);
    // Biomass beside civ and civ beside energy, or turned round: civ beside civ.
    expect(t.options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r0' });
    expect(t.options(0)).not.toOffer({ do: 'place', at: at('g1'), turn: 'r2' });
    expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r2' })).toBe('PU-EVENT-26');
    expect(holdingUnder(97, tile).options(0)).toOffer({ do: 'place', at: at('g1'), turn: 'r2' });
    // A corner is no contact: biomass on g3, civ on g4, below and beside the energy on f2.
    const corner = holdingUnder(119, tile, { tiles: ['i2-civ-energy f1 r2'], patches: ['f3'] });
    expect(corner.options(0)).toOffer({ do: 'place', at: at('g3'), turn: 'r2' });
    expect(corner.whyNot(0, { do: 'place', at: at('g3'), turn: 'r0' })).toBe('PU-EVENT-26');
    // Contact with the wrong terrain above, below, left and right.
    const round = holdingUnder(119, tile, { tiles: ['i2-biomass-civ f6 r0'] });
    for (const [name, turn] of [
      ['f4', 'r2'],
      ['f8', 'r2'],
      ['e6', 'r0'],
      ['g6', 'r0'],
    ] as const) {
      expect(round.whyNot(0, { do: 'place', at: at(name), turn })).toBe('PU-EVENT-26');
    }
    expect(round.options(0)).toOffer({ do: 'place', at: at('f4'), turn: 'r0' });
    expect(round.options(0)).toOffer({ do: 'place', at: at('f8'), turn: 'r0' });
    expect(round.options(0)).toOffer({ do: 'place', at: at('g6'), turn: 'r2' });
  });
  rule('PU-EVENT-27', 'events 120 and 121 keep tiles off the ice', () => {
    const mine: PlayerSetup = { tiles: ['i2-civ-energy e2 r3'] };
    for (const no of [120, 121]) {
      const t = holdingUnder(no, tile, mine);
      expect(t.whyNot(0, { do: 'place', at: at('d2'), turn: 'r0' })).toBe('PU-EVENT-27');
      expect(t.options(0)).toOffer({ do: 'place', at: at('g2'), turn: 'r0' });
      expect(
        offeredCells(t, tile)
          .flat()
          .some((cell) => hasCell(PLANETS[0].ice, cell)),
      ).toBe(false);
    }
    expect(holdingUnder(97, tile, mine).options(0)).toOffer({ do: 'place', at: at('d2'), turn: 'r0' });
  });
  rule('PU-EVENT-29', 'patches obey none of these', () => {
    const patches = (no: number, tiles: string[]) => under(no, { tiles, pending: [PATCH] }).options(0);
    expect(patches(103, ['i2-civ-energy f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(124, ['i2-civ-energy f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(119, ['i2-biomass-civ f2 r0'])).toOffer({ do: 'patch', at: at('f1') });
    expect(patches(121, ['i2-civ-energy e2 r3'])).toOffer({ do: 'patch', at: at('d2') });
  });
  rule(['PU-EVENT-30', 'PU-CIV-34'], 'extra tiles of cards are bound as well, and nothing is dropped for them', () => {
    const extra = (no: number, mine: PlayerSetup) =>
      position({
        phase: 'civ',
        event: no,
        players: [{ offer: [tile, 'o4-rover-tech'], ...mine, with: { due: [1], ...mine.with } }, {}],
        with: { decks: [[cardNo('salvage-yard')], [], [], []] },
      });
    const t = extra(103, START);
    t.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    t.choose(0, { do: 'take', tile: tileNo(tile) });
    expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r0' })).toBe('PU-EVENT-19');
    expect(t.options(0)).toOffer({ do: 'place', at: at('f3'), turn: 'r0' });
    const lost = extra(120, { with: onlyFree('ksb-4156', 'a6', 'b6') });
    lost.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    expect(lost.options(0)).toOfferExactly([END]);
    expect(lost.state.ending).toBe(false);
    const early = position({
      phase: 'event',
      draw: 121,
      players: [{ tiles: ['i2-civ-energy e2 r3'], offer: [tile, 'o4-rover-tech'], with: { due: [1] } }, {}],
      with: { decks: [[cardNo('salvage-yard')], [], [], []] },
    });
    early.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    early.choose(0, { do: 'take', tile: tileNo(tile) });
    expect(early.whyNot(0, { do: 'place', at: at('d2'), turn: 'r0' })).toBe('PU-EVENT-27');
  });
});
