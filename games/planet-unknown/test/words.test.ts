import {
  advance,
  askedSeats,
  below,
  type GameEvent,
  heardBy,
  isOver,
  LANGUAGES,
  listen,
  optionsOf,
  pick,
  type Random,
  readSettings,
  type Seat,
  type Sheet,
  seedRandom,
  settle,
} from '@orrery/kernel';
import { IS_LONG } from '@orrery/testkit/long';
import { describe, expect, it } from 'vitest';
import { CIV_CARDS, EVENTS, OBJECTIVES, PLANETS, TILES } from '../data/index.ts';
import { planetUnknown } from '../game.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { PuEvent } from '../rules/events.ts';
import type { Effect, Phase, PlanetUnknownState } from '../rules/state.ts';
import { offeredTiles } from '../rules/tiles.ts';
import { text as de } from '../text/de/phrases.ts';
import { civCardName, civCardText, eventText, neighbourText, singleText, tileName } from '../text/describe.ts';
import { text as en } from '../text/en/phrases.ts';
import { planetUnknownWords } from '../text/words.ts';

const WORDS = await Promise.all(LANGUAGES.map(planetUnknownWords));
const DICTIONARIES = [en, de];
const who = (seat: Seat): string => `Player ${seat + 1}`;

function expectText(text: string | undefined, about: string): void {
  if (text === undefined || text.trim() === '' || /undefined|NaN|\[object|=>/.test(text)) {
    throw new Error(`${about} says ${JSON.stringify(text)}`);
  }
}

function expectWellFormed(sheet: Sheet): void {
  for (const block of sheet) {
    switch (block.kind) {
      case 'heading':
      case 'text':
        expectText(block.text, block.kind);
        break;
      case 'facts':
        for (const [label, value] of block.rows) expectText(`${label}: ${value}`, 'a fact');
        break;
      case 'table':
        expectText(block.caption, 'a caption');
        for (const row of block.rows) {
          if (row.length !== block.head.length) throw new Error(`${block.caption}: a row of ${row.length} cells`);
          for (const cell of row) expectText(cell, `a cell of ${block.caption}`);
        }
        break;
      case 'map':
        expectText(block.caption, 'a caption');
        for (const row of block.rows) {
          if (row.length !== block.rows[0].length) throw new Error(`${block.caption} is ragged`);
          for (const { glyph, says } of row) {
            expectText(says, `a place of ${block.caption}`);
            if (glyph.length < 1 || glyph.length > 2)
              throw new Error(`${block.caption} draws ${JSON.stringify(glyph)}`);
          }
        }
        break;
    }
  }
}

/** Verbs are picked before choices, or placing and driving would drown everything rare. */
function pickChoice(random: Random, options: readonly PuChoice[]): PuChoice {
  const verb = pick(random, [...new Set(options.map((option) => option.do))]);
  return pick(
    random,
    options.filter((option) => option.do === verb),
  );
}

function checkAsked(view: PlanetUnknownState, seat: Seat, options: readonly PuChoice[]): void {
  for (const words of WORDS) {
    expectText(words.prompt(view, seat), 'the prompt');
    const texts = new Map<string, PuChoice>();
    for (const option of options) {
      const text = words.choice(option, view, seat);
      expectText(text, JSON.stringify(option));
      const same = texts.get(text);
      if (same) throw new Error(`${JSON.stringify(option)} and ${JSON.stringify(same)} both say '${text}'`);
      texts.set(text, option);
    }
  }
}

function checkSheets(s: PlanetUnknownState): void {
  for (const viewer of [null, ...s.players.keys()]) {
    const view = planetUnknown.view(s, viewer);
    for (const words of WORDS) {
      const sheet = words.sheet(view, viewer, who);
      expectWellFormed(sheet);
      const planets = sheet.filter((block) => block.kind === 'map' && block.columnNames !== undefined);
      expect(planets).toHaveLength(s.players.length);
      for (const map of planets) {
        if (map.kind === 'map') expect([map.rows.length, map.rows[0].length]).toEqual([12, 12]);
      }
      if (viewer !== null) expectText(words.prompt(view, viewer), 'the prompt');
    }
  }
}

function checkEvents(events: readonly GameEvent[], seats: number): void {
  for (const event of events) {
    const heard = Array.from({ length: seats }, (_, seat) => seat).some((seat) => heardBy(event, seat));
    if (!heard) continue;
    for (const words of WORDS) expectText(words.event(event as PuEvent, who), JSON.stringify(event));
  }
}

function playAndRead(seats: number, given: object, seed: string): void {
  const read = readSettings(planetUnknown.settings, given);
  if ('problems' in read) throw new Error(read.problems.join('; '));
  const s = planetUnknown.setup(read.settings, seats, seedRandom(seed));
  const random = seedRandom(`${seed} choices`);
  checkEvents(
    listen(() => settle(planetUnknown, s)),
    seats,
  );
  for (let moves = 0; !isOver(s); moves++) {
    const seat = pick(random, askedSeats(planetUnknown, s));
    const options = optionsOf(planetUnknown, s, seat);
    checkAsked(planetUnknown.view(s, seat), seat, options);
    if (moves % 60 === 0) checkSheets(s);
    const choice = pickChoice(random, options);
    checkEvents(
      listen(() => advance(planetUnknown, s, seat, choice)),
      seats,
    );
  }
  checkSheets(s);
}

const TABLES: readonly object[] = [
  { boards: 'special', deluxe: true, events: true, singleObjectives: true },
  { boards: 'choose', deluxe: true, events: true, green: 0, orange: 4, red: 16 },
  { boards: 'special', deluxe: true },
];

describe('every word of random plays', () => {
  for (let seats = 1; seats <= 6; seats++) {
    for (const [i, settings] of TABLES.entries()) {
      if (!IS_LONG && (seats + i) % 2 === 1) continue;
      const seed = `words ${seats} ${i} ${below(seedRandom(`${seats}/${i}`), 1000)}`;
      it(`is there for ${seats} seats at table ${i + 1} (seed '${seed}')`, () => playAndRead(seats, settings, seed));
    }
  }
});

describe('every component has its words', () => {
  for (const [i, t] of DICTIONARIES.entries()) {
    const name = LANGUAGES[i];
    it(`civ cards (${name})`, () => {
      const names = CIV_CARDS.map((_, card) => civCardName(t, card));
      for (const [card, text] of names.entries()) expectText(`${text}: ${civCardText(t, card)}`, CIV_CARDS[card].id);
      expect(new Set(names).size).toBe(CIV_CARDS.length);
    });
    it(`events (${name})`, () => {
      for (const [card, { id }] of EVENTS.entries()) expectText(eventText(t, card), id);
    });
    it(`objectives (${name})`, () => {
      const texts = OBJECTIVES.flatMap((_, card) => [neighbourText(t, card), singleText(t, card)]);
      for (const { name: title, condition } of texts) expectText(`${title}: ${condition}`, title);
      expect(new Set(texts.map(({ name: title }) => title)).size).toBe(2 * OBJECTIVES.length);
      expect(new Set(texts.map(({ condition }) => condition)).size).toBe(2 * OBJECTIVES.length);
    });
    it(`tiles (${name})`, () => {
      expect(new Set(TILES.map((_, tile) => tileName(t, tile))).size).toBe(TILES.length);
    });
    it(`options and score rows (${name})`, () => {
      const words = WORDS[i];
      expect(Object.keys(words.settings).sort()).toEqual(Object.keys(planetUnknown.settings).sort());
      for (const [key, spec] of Object.entries(planetUnknown.settings)) {
        if (spec.kind !== 'one-of') continue;
        for (const value of spec.of) expectText(words.settings[key].values?.[value], `${key} ${value}`);
      }
      const s = planetUnknown.setup(defaults(), 2, seedRandom('rows'));
      for (const { row } of planetUnknown.breakdown(s, 0)) expectText(words.scoreRows[row], row);
    });
    it(`letters of the map are distinct (${name})`, () => {
      const letters = [...Object.values(t.letter), 'p'];
      expect(new Set(letters).size).toBe(letters.length);
    });
  }
  it('the same rules in both languages', () => {
    expect(Object.keys(WORDS[1].rules)).toEqual(Object.keys(WORDS[0].rules));
  });
  it('no German text is left in English', () => {
    expect(sharedTexts(en, de, '')).toEqual([]);
  });
});

function defaults() {
  const read = readSettings(planetUnknown.settings, {});
  if ('problems' in read) throw new Error(read.problems.join('; '));
  return read.settings;
}

/** Words that are right in both languages. */
const INTERNATIONAL = new Set(['Planet Unknown', 'Rover', 'Planet', 'orange', 'Marker']);

/** Where both dictionaries say the same, letters and signs aside. */
function sharedTexts(a: object, b: object, path: string): string[] {
  return Object.entries(a).flatMap(([key, value]) => {
    const other = (b as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) return sharedTexts(value, other as object, `${path}.${key}`);
    const same = typeof value === 'string' && value.length > 1 && value === other && !INTERNATIONAL.has(value);
    return same ? [`${path}.${key}: ${value}`] : [];
  });
}

describe('places are called as people call them', () => {
  it('a cell by column letter and row number', () => {
    const s = planetUnknown.setup(defaults(), 1, seedRandom('cells'));
    s.players[0].meteorites = [2 * 12 + 4];
    expect(WORDS[0].choice({ do: 'blast', at: 2 * 12 + 4 }, s, 0)).toBe('Destroy the meteorite on e3');
  });
  it('a tile lies in words and on named cells', () => {
    const s = planetUnknown.setup(defaults(), 1, seedRandom('cells'));
    const [p] = s.players;
    p.lifepods = [2 * 12 + 4];
    const tile = TILES.findIndex(({ id }) => id === 'z5-civ-energy-m');
    p.pending = [{ effect: 'place', use: 'regular', tile, dropped: 0 }];
    s.agenda.seats[0] = [{ step: 'window', phase: 'tile' }];
    expect(WORDS[0].choice({ do: 'place', at: 2 * 12 + 4, turn: 'r0' }, s, 0)).toBe(
      'As printed: covers f4 g4 g5 (civ), e3 e4 (energy); a meteorite lands on e4; destroys the lifepod on e3',
    );
    expect(WORDS[1].choice({ do: 'place', at: 2 * 12 + 4, turn: 'm1' }, s, 0)).toMatch(
      /^Gespiegelt, dann einmal rechts gedreht: /,
    );
    expect(WORDS[0].prompt(s, 0)).toBe('Place your tile Z5 civ + energy, meteorite: where and how does it lie?');
  });
  it('ice and outside say what they are', () => {
    const s = planetUnknown.setup({ ...defaults(), boards: 'standard' }, 1, seedRandom('map'));
    const map = WORDS[0].sheet(s, 0, who).find((block) => block.kind === 'map' && block.columnNames !== undefined);
    if (map?.kind !== 'map') throw new Error('no map');
    expect(PLANETS[0].grid[1][3]).toBe('I');
    expect(map.rows[1][3]).toMatchObject({ glyph: '~', says: 'd2: ice, border' });
    expect(map.rows[0][0]).toMatchObject({ glyph: ' ', says: 'a1: outside the planet' });
    expect(map.rows[2][7]).toMatchObject({ glyph: '·!', says: 'h3: land, lifepod' });
  });
});

describe('the prompt says what is asked now', () => {
  function inWindow(pending: Effect[], phase: Phase = 'tile'): PlanetUnknownState {
    const s = planetUnknown.setup({ ...defaults(), boards: 'standard' }, 1, seedRandom('prompt'));
    s.players[0].pending = pending;
    s.agenda.seats[0] = [{ step: 'window', phase }];
    return s;
  }
  it('before a tile is taken', () => {
    const s = inWindow([{ effect: 'take', use: 'regular' }]);
    const [outer, inner] = offeredTiles(s, s.players[0]).map((tile) => tileName(en, tile));
    expect(WORDS[0].prompt(s, 0)).toBe(`Take a tile of your sector: ${outer} or ${inner}.`);
  });
  it('what is open, in any order', () => {
    const s = inWindow([{ effect: 'synergy' }, { effect: 'patch' }, { effect: 'patch' }]);
    expect(WORDS[0].prompt(s, 0)).toBe('To do, in any order: synergy boost; 2 × patch.');
    expect(WORDS[1].prompt(s, 0)).toBe('Zu tun, in beliebiger Folge: Synergieschub; 2 × Bonusplättchen.');
  });
  it('what is impossible and what may be left', () => {
    const s = inWindow([{ effect: 'mine' }]);
    s.players[0].moves = 2;
    s.players[0].rovers = [40];
    expect(WORDS[0].prompt(s, 0)).toBe(
      'Not possible now: collect a meteorite from your planet. You have 2 rover moves. Nothing has to be done any more: you may end your turn.',
    );
  });
  it('what ending the turn gives up', () => {
    const s = inWindow([{ effect: 'blast', times: 2 }]);
    s.players[0].meteorites = [40];
    expect(WORDS[0].choice({ do: 'end' }, s, 0)).toBe('End your turn and give up: destroy up to 2 meteorites');
  });
  it('nothing left', () => {
    expect(WORDS[0].prompt(inWindow([]), 0)).toBe('Nothing is left to do: end your turn.');
  });
});
