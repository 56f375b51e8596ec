import { below, pick, type Random, seedRandom } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { BOTS, BOTS_AS_ROVERS, CONTROL, ROVER } from '../data/index.ts';
import { NEIGHBOURS, RINGS } from '../rules/hexes.ts';
import { canEnd, isLegalEnd, movesBots, movesRover, ROVER_BIT } from '../rules/move-ends.ts';
import { type Hex, NONE, type OnMarsState } from '../rules/state.ts';
import { discovery, hex, moveBot, moveRover, place, research } from './position.ts';

interface Points {
  readonly bots: number;
  readonly rover: number;
  readonly extra: number;
}

/** The same question, answered step by step: any piece, any neighbour, a Crystal where the points are spent. */
function endsStepByStep(s: OnMarsState, moved: number, mode: number, { bots, rover, extra }: Points): boolean {
  if (isLegalEnd(s, 0, moved, mode, extra)) return true;
  const p = s.players[0];
  const spend = (points: number): number => (points > 0 ? extra : extra - 1);
  const step = (from: Hex, put: (to: Hex) => void, after: number, left: Points): boolean =>
    NEIGHBOURS[from].some((to) => {
      s.pieces[from]--;
      s.pieces[to]++;
      put(to);
      const ends = endsStepByStep(s, after, mode, left);
      put(from);
      s.pieces[to]--;
      s.pieces[from]++;
      return ends;
    });
  if (movesBots(mode) && bots + extra > 0) {
    const left = { bots: Math.max(0, bots - 1), rover, extra: spend(bots) };
    const putBot = (i: number) => (to: Hex) => {
      p.bots[i] = to;
    };
    for (let i = 0; i < p.bots.length; i++) if (step(p.bots[i], putBot(i), moved | (1 << i), left)) return true;
  }
  if (!movesRover(mode) || p.rover === NONE || rover + extra === 0) return false;
  const left = { bots, rover: Math.max(0, rover - 1), extra: spend(rover) };
  const putRover = (to: Hex): void => {
    p.rover = to;
  };
  return step(p.rover, putRover, moved | ROVER_BIT, left);
}

/** Beyond the reach of every site to the left of it, within reach to the right. */
const MIDDLE = hex(-4, 0);
const NEAR: readonly Hex[] = [MIDDLE, ...RINGS[MIDDLE][1]];
const AROUND: readonly Hex[] = [...NEAR, ...RINGS[MIDDLE][2]];
/** Discovery tiles whose benefit needs a Bot near a site, and others whose benefit does not. */
const TILES = [2, 3, 12, 13];

/** Own and foreign pieces close together, with tiles about that can or cannot be taken. */
function crowd(random: Random): OnMarsState {
  const any = (of: readonly Hex[]): Hex => pick(random, of);
  return place({
    side: 'colony',
    edit(s, me) {
      me.crystals = 0;
      s.ground.fill(0);
      for (let i = 0, n = 1 + below(random, 3); i < n; i++) moveBot(s, 0, any(AROUND), i);
      if (below(random, 3) > 0) moveRover(s, 0, any(AROUND));
      moveRover(s, 1, any(NEAR));
      for (const at of AROUND) if (s.pieces[at] === 0 && below(random, 3) > 0) s.pieces[at] = 1;
      for (const at of AROUND) if (below(random, 2) === 0) discovery(s, pick(random, TILES), at);
      if (below(random, 2) === 0) research(s, below(random, 4), any(AROUND));
    },
  });
}

rule('OM-CTRL-11', 'a movement that begins can always end, and none that could end is kept back', () => {
  const counts = { yes: 0, no: 0 };
  for (let no = 0; no < 2_000; no++) {
    const random = seedRandom(`ends ${no}`);
    const s = crowd(random);
    const p = s.players[0];
    const mode = pick(random, [BOTS, ROVER, CONTROL, BOTS_AS_ROVERS]);
    let moved = movesRover(mode) && p.rover !== NONE ? ROVER_BIT : 0;
    if (movesBots(mode)) for (let i = 0; i < p.bots.length; i++) moved |= below(random, 2) << i;
    const points = { bots: below(random, 3), rover: below(random, 3), extra: below(random, 2) };
    const before = JSON.stringify(s);
    const slow = endsStepByStep(s, moved, mode, points);
    counts[slow ? 'yes' : 'no']++;
    const fast = canEnd(s, 0, moved, mode, points.bots, points.rover, points.extra);
    expect(fast, `ends ${no}, mode ${mode}, moved ${moved}, ${JSON.stringify(points)}`).toBe(slow);
    expect(JSON.stringify(s), `ends ${no} changed the state`).toBe(before);
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(80);
});

rule(['OM-CTRL-04', 'OM-CTRL-11'], 'two Bots in the way of others need a Crystal each when no points are left', () => {
  const s = place({
    side: 'colony',
    edit(state) {
      for (const [i, at] of [hex(-4, 0), hex(4, 0)].entries()) {
        moveBot(state, 0, at, i);
        state.pieces[at]++;
      }
    },
  });
  const ends = (extra: number): boolean => canEnd(s, 0, 0b11, BOTS, 0, 0, extra);
  expect([ends(1), ends(2)]).toEqual([false, true]);
});
