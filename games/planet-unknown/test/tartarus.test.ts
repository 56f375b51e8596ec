import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { GRID_CELLS, ROVER } from '../data/index.ts';
import { DIAGONALS, hasCell, NEIGHBOURS } from '../rules/grid.ts';
import type { Cell } from '../rules/state.ts';
import { at, type PlayerSetup, position } from './position.ts';
import {
  ANYWHERE,
  holdingOn,
  measured,
  move,
  offeredCells,
  offeredPatches,
  PATCH,
  place,
  planetOf,
  type T,
} from './situations.ts';

const cell = (x: number, y: number): Cell => y * 12 + x;

describe('Tartarus', () => {
  const { cells, chasmRight } = planetOf('tartarus');
  const sameSide = (a: Cell, b: Cell): boolean => hasCell(chasmRight, a) === hasCell(chasmRight, b);
  const all = Array.from({ length: GRID_CELLS }, (_, each) => each).filter((each) => hasCell(cells, each));
  const cosmos = (from: Cell, tech = 3): T =>
    position({
      players: [
        {
          planet: 'tartarus',
          corporation: 'cosmos-inc',
          markers: { tech },
          with: { rovers: [from], loads: [0], moves: 1 },
        },
        {},
      ],
    });
  rule('PU-TAR-01', 'no tile lies on both sides of the chasm', () => {
    const t = holdingOn('tartarus', 'i2-biomass-civ', { tiles: ['i2-rover-tech a6 r0'], markers: { tech: 3 } });
    const offered = new Set(offeredCells(t, 'i2-biomass-civ').map((pair) => pair.toSorted((a, b) => a - b).join()));
    for (const a of all) {
      for (const b of NEIGHBOURS[a]) {
        if (b < a || !hasCell(cells, b) || [a, b].some((each) => each === at('a6') || each === at('a7'))) continue;
        expect(offered.has(`${a},${b}`)).toBe(sameSide(a, b));
      }
    }
    expect(t.whyNot(0, place('f2', 'r1'))).toBe('PU-TAR-01');
    expect(t.whyNot(0, place('g1', 'r0'))).toBe('PU-TAR-01');
    expect(t.options(0)).toOffer(place('f1', 'r1'));
    const big = holdingOn('tartarus', 'z5-biomass-civ', { ...ANYWHERE, offer: ['z5-biomass-civ', 'f5-rover-tech'] });
    expect(offeredCells(big, 'z5-biomass-civ').every((tile) => tile.every((each) => sameSide(each, tile[0])))).toBe(
      true,
    );
  });
  rule('PU-TAR-02', 'rovers do not step across', () => {
    for (const from of all) {
      const t = cosmos(from, 0);
      for (const to of NEIGHBOURS[from]) {
        if (!hasCell(cells, to)) continue;
        if (sameSide(from, to)) expect(t.options(0)).toOffer(move(from, to));
        else expect(t.whyNot(0, move(from, to))).toBe('PU-TAR-02');
      }
    }
    const t = cosmos(at('f2'), 0);
    expect(t.options(0)).not.toOffer(move(at('f2'), at('g2')));
    expect(t.options(0)).toOffer(move(at('f2'), at('e2')));
  });
  rule(['PU-TAR-03', 'PU-TAR-06'], 'diagonally they cross at two gaps only', () => {
    const gaps = [
      [cell(5, 3), cell(6, 4)],
      [cell(6, 8), cell(5, 9)],
    ];
    let crossings = 0;
    for (const from of all) {
      const t = cosmos(from);
      for (const to of DIAGONALS[from]) {
        if (!hasCell(cells, to)) continue;
        const gap = gaps.some((pair) => pair.includes(from) && pair.includes(to));
        if (gap) crossings++;
        if (gap || sameSide(from, to)) expect(t.options(0)).toOffer(move(from, to));
        else expect(t.whyNot(0, move(from, to))).toBe('PU-TAR-03');
      }
    }
    expect(crossings).toBe(4);
    expect(gaps.every(([a, b]) => !sameSide(a, b))).toBe(true);
    // Without diagonal movement the gaps are closed.
    expect(cosmos(cell(5, 3), 2).whyNot(0, move(cell(5, 3), cell(6, 4)))).toBe('PU-ROVER-08');
  });
  rule('PU-TAR-04', 'jumps, contact and areas know no chasm', () => {
    const jump: PlayerSetup = {
      planet: 'tartarus',
      corporation: 'jump-drive',
      tiles: ['i2-rover-tech f2 r0', 'i2-rover-tech-m g2 r0'],
      rovers: ['f2'],
      with: { boxes: 0b10, moves: 1 },
    };
    const t = position({ players: [{ ...jump, pending: [{ effect: 'relocate' }] }, {}] });
    expect(t.options(0)).not.toOffer(move(at('f2'), at('g2')));
    expect(t.options(0)).toOffer({ do: 'teleport', from: at('f2'), to: at('g2') });
    expect(t.options(0)).toOffer({ do: 'relocate', from: at('f2'), to: at('g2') });
    expect([measured(t, 'transit'), measured(t, 'interchange')]).toEqual([2, 1]);
    const contact = holdingOn('tartarus', 'i2-biomass-civ', { tiles: ['i2-civ-energy f2 r0'] });
    expect(contact.options(0)).toOffer(place('g2', 'r0'));
    contact.choose(0, place('g2', 'r0'));
    const energy = holdingOn('tartarus', 'i2-civ-energy', { tiles: ['i2-rover-tech f2 r0'] });
    energy.choose(0, place('g2', 'r2'));
    expect(energy.options(0)).toOffer({ do: 'energy', marker: ROVER });
  });
  rule('PU-TAR-05', 'a patch is never in the way of the chasm', () => {
    const t = position({ players: [{ planet: 'tartarus', tiles: ['i2-civ-energy f2 r0'], pending: [PATCH] }, {}] });
    expect(offeredPatches(t).toSorted((a, b) => a - b)).toEqual(['f1', 'e2', 'g2', 'e3', 'g3', 'f4'].map(at));
  });
});
