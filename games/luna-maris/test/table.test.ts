import { choose, isRefused, type Play, startPlay, undo } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { lunaMaris } from '../game.ts';
import type { LunaChoice } from '../rules/choices.ts';
import type { LunaState } from '../rules/state.ts';
import { chooseAll, pass, position, use } from './position.ts';

function start(seats: number, settings: unknown): Play<LunaState, LunaChoice> | string {
  const play = startPlay(lunaMaris, { seats, settings, seed: 'table' });
  return isRefused(play) ? play.message : play;
}

test('the edition is a setting, and only known ones are taken', () => {
  expect(start(2, { edition: 'reconstruction-6' })).toBeTypeOf('object');
  expect(start(2, { edition: 'collector' })).toContain("setting 'edition' is one of reconstruction-6");
});

test('a level of the automaton needs a single seat', () => {
  expect(start(1, { automaton: 'advanced' })).toBeTypeOf('object');
  expect(start(2, { automaton: 'advanced' })).toContain("'advanced' does not fit 2 seats");
  expect(start(3, { automaton: 'basic' })).toBeTypeOf('object');
});

test('five seats and unknown settings are refused', () => {
  expect(start(5, {})).toContain('1 to 4 seats');
  expect(start(2, { events: true })).toContain("there is no setting 'events'");
});

test('a foreign, illegal or malformed choice changes nothing', () => {
  const t = position();
  const before = JSON.stringify(t.state);
  const { play } = t;
  expect(choose(play, 1, pass)).toMatchObject({ refused: 'not-asked' });
  expect(choose(play, 0, use('botanist', 'G'))).toMatchObject({ refused: 'illegal', rule: 'LM-USE-02' });
  expect(choose(play, 0, { do: 'use', card: 'janitor', module: 'cellar' })).toMatchObject({ refused: 'illegal' });
  expect(choose(play, 0, { do: 'depot', cube: 'gold' })).toMatchObject({ refused: 'illegal' });
  expect(choose(play, 0, 'pass')).toMatchObject({ refused: 'malformed' });
  expect(choose(play, 0, pass, 7)).toMatchObject({ refused: 'stale' });
  expect(JSON.stringify(t.state)).toBe(before);
});

test('a turn can be taken back until a card is revealed', () => {
  const t = position({ players: [{ at: 'F' }] });
  const before = JSON.stringify(t.state);
  chooseAll(t, 0, use('geologist', 'G'), { do: 'install' }, { do: 'field', field: 'm04' });
  for (let i = 0; i < 3; i++) t.undo(0);
  expect(JSON.stringify(t.state)).toBe(before);
  const food = position({ players: [{ at: 'I' }] });
  chooseAll(food, 0, use('chemist', 'J'), { do: 'harvest', option: 2 });
  expect(undo(food.play, 0)).toMatchObject({ refused: 'nothing-to-undo' });
});
