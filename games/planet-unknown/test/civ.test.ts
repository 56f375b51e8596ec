import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, CIV_CARDS, type CivCardId, ROVER, TECH, WATER } from '../data/index.ts';
import { breakdown } from '../rules/scoring.ts';
import { stacksOf, topTile } from '../rules/tiles.ts';
import { advanceMarker } from '../rules/tracks.ts';
import { at, cardNo, type PlayerSetup, type PositionSetup, position, tileNo } from './position.ts';

type T = ReturnType<typeof position>;
const player = (t: T, seat = 0) => t.state.players[seat];
const spaces = (t: T) => player(t).markers.map((place) => place & 15);
const levelOf = (id: CivCardId) => CIV_CARDS[cardNo(id)].level;

/** Seat 0 has just taken a card in phase 4; `beside` lie in the same deck. */
function taking(id: CivCardId, setup: PlayerSetup = {}, beside: CivCardId[] = [], more: PositionSetup = {}): T {
  const level = levelOf(id);
  const t = position({ phase: 'civ', players: [{ ...setup, with: { ...setup.with, due: [level] } }, {}], ...more });
  t.state.decks[level - 1] = [cardNo(id), ...beside.map(cardNo)];
  t.choose(0, { do: 'card', card: cardNo(id), level });
  return t;
}
const row = (t: T, name: string) => breakdown(t.state, 0).find(({ row }) => row === name)?.points;
/** What a hand of end-of-game cards scores. */
const scoring = (cards: CivCardId[], setup: PlayerSetup = {}, name = 'civCards') =>
  row(position({ players: [{ ...setup, with: { ...setup.with, civCards: cards.map(cardNo) } }, {}] }), name);

describe('earning civ cards', () => {
  rule('PU-CIV-01', 'reaching or passing a milestone of level L earns a card of level L', () => {
    const t = position({ players: [{ markers: { civ: 2 } }, {}] });
    advanceMarker(t.state, 0, CIV, 1);
    expect(player(t).due).toEqual([1]);
    advanceMarker(t.state, 0, CIV, 12);
    expect(player(t).due).toEqual([1, 2, 3, 4]);
  });
  rule('PU-CIV-02', 'the player chooses one card of the whole deck, the rest stays', () => {
    const t = position({ phase: 'civ', players: [{ with: { due: [2] } }, {}] });
    const deck = t.state.decks[1].slice();
    expect(t.options(0)).toOfferExactly(deck.map((card) => ({ do: 'card', card, level: 2 })));
    t.choose(0, { do: 'card', card: deck[1], level: 2 });
    expect(t.state.decks[1]).toEqual([deck[0], deck[2]]);
    expect(t.options(0)).not.toOffer({ do: 'card' });
  });
  rule('PU-CIV-04', 'an immediate card is executed at once and then lies there', () => {
    const t = taking('dept-of-engineering');
    expect(player(t).playedCards).toEqual([cardNo('dept-of-engineering')]);
    expect(player(t).moves).toBe(4);
    expect(player(t).civCards).toEqual([]);
  });
  rule(['PU-CIV-06', 'PU-FAQ-04'], 'an empty deck gives no card', () => {
    const t = position({ phase: 'civ', players: [{ with: { due: [3] } }, { with: { due: [2] } }] });
    t.state.decks[2] = [];
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    t.choose(0, { do: 'end' });
    expect(player(t).due).toEqual([]);
    expect([...player(t).civCards, ...player(t).playedCards]).toEqual([]);
  });
  rule('PU-CIV-07', 'a milestone reached by a card is resolved in the same step', () => {
    const t = taking('dept-of-operations', { markers: { civ: 5 } });
    t.choose(0, { do: 'advance', marker: CIV, steps: 2 });
    expect(t.asked()).toEqual([0]);
    expect(t.options(0)).toOffer({ do: 'card', level: 2 });
    expect(t.options(0)).not.toOffer({ do: 'end' });
  });
  rule('PU-CIV-08', 'several cards are taken one after another, in any order', () => {
    const t = position({ phase: 'civ', players: [{ with: { due: [1, 3] } }, {}] });
    t.state.decks[0] = [cardNo('rising-planet-award')];
    t.state.decks[2] = [cardNo('top-planet-award')];
    expect(t.options(0)).toOfferExactly([
      { do: 'card', card: cardNo('rising-planet-award'), level: 1 },
      { do: 'card', card: cardNo('top-planet-award'), level: 3 },
    ]);
    t.choose(0, { do: 'card', card: cardNo('top-planet-award'), level: 3 });
    expect(t.options(0)).toOfferExactly([{ do: 'card', card: cardNo('rising-planet-award'), level: 1 }]);
  });
  rule('PU-CIV-31', 'a card must be taken, also one whose effect is impossible', () => {
    const t = position({ phase: 'civ', players: [{ lifepods: [], with: { due: [2] } }, {}] });
    t.state.decks[1] = [cardNo('approved-overtime')];
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'card', card: cardNo('approved-overtime'), level: 2 });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
});

describe('immediate cards', () => {
  rule('PU-CIV-09', 'n different markers that can advance; if fewer can, only those', () => {
    const t = taking('new-angel-investors', { markers: { civ: 15 } });
    expect(t.options(0)).not.toOffer({ do: 'advance', marker: CIV });
    expect(t.options(0)).not.toOffer({ do: 'end' });
    t.choose(0, { do: 'advance', marker: WATER, steps: 1 });
    expect(t.options(0)).not.toOffer({ do: 'advance', marker: WATER });
    t.choose(0, { do: 'advance', marker: BIOMASS, steps: 1 });
    t.choose(0, { do: 'advance', marker: TECH, steps: 1 });
    expect(spaces(t)).toEqual([15, 1, 1, 0, 1]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const few = taking('temp-agency', { markers: { civ: 15, water: 15, biomass: 15, tech: 15, rover: 4 } });
    few.choose(0, { do: 'advance', marker: ROVER, steps: 1 });
    expect(few.options(0)).toOffer({ do: 'end' });
    // Of two cards the one is used that may still advance this marker.
    const any = { effect: 'advance-any', times: 1, steps: 1, bonus: true } as const;
    const two = taking('new-angel-investors', {
      pending: [
        { ...any, among: 1 << WATER },
        { ...any, among: 1 << TECH },
      ],
    });
    player(two).pending = player(two).pending.slice(0, 2);
    two.choose(0, { do: 'advance', marker: TECH, steps: 1 });
    expect(player(two).pending).toEqual([{ ...any, among: 1 << WATER }]);
  });
  rule('PU-CIV-10', 'one marker twice takes the bonuses on the way', () => {
    const t = taking('dept-of-operations', { markers: { water: 2 } });
    t.choose(0, { do: 'advance', marker: WATER, steps: 2 });
    expect(spaces(t)[WATER]).toBe(4);
    expect(t.options(0)).toOffer({ do: 'synergy' });
    expect(t.options(0)).not.toOffer({ do: 'advance' });
  });
  const offer = { offer: ['z5-biomass-civ-m', 'i2-rover-tech-m'] } as const;
  rule('PU-CIV-11', 'Salvage Yard places an extra tile with its meteorite but without its resources', () => {
    const t = taking('salvage-yard', offer);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech-m') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(player(t).meteorites).toEqual([at('f2')]);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(spaces(t)).toEqual([0, 0, 0, 0, 0]);
  });
  rule('PU-CIV-12', 'Depot Repair Online places and resolves an extra tile like any other', () => {
    const t = taking('depot-repair-online', offer);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech-m') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(player(t).meteorites).toEqual([at('f2')]);
    t.choose(0, { do: 'resolve', resource: ROVER });
    t.choose(0, { do: 'resolve', resource: TECH });
    expect(spaces(t)).toEqual([0, 0, 0, 1, 1]);
  });
  rule('PU-CIV-13', 'an extra tile comes from the own sector; none is taken if none can be placed', () => {
    const t = taking('salvage-yard', offer);
    expect(t.options(0)).toOfferExactly([
      { do: 'take', tile: tileNo('z5-biomass-civ-m') },
      { do: 'take', tile: tileNo('i2-rover-tech-m') },
    ]);
    const full = taking('salvage-yard', { ...offer, with: { tiles: 1, covered: new Array(12).fill(4095) } });
    expect(full.options(0)).toOfferExactly([{ do: 'end' }]);
    expect(full.state.taken.every((n) => n === 0)).toBe(true);
  });
  rule('PU-CIV-14', 'an extra tile is the last placed tile and can empty the sector', () => {
    const t = taking('salvage-yard', { offer: ['', 'i2-rover-tech'] });
    const [, inner] = stacksOf(t.state, player(t));
    t.state.taken[inner] = 11;
    t.state.stacks = t.state.stacks.with(inner * 12 + 11, tileNo('i2-rover-tech'));
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(player(t).lastTile).toEqual([at('f1'), at('f2')]);
    expect(t.state.ending).toBe(true);
  });
  rule('PU-CIV-15', 'Approved Overtime collects two lifepods, or as many as there are', () => {
    const t = taking('approved-overtime');
    t.choose(0, { do: 'rescue', at: at('h3') });
    t.choose(0, { do: 'rescue', at: at('b5') });
    expect(player(t).savedLifepods).toBe(2);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const one = taking('approved-overtime', { lifepods: ['h3'] });
    one.choose(0, { do: 'rescue', at: at('h3') });
    expect(one.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-CIV-16', 'Relocation Bonus puts a rover anywhere, collecting what lies there; it may be declined', () => {
    const t = taking('relocation-bonus', { rovers: ['f6', 'g6'] });
    expect(t.options(0)).toOffer({ do: 'end' });
    expect(t.options(0)).not.toOffer({ do: 'relocate', from: at('f6'), to: at('g6') });
    expect(t.options(0).filter(({ do: verb }) => verb === 'relocate')).toHaveLength(2 * (96 - 2));
    t.choose(0, { do: 'relocate', from: at('f6'), to: at('h3') });
    expect(player(t)).toMatchObject({ rovers: [at('h3'), at('g6')], savedLifepods: 1, moves: 0 });
    expect(taking('relocation-bonus').options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule(['PU-CIV-17', 'PU-DEC-59'], 'Landing Zone Approved clears a row or a column', () => {
    const meteorites = ['f1', 'f2', 'g2', 'f12'];
    const t = taking('landing-zone-approved', { meteorites });
    expect(t.options(0)).toHaveLength(24);
    t.choose(0, { do: 'clear-line', line: 'column', index: 5 });
    expect(player(t).meteorites).toEqual([at('g2')]);
    expect(player(t).savedMeteorites).toBe(0);
    // PU-DEC-59: also a line without any.
    const spared = taking('landing-zone-approved', { meteorites });
    spared.choose(0, { do: 'clear-line', line: 'row', index: 6 });
    expect(player(spared).meteorites).toEqual(meteorites.map(at));
    expect(taking('landing-zone-approved', { meteorites: [] }).options(0)).toOfferExactly([{ do: 'end' }]);
    const rows = taking('landing-zone-approved', { meteorites });
    rows.choose(0, { do: 'clear-line', line: 'row', index: 1 });
    expect(player(rows).meteorites).toEqual([at('f1'), at('f12')]);
  });
  rule(['PU-CIV-18', 'PU-DEC-58'], 'Meteor Defense Program destroys up to three meteorites', () => {
    const t = taking('meteor-defense-program', { meteorites: ['f1', 'f2', 'g2', 'f12'] });
    expect(t.options(0)).toOffer({ do: 'end' });
    for (const cell of ['f1', 'g2', 'f12']) t.choose(0, { do: 'blast', at: at(cell) });
    expect(player(t)).toMatchObject({ meteorites: [at('f2')], savedMeteorites: 0 });
    const fewer = taking('meteor-defense-program', { meteorites: ['f1', 'f2', 'g2', 'f12'] });
    fewer.choose(0, { do: 'blast', at: at('f1') });
    fewer.choose(0, { do: 'end' });
    expect(player(fewer)).toMatchObject({ meteorites: ['f2', 'g2', 'f12'].map(at), pending: [] });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-CIV-19', 'Unionization lifts every marker to 5 with all bonuses but boosts', () => {
    const t = taking('unionization', {
      markers: { civ: 2, water: 5, biomass: 0, rover: 1, tech: 4 },
      tiles: ['i2-civ-energy f1 r3'],
      roversLeft: 1,
    });
    expect(t.options(0)).not.toOffer({ do: 'unionize', marker: WATER });
    for (const marker of [CIV, BIOMASS, ROVER, TECH]) t.choose(0, { do: 'unionize', marker });
    expect(spaces(t)).toEqual([5, 5, 5, 5, 5]);
    expect(player(t).due).toEqual([1]);
    expect(player(t).moves).toBe(1 + 1 + 2 + 2);
    expect(t.options(0)).toOffer({ do: 'patch' });
    expect(t.options(0)).toOffer({ do: 'store-patch' });
    expect(t.options(0)).not.toOffer({ do: 'synergy' });
    expect(t.options(0)).not.toOffer({ do: 'unionize' });
  });
  rule('PU-CIV-20', 'Dept of Engineering gives exactly 4 moves, also with Universal Coalition tech 3', () => {
    const t = taking('dept-of-engineering', { markers: { tech: 7 } });
    expect(player(t).moves).toBe(4);
  });
  rule('PU-CIV-21', 'patch cards give 1, 2 or 3 patches, each placed or stored on its own', () => {
    const setup = { tiles: ['i2-civ-energy f1 r3'], markers: { tech: 5 } };
    for (const [id, n] of [
      ['dept-of-natural-resources', 1],
      ['dept-of-parks-and-rec', 2],
      ['global-parks-system', 3],
    ] as const) {
      const t = taking(id, setup);
      t.choose(0, { do: 'patch', at: at('f2') });
      for (let i = 1; i < n; i++) t.choose(0, { do: 'store-patch' });
      expect(player(t)).toMatchObject({ patches: 1, storedPatches: n - 1 });
      expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    }
  });
  rule('PU-CIV-29', 'Search and Rescue Team collects three lifepods, or as many as there are', () => {
    const t = taking('search-and-rescue-team');
    for (const cell of ['h3', 'b5', 'k5']) t.choose(0, { do: 'rescue', at: at(cell) });
    expect(player(t).savedLifepods).toBe(3);
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
  });
  rule('PU-CIV-32', 'after an extra tile the next one is turned up', () => {
    const t = taking('depot-repair-online', offer);
    const [, inner] = stacksOf(t.state, player(t));
    expect(t.state.seen[inner]).toBe(1);
    t.choose(0, { do: 'take', tile: tileNo('i2-rover-tech-m') });
    t.choose(0, { do: 'place', at: at('f1'), turn: 'r0' });
    expect(t.state.seen[inner]).toBe(2);
    expect(topTile(t.state, inner)).toBe(t.state.stacks[inner * 12 + 1]);
  });
  rule('PU-CIV-33', 'advances by cards are no boosts: event 122 does not stop them', () => {
    const t = taking('temp-agency', {}, [], { event: 122 });
    t.choose(0, { do: 'advance', marker: CIV, steps: 1 });
    expect(spaces(t)[CIV]).toBe(1);
    const jump = taking('temp-agency', { corporation: 'jump-drive', with: { boxes: 4 } });
    expect(jump.options(0)).not.toOffer({ twice: true });
  });
  rule('PU-CIV-34', 'for an extra tile no restriction is dropped', () => {
    const covered = [96, 504, 1020, 2046, 2046, 4092, 4095, 2046, 2046, 1020, 504, 96];
    const t = taking('salvage-yard', { offer: ['i2-rover-tech', 'i2-civ-energy'], with: { tiles: 1, covered } }, [], {
      event: 120,
    });
    expect(t.options(0)).toOfferExactly([{ do: 'end' }]);
    const free = taking('salvage-yard', { offer: ['i2-rover-tech', 'i2-civ-energy'], with: { tiles: 1, covered } });
    expect(free.options(0)).toOffer({ do: 'take' });
  });
});

describe('end-of-game cards', () => {
  rule(
    ['PU-CIV-22', 'PU-CIV-23', 'PU-SCORE-06', 'PU-SCORE-07'],
    'sets of three meteorites, worth 1 more for each Meteorite Repo, counted once',
    () => {
      const seven = { with: { savedMeteorites: 7 } };
      expect(scoring([], seven, 'meteorites')).toBe(2);
      expect(scoring(['meteorite-repo-1'], seven, 'meteorites')).toBe(4);
      expect(
        scoring(['meteorite-repo-1', 'meteorite-repo-2', 'meteorite-repo-3', 'meteorite-repo-4'], seven, 'meteorites'),
      ).toBe(10);
      expect(scoring(['meteorite-repo-1'], { with: { savedMeteorites: 2 } }, 'meteorites')).toBe(0);
      expect(scoring(['meteorite-repo-1'], seven)).toBe(0);
    },
  );
  rule('PU-CIV-24', 'Commerce Agreements score 1, 3, 6 and 10 together', () => {
    const cards: CivCardId[] = [
      'commerce-agreement-1',
      'commerce-agreement-2',
      'commerce-agreement-3',
      'commerce-agreement-4',
    ];
    expect([1, 2, 3, 4].map((n) => scoring(cards.slice(0, n)))).toEqual([1, 3, 6, 10]);
  });
  rule('PU-CIV-25', 'Space Citizen Decree makes each saved lifepod worth 2', () => {
    expect(scoring([], { with: { savedLifepods: 3 } }, 'lifepods')).toBe(3);
    expect(scoring(['space-citizen-decree'], { with: { savedLifepods: 3 } }, 'lifepods')).toBe(6);
  });
  rule('PU-CIV-26', 'Sustainable Living Act scores 1 a patch on the planet', () => {
    expect(scoring(['sustainable-living-act'], { patches: ['f1', 'g1', 'f2'], with: { storedPatches: 2 } })).toBe(3);
    expect(scoring(['sustainable-living-act'])).toBe(0);
  });
  rule(
    ['PU-CIV-27', 'PU-CIV-28', 'PU-FAQ-10', 'PU-FINAL-03'],
    'Gaming Commission and Planet Lottery score and advance a marker at the end, with its bonuses',
    () => {
      expect(scoring(['gaming-commission'])).toBe(2);
      expect(scoring(['planet-lottery'])).toBe(3);
      for (const id of ['gaming-commission', 'planet-lottery'] as const) {
        const t = position({
          phase: 'final',
          players: [{ markers: { water: 2 }, with: { civCards: [cardNo(id)] } }, {}],
        });
        expect(t.state.finalStep).toBe(3);
        expect(t.asked()).toEqual([0]);
        t.choose(0, { do: 'advance', marker: WATER, steps: 1 });
        t.choose(0, { do: 'synergy', marker: TECH });
        expect(spaces(t)).toEqual([0, 3, 0, 0, 1]);
        t.choose(0, { do: 'end' });
        expect(t.over).toBe(true);
      }
    },
  );
  rule(['PU-CIV-30', 'PU-SCORE-08'], 'plain medal cards score their number', () => {
    const plain: [CivCardId, number][] = [
      ['observance-of-first-planet-holiday', 1],
      ['rising-planet-award', 2],
      ['first-planet-holiday', 1],
      ['peoples-planet-choice-award', 2],
      ['top-planet-award', 2],
      ['best-in-planet-award', 3],
      ['best-planet-to-live-on-award', 4],
    ];
    for (const [id, medals] of plain) expect(scoring([id]), id).toBe(medals);
    expect(plain.map(([id]) => levelOf(id))).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(scoring(['rising-planet-award', 'best-in-planet-award'])).toBe(5);
  });
});
