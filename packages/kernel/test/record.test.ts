import { comet } from '@orrery/comet';
import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  choose,
  type Game,
  hashPlain,
  isOver,
  isRefused,
  optionsOf,
  type PlayRecord,
  pick,
  readRecord,
  recordOf,
  replay,
  seedRandom,
  writeRecord,
} from '../src/index.ts';
import { begin } from './tiny.ts';

const find = (id: string): Game | undefined => (id === 'comet' ? (comet as unknown as Game) : undefined);

/** A whole play with the hash of every state on its way. */
function played(seats: number): { record: PlayRecord; hashes: string[] } {
  const play = begin(comet, seats, `record ${seats}`);
  const random = seedRandom('choices');
  const hashes = [hashPlain(play.state)];
  while (!isOver(play.state)) {
    const seat = pick(random, askedSeats(comet, play.state));
    choose(play, seat, pick(random, optionsOf(comet, play.state, seat)));
    hashes.push(hashPlain(play.state));
  }
  return { record: recordOf(play), hashes };
}

const { record, hashes } = played(3);
const text = writeRecord(record);

function read(from: string): PlayRecord {
  const answer = readRecord(from, find);
  if (isRefused(answer)) throw new Error(answer.message);
  return answer;
}

describe('a record', () => {
  test('is written with one choice a line, and read back the same', () => {
    expect(text.split('\n').length).toBe(record.choices.length + 3);
    expect(read(text)).toEqual(record);
    expect(writeRecord(read(text))).toBe(text);
  });

  test('of a play without choices is a record as well', () => {
    const empty = recordOf(begin(comet, 2));
    expect(read(writeRecord(empty))).toEqual(empty);
  });

  test.each([2, 3, 4])('of %i seats leads to the same state at every point', (seats) => {
    const other = played(seats);
    for (const [to, hash] of other.hashes.entries()) {
      const again = replay(comet, read(writeRecord(other.record)), to);
      expect(isRefused(again) ? again.message : hashPlain(again.state)).toBe(hash);
    }
  });

  test('is replayed to its end unless told', () => {
    const again = replay(comet, record);
    expect(isRefused(again) ? again.message : hashPlain(again.state)).toBe(hashes.at(-1));
  });

  test('of the first format, which called settings options, is still read', () => {
    const { settings, ...rest } = JSON.parse(text);
    const old = JSON.stringify({ ...rest, orrery: 1, options: settings });
    expect(readRecord(old, () => comet as unknown as Game)).toEqual(record);
  });

  test('can be gone on with', () => {
    const again = replay(comet, record, 5);
    if (isRefused(again)) throw new Error(again.message);
    for (const [seat, choice] of record.choices.slice(5)) choose(again, seat, choice);
    expect(hashPlain(again.state)).toBe(hashes.at(-1));
    expect(recordOf(again)).toEqual(record);
  });
});

describe('a record that cannot be read says why', () => {
  const changed = (fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });
  const { choices } = record;

  test.each([
    ['an empty file', '', 'it is not JSON'],
    ['a file cut off', text.slice(0, text.length / 2), 'was the file cut off?'],
    ['another kind of JSON', '[1, 2]', 'it is not an object'],
    ['nothing', 'null', 'it is not an object'],
    ['another file', '{"name":"orrery"}', "it has no field 'orrery', so it is not a record of this program"],
    ['a later format', changed({ orrery: 3 }), 'its format is 3, this program reads format 2'],
    ['a game without a name', changed({ game: 7 }), "its field 'game' is not a text"],
    ['an unknown game', changed({ game: 'meteor' }), "its game 'meteor' is not known here"],
    ['another version', changed({ version: 9 }), 'it was played under version 9 of comet, this is version 1'],
    ['no version', changed({ version: undefined }), 'it was played under version undefined of comet'],
    ['seats in words', changed({ seats: 'three' }), "its field 'seats' is not a whole number"],
    ['a seed of another type', changed({ seed: 5 }), "its field 'seed' is not a text"],
    ['settings of another type', changed({ settings: true }), "its field 'settings' is not an object"],
    ['no settings', changed({ settings: null }), "its field 'settings' is not an object"],
    ['choices of another type', changed({ choices: {} }), "its field 'choices' is not a list"],
    [
      'a choice without a seat',
      changed({ choices: [...choices.slice(0, 4), [{ do: 'keep' }]] }),
      'choice 5 is not a pair',
    ],
    ['a seat in words', changed({ choices: [['0', { do: 'keep' }]] }), 'choice 1 is not a pair of a seat and a choice'],
    ['a choice without a verb', changed({ choices: [choices[0], [1, { card: 3 }]] }), 'choice 2 is not a pair'],
  ])('%s', (_, damaged, says) => {
    const answer = readRecord(damaged, find);
    expect(answer).toMatchObject({ refused: 'bad-record', message: expect.stringContaining(says) });
    expect(isRefused(answer) && answer.message).toMatch(/^The record cannot be read: .*\.$/s);
  });
});

describe('a record that cannot be replayed says why and where', () => {
  const says = (fields: object, to?: number): string => {
    const answer = replay(comet, { ...record, ...fields } as PlayRecord, to);
    return isRefused(answer) ? `${answer.refused}: ${answer.message}` : 'replayed';
  };
  const { choices } = record;

  test('another game or version', () => {
    expect(says({ game: 'meteor' })).toContain(
      "bad-record: The record cannot be read: it is of 'meteor', not of 'comet'",
    );
    expect(says({ version: 2 })).toContain('it is of version 2, this is 1');
  });

  test('seats and settings that do not exist', () => {
    expect(says({ seats: 9 })).toContain('comet is for 2 to 4 seats, not 9');
    expect(says({ settings: { comets: 90 } })).toContain("setting 'comets' is a whole number from 3 to 7, not 90");
    expect(says({ settings: [] })).toContain('settings must be an object');
  });

  test('a choice that was not possible', () => {
    const total = choices.length;
    expect(says({ choices: choices.with(4, [choices[4][0], { do: 'bid', card: 99 } as never]) })).toContain(
      `choice 5 of ${total}: "bid card=99" is not possible`,
    );
    expect(says({ choices: choices.with(0, [8, choices[0][1]]) })).toContain(
      `choice 1 of ${total}: There is no seat 8`,
    );
    expect(says({ choices: [...choices, choices[0]] })).toContain(
      `choice ${total + 1} of ${total + 1}: The play is over`,
    );
  });

  test('a point that is not there', () => {
    for (const to of [-1, choices.length + 1, 1.5]) {
      expect(says({}, to)).toContain(`there is no choice ${to}; it has ${choices.length}`);
    }
  });

  test('another seed leads elsewhere, or nowhere', () => {
    const answer = replay(comet, { ...record, seed: 'another' });
    expect(isRefused(answer) || hashPlain(answer.state) !== hashes.at(-1)).toBe(true);
  });
});
