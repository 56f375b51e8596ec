import { type Drawing, openBoard } from '@orrery/board';
import {
  askedSeats,
  below,
  choose,
  isOver,
  isRefused,
  notation,
  optionsOf,
  type Play,
  seedRandom,
  startPlay,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { room, type SkyChoice, type SkyState } from '../index.ts';
import { text as de } from '../text/de/board.ts';
import { text as gameDe } from '../text/de/phrases.ts';
import { text as en } from '../text/en/board.ts';
import { text as gameEn } from '../text/en/phrases.ts';
import { lunasTurn } from './beside.tsx';
import { automaton, changesOf, scoreNote } from './changes.ts';
import { placesOf } from './events.ts';
import { explain } from './explain/index.ts';
import { settled } from './outlook.ts';
import { inLab, partOf, slotPlace, tierPlace, tilePlace, verbPlace } from './places.ts';
import { inAnyOrder, pressesOf } from './presses.ts';
import type { SkyFacts } from './scene.ts';

const { game } = room;
const PARTS = ['moon', 'docks', 'firms', 'market', 'lab', 'screens', 'seats'];
const TABLES = [
  { seats: 2, settings: {} },
  { seats: 4, settings: { tracks: 'random', missions: true, tiles: 'choose' } },
  { seats: 1, settings: { luna: '2', campaign: 'chapter-4', threat: 'comet' } },
  { seats: 3, settings: { side: 'belt', linked: true, tracks: 'random' } },
] as const;

function started(table: (typeof TABLES)[number], seed: string): Play<SkyState, SkyChoice> {
  const play = startPlay(game, { ...table, seed });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

async function factsOf(state: SkyState, seat: number, language: 'en' | 'de' = 'en'): Promise<SkyFacts> {
  const text = language === 'en' ? { ...en, game: gameEn } : { ...de, game: gameDe };
  return {
    view: game.view(state, seat),
    viewer: seat,
    names: ['Orion', 'Vega', 'Lyra', 'Rigel'].slice(0, state.players.length),
    options: askedSeats(game, state).includes(seat) ? optionsOf(game, state, seat) : [],
    words: await room.words(language),
    text,
    whyNot: () => undefined,
  };
}

/** Positions of random plays, each with the seat that is asked. */
function* positions(table: (typeof TABLES)[number], every: number): Generator<readonly [SkyState, number]> {
  const play = started(table, 'board');
  const luck = seedRandom('board');
  for (let turn = 0; !isOver(play.state); turn++) {
    const [seat] = askedSeats(game, play.state);
    if (turn % every === 0) yield [play.state, seat];
    const options = optionsOf(game, play.state, seat);
    const answer = choose(play, seat, options[below(luck, options.length)]);
    if (isRefused(answer)) throw new Error(answer.message);
  }
}

describe('the places of Skymines', () => {
  it('has tiers in the part that draws their dock', () => {
    expect(partOf(tierPlace('maj-scientist', 1))).toBe('docks');
    expect(partOf(tierPlace('maj-energy', 1))).toBe('firms');
  });

  it('has words above every part, so that a question is shown where its other answers are', () => {
    expect(partOf(verbPlace('stay'))).toBeUndefined();
  });

  it('every option is made by presses on places that lie in a part and explain themselves', async () => {
    for (const table of TABLES) {
      for (const [state, seat] of positions(table, 9)) {
        const facts = await factsOf(state, seat);
        for (const option of facts.options) {
          const presses = pressesOf(option, facts.view, seat);
          expect(presses.length, notation(option)).toBeGreaterThan(0);
          for (const place of presses) {
            if (place.startsWith('do ')) continue;
            expect(PARTS).toContain(partOf(place));
            expect(explain(place, facts)?.title, place).toBeTruthy();
          }
        }
      }
    }
  });

  it('options with the same presses are few: a menu at the place tells them apart', async () => {
    for (const [state, seat] of positions(TABLES[1], 11)) {
      const facts = await factsOf(state, seat);
      const byPresses = Map.groupBy(facts.options, (option) => pressesOf(option, facts.view, seat).join());
      for (const same of byPresses.values()) expect(same.length, same.map(notation).join()).toBeLessThanOrEqual(3);
    }
  });

  it('what lies in the lab of somebody else is not what the viewer could press', () => {
    expect(inLab(slotPlace(1), 2, 2)).toBe('slot B');
    expect(inLab(slotPlace(1), 0, 2)).toBe('slot B @0');
    expect(tilePlace(3)).toBe('tile energy');
  });
});

describe('choosing on the board', () => {
  it('resource cards are pressed in any order, and the last one chooses', async () => {
    const drawing = (await import('./index.ts')).drawing as unknown as Drawing<SkyState, SkyChoice>;
    const play = started(TABLES[0], 'cards');
    const facts = await factsOf(play.state, 0);
    const option = (slots: string): SkyChoice => ({ do: 'resources', slots });
    const options = [option('AC'), option('A'), option('C')];
    expect(options.every(inAnyOrder)).toBe(true);
    for (const [first, second] of [
      ['slot A', 'slot C'],
      ['slot C', 'slot A'],
    ]) {
      const taken: SkyChoice[] = [];
      const store = openBoard(game, drawing, { facts: { ...facts, options }, take: (choice) => taken.push(choice) });
      store.press(first);
      expect(store.menu()?.entries.map((entry) => entry.option)).toEqual([option(first.slice(-1))]);
      expect(store.stateOf(second)).toBe('open');
      store.press(second);
      expect(taken).toEqual([option('AC')]);
    }
  });
});

describe('what a choice changes', () => {
  it('an expansion tells share values and what they mean for everybody', async () => {
    const { state } = started(TABLES[0], 'expand');
    const before = game.clone(state);
    const after = game.clone(state);
    before.stations.fill(31);
    after.stations.fill(31);
    // Skymine's first column loses its front piece, which uncovers a coin.
    after.stations[0] = 30;
    before.positions.fill(12);
    after.positions.fill(12);
    const changes = changesOf(before, after, await factsOf(state, 0));
    expect(changes[0]).toMatchObject({ icon: 'pickaxe', text: '0 → 1', tone: 'good' });
    expect(changes.filter(({ icon }) => icon === 'points').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('ousted pieces count as back home, in the column that is best for whoever expands', () => {
    const { state } = started(TABLES[0], 'home');
    const s = game.clone(state);
    s.stations.fill(31);
    s.stations[9] = 30;
    s.stations[10] = 30;
    s.stations[11] = 31;
    s.lying = [12 * 4 + 3];
    const end = settled(s, 0);
    expect(end.lying).toEqual([]);
    expect(end.stations[9] === 31 || end.stations[10] === 31).toBe(true);
    expect(s.stations[9]).toBe(30);
  });
});

describe('words and events', () => {
  it('both languages say the same things', () => {
    const keys = (of: object): string[] =>
      Object.entries(of).flatMap(([key, value]) =>
        typeof value === 'object' && value !== null ? keys(value).map((inner) => `${key}.${inner}`) : [key],
      );
    expect(keys(de)).toEqual(keys(en));
  });

  it('an event lights the places it is about', () => {
    const { state } = started(TABLES[0], 'events');
    expect(placesOf({ event: 'occupied', seat: 0, company: 'astrogo', at: 'sector-1' }, state)).toEqual([
      'sector-1',
      'station astrogo',
    ]);
    expect(placesOf({ event: 'marked', seat: 1, field: 'maj-carbon' }, state)).toEqual(['field maj-carbon']);
    expect(placesOf({ event: 'left', seat: 1 }, state)).toEqual(['seat 1']);
  });
});

describe("Luna's last turn", () => {
  it('is what she did since she turned her last card up, without what others did then', () => {
    const card = { event: 'luna-card', card: 'luna-i-1', slot: 'B' } as const;
    const takes = { event: 'luna-takes', card: 'a-01', field: 1 } as const;
    const turn = { event: 'turn', seat: 0 } as const;
    const ousted = { event: 'ousted', company: 'tawac', column: 1 } as const;
    expect(lunasTurn([takes, card, takes, turn, ousted])).toEqual([card, takes]);
    expect(lunasTurn([turn, ousted])).toEqual([]);
  });
});

describe('Luna among the seats', () => {
  it('has a row behind the last seat, with her own points and things', async () => {
    const facts = await factsOf(started(TABLES[2], 'luna').state, 0);
    const luna = { ...facts.view.luna, coins: 7, helium: 5, research: 2 } as NonNullable<SkyState['luna']>;
    const row = automaton({ ...facts, view: { ...facts.view, luna, turn: 1 } });
    expect(row).toMatchObject({ seat: 1, name: 'Luna', isOn: true });
    expect(row?.things.map(({ icon, text }) => `${icon} ${text}`)).toEqual(
      expect.arrayContaining(['coin 7', 'helium 5', 'upload 2']),
    );
    expect(row?.breakdown.find((each) => each.row === 'cash')?.points).toBe(7);
  });

  it('is not there where people play among themselves', async () => {
    expect(automaton(await factsOf(started(TABLES[0], 'luna').state, 0))).toBeUndefined();
  });
});

describe('the final scoring', () => {
  for (const table of TABLES)
    it(`says shares times value for everybody: ${table.seats} seats`, async () => {
      const play = started(table, 'final');
      const luck = seedRandom('final');
      while (!isOver(play.state)) {
        const [seat] = askedSeats(game, play.state);
        const options = optionsOf(game, play.state, seat);
        choose(play, seat, options[below(luck, options.length)]);
      }
      const facts = await factsOf(play.state, 0);
      for (let seat = 0; seat < table.seats; seat++)
        for (const { row, points } of game.breakdown(play.state, seat)) {
          const note = scoreNote(row, seat, facts);
          if (note === undefined) continue;
          const [shares, value] = note.split(' × ').map(Number);
          expect(shares * value, `${row} of ${seat}`).toBe(points);
        }
      expect(scoreNote('tawac', 0, facts)).toMatch(/^\d+ × \d+$/);
      expect(scoreNote('cash', 0, facts)).toBeUndefined();
    });
});
