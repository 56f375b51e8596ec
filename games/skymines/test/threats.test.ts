import { isRefused, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { THREAT_IDS, type ThreatId } from '../data/index.ts';
import { skymines } from '../game.ts';
import { followUp } from '../rules/campaign.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { totalScore } from '../rules/scoring.ts';
import type { SkySettings } from '../rules/settings.ts';
import {
  card,
  field,
  freshPlay,
  fullSettings,
  NONE,
  type PlayerSetting,
  play,
  position,
  type Setting,
} from './position.ts';
import { rowsOf, valueRows } from './rows.ts';

const THREAT: SkyChoice = { do: 'threat' };

function belt(threat: ThreatId, more: Partial<SkySettings> = {}): Partial<SkySettings> {
  return { side: 'belt', threat, ...more };
}

/** Seat 0 expands Minerva, which has a shuttle on field 16, with 3 or more energy. */
function facing(threat: ThreatId, player: PlayerSetting = {}, setting: Setting = {}): ReturnType<typeof position> {
  const t = position({
    ...setting,
    settings: belt(threat, setting.settings ?? {}),
    board: setting.board ?? { 'shuttle-16': 'minerva' },
    players: [{ slots: { B: 'b-07' }, ...player }, ...(setting.players ?? []).slice(1)],
  });
  t.choose(0, { do: 'expand', company: 'minerva' });
  return t;
}

/** Round 7 ends with the threat still there. */
function struck(threat: ThreatId, setting: Setting): ReturnType<typeof position> {
  const [first = {}, second = {}] = setting.players ?? [];
  const t = position({
    ...setting,
    round: 7,
    settings: belt(threat, setting.settings ?? {}),
    players: [first, { ...second, left: true }],
  });
  t.choose(0, { do: 'leave' });
  return t;
}

rule('SKY-THREAT-01', 'one of six cards at random, on the belt side only', () => {
  const drawn = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const t = freshPlay(2, { side: 'belt', threat: 'random' }, `threat${seed}`);
    while (t.step(t.asked()[0]) === 'lock') for (const seat of t.asked()) t.choose(seat, t.options(seat)[0]);
    drawn.add(t.state.threat);
  }
  expect(drawn.size).toBe(6);
  const moon = startPlay(skymines, { seats: 2, settings: { threat: 'comet' }, seed: 'x' });
  expect(isRefused(moon) ? moon.message : '').toContain('asteroid side');
});

rule('SKY-THREAT-02', 'it takes a shuttle of the active company on field 11 or 16', () => {
  expect(facing('probe', { helium: 20 }).options(0)).toOffer(THREAT);
  expect(facing('probe', { helium: 20 }, { board: { 'shuttle-11': 'minerva' } }).options(0)).toOffer(THREAT);
  const other = facing('probe', { helium: 20 }, { board: { 'shuttle-16': 'tawac' } });
  expect(other.whyNot(0, THREAT)).toBe('SKY-THREAT-02');
  // Placed in the same action.
  const now = facing(
    'probe',
    { helium: 20, slots: { B: 'b-07', C: 'b-08' } },
    { board: { 'asteroid-18a': 'minerva' } },
  );
  expect(now.options(0)).not.toOffer(THREAT);
  now.choose(0, { do: 'occupy', at: 'shuttle-16', column: 2 });
  expect(now.options(0)).toOffer(THREAT);
});

rule('SKY-THREAT-03', 'reaching it takes 2 energy', () => {
  const t = facing('probe', { helium: 20, slots: { B: 'energy-1' } });
  expect(t.whyNot(0, THREAT)).toBe('SKY-THREAT-03');
  const u = facing('probe', { helium: 20 });
  u.choose(0, THREAT);
  expect(u.state.energy).toBe(1);
  expect(u.step(0)).toBe('expand');
});

rule('SKY-THREAT-04', 'the requirement must be met too', () => {
  expect(facing('probe', { helium: 19 }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
  expect(facing('pirates', { coins: 5 }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
});

rule(
  ['SKY-THREAT-05', 'SKY-THREAT-07'],
  'the further reward follows those of the expansion, the card becomes a joker share',
  () => {
    const t = facing('probe', { helium: 20 });
    play(t, 0, THREAT, { do: 'occupy', at: 'asteroid-23a', column: 1 });
    // The asteroid's point and coin, then 3 points of the card.
    expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 1 });
    t.choose(0, { do: 'coin' });
    expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 3 });
    play(t, 0, { do: 'coin' }, { do: 'coin' }, { do: 'coin' });
    expect([t.state.threat, t.state.threatRemover]).toEqual([NONE, 0]);
    const again = facing('probe', { helium: 20 });
    again.choose(0, THREAT);
    expect(again.whyNot(0, THREAT)).toBe('SKY-THREAT-07');
  },
);

rule('SKY-THREAT-06', 'at scoring the joker is a share of the most valuable company', () => {
  const t = struck('probe', { gone: { tawac: [2, 2, 2], minerva: [1, 0, 0] }, players: [{}, {}] });
  t.state.threat = NONE;
  expect(rowsOf(t.state).tawac).toBe(0);
  t.state.threatRemover = 0;
  expect([rowsOf(t.state).tawac, rowsOf(t.state).minerva]).toEqual([3, 0]);
});

rule(['SKY-THREAT-08', 'SKY-THREAT-15'], 'a consequence hits everybody, unless the card is gone', () => {
  const setting = { players: [{ coins: 8 }, { coins: 5 }] };
  expect(struck('pirates', setting).scores()).toEqual([0, 0]);
  const t = facing('pirates', { coins: 8 }, { round: 7, players: [{}, { coins: 5, left: true }] });
  play(t, 0, THREAT, { do: 'stop' }, { do: 'track', company: 'tawac', n: 3 }, { do: 'leave' });
  expect([rowsOf(t.state).cash, rowsOf(t.state, 1).cash]).toEqual([2, 5]);
});

rule('SKY-THREAT-09', 'pirates: 6 coins, or all cash is lost', () => {
  const t = facing('pirates', { coins: 6 });
  t.choose(0, THREAT);
  expect(t.state.players[0].coins).toBe(0);
  play(t, 0, { do: 'stop' }, { do: 'track', company: 'astrogo', n: 3 });
  expect(field(t, 'astrogo')).toBe(3);
  const u = struck('pirates', { players: [{ coins: 30, helium: 6 }, {}] });
  expect(u.scores()).toEqual([10, 0]);
});

rule('SKY-THREAT-10', 'comet: 3 more energy, or the top stations count 2 less', () => {
  expect(facing('comet', { slots: { B: 'b-07', C: 'energy-1' } }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
  const t = facing('comet', { coins: 0, slots: { B: 'b-07', C: 'energy-2' } });
  t.choose(0, THREAT);
  expect([t.state.energy, t.state.players[0].coins]).toEqual([0, 4]);
  // Values 9, 9, 5, 4.
  const u = struck('comet', {
    gone: { skymine: [6, 2, 5], minerva: [6, 2, 5], astrogo: [6, 0, 0], tawac: [5, 1, 3] },
    players: [{ tracks: { skymine: 3, minerva: 2, astrogo: 2, tawac: 2 } }, {}],
  });
  expect(valueRows(u.state)).toEqual([9, 9, 5, 4]);
  const rows = rowsOf(u.state);
  expect([rows.skymine, rows.minerva, rows.astrogo, rows.tawac]).toEqual([7, 7, 5, 4]);
});

rule(['SKY-THREAT-11', 'SKY-THREAT-16'], 'wormhole: two energy cards from hand, or all energy cards are lost', () => {
  const hand = ['energy-1', 'single-energy-01', 'carbon-1'];
  const t = facing('wormhole', { hand });
  t.choose(0, THREAT);
  expect(t.options(0)).toOfferExactly([
    { do: 'discard', card: 'diamond-energy-1' },
    { do: 'discard', card: 'single-energy-01' },
  ]);
  expect(t.whyNot(0, { do: 'discard', card: 'diamond-carbon-1' })).toBe('SKY-THREAT-16');
  play(t, 0, { do: 'discard', card: 'single-energy-01' }, { do: 'discard', card: 'diamond-energy-1' }, { do: 'stop' });
  expect([t.state.players[0].hand, t.state.players[0].helium]).toEqual([[card('carbon-1')], 3]);
  expect(facing('wormhole', { hand: ['energy-1'] }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
  const u = struck('wormhole', {
    gone: { tawac: [1, 0, 0] },
    players: [{ hand: ['c-07', 'd-04'], rows: { A: ['c-11'] } }, {}],
  });
  expect(rowsOf(u.state).tawac).toBe(2);
});

rule('SKY-THREAT-12', 'probe: helium beyond 40, or helium counts for nothing', () => {
  expect(facing('probe', { helium: 20 }).options(0)).toOffer(THREAT);
  expect(struck('probe', { players: [{ helium: 28, coins: 1 }, { helium: 9 }] }).scores()).toEqual([1, 0]);
});

rule('SKY-THREAT-13', 'singularity: research beyond 40, or the game ends after round 6', () => {
  expect(facing('singularity', { research: 12 }).options(0)).toOffer(THREAT);
  expect(facing('singularity', { research: 11 }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
  const end = (round: number, threat: number): [boolean, number] => {
    const t = position({ round, settings: belt('singularity'), players: [{ coins: 2 }, { left: true }] });
    t.state.threat = threat;
    t.choose(0, { do: 'leave' });
    return [t.over, t.state.round];
  };
  expect(end(6, 4)).toEqual([true, 6]);
  expect(end(5, 4)).toEqual([false, 6]);
  expect(end(6, NONE)).toEqual([false, 7]);
});

rule(
  'SKY-THREAT-14',
  'time anomaly: play again with the same card; in the end everybody has the average, rounded up',
  () => {
    expect(facing('time-anomaly', { helium: 13, research: 8 }).options(0)).toOffer(THREAT);
    expect(facing('time-anomaly', { helium: 12, research: 8 }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
    expect(facing('time-anomaly', { helium: 13, research: 7 }).whyNot(0, THREAT)).toBe('SKY-THREAT-04');
    const t = struck('time-anomaly', { players: [{ coins: 150 }, { coins: 90 }] });
    expect(t.result()).toEqual({ scores: [150, 90], places: [1, 2], winners: [] });
    const next = followUp(t.state, fullSettings(belt('time-anomaly')));
    expect(next).toMatchObject({ threat: 'time-anomaly', side: 'belt', pastPlays: 1, pastTotal1: 150, pastTotal2: 90 });
    const u = struck('time-anomaly', { settings: next ?? {}, players: [{ coins: 161 }, { coins: 100 }] });
    // Still there: nothing is averaged, and the totals go on.
    expect(u.scores()).toEqual([161, 100]);
    expect(followUp(u.state, next ?? fullSettings())).toMatchObject({ pastPlays: 2, pastTotal1: 311, pastTotal2: 190 });
    u.state.threat = NONE;
    expect(u.result()).toEqual({ scores: [156, 95], places: [1, 2], winners: [0] });
    expect(skymines.breakdown(u.state, 0).at(-1)).toEqual({ row: 'average', points: -5 });
    expect(THREAT_IDS).toHaveLength(6);
  },
);

rule('SKY-THREAT-14', 'Luna takes her total along into the next play, too', () => {
  const settings = { ...belt('time-anomaly'), luna: '2' };
  const t = struck('time-anomaly', {
    settings,
    players: [{ coins: 50 }, { coins: 40 }],
    luna: { coins: 33, left: true },
  });
  const next = followUp(t.state, fullSettings(settings));
  expect(next?.pastTotalLuna).toBe(totalScore(t.state, 2));
  expect(next?.pastTotalLuna).toBeGreaterThanOrEqual(33);
  const without = struck('time-anomaly', { players: [{ coins: 50 }, { coins: 40 }] });
  expect(followUp(without.state, fullSettings(belt('time-anomaly')))?.pastTotalLuna).toBe(0);
});
