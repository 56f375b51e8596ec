import {
  advance,
  askedSeats,
  below,
  choose,
  isOver,
  isRefused,
  optionsOf,
  seedRandom,
  startPlay,
  viewOf,
} from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { pulsar } from '../../game.ts';
import type { PulsarChoice } from '../../rules/choices.ts';
import { markerSeat } from '../../rules/counts.ts';
import type { PulsarState } from '../../rules/state.ts';
import { text as de } from '../../text/de/board.ts';
import { text as en } from '../../text/en/board.ts';
import { pulsarWords } from '../../text/words.ts';
import { changesOf } from '../changes.ts';
import { explain } from '../explain/index.ts';
import type { Facts } from '../facts.ts';
import { movesWith } from './moves.ts';

const words = await pulsarWords('en');
const factsOf = (view: PulsarState, viewer: number, options: readonly PulsarChoice[], text = en): Facts => ({
  view,
  viewer,
  names: ['Orion', 'Vega', 'Lyra', 'Rigel'],
  options,
  words,
  text,
  whyNot: () => undefined,
});

/** Every question about a die in a play by chance. */
function* diceQuestions(seats: number): Generator<{ readonly state: PulsarState; readonly facts: Facts }> {
  const play = startPlay(pulsar, { seats, settings: {}, seed: 'dice' });
  if (isRefused(play)) throw new Error(play.message);
  const luck = seedRandom('dice');
  while (!isOver(play.state)) {
    const [seat] = askedSeats(pulsar, play.state);
    const options = optionsOf(pulsar, play.state, seat);
    if (options[0].do === 'take-die') yield { state: play.state, facts: factsOf(viewOf(play, seat), seat, options) };
    const answer = choose(play, seat, options[below(luck, options.length)]);
    if (isRefused(answer)) throw new Error(answer.message);
  }
}

describe('before a die is taken', () => {
  for (const seats of [2, 3, 4])
    it(`what each marker does is what then happens: ${seats} seats`, () => {
      let passed = 0;
      for (const { state, facts } of diceQuestions(seats))
        for (let die = 1; die <= 6; die++)
          for (const { move, kind, order, passed: whom } of movesWith(facts, die)) {
            const after = structuredClone(state);
            advance(pulsar, after, facts.viewer as number, { do: 'take-die', die, move });
            expect(after[kind].map(markerSeat)).toEqual(order);
            passed += whom.length;
          }
      expect(passed).toBeGreaterThan(0);
    });

  it('pointing at it says whom the markers pass and which turn order results', () => {
    const said = new Set<string>();
    for (const { facts } of diceQuestions(3))
      for (let die = 1; die <= 6; die++)
        for (const text of [en, de])
          for (const { text: line } of explain(`pool ${die}`, { ...facts, text })?.outcomes?.() ?? []) said.add(line);
    const all = [...said].join('\n');
    expect(all).toMatch(/Initiative: from \d+ to \d+\. Passes \w+.*\. Next round: \w+, \w+, \w+\./);
    expect(all).toMatch(/Engineering: from \d+ to \d+\. Falls behind/);
    expect(all).toMatch(/Initiative: von \d+ auf \d+\. Überholt/);
    expect(all).not.toMatch(/undefined|NaN/);
  });

  it('the ranks of those it passes are among what changes', () => {
    for (const { state, facts } of diceQuestions(3))
      for (let die = 1; die <= 6; die++)
        for (const { move, passed } of movesWith(facts, die)) {
          const after = structuredClone(state);
          advance(pulsar, after, facts.viewer as number, { do: 'take-die', die, move });
          const others = changesOf(facts.view, after, facts).flatMap(({ seat }) => seat ?? []);
          expect(new Set(others)).toEqual(new Set(passed));
        }
  });
});
