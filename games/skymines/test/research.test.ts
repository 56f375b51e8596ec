import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import type { SkyChoice } from '../rules/choices.ts';
import { card, NONE, type PlayerSetting, plan, play, position, type Setting } from './position.ts';

const COIN: SkyChoice = { do: 'coin' };
const takePlan = (id: string): SkyChoice => ({ do: 'plan', plan: id });
const lay = (id: string, screen: number): SkyChoice => ({ do: 'lay-plan', plan: id, screen });

/** Seat 0 has used a scientist (1, 2 or 3 points) without moving, and exchanges its points. */
function exchanging(points: 1 | 2 | 3, setting: Setting = {}): ReturnType<typeof position> {
  const t = withScientist(points, setting.players?.[0] ?? {}, setting);
  t.choose(0, { do: 'stay' });
  return t;
}

/** Seat 0 has a scientist at slot A and has used it. */
function withScientist(points: 1 | 2 | 3, player: PlayerSetting, setting: Setting = {}): ReturnType<typeof position> {
  const slots = { ...player.slots, A: ['scientist', 'a-06', 'b-10'][points - 1] };
  const t = position({ ...setting, players: [{ ...player, slots }, ...(setting.players ?? []).slice(1)] });
  t.choose(0, { do: 'scientist', with: 'A' });
  return t;
}

rule(['SKY-RP-01', 'SKY-RP-17'], 'points are exchanged at once, every one of them', () => {
  const t = exchanging(2);
  expect(t.step(0)).toBe('research');
  expect(t.whyNot(0, { do: 'done' })).toBe('SKY-RP-17');
  t.choose(0, COIN);
  expect(t.step(0)).toBe('research');
  t.choose(0, COIN);
  expect(t.state.players[0].coins).toBe(2);
  expect(t.asked()).toEqual([1]);
});

rule(['SKY-RP-02', 'SKY-RP-03', 'SKY-RP-04', 'SKY-RP-05'], 'A and B plans and coins cost 1 point, C plans 2', () => {
  const one = exchanging(1);
  const plans = (t: typeof one): string[] =>
    t.options(0).flatMap((choice) => (choice.do === 'plan' ? [choice.plan] : []));
  const ab = ['plan-a01', 'plan-a02', 'plan-a03', 'plan-a04', 'plan-b01', 'plan-b02', 'plan-b03', 'plan-b04'];
  expect(plans(one)).toEqual(ab);
  expect(one.whyNot(0, takePlan('plan-c01'))).toBe('SKY-RP-04');
  expect(plans(exchanging(2))).toEqual([...ab, 'plan-c01', 'plan-c02', 'plan-c03', 'plan-c04']);
  const t = exchanging(3);
  play(t, 0, takePlan('plan-c02'), takePlan('plan-b01'));
  expect(t.state.players[0].acquired).toEqual([plan('plan-c02'), plan('plan-b01')]);
  expect(t.step(0)).toBe('lay-plans');
});

rule('SKY-RP-06', 'a face-up special plan costs 2 points', () => {
  const t = exchanging(2, { specials: [2, 4] });
  expect(t.options(0)).toOffer(takePlan('special-4'));
  expect(t.options(0)).not.toOffer(takePlan('special-3'));
  t.choose(0, takePlan('special-4'));
  expect(t.state.specials).toBe(1 << 2);
  expect(t.step(0)).toBe('lay-plans');
  const u = exchanging(1, { specials: [2] });
  expect(u.whyNot(0, takePlan('special-2'))).toBe('SKY-RP-06');
});

rule('SKY-RP-07', 'points may be split over plans and coins', () => {
  const t = exchanging(3);
  play(t, 0, takePlan('plan-a01'), takePlan('plan-a02'), COIN);
  expect([t.state.players[0].acquired.length, t.state.players[0].coins, t.step(0)]).toEqual([2, 1, 'lay-plans']);
});

rule(['SKY-RP-08', 'SKY-RP-18'], 'the first plan from a red field takes the supplement, the next finds nothing', () => {
  const t = exchanging(3, { supplement: 3 });
  t.choose(0, takePlan('plan-a02'));
  expect([t.state.players[0].coins, t.state.supplement]).toEqual([0, 3]);
  t.choose(0, takePlan('plan-b01'));
  expect([t.state.players[0].coins, t.state.supplement]).toEqual([3, 0]);
  t.choose(0, takePlan('plan-a01'));
  expect(t.state.players[0].coins).toBe(3);
});

rule(['SKY-RP-09', 'SKY-RP-19'], 'plans are laid at the end of the turn, in any order, and all of them', () => {
  const t = exchanging(2);
  play(t, 0, takePlan('plan-a01'), takePlan('plan-b01'));
  expect(t.options(0)).toOffer(lay('plan-b01', 16));
  expect(t.options(0)).toOffer(lay('plan-a01', 1));
  expect(t.options(0)).toHaveLength(8 + 16);
  expect(t.whyNot(0, { do: 'done' })).toBe('SKY-RP-19');
  t.choose(0, lay('plan-b01', 3));
  expect(t.options(0)).toHaveLength(8);
  t.choose(0, lay('plan-a01', 3));
  expect(t.state.players[0].screens[3]).toBe(plan('plan-a01'));
  expect(t.asked()).toEqual([1]);
});

rule('SKY-RP-10', 'A plans lie on screens 1 to 8 only', () => {
  const t = exchanging(3, { specials: [2] });
  play(t, 0, takePlan('plan-a01'), takePlan('special-2'));
  expect(t.options(0)).toOffer(lay('plan-a01', 8));
  expect(t.options(0)).not.toOffer(lay('plan-a01', 9));
  expect(t.whyNot(0, lay('plan-a01', 9))).toBe('SKY-RP-10');
  expect(t.options(0)).toOffer(lay('special-2', 16));
});

rule('SKY-RP-11', 'a laid plan stays where it is', () => {
  const t = exchanging(1, { players: [{ screens: { 2: 'plan-b05' } }] });
  t.choose(0, takePlan('plan-a01'));
  expect(t.options(0).every((choice) => choice.do === 'lay-plan' && choice.plan === 'plan-a01')).toBe(true);
  expect(t.whyNot(0, lay('plan-b05', 4))).toBe('SKY-RP-11');
});

rule(['SKY-RP-12', 'SKY-RP-20'], 'a new plan covers an old one, face up', () => {
  const t = exchanging(1, { players: [{ screens: { 2: 'plan-c05' }, turned: [2] }] });
  play(t, 0, takePlan('plan-a01'), lay('plan-a01', 2));
  const [player] = t.state.players;
  expect([player.screens[2], player.under, player.turned]).toEqual([plan('plan-a01'), [200 + plan('plan-c05')], 0]);
});

rule('SKY-RP-13', 'gaps between screens are allowed', () => {
  const t = exchanging(1, { players: [{ screens: { 1: 'start-tile-01' } }] });
  play(t, 0, takePlan('plan-b01'), lay('plan-b01', 7));
  expect(t.state.players[0].screens.slice(1, 8)).toEqual([
    plan('start-tile-01'),
    NONE,
    NONE,
    NONE,
    NONE,
    NONE,
    plan('plan-b01'),
  ]);
});

rule('SKY-RP-14', 'fields stay empty within the turn and are filled after laying', () => {
  const t = exchanging(2);
  t.choose(0, takePlan('plan-b03'));
  expect(t.state.research[6]).toBe(NONE);
  expect(t.whyNot(0, takePlan('plan-b03'))).toBe('SKY-RP-14');
  play(t, 0, COIN);
  expect(t.state.research[6]).toBe(NONE);
  t.choose(0, lay('plan-b03', 2));
  expect(t.state.research[6]).toBe(plan('plan-b24'));
  expect(t.state.supplies[1]).toHaveLength(19);
});

rule('SKY-RP-15', 'the round field of a special plan stays empty', () => {
  const t = exchanging(2, { specials: [2] });
  play(t, 0, takePlan('special-2'), lay('special-2', 2));
  expect(t.state.specials).toBe(0);
  t.choose(1, { do: 'leave' });
  const u = exchanging(2, {});
  expect(u.whyNot(0, takePlan('special-2'))).toBe('SKY-RP-15');
});

rule('SKY-RP-16', 'an exhausted supply fills nothing', () => {
  const t = exchanging(1);
  t.state.supplies[0] = [];
  play(t, 0, takePlan('plan-a04'), lay('plan-a04', 2));
  expect(t.state.research[3]).toBe(NONE);
});

rule(['SKY-SCI-01', 'SKY-SCI-13'], 'one scientist, turned face down in the end', () => {
  const t = position({ players: [{ slots: { B: 'scientist', C: 'a-06' }, tiles: ['scientist'] }, { left: true }] });
  expect(t.options(0)).toOffer({ do: 'scientist', with: 'B' });
  expect(t.options(0)).toOffer({ do: 'scientist', with: 'tile' });
  play(t, 0, { do: 'scientist', with: 'C' }, { do: 'stay' });
  expect(t.state.players[0].down).toBe(0);
  play(t, 0, COIN, COIN);
  expect(t.state.players[0].down).toBe(0b00100);
  expect(t.options(0)).not.toOffer({ do: 'scientist', with: 'C' });
});

rule('SKY-SCI-02', 'for 2 coins one plan ahead is turned face down', () => {
  const screens = { 1: 'start-tile-01', 2: 'plan-b01', 3: 'plan-b02', 5: 'plan-b03' };
  const t = withScientist(1, { coins: 5, research: 1, screens, turned: [3] });
  const turnable = t.options(0).flatMap((choice) => (choice.do === 'turn-down' ? [choice.screen] : []));
  expect(turnable).toEqual([2, 5]);
  expect(t.whyNot(0, { do: 'turn-down', screen: 1 })).toBe('SKY-SCI-02');
  t.choose(0, { do: 'turn-down', screen: 2 });
  expect([t.state.players[0].coins, t.state.players[0].turned]).toEqual([3, (1 << 2) | (1 << 3)]);
  expect(t.options(0)).not.toOffer({ do: 'turn-down' });
  expect(t.options(0)).toOffer({ do: 'upload', to: 3 });
  const start = withScientist(1, { coins: 2, screens: { 1: 'start-tile-01' } });
  expect(start.options(0)).toOffer({ do: 'turn-down', screen: 1 });
  expect(withScientist(1, { coins: 1, screens }).options(0)).not.toOffer({ do: 'turn-down' });
});

rule(['SKY-SCI-03', 'SKY-SCI-05'], 'the marker moves as far as wanted; the same cards serve every plan', () => {
  const screens = { 1: 'plan-a01', 2: 'plan-a02', 3: 'plan-a03', 4: 'plan-b01' };
  const t = withScientist(1, { slots: { B: 'carbon-2' }, screens });
  expect(t.options(0)).toOfferExactly([
    { do: 'stay' },
    { do: 'upload', to: 1 },
    { do: 'upload', to: 2 },
    { do: 'upload', to: 3 },
  ]);
  t.choose(0, { do: 'upload', to: 3 });
  expect(t.state.players[0].research).toBe(3);
  expect(t.state.players[0].down).toBe(0);
});

rule('SKY-SCI-04', 'every requirement of a plan must be met', () => {
  const screens = { 1: 'plan-b01' };
  expect(withScientist(1, { slots: { B: 'carbon-2', C: 'minerals-2' }, screens }).options(0)).toOffer({
    do: 'upload',
    to: 1,
  });
  const t = withScientist(1, { slots: { B: 'carbon-2', C: 'minerals-1' }, screens });
  expect(t.options(0)).not.toOffer({ do: 'upload' });
  expect(t.whyNot(0, { do: 'upload', to: 1 })).toBe('SKY-SCI-04');
  // Face-down cards do not help.
  const u = withScientist(1, { slots: { B: 'carbon-2', C: 'minerals-2' }, down: 'C', screens });
  expect(u.options(0)).not.toOffer({ do: 'upload' });
});

rule(
  ['SKY-SCI-06', 'SKY-SCI-10'],
  'face-down plans ask for nothing and give nothing; special plans give nothing',
  () => {
    const t = withScientist(1, { coins: 0, screens: { 1: 'plan-c12' }, turned: [1] });
    play(t, 0, { do: 'upload', to: 1 });
    expect([t.step(0), t.state.players[0].coins]).toEqual(['research', 0]);
    const u = withScientist(1, { coins: 2, screens: { 1: 'special-2' } });
    play(u, 0, { do: 'upload', to: 1 });
    expect([u.step(0), u.state.players[0].coins]).toEqual(['research', 0]);
  },
);

rule('SKY-SCI-07', 'special plans are paid for, each of them', () => {
  const screens = { 1: 'special-2', 2: 'special-5' };
  const t = withScientist(1, { coins: 4, screens });
  expect(t.options(0)).toOffer({ do: 'upload', to: 1 });
  expect(t.options(0)).not.toOffer({ do: 'upload', to: 2 });
  expect(t.whyNot(0, { do: 'upload', to: 2 })).toBe('SKY-SCI-07');
  const u = withScientist(1, { coins: 5, screens });
  u.choose(0, { do: 'upload', to: 2 });
  expect([u.state.players[0].coins, u.state.players[0].uploaded]).toEqual([0, (1 << 2) | (1 << 5)]);
  // Turned face down it costs nothing and is never uploaded.
  const v = withScientist(1, { coins: 0, screens, turned: [1] });
  v.choose(0, { do: 'upload', to: 1 });
  expect(v.state.players[0].uploaded).toBe(0);
});

rule('SKY-SCI-08', 'a screen without a plan stops the marker', () => {
  const t = withScientist(1, { slots: { B: 'carbon-2' }, screens: { 1: 'plan-a02', 3: 'plan-a03' } });
  expect(t.options(0)).toOfferExactly([{ do: 'stay' }, { do: 'upload', to: 1 }]);
  expect(t.whyNot(0, { do: 'upload', to: 3 })).toBe('SKY-SCI-08');
  // The last screen is one like the others; there is none behind it.
  expect(t.whyNot(0, { do: 'upload', to: 16 })).toBe('SKY-SCI-08');
  expect(t.whyNot(0, { do: 'upload', to: 17 })).toBe('SKY-SCI-03');
});

rule(['SKY-SCI-09', 'SKY-SCI-19'], 'only the plan it stops on pays, after the movement', () => {
  const t = withScientist(1, {
    coins: 0,
    slots: { B: 'carbon-2' },
    screens: { 1: 'plan-a03', 2: 'plan-a04', 3: 'special-2' },
  });
  expect(t.options(0)).not.toOffer({ do: 'upload', to: 3 });
  t.choose(0, { do: 'upload', to: 2 });
  expect([t.state.players[0].coins, t.state.players[0].helium]).toEqual([0, 1]);
});

rule('SKY-SCI-11', 'without a move there is no reward', () => {
  const t = withScientist(1, { coins: 0, slots: { B: 'carbon-2' }, research: 1, screens: { 1: 'plan-a03' } });
  t.choose(0, { do: 'stay' });
  expect([t.state.players[0].coins, t.step(0)]).toEqual([0, 'research']);
});

rule('SKY-SCI-12', 'the points of the scientist come after the reward, and all plans are laid at the end', () => {
  const t = withScientist(2, { slots: { B: 'carbon-2', C: 'b-01', D: 'a-08' }, screens: { 1: 'plan-b13' } });
  t.choose(0, { do: 'upload', to: 1 });
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 2 });
  play(t, 0, takePlan('plan-a01'), takePlan('plan-a02'));
  expect(t.state.agenda.seats[0].at(-1)).toEqual({ step: 'research', n: 2 });
  play(t, 0, takePlan('plan-a03'), COIN);
  expect(t.step(0)).toBe('lay-plans');
  expect(t.state.players[0].acquired).toHaveLength(3);
});

rule('SKY-SCI-14', '"lab card" means one beside the scientist in use', () => {
  const screens = { 1: 'plan-a23' };
  expect(withScientist(1, { screens }).options(0)).not.toOffer({ do: 'upload' });
  expect(withScientist(1, { slots: { B: 'a-07' }, screens }).options(0)).toOffer({ do: 'upload', to: 1 });
  expect(withScientist(1, { slots: { B: 'a-08' }, screens }).options(0)).toOffer({ do: 'upload', to: 1 });
  expect(withScientist(1, { slots: { B: 'a-08' }, down: 'B', screens }).options(0)).not.toOffer({ do: 'upload' });
});

rule('SKY-SCI-15', '"n of one kind" means a single resource', () => {
  const screens = { 1: 'plan-b21' };
  expect(withScientist(1, { slots: { B: 'c-01' }, screens }).options(0)).toOffer({ do: 'upload' });
  expect(withScientist(1, { slots: { B: 'b-01', C: 'b-03' }, screens }).options(0)).not.toOffer({ do: 'upload' });
  expect(withScientist(1, { slots: { B: 'b-07', C: 'energy-2' }, screens }).options(0)).not.toOffer({ do: 'upload' });
});

rule('SKY-SCI-16', '3 carbon and 3 more of one kind', () => {
  const met = (slots: PlayerSetting['slots']): boolean =>
    withScientist(1, { slots: slots ?? {}, screens: { 1: 'plan-c09' } })
      .options(0)
      .some((choice) => choice.do === 'upload');
  expect(met({ B: 'b-01', C: 'b-02' })).toBe(true);
  expect(met({ B: 'b-01', C: 'b-05' })).toBe(true);
  expect(met({ B: 'b-01', C: 'carbon-2', D: 'minerals-1' })).toBe(false);
});

rule('SKY-SCI-17', 'plans laid in this turn are for later turns', () => {
  const t = withScientist(1, { slots: { B: 'carbon-2' } });
  expect(t.options(0)).toOfferExactly([{ do: 'stay' }]);
  play(t, 0, { do: 'stay' }, takePlan('plan-a02'), lay('plan-a02', 1));
  expect([t.state.players[0].research, t.asked()]).toEqual([0, [1]]);
});

rule('SKY-SCI-18', 'totals include bonuses; a chemist may be a card, a tile or the virtual one', () => {
  const met = (player: PlayerSetting, screen: string): boolean =>
    withScientist(1, { ...player, screens: { 1: screen } })
      .options(0)
      .some((choice) => choice.do === 'upload');
  expect(met({ slots: { B: 'energy-2' }, tracks: { skymine: 7 } }, 'plan-a22')).toBe(true);
  expect(met({ slots: { B: 'energy-2' } }, 'plan-a22')).toBe(false);
  expect(met({ slots: { B: 'carbon-2' }, plusOn: 'B', tiles: ['resource'] }, 'plan-a05')).toBe(true);
  expect(met({ slots: { B: 'a-08' } }, 'plan-b23')).toBe(true);
  expect(met({ tiles: ['chemist'] }, 'plan-b23')).toBe(true);
  expect(met({ tiles: ['scientist'] }, 'plan-b23')).toBe(false);
});

rule('SKY-CHEM-01', 'one face-up chemist, card or tile', () => {
  const t = position({ players: [{ slots: { B: 'a-08', C: 'a-09' }, down: 'C', tiles: ['chemist'], hand: ['b-13'] }] });
  const used = t.options(0).flatMap((choice) => (choice.do === 'chemist' ? [choice.with] : []));
  expect(used).toEqual(['B', 'tile']);
});

rule(['SKY-CHEM-02', 'SKY-CHEM-05'], 'the generic chemist: 1 helium and 2 coins, then face down', () => {
  const t = position({ players: [{ coins: 0, slots: { B: 'a-08' } }] });
  t.choose(0, { do: 'chemist', with: 'B' });
  const [player] = t.state.players;
  expect([player.helium, player.coins, player.down]).toEqual([1, 2, 0b00010]);
  expect(t.asked()).toEqual([1]);
});

rule(['SKY-CHEM-03', 'SKY-CHEM-04'], 'a company chemist: 2 helium, 1 coin, and 1 helium for every 2 collectors', () => {
  const helium = (board: Setting['board']): number[] => {
    const t = position({ board: board ?? {}, players: [{ coins: 0, slots: { B: 'b-15' } }] });
    t.choose(0, { do: 'chemist', with: 'B' });
    return [t.state.players[0].helium, t.state.players[0].coins];
  };
  expect(helium({})).toEqual([2, 1]);
  expect(helium({ 'sector-2': 'astrogo', 'sector-9': 'astrogo' })).toEqual([3, 1]);
  expect(helium({ 'sector-2': 'astrogo', 'sector-9': 'astrogo', 'sector-5': 'astrogo' })).toEqual([4, 1]);
  expect(helium({ 'sector-2': 'tawac', 'sector-9': 'tawac', 'sector-5': 'astrogo' })).toEqual([2, 1]);
});

rule('SKY-LAB-01', 'slot A goes on when the tank reaches 8', () => {
  const reach = (helium: number): boolean => {
    const t = position({ players: [{ helium, slots: { B: 'a-08' } }] });
    t.choose(0, { do: 'chemist', with: 'B' });
    return t.state.players[0].slotA;
  };
  expect([reach(6), reach(7), reach(12)]).toEqual([false, true, true]);
});

rule('SKY-LAB-02', 'slot E goes on when the marker reaches screen 5 or passes it', () => {
  const reach = (research: number, to: number): boolean => {
    const screens = { [research + 1]: 'plan-a02', [to]: 'plan-a03' };
    const t = withScientist(1, { research, slots: { B: 'carbon-2' }, screens, slotE: false });
    t.choose(0, { do: 'upload', to });
    return t.state.players[0].slotE;
  };
  expect([reach(3, 4), reach(4, 5), reach(4, 6)]).toEqual([false, true, true]);
});

rule('SKY-LAB-03', 'a slot is used from the next planning phase on, for good', () => {
  const t = position({ players: [{ helium: 7, hand: ['carbon-1'], slots: { B: 'a-08' } }, { left: true }] });
  t.choose(0, { do: 'chemist', with: 'B' });
  expect(t.state.players[0].slots[0]).toBe(NONE);
  play(t, 0, { do: 'leave' }, { do: 'rest', card: 'a-08', slot: 'C' });
  expect(t.options(0)).toOffer({ do: 'lay', card: 'diamond-carbon-1', slot: 'A' });
  expect(t.options(1)).not.toOffer({ do: 'lay', slot: 'A' });
});

rule('SKY-LAB-04', 'beyond the last tank field every step gives 2 coins', () => {
  const t = position({
    board: { 'sector-2': 'astrogo', 'sector-5': 'astrogo' },
    players: [{ coins: 0, helium: 27, slots: { B: 'b-15' } }],
  });
  t.choose(0, { do: 'chemist', with: 'B' });
  // 3 helium: one step, 4 coins; and the chemist's own coin.
  expect([t.state.players[0].helium, t.state.players[0].coins]).toEqual([28, 4 + 1]);
});

rule('SKY-LAB-05', 'on the last screen every point is worth 2 coins, at once', () => {
  const t = withScientist(3, { coins: 0, research: 15, slots: { B: 'c-01' }, screens: { 16: 'plan-c14' } });
  t.choose(0, { do: 'upload', to: 16 });
  // 3 points of the plan and 3 of the card.
  expect(t.state.players[0].coins).toBe(12);
  expect(t.asked()).toEqual([1]);
});

rule('SKY-LAB-06', 'a scientist can still be used there', () => {
  const t = withScientist(2, { coins: 0, research: 16 });
  expect([t.state.players[0].coins, t.asked()]).toEqual([4, [1]]);
  expect(t.state.players[0].slots[0]).toBe(card('a-06'));
});
