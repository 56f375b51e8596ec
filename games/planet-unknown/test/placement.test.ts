import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { SHAPES, TILE_ORIENTATIONS, TILES } from '../data/index.ts';
import { isPatch, terrainOf } from '../rules/grid.ts';
import { at, position, tileNo } from './position.ts';

/** A tile in the hand of seat 0, which has the given tiles on the standard planet. */
const holding = (tile: string, tiles: string[] = [], more: object = {}) => {
  const t = position({
    players: [{ tiles, offer: [tile, tile === 'o4-rover-tech' ? 'i2-rover-tech' : 'o4-rover-tech'], ...more }, {}],
  });
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  return t;
};

describe('selecting a tile', () => {
  rule('PU-PICK-01', 'exactly one of the two top tiles of the own sector is taken', () => {
    const t = position({ players: [{ offer: ['z5-civ-energy', 'i3-rover-tech'] }, {}] });
    expect(t.options(0)).toOfferExactly([
      { do: 'take', tile: tileNo('z5-civ-energy') },
      { do: 'take', tile: tileNo('i3-rover-tech') },
    ]);
    t.choose(0, { do: 'take', tile: tileNo('z5-civ-energy') });
    expect(t.options(0)).not.toOffer({ do: 'take' });
    expect(t.whyNot(0, { do: 'take', tile: tileNo('i3-rover-tech') })).toBe('PU-PICK-01');
    expect(t.state.taken.reduce((a, b) => a + b)).toBe(1);
  });
  rule('PU-PICK-02', 'a single stack left leaves no choice', () => {
    const t = position({ players: [{ offer: ['', 'i3-rover-tech'] }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'take', tile: tileNo('i3-rover-tech') }]);
  });
  rule('PU-PICK-03', 'a tile that can be placed must be taken before one that cannot', () => {
    // Tartarus forbids nothing here: the planet is full but for two cells, so only the I2 fits.
    const t = position({ players: [{ offer: ['z5-civ-energy', 'i2-rover-tech'] }, {}] });
    const p = t.state.players[0];
    p.tiles = 1;
    p.covered = [0b1100000, 504, 1020, 2046, 2046, 4095, 4095, 2046, 2046, 1020, 504, 0];
    expect(t.options(0)).toOfferExactly([{ do: 'take', tile: tileNo('i2-rover-tech') }]);
    expect(t.whyNot(0, { do: 'take', tile: tileNo('z5-civ-energy') })).toBe('PU-PICK-03');
  });
  rule('PU-PICK-04', 'the other tile stays on its stack', () => {
    const t = position({ players: [{ offer: ['z5-civ-energy', 'i3-rover-tech'] }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('z5-civ-energy') });
    expect(t.state.taken.filter((n) => n === 1)).toHaveLength(1);
    expect(t.state.taken[6]).toBe(0);
    expect(t.state.stacks[6 * 12]).toBe(tileNo('i3-rover-tech'));
  });
  rule('PU-PICK-05', 'a sector that is empty when the tile phase starts gives no tile', () => {
    const t = position({ players: [{ offer: ['', ''] }, {}] });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
});

describe('placing a tile', () => {
  rule('PU-PLACE-01', 'the first tile covers a border cell', () => {
    const t = holding('i2-energy-water');
    expect(t.options(0)).toOffer({ do: 'place', at: at('f1'), turn: 'r1' });
    expect(t.options(0)).not.toOffer({ do: 'place', at: at('d5'), turn: 'r1' });
    expect(t.whyNot(0, { do: 'place', at: at('d5'), turn: 'r1' })).toBe('PU-PLACE-01');
  });
  rule('PU-PLACE-02', 'a later tile touches a covered cell with an edge, not with a corner', () => {
    const t = holding('i2-energy-water', ['i2-civ-energy f1 r3']);
    expect(t.options(0)).toOffer({ do: 'place', at: at('f2'), turn: 'r0' });
    expect(t.options(0)).not.toOffer({ do: 'place', at: at('h2'), turn: 'r0' });
    expect(t.whyNot(0, { do: 'place', at: at('h2'), turn: 'r0' })).toBe('PU-PLACE-02');
  });
  rule('PU-PLACE-03', 'no overlap with a tile or a patch', () => {
    const t = holding('i2-energy-water', ['i2-civ-energy f1 r3'], { patches: ['f2'] });
    expect(t.whyNot(0, { do: 'place', at: at('g1'), turn: 'r0' })).toBe('PU-PLACE-03');
    expect(t.whyNot(0, { do: 'place', at: at('f2'), turn: 'r0' })).toBe('PU-PLACE-03');
    expect(t.options(0)).toOffer({ do: 'place', at: at('g2'), turn: 'r0' });
  });
  rule('PU-PLACE-04', 'a tile lies completely inside the grid', () => {
    const t = holding('i2-energy-water');
    expect(t.whyNot(0, { do: 'place', at: at('e1'), turn: 'r1' })).toBe('PU-PLACE-04');
    expect(t.whyNot(0, { do: 'place', at: at('l6'), turn: 'r1' })).toBe('PU-PLACE-04');
    expect(t.options(0)).toOffer({ do: 'place', at: at('l6'), turn: 'r0' });
  });
  rule('PU-PLACE-05', 'four turns, each mirrored or not, aligned to the grid', () => {
    const t = holding('f5-civ-energy');
    const turns = new Set(t.options(0).map((option) => (option.do === 'place' ? option.turn : '')));
    expect([...turns].sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'r0', 'r1', 'r2', 'r3']);
    expect(t.whyNot(0, { do: 'place', at: at('f1'), turn: 'x9' as 'r0' })).toBe('PU-PLACE-05');
  });
  rule('PU-PLACE-06', 'terrains of neighbours need not match', () => {
    const t = holding('i2-rover-tech', ['i2-civ-energy f1 r3']);
    expect(t.options(0)).toOffer({ do: 'place', at: at('f2'), turn: 'r0' });
  });
  rule('PU-PLACE-07', 'land and ice may be covered together', () => {
    const t = holding('i2-rover-tech');
    expect(t.options(0)).toOffer({ do: 'place', at: at('d2'), turn: 'r1' });
  });
  rule('PU-PLACE-08', 'a covered lifepod is destroyed', () => {
    const t = holding('i2-rover-tech', ['i2-civ-energy g1 r0']);
    expect(t.state.players[0].lifepods).toContain(at('h3'));
    t.choose(0, { do: 'place', at: at('h2'), turn: 'r0' });
    expect(t.state.players[0].lifepods).not.toContain(at('h3'));
    expect(t.state.players[0].lifepods).toHaveLength(5);
    expect(t.state.players[0].savedLifepods).toBe(0);
  });
  rule(['PU-PLACE-09', 'PU-ROVER-15'], 'a covered rover is destroyed, even the last one', () => {
    const t = holding('i2-rover-tech', ['i2-civ-energy g1 r0'], { rovers: ['h2'] });
    t.choose(0, { do: 'place', at: at('h2'), turn: 'r0' });
    expect(t.state.players[0].rovers).toEqual([]);
    expect(t.state.players[0].roversLeft).toBe(1);
  });
  rule('PU-PLACE-10', 'a placed tile stays where it is', () => {
    const t = holding('i2-rover-tech', ['i2-civ-energy g1 r0']);
    const before = t.state.players[0].ground.slice();
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    const { ground } = t.state.players[0];
    for (const [cell, value] of before.entries()) if (value !== 0) expect(ground[cell]).toBe(value);
  });
  rule('PU-PLACE-11', 'a patch counts as covered for adjacency', () => {
    const t = holding('i2-rover-tech', ['i2-civ-energy g1 r0'], { patches: ['h2'] });
    expect(t.options(0)).toOffer({ do: 'place', at: at('i2'), turn: 'r0' });
    const without = holding('i2-rover-tech', ['i2-civ-energy g1 r0']);
    expect(without.options(0)).not.toOffer({ do: 'place', at: at('i2'), turn: 'r0' });
  });
  rule('PU-PLACE-12', 'without any legal placement the tile is taken but not placed', () => {
    const t = position({ players: [{ offer: ['z5-civ-energy', 'f5-rover-tech'] }, {}] });
    t.state.players[0].tiles = 1;
    t.state.players[0].covered = new Array(12).fill(4095);
    t.choose(0, { do: 'take', tile: tileNo('z5-civ-energy') });
    expect(t.options(0)).not.toOffer({ do: 'place' });
    expect(t.options(0)).toOffer({ do: 'resolve', resource: 0 });
    expect(t.state.players[0].lastTile).toEqual([]);
  });
  rule('PU-PLACE-13', 'the first tile needs the border even beside a patch, and need not touch the patch', () => {
    const t = holding('i2-rover-tech', [], { patches: ['f1'] });
    expect(t.options(0)).toOffer({ do: 'place', at: at('f11'), turn: 'r0' });
    expect(t.options(0)).not.toOffer({ do: 'place', at: at('f2'), turn: 'r0' });
    expect(t.whyNot(0, { do: 'place', at: at('f2'), turn: 'r0' })).toBe('PU-PLACE-01');
  });
  rule('PU-PLACE-14', 'the techs of the moment decide', () => {
    const far = { do: 'place', at: at('f11'), turn: 'r0' } as const;
    const without = holding('i2-rover-tech', ['i2-civ-energy g1 r0'], { markers: { tech: 2 } });
    expect(without.options(0)).not.toOffer(far);
    const t = holding('i2-rover-tech', ['i2-civ-energy g1 r0'], { markers: { tech: 3 } });
    expect(t.options(0)).toOffer(far);
  });
});

describe('meteorites', () => {
  rule('PU-METEOR-01', 'a meteorite goes on the meteor symbol before any marker advances', () => {
    const t = holding('i2-rover-tech-m', ['i2-civ-energy g1 r0']);
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(t.state.players[0].meteorites).toEqual([at('f2')]);
    expect(t.state.players[0].markers.map((place) => place & 15)).toEqual([0, 0, 0, 0, 0]);
    const plain = holding('i2-rover-tech', ['i2-civ-energy g1 r0']);
    plain.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(plain.state.players[0].meteorites).toEqual([]);
  });
  rule('PU-METEOR-02', 'a row or column with a meteorite scores nothing', () => {
    const full = [0b1100000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    const t = position({ players: [{ with: { covered: full, lifepods: [] } }, {}] });
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
    t.state.players[0].meteorites = [at('f1')];
    expect(t.scores()[0] - t.scores()[1]).toBe(0);
    t.state.players[0].meteorites = [at('f2')];
    expect(t.scores()[0] - t.scores()[1]).toBe(1);
  });
  rule('PU-METEOR-03', 'on an I2 the meteorite lies on a resource symbol, which still counts', () => {
    const t = holding('i2-rover-tech-m', ['i2-civ-energy g1 r0'], { markers: { tech: 3 } });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(t.options(0)).toOffer({ do: 'resolve', resource: 4 });
    t.choose(0, { do: 'resolve', resource: 4 });
    expect(t.state.players[0].markers[4] & 15).toBe(4);
  });
  rule('PU-METEOR-04', 'a rover hit by an event meteorite is destroyed', () => {
    const t = position({
      phase: 'event',
      draw: 95,
      players: [{ tiles: ['i2-rover-tech-m f1 r0'], rovers: ['f2'] }, {}],
    });
    t.choose(0, { do: 'impact', at: at('f2') });
    expect(t.state.players[0].rovers).toEqual([]);
    expect(t.state.players[0].meteorites).toEqual([at('f2')]);
  });
  rule(
    'PU-METEOR-05',
    'half of the tiles show a meteor symbol, every shape and pair once with and once without',
    () => {
      expect(TILES.filter(({ meteor }) => meteor)).toHaveLength(72);
      for (const [shape] of SHAPES.entries()) {
        for (let family = 0; family < 6; family++) {
          const pair = TILES.filter((tile) => tile.shape === shape && tile.family === family);
          expect(pair.map(({ meteor }) => meteor)).toEqual([false, true]);
        }
      }
    },
  );
  rule('PU-METEOR-06', 'a meteor symbol without meteorite is free for the event, unless a patch covers it', () => {
    const players = [
      {
        tiles: ['i2-rover-tech-m f1 r0', 'i2-rover-tech-m g1 r0'.replace('rover-tech', 'civ-energy')],
        meteorites: ['f2'],
      },
      {},
    ];
    const t = position({ phase: 'event', draw: 107, players });
    expect(t.options(0)).toOfferExactly([{ do: 'impact', at: at('g2') }]);
    const patched = position({
      phase: 'event',
      draw: 107,
      players: [{ ...players[0], patches: ['g2'], meteorites: [] }, {}],
    });
    expect(isPatch(patched.state.players[0].ground[at('g2')])).toBe(true);
    expect(patched.options(0)).toOfferExactly([{ do: 'impact', at: at('f2') }]);
  });
});

describe('tiles as pieces', () => {
  rule(['PU-DEF-05', 'PU-DEF-06'], 'a tile has two sections of different terrain, each with one symbol', () => {
    for (const tile of TILES) {
      const { cells } = SHAPES[tile.shape];
      for (const section of [0, 1]) {
        const own = cells.filter((cell) => cell.section === section);
        expect(own.length).toBeGreaterThan(0);
        expect(own.filter((cell) => cell.symbol)).toHaveLength(1);
      }
      expect(tile.terrains[0]).not.toBe(tile.terrains[1]);
    }
  });
  rule('PU-DEF-07', 'a tile may be used mirrored', () => {
    const t = holding('f5-civ-energy');
    t.choose(0, { do: 'place', at: at('f1'), turn: 'm0' });
    const { ground } = t.state.players[0];
    // F5 drawn: ..b / aaB / .A. ; mirrored: b.. / Baa / .A.
    expect(terrainOf(ground[at('f1')])).toBe(5);
    expect(terrainOf(ground[at('f2')])).toBe(5);
    expect(terrainOf(ground[at('h2')])).toBe(0);
    expect(ground[at('h1')]).toBe(0);
    expect(TILE_ORIENTATIONS[tileNo('f5-civ-energy')]).toHaveLength(8);
  });
});
