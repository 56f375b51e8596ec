import { LANGUAGES, type SettingValue } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { applies, fitted, problemsOf } from './applies.ts';

type Chosen = Readonly<Record<string, SettingValue>>;

async function shown(id: string, seats: number, chosen: Chosen = {}): Promise<string[]> {
  const { game } = await ROOMS[id]();
  return Object.keys(game.settings).filter((key) => applies(game, chosen, seats, key));
}

const EVENTS = ['green', 'orange', 'red'];
const TRACKS = ['trackSkymine', 'trackMinerva', 'trackAstrogo', 'trackTawac'];

describe('a new table shows what applies', () => {
  test.each<[string, number, Chosen, readonly string[], readonly string[]]>([
    ['planet-unknown', 3, {}, ['boards', 'events', 'singleObjectives'], ['deluxe', 'twoPlayerRotation', ...EVENTS]],
    ['planet-unknown', 2, { boards: 'special', events: true }, ['deluxe', 'twoPlayerRotation', ...EVENTS], ['edition']],
    ['planet-unknown', 1, {}, ['boards', ...EVENTS], ['events', 'singleObjectives', 'twoPlayerRotation']],
    ['pulsar', 3, {}, ['preset', 'cluster', 'goal1', 'hq', 'balanced'], ['edition']],
    ['skymines', 3, {}, ['luna', 'side', 'missions', 'campaign'], ['edition', 'threat', ...TRACKS]],
    ['skymines', 3, { side: 'belt', tracks: 'chosen' }, ['threat', ...TRACKS], []],
    ['skymines', 4, {}, ['side'], ['luna']],
    ['skymines', 1, {}, ['luna', 'side', 'missions'], ['edition', 'threat', ...TRACKS]],
    ['on-mars', 3, {}, ['length', 'spaceOddity', 'firstColonists'], ['soloGoal', 'edition']],
    ['on-mars', 1, {}, ['length', 'soloGoal'], ['firstColonists']],
    ['luna-maris', 2, {}, [], ['automaton', 'edition']],
    ['luna-maris', 1, {}, ['automaton'], ['edition']],
  ])('%s with %d seats and %j', async (id, seats, chosen, there, absent) => {
    const keys = await shown(id, seats, chosen);
    expect(keys).toEqual(expect.arrayContaining([...there]));
    expect(keys.filter((key) => absent.includes(key))).toEqual([]);
  });

  test.each(Object.keys(ROOMS))(
    '%s can be started with every number of seats, without touching a setting',
    async (id) => {
      const { game } = await ROOMS[id]();
      let chosen: Chosen = {};
      for (const seats of [game.seats.max, game.seats.min, game.seats.max]) {
        chosen = fitted(game, chosen, seats);
        expect(problemsOf(game, chosen, seats), `${seats} seats`).toEqual([]);
      }
    },
  );

  test.each(Object.keys(ROOMS))('%s explains every setting in a sentence, in both languages', async (id) => {
    const { game, words } = await ROOMS[id]();
    for (const language of LANGUAGES) {
      const { settings } = await words(language);
      for (const [key, spec] of Object.entries(game.settings)) {
        if (spec.carried) continue;
        expect(settings[key]?.label, `${language} ${key}`).toBeTruthy();
        expect(settings[key]?.help, `${language} ${key}`).toMatch(/^\p{Lu}.{12,}\.$/u);
        if (spec.kind === 'one-of')
          expect(Object.keys(settings[key]?.values ?? {}), `${language} ${key}`).toEqual(
            expect.arrayContaining([...spec.of]),
          );
      }
    }
  });
});
