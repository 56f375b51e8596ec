import { readSettings, seedRandom } from '@orrery/kernel';
import { rule, trial } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, type Track, WATER } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import { FLUX } from '../rules/techs.ts';
import { advanceBy, endRound, kinds, lay, own, owner, SYNERGY, spaces } from './owner.ts';
import { at, eventNo, type PlayerSetup, type PositionSetup } from './position.ts';

const flux = (track: Track, setup: PlayerSetup = {}, rest: PositionSetup = {}) =>
  owner('flux-industries', { flux: track, ...setup }, rest);
const ability = (tech: number) => ({ do: 'ability', tech }) as const;
const boosted = (track: Track, marker: number, markers: object, more: PlayerSetup = {}) => {
  const t = flux(track, { markers, pending: [SYNERGY], ...more });
  t.choose(0, { do: 'synergy', marker });
  return t;
};

describe('Flux Industries', () => {
  rule(['PU-FLUX-01', 'PU-FLUX-09'], 'the first flux track is chosen with the sides, and everybody sees it', () => {
    const read = readSettings(planetUnknown.settings, { boards: 'choose', deluxe: true });
    if ('problems' in read) throw new Error(read.problems.join());
    const s = planetUnknown.setup(read.settings, 2, seedRandom('flux'));
    s.players[0].dealtCorporation = FLUX;
    s.players[1].dealtCorporation = 1;
    const t = trial(planetUnknown, s);
    const sides = ['standard', 'special'] as const;
    expect(t.options(0)).toOfferExactly(
      sides.flatMap((planet) => [
        { do: 'sides' as const, planet, corporation: 'standard' as const },
        ...[0, 1, 2, 3, 4].map((track) => ({
          do: 'sides' as const,
          planet,
          corporation: 'special' as const,
          flux: track,
        })),
      ]),
    );
    expect(t.options(1)).not.toOffer({ flux: 0 });
    t.choose(0, { do: 'sides', planet: 'standard', corporation: 'special', flux: BIOMASS });
    t.choose(1, { do: 'sides', planet: 'standard', corporation: 'special' });
    expect(t.state.players.map((p) => p.flux)).toEqual([BIOMASS, -1]);
    expect(planetUnknown.view(t.state, 1).players[0].flux).toBe(BIOMASS);
  });
  rule(['PU-FLUX-01', 'PU-FLUX-09'], 'where all play special sides, only the flux track is asked for', () => {
    const read = readSettings(planetUnknown.settings, { boards: 'special', deluxe: true });
    if ('problems' in read) throw new Error(read.problems.join());
    // Six of the eight corporations are dealt: some seed has this one among them.
    const started = Array.from({ length: 20 }, (_, i) =>
      planetUnknown.setup(read.settings, 6, seedRandom(`flux ${i}`)),
    );
    const dealt = ({ corporation }: { readonly corporation: number }) => corporation === FLUX;
    const t = trial(planetUnknown, started.find(({ players }) => players.some(dealt)) ?? started[0]);
    const seat = t.state.players.findIndex(dealt);
    const { dealtPlanet } = t.state.players[seat];
    expect(t.asked()).toEqual([seat]);
    expect(t.options(seat)).toOfferExactly(
      [0, 1, 2, 3, 4].map((track) => ({ do: 'sides', planet: 'special', corporation: 'special', flux: track })),
    );
    expect(t.whyNot(seat, { do: 'sides', planet: 'standard', corporation: 'standard' })).toBe('PU-FLUX-01');
    t.choose(seat, { do: 'sides', planet: 'special', corporation: 'special', flux: ROVER });
    expect(t.state.players.map(({ flux }) => flux)).toEqual([0, 1, 2, 3, 4, 5].map((no) => (no === seat ? ROVER : -1)));
    expect(t.state.players[seat]).toMatchObject({ planet: dealtPlanet, corporation: FLUX });
    expect([t.state.round, t.step(t.state.commander)]).toEqual([1, 'rotate']);
  });
  rule('PU-FLUX-02', 'the flux token may move whenever a tech is unlocked', () => {
    for (const tech of [2, 4, 6, 9, 13]) {
      const t = boosted('civ', TECH, { tech });
      expect(t.options(0)).toOffer({ do: 'end' });
      expect(t.options(0).filter((option) => option.do === 'flux')).toOfferExactly(
        [WATER, BIOMASS, ROVER, TECH].map((track) => ({ do: 'flux', track })),
      );
      t.choose(0, { do: 'flux', track: ROVER });
      expect(own(t).flux).toBe(ROVER);
      expect(t.whyNot(0, { do: 'flux', track: CIV })).toBe('PU-FLUX-02');
    }
    expect(boosted('civ', TECH, { tech: 3 }).options(0)).not.toOffer({ do: 'flux' });
  });
  rule('PU-FLUX-03', 'only the highest tech reached is available', () => {
    const setup = { rovers: ['f6'], with: { moves: 0, roversAtStart: [1, 1, 1, 1, 1, 1] } };
    const usable = (tech: number) => {
      const t = flux('civ', { markers: { tech }, ...setup });
      return [1, 2, 5].filter((level) => t.whyNot(0, ability(level)) === undefined);
    };
    expect([2, 3, 4, 5, 6, 7, 10, 13, 14].map(usable)).toEqual([[], [1], [1], [2], [2], [], [], [], [5]]);
    expect(flux('civ', { markers: { tech: 5 }, ...setup }).whyNot(0, ability(1))).toBe('PU-FLUX-03');
    // Tech 3 and tech 4 go out of use too.
    expect(own(boosted('rover', ROVER, { tech: 9, rover: 7 })).moves).toBe(3);
    expect(own(boosted('rover', ROVER, { tech: 10, rover: 7 })).moves).toBe(2);
    const mining = (tech: number) => {
      const t = flux('tech', { offer: ['i2-rover-tech-m', 'i3-civ-energy'], markers: { tech } });
      lay(t, 'i2-rover-tech-m', 'f1');
      return kinds(t).includes('mine');
    };
    expect([9, 10, 13, 14].map(mining)).toEqual([false, true, true, false]);
    // While milestones give nothing a higher one does not put the tech in use aside.
    const quiet = flux('civ', { markers: { tech: 4 }, ...setup, pending: [SYNERGY] }, { event: 109 });
    own(quiet).techsAtStart = 1 << 1;
    quiet.choose(0, { do: 'synergy', marker: TECH });
    expect(spaces(quiet)[TECH]).toBe(5);
    expect(quiet.options(0)).toOffer(ability(1));
    expect(quiet.options(0)).not.toOffer(ability(2));
    quiet.state.event = eventNo(97);
    expect(quiet.options(0)).not.toOffer(ability(1));
    expect(quiet.options(0)).toOffer(ability(2));
  });
  rule('PU-FLUX-04', 'tech 1: once a round 2 moves for each rover that began it on flux terrain', () => {
    // f1 civ, f2 energy, f6 and g6 civ.
    const tiles = ['i2-civ-energy f1 r0', 'i4-civ-energy f6 r0'];
    const starting = (track: Track, tech: number, pending: PlayerSetup['pending'] = []) => {
      const t = flux(track, { tiles, rovers: ['f1', 'g6'], markers: { tech }, pending }, { phase: 'round' });
      t.choose(0, { do: 'rotate', rotation: 0 });
      return t;
    };
    const t = starting('civ', 3);
    expect(own(t).moves).toBe(0);
    t.choose(0, ability(1));
    expect(own(t).moves).toBe(4);
    expect(t.whyNot(0, ability(1))).toBe('PU-TECH-04');
    endRound(t);
    expect(own(t).usedThisRound).toBe(0);
    // Unlocked in this round it works at once; where the rovers stand now does not matter.
    const fresh = starting('civ', 2, [SYNERGY]);
    fresh.choose(0, { do: 'synergy', marker: TECH });
    own(fresh).rovers = [at('f4'), at('f5')];
    fresh.choose(0, ability(1));
    expect(own(fresh).moves).toBe(4);
    // The flux track counts as it is now.
    const moved = starting('water', 2, [SYNERGY]);
    moved.choose(0, { do: 'synergy', marker: TECH });
    expect(moved.whyNot(0, ability(1))).toBe('PU-FLUX-04');
    moved.choose(0, { do: 'flux', track: CIV });
    expect(moved.options(0)).toOffer(ability(1));
    expect(starting('civ', 2).whyNot(0, ability(1))).toBe('PU-FLUX-03');
  });
  rule('PU-FLUX-05', 'tech 2: once per game the flux marker goes to its next milestone', () => {
    const t = flux('civ', { markers: { tech: 5, civ: 6 } });
    t.choose(0, ability(2));
    // The boost of civ 8 on the way, and the card of civ 10.
    expect([spaces(t)[CIV], kinds(t), own(t).due]).toEqual([10, ['synergy'], [3]]);
    expect(t.whyNot(0, ability(2))).toBe('PU-TECH-04');
    t.choose(0, { do: 'synergy', marker: WATER });
    own(t).due = [];
    endRound(t);
    t.choose(1, { do: 'rotate', rotation: 0 });
    expect(t.whyNot(0, ability(2))).toBe('PU-TECH-04');
    const patch = flux('biomass', { markers: { tech: 6, biomass: 3 } });
    patch.choose(0, ability(2));
    expect([spaces(patch)[BIOMASS], kinds(patch)]).toEqual([6, ['patch']]);
    const rover = flux('rover', { markers: { tech: 5, rover: 1 } });
    rover.choose(0, ability(2));
    expect([spaces(rover)[ROVER], own(rover).moves, kinds(rover)]).toEqual([6, 1 + 1 + 2 + 2 + 2, ['rover']]);
    const tech = flux('tech', { markers: { tech: 5 } });
    tech.choose(0, ability(2));
    expect([spaces(tech)[TECH], kinds(tech)]).toEqual([7, ['flux']]);
    for (const [track, markers] of [
      ['water', { tech: 5 }],
      ['civ', { tech: 5, civ: 14 }],
      ['rover', { tech: 5, rover: 6 }],
      ['biomass', { tech: 5, biomass: 13 }],
    ] as const) {
      expect(flux(track, { markers }).whyNot(0, ability(2))).toBe('PU-FLUX-05');
    }
    expect(flux('biomass', { markers: { tech: 5, biomass: 12 } }).options(0)).toOffer(ability(2));
    expect(flux('civ', { markers: { tech: 4 } }).whyNot(0, ability(2))).toBe('PU-FLUX-03');
  });
  rule('PU-FLUX-06', 'tech 3: the flux track is improved', () => {
    const due = (civ: number, track: Track, tech = 7) => own(boosted(track, CIV, { tech, civ })).due;
    expect([due(2, 'civ'), due(9, 'civ'), due(13, 'civ')]).toEqual([[2], [4], [4]]);
    expect([due(2, 'water'), due(2, 'civ', 6), due(2, 'civ', 10)]).toEqual([[1], [1], [1]]);
    const gained = (marker: number, markers: object, track: Track) => kinds(boosted(track, marker, markers));
    expect(gained(WATER, { tech: 7, water: 2 }, 'water')).toEqual(['synergy', 'synergy']);
    expect(gained(WATER, { tech: 7, water: 2 }, 'civ')).toEqual(['synergy']);
    expect(gained(WATER, { tech: 6, water: 2 }, 'water')).toEqual(['synergy']);
    expect(gained(BIOMASS, { tech: 7, biomass: 2 }, 'biomass')).toEqual(['patch', 'patch']);
    expect(gained(BIOMASS, { tech: 7, biomass: 2 }, 'rover')).toEqual(['patch']);
    // Boosts are doubled on the water track only, a rover never.
    expect(gained(BIOMASS, { tech: 7, biomass: 1 }, 'biomass')).toEqual(['synergy']);
    expect(gained(CIV, { tech: 7, civ: 7 }, 'civ')).toEqual(['synergy']);
    expect(gained(ROVER, { tech: 7, rover: 0 }, 'rover')).toEqual(['rover']);
    const moves = (track: Track, tech: number) => {
      const t = flux(track, { markers: { tech, rover: 7 }, pending: [advanceBy(2)] });
      t.choose(0, { do: 'advance', marker: ROVER, steps: 2 });
      return own(t).moves;
    };
    expect([moves('rover', 7), moves('rover', 6), moves('civ', 7)]).toEqual([6, 4, 4]);
    expect(gained(TECH, { tech: 11 }, 'tech')).toEqual(['synergy']);
  });
  rule('PU-FLUX-10', 'the improved rover track gives one more at the top too, if tech 3 is in use then', () => {
    expect(own(boosted('rover', ROVER, { tech: 7, rover: 15 })).moves).toBe(4);
    expect(own(boosted('civ', ROVER, { tech: 7, rover: 15 })).moves).toBe(3);
    expect(own(boosted('rover', ROVER, { tech: 10, rover: 15 })).moves).toBe(3);
    // Unlocked after the space was reached: nothing more.
    const late = flux('rover', { markers: { tech: 6, rover: 7 }, pending: [SYNERGY, SYNERGY] });
    late.choose(0, { do: 'synergy', marker: ROVER });
    late.choose(0, { do: 'synergy', marker: TECH });
    expect(own(late).moves).toBe(2);
  });
  rule('PU-FLUX-07', 'tech 4: a tile with the flux resource collects a meteorite', () => {
    const placing = (track: Track, tile: string, tech = 10) => {
      const t = flux(track, {
        tiles: ['i2-civ-energy-m g1 r0'],
        meteorites: ['g2'],
        offer: [tile, 'i3-civ-energy'],
        markers: { tech },
      });
      lay(t, tile, 'f1');
      return t;
    };
    const t = placing('tech', 'i2-rover-tech-m');
    expect(t.options(0).filter((option) => option.do === 'mine')).toOfferExactly(
      ['g2', 'f2'].map((cell) => ({ do: 'mine', at: at(cell) })),
    );
    t.choose(0, { do: 'mine', at: at('f2') });
    expect([own(t).meteorites, own(t).savedMeteorites]).toEqual([[at('g2')], 1]);
    expect(t.options(0)).not.toOffer({ do: 'mine' });
    expect(placing('rover', 'i2-rover-tech-m').options(0)).toOffer({ do: 'mine' });
    expect(placing('water', 'i2-energy-water').options(0)).toOffer({ do: 'mine' });
    expect(placing('civ', 'i2-rover-tech-m').options(0)).not.toOffer({ do: 'mine' });
    expect(placing('tech', 'i2-rover-tech-m', 9).options(0)).not.toOffer({ do: 'mine' });
  });
  rule('PU-FLUX-08', 'tech 5: once a round the flux marker advances by 1', () => {
    const t = flux('water', { markers: { tech: 14, water: 2 } });
    t.choose(0, ability(5));
    expect([spaces(t)[WATER], kinds(t)]).toEqual([3, ['synergy']]);
    expect(t.whyNot(0, ability(5))).toBe('PU-TECH-04');
    expect(flux('water', { markers: { tech: 13 } }).whyNot(0, ability(5))).toBe('PU-FLUX-03');
    expect(flux('civ', { markers: { tech: 14, civ: 15 } }).options(0)).not.toOffer(ability(5));
    const top = flux('rover', { markers: { tech: 14, rover: 15 } });
    top.choose(0, ability(5));
    expect(own(top).moves).toBe(3);
  });
});
