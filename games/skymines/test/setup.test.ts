import { isRefused, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { CARD_INDEX, CARDS, START_TILES, TRACK_IDS, TRACKS } from '../data/index.ts';
import { skymines } from '../game.ts';
import { checkSettings } from '../rules/settings.ts';
import {
  card,
  field,
  freshPlay,
  freshState,
  fullSettings,
  NONE,
  plan,
  play,
  position,
  type SkyTrial,
} from './position.ts';
import { valueRows } from './rows.ts';

const trackNames = (t: SkyTrial): string[] => t.state.tracks.map((track) => TRACK_IDS[track]);

/** Lays the three cards of everybody's tile out in the order B, C, D. */
function lockAll(t: SkyTrial): void {
  while (t.asked().some((seat) => t.step(seat) === 'lock')) {
    for (const seat of t.asked()) if (t.step(seat) === 'lock') t.choose(seat, t.options(seat)[0]);
  }
}

rule('SKY-SETUP-01', 'the base game has the moon side and no module', () => {
  const s = freshState(3);
  expect(s.board).toHaveLength(25);
  expect(s.luna).toBeNull();
  expect([s.missions.length, s.threat, s.rules.missions]).toEqual([0, NONE, false]);
  expect(s.players.map((player) => player.oneTime)).toEqual([0, 0, 0]);
  const shuttles = freshState(2, { side: 'belt' });
  expect(shuttles.board).toHaveLength(51);
});

rule('SKY-SETUP-02', 'the first game has A1, B1, C1 and D1', () => {
  expect(trackNames(freshPlay(2))).toEqual(['A1', 'B1', 'C1', 'D1']);
});

rule('SKY-SETUP-03', 'random tracks: four of the five boards, either side', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const tracks = trackNames(freshPlay(2, { tracks: 'random' }, `t${seed}`));
    expect(new Set(tracks.map((id) => id[0])).size).toBe(4);
    for (const [edge, id] of tracks.entries()) seen.add(`${edge}${id}`);
  }
  // Every track comes to every edge.
  expect(seen.size).toBe(40);
});

rule(
  ['SKY-SETUP-04', 'SKY-SETUP-05'],
  'chosen tracks, but never two sides of one board; they stay for the whole game',
  () => {
    const chosen = {
      tracks: 'chosen',
      trackSkymine: 'E2',
      trackMinerva: 'A2',
      trackAstrogo: 'B2',
      trackTawac: 'C1',
    };
    expect(trackNames(freshPlay(2, chosen))).toEqual(['E2', 'A2', 'B2', 'C1']);
    expect(checkSettings(fullSettings({ ...chosen, trackTawac: 'E1' }), 2).join()).toContain('E1 and E2');
    expect(isRefused(startPlay(skymines, { seats: 2, settings: { ...chosen, trackTawac: 'A1' }, seed: 'x' }))).toBe(
      true,
    );
    const t = freshPlay(2, chosen);
    const { tracks } = t.state;
    lockAll(t);
    expect(t.state.tracks).toEqual(tracks);
    expect(t.state.tracks).toHaveLength(4);
  },
);

rule('SKY-SETUP-06', '15 outposts cover every field of each station, so every value is 0', () => {
  const s = freshState(2);
  expect(s.stations).toEqual(new Array(12).fill(0b11111));
  expect(valueRows(s)).toEqual([0, 0, 0, 0]);
});

rule('SKY-SETUP-07', 'the stack: decks shuffled apart, E at the bottom, A on top', () => {
  const s = freshState(2);
  const decks = s.stack.map((id) => CARDS[id].deck).join('');
  expect(decks).toBe(`${'E'.repeat(4)}${'D'.repeat(4)}${'C'.repeat(11)}${'B'.repeat(13)}`);
  const others = freshState(2, {}, 'another');
  expect(others.stack).not.toEqual(s.stack);
});

rule('SKY-SETUP-08', 'the display: nine A cards, then B cards, 32 are left', () => {
  const s = freshState(2);
  expect(s.display.map((id) => CARDS[id].deck).join('')).toBe('AAAAAAAAABBB');
  expect(s.stack).toHaveLength(32);
});

rule('SKY-SETUP-09', 'one coin lies on the supplement field', () => {
  expect(freshState(2).supplement).toBe(1);
});

rule('SKY-SETUP-10', 'special plans 2 to 7 lie face down, each with a coin for its round', () => {
  const s = freshState(2);
  expect(s.specials).toBe(0);
  expect(s.round).toBe(1);
});

rule('SKY-SETUP-11', 'twelve lettered plans face up, the rest in three supplies', () => {
  const s = freshState(2);
  const letters = s.research.map((id) => Math.floor(id / 24));
  expect(letters).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
  expect(s.supplies.map((supply) => supply.length)).toEqual([20, 20, 20]);
  for (const [letter, supply] of s.supplies.entries())
    expect(supply.every((id) => Math.floor(id / 24) === letter)).toBe(true);
  expect(new Set([...s.research, ...s.supplies.flat()]).size).toBe(72);
});

rule('SKY-SETUP-12', 'nobody holds a bonus tile at first', () => {
  expect(freshState(4).players.map((player) => player.tiles)).toEqual([0, 0, 0, 0]);
});

rule('SKY-SETUP-13', 'tank at 0, both extra slots off, one coin', () => {
  for (const player of freshState(3, { tiles: 'choose' }).players) {
    expect([player.helium, player.slotA, player.slotE, player.coins]).toEqual([0, false, false, 1]);
  }
});

rule(
  ['SKY-SETUP-14', 'SKY-SETUP-15', 'SKY-SETUP-16', 'SKY-SETUP-17'],
  'three markers with two players, two with more, Luna counted',
  () => {
    const markers = (seats: number, luna?: string): number[] =>
      freshState(seats, luna ? { luna } : {}).players.map((player) => player.markers);
    expect(markers(2)).toEqual([3, 3]);
    expect(markers(1, '2')).toEqual([3]);
    expect(markers(3)).toEqual([2, 2, 2]);
    expect(markers(2, '2')).toEqual([2, 2]);
    expect(markers(4)).toEqual([2, 2, 2, 2]);
    expect(markers(3, '2')).toEqual([2, 2, 2]);
  },
);

rule('SKY-SETUP-18', 'all share markers start on field 0', () => {
  expect(freshState(4, { tiles: 'choose' }).positions).toEqual(new Array(16).fill(0));
});

rule(
  ['SKY-SETUP-19', 'SKY-SETUP-21'],
  'nine own starting cards, and single-energy cards clockwise from the start player',
  () => {
    const s = freshState(3);
    for (let place = 0; place < 3; place++) {
      const seat = (s.start + place) % 3;
      const symbol = ['diamond', 'star', 'triangle'][seat];
      const names = s.players[seat].hand.map((id) => CARDS[id].id);
      expect(names).toHaveLength(10);
      expect(names.filter((name) => name.startsWith(symbol))).toHaveLength(9);
      expect(names).toContain(`single-energy-0${place + 1}`);
    }
    expect(s.players.some((player) => player.hand.includes(CARD_INDEX['single-energy-04']))).toBe(false);
  },
);

rule('SKY-SETUP-20', 'any seat can be the first start player', () => {
  const starts = new Set(Array.from({ length: 40 }, (_, i) => freshState(4, {}, `s${i}`).start));
  expect([...starts].sort()).toEqual([0, 1, 2, 3]);
});

rule('SKY-SETUP-22', 'in the first game tiles 01 to 04 go clockwise from the start player', () => {
  const t = freshPlay(4);
  for (let place = 0; place < 4; place++) {
    expect(t.state.players[(t.state.start + place) % 4].screens[1]).toBe(plan(`start-tile-0${place + 1}`));
  }
});

rule('SKY-SETUP-23', 'everybody keeps one of two tiles, all at once', () => {
  const t = freshPlay(3, { tiles: 'choose' });
  expect(t.asked()).toEqual([0, 1, 2]);
  const dealt = t.state.players.flatMap((player) => player.dealt);
  expect(new Set(dealt).size).toBe(6);
  expect(t.options(1)).toOfferExactly(
    t.state.players[1].dealt.map((tile) => ({ do: 'keep-tile', tile: START_TILES[tile].id })),
  );
  const other = START_TILES[t.state.players[0].dealt[0]].id;
  expect(t.whyNot(1, { do: 'keep-tile', tile: other })).toBe('SKY-SETUP-23');
  const kept = t.state.players.map((player) => player.dealt[1]);
  for (const seat of [2, 0, 1]) {
    expect(t.state.players.every((player) => player.screens[1] === NONE)).toBe(true);
    t.choose(seat, { do: 'keep-tile', tile: START_TILES[kept[seat]].id });
  }
  expect(t.state.players.map((player) => player.tile)).toEqual(kept);
  expect(t.state.players.every((player) => player.dealt.length === 0)).toBe(true);
});

rule('SKY-SETUP-24', 'the tile is the plan of screen 1', () => {
  const t = freshPlay(2);
  const { start } = t.state;
  expect(t.state.players[start].screens[1]).toBe(plan('start-tile-01'));
  expect(t.state.players[start].screens.slice(2)).toEqual(new Array(15).fill(NONE));
});

rule('SKY-SETUP-25', 'the three cards of the tile go to the resting slots B, C, D in any order', () => {
  const t = freshPlay(2);
  const { start } = t.state;
  const symbol = ['diamond', 'star'][start];
  const own = (key: string): string => `${symbol}-${key}`;
  expect(t.options(start)).toOfferExactly(
    (['B', 'C', 'D'] as const).map((slot) => ({ do: 'lock', card: own('carbon-2'), slot })),
  );
  expect(t.whyNot(start, { do: 'lock', card: own('carbon-2'), slot: 'A' })).toBe('SKY-SETUP-25');
  play(t, start, { do: 'lock', card: own('carbon-2'), slot: 'D' });
  expect(t.options(start)).not.toOffer({ slot: 'D' });
  play(t, start, { do: 'lock', card: own('minerals-1'), slot: 'B' }, { do: 'lock', card: own('energy-1'), slot: 'C' });
  const player = t.state.players[start];
  expect(player.rows).toEqual([
    [],
    [card('minerals-1', start)],
    [card('energy-1', start)],
    [card('carbon-2', start)],
    [],
  ]);
  expect(player.hand).toHaveLength(7);
});

rule('SKY-SETUP-26', 'start bonuses: steps on tracks and on the tank', () => {
  const t = freshPlay(4);
  const { start } = t.state;
  lockAll(t);
  const third = (start + 2) % 4;
  expect(field(t, 'astrogo', third)).toBe(1);
  expect(t.state.players[third].helium).toBe(1);
  expect(field(t, 'skymine', start)).toBe(3);
  expect(field(t, 'minerva', (start + 1) % 4)).toBe(2);
  expect(field(t, 'tawac', (start + 3) % 4)).toBe(3);
});

test('options that contradict each other are named, one problem each', () => {
  const problems = (settings: Parameters<typeof fullSettings>[0], seats = 2): string[] =>
    checkSettings(fullSettings(settings), seats);
  expect(problems({})).toEqual([]);
  expect(problems({}, 1)).toEqual([expect.stringContaining("'luna'")]);
  expect(problems({ luna: '2' }, 4)).toEqual([expect.stringContaining('three people')]);
  expect(problems({ trackTawac: 'E1' })).toEqual([expect.stringContaining('not set to chosen')]);
  expect(problems({ threat: 'comet' })).toEqual([expect.stringContaining('asteroid side')]);
  expect(problems({ campaign: 'chapter-2', threat: 'comet' })).toEqual([expect.stringContaining('no threat card')]);
  expect(problems({ campaign: 'chapter-2', tracks: 'chosen' })).toEqual([expect.stringContaining('at random')]);
  expect(problems({ pastPoints4: 1 })).toEqual([expect.stringContaining("chapter in 'campaign'")]);
  const anomaly = { side: 'belt', threat: 'time-anomaly' } as const;
  expect(problems({ ...anomaly, pastPlays: 1, pastTotal1: 80 })).toEqual([]);
  expect(problems({ ...anomaly, pastTotal2: 1 })).toEqual([expect.stringContaining("'pastPlays'")]);
  expect(problems({ ...anomaly, luna: '2', pastTotalLuna: 1 })).toEqual([expect.stringContaining("'pastPlays'")]);
  expect(problems({ side: 'belt', threat: 'comet', pastPlays: 1 })).toEqual([expect.stringContaining('time anomaly')]);
  expect(problems({ campaign: 'chapter-4', loopPoints1: 1 })).toEqual([expect.stringContaining("'pastPlays'")]);
  expect(problems({ ...anomaly, pastPlays: 1, loopPoints1: 1 })).toEqual([expect.stringContaining('campaign points')]);
});

rule('SKY-SETUP-27', 'the upload marker starts before the printed plan', () => {
  expect(freshState(3).players.map((player) => player.research)).toEqual([0, 0, 0]);
});

rule('SKY-SETUP-28', 'modules are set up after tiles and cards', () => {
  const t = freshPlay(2, { side: 'belt', missions: true, threat: 'random', tiles: 'choose' });
  expect([t.state.missions.length, t.state.threat]).toEqual([0, NONE]);
  for (const seat of [0, 1]) t.choose(seat, t.options(seat)[0]);
  expect([t.state.missions.length, t.state.threat]).toEqual([0, NONE]);
  lockAll(t);
  expect(t.state.missions).toHaveLength(1);
  expect(t.state.threat).toBeGreaterThanOrEqual(0);
  expect(t.step(0)).toBe('plan');
});

rule('SKY-ROUND-01', 'planning, action, preparation, seven times', () => {
  const t = position({ seats: 2, round: 6, turn: 0, players: [{}, { left: true }] });
  expect(t.state.phase).toBe('action');
  t.choose(0, { do: 'leave' });
  expect([t.state.round, t.state.phase]).toEqual([7, 'planning']);
  play(t, 0, { do: 'hand-in' });
  play(t, 1, { do: 'hand-in' });
  expect(t.state.phase).toBe('action');
});

rule(['SKY-ROUND-02', 'SKY-END-01'], 'after round 7 comes the scoring without a preparation', () => {
  const t = position({ seats: 2, round: 7, turn: 0, supplement: 2, players: [{ coins: 5 }, { left: true }] });
  expect(t.over).toBe(false);
  t.choose(0, { do: 'leave' });
  expect(t.over).toBe(true);
  expect([t.state.round, t.state.supplement, t.state.phase]).toEqual([7, 2, 'over']);
  expect(t.result()?.scores).toEqual([5, 0]);
});

rule('SKY-ROUND-03', 'the round is the highest special plan shown', () => {
  const t = position({ seats: 2, round: 3, turn: 0, specials: [2, 3], players: [{}, { left: true }] });
  t.choose(0, { do: 'leave' });
  expect(t.state.round).toBe(4);
  expect(t.state.specials).toBe((1 << 2) | (1 << 3) | (1 << 4));
  expect(31 - Math.clz32(t.state.specials)).toBe(t.state.round);
});

rule('SKY-DATA-01', 'the state names side, round, phase, start player, turn, who left, and the tracks', () => {
  const { state } = position({ seats: 3, round: 4, start: 2, turn: 1, players: [{ left: true }] });
  expect([state.rules.side, state.round, state.phase, state.start, state.turn]).toEqual([0, 4, 'action', 2, 1]);
  expect(state.players.map((player) => player.left)).toEqual([true, false, false]);
  expect(state.tracks.map((track) => TRACKS[track].id)).toEqual(['A1', 'B1', 'C1', 'D1']);
});

rule('SKY-DATA-04', 'shared supplies have their places, and the bank never runs out', () => {
  const s = freshState(4);
  expect([s.display.length, s.research.length, s.supplies.length, s.fields.length]).toEqual([12, 12, 3, 24]);
  expect(s.discards).toEqual([]);
  const t = position({ seats: 2, players: [{ coins: 400, slots: { B: 'a-08' } }] });
  t.choose(0, { do: 'chemist', with: 'B' });
  expect(t.state.players[0].coins).toBe(402);
});

rule('SKY-DATA-05', 'a player has five action slots and five resting rows', () => {
  const [player] = freshState(2).players;
  expect([player.slots.length, player.rows.length, player.screens.length]).toEqual([5, 5, 17]);
  expect([player.tiles, player.plusOn, player.acquired, player.under, player.uploaded]).toEqual([0, NONE, [], [], 0]);
});
