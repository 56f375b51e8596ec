import { comet } from '@orrery/comet';
import { describe, expect, test } from 'vitest';
import {
  advance,
  askedSeats,
  frameOf,
  GameFault,
  isAsked,
  isOver,
  optionsOf,
  seedRandom,
  settle,
} from '../src/index.ts';
import { ask, askSeats, type TinyState, tinyGame } from './tiny.ts';

function settled(game: ReturnType<typeof tinyGame>, seats: number): TinyState {
  const s = game.setup({}, seats, seedRandom('flow'));
  settle(game, s);
  return s;
}

const start = (run: (s: TinyState) => void) => ({ run });

describe('the agenda', () => {
  test('the last frame of a stack is next, and a step is off the agenda when it runs', () => {
    const seen: number[] = [];
    const game = tinyGame({
      start: start((s) => void s.agenda.table.push({ step: 'note', of: 'second' }, { step: 'note', of: 'first' })),
      note: {
        run(s, { of }) {
          seen.push(s.agenda.table.length);
          s.table.push(of ?? '');
        },
      },
    });
    expect(settled(game, 1).table).toEqual(['first', 'second']);
    expect(seen).toEqual([1, 0]);
  });

  test('a play without frames is over, and nobody is asked', () => {
    const s = settled(tinyGame({ start: start(() => undefined) }), 2);
    expect(isOver(s)).toBe(true);
    expect(askedSeats(tinyGame({}), s)).toEqual([]);
    expect(isAsked(tinyGame({}), s, 7)).toBe(false);
  });

  test('a seat is asked with the arguments of its frame', () => {
    const game = tinyGame({
      start: start((s) => askSeats(s, [1], { step: 'pick', of: 'red' })),
      pick: ask([], { options: (_, __, { of }) => [{ do: `take-${of}` }] }),
    });
    const s = settled(game, 2);
    expect(askedSeats(game, s)).toEqual([1]);
    expect(frameOf(game, s, 1)).toEqual({ step: 'pick', of: 'red' });
    expect(frameOf(game, s, 0)).toBeUndefined();
    expect(optionsOf(game, s, 1)).toEqual([{ do: 'take-red' }]);
    advance(game, s, 1, { do: 'take-red' });
    expect(s.done).toEqual([[], ['take-red']]);
    expect(isOver(s)).toBe(true);
  });

  test('the table goes on only when every seat is done', () => {
    const game = tinyGame({
      start: start((s) => {
        s.agenda.table.push({ step: 'end' });
        askSeats(s, [0, 1, 2], { step: 'pick' });
      }),
      pick: ask(['go']),
      end: { run: (s) => void s.table.push('end') },
    });
    const s = settled(game, 3);
    const { phase } = s.agenda;
    for (const seat of [2, 0]) advance(game, s, seat, { do: 'go' });
    expect(s.table).toEqual([]);
    expect(s.agenda.phase).toBe(phase);
    expect(askedSeats(game, s)).toEqual([1]);
    advance(game, s, 1, { do: 'go' });
    expect(s.table).toEqual(['end']);
    expect(s.agenda.phase).toBe(phase + 1);
  });

  test('a step that is pushed again asks again', () => {
    const game = tinyGame({
      start: start((s) => askSeats(s, [0], { step: 'pick' })),
      pick: ask(['more', 'stop'], {
        take(s, seat, choice) {
          s.done[seat].push(choice.do);
          if (choice.do === 'more') s.agenda.seats[seat].push({ step: 'pick' });
        },
      }),
    });
    const s = settled(game, 1);
    for (const verb of ['more', 'more', 'stop']) advance(game, s, 0, { do: verb });
    expect(s.done).toEqual([['more', 'more', 'stop']]);
    expect(isOver(s)).toBe(true);
  });
});

describe('skip', () => {
  test('drops a step with nothing to decide', () => {
    const game = tinyGame({
      start: start((s) => askSeats(s, [0, 1], { step: 'pick' }, { step: 'pick' })),
      pick: ask(['go'], { skip: (s, seat) => s.done[seat].length > 0 }),
    });
    const s = settled(game, 2);
    advance(game, s, 0, { do: 'go' });
    expect(askedSeats(game, s)).toEqual([1]);
    expect(s.agenda.seats[0]).toEqual([]);
  });

  test('looks again after something ran, at seats it has passed as well', () => {
    const game = tinyGame({
      start: start((s) => {
        askSeats(s, [0, 2], { step: 'pick' });
        askSeats(s, [1], { step: 'stop' });
      }),
      pick: ask(['go'], { skip: (s, seat) => seat === 0 && s.table.length > 0 }),
      stop: { run: (s) => void s.table.push('stopped') },
    });
    expect(askedSeats(game, settled(game, 3))).toEqual([2]);
  });
});

describe('waits', () => {
  const inOrder = tinyGame({
    start: start((s) => askSeats(s, [0, 1, 2], { step: 'pick' })),
    pick: ask(['go'], { waits: (s, seat) => s.agenda.seats.some((stack, other) => other < seat && stack.length > 0) }),
  });

  test('keeps a seat from being asked until the others are done', () => {
    const s = settled(inOrder, 3);
    expect(askedSeats(inOrder, s)).toEqual([0]);
    expect(frameOf(inOrder, s, 1)).toBeUndefined();
    advance(inOrder, s, 0, { do: 'go' });
    expect(askedSeats(inOrder, s)).toEqual([1]);
  });

  test('a seat that waits keeps the table from going on', () => {
    const s = settled(inOrder, 3);
    expect(isOver(s)).toBe(false);
    for (const seat of [0, 1, 2]) advance(inOrder, s, seat, { do: 'go' });
    expect(isOver(s)).toBe(true);
  });

  test('ends when the one waited for has nothing to decide', () => {
    const game = tinyGame({
      start: start((s) => {
        askSeats(s, [0], { step: 'pick' });
        askSeats(s, [1], { step: 'nothing' });
      }),
      pick: ask(['go'], { waits: (s) => s.agenda.seats[1].length > 0 }),
      nothing: ask(['never'], { skip: () => true }),
    });
    expect(askedSeats(game, settled(game, 2))).toEqual([0]);
  });
});

describe('steps that run for a seat', () => {
  test('know their seat, and the table is no seat', () => {
    const game = tinyGame({
      start: {
        run(s, _, seat) {
          s.table.push(`table ${seat}`);
          askSeats(s, [0, 1], { step: 'note' }, { step: 'pick' });
        },
      },
      note: { run: (s, _, seat) => void s.done[seat].push(`ran ${seat}`) },
      pick: ask(['go']),
    });
    const s = settled(game, 2);
    expect(s.table).toEqual(['table -1']);
    expect(s.done).toEqual([['ran 0'], ['ran 1']]);
  });

  test('may leave something to run for a seat before them', () => {
    const game = tinyGame({
      start: start((s) => {
        askSeats(s, [1], { step: 'pass' }, { step: 'pick' });
        askSeats(s, [2], { step: 'pick' });
      }),
      pass: { run: (s) => askSeats(s, [0], { step: 'note' }, { step: 'pick' }) },
      note: { run: (s, _, seat) => void s.done[seat].push('ran') },
      pick: ask(['go']),
    });
    const s = settled(game, 3);
    expect(s.done[0]).toEqual(['ran']);
    expect(askedSeats(game, s).map((seat) => optionsOf(game, s, seat).length)).toEqual([1, 1, 1]);
  });
});

describe('a fault of a game is reported', () => {
  test('a dead end', () => {
    const game = tinyGame({ start: start((s) => askSeats(s, [0], { step: 'pick' })), pick: ask([]) });
    const s = settled(game, 1);
    expect(() => optionsOf(game, s, 0)).toThrow(new GameFault("tiny: seat 0 has no option in 'pick'"));
  });

  test('an agenda of the table that does not come to rest', () => {
    const game = tinyGame({ start: start((s) => void s.agenda.table.push({ step: 'start' })) });
    expect(() => settled(game, 1)).toThrow(new GameFault('tiny: the agenda does not come to rest'));
  });

  test('an agenda of a seat that does not come to rest', () => {
    const game = tinyGame({
      start: start((s) => askSeats(s, [0], { step: 'again' })),
      again: { run: (s) => askSeats(s, [0], { step: 'again' }) },
    });
    expect(() => settled(game, 1)).toThrow(new GameFault('tiny: the agenda does not come to rest'));
  });

  test('seats that wait for each other', () => {
    const game = tinyGame({
      start: start((s) => askSeats(s, [0, 1], { step: 'pick' })),
      pick: ask(['go'], { waits: () => true }),
    });
    expect(() => settled(game, 2)).toThrow('every seat that has something to do waits for another one');
  });

  test('a step without a name', () => {
    const game = tinyGame({ start: start((s) => void s.agenda.table.push({ step: 'strat' })) });
    expect(() => settled(game, 1)).toThrow(new GameFault("tiny has no step 'strat'"));
  });

  test('a question on the agenda of the table', () => {
    const game = tinyGame({ start: start((s) => void s.agenda.table.push({ step: 'pick' })), pick: ask(['go']) });
    expect(() => settled(game, 1)).toThrow(new GameFault("tiny: 'pick' asks, so it belongs to a seat"));
  });
});

test('a whole play without a record: the fast path of simulations', () => {
  const s = comet.setup({ comets: 7 }, 3, seedRandom('fast'));
  settle(comet, s);
  let choices = 0;
  while (!isOver(s)) {
    const [seat] = askedSeats(comet, s);
    advance(comet, s, seat, optionsOf(comet, s, seat)[0]);
    choices++;
  }
  expect(choices).toBeGreaterThanOrEqual(21);
  expect(comet.result(s)?.scores).toEqual(s.points);
});
