import { isRefused, startPlay } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { onMars } from '../../game.ts';
import type { OnMarsState } from '../../rules/state.ts';
import { homeSpot, rosterOf, slotSpot, workSpot } from './roster.ts';

function start(): OnMarsState {
  const play = startPlay(onMars, { seats: 2, settings: {}, seed: 'roster' });
  if (isRefused(play)) throw new Error(play.message);
  const state = onMars.clone(play.state);
  Object.assign(state.players[0], { quarters: 3, working: 0, slots: state.players[0].slots.map(() => 0) });
  return state;
}

const CONSTRUCT = 2;

test('whoever left home is whoever turned up at the action, and the others stay who they are', () => {
  const view = start();
  const before = rosterOf(view, new Map());
  view.players[0].quarters = 2;
  view.players[0].slots[CONSTRUCT] = 1;
  const after = rosterOf(view, before);
  expect(after.get(slotSpot(0, CONSTRUCT, 0))).toBe(before.get(homeSpot(0, 2)));
  expect(after.get(homeSpot(0, 0))).toBe(before.get(homeSpot(0, 0)));
  expect(after.get(homeSpot(1, 0))).toBe(before.get(homeSpot(1, 0)));
});

test('who is driven off an action walks to the Working Area, and who is new was nowhere before', () => {
  const view = start();
  view.players[0].slots[CONSTRUCT] = 1;
  const before = rosterOf(view, new Map());
  view.players[0].slots[CONSTRUCT] = 0;
  view.players[0].working = 1;
  view.players[0].quarters = 4;
  const after = rosterOf(view, before);
  const known = new Set(before.values());
  expect([...after.values()].filter((who) => !known.has(who))).toHaveLength(1);
  expect([after.get(workSpot(0, 0)), after.get(homeSpot(0, 3))]).toContain(before.get(slotSpot(0, CONSTRUCT, 0)));
  expect(new Set(after.values()).size).toBe(after.size);
});
