import { describe, expect, test } from 'vitest';
import {
  askedSeats,
  choose,
  type GameEvent,
  hashPlain,
  isOver,
  isRefused,
  listen,
  type PlayRecord,
  recordOf,
  replay,
  retrace,
  voiceOf,
} from '../src/index.ts';
import { ask, askSeats, begin, tinyGame } from './tiny.ts';

interface Spoken extends GameEvent {
  readonly round?: number;
}
const voice = voiceOf<Spoken>();

/** Three rounds in which two seats choose one after the other. */
const rounds = tinyGame({
  start: { run: (s) => void s.agenda.table.push({ step: 'round' }) },
  round: {
    run(s) {
      s.table.push('round');
      voice.tell?.({ event: 'round', round: s.table.length });
      if (s.table.length < 3) s.agenda.table.push({ step: 'round' });
      s.agenda.table.push({ step: 'second' }, { step: 'first' });
    },
  },
  first: { run: (s) => askSeats(s, [0], { step: 'ask' }, { step: 'ask' }) },
  second: { run: (s) => askSeats(s, [1], { step: 'ask' }) },
  ask: ask(['a', 'b'], {
    take(s, seat, choice) {
      s.done[seat].push(choice.do);
      voice.tell?.({ event: choice.do, seat });
    },
  }),
});

function played(): PlayRecord {
  const play = begin(rounds, 2);
  while (!isOver(play.state)) {
    const [seat] = askedSeats(rounds, play.state);
    choose(play, seat, { do: play.choices.length % 2 === 0 ? 'a' : 'b' });
  }
  return recordOf(play);
}

describe('a record that is played again', () => {
  test('is heard by whoever listens around it, event by event', () => {
    const record = played();
    const events = listen(() => void replay(rounds, record));
    expect(events.map(({ event }) => event).join(' ')).toBe('round a b a round b a b round a b a');
  });

  test('tells of every moment who chose, what happened, in which round, and the scores', () => {
    const traced = retrace(rounds, played());
    if (isRefused(traced)) throw new Error(traced.message);
    expect(traced.moments.map(({ by }) => by)).toEqual([null, 0, 0, 1, 0, 0, 1, 0, 0, 1]);
    expect(traced.moments.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(traced.moments[3].events.map(({ event }) => event)).toEqual(['a', 'round']);
    expect(traced.moments.at(-1)?.scores).toEqual([6, 3]);
  });

  test('stands at any moment as a play that came so far stood, and copies do not disturb each other', () => {
    const game = tinyGame({
      start: { run: (s) => askSeats(s, [0, 1], ...Array.from({ length: 20 }, () => ({ step: 'ask' }))) },
      ask: ask(['a', 'b']),
    });
    const play = begin(game, 2);
    for (let i = 0; i < 40; i++) choose(play, i % 2, { do: i % 3 === 0 ? 'a' : 'b' });
    const record = recordOf(play);
    const traced = retrace(game, record);
    if (isRefused(traced)) throw new Error(traced.message);
    for (const step of [40, 0, 17, 16, 15, 33, 17]) {
      const there = traced.playAt(step);
      const straight = replay(game, record, step);
      if (isRefused(straight)) throw new Error(straight.message);
      expect(there.choices).toEqual(straight.choices);
      expect(hashPlain(there.state)).toBe(hashPlain(straight.state));
      if (step < 40) choose(there, step % 2, { do: 'a' });
    }
  });

  test('is refused where a choice does not fit', () => {
    const record = played();
    const wrong = { ...record, choices: [...record.choices.slice(0, 4), [1, { do: 'a' }]] } as PlayRecord;
    expect(retrace(rounds, wrong)).toMatchObject({ refused: 'bad-record' });
  });
});
