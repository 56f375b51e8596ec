import { type Drawing, openBoard } from '@orrery/board';
import { thinkerOf } from '@orrery/bots';
import { askedSeats, isRefused, notation, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { describe, expect, test } from 'vitest';
import { wayOf } from './steps.ts';

describe('the way of a hint', () => {
  for (const id of Object.keys(ROOMS))
    test(`${id}: every step is a press with words, and what does not follow is left out`, async () => {
      const room = await ROOMS[id]();
      const drawing = (await room.board?.()) as Drawing;
      const [words, text] = await Promise.all([room.words('en'), drawing.text('en')]);
      const { game, advice } = room;
      const play = startPlay(game, { seats: Math.max(2, game.seats.min), settings: {}, seed: 'hint' });
      if (isRefused(play)) throw new Error(play.message);
      const [seat] = askedSeats(game, play.state);
      const view = game.view(play.state, seat);
      const options = optionsOf(game, play.state, seat);
      const names = play.state.agenda.seats.map((_, each) => `Seat ${each + 1}`);
      const facts = { view, viewer: seat, names, options, words, text, whyNot: () => undefined };
      const store = openBoard(game, drawing, { facts, take: () => undefined });
      const { line } = thinkerOf('hard', { playouts: 40 }).think(game, advice, view, seat, seedRandom('hint'));
      const around = { game, drawing, store, view, seat };
      const { steps, choices } = wayOf(line, around);
      expect(notation(choices[0])).toBe(notation(line[0]));
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.map(({ place }) => place)).toEqual(
        expect.arrayContaining([...drawing.pressesOf(line[0], view, seat)]),
      );
      for (const step of steps) expect(step.text).not.toMatch(/^$|undefined|NaN/);
      expect(wayOf([line[0], { do: 'never' }], around).choices).toEqual([line[0]]);

      // What a hint tries out gives way to whatever is pointed at, and goes with its question.
      store.guide({ option: line[0], steps: steps.map(({ place }) => place) });
      expect(notation(store.preview()?.option ?? { do: '' })).toBe(notation(line[0]));
      const other = options.find((option) => notation(option) !== notation(line[0]));
      store.pointAt(other);
      if (other !== undefined) expect(store.preview()?.option).toBe(other);
      store.update({ facts: { ...facts, options: [] }, take: () => undefined });
      expect(store.guided()).toBeUndefined();
    });
});
