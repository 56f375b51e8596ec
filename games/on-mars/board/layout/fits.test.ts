import { BoardContext, type BoardStore, type Drawing, openBoard } from '@orrery/board';
import { askedSeats, below, choose, isOver, isRefused, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { onMars } from '../../game.ts';
import type { OmChoice, OnMarsState } from '../../rules/state.ts';
import { text } from '../../text/de/board.ts';
import { onMarsWords } from '../../text/words.ts';
import { drawing } from '../index.ts';
import { linesOfSlip, lineWidth } from '../slip/lines.tsx';
import { type Facts, FactsContext } from '../table.tsx';
import { Part } from './part.tsx';

const words = await onMarsWords('de');
const anyDrawing = drawing as unknown as Drawing<OnMarsState, OmChoice>;

const MOST = 3;

/** One short line to press. */
const isShort = (facts: Facts): boolean => {
  const lines = linesOfSlip(facts);
  return lines.length === 1 && lineWidth(lines[0]) <= 124;
};
/** The benefits of life support, which fill two rows of a phone. */
const isLong = (facts: Facts): boolean => linesOfSlip(facts).filter(({ option }) => option.do === 'lss').length === 4;

/** Positions of a play by chance in which somebody is asked with such a slip in the own turn. */
function withSlip(isWanted: (facts: Facts) => boolean, seats: number, seed: string): Facts[] {
  const play = startPlay(onMars, { seats, settings: {}, seed });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom(seed);
  const found: Facts[] = [];
  while (!isOver(play.state) && found.length < MOST) {
    const [seat] = askedSeats(onMars, play.state);
    const options = optionsOf(onMars, play.state, seat);
    const view = onMars.view(play.state, seat);
    const names = ['Orion', 'Vega', 'Lyra', 'Rigel'];
    const facts = { view, viewer: seat, names, options, words, text, whyNot: () => undefined };
    const isTurn = view.rules.solo || view.active === seat;
    if (isTurn && isWanted(facts)) found.push(facts);
    choose(play, seat, options[below(luck, options.length)]);
  }
  return found;
}

/** How high a part is drawn: the sheets of it one under another. */
function heightOf(facts: Facts, part: string, width: number, height: number): number {
  const store = openBoard(onMars, anyDrawing, { facts, take: () => undefined }) as unknown as BoardStore;
  const layout = { kind: 'parts', part, width, height } as const;
  const seat = facts.viewer ?? 0;
  const drawn = createElement(Part, { layout, shown: seat, onLook: () => undefined });
  const markup = renderToStaticMarkup(
    createElement(BoardContext, { value: store }, createElement(FactsContext, { value: facts }, drawn)),
  );
  return [...markup.matchAll(/<svg class="om-draw[^>]* height="([\d.]+)"/g)].reduce((sum, [, high]) => sum + +high, 0);
}

/** Rooms for a board on a phone, upright and on its side, and on a tablet, upright and on its side. */
const ROOMS = [
  [390, 542],
  [544, 296],
  [820, 878],
  [810, 726],
] as const;

test('a short line to press leaves every side and the map in sight on every small screen', () => {
  const seen = [...withSlip(isShort, 4, 'fits'), ...withSlip(isShort, 2, 'fits two')];
  expect(seen).toHaveLength(2 * MOST);
  const tooHigh = new Set<string>();
  for (const facts of seen)
    for (const [width, height] of ROOMS)
      for (const part of ['mars', 'orbit', 'colony']) {
        const high = heightOf(facts, part, width, height);
        expect(high).toBeGreaterThan(height * 0.8);
        if (high > height + 1) tooHigh.add(`${part} in ${width} by ${height}: ${high}`);
      }
  expect([...tooHigh]).toEqual([]);
});

test('above the benefits of life support all of it stays in sight on a phone, upright and on its side', () => {
  const seen = withSlip(isLong, 3, 'benefits');
  expect(seen.length).toBeGreaterThan(0);
  for (const facts of seen)
    for (const [width, height] of ROOMS.slice(0, 2))
      expect(heightOf(facts, 'mars', width, height), `${width} by ${height}`).toBeLessThanOrEqual(height + 1);
});
