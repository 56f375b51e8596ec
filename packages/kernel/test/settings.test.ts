import { describe, expect, test } from 'vitest';
import { readSettings, type SettingSpecs } from '../src/index.ts';

type Options = { events: boolean; rounds: number; map: string };
const SPECS: SettingSpecs<Options> = {
  events: { kind: 'switch', default: true },
  rounds: { kind: 'count', min: 3, max: 7, default: 5 },
  map: { kind: 'one-of', of: ['moon', 'mars'], default: 'mars' },
};

const problems = (given: unknown): string[] => {
  const read = readSettings(SPECS, given);
  return 'problems' in read ? read.problems : [];
};

describe('settings of a table', () => {
  test('nothing given means the defaults', () => {
    expect(readSettings(SPECS, undefined)).toEqual({ settings: { events: true, rounds: 5, map: 'mars' } });
    expect(readSettings(SPECS, {})).toEqual({ settings: { events: true, rounds: 5, map: 'mars' } });
  });

  test('what is given counts, the rest are defaults', () => {
    expect(readSettings(SPECS, { rounds: 3, events: false })).toEqual({
      settings: { events: false, rounds: 3, map: 'mars' },
    });
    expect(problems({ rounds: 7 })).toEqual([]);
  });

  test('each wrong value says what would be right', () => {
    expect(problems({ events: 1 })).toEqual(["setting 'events' is true or false, not 1"]);
    expect(problems({ rounds: 2 })).toEqual(["setting 'rounds' is a whole number from 3 to 7, not 2"]);
    expect(problems({ rounds: 8 })).toEqual(["setting 'rounds' is a whole number from 3 to 7, not 8"]);
    expect(problems({ rounds: 3.5 })).toEqual(["setting 'rounds' is a whole number from 3 to 7, not 3.5"]);
    expect(problems({ rounds: '3' })).toEqual(['setting \'rounds\' is a whole number from 3 to 7, not "3"']);
    expect(problems({ map: 'venus' })).toEqual(['setting \'map\' is one of moon, mars, not "venus"']);
    expect(problems({ map: null })).toEqual(["setting 'map' is one of moon, mars, not null"]);
  });

  test('every problem is named, not only the first', () => {
    expect(problems({ moons: 1, events: 'yes', map: 3 })).toEqual([
      "there is no setting 'moons'; known are events, rounds, map",
      'setting \'events\' is true or false, not "yes"',
      "setting 'map' is one of moon, mars, not 3",
    ]);
  });

  test.each([null, [], 'events', 3])('%j is no set of settings', (given) => {
    expect(problems(given)).toEqual(['settings must be an object such as {"events":true}']);
  });

  test('inherited names are not settings', () => {
    expect(problems({ toString: 1 })[0]).toContain("no setting 'toString'");
    expect(readSettings({}, { x: 1 })).toEqual({ problems: ["there is no setting 'x'; known are none"] });
  });
});
