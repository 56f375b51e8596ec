import { isRefused, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { CHAPTERS } from '../data/index.ts';
import { skymines } from '../game.ts';
import {
  campaignPoints,
  campaignRank,
  campaignSums,
  campaignWinners,
  followUp,
  pointsOfPlay,
} from '../rules/campaign.ts';
import type { SkySettings } from '../rules/settings.ts';
import { freshPlay, freshState, fullSettings, NONE, on, position, type Setting, type SkyTrial } from './position.ts';
import { valueRows } from './rows.ts';

function started(settings: Partial<SkySettings>, seats = 2): SkyTrial {
  const t = freshPlay(seats, settings);
  while (t.asked().some((seat) => t.step(seat) !== 'plan'))
    for (const seat of t.asked()) t.choose(seat, t.options(seat)[0]);
  return t;
}

/** A chapter at its end. */
function ended(chapter: string, setting: Setting): SkyTrial {
  const [first = {}, ...others] = setting.players ?? [];
  const t = position({
    ...setting,
    round: 7,
    settings: { campaign: chapter, ...setting.settings },
    players: [first, ...others.map((player) => ({ ...player, left: true }))],
  });
  // Threats would blur the sums.
  t.state.threat = NONE;
  t.choose(0, { do: 'leave' });
  for (let seat = 1; seat < (setting.seats ?? 2) && !t.over; seat++) t.choose(seat, { do: 'leave' });
  return t;
}

rule('SKY-CAMP-01', 'every chapter: random tracks, tiles to choose, missions', () => {
  for (const campaign of CHAPTERS.slice(1)) {
    const sets = new Set(Array.from({ length: 8 }, (_, i) => freshState(2, { campaign }, `c${i}`).tracks.join()));
    expect(sets.size).toBeGreaterThan(1);
    expect(freshPlay(2, { campaign }).step(0)).toBe('keep-tile');
    expect(started({ campaign }).state.missions).toHaveLength(1);
  }
});

rule(['SKY-CAMP-02', 'SKY-CAMP-03', 'SKY-CAMP-05'], 'moon, belt, moon, belt with a threat', () => {
  const sides = CHAPTERS.slice(1).map((campaign) => started({ campaign }).state.rules.side);
  expect(sides).toEqual([0, 1, 0, 1]);
  const threats = CHAPTERS.slice(1).map((campaign) => started({ campaign }).state.threat !== NONE);
  expect(threats).toEqual([false, false, false, true]);
  const refused = startPlay(skymines, { seats: 2, settings: { campaign: 'chapter-1', side: 'belt' }, seed: 'x' });
  expect(isRefused(refused) ? refused.message : '').toContain('moon side');
});

rule('SKY-CAMP-04', 'chapter 3 starts with the front outposts on the moon, without rewards', () => {
  const t = started({ campaign: 'chapter-3' });
  const held = (sectors: readonly number[]): (string | undefined)[] => [
    ...new Set(sectors.map((sector) => on(t, `sector-${sector}`))),
  ];
  expect([held([6, 19, 20]), held([16, 21, 23]), held([1, 7, 11]), held([2, 3, 4])]).toEqual([
    ['skymine'],
    ['minerva'],
    ['astrogo'],
    ['tawac'],
  ]);
  expect(valueRows(t.state)).toEqual([2, 2, 2, 2]);
  expect(t.state.players.map((player) => player.coins)).toEqual([1, 1]);
  expect(started({ campaign: 'chapter-1' }).state.board.every((piece) => piece === NONE)).toBe(true);
});

rule('SKY-CAMP-06', 'Luna may join any chapter, and must in solo play', () => {
  expect(started({ campaign: 'chapter-2', luna: '2' }, 2).state.luna).not.toBeNull();
  const alone = startPlay(skymines, { seats: 1, settings: { campaign: 'chapter-2' }, seed: 'x' });
  expect(isRefused(alone) ? alone.message : '').toContain('Luna');
  expect(isRefused(startPlay(skymines, { seats: 1, settings: { campaign: 'chapter-2', luna: '0' }, seed: 'x' }))).toBe(
    false,
  );
});

rule('SKY-CAMP-07', 'modules can be played on their own', () => {
  const t = started({ missions: true });
  expect([t.state.missions.length, t.state.rules.chapter, t.state.rules.side]).toEqual([1, 'none', 0]);
  expect(started({ side: 'belt', threat: 'comet' }).state.threat).toBe(1);
});

rule(['SKY-EP-01', 'SKY-EP-02', 'SKY-EP-03'], 'points for totals above others, and for the win', () => {
  const points = (coins: readonly number[]): number[] =>
    pointsOfPlay(ended('chapter-1', { seats: coins.length, players: coins.map((n) => ({ coins: n })) }).state);
  expect(points([9, 5])).toEqual([1 + 1, 0]);
  expect(points([9, 5, 3, 3])).toEqual([2 + 1, 2, 0, 0]);
  // Equal is not lower, but a shared win is a win.
  expect(points([9, 9, 3])).toEqual([1 + 1, 1 + 1, 0]);
  // Luna counts among the totals.
  const solo = ended('chapter-1', {
    seats: 1,
    settings: { luna: '2' },
    players: [{ coins: 50 }],
    luna: { left: true },
  });
  expect(pointsOfPlay(solo.state)).toEqual([1 + 1]);
});

rule('SKY-EP-04', 'a point for two one-time markers taken', () => {
  const points = (tasks: readonly number[]): number =>
    pointsOfPlay(ended('chapter-1', { players: [{ tasks, mission: 0 }, { coins: 9 }] }).state)[0];
  expect([points([]), points([2]), points([1, 3]), points([1, 2, 3])]).toEqual([0, 0, 1, 1]);
});

rule('SKY-EP-05', 'a point for every finished track', () => {
  const t = ended('chapter-1', {
    seats: 3,
    players: [
      { tasks: [1, 2], mission: 0, helium: 28 },
      { tracks: { skymine: 24, tawac: 24, minerva: 23 }, research: 16, left: true },
      { coins: 5, left: true },
    ],
  });
  // The worked example for the winner with 60 points: 1 + 1 + 1 + 1 + 1. The second has two tracks and the screens.
  expect(t.scores()).toEqual([60, 60, 5]);
  expect(pointsOfPlay(t.state)).toEqual([1 + 1 + 1 + 1, 1 + 1 + 3, 0]);
  const example = ended('chapter-1', {
    seats: 3,
    players: [{ tasks: [1, 2], mission: 0, helium: 28 }, { coins: 9 }, { coins: 5 }],
  });
  expect(pointsOfPlay(example.state)[0]).toBe(5);
});

rule('SKY-EP-06', 'chapter 3: a point for the first private field', () => {
  for (const [chapter, extra] of [
    ['chapter-3', 1],
    ['chapter-1', 0],
  ] as const) {
    const t = ended(chapter, { players: [{}, { coins: 3 }] });
    t.state.firstPrivate = 0;
    expect(pointsOfPlay(t.state)[0]).toBe(extra);
  }
});

rule('SKY-EP-07', 'chapter 4: a point for removing the threat', () => {
  for (const [chapter, extra] of [
    ['chapter-4', 1],
    ['chapter-2', 0],
  ] as const) {
    const t = ended(chapter, { players: [{}, { coins: 30 }] });
    t.state.threatRemover = 0;
    expect(pointsOfPlay(t.state)[0]).toBe(extra);
  }
});

rule('SKY-EP-08', 'points are carried from chapter to chapter; the highest sum wins, ties share', () => {
  const first = ended('chapter-1', { players: [{ coins: 9 }, { coins: 5 }] });
  const settings = followUp(first.state, fullSettings({ campaign: 'chapter-1' }));
  expect(settings).toMatchObject({ campaign: 'chapter-2', side: 'belt', pastPoints1: 2, pastPoints2: 0 });
  const t = ended('chapter-4', { settings: { pastPoints1: 5, pastPoints2: 7 }, players: [{ coins: 9 }, { coins: 5 }] });
  expect([campaignPoints(t.state), campaignSums(t.state), campaignWinners(t.state)]).toEqual([
    [2, 0],
    [7, 7],
    [0, 1],
  ]);
  const u = ended('chapter-4', { settings: { pastPoints1: 5, pastPoints2: 8 }, players: [{ coins: 9 }, { coins: 5 }] });
  expect(campaignWinners(u.state)).toEqual([1]);
  expect(followUp(t.state, fullSettings({ campaign: 'chapter-4' }))).toBeUndefined();
  // In a time loop the points are averaged as well.
  const loop = ended('chapter-4', {
    settings: { threat: 'time-anomaly', pastPlays: 1, loopPoints1: 5, loopPoints2: 0, pastTotal1: 9, pastTotal2: 5 },
    players: [{ coins: 9 }, { coins: 5 }],
  });
  expect(campaignPoints(loop.state)).toEqual([Math.ceil((5 + 2) / 2), 0]);
  // Each play has points of its own; only the win goes to the best average.
  const turned = ended('chapter-4', {
    settings: { threat: 'time-anomaly', pastPlays: 1, pastTotal1: 90, pastTotal2: 5 },
    players: [{ coins: 5 }, { coins: 9 }],
  });
  expect(pointsOfPlay(turned.state)).toEqual([1, 1]);
  // While the loop goes on, nobody wins and nothing is averaged yet.
  loop.state.threat = 5;
  expect([campaignPoints(loop.state), pointsOfPlay(loop.state)]).toEqual([
    [1, 0],
    [1, 0],
  ]);
  const again = followUp(loop.state, fullSettings({ campaign: 'chapter-4' }));
  expect(again).toMatchObject({ campaign: 'chapter-4', pastPlays: 2, loopPoints1: 6, loopPoints2: 0, pastTotal1: 18 });
  const third = ended('chapter-3', { players: [{ coins: 9 }, { coins: 5 }] });
  expect(followUp(third.state, fullSettings({ campaign: 'chapter-3' }))).toMatchObject({
    campaign: 'chapter-4',
    side: 'belt',
  });
  const open = position({ settings: { campaign: 'chapter-1' } });
  expect(followUp(open.state, fullSettings({ campaign: 'chapter-1' }))).toBeUndefined();
});

rule('SKY-EP-09', 'five ranks', () => {
  expect([0, 6, 7, 11, 12, 16, 17, 21, 22, 30].map(campaignRank)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
