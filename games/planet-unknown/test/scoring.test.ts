import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ENERGY, PLANETS, ROVER, TECH, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { groundOf } from '../rules/grid.ts';
import { isFulfilled, measure, neighbourSide, singleSide } from '../rules/objectives.ts';
import { breakdown, breakTie, lineMedals } from '../rules/scoring.ts';
import type { Player } from '../rules/state.ts';
import { at, cardNo, objectiveNo, type PlayerSetup, position } from './position.ts';

const make = (setup: PlayerSetup = {}): Player => position({ players: [setup, {}] }).state.players[0];

/** A planet painted by hand: terrain by cell names; names with ! carry a symbol. */
function painted(cells: Partial<Record<number, string>>, setup: PlayerSetup = {}): Player {
  const p = make(setup);
  for (const [terrain, names] of Object.entries(cells)) {
    for (const name of (names ?? '').split(' ')) {
      const cell = at(name.replace('!', ''));
      p.ground[cell] = groundOf(Number(terrain), 0, name.endsWith('!'), false);
      p.covered[Math.floor(cell / 12)] |= 1 << (cell % 12);
    }
  }
  return p;
}
const count = (p: Player, id: string) => measure(p, neighbourSide(objectiveNo(id)));
const done = (p: Player, id: string) => isFulfilled(p, singleSide(objectiveNo(id)));
const rows = (setup: PlayerSetup[]) => {
  const t = position({ players: setup });
  return t.state.players.map((_, seat) =>
    Object.fromEntries(breakdown(t.state, seat).map(({ row, points }) => [row, points])),
  );
};

describe('scoring', () => {
  rule('PU-SCORE-01', 'full rows and columns score their medals', () => {
    const whole = make({ with: { covered: PLANETS[0].cells.slice(), lifepods: [] } });
    expect(lineMedals(whole)).toEqual({ rows: 20, columns: 20 });
    const covered = PLANETS[0].cells.slice();
    covered[5] &= ~1;
    expect(lineMedals(make({ with: { covered, lifepods: [] } }))).toEqual({ rows: 17, columns: 19 });
    const stone = make({ meteorites: ['g6'], with: { covered: PLANETS[0].cells.slice(), lifepods: [] } });
    expect(lineMedals(stone)).toEqual({ rows: 17, columns: 17 });
    expect(lineMedals(make())).toEqual({ rows: 0, columns: 0 });
  });
  rule(['PU-SCORE-03', 'PU-SCORE-04'], 'each marker scores the highest medal reached, not the sum', () => {
    const [mine] = rows([{ markers: { civ: 4, water: 14, biomass: 7, rover: 15, tech: 8 } }, {}]);
    expect(mine.tracks).toBe(1 + 7 + 1 + 5 + 1);
    expect(rows([{ markers: { water: 15 } }, {}])[0].tracks).toBe(10);
    expect(rows([{ markers: { water: 1, civ: 1, biomass: 4, rover: 7, tech: 5 } }, {}])[0].tracks).toBe(0);
  });
  rule('PU-SCORE-09', 'a fulfilled single objective scores 5', () => {
    const objectives = [objectiveNo('alternative-energy'), objectiveNo('cleanup')];
    expect(rows([{ with: { objectives } }, {}])[0].singleObjectives).toBe(5);
    expect(rows([{ with: { objectives, savedMeteorites: 9 } }, {}])[0].singleObjectives).toBe(10);
    expect(rows([{}, {}])[0].singleObjectives).toBe(0);
  });
  rule(
    ['PU-SCORE-10', 'PU-SCORE-11', 'PU-FAQ-08'],
    'the better neighbour scores 5, the other 0, a tie 2 each, also at zero',
    () => {
      const t = position({
        seats: 3,
        with: { neighbours: [objectiveNo('geode'), objectiveNo('rescue'), objectiveNo('geode')] },
      });
      const [a, b, c] = t.state.players;
      a.savedMeteorites = 4;
      b.savedMeteorites = 3;
      c.savedMeteorites = 4;
      const f = () =>
        [0, 1, 2].map((seat) => breakdown(t.state, seat).find(({ row }) => row === 'neighbourObjectives')?.points);
      // geode a-b: 5:0, rescue b-c: tie at 0, geode c-a: tie.
      expect(f()).toEqual([5 + 2, 0 + 2, 2 + 2]);
      b.savedLifepods = 1;
      expect(f()).toEqual([7, 5, 2]);
    },
  );
  rule('PU-SCORE-12', 'alone there are no neighbour objectives', () => {
    const t = position({ seats: 1 });
    t.state.neighbours = [objectiveNo('geode')];
    expect(breakdown(t.state, 0).find(({ row }) => row === 'neighbourObjectives')?.points).toBe(0);
  });
  rule('PU-SCORE-13', 'the total is the sum of all rows and the highest wins', () => {
    const t = position({
      players: [
        {
          markers: { water: 15 },
          with: { savedLifepods: 4, savedMeteorites: 3, civCards: [cardNo('rising-planet-award')] },
        },
        {},
      ],
      with: { neighbours: [] },
    });
    expect(t.scores()).toEqual([10 + 4 + 1 + 2, 0]);
    t.state.agenda.table = [];
    for (const stack of t.state.agenda.seats) stack.length = 0;
    expect(planetUnknown.result(t.state)).toEqual({ scores: [17, 0], places: [1, 2], winners: [0] });
  });
  rule(
    ['PU-SCORE-14', 'PU-SCORE-15', 'PU-SCORE-16'],
    'ties: fewer empty cells, then fewer meteorites, then shared',
    () => {
      const t = position({ with: { neighbours: [] } });
      t.state.agenda.table = [];
      for (const stack of t.state.agenda.seats) stack.length = 0;
      expect(planetUnknown.result(t.state)).toEqual({ scores: [0, 0], places: [1, 1], winners: [0, 1] });
      t.state.players[0].meteorites = [at('f6')];
      expect(planetUnknown.result(t.state)?.winners).toEqual([1]);
      t.state.players[0].covered[5] = 1;
      expect(planetUnknown.result(t.state)?.winners).toEqual([0]);
      expect(breakTie(t.state, 0, 1)).toBe(-1);
      // A carried meteorite lies on the planet too.
      t.state.players[0].covered[5] = 0;
      t.state.players[0].meteorites = [];
      Object.assign(t.state.players[1], { rovers: [at('f6')], loads: [1] });
      expect(planetUnknown.result(t.state)?.winners).toEqual([0]);
    },
  );
  rule(
    ['PU-SCORE-17', 'PU-OBJ-14'],
    'with three or more everybody takes part in two objectives, two players in all three',
    () => {
      const part = (seats: number) => {
        const neighbours = Array.from({ length: seats === 2 ? 3 : seats }, () => objectiveNo('geode'));
        const t = position({ seats, with: { neighbours } });
        return t.state.players.map(
          (_, seat) => breakdown(t.state, seat).find(({ row }) => row === 'neighbourObjectives')?.points,
        );
      };
      expect(part(2)).toEqual([6, 6]);
      expect(part(3)).toEqual([4, 4, 4]);
      expect(part(5)).toEqual([4, 4, 4, 4, 4]);
    },
  );
});

describe('neighbour objectives', () => {
  const p = painted({
    [CIV]: 'f1! g1 d2 f6! f7!',
    [BIOMASS]: 'a6! b6 b7 e5',
    [ENERGY]: 'h2',
  });
  rule('PU-OBJ-01', 'symbols on border cells', () => {
    expect(count(p, 'perimeter')).toBe(1);
    expect(count(p, 'ringworld')).toBe(1);
    expect(count(p, 'beacon')).toBe(0);
  });
  rule('PU-OBJ-02', 'the size of the largest area, 0 without one', () => {
    expect(count(p, 'megacity')).toBe(2);
    expect(count(p, 'biome')).toBe(3);
    expect(count(p, 'transit')).toBe(0);
  });
  rule('PU-OBJ-04', 'fewest symbols: fewer is better', () => {
    expect(count(p, 'rural')).toBe(-3);
    expect(count(painted({}), 'rural')).toBeGreaterThan(count(p, 'rural'));
  });
  rule('PU-OBJ-05', 'tracks at maximum', () => {
    expect(count(make({ markers: { civ: 15, water: 14, tech: 15 } }), 'pinnacle')).toBe(2);
    expect(count(make({ corporation: 'wormhole-corp', markers: { biomass: 5 } }), 'pinnacle')).toBe(1);
  });
  rule(['PU-OBJ-06', 'PU-OBJ-17'], 'most or fewest collected meteorites', () => {
    const three = make({ with: { savedMeteorites: 3 } });
    expect([count(three, 'geode'), count(three, 'vaporize')]).toEqual([3, -3]);
  });
  rule(['PU-OBJ-16', 'PU-OBJ-18'], 'most or fewest collected lifepods, wherever they are kept', () => {
    const four = make({ corporation: 'cosmos-inc', with: { savedLifepods: 3, trackLifepods: [5] } });
    expect([count(four, 'rescue'), count(four, 'deductible')]).toEqual([4, -4]);
    const boxes = make({ corporation: 'jump-drive', with: { savedLifepods: 1, boxes: 0b100101 } });
    expect(count(boxes, 'rescue')).toBe(4);
  });
  rule('PU-OBJ-12', 'objectives look at the planet as it is after the final steps', () => {
    const t = position({
      phase: 'final',
      with: { neighbours: [objectiveNo('garden')] },
      seats: 2,
      players: [{ tiles: ['i2-biomass-civ f1 r0'], with: { storedPatches: 1 } }, {}],
    });
    expect(count(t.state.players[0], 'biome')).toBe(1);
    t.choose(0, { do: 'patch', at: at('g1') });
    expect(count(t.state.players[0], 'biome')).toBe(2);
  });
});

describe('single objectives', () => {
  rule('PU-OBJ-07', 'a full 3x3 or 2x5 rectangle, part of a larger area or not', () => {
    const square = 'e5 f5 g5 e6 f6 g6 e7 f7 g7';
    expect(done(painted({ [CIV]: square }), 'complex')).toBe(true);
    expect(done(painted({ [CIV]: `${square} h5 h6` }), 'complex')).toBe(true);
    expect(done(painted({ [CIV]: square.replace(' f6', ''), [TECH]: 'f6' }), 'complex')).toBe(false);
    expect(done(painted({ [TECH]: square }), 'complex')).toBe(false);
  });
  rule('PU-FAQ-09', '2x5 may lie as 5x2', () => {
    expect(done(painted({ [WATER]: 'e5 f5 e6 f6 e7 f7 e8 f8 e9 f9' }), 'panama')).toBe(true);
    expect(done(painted({ [WATER]: 'd5 e5 f5 g5 h5 d6 e6 f6 g6 h6' }), 'panama')).toBe(true);
    expect(done(painted({ [WATER]: 'd5 e5 f5 g5 d6 e6 f6 g6 h6 d7 e7 f7' }), 'panama')).toBe(false);
  });
  rule('PU-OBJ-08', 'an area with six symbols', () => {
    expect(done(painted({ [ROVER]: 'd5! e5! f5! g5! h5! i5!' }), 'pony-express')).toBe(true);
    expect(done(painted({ [ROVER]: 'd5! e5! f5! g5! h5! i5' }), 'pony-express')).toBe(false);
    expect(done(painted({ [ROVER]: 'd5! e5! f5! h5! i5! j5!' }), 'pony-express')).toBe(false);
  });
  rule('PU-OBJ-09', 'a track to its maximum', () => {
    expect(done(make({ markers: { civ: 15 } }), 'crowd-source')).toBe(true);
    expect(done(make({ markers: { civ: 14 } }), 'crowd-source')).toBe(false);
    expect(done(make({ corporation: 'wormhole-corp', markers: { biomass: 5 } }), 'overgrowth')).toBe(true);
  });
  rule('PU-OBJ-10', 'at most 5 energy symbols', () => {
    expect(done(painted({ [ENERGY]: 'd5! e5! f5! g5! h5!' }), 'alternative-energy')).toBe(true);
    expect(done(painted({ [ENERGY]: 'd5! e5! f5! g5! h5! i5!' }), 'alternative-energy')).toBe(false);
  });
  rule('PU-OBJ-20', 'at least 9 collected meteorites', () => {
    expect(done(make({ with: { savedMeteorites: 9 } }), 'cleanup')).toBe(true);
    expect(done(make({ with: { savedMeteorites: 8 } }), 'cleanup')).toBe(false);
  });
  rule('PU-OBJ-21', 'more lifepods than meteorites', () => {
    expect(done(make({ with: { savedLifepods: 3, savedMeteorites: 2 } }), 'tight-ship')).toBe(true);
    expect(done(make({ with: { savedLifepods: 3, savedMeteorites: 3 } }), 'tight-ship')).toBe(false);
  });
  rule('PU-OBJ-11', 'every ice cell covered', () => {
    const { ice } = PLANETS[0];
    expect(done(make({ with: { covered: ice.slice() } }), 'meltdown')).toBe(true);
    expect(done(make({ with: { covered: ice.with(1, 0) } }), 'meltdown')).toBe(false);
  });
  rule('PU-OBJ-22', 'every cell that is not ice covered', () => {
    const { land } = PLANETS[0];
    expect(done(make({ with: { covered: land.slice(), lifepods: [] } }), 'coveralls')).toBe(true);
    expect(done(make({ with: { covered: land.with(0, 32), lifepods: [] } }), 'coveralls')).toBe(false);
  });
  rule('PU-OBJ-13', 'all or nothing', () => {
    const objectives = [objectiveNo('cleanup')];
    expect(rows([{ with: { objectives, savedMeteorites: 8 } }, {}])[0].singleObjectives).toBe(0);
    expect(rows([{ with: { objectives, savedMeteorites: 20 } }, {}])[0].singleObjectives).toBe(5);
  });
  rule(['PU-OBJ-15', 'PU-OBJ-23'], 'patches count as biomass cells without symbol, also over a tile', () => {
    const p = painted({ [BIOMASS]: 'e5! f5! g5! e6 f6 g6 e7 f7' }, { patches: [] });
    expect(done(p, 'landfill')).toBe(false);
    const patched = painted({ [BIOMASS]: 'e5! f5! g5! e6 f6 g6 e7 f7' }, { patches: ['g7'] });
    expect(done(patched, 'landfill')).toBe(true);
    expect(count(patched, '20-percent')).toBe(-3);
    const over = make({ corporation: 'wormhole-corp', tiles: ['i2-civ-energy f1 r3'], patches: ['f1'] });
    expect(count(over, 'rural')).toBe(-0);
    expect(count(make({ tiles: ['i2-civ-energy f1 r3'] }), 'rural')).toBe(-1);
  });
});
