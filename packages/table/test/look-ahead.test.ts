import { comet } from '@orrery/comet';
import { type Choice, choose, isRefused, startPlay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { asksTwice, lookAhead } from '../src/index.ts';

const bid = (card: number): Choice => ({ do: 'bid', card }) as Choice;

function started() {
  const play = startPlay(comet, { seats: 2, settings: {}, seed: 'ahead' });
  if (isRefused(play)) throw new Error(play.message);
  return play;
}

test('a bid that others still answer ends the turn and can be taken back', () => {
  const play = started();
  expect(lookAhead(play, 0, bid(3))).toEqual({ endsTurn: true, final: false });
});

test('a choice that draws chance cannot be taken back, and nothing has happened by looking', () => {
  const play = started();
  choose(play, 0, bid(7));
  choose(play, 1, bid(1));
  const before = JSON.stringify(play.state);
  const ahead = lookAhead(play, 0, { do: 'slingshot' });
  expect(ahead.final).toBe(true);
  expect(asksTwice(play, { do: 'slingshot' }, ahead)).toBe(true);
  expect(JSON.stringify(play.state)).toBe(before);
});

test('what is not offered leads nowhere; what shows something in mid-turn is asked twice as well', () => {
  const play = started();
  const nothing = lookAhead(play, 0, { do: 'keep' });
  expect(nothing).toEqual({ endsTurn: false, final: false });
  expect(asksTwice(play, { do: 'keep' }, nothing)).toBe(false);
  expect(asksTwice(play, { do: 'keep' }, { endsTurn: false, final: true })).toBe(true);
});

test('a choice that says itself that the turn is over is not asked twice', () => {
  const play = { ...started(), game: { ...comet, saysDone: () => true } };
  expect(asksTwice(play, { do: 'keep' }, { endsTurn: true, final: false })).toBe(false);
});
