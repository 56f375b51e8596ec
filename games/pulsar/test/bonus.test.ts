import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { TECHNOLOGIES } from '../data/index.ts';
import { fly, type Position, position, score } from './position.ts';

/** Activating b1 links it to an active a2: a die of 3. */
const LINK: Position = {
  dice: [5],
  round: 6,
  transmitters: {
    'transmitter-a2': { owner: 0, active: true, right: 'transmitter-b1' },
    'transmitter-b1': { owner: 0, paid: [4], right: 'transmitter-a2' },
  },
};
const activate = { do: 'pay-transmitter', tile: 'transmitter-b1', icon: 6, pay: 'silver6' } as const;

rule('PUL-BONUS-01', 'one bonus die a turn', () => {
  const t = position({ dice: [1], players: [{ silver: [3], cubes: 8 }] });
  t.choose(0, { do: 'copy', die: 1 });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'red1' });
  expect(t.options(0)).not.toOffer({ do: 'copy' });
  expect(t.whyNot(0, { do: 'take-gyrodyne', type: 'small', pay: 'red1' })).toBe('PUL-BONUS-01');
});

rule('PUL-BONUS-02', 'of several on offer one is chosen', () => {
  const t = position({ ...LINK, players: [{ silver: [6, 4], cubes: 4 }] });
  t.choose(0, activate);
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ai-2', pay: 'link3' });
  expect(t.options(0)).toOffer({ do: 'copy', die: 5 });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'aiii-1', pay: 'silver4' });
});

rule('PUL-BONUS-03', 'used like any die, then gone', () => {
  const t = position({ dice: [2], players: [{ cubes: 4, plusMinus: 1 }] });
  t.choose(0, { do: 'copy', die: 2 });
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'red2+pm1' });
  expect([t.state.turn.red, t.state.players[0].plusMinus, t.state.players[0].patents.length]).toEqual([-1, 0, 1]);
});

rule('PUL-BONUS-04', 'copying costs four cubes', () => {
  const t = position({ dice: [5], players: [{ cubes: 5 }] });
  expect(t.options(0)).toOfferExactly([{ do: 'copy', die: 5 }, { do: 'end-turn' }]);
  t.choose(0, { do: 'copy', die: 5 });
  expect([t.state.players[0].cubes, t.state.turn.red]).toEqual([1, 5]);
  const poor = position({ dice: [5], players: [{ cubes: 3 }] });
  expect(poor.options(0)).not.toOffer({ do: 'copy' });
  expect(poor.whyNot(0, { do: 'copy', die: 5 })).toBe('PUL-BONUS-04');
});

rule('PUL-BONUS-05', 'a copied die may be copied by others too', () => {
  const t = position({ turns: [0, 1], dice: [5], players: [{ cubes: 4 }, { cubes: 4 }] });
  t.choose(0, { do: 'copy', die: 5 });
  expect(t.state.pool[5]).toBe(1);
  t.choose(0, { do: 'end-turn' });
  expect(t.options(1)).toOffer({ do: 'copy', die: 5 });
});

rule('PUL-BONUS-06', 'with two players any of three dice', () => {
  const t = position({ seats: 2, dice: [1, 4, 6], players: [{ cubes: 4 }] });
  expect(t.options(0)).toOfferExactly([
    { do: 'copy', die: 1 },
    { do: 'copy', die: 4 },
    { do: 'copy', die: 6 },
    { do: 'end-turn' },
  ]);
  expect(t.whyNot(0, { do: 'copy', die: 2 })).toBe('PUL-BONUS-06');
});

rule('PUL-BONUS-07', 'no copying beside another bonus die', () => {
  const t = position({ dice: [5], players: [{ cubes: 12 }] });
  t.choose(0, { do: 'copy', die: 5 });
  expect(t.whyNot(0, { do: 'copy', die: 5 })).toBe('PUL-BONUS-07');
  const doubled = position({ round: 3, dice: [5], players: [{ silver: [3], cubes: 12 }] });
  doubled.choose(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' });
  expect(doubled.options(0)).not.toOffer({ do: 'copy' });
  const linked = position({ ...LINK, players: [{ silver: [6], cubes: 12 }] });
  linked.choose(0, activate);
  linked.choose(0, { do: 'patent', tech: 'ai-2', pay: 'link3' });
  expect(linked.options(0)).not.toOffer({ do: 'copy' });
});

rule('PUL-BONUS-08', 'links give a bonus die', () => {
  const t = position({ ...LINK, players: [{ silver: [6] }] });
  t.choose(0, activate);
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'link3' });
  expect([t.state.turn.used, t.state.turn.source, t.state.turn.links]).toEqual([true, 'link', []]);
});

rule('PUL-BONUS-09', 'a printed red die must be used; whoever does not want it explores', () => {
  const given: Position = { players: [{ silver: [1], ship: 'n41' }], systems: { n39: { tile: 'system-01' } } };
  const t = position(given);
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'printed' });
  expect(t.state.turn.red).toBe(1);
  expect(t.options(0)).not.toOffer({ do: 'end-turn' });
  const other = position(given);
  fly(other, 0, 'silver1', 'n39');
  other.choose(0, { do: 'explore' });
  expect([other.state.turn.red, other.state.unexplored.length]).toEqual([-1, 11]);
});

rule('PUL-BONUS-10', 'nothing is saved for a later turn', () => {
  const t = position({ turns: [0, 1], dice: [5], players: [{ cubes: 4 }] });
  t.choose(0, { do: 'copy', die: 5 });
  t.choose(0, { do: 'end-turn' });
  expect([t.state.turn.seat, t.state.turn.red, t.state.turn.used]).toEqual([1, -1, false]);
});

rule(['PUL-BONUS-11', 'PUL-BONUS-12'], 'a doubler turns a silver die into another one and a red die', () => {
  const t = position({ round: 6, players: [{ silver: [4, 1] }] });
  t.choose(0, { do: 'patent', tech: 'aiii-1', pay: 'silver4' });
  expect([t.state.players[0].silver, t.state.turn.red, t.state.turn.source]).toEqual([[1, 3], 2, 'doubler']);
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  t.choose(0, { do: 'take-gyrodyne', type: 'medium', pay: 'red2' });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  expect(t.options(0)).toOfferExactly([{ do: 'end-turn' }]);
  const project = position({ players: [{ hq: 'hq-a2', projects: [2, 3], silver: [3] }] });
  project.choose(0, { do: 'project', project: 'hq-a2-p5', pay: 'silver3' });
  expect([project.state.players[0].silver, project.state.turn.red, project.state.players[0].plusMinus]).toEqual([
    [2],
    1,
    1,
  ]);
});

rule(['PUL-BONUS-13', 'PUL-BONUS-15'], 'a red die needs the right to a bonus die, and a silver die to pay', () => {
  const t = position({ round: 6, dice: [4], players: [{ silver: [4], cubes: 4 }] });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'aiii-1', pay: 'silver4' });
  t.choose(0, { do: 'copy', die: 4 });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'aiii-1' });
  expect(t.whyNot(0, { do: 'patent', tech: 'aiii-1', pay: 'silver4' })).toBe('PUL-BONUS-13');
  expect(t.whyNot(0, { do: 'patent', tech: 'aiii-1', pay: 'red4' })).toBe('PUL-BONUS-15');
  t.choose(0, { do: 'take-gyrodyne', type: 'large', pay: 'red4' });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'aiii-1' });
  const linked = position({ round: 3, boards: 'bi aii aiii', players: [{ silver: [2], cubes: 1 }] });
  linked.state.turn.links = [2];
  expect(linked.options(0)).toOffer({ do: 'patent', tech: 'bi-4', pay: 'silver2' });
  expect(linked.options(0)).not.toOffer({ do: 'patent', tech: 'bi-4', pay: 'link2' });
  expect(linked.whyNot(0, { do: 'patent', tech: 'bi-4', pay: 'link2' })).toBe('PUL-BONUS-13');
});

rule('PUL-BONUS-14', 'cube and red die: a cube more, and the die must be used', () => {
  const t = position({ round: 2, boards: 'bi aii aiii', players: [{ silver: [2], cubes: 1 }] });
  t.choose(0, { do: 'patent', tech: 'bi-4', pay: 'silver2' });
  expect([t.state.players[0].cubes, t.state.turn.red, t.state.turn.source]).toEqual([0, 4, 'technology']);
  expect(t.options(0)).not.toOffer({ do: 'end-turn' });
  const poor = position({ round: 2, boards: 'bi aii aiii', players: [{ silver: [2] }] });
  expect(poor.options(0)).not.toOffer({ do: 'patent', tech: 'bi-4' });
  expect(poor.whyNot(0, { do: 'patent', tech: 'bi-4', pay: 'silver2' })).toBe('PUL-BONUS-14');
});

rule('PUL-BONUS-16', 'accepted is accepted', () => {
  const doubler = position({ ...LINK, players: [{ silver: [6, 4], cubes: 8 }] });
  doubler.choose(0, activate);
  doubler.choose(0, { do: 'patent', tech: 'aiii-1', pay: 'silver4' });
  expect(doubler.options(0)).not.toOffer({ do: 'copy' });
  expect(doubler.options(0)).not.toOffer({ pay: 'link3' });
  const copied = position({
    round: 6,
    dice: [5],
    players: [{ silver: [4, 1], cubes: 4, ship: 'n41' }],
    systems: { n39: { tile: 'system-01' } },
  });
  copied.choose(0, { do: 'copy', die: 5 });
  expect(copied.options(0)).not.toOffer({ do: 'patent', tech: 'aiii-1' });
  fly(copied, 0, 'silver1', 'n39');
  expect([copied.step(0), copied.state.turn.red]).toEqual(['turn', 5]);
});

rule('PUL-BONUS-17', 'compulsory: doubler, technology, project, discovery; a flight or a token will do', () => {
  for (const spend of ['fly', 'buy-token'] as const) {
    const t = position({ round: 3, players: [{ silver: [3], ship: 'n41' }] });
    t.choose(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' });
    expect([t.state.turn.forced, t.whyNot(0, { do: 'end-turn' })]).toEqual([true, 'PUL-ACT-11']);
    if (spend === 'fly') fly(t, 0, 'red2', 'n43-n42');
    else t.choose(0, { do: 'buy-token', token: 'plus-minus', pay: 'red2' });
    expect(t.options(0)).toOffer({ do: 'end-turn' });
  }
  const project = position({ players: [{ hq: 'hq-b1', projects: [1, 2], silver: [3] }] });
  project.choose(0, { do: 'project', project: 'hq-b1-p4', pay: 'silver3' });
  expect(project.options(0)).not.toOffer({ do: 'end-turn' });
  const stuck = position({ round: 6, players: [{ silver: [4], ship: 'n70' }] });
  stuck.choose(0, { do: 'patent', tech: 'aiii-1', pay: 'silver4' });
  expect(stuck.options(0)).not.toOffer({ do: 'end-turn' });
});

rule('PUL-BONUS-18', 'copied and link dice may be left', () => {
  const t = position({ turns: [0, 1], dice: [5], players: [{ cubes: 4 }] });
  t.choose(0, { do: 'copy', die: 5 });
  expect([t.state.turn.forced, t.state.players[0].cubes]).toEqual([false, 0]);
  t.choose(0, { do: 'end-turn' });
  expect(t.state.players[0].cubes).toBe(0);
  const linked = position({ ...LINK, players: [{ silver: [6] }] });
  linked.choose(0, activate);
  expect(linked.options(0)).toOffer({ do: 'end-turn' });
});

rule('PUL-BONUS-19', 'link dice hinder nothing and lapse with another bonus die', () => {
  const t = position({ ...LINK, players: [{ silver: [6], cubes: 4 }] });
  t.choose(0, activate);
  expect([t.state.turn.used, t.state.turn.links]).toEqual([false, [3]]);
  t.choose(0, { do: 'copy', die: 5 });
  expect([t.state.turn.red, t.state.turn.links]).toEqual([5, []]);
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-2', pay: 'link3' })).toBe('PUL-BONUS-19');
  const own = position({ ...LINK, dice: [6], players: [{ silver: [], cubes: 4 }] });
  own.choose(0, { do: 'copy', die: 6 });
  own.choose(0, { ...activate, pay: 'red6' });
  expect(own.state.turn.links).toEqual([]);
});

rule('PUL-BONUS-20', 'spent at any later point of the turn', () => {
  const t = position({ round: 3, players: [{ silver: [3, 1] }] });
  t.choose(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  t.choose(0, { do: 'buy-token', token: 'plus-two', pay: 'silver2' });
  t.choose(0, { do: 'take-gyrodyne', type: 'medium', pay: 'red2' });
  expect(t.options(0)).toOfferExactly([{ do: 'end-turn' }]);
});

rule('PUL-BONUS-21', 'the silver die of a doubler may stay unused', () => {
  const t = position({ round: 3, turns: [0, 1], players: [{ silver: [3] }] });
  t.choose(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' });
  t.choose(0, { do: 'buy-token', token: 'plus-two', pay: 'red2' });
  expect(t.state.players[0].silver).toEqual([2]);
  t.choose(0, { do: 'end-turn' });
  expect(t.asked()).toEqual([1]);
});

rule('PUL-BONUS-22', 'a red die pays for patents like a silver one', () => {
  const t = position({ ...LINK, players: [{ silver: [6], score: 0 }] });
  t.choose(0, activate);
  const before = score(t, 0);
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'link3' });
  expect(t.state.players[0].patents.map((tech) => TECHNOLOGIES[tech].id)).toEqual(['ai-2']);
  expect(score(t, 0)).toBe(before);
});
