import { rule } from '@orrery/testkit';
import { describe, expect } from 'vitest';
import { BIOMASS, CIV, ROVER, TECH, WATER } from '../data/index.ts';
import { isAtMaximum } from '../rules/objectives.ts';
import { markerMedals } from '../rules/scoring.ts';
import { hasTech, MAKESHIFT } from '../rules/techs.ts';
import { advanceBy, endRound, kinds, own, owner, SYNERGY, spaces, UNIONIZE } from './owner.ts';
import { cardNo, type PlayerSetup, type PositionSetup, space } from './position.ts';

const TRACK = { C: 'civ', W: 'water', B: 'biomass', R: 'rover', T: 'tech' } as const;
/** A space such as R3. */
const named = (name: string) => space(TRACK[name[0] as keyof typeof TRACK], Number(name.slice(1)));
const climb = (name: string) => ({ do: 'climb', to: named(name) }) as const;

/** Makeshift with its five markers, civ to tech, on the spaces named. */
const makeshift = (places: string, setup: PlayerSetup = {}, rest: PositionSetup = {}) => {
  const t = owner('makeshift', setup, rest);
  own(t).markers = places.split(' ').map(named);
  return t;
};
const placesOf = (t: ReturnType<typeof makeshift>) =>
  own(t)
    .markers.map((place) => `${'CWBRT'[place >> 4]}${place & 15}`)
    .join(' ');
const boosted = (places: string, marker: number, to?: string, setup: PlayerSetup = {}) => {
  const t = makeshift(places, { pending: [SYNERGY], ...setup });
  t.choose(0, { do: 'synergy', marker });
  if (to !== undefined) t.choose(0, climb(to));
  return t;
};

describe('Makeshift: moving markers', () => {
  rule('PU-MAKE-01', 'one up, straight or onto a neighbouring track', () => {
    const t = boosted('C0 W0 B4 R0 T0', BIOMASS);
    expect(t.options(0)).toOfferExactly(['W5', 'B5', 'R5'].map(climb));
    expect(t.whyNot(0, climb('C5'))).toBe('PU-MAKE-01');
    expect(t.whyNot(0, climb('W4'))).toBe('PU-MAKE-01');
    t.choose(0, climb('R5'));
    expect(placesOf(t)).toBe('C0 W0 R5 R0 T0');
    expect(boosted('C4 W0 B0 R0 T0', CIV).options(0)).toOfferExactly(['C5', 'W5'].map(climb));
    expect(boosted('C0 W0 B0 R0 T1', TECH).options(0)).toOfferExactly(['R2', 'T2'].map(climb));
    // Each of two steps goes where the player likes.
    const two = makeshift('C0 W0 B4 R0 T0', { pending: [advanceBy(2)] });
    two.choose(0, { do: 'advance', marker: BIOMASS, steps: 2 });
    two.choose(0, climb('R5'));
    expect(two.options(0)).toOfferExactly(['B6', 'R6', 'T6'].map(climb));
    two.choose(0, climb('T6'));
    expect(placesOf(two)).toBe('C0 W0 T6 R0 T0');
    expect(two.step(0)).toBe('window');
  });
  rule('PU-MAKE-02', 'a marker gains what the space shows, whatever its track', () => {
    const civ = boosted('C2 W0 B0 R0 T0', CIV, 'W3');
    expect([kinds(civ), own(civ).due]).toEqual([['synergy'], []]);
    const water = boosted('C0 W2 B0 R0 T0', WATER, 'C3');
    expect([kinds(water), own(water).due]).toEqual([[], [1]]);
    const tech = boosted('C0 W0 B0 R0 T3', TECH, 'R4');
    expect(own(tech).moves).toBe(2);
    expect(kinds(boosted('C0 W0 B0 R5 T0', ROVER, 'B6'))).toEqual(['patch']);
  });
  rule('PU-MAKE-03', 'the target must be free', () => {
    const t = boosted('C0 W5 B4 R0 T0', BIOMASS);
    expect(t.options(0)).toOfferExactly(['B5', 'R5'].map(climb));
    expect(t.whyNot(0, climb('W5'))).toBe('PU-MAKE-03');
    // One way left: no question. None: it cannot advance.
    expect(placesOf(boosted('C0 W5 B4 R5 T0', BIOMASS))).toBe('C0 W5 B5 R5 T0');
    const stuck = makeshift('C4 W5 C5 R0 T0', { pending: [SYNERGY] });
    expect(stuck.whyNot(0, { do: 'synergy', marker: CIV })).toBe('PU-MAKE-03');
    expect(stuck.options(0)).toOffer({ do: 'synergy', marker: WATER });
  });
  rule('PU-MAKE-11', 'any marker on rover 15 stays there and gives 3 moves', () => {
    for (const [places, marker] of [
      ['C0 W0 B0 R15 T0', ROVER],
      ['R15 W0 B0 R0 T0', CIV],
    ] as const) {
      const t = boosted(places, marker);
      expect([placesOf(t), own(t).moves]).toEqual([places, 3]);
    }
    const top = makeshift('C15 W0 B0 T15 T0', { pending: [SYNERGY] });
    expect(top.whyNot(0, { do: 'synergy', marker: CIV })).toBe('PU-DEF-26');
    expect(top.whyNot(0, { do: 'synergy', marker: ROVER })).toBe('PU-DEF-26');
    const two = makeshift('C0 W0 B0 R14 T0', { pending: [advanceBy(2)] });
    two.choose(0, { do: 'advance', marker: ROVER, steps: 2 });
    two.choose(0, climb('R15'));
    expect([placesOf(two), own(two).moves]).toEqual(['C0 W0 B0 R15 T0', 6]);
  });
  rule('PU-MAKE-14', 'a regress goes straight down to a free space, without bonus', () => {
    const regress = (places: string) =>
      makeshift(places, { pending: [{ effect: 'regress', among: 1 << CIV, steps: 1 }] });
    const t = regress('R4 W0 B0 R0 T0');
    t.choose(0, { do: 'regress', marker: CIV });
    expect([placesOf(t), own(t).moves]).toEqual(['R3 W0 B0 R0 T0', 0]);
    expect(regress('R4 W0 B0 R3 T0').options(0)).toOfferExactly([{ do: 'end' }]);
    expect(regress('R0 W0 B0 R3 T0').options(0)).toOfferExactly([{ do: 'end' }]);
    // As far as it is free.
    const far = makeshift('R4 W0 B0 R1 T0', { pending: [{ effect: 'regress', among: 1 << CIV, steps: 3 }] });
    far.choose(0, { do: 'regress', marker: CIV });
    expect(placesOf(far)).toBe('R2 W0 B0 R1 T0');
  });
  rule('PU-DEC-24', 'Unionization climbs straight or diagonally to height 5, and ends where it is blocked', () => {
    const t = makeshift('C3 W5 B5 R5 T7', { pending: [UNIONIZE] });
    expect(t.options(0)).toOfferExactly([{ do: 'unionize', marker: CIV }]);
    t.choose(0, { do: 'unionize', marker: CIV });
    expect(t.options(0)).toOfferExactly(['C4', 'W4', 'T4'].map(climb));
    t.choose(0, climb('W4'));
    // W5 and B5 are taken: one way is left.
    expect([placesOf(t), t.step(0)]).toEqual(['C5 W5 B5 R5 T7', 'window']);
    const blocked = makeshift('W3 W5 B5 C5 T2', { pending: [UNIONIZE] });
    blocked.choose(0, { do: 'unionize', marker: CIV });
    blocked.choose(0, climb('W4'));
    expect([placesOf(blocked), blocked.step(0)]).toEqual(['W4 W5 B5 C5 T2', 'window']);
  });
});

describe('Makeshift: techs and medals', () => {
  rule('PU-MAKE-04', 'a tech is there while some marker on the tech track is high enough', () => {
    const levels = (places: string) => {
      const t = makeshift(places);
      return [1, 2, 3, 4, 5].filter((level) => hasTech(t.state, own(t), MAKESHIFT, level));
    };
    expect(levels('C0 W0 B0 R0 T7')).toEqual([1, 2, 3]);
    expect(levels('C0 W0 B0 T7 T2')).toEqual([1, 2, 3]);
    expect(levels('C0 W0 B0 T2 T4')).toEqual([1]);
    expect(levels('C0 W0 B0 R9 C14')).toEqual([]);
    expect(levels('T14 W0 B0 R0 R0')).toEqual([1, 2, 3, 4, 5]);
    expect(levels('T13 W0 B0 R0 R0')).toEqual([1, 2, 3, 4]);
  });
  rule('PU-MAKE-05', 'a marker scores the track it stands on', () => {
    const t = makeshift('R12 C9 B7 W7 T13');
    // R12 2, C9 3, B7 1, W7 3, T13 2.
    expect([0, 1, 2, 3, 4].map((marker) => markerMedals(t.state, own(t), marker))).toEqual([2, 3, 1, 3, 2]);
    const low = makeshift('W1 W3 C4 R9 T5');
    expect([0, 1, 2, 3, 4].map((marker) => markerMedals(low.state, own(low), marker))).toEqual([0, 1, 1, 0, 0]);
  });
  rule('PU-MAKE-10', 'tech 5: each marker scores like the highest one on its track', () => {
    const t = makeshift('C2 C9 W2 W4 T14');
    expect([0, 1, 2, 3, 4].map((marker) => markerMedals(t.state, own(t), marker))).toEqual([3, 3, 2, 2, 2]);
    const without = makeshift('C2 C9 W2 W4 T13');
    expect([0, 1, 2, 3, 4].map((marker) => markerMedals(without.state, own(without), marker))).toEqual([1, 3, 1, 2, 2]);
  });
  rule('PU-MAKE-06', 'tech 1: the civ and tech tracks are neighbours', () => {
    expect(boosted('C4 W0 B0 R0 T3', CIV).options(0)).toOfferExactly(['C5', 'W5', 'T5'].map(climb));
    expect(boosted('C0 W0 B0 R0 T3', TECH).options(0)).toOfferExactly(['R4', 'T4', 'C4'].map(climb));
    expect(boosted('C4 W0 B0 R0 T2', CIV).options(0)).toOfferExactly(['C5', 'W5'].map(climb));
    expect(boosted('C0 W4 B0 R0 T3', WATER).options(0)).toOfferExactly(['C5', 'W5', 'B5'].map(climb));
  });
  rule(
    ['PU-MAKE-07', 'PU-MAKE-15'],
    'tech 2: one more move while two markers stand on the rover track, the new one included',
    () => {
      expect(own(boosted('C0 W0 B0 R4 T5', ROVER, 'R5')).moves).toBe(2);
      expect(own(boosted('C0 W0 R1 R4 T5', ROVER, 'R5')).moves).toBe(3);
      expect(own(boosted('C0 W0 B4 R1 T5', BIOMASS, 'R5')).moves).toBe(3);
      expect(own(boosted('C0 W0 B4 C1 T5', BIOMASS, 'R5')).moves).toBe(2);
      expect(own(boosted('C0 W0 R1 R4 T4', ROVER, 'R5')).moves).toBe(2);
      expect(own(boosted('C0 W0 R1 R15 T5', ROVER)).moves).toBe(4);
      // Moves of a card have nothing to do with the track.
      const decks = [[cardNo('dept-of-engineering')], [], [], []];
      const card = makeshift('C0 W0 R1 R4 T5', { with: { due: [1] } }, { phase: 'civ', with: { decks } });
      card.choose(0, { do: 'card', card: cardNo('dept-of-engineering'), level: 1 });
      expect(own(card).moves).toBe(4);
    },
  );
  rule('PU-MAKE-08', 'tech 3: a marker may shift sideways at its height instead, with the bonus there', () => {
    const t = boosted('C0 W0 B3 W1 T7', BIOMASS);
    expect(t.options(0)).toOfferExactly(['W4', 'B4', 'R4', 'W3', 'R3'].map(climb));
    t.choose(0, climb('R3'));
    expect([placesOf(t), own(t).moves]).toEqual(['C0 W0 R3 W1 T7', 1]);
    expect(boosted('C0 W0 B3 R0 T6', BIOMASS).options(0)).toOfferExactly(['W4', 'B4', 'R4'].map(climb));
    // Not onto another marker; with tech 1 also from tech to civ.
    expect(boosted('C0 W3 B3 R0 T7', BIOMASS).options(0)).toOfferExactly(['W4', 'B4', 'R4', 'R3'].map(climb));
    expect(boosted('C0 W0 B0 R0 T7', TECH).options(0)).toOfferExactly(['R8', 'T8', 'C8', 'R7', 'C7'].map(climb));
    expect(boosted('C3 W0 B0 R0 T7', CIV).options(0)).toOfferExactly(['C4', 'W4', 'T4', 'W3', 'T3'].map(climb));
    // Nowhere to go but sideways: that is a way as well.
    const sideways = makeshift('W3 C4 W4 B4 T7', { pending: [SYNERGY] });
    expect(sideways.options(0)).toOffer({ do: 'synergy', marker: CIV });
    sideways.choose(0, { do: 'synergy', marker: CIV });
    expect(sideways.options(0)).toOfferExactly(['C3', 'B3'].map(climb));
    // Under Unionization nothing but height counts.
    expect(makeshift('W3 C4 W4 B4 T7', { pending: [UNIONIZE] }).options(0)).not.toOffer({
      do: 'unionize',
      marker: CIV,
    });
  });
  rule('PU-DEC-57', 'on space 15 there is no advance to replace, but on the rover track', () => {
    expect(makeshift('C15 W0 B0 R0 T7', { pending: [SYNERGY] }).options(0)).not.toOffer({ do: 'synergy', marker: CIV });
    expect(makeshift('C0 W0 R0 B15 T7', { pending: [SYNERGY] }).whyNot(0, { do: 'synergy', marker: ROVER })).toBe(
      'PU-DEF-26',
    );
    expect(boosted('C0 W0 B0 R15 T7', ROVER).options(0)).toOfferExactly(['R15', 'B15', 'T15'].map(climb));
  });
  rule('PU-MAKE-12', 'no sideways shift to a space the marker left in this round', () => {
    const t = makeshift('C8 W0 B0 R0 T7', { pending: [SYNERGY] });
    t.choose(0, { do: 'synergy', marker: CIV });
    t.choose(0, climb('W8'));
    // Water 8 gave a boost: the way back to civ 8 is closed, the way up is not.
    t.choose(0, { do: 'synergy', marker: CIV });
    expect(t.options(0)).toOfferExactly(['C9', 'W9', 'B9', 'B8'].map(climb));
    expect(t.whyNot(0, climb('C8'))).toBe('PU-MAKE-12');
    // A space that another marker left is open.
    const free = makeshift('W8 C0 W0 R0 T7', { pending: [SYNERGY], with: { leftPlaces: [100 + named('C8')] } });
    free.choose(0, { do: 'synergy', marker: CIV });
    expect(free.options(0)).toOffer(climb('C8'));
    // A climb may enter it again, and a new round forgets.
    const again = makeshift('C8 W0 B0 R0 T7', { with: { leftPlaces: [named('C9'), named('W8')] }, pending: [SYNERGY] });
    again.choose(0, { do: 'synergy', marker: CIV });
    expect(again.options(0)).toOfferExactly(['C9', 'W9', 'T9', 'T8'].map(climb));
    again.choose(0, climb('C9'));
    endRound(again);
    expect(own(again).leftPlaces).toEqual([]);
  });
  rule('PU-MAKE-09', 'tech 4: once a round a marker regresses by 1', () => {
    const ability = (marker: number) => ({ do: 'ability', tech: 4, marker }) as const;
    const t = makeshift('C4 W0 C3 R6 T10');
    expect(t.options(0).filter((option) => option.do === 'ability')).toOfferExactly(
      [BIOMASS, ROVER, TECH].map(ability),
    );
    expect(t.whyNot(0, ability(CIV))).toBe('PU-MAKE-14');
    expect(t.whyNot(0, ability(WATER))).toBe('PU-MAKE-14');
    t.choose(0, ability(ROVER));
    expect([placesOf(t), own(t).moves]).toEqual(['C4 W0 C3 R5 T10', 0]);
    expect(t.whyNot(0, ability(TECH))).toBe('PU-TECH-04');
    expect(makeshift('C4 W0 C3 R6 T9').whyNot(0, ability(ROVER))).toBe('PU-TECH-03');
    // A space left on the way down is left as well.
    expect(own(t).leftPlaces).toEqual([ROVER * 100 + named('R6')]);
    expect(spaces(t)[ROVER]).toBe(5);
  });
  rule('PU-MAKE-13', 'a track is at maximum while any marker stands on its space 15', () => {
    const full = (places: string) => {
      const t = makeshift(places);
      return [CIV, WATER, BIOMASS, ROVER, TECH].filter((track) => isAtMaximum(own(t), track));
    };
    expect(full('W15 W0 B0 R0 T0')).toEqual([WATER]);
    expect(full('C15 R15 B14 R0 T0')).toEqual([CIV, ROVER]);
    expect(full('C14 W14 B14 R14 T14')).toEqual([]);
  });
});
