import { describe, expect, test } from 'vitest';
import { type OptionSpecs, readOptions } from '../src/index.ts';

type Options = { events: boolean; rounds: number; map: string };
const SPECS: OptionSpecs<Options> = {
  events: { kind: 'switch', default: true },
  rounds: { kind: 'count', min: 3, max: 7, default: 5 },
  map: { kind: 'one-of', of: ['moon', 'mars'], default: 'mars' },
};

const problems = (given: unknown): string[] => {
  const read = readOptions(SPECS, given);
  return 'problems' in read ? read.problems : [];
};

describe('options of a table', () => {
  test('nothing given means the defaults', () => {
    expect(readOptions(SPECS, undefined)).toEqual({ options: { events: true, rounds: 5, map: 'mars' } });
    expect(readOptions(SPECS, {})).toEqual({ options: { events: true, rounds: 5, map: 'mars' } });
  });

  test('what is given counts, the rest are defaults', () => {
    expect(readOptions(SPECS, { rounds: 3, events: false })).toEqual({
      options: { events: false, rounds: 3, map: 'mars' },
    });
    expect(problems({ rounds: 7 })).toEqual([]);
  });

  test('each wrong value says what would be right', () => {
    expect(problems({ events: 1 })).toEqual(["option 'events' is true or false, not 1"]);
    expect(problems({ rounds: 2 })).toEqual(["option 'rounds' is a whole number from 3 to 7, not 2"]);
    expect(problems({ rounds: 8 })).toEqual(["option 'rounds' is a whole number from 3 to 7, not 8"]);
    expect(problems({ rounds: 3.5 })).toEqual(["option 'rounds' is a whole number from 3 to 7, not 3.5"]);
    expect(problems({ rounds: '3' })).toEqual(['option \'rounds\' is a whole number from 3 to 7, not "3"']);
    expect(problems({ map: 'venus' })).toEqual(['option \'map\' is one of moon, mars, not "venus"']);
    expect(problems({ map: null })).toEqual(["option 'map' is one of moon, mars, not null"]);
  });

  test('every problem is named, not only the first', () => {
    expect(problems({ moons: 1, events: 'yes', map: 3 })).toEqual([
      "there is no option 'moons'; known are events, rounds, map",
      'option \'events\' is true or false, not "yes"',
      "option 'map' is one of moon, mars, not 3",
    ]);
  });

  test.each([null, [], 'events', 3])('%j is no set of options', (given) => {
    expect(problems(given)).toEqual(['options must be an object such as {"events":true}']);
  });

  test('inherited names are not options', () => {
    expect(problems({ toString: 1 })[0]).toContain("no option 'toString'");
    expect(readOptions({}, { x: 1 })).toEqual({ problems: ["there is no option 'x'; known are none"] });
  });
});
