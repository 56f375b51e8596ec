import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { CIV, ENERGY, type PlanetId, ROVER, TECH, WATER } from '../data/index.ts';
import { groundOf } from '../rules/grid.ts';
import { countCells, emptyRows } from '../rules/planets.ts';
import { at, type PlayerSetup, position } from './position.ts';
import {
  ANYWHERE,
  fulfilled,
  holdingOn,
  measured,
  move,
  onlyFree,
  PATCH,
  place,
  planetOf,
  player,
  points,
  sum,
} from './situations.ts';

describe('Petra', () => {
  const petra = 'petra' as const;
  rule('PU-PET-01', 'without ice no water tile advances water; other sources do', () => {
    expect(planetOf(petra).iceCount).toBe(0);
    const t = holdingOn(petra, 'i2-energy-water', { ...ANYWHERE, pending: [{ effect: 'synergy' }] });
    t.choose(0, place('e2', 'r0'));
    expect(t.options(0)).not.toOffer({ do: 'resolve', resource: WATER });
    expect(t.whyNot(0, { do: 'resolve', resource: WATER })).toBe('PU-WATER-01');
    t.choose(0, { do: 'synergy', marker: WATER });
    expect(player(t).markers[WATER] & 15).toBe(1);
    expect(t.options(0)).toOffer({ do: 'energy', marker: WATER });
  });
  rule('PU-PET-02', 'open currents carry an energy symbol on, with or without a lifepod', () => {
    // Currents lead from beside g9 to j8 and, over the lifepod on i10, to j10.
    const reach = (mine: PlayerSetup = {}, planet: PlanetId = petra) => {
      const t = holdingOn(planet, 'i2-civ-energy', {
        tiles: ['i2-rover-tech j9 r0'],
        markers: { tech: 3 },
        ...mine,
      });
      t.choose(0, place('g9', 'r2'));
      return t.options(0).flatMap((option) => (option.do === 'energy' ? [option.marker] : []));
    };
    expect(reach()).toEqual([CIV, ROVER, TECH]);
    expect(reach({ lifepods: [] })).toEqual([CIV, ROVER, TECH]);
    expect(reach({ patches: ['i10'] })).toEqual([CIV, ROVER]);
    expect(reach({ patches: ['h9'] })).toEqual([CIV, ROVER]);
    expect(reach({ patches: ['h9', 'g8'] })).toEqual([CIV]);
    expect(reach({}, 'ksb-4156')).toEqual([CIV]);
  });
  rule(['PU-PET-03', 'PU-PET-07'], 'in the end open currents are energy, also on their own', () => {
    const t = position({ players: [{ planet: petra }, {}] });
    expect([measured(t, 'supercharge'), measured(t, 'plasma'), measured(t, 'beacon')]).toEqual([1, 37, 0]);
    expect(measured(t, 'galvanize')).toBe(-0);
    // A patch on h9 cuts off the three cells below.
    const cut = position({ players: [{ planet: petra, patches: ['h9'] }, {}] });
    expect([measured(cut, 'supercharge'), measured(cut, 'plasma')]).toEqual([2, 33]);
    const tile = position({ players: [{ planet: petra, tiles: ['i2-civ-energy g8 r2'], patches: ['h9'] }, {}] });
    // The energy lies on a current itself, the civ below it on land.
    expect([measured(tile, 'supercharge'), measured(tile, 'plasma'), measured(tile, 'galvanize')]).toEqual([2, 33, -1]);
    const other = position({ players: [{}, {}] });
    expect([measured(other, 'supercharge'), measured(other, 'plasma')]).toEqual([0, 0]);
  });
  rule('PU-PET-03', 'they count in rectangles, rows and columns', () => {
    const t = position({ players: [{ planet: petra }, {}] });
    expect([fulfilled(t, 'voltaic'), fulfilled(t, 'power-strip')]).toEqual([false, false]);
    // h8 to j10: six cells are currents, the other three get energy.
    for (const name of ['i9', 'j9', 'j10']) player(t).ground[at(name)] = groundOf(ENERGY, 0, false, false);
    expect(fulfilled(t, 'voltaic')).toBe(true);
    // e8 to i8 is a row of five currents.
    for (const name of ['e9', 'f9', 'g9', 'i9']) player(t).ground[at(name)] = groundOf(ENERGY, 0, false, false);
    expect(fulfilled(t, 'power-strip')).toBe(true);
    const total = sum(planetOf(petra).rowMedals);
    expect(points(petra, 'rows', ['i11', 'e2'])).toBe(total);
    expect(points(petra, 'columns', ['i11', 'e2'])).toBe(total);
    expect(points(petra, 'rows', ['h11'])).toBe(total - 1);
    expect(points(petra, 'columns', ['h11'])).toBe(total - 2);
    const open = position({ players: [{ planet: petra, with: onlyFree(petra, 'i11', 'h11') }, {}] });
    expect(countCells(emptyRows(player(open)))).toBe(1);
  });
  rule('PU-PET-04', 'under a lifepod a current is empty for its row and column', () => {
    const total = sum(planetOf(petra).rowMedals);
    const pod = { with: { lifepods: [at('i10')] } };
    expect(points(petra, 'rows', ['i10'])).toBe(total);
    expect(points(petra, 'rows', ['i10'], pod)).toBe(total - 1);
    expect(points(petra, 'columns', ['i10'], pod)).toBe(total - 2);
    const t = position({ players: [{ planet: petra, with: { ...onlyFree(petra, 'i10'), ...pod.with } }, {}] });
    expect(fulfilled(t, 'coveralls')).toBe(false);
    // It still is a cell of an energy area.
    expect(measured(t, 'plasma')).toBeGreaterThan(0);
  });
  rule('PU-PET-05', 'currents are not covered: no contact, and free for tiles and patches', () => {
    const tiles = ['i2-civ-energy f1 r0'];
    const t = holdingOn(petra, 'i2-biomass-civ', { tiles });
    expect(t.options(0)).toOffer(place('e2', 'r0'));
    // f3 is a current below the tile; f4 beyond it touches nothing that lies there.
    expect(t.whyNot(0, place('f4', 'r0'))).toBe('PU-PLACE-02');
    const patch = position({ players: [{ planet: petra, tiles, pending: [PATCH] }, {}] });
    expect(patch.options(0)).toOffer({ do: 'patch', at: at('e2') });
    expect(patch.options(0)).toOffer({ do: 'patch', at: at('f3') });
    expect(patch.options(0)).not.toOffer({ do: 'patch', at: at('f4') });
  });
  rule('PU-PET-06', 'rovers may take an open current for energy, though event 99 does not', () => {
    const cosmos: PlayerSetup = { planet: petra, corporation: 'cosmos-inc', rovers: ['d2'], markers: { tech: 10 } };
    const free = position({ players: [cosmos, {}] });
    expect(free.options(0)).toOffer(move(at('d2'), at('e2')));
    expect(free.options(0)).not.toOffer(move(at('d2'), at('d3')));
    free.choose(0, move(at('d2'), at('e2')));
    expect(player(free).moves).toBe(0);
    const jump: PlayerSetup = {
      planet: petra,
      corporation: 'jump-drive',
      tiles: ['i2-civ-energy f1 r0'],
      rovers: ['f2'],
      with: { boxes: 0b10, moves: 1 },
    };
    const teleport = position({ players: [jump, {}] });
    expect(teleport.options(0)).toOffer({ do: 'teleport', from: at('f2'), to: at('i10') });
    expect(teleport.options(0)).not.toOffer({ do: 'teleport', to: at('j10') });
    const banned = position({ event: 99, players: [{ ...jump, rovers: ['e1', 'd2'] }, {}] });
    expect(banned.options(0)).toOffer(move(at('d2'), at('e2')));
    const onTile = position({ event: 99, players: [{ ...jump, rovers: ['g2'] }, {}] });
    expect(onTile.whyNot(0, move(at('g2'), at('f2')))).toBe('PU-EVENT-18');
  });
});
