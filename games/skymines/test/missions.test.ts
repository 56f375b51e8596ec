import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { MISSIONS, TASKS, type Task } from '../data/index.ts';
import type { SkyChoice } from '../rules/choices.ts';
import { field, freshPlay, NONE, type PlayerSetting, play, position, type Setting } from './position.ts';

const settings = { missions: true };
const claim = (mission: number, column: number): SkyChoice => ({ do: 'claim', mission: `mission-${mission}`, column });

/** Columns of the laid-out mission cards that seat 0 may claim. */
function claimable(t: ReturnType<typeof position>): string[] {
  return t
    .options(0)
    .flatMap((choice) => (choice.do === 'claim' ? [`${choice.mission.slice(-1)}.${choice.column}`] : []));
}

function meets(task: Task, player: PlayerSetting, setting: Setting = {}): boolean {
  const mission = MISSIONS.findIndex(({ tasks }) => tasks.includes(task));
  const t = position({
    ...setting,
    settings: { ...settings, ...setting.settings },
    missions: [mission],
    players: [player],
  });
  return claimable(t).includes(`${mission + 1}.${MISSIONS[mission].tasks.indexOf(task) + 1}`);
}

rule(
  ['SKY-MISSION-01', 'SKY-MISSION-02', 'SKY-MISSION-03'],
  'one card for one or two people, two for more; progress cards start unlinked',
  () => {
    const laidOut = (seats: number, luna: string): number => {
      const t = freshPlay(seats, { missions: true, luna });
      while (t.asked().some((seat) => t.step(seat) === 'lock'))
        for (const seat of t.asked()) t.choose(seat, t.options(seat)[0]);
      expect(
        t.state.players.every(({ mission, tasks, oneTime }) => mission === NONE && tasks === 0 && oneTime === 0),
      ).toBe(true);
      expect(new Set(t.state.missions).size).toBe(t.state.missions.length);
      return t.state.missions.length;
    };
    expect([
      laidOut(1, '2'),
      laidOut(2, 'none'),
      laidOut(2, '2'),
      laidOut(3, 'none'),
      laidOut(3, '2'),
      laidOut(4, 'none'),
    ]).toEqual([1, 1, 1, 2, 2, 2]);
  },
);

rule('SKY-MISSION-04', 'the first task links the card and gives 2 coins and the marker', () => {
  const t = position({ settings, seats: 3, missions: [1, 3], players: [{ coins: 12, helium: 9 }] });
  expect(claimable(t)).toEqual(['2.1', '4.1']);
  t.choose(0, claim(4, 1));
  const [player] = t.state.players;
  expect([player.mission, player.tasks, player.oneTime, player.coins]).toEqual([3, 0b001, 1, 14]);
});

rule('SKY-MISSION-05', 'a linked player has only the tasks of that card, each once', () => {
  const t = position({
    settings,
    seats: 3,
    missions: [1, 3],
    players: [{ coins: 12, helium: 9, mission: 3, tasks: [1] }],
  });
  expect(claimable(t)).toEqual([]);
  expect(t.whyNot(0, claim(2, 1))).toBe('SKY-MISSION-05');
  expect(t.whyNot(0, claim(4, 1))).toBe('SKY-MISSION-05');
  expect(t.whyNot(0, claim(4, 2))).toBe('SKY-MISSION-18');
  expect(t.whyNot(0, claim(1, 1))).toBe('SKY-MISSION-01');
});

rule(['SKY-MISSION-06', 'SKY-MISSION-07'], 'claims come on top of the action, several in one turn', () => {
  const t = position({
    settings,
    missions: [1],
    players: [{ coins: 12, tracks: { skymine: 16 } }],
  });
  expect(claimable(t)).toEqual(['2.1', '2.3']);
  play(t, 0, claim(2, 3), claim(2, 1));
  expect([t.state.players[0].coins, t.state.players[0].oneTime, t.step(0)]).toEqual([16, 2, 'turn']);
  t.choose(0, { do: 'leave' });
  expect(t.asked()).toEqual([1]);
});

rule('SKY-MISSION-08', 'a task can be fulfilled by everybody', () => {
  const t = position({ settings, missions: [1], players: [{ coins: 12 }, { coins: 12 }] });
  play(t, 0, claim(2, 1), { do: 'leave' });
  expect(t.options(1)).toOffer({ do: 'claim', column: 1 });
});

rule(
  ['SKY-MISSION-09', 'SKY-MISSION-10'],
  'all three markers unlock the private field: 1 coin, 3 steps on one track, once a round',
  () => {
    const t = position({
      settings,
      missions: [1],
      players: [{ coins: 12, markers: 2, mission: 1, tasks: [2, 3] }, { left: true }],
    });
    expect(t.whyNot(0, { do: 'mark', field: 'private-field', marker: 'bonus' })).toBe('SKY-MISSION-09');
    t.choose(0, claim(2, 1));
    expect(t.state.firstPrivate).toBe(0);
    play(t, 0, { do: 'mark', field: 'private-field', marker: 'bonus' });
    expect(t.state.players[0].coins).toBe(13);
    expect(t.options(0)).toHaveLength(4);
    t.choose(0, { do: 'track', company: 'astrogo', n: 3 });
    expect(field(t, 'astrogo')).toBe(3);
    expect(t.whyNot(0, { do: 'mark', field: 'private-field', marker: 'bonus' })).toBe('SKY-BON-02');
  },
);

rule(
  ['SKY-MISSION-11', 'SKY-MISSION-12', 'SKY-MISSION-22'],
  'one-time markers work once, and still bring a tile',
  () => {
    const t = position({ settings, missions: [1], players: [{ coins: 5, markers: 1, oneTime: 1 }, { left: true }] });
    expect(t.options(0)).toOffer({ do: 'mark', field: 'btf-energy', marker: 'bonus' });
    expect(t.options(0)).toOffer({ do: 'mark', field: 'btf-energy', marker: 'one-time' });
    t.choose(0, { do: 'mark', field: 'btf-energy', marker: 'one-time' });
    expect([t.state.players[0].markers, t.state.players[0].oneTime]).toEqual([1, 0]);
    t.choose(0, { do: 'leave' });
    expect([t.state.players[0].markers, t.state.players[0].oneTime, t.state.players[0].tiles]).toEqual([1, 0, 0b1000]);
    const u = position({ settings, missions: [1], players: [{ coins: 5, markers: 0, oneTime: 1 }] });
    expect(u.options(0)).not.toOffer({ do: 'mark', marker: 'bonus' });
    expect(u.whyNot(0, { do: 'mark', field: 'btf-energy', marker: 'bonus' })).toBe('SKY-BON-01');
  },
);

rule('SKY-MISSION-13', 'labs-3: three lab cards face up', () => {
  expect(meets('labs-3', { slots: { B: 'scientist', C: 'a-06', D: 'a-08' } })).toBe(true);
  expect(meets('labs-3', { slots: { B: 'scientist', C: 'a-06', D: 'a-08' }, down: 'D' })).toBe(false);
  expect(meets('labs-3', { slots: { B: 'scientist' }, tiles: ['chemist', 'scientist'] })).toBe(true);
});

rule('SKY-MISSION-14', 'resource-7: seven units of one resource', () => {
  expect(meets('resource-7', { slots: { B: 'c-01', C: 'b-01' } })).toBe(true);
  expect(meets('resource-7', { slots: { B: 'c-01', C: 'carbon-2' } })).toBe(false);
  expect(meets('resource-7', { slots: { B: 'c-01', C: 'b-03' } })).toBe(false);
});

rule('SKY-MISSION-15', 'helium-4: four tank fields in one action', () => {
  const after = (helium: number, sectors: Setting['board']): boolean => {
    const t = position({ settings, missions: [2], board: sectors ?? {}, players: [{ helium, slots: { B: 'b-15' } }] });
    t.choose(0, { do: 'chemist', with: 'B' });
    return t.asked()[0] === 0 && claimable(t).includes('3.2');
  };
  const four = { 'sector-2': 'astrogo', 'sector-9': 'astrogo', 'sector-5': 'astrogo' } as const;
  expect(after(0, four)).toBe(true);
  expect(after(0, { 'sector-9': 'astrogo' })).toBe(false);
  // Steps beyond the end are no fields.
  expect(after(25, four)).toBe(false);
});

/** An expansion of Tawac over sectors 3, 4, 2, 6 and 19; returns what may be claimed afterwards. */
function expansion(mission: number, n: number, board: Setting['board'] = {}, extra: Setting = {}): string[] {
  const t = position({
    ...extra,
    settings,
    missions: [mission],
    board,
    players: [{ slots: { A: 'b-07', B: 'b-08', C: 'b-09', D: 'c-04' } }],
  });
  t.choose(0, { do: 'expand', company: 'tawac' });
  for (const sector of [3, 4, 2, 6, 19].slice(0, n))
    t.choose(0, { do: 'occupy', at: `sector-${sector}`, column: 1 + (sector % 3) });
  t.choose(0, { do: 'stop' });
  while (t.asked()[0] === 0 && t.step(0) !== 'claim') t.choose(0, t.options(0)[0]);
  return t.asked()[0] === 0 ? claimable(t) : [];
}

rule('SKY-MISSION-16', 'place-5: five outposts in one expansion', () => {
  expect(expansion(3, 5)).toEqual(['4.2']);
  expect(expansion(3, 4)).toEqual([]);
});

rule('SKY-MISSION-17', 'on the belt shuttles count as well', () => {
  const after = (places: readonly string[]): boolean => {
    const t = position({
      settings: { ...settings, side: 'belt' },
      missions: [3],
      players: [{ slots: { A: 'b-07', B: 'b-08', C: 'b-09' } }],
    });
    t.choose(0, { do: 'expand', company: 'tawac' });
    for (const at of places) t.choose(0, { do: 'occupy', at, column: at.startsWith('shuttle') ? 2 : 1 });
    t.choose(0, { do: 'stop' });
    while (t.asked()[0] === 0 && t.step(0) !== 'claim') t.choose(0, t.options(0)[0]);
    return t.asked()[0] === 0 && claimable(t).includes('4.2');
  };
  expect(after(['asteroid-3a', 'shuttle-2', 'shuttle-6', 'asteroid-1a', 'asteroid-8a'])).toBe(true);
  expect(after(['asteroid-3a', 'shuttle-2', 'shuttle-6', 'asteroid-1a'])).toBe(false);
});

rule('SKY-MISSION-18', 'every other task at its least and just below', () => {
  expect([
    meets('energy-6', { slots: { B: 'b-07', C: 'b-08' } }),
    meets('energy-6', { slots: { B: 'b-07', C: 'energy-2' } }),
  ]).toEqual([true, false]);
  expect([meets('coins-12', { coins: 12 }), meets('coins-12', { coins: 11 })]).toEqual([true, false]);
  const thresholds = (tawac: number): PlayerSetting => ({ tracks: { skymine: 7, minerva: 6, tawac } });
  expect([meets('threshold-first-3', thresholds(7)), meets('threshold-first-3', thresholds(6))]).toEqual([true, false]);
  expect([
    meets('threshold-second-1', { tracks: { tawac: 14 } }),
    meets('threshold-second-1', { tracks: { tawac: 13 } }),
  ]).toEqual([true, false]);
  expect([meets('slots-1', { slotA: true }), meets('slots-1', {})]).toEqual([true, false]);
  expect([meets('slots-2', { slotA: true, slotE: true }), meets('slots-2', { slotE: true })]).toEqual([true, false]);
  expect([meets('research-15', { research: 6 }), meets('research-15', { research: 5 })]).toEqual([true, false]);
  expect([meets('tank-15', { helium: 9 }), meets('tank-15', { helium: 8 })]).toEqual([true, false]);
  expect([
    meets('share-cards-2', { hand: ['d-01'], rows: { A: ['c-05'] } }),
    meets('share-cards-2', { hand: ['d-01'] }),
  ]).toEqual([true, false]);
  expect([
    meets('shares-5', { tracks: { skymine: 12 }, hand: ['d-01'] }),
    meets('shares-5', { tracks: { skymine: 12 } }),
  ]).toEqual([true, false]);
  const each = (tawac: number): PlayerSetting => ({ tracks: { skymine: 6, minerva: 5, astrogo: 5, tawac } });
  expect([meets('shares-2-each', each(4)), meets('shares-2-each', each(3))]).toEqual([true, false]);
  expect(expansion(5, 3, { 'sector-3': 'skymine', 'sector-2': 'skymine' })).toEqual(['6.2']);
  expect(expansion(5, 3, { 'sector-3': 'skymine' })).toEqual([]);
  const price = (display: Setting['display']): boolean => {
    const t = position({
      settings,
      missions: [5],
      display: display ?? {},
      players: [{ slots: { B: 'c-01', C: 'b-01' } }],
    });
    play(t, 0, { do: 'resources', slots: 'BC' }, { do: 'acquire', card: 'b-05' });
    while (t.step(0) === 'surplus') t.choose(0, t.options(0)[0]);
    return t.asked()[0] === 0;
  };
  expect([price({ 9: 'b-05' }), price({ 5: 'b-05' })]).toEqual([true, false]);
  const upload = (to: number): boolean => {
    const t = position({
      settings,
      missions: [4],
      players: [{ slots: { A: 'scientist', B: 'carbon-2' }, screens: { 1: 'plan-a02', 2: 'plan-a03', 3: 'plan-a04' } }],
    });
    play(t, 0, { do: 'scientist', with: 'A' }, { do: 'upload', to });
    while (t.step(0) === 'research') t.choose(0, { do: 'coin' });
    return t.asked()[0] === 0;
  };
  expect([upload(3), upload(2)]).toEqual([true, false]);
  expect(Object.keys(TASKS)).toHaveLength(18);
});

rule('SKY-MISSION-19', 'unused one-time markers are worth nothing', () => {
  const t = position({ settings, missions: [1], round: 7, players: [{ coins: 3, oneTime: 2 }, { left: true }] });
  t.choose(0, { do: 'leave' });
  expect(t.scores()[0]).toBe(3);
});

rule('SKY-MISSION-20', 'claims before and after the action; leaving shows no cards for tasks', () => {
  const slots = { B: 'c-01', C: 'b-01' } as const;
  const t = position({ settings, missions: [1], players: [{ slots, down: 'C' }] });
  expect(claimable(t)).toEqual([]);
  t.choose(0, { do: 'leave' });
  // Face up again by leaving, yet nothing to claim.
  expect(t.step(0)).toBe('rest');
  play(t, 0, { do: 'rest', card: 'c-01', slot: 'A' }, { do: 'rest', card: 'b-01', slot: 'B' });
  expect(t.asked()).toEqual([1]);
  const u = position({ settings, missions: [1], players: [{ coins: 11, slots: { B: 'a-08' } }] });
  expect(claimable(u)).toEqual([]);
  u.choose(0, { do: 'chemist', with: 'B' });
  expect(u.step(0)).toBe('claim');
  expect(u.options(0)).toOfferExactly([{ do: 'end-turn' }, { do: 'claim', mission: 'mission-2', column: 1 }]);
});

rule('SKY-MISSION-21', 'a marker claimed first can be placed at once; past events are past', () => {
  const t = position({ settings, missions: [1], players: [{ coins: 12, markers: 0 }] });
  expect(t.options(0)).not.toOffer({ do: 'mark' });
  t.choose(0, claim(2, 1));
  expect(t.options(0)).toOffer({ do: 'mark', field: 'btf-energy', marker: 'one-time' });
  const board = { 'sector-2': 'astrogo', 'sector-9': 'astrogo', 'sector-5': 'astrogo' } as const;
  const u = position({ settings, missions: [2], board, players: [{ slots: { B: 'b-15' } }, { left: true }] });
  play(u, 0, { do: 'chemist', with: 'B' }, { do: 'end-turn' });
  expect([u.step(0), claimable(u)]).toEqual(['turn', []]);
});
