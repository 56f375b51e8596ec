import { advance, askedSeats, below, isOver, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { expect, test } from 'vitest';
import { closedBy, foreseen } from './why-not.ts';

/** A question is looked at now and then, so that the test stays quick. */
const EVERY = 12;
const PLAYED = 120;

test.each(Object.keys(ROOMS))('%s says what is closed now, with a rule that has words', async (id) => {
  const { game, words: wordsIn } = await ROOMS[id]();
  const words = await wordsIn('en');
  const play = startPlay(game, { seats: Math.max(2, game.seats.min), seed: 'closed' });
  if ('message' in play) throw new Error(String(play.message));
  const { state } = play;
  const luck = seedRandom('closed');
  let closed = 0;
  for (let made = 0; made < PLAYED && !isOver(state); made++) {
    const [seat] = askedSeats(game, state);
    const options = optionsOf(game, state, seat);
    if (made % EVERY === 0) {
      const screen = { view: game.view(state, seat), viewer: seat, options };
      for (const [rule, sayings] of closedBy(game, words, screen, foreseen(game, screen))) {
        expect(words.rules[rule], rule).toBeTruthy();
        closed += sayings.length;
      }
    }
    advance(game, state, seat, options[below(luck, options.length)]);
  }
  expect(closed).toBeGreaterThan(0);
});
