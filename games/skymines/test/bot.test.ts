import { type Player, playMatch, thinkerOf } from '@orrery/bots';
import { isRefused, seedRandom } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { lunaHopes } from '../bot/luna.ts';
import { room } from '../index.ts';
import { totalScore } from '../rules/scoring.ts';
import { type LunaSetting, type PlayerSetting, position, positionState, type Setting } from './position.ts';

const { advice } = room;
const value = (setting: Setting): number => advice.value(positionState(setting), 0);

test('more of everything good is worth more', () => {
  const base = value({ players: [{ hand: ['carbon-1'] }] });
  for (const better of [
    { coins: 3 },
    { helium: 4 },
    { research: 2 },
    { tracks: { tawac: 3 } },
    { markers: 3 },
    { slotA: true },
    { slots: { B: 'carbon-2' } },
    { hand: ['carbon-1', 'd-02'] },
  ]) {
    expect(value({ players: [{ hand: ['carbon-1'], ...better }] }), JSON.stringify(better)).toBeGreaterThan(base);
  }
  const shares = { tracks: { minerva: 8 } };
  expect(value({ gone: { minerva: [2, 0, 0] }, players: [shares] })).toBeGreaterThan(value({ players: [shares] }));
});

test('Luna is a rival: what raises her shares is worth less', () => {
  const raised = (luna: LunaSetting): number => {
    const table: Setting = {
      seats: 1,
      settings: { luna: '2' },
      players: [{ tracks: { minerva: 8 } }],
      luna,
    };
    return value({ ...table, gone: { minerva: [3, 0, 0] } }) - value(table);
  };
  expect(raised({ tracks: { tawac: 20 } })).toBeGreaterThan(0);
  expect(raised({ tracks: { minerva: 20 } })).toBeLessThan(0);
});

test('a slot makes no difference unless slots are linked, so only one of them is looked at', () => {
  const t = position({ phase: 'planning', players: [{ hand: ['carbon-2', 'energy-2'] }] });
  const options = t.options(0);
  const priors = advice.priors?.(t.state, 0, options) ?? [];
  const likely = options.filter((_, i) => priors[i] > 0.01).map((choice) => (choice.do === 'lay' ? choice.slot : ''));
  expect(new Set(likely.filter((slot) => slot !== ''))).toEqual(new Set(['B']));
});

test('whoever has cards to play plans with them: a scientist waits at a slot, not in hand', () => {
  for (const round of [1, 3, 6]) {
    const t = position({ round, phase: 'planning', players: [{ hand: ['scientist', 'star-scientist'] }] });
    const view = room.game.view(t.state, 0);
    for (const level of ['easy', 'medium'] as const) {
      for (let luck = 0; luck < 10; luck++) {
        const { choice } = thinkerOf(level).think(room.game, advice, view, 0, seedRandom(`plan ${luck}`));
        expect(choice.do, `${level}, round ${round}`).toBe('lay');
      }
    }
  }
});

test('nobody leaves while a card at a slot could still be used', () => {
  const t = position({
    seats: 1,
    settings: { luna: '4' },
    players: [{ slots: { B: 'carbon-2', C: 'scientist' }, markers: 0 }],
  });
  const options = t.options(0);
  expect(options.map((option) => option.do)).toContain('leave');
  const sensible = advice.sensible?.(t.state, 0, options) ?? [];
  expect(sensible.length).toBe(options.length - 1);
  expect(sensible.map((option) => option.do)).not.toContain('leave');
  const spent = position({ seats: 1, settings: { luna: '4' }, players: [{ slots: {}, markers: 0 }] });
  expect(advice.sensible?.(spent.state, 0, spent.options(0))).toEqual(spent.options(0));
});

test('nobody hands in a plan with a slot free and a card for it', () => {
  const plan = (hand: readonly string[]): readonly string[] => {
    const t = position({ seats: 1, settings: { luna: '2' }, round: 6, phase: 'planning', players: [{ hand }] });
    return [...new Set(advice.sensible?.(t.state, 0, t.options(0)).map((option) => option.do))];
  };
  expect(plan(['energy-1', 'b-14'])).toEqual(['lay']);
  expect(plan(['d-02'])).toEqual(['hand-in']);
});

test('alone a position is worth what it is when the next round begins, and looking ahead changes nothing', () => {
  const t = position({
    seats: 1,
    settings: { luna: '2' },
    round: 3,
    players: [{ coins: 4, markers: 0 }],
    luna: {
      majority: ['luna-i-1', 'luna-i-2'],
      slots: { B: 'luna-i-3', C: 'luna-i-4', D: 'luna-i-10' },
      pile: ['luna-i-5', 'luna-i-6', 'luna-i-7', 'luna-i-8', 'luna-i-9'],
    },
  });
  const before = JSON.stringify(t.state);
  const lead = advice.lead?.(t.state, 0);
  expect(JSON.stringify(t.state)).toBe(before);
  t.choose(0, { do: 'leave' });
  expect(t.state.phase).toBe('planning');
  expect(t.state.round).toBe(4);
  expect(advice.lead?.(t.state, 0)).toBe(lead);
});

test('alone shares count for little in early rounds and for nearly all they are worth at last, research the other way', () => {
  const gain = (round: number, better: PlayerSetting): number => {
    const lead = (own: PlayerSetting): number =>
      advice.lead?.(
        positionState({
          seats: 1,
          settings: { luna: '2' },
          round,
          phase: 'planning',
          gone: { minerva: [5, 3, 2] },
          players: [own],
        }),
        0,
      ) ?? 0;
    return lead(better) - lead({});
  };
  const shares = { tracks: { minerva: 9 }, valid: { minerva: 0 } };
  expect(gain(3, shares)).toBeLessThan(gain(7, shares) / 2);
  expect(gain(3, { research: 3 })).toBeGreaterThan(gain(7, { research: 3 }));
});

test('what Luna will still gain is counted before she gains it: the lead does not fall just because time goes by', () => {
  const lead = (round: number, cards: number): number => {
    const s = positionState({ seats: 1, settings: { luna: '2' }, round, players: [{ coins: 20 }] });
    if (s.luna === null) throw new Error('Luna is not there');
    s.luna.slots = [-1, 0, 1, 2, -1];
    s.luna.used = [14, 12, 8, 0].at(cards) ?? 0;
    return lunaHopes(s);
  };
  expect(lead(3, 2) - lead(3, 1)).toBeCloseTo(lead(3, 1) - lead(3, 0));
  expect(lead(3, 2)).toBeGreaterThan(lead(3, 0));
  for (let round = 2; round <= 7; round++) expect(lead(round, 0)).toBeLessThan(lead(round - 1, 0));
});

test('against Luna a search counts the lead over her, also when the play is over', () => {
  const lead = (setting: Setting): number | undefined => advice.lead?.(positionState(setting), 0);
  const alone: Setting = { seats: 1, settings: { luna: '2' }, players: [{ coins: 20 }] };
  expect(lead({ seats: 2 })).toBeUndefined();
  expect(lead({ ...alone, luna: { coins: 30 } })).toBeCloseTo((lead({ ...alone, luna: { coins: 10 } }) ?? 0) - 20);
  const over = positionState({ ...alone, luna: { coins: 30 } });
  over.phase = 'over';
  const own = room.game.scores(over)[0];
  expect(advice.lead?.(over, 0)).toBe(own - totalScore(over, 1));
});

test('a new plan goes onto the next free screen', () => {
  const t = position({ players: [{ slots: { B: 'scientist' }, screens: { 1: 'start-tile-01' } }] });
  t.choose(0, { do: 'scientist', with: 'B' });
  t.choose(0, { do: 'stay' });
  t.choose(0, { do: 'plan', plan: 'plan-b01' });
  const choice = advice.playout?.(t.state, 0, t.options(0), seedRandom('lay'));
  expect(choice).toEqual({ do: 'lay-plan', plan: 'plan-b01', screen: 2 });
});

test('priors are numbers for every question of a play', async () => {
  const seen = new Set<string>();
  const watched: typeof advice = {
    ...advice,
    priors(s, seat, options) {
      seen.add(s.agenda.seats[seat].at(-1)?.step ?? 'none');
      const priors = advice.priors?.(s, seat, options) ?? [];
      expect(priors).toHaveLength(options.length);
      expect(priors.every((weight) => weight >= 0 && Number.isFinite(weight))).toBe(true);
      return priors;
    },
  };
  const players: Player[] = [1, 2].map(() => ({ name: 'greedy', level: 'greedy' }));
  const settings = { side: 'belt', tracks: 'random', missions: true, luna: '2' };
  const match = await playMatch(
    { ...room, advice: watched },
    { number: 1, seed: 'watched', players, bound: {}, settings },
  );
  expect(isRefused(match)).toBe(false);
  expect([...seen]).toEqual(
    expect.arrayContaining(['plan', 'turn', 'acquire', 'expand', 'research', 'lay-plans', 'rest']),
  );
});

test('the greedy player beats the random one', async () => {
  for (let game = 0; game < 4; game++) {
    const names = game % 2 === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
    const players = names.map((level): Player => ({ name: level, level }));
    const match = await playMatch(room, { number: game, seed: `greedy ${game}`, players, bound: {} });
    if (isRefused(match)) throw new Error(match.message);
    expect(match.winners).toEqual([names.indexOf('greedy')]);
  }
});
