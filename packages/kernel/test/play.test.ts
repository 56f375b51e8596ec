import { comet } from '@orrery/comet';
import { describe, expect, test } from 'vitest';
import {
  choose,
  hashPlain,
  isRefused,
  type Play,
  questionNumber,
  type RefusalCode,
  startPlay,
  whyNot,
} from '../src/index.ts';
import { ask, askSeats, begin, tinyGame } from './tiny.ts';

/** The choice is refused with this code, says this, and changes nothing. */
function expectRefused(
  play: Play<never, never>,
  seat: number,
  choice: unknown,
  code: RefusalCode,
  says: string,
  question?: number,
) {
  const before = hashPlain([play.state, play.choices]);
  const answer = choose(play, seat, choice, question);
  expect(isRefused(answer) ? answer.refused : 'taken').toBe(code);
  expect(isRefused(answer) ? answer.message : '').toContain(says);
  expect(hashPlain([play.state, play.choices])).toBe(before);
}

const bid = (card: number) => ({ do: 'bid', card });

describe('a play starts', () => {
  test('at its first question', () => {
    const play = begin(comet, 3);
    expect(play.choices).toEqual([]);
    expect(play.state.agenda.seats.map((stack) => stack.length)).toEqual([1, 1, 1]);
    expect(play.settings).toEqual({ comets: 7 });
  });

  test.each([
    [{ seats: 1, seed: '' }, 'comet is for 2 to 4 seats, not 1.'],
    [{ seats: 5, seed: '' }, 'not 5'],
    [{ seats: 2.5, seed: '' }, 'not 2.5'],
    [{ seats: 2, seed: '', settings: { comets: 9 } }, "setting 'comets' is a whole number from 3 to 7, not 9"],
    [{ seats: 2, seed: '', settings: { comet: 3 } }, "there is no setting 'comet'; known are comets"],
    [{ seats: 2, seed: 7 as unknown as string }, 'The seed must be a text.'],
  ])('but not with %j', (start, says) => {
    const answer = startPlay(comet, start);
    expect(answer).toMatchObject({ refused: 'bad-settings', message: expect.stringContaining(says) });
  });

  test('but not with settings that do not fit together', () => {
    const game = tinyGame({ start: { run: () => undefined } });
    expect(isRefused(startPlay(game, { seats: 3, seed: '', settings: { quick: true } }))).toBe(false);
    expect(startPlay(game, { seats: 4, seed: '', settings: { quick: true } })).toEqual({
      refused: 'bad-settings',
      message: 'The settings do not fit: quick is for 3 seats at most.',
    });
  });
});

describe('a choice is refused', () => {
  const play = begin(comet, 3) as unknown as Play<never, never>;

  test.each([-1, 3, 0.5, Number.NaN])('for seat %d, which is not there', (seat) => {
    expectRefused(play, seat, bid(1), 'no-such-seat', 'seats are 0 to 2');
  });

  test.each([null, undefined, 'bid', 3, [], {}, { do: 3 }, { do: 'bid', card: Number.NaN }])(
    'when it is %j',
    (choice) => {
      expectRefused(play, 0, choice, 'malformed', 'plain object with a text in its field "do"');
    },
  );

  test('when it is not listed, with the rule that forbids it', () => {
    expectRefused(play, 0, bid(8), 'illegal', `"bid card=8" is not possible for seat 0 in 'bid': rule COM-BID-01.`);
    expect(choose(play, 0, bid(8))).toMatchObject({ rule: 'COM-BID-01' });
    expectRefused(play, 0, { ...bid(3), beside: 1 }, 'illegal', 'COM-BID-01');
  });

  test('when it is not listed, without a rule where none is named', () => {
    expectRefused(play, 0, { do: 'keep' }, 'illegal', "in 'bid'. Choose one of the listed options.");
    expect(choose(play, 0, { do: 'keep' })).not.toHaveProperty('rule');
  });

  test('even when explaining it fails', () => {
    const game = tinyGame({
      start: { run: (s) => askSeats(s, [0], { step: 'pick' }) },
      pick: ask(['go'], {
        whyNot() {
          throw new TypeError('cell 1000 has no neighbours');
        },
      }),
    });
    expectRefused(begin(game, 1) as never, 0, { do: 'stay' }, 'illegal', 'Choose one of the listed options.');
  });

  test('when the seat is not asked, and says who is', () => {
    const waiting = begin(comet, 3) as unknown as Play<never, never>;
    choose(waiting, 1, bid(4));
    expectRefused(waiting, 1, bid(5), 'not-asked', 'Seat 1 is not asked now; asked: 0, 2.');
  });

  test('when it answers an older question, or one that is not yet asked', () => {
    const question = questionNumber(play as never, 0);
    expectRefused(
      play,
      0,
      bid(1),
      'stale',
      `This answers question ${question - 1}, but question ${question} is asked now`,
      question - 1,
    );
    expectRefused(play, 0, bid(1), 'stale', 'Look again', question + 1);
    expect(isRefused(choose(begin(comet, 3), 0, bid(1), question))).toBe(false);
  });

  test('when the play is over', () => {
    const over = begin(tinyGame({ start: { run: () => undefined } }), 1) as never;
    expectRefused(over, 0, { do: 'go' }, 'over', 'The play is over');
  });
});

describe('why not', () => {
  test('names the rule, or nothing for a choice that is listed', () => {
    const play = begin(comet, 2);
    expect(whyNot(play, 0, { do: 'bid', card: 9 })).toEqual({ rule: 'COM-BID-01' });
    expect(whyNot(play, 0, { do: 'bid', card: 1 })).toBeUndefined();
    expect(whyNot(play, 0, { do: 'keep' })).toBeUndefined();
  });
});
