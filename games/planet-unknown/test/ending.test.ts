import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { CIV, CIV_CARDS, PLANETS, ROVER, TECH, WATER } from '../data/index.ts';
import { stacksOf } from '../rules/tiles.ts';
import { at, cardNo, type PlayerSetup, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;
const player = (t: T, seat = 0) => t.state.players[seat];
const spaces = (t: T, seat = 0) => player(t, seat).markers.map((place) => place & 15);
const full = { with: { tiles: 1, covered: PLANETS[0].cells.slice() } };
const small = { offer: ['i2-rover-tech', 'i2-civ-energy'] as const };

/** Every cell of the standard planet is covered except these. */
const fullExcept = (...names: string[]) => {
  const covered = PLANETS[0].cells.slice();
  for (const name of names) covered[Math.floor(at(name) / 12)] &= ~(1 << (at(name) % 12));
  return { with: { tiles: 1, covered } };
};

describe('the end of the game', () => {
  rule(
    ['PU-END-01', 'PU-END-13'],
    'somebody who can place nothing at the start of the tile phase triggers the end',
    () => {
      expect(position({ players: [{ ...small, ...full }, {}] }).state.ending).toBe(true);
      expect(position({ players: [small, {}] }).state.ending).toBe(false);
      expect(position({ players: [{ ...small, ...fullExcept('f6', 'f7') }, {}] }).state.ending).toBe(false);
      // An extra tile that does not fit triggers nothing.
      const t = position({ phase: 'civ', players: [{ ...small, with: { ...full.with, due: [1] } }, {}] });
      t.state.decks[0] = [cardNo('salvage-yard')];
      t.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
      expect(t.state.ending).toBe(false);
    },
  );
  rule(['PU-END-02', 'PU-PLANET-02'], 'events and planet rules fall before the end is triggered', () => {
    // On K-273 a tile may not cover ice and land; two free cells of both kinds are left.
    const planet = PLANETS.find(({ id }) => id === 'k-273');
    if (!planet) throw new Error('no K-273');
    const covered = planet.cells.slice();
    let pair: [number, number] | undefined;
    for (let cell = 0; cell < 143 && !pair; cell++) {
      const [x, y] = [cell % 12, Math.floor(cell / 12)];
      const ice = (bit: number) => (planet.ice[y] & (1 << bit)) !== 0;
      const land = (bit: number) => (planet.land[y] & (1 << bit)) !== 0;
      if (x < 11 && ((ice(x) && land(x + 1)) || (land(x) && ice(x + 1)))) pair = [x, y];
    }
    const [x, y] = pair as [number, number];
    covered[y] &= ~(3 << x);
    const t = position({ players: [{ ...small, planet: 'k-273', with: { tiles: 1, covered } }, {}] });
    expect(t.state.ending).toBe(false);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.options(0)).toOffer({ do: 'place', at: y * 12 + x, turn: 'r1' });
  });
  rule(['PU-END-03', 'PU-END-11'], 'whoever can place nothing takes a tile of choice and advances both markers', () => {
    const t = position({ players: [{ ...small, ...full }, {}] });
    expect(t.options(0)).toOfferExactly([
      { do: 'take', tile: tileNo('i2-rover-tech') },
      { do: 'take', tile: tileNo('i2-civ-energy') },
    ]);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    t.choose(0, { do: 'resolve', resource: ROVER });
    t.choose(0, { do: 'resolve', resource: TECH });
    expect(spaces(t)).toEqual([0, 0, 0, 1, 1]);
    // The rover of the milestone has no last tile to stand on: the unplaced one is out of the game.
    expect(player(t).lastTile).toEqual([]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-END-04', 'its energy advances the other resource', () => {
    const t = position({ players: [{ ...small, ...full }, {}] });
    t.choose(0, { do: 'take', tile: tileNo('i2-civ-energy') });
    expect(t.options(0)).toOfferExactly([{ do: 'resolve', resource: CIV }]);
    t.choose(0, { do: 'resolve', resource: CIV });
    t.choose(0, { do: 'resolve', resource: CIV });
    expect(spaces(t)).toEqual([2, 0, 0, 0, 0]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule(
    ['PU-END-05', 'PU-END-06'],
    'its water needs no ice, its meteor symbol and placing techs count for nothing',
    () => {
      const t = position({
        players: [{ offer: ['i2-energy-water-m', 'i2-rover-tech'], markers: { tech: 10 }, ...full }, {}],
      });
      t.choose(0, { do: 'take', tile: tileNo('i2-energy-water-m') });
      t.choose(0, { do: 'resolve', resource: WATER });
      t.choose(0, { do: 'resolve', resource: WATER });
      expect(spaces(t)[WATER]).toBe(2);
      expect(t.options(0)).not.toOffer({ do: 'resolve' });
      expect(player(t).meteorites).toEqual([]);
      const oasis = position({
        players: [
          { corporation: 'oasis-ultd', offer: ['i2-energy-water-m', 'i2-rover-tech'], markers: { tech: 14 }, ...full },
          {},
        ],
      });
      oasis.choose(0, { do: 'take', tile: tileNo('i2-energy-water-m') });
      expect(oasis.options(0)).toOfferExactly([{ do: 'resolve', resource: WATER }]);
    },
  );
  rule('PU-END-07', 'the others place normally in that round', () => {
    const t = position({ players: [{ ...small, ...full }, { offer: ['i2-biomass-civ', 'i2-tech-biomass'] }] });
    t.choose(1, { do: 'take', tile: tileNo('i2-biomass-civ') });
    expect(t.options(1)).toOffer({ do: 'place' });
  });
  rule('PU-END-08', 'taking the last tile of a sector triggers the end', () => {
    const last = (left: number) => {
      const t = position({ players: [{ offer: ['', 'i2-rover-tech'] }, {}] });
      const [, inner] = stacksOf(t.state, player(t));
      t.state.taken[inner] = 12 - left;
      t.state.stacks = t.state.stacks.with(inner * 12 + 12 - left, tileNo('i2-rover-tech'));
      t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
      return t.state.ending;
    };
    expect(last(1)).toBe(true);
    expect(last(2)).toBe(false);
    // The tile with number 0 on top of the other stack is a tile as well, on either ring.
    for (const [offer, ring] of [
      [['i2-rover-tech', 'n5-civ-energy'], 0],
      [['n5-civ-energy', 'i2-rover-tech'], 1],
    ] as const) {
      const t = position({ players: [{ offer }, {}] });
      const stack = stacksOf(t.state, player(t))[ring];
      t.state.taken[stack] = 11;
      t.state.stacks = t.state.stacks.with(stack * 12 + 11, tileNo('i2-rover-tech'));
      t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
      expect(t.state.ending).toBe(false);
    }
    const other = position({ players: [{ offer: ['i4-rover-tech', 'i2-rover-tech'] }, {}] });
    const [outer, inner] = stacksOf(other.state, player(other));
    other.state.taken[inner] = 11;
    other.state.stacks = other.state.stacks.with(inner * 12 + 11, tileNo('i2-rover-tech'));
    other.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect([other.state.taken[outer], other.state.ending]).toEqual([0, false]);
  });
  rule(['PU-END-09', 'PU-EVENT-10'], 'drawing the last event triggers the end; it is still executed', () => {
    const t = position({ phase: 'event', draw: 81 });
    expect(t.state.ending).toBe(false);
    const last = position({ phase: 'round', settings: { events: true } });
    last.state.events = [last.state.events[0]];
    last.choose(0, { do: 'rotate', rotation: 0 });
    expect(last.state.ending).toBe(true);
    expect(last.state.pastEvents).toHaveLength(1);
    expect(last.state.finalStep).toBe(0);
    expect(last.over).toBe(false);
  });
  rule('PU-END-10', 'after the round the final steps follow', () => {
    const t = position({
      phase: 'civ',
      with: { ending: true },
      players: [{ pending: [], with: { storedPatches: 1, tiles: 1 } }, { with: { due: [1] } }],
    });
    expect(t.asked()).toEqual([1]);
    expect(t.state.finalStep).toBe(0);
    t.choose(1, { do: 'card', card: t.state.decks[0][0], level: 1 });
    while (t.asked().includes(1)) t.choose(1, t.options(1).find(({ do: verb }) => verb === 'end') ?? t.options(1)[0]);
    expect(t.state.finalStep).toBeGreaterThan(0);
    expect(t.state.round).toBe(1);
  });
  rule('PU-END-12', 'a trigger stands, even if a tile fits later in the round', () => {
    const t = position({ players: [{ ...small, ...full }, {}] });
    expect(t.state.ending).toBe(true);
    player(t).covered = fullExcept('f6', 'f7').with.covered;
    expect(t.options(0)).toOffer({ do: 'take' });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    t.choose(0, t.options(0)[0]);
    expect(t.state.ending).toBe(true);
  });
  rule('PU-END-14', 'who blocks the last place with a patch before selecting triggers the end too', () => {
    const t = position({ players: [{ ...small, ...fullExcept('f6', 'f7'), pending: [{ effect: 'patch' }] }, {}] });
    expect(t.state.ending).toBe(false);
    t.choose(0, { do: 'patch', at: at('f6') });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    expect(t.state.ending).toBe(true);
    expect(t.options(0)).not.toOffer({ do: 'place' });
  });
});

describe('the final steps', () => {
  const final = (...players: PlayerSetup[]) => position({ phase: 'final', players });
  rule(['PU-FINAL-01', 'PU-UC-07'], 'step 1: stored patches are placed, those without a cell are lost', () => {
    const t = final({ tiles: ['i2-civ-energy f1 r3'], markers: { tech: 5 }, with: { storedPatches: 2 } }, {});
    expect(t.state.finalStep).toBe(1);
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'patch', at: at('f2') });
    t.choose(0, { do: 'patch', at: at('g2') });
    expect(player(t)).toMatchObject({ patches: 2, storedPatches: 0 });
    t.choose(0, { do: 'end' });
    expect(t.over).toBe(true);
    const lost = final({ ...full, with: { ...full.with, storedPatches: 1 } }, {});
    lost.choose(0, { do: 'end' });
    expect(player(lost)).toMatchObject({ patches: 0, storedPatches: 0 });
  });
  rule('PU-FINAL-02', 'step 2: end-of-game techs are used', () => {
    const t = final({ corporation: 'republic', markers: { tech: 14 } }, {});
    expect(t.state.finalStep).toBe(2);
    expect(t.options(0).filter(({ do: verb }) => verb === 'card')).toHaveLength(12);
    const below = final({ corporation: 'republic', markers: { tech: 13 } }, {});
    expect(below.over).toBe(true);
  });
  rule('PU-FINAL-04', 'bonuses of the final steps are executed', () => {
    const lottery = { civCards: [cardNo('planet-lottery')] };
    const t = final({ tiles: ['i2-civ-energy f1 r3'], rovers: ['f1'], markers: { rover: 9 }, with: lottery }, {});
    t.choose(0, { do: 'advance', marker: ROVER, steps: 1 });
    expect(player(t).moves).toBe(3);
    expect(t.options(0)).toOffer({ do: 'move', from: at('f1') });
    expect(t.options(0)).toOffer({ do: 'synergy' });
    const civ = final({ markers: { civ: 2 }, with: lottery }, {});
    civ.choose(0, { do: 'advance', marker: CIV, steps: 1 });
    civ.choose(0, { do: 'end' });
    expect(civ.options(0)).toOffer({ do: 'card', level: 1 });
  });
  rule(
    ['PU-FINAL-05', 'PU-FINAL-08'],
    'cards of the final steps come clockwise from the last commander, and new end cards take part',
    () => {
      const card = { civCards: [cardNo('planet-lottery')] };
      const t = position({
        seats: 3,
        phase: 'final',
        commander: 1,
        players: [
          { markers: { civ: 13 }, with: card },
          {},
          { markers: { civ: 13 }, with: { civCards: [cardNo('gaming-commission')] } },
        ],
      });
      expect(t.asked()).toEqual([0, 2]);
      for (const seat of [0, 2]) {
        t.choose(seat, { do: 'advance', marker: CIV, steps: 1 });
        t.choose(seat, { do: 'end' });
      }
      expect(t.asked()).toEqual([2]);
      t.state.decks[3] = [cardNo('gaming-commission'), cardNo('space-citizen-decree')];
      t.state.players[2].civCards = [];
      t.choose(2, { do: 'card', card: cardNo('gaming-commission'), level: 4 });
      expect(t.options(2)).toOffer({ do: 'advance', marker: TECH, steps: 1 });
      t.choose(2, { do: 'advance', marker: TECH, steps: 1 });
      t.choose(2, { do: 'end' });
      expect(t.asked()).toEqual([0]);
      t.choose(0, { do: 'card', card: cardNo('space-citizen-decree'), level: 4 });
      t.choose(0, { do: 'end' });
      expect(t.over).toBe(true);
      expect(t.state.commander).toBe(1);
    },
  );
  rule('PU-FINAL-06', 'what was used in the last round stays used, the rest may be used now; nothing is stored', () => {
    const fresh = final({ corporation: 'horizon-group', markers: { tech: 14 } }, {});
    expect(fresh.options(0)).toOfferExactly([{ do: 'ability', tech: 5 }, { do: 'end' }]);
    const used = final({ corporation: 'horizon-group', markers: { tech: 14 }, with: { usedThisRound: 32 } }, {});
    expect(used.over).toBe(true);
    const store = final({ tiles: ['i2-civ-energy f1 r3'], markers: { tech: 5 }, with: { storedPatches: 1 } }, {});
    expect(store.options(0)).not.toOffer({ do: 'store-patch' });
    expect(store.whyNot(0, { do: 'store-patch' })).toBe('PU-FINAL-06');
  });
  rule(
    ['PU-FINAL-07', 'PU-SCORE-02', 'PU-FAQ-06'],
    'a lifepod left leaves its row and column incomplete; rovers do not matter',
    () => {
      const covered = PLANETS[0].cells.slice();
      const t = position({ players: [{ rovers: ['f1', 'g1'], lifepods: [], with: { covered } }, {}] });
      const whole = t.scores()[0];
      covered[2] &= ~(1 << 7);
      const pod = position({ players: [{ lifepods: ['h3'], with: { covered } }, {}] });
      // Row 3 is worth 1, column h 2.
      expect(pod.scores()[0]).toBe(whole - 1 - 2);
    },
  );
  rule('PU-FINAL-09', 'the pool starts empty and moves of a step end with it', () => {
    const t = position({ phase: 'civ', with: { ending: true }, players: [{ rovers: ['f6'], with: { moves: 3 } }, {}] });
    expect(t.over).toBe(true);
    expect(player(t).moves).toBe(0);
    const step = final(
      {
        corporation: 'horizon-group',
        rovers: ['f6'],
        markers: { tech: 14, rover: 9 },
        with: { civCards: [cardNo('planet-lottery')] },
      },
      {},
    );
    expect(step.state.finalStep).toBe(1);
    step.choose(0, { do: 'ability', tech: 5 });
    expect(player(step).moves).toBe(4);
    step.choose(0, { do: 'synergy', marker: WATER });
    step.choose(0, { do: 'end' });
    expect([step.state.finalStep, player(step).moves]).toEqual([3, 0]);
  });
  rule('PU-FINAL-10', 'extra tiles can be placed in the final steps', () => {
    const t = final({ ...small, tiles: ['i2-civ-energy-m f1 r3'], corporation: 'republic', markers: { tech: 14 } }, {});
    t.state.decks = [[cardNo('salvage-yard')], [], [cardNo('depot-repair-online')], []];
    t.choose(0, { do: 'card', card: cardNo('salvage-yard'), level: 1 });
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    t.choose(0, { do: 'place', at: at('f2'), turn: 'r0' });
    expect(player(t).tiles).toBe(2);
    expect(CIV_CARDS[cardNo('salvage-yard')].timing).toBe('now');
  });
});
