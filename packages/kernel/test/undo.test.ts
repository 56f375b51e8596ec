import { describe, expect, test } from 'vitest';
import { below, choose, hashPlain, isRefused, questionNumber, reveal, undo, undoable, viewOf } from '../src/index.ts';
import { ask, askSeats, begin, type TinyState, tinyGame } from './tiny.ts';

/** Seats 0 and 1 take turns of two picks each; `draw` uses chance, `peek` shows something hidden. */
const turns = tinyGame({
  start: {
    run(s) {
      if (s.table.length === 6) return;
      s.agenda.table.push({ step: 'start' });
      askSeats(s, [s.table.length % 2], { step: 'pick' }, { step: 'pick' });
      s.table.push('turn');
    },
  },
  pick: ask(['a', 'b', 'draw', 'peek'], {
    take(s: TinyState, seat, choice) {
      s.done[seat].push(choice.do === 'draw' ? `drew ${below(s.random, 100)}` : choice.do);
      if (choice.do === 'peek') reveal(s);
    },
  }),
});

describe('undo in turns', () => {
  const play = (...choices: [number, string][]) => {
    const started = begin(turns, 2);
    for (const [seat, verb] of choices) expect(isRefused(choose(started, seat, { do: verb }))).toBe(false);
    return started;
  };
  const nothing = { refused: 'nothing-to-undo', message: expect.stringContaining('has nothing to take back') };

  test('there is nothing to undo at the start', () => {
    expect(undo(play(), 0)).toEqual(nothing);
  });

  test('goes back choice by choice, to the start of the play', () => {
    const p = play([0, 'a'], [0, 'b']);
    expect(undo(p, 0)).toEqual({ do: 'b' });
    expect(hashPlain(p.state)).toBe(hashPlain(play([0, 'a']).state));
    expect(undo(p, 0)).toEqual({ do: 'a' });
    expect(hashPlain(p.state)).toBe(hashPlain(play().state));
    expect(p.choices).toEqual([]);
    expect(undo(p, 0)).toEqual(nothing);
  });

  test('reaches over the end of a turn until the next seat decides', () => {
    const p = play([0, 'a'], [0, 'b']);
    expect(undoable(p, 0)).toBe(1);
    choose(p, 1, { do: 'a' });
    expect(undoable(p, 0)).toBeUndefined();
    expect(undo(p, 0)).toEqual(nothing);
    expect(undo(p, 1)).toEqual({ do: 'a' });
    expect(undo(p, 1), 'the choices before are of the other seat').toEqual(nothing);
    expect(undo(p, 0), 'nor does taking back open what was closed').toEqual(nothing);
  });

  test.each(['draw', 'peek'])('stops at "%s"', (verb) => {
    const p = play([0, 'a'], [0, verb]);
    expect(undo(p, 0)).toEqual(nothing);
    choose(p, 1, { do: 'a' });
    expect(undo(p, 1)).toEqual({ do: 'a' });
  });

  test('after chance goes back to it, not behind it', () => {
    const p = play([0, 'draw'], [0, 'b']);
    expect(undo(p, 0)).toEqual({ do: 'b' });
    expect(undo(p, 0)).toEqual(nothing);
    expect(hashPlain(p.state)).toBe(hashPlain(play([0, 'draw']).state));
  });

  test('and choosing again leads to the same state', () => {
    const p = play([0, 'a'], [0, 'b']);
    const hash = hashPlain(p.state);
    undo(p, 0);
    choose(p, 0, { do: 'b' });
    expect(hashPlain(p.state)).toBe(hash);
  });

  test('is not open to a seat that is not there', () => {
    expect(undo(play([0, 'a']), 7)).toEqual(nothing);
  });
});

/** All seats pick twice at once; then the table notes the end of the phase. */
const together = tinyGame({
  start: {
    run(s) {
      s.agenda.table.push({ step: 'end' });
      askSeats(s, [...s.done.keys()], { step: 'pick' }, { step: 'pick' });
    },
  },
  pick: ask(['a', 'b', 'peek', 'draw'], {
    take(s: TinyState, seat, choice) {
      s.done[seat].push(choice.do);
      if (choice.do === 'peek') reveal(s);
      if (choice.do === 'draw') below(s.random, 6);
    },
  }),
  end: {
    run(s) {
      s.table.push('end');
      askSeats(s, [0], { step: 'last' });
    },
  },
  last: ask(['a', 'b']),
});

describe('a simultaneous phase', () => {
  const after = (...choices: [number, string][]) => {
    const play = begin(together, 2);
    for (const [seat, verb] of choices) expect(isRefused(choose(play, seat, { do: verb }))).toBe(false);
    return play;
  };

  test('a seat takes back its own choice, whatever the others did since', () => {
    const play = after([0, 'a'], [1, 'b'], [0, 'b'], [1, 'a']);
    expect(play.state.table).toEqual(['end']);
    const open = after([0, 'a'], [1, 'b'], [0, 'b']);
    expect(undoable(open, 0)).toBe(2);
    expect(undo(open, 0)).toEqual({ do: 'b' });
    expect(undo(open, 0)).toEqual({ do: 'a' });
    expect(open.choices).toEqual([[1, { do: 'b' }]]);
    expect(hashPlain(open.state)).toBe(hashPlain(after([1, 'b']).state));
    expect(undo(open, 1)).toEqual({ do: 'b' });
    expect(isRefused(undo(open, 1))).toBe(true);
  });

  test('its end is a barrier: everybody sees what the others chose', () => {
    const play = after([0, 'a'], [1, 'b'], [0, 'b'], [1, 'a']);
    expect(isRefused(undo(play, 0))).toBe(true);
    expect(isRefused(undo(play, 1))).toBe(true);
  });

  test('what showed something to a seat stays, and only for that seat', () => {
    const play = after([0, 'a'], [1, 'a'], [0, 'peek']);
    expect(isRefused(undo(play, 0))).toBe(true);
    expect(undo(play, 1)).toEqual({ do: 'a' });
    expect(isRefused(undo(play, 0))).toBe(true);
    expect(play.choices).toEqual([
      [0, { do: 'a' }],
      [0, { do: 'peek' }],
    ]);
  });

  test('a view shows one’s own choices and not those of the others', () => {
    const play = after([0, 'a'], [1, 'b'], [0, 'b']);
    expect(viewOf(play, 0).done).toEqual([['a', 'b'], []]);
    expect(viewOf(play, 1).done).toEqual([[], ['b']]);
    expect(viewOf(play, null).done).toEqual([[], []]);
    choose(play, 1, { do: 'a' });
    for (const viewer of [0, 1, null])
      expect(viewOf(play, viewer).done).toEqual([
        ['a', 'b'],
        ['b', 'a'],
      ]);
  });

  test('the number of a question counts only what the seat knows of', () => {
    const play = after([0, 'a']);
    expect(questionNumber(play, 0)).toBe(1);
    expect(questionNumber(play, 1)).toBe(0);
    choose(play, 0, { do: 'b' });
    expect(questionNumber(play, 1)).toBe(0);
    expect(isRefused(choose(play, 1, { do: 'a' }, 0))).toBe(false);
    choose(play, 1, { do: 'b' }, 1);
    expect(questionNumber(play, 0)).toBe(4);
    expect(questionNumber(play, 1)).toBe(4);
  });

  test('chance inside it is a fault of the game', () => {
    expect(() => choose(after(), 0, { do: 'draw' })).toThrow('chance inside a simultaneous phase');
  });

  test('the last phase of a play ends as well: then everybody sees everything', () => {
    const last = tinyGame({ start: { run: (s) => askSeats(s, [0, 1], { step: 'pick' }) }, pick: ask(['a', 'b']) });
    const play = begin(last, 2);
    choose(play, 0, { do: 'a' });
    choose(play, 1, { do: 'b' });
    expect(viewOf(play, 0).done).toEqual([['a'], ['b']]);
    expect(viewOf(play, null).done).toEqual([['a'], ['b']]);
    expect(isRefused(undo(play, 0))).toBe(true);
  });

  test('begins after a turn without closing that turn', () => {
    const play = after([0, 'a'], [1, 'b'], [0, 'b'], [1, 'a'], [0, 'a']);
    expect(undo(play, 0)).toEqual({ do: 'a' });

    const turnThenAll = tinyGame({
      start: {
        run(s) {
          s.agenda.table.push({ step: 'all' });
          askSeats(s, [0], { step: 'pick' });
        },
      },
      all: { run: (s) => askSeats(s, [0, 1], { step: 'pick' }) },
      pick: ask(['a', 'b']),
    });
    const game = begin(turnThenAll, 2);
    choose(game, 0, { do: 'a' });
    expect(undo(game, 0)).toEqual({ do: 'a' });
    choose(game, 0, { do: 'b' });
    choose(game, 1, { do: 'a' });
    expect(isRefused(undo(game, 0)), 'another seat has decided since').toBe(true);
    undo(game, 1);
    expect(undo(game, 0)).toEqual({ do: 'b' });
  });
});

describe('a seat that waits inside a simultaneous phase', () => {
  /** All place at once; seats 0 and 1 then draft, seat 0 first. */
  const drafting = tinyGame({
    start: { run: (s) => askSeats(s, [0, 1, 2], { step: 'place' }, { step: 'draft' }) },
    place: ask(['here', 'there']),
    draft: ask(['red', 'blue'], {
      skip: (_, seat) => seat === 2,
      waits: (s, seat) => seat === 1 && s.agenda.seats[0].length > 0,
      options: (s) => ['red', 'blue'].filter((card) => !s.table.includes(card)).map((card) => ({ do: card })),
      take: (s, _, choice) => void s.table.push(choice.do),
    }),
  });

  test('knows what it waited for once it is asked', () => {
    const play = begin(drafting, 3);
    choose(play, 1, { do: 'here' });
    choose(play, 0, { do: 'here' });
    expect(viewOf(play, 1).done).toEqual([[], ['here'], []]);
    choose(play, 0, { do: 'red' });
    const view = viewOf(play, 1);
    expect(view.table).toEqual(['red']);
    expect(isRefused(undo(play, 0)), 'seat 1 has seen it').toBe(true);
    expect(isRefused(choose(play, 1, { do: 'blue' }, questionNumber(play, 1)))).toBe(false);
    expect(isRefused(choose(play, 2, { do: 'there' }, questionNumber(play, 2)))).toBe(false);
    expect(play.state.table).toEqual(['red', 'blue']);
  });
});
