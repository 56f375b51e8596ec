import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { fly, paths, position, routeEnds, score, shipOf } from './position.ts';

rule('PUL-ACT-01', 'one turn each, in turn order', () => {
  const t = position({ at: 'round', order: [2, 0, 1] });
  while (t.state.phase === 'dice') t.choose(t.asked()[0], t.options(t.asked()[0])[0]);
  const turns: number[] = [];
  while (t.state.round === 1) {
    const [seat] = t.asked();
    turns.push(seat);
    t.choose(seat, { do: 'end-turn' });
  }
  expect(turns).toEqual([2, 0, 1]);
});

rule('PUL-ACT-02', 'two silver dice and one bonus die, in any order', () => {
  const given = { dice: [3], players: [{ silver: [1, 2], cubes: 4 }] };
  const t = position(given);
  t.choose(0, { do: 'take-gyrodyne', type: 'medium', pay: 'silver2' });
  t.choose(0, { do: 'copy', die: 3 });
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'red3' });
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  expect(t.options(0)).toOfferExactly([{ do: 'end-turn' }]);
  expect(t.state.players[0].loose).toEqual([1, 1, 0]);
  const other = position(given);
  other.choose(0, { do: 'copy', die: 3 });
  expect(other.options(0)).toOffer({ do: 'fly', pay: 'silver1' });
  expect(other.options(0)).toOffer({ do: 'fly', pay: 'silver2' });
  expect(other.options(0)).toOffer({ do: 'fly', pay: 'red3' });
});

rule('PUL-ACT-03', 'an action with a value needs exactly that value', () => {
  const t = position({ players: [{ silver: [2, 4] }] });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ai-2' });
  expect(t.whyNot(0, { do: 'patent', tech: 'ai-2', pay: 'silver4' })).toBe('PUL-TECH-02');
  const exact = position({ players: [{ silver: [3] }] });
  expect(exact.options(0)).toOffer({ do: 'patent', tech: 'ai-2', pay: 'silver3' });
  const changed = position({ players: [{ silver: [2], plusMinus: 1 }] });
  expect(changed.options(0)).toOffer({ do: 'patent', tech: 'ai-2', pay: 'silver2+pm1' });
});

rule('PUL-ACT-04', 'a spent die is gone', () => {
  const t = position({ players: [{ silver: [4, 1] }] });
  t.choose(0, { do: 'take-gyrodyne', type: 'large', pay: 'silver4' });
  expect(t.state.players[0].silver).toEqual([1]);
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'silver4' });
  expect(t.whyNot(0, { do: 'fly', pay: 'silver4' })).toBe('PUL-ACT-04');
  const twice = position({ players: [{ silver: [4, 4] }] });
  twice.choose(0, { do: 'take-gyrodyne', type: 'large', pay: 'silver4' });
  expect(twice.options(0)).toOffer({ do: 'take-gyrodyne', type: 'large', pay: 'silver4' });
});

rule('PUL-ACT-05', 'the same action again and again', () => {
  const t = position({ players: [{ silver: [2, 2] }] });
  t.choose(0, { do: 'take-gyrodyne', type: 'medium', pay: 'silver2' });
  t.choose(0, { do: 'take-gyrodyne', type: 'medium', pay: 'silver2' });
  expect(t.state.players[0].loose).toEqual([0, 2, 0]);
});

rule('PUL-ACT-06', 'everything a die can do', () => {
  const t = position({
    round: 2,
    players: [{ silver: [1, 2], plusMinus: 1, hq: 'hq-a1', ship: 'n41' }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' } },
    display: ['transmitter-a1', 'transmitter-a4', 'transmitter-a7'],
    transmitters: { 'transmitter-a6': { owner: 0, paid: [5] } },
  });
  const kinds = new Set(t.options(0).flatMap((option) => ('pay' in option ? [option.do] : [])));
  expect([...kinds].toSorted()).toEqual([
    'buy-token',
    'complete',
    'fly',
    'patent',
    'pay-transmitter',
    'project',
    'take-gyrodyne',
    'take-transmitter',
  ]);
});

rule('PUL-ACT-07', 'placing and copying are free, before, between and after dice', () => {
  const t = position({
    dice: [5],
    players: [{ silver: [1], cubes: 4, loose: { small: 1, large: 1 } }],
    pulsars: { n42: { owner: 0 }, n05: { owner: 0 } },
  });
  t.choose(0, { do: 'place', type: 'large', on: 'n42' });
  expect(t.state.players[0].silver).toEqual([1]);
  t.choose(0, { do: 'take-gyrodyne', type: 'small', pay: 'silver1' });
  t.choose(0, { do: 'place', type: 'small', on: 'n05' });
  t.choose(0, { do: 'copy', die: 5 });
  expect(t.state.turn.red).toBe(5);
  expect(t.options(0)).toOffer({ do: 'end-turn' });
});

rule('PUL-ACT-08', 'nobody has to use dice', () => {
  const t = position({ turns: [0, 1], players: [{ silver: [1, 6] }] });
  expect(t.options(0)).toOffer({ do: 'end-turn' });
  t.choose(0, { do: 'end-turn' });
  expect(t.asked()).toEqual([1]);
  expect(t.state.players[0].silver).toEqual([]);
});

rule('PUL-ACT-09', 'an action is finished before the next one starts', () => {
  const t = position({
    players: [{ silver: [1, 4], ship: 'n41', loose: { small: 1 } }],
    pulsars: { n05: { owner: 0 } },
    systems: { n39: { tile: 'system-07' } },
  });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  expect(t.whyNot(0, { do: 'place', type: 'small', on: 'n05' })).toBe('PUL-ACT-09');
  expect(t.whyNot(0, { do: 'end-turn' })).toBe('PUL-ACT-09');
  t.choose(0, { do: 'route', path: 'n39' });
  expect(t.options(0)).toOfferExactly([{ do: 'printed' }, { do: 'explore' }]);
  t.choose(0, { do: 'printed' });
  expect(t.options(0)).toHaveLength(3);
  t.choose(0, { do: 'gain-gyrodyne', type: 'large' });
  expect(t.options(0)).toOffer({ do: 'end-turn' });
});

rule('PUL-ACT-10', 'dice are lost at the end of a turn, all else is kept', () => {
  const t = position({
    turns: [0, 1],
    dice: [5],
    players: [{ silver: [1, 6], cubes: 6, plusMinus: 2, plusTwo: 1, loose: { small: 2 } }],
    transmitters: { 'transmitter-a1': { owner: 0, paid: [2] } },
  });
  t.choose(0, { do: 'copy', die: 5 });
  t.choose(0, { do: 'end-turn' });
  const [player] = t.state.players;
  expect([player.silver, t.state.turn.red, t.state.turn.used]).toEqual([[], -1, false]);
  expect([player.cubes, player.plusMinus, player.plusTwo, player.rings, player.loose]).toEqual([2, 2, 1, 6, [2, 0, 0]]);
  expect([t.state.holder[0], t.state.paid[0]]).toEqual([0, 2]);
});

rule('PUL-ACT-11', 'no end of turn before a compulsory die is spent', () => {
  const t = position({ round: 3, players: [{ silver: [3] }] });
  t.choose(0, { do: 'patent', tech: 'aii-1', pay: 'silver3' });
  expect(t.options(0)).not.toOffer({ do: 'end-turn' });
  expect(t.whyNot(0, { do: 'end-turn' })).toBe('PUL-ACT-11');
  t.choose(0, { do: 'buy-token', token: 'plus-two', pay: 'red2' });
  expect(t.options(0)).toOffer({ do: 'end-turn' });
});

rule('PUL-ACT-12', 'what a benefit gives is taken at once', () => {
  const t = position({ round: 5, players: [{ silver: [1, 3], hq: 'hq-d1' }] });
  t.choose(0, { do: 'patent', tech: 'aii-5', pay: 'silver1' });
  expect(t.state.players[0].cubes).toBe(3);
  t.choose(0, { do: 'project', project: 'hq-d1-p1', pay: 'silver3' });
  expect(t.options(0)).toOfferExactly([
    { do: 'gain-gyrodyne', type: 'medium' },
    { do: 'gain-gyrodyne', type: 'large' },
  ]);
  expect(t.whyNot(0, { do: 'decline' })).toBe('PUL-ACT-12');
});

rule('PUL-MOD-01', 'a plus-minus token is one up or one down', () => {
  const t = position({ players: [{ silver: [4], plusMinus: 1 }] });
  const pays = t.options(0).flatMap((option) => (option.do === 'fly' ? [option.pay] : []));
  expect(pays.toSorted()).toEqual(['silver4', 'silver4+pm1', 'silver4-pm1']);
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver4-pm1' });
  expect(t.state.players[0].plusMinus).toBe(0);
  const up = position({ players: [{ silver: [4], plusMinus: 1 }] });
  up.choose(0, { do: 'patent', tech: 'ai-3', pay: 'silver4+pm1' });
  expect([up.state.players[0].plusMinus, up.state.players[0].patents.length]).toEqual([0, 1]);
  const none = position({ players: [{ silver: [4] }] });
  expect(none.whyNot(0, { do: 'patent', tech: 'ai-2', pay: 'silver4-pm1' })).toBe('PUL-MOD-01');
});

rule('PUL-MOD-02', 'a plus-two token is two up', () => {
  const t = position({ round: 2, players: [{ silver: [4], plusTwo: 1 }] });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ai-6', pay: 'silver4+two' });
  t.choose(0, { do: 'patent', tech: 'ai-6', pay: 'silver4+two' });
  expect(t.state.players[0].plusTwo).toBe(0);
  const none = position({ round: 2, players: [{ silver: [4], plusMinus: 2 }] });
  expect(none.options(0)).not.toOffer({ do: 'patent', tech: 'ai-6' });
  expect(none.whyNot(0, { do: 'patent', tech: 'ai-6', pay: 'silver4+two' })).toBe('PUL-MOD-02');
});

rule('PUL-MOD-03', 'one token a die', () => {
  const t = position({ round: 2, players: [{ silver: [3], plusMinus: 3, plusTwo: 3 }] });
  expect(t.options(0)).not.toOffer({ do: 'patent', tech: 'ai-6' });
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'silver3+pm2' });
  expect(t.whyNot(0, { do: 'fly', pay: 'silver3+pm2' })).toBe('PUL-MOD-03');
});

rule('PUL-MOD-04', 'a token goes together with a technology that forgives one', () => {
  const t = position({
    players: [{ silver: [1], plusMinus: 1, patents: ['ai-4'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' } },
  });
  expect(t.options(0)).toOffer({ do: 'complete', on: 'n42', pay: 'silver1+pm1' });
  t.choose(0, { do: 'complete', on: 'n42', pay: 'silver1+pm1' });
  expect(t.state.players[0].plusMinus).toBe(0);
  const far = position({
    players: [{ silver: [1], plusMinus: 1 }],
    pulsars: { n42: { owner: 0, gyrodyne: 'small' } },
  });
  expect(far.options(0)).not.toOffer({ do: 'complete' });
});

rule('PUL-MOD-05', 'more than six is for flights, and for a six where one may be missed', () => {
  const t = position({ round: 2, players: [{ silver: [6], plusMinus: 1, ship: 'n41' }] });
  expect(t.options(0)).toOffer({ do: 'fly', pay: 'silver6+pm1' });
  expect(t.options(0)).not.toOffer({ do: 'patent', pay: 'silver6+pm1' });
  const forgiving = position({
    players: [{ silver: [5], plusTwo: 1, patents: ['ai-4'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'large' }, n05: { owner: 0, gyrodyne: 'medium' } },
  });
  expect(forgiving.options(0)).toOffer({ do: 'complete', on: 'n42', pay: 'silver5' });
  const seven = position({
    players: [{ silver: [], patents: ['ai-4'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'large' } },
  });
  seven.state.turn.links = [4];
  seven.state.players[0].plusTwo = 1;
  expect(seven.options(0)).toOffer({ do: 'complete', on: 'n42', pay: 'link4+two' });
  const high = position({
    boards: 'di aii aiii',
    players: [{ silver: [4], plusMinus: 1, patents: ['di-4'] }],
    pulsars: { n42: { owner: 0, gyrodyne: 'large' } },
  });
  expect(high.options(0)).toOffer({ do: 'complete', on: 'n42', pay: 'silver4+pm2' });
});

rule('PUL-MOD-06', 'a zero is legal but buys only what may be missed by one', () => {
  const t = position({ players: [{ silver: [1], plusMinus: 1, ship: 'n41' }] });
  expect(t.options(0)).not.toOffer({ pay: 'silver1-pm1' });
  expect(t.whyNot(0, { do: 'fly', pay: 'silver1-pm1' })).toBe('PUL-FLIGHT-02');
  const t2 = position({ boards: 'ci aii aiii', players: [{ silver: [], patents: ['ci-2'] }] });
  t2.state.turn.links = [0];
  expect(t2.options(0)).toOffer({ do: 'patent', tech: 'ci-1', pay: 'link0' });
  const forgiving = position({ boards: 'di aii aiii', players: [{ patents: ['di-1'] }] });
  forgiving.state.turn.links = [0];
  expect(forgiving.options(0)).toOffer({ do: 'take-gyrodyne', type: 'small', pay: 'link0' });
});

rule('PUL-MOD-07', 'tokens change bonus dice too', () => {
  const t = position({ dice: [2], players: [{ cubes: 4, plusMinus: 1, plusTwo: 1 }] });
  t.choose(0, { do: 'copy', die: 2 });
  expect(t.options(0)).toOffer({ do: 'patent', tech: 'ai-2', pay: 'red2+pm1' });
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'large', pay: 'red2+two' });
});

rule('PUL-MOD-08', 'tokens never run out', () => {
  const t = position({ players: [{ silver: [2, 2], plusMinus: 40, plusTwo: 40 }] });
  t.choose(0, { do: 'buy-token', token: 'plus-two', pay: 'silver2' });
  t.choose(0, { do: 'buy-token', token: 'plus-minus', pay: 'silver2' });
  expect([t.state.players[0].plusMinus, t.state.players[0].plusTwo]).toEqual([41, 41]);
});

rule(['PUL-MOD-09', 'PUL-MOD-10'], 'a one or a two buys plus-minus, a two buys plus-two', () => {
  const t = position({ players: [{ silver: [1, 2] }] });
  expect(t.options(0)).toOffer({ do: 'buy-token', token: 'plus-minus', pay: 'silver1' });
  expect(t.options(0)).toOffer({ do: 'buy-token', token: 'plus-minus', pay: 'silver2' });
  expect(t.options(0)).toOffer({ do: 'buy-token', token: 'plus-two', pay: 'silver2' });
  expect(t.options(0)).not.toOffer({ do: 'buy-token', token: 'plus-two', pay: 'silver1' });
  expect(t.whyNot(0, { do: 'buy-token', token: 'plus-two', pay: 'silver1' })).toBe('PUL-MOD-10');
  const high = position({ players: [{ silver: [3, 6] }] });
  expect(high.options(0)).not.toOffer({ do: 'buy-token' });
  expect(high.whyNot(0, { do: 'buy-token', token: 'plus-minus', pay: 'silver3' })).toBe('PUL-MOD-09');
  const rich = position({ players: [{ silver: [1, 2, 3], plusMinus: 1 }] });
  const paid = (token: string): string[] =>
    rich.options(0).flatMap((option) => (option.do === 'buy-token' && option.token === token ? [option.pay] : []));
  expect(paid('plus-minus')).toEqual(['silver1', 'silver2', 'silver3-pm1']);
  expect(paid('plus-two')).toEqual(['silver1+pm1', 'silver2', 'silver3-pm1']);
  t.choose(0, { do: 'buy-token', token: 'plus-minus', pay: 'silver1' });
  t.choose(0, { do: 'buy-token', token: 'plus-two', pay: 'silver2' });
  expect([t.state.players[0].plusMinus, t.state.players[0].plusTwo, t.state.players[0].silver]).toEqual([1, 1, []]);
});

rule('PUL-MOD-11', 'a token goes with its payment and changes nothing else', () => {
  const t = position({ players: [{ silver: [4, 4], plusMinus: 1 }] });
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver4-pm1' });
  expect([t.state.players[0].plusMinus, t.state.players[0].silver]).toEqual([0, [4]]);
  expect(t.options(0)).not.toOffer({ pay: 'silver3' });
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'silver4-pm1' });
});

rule('PUL-MOD-12', 'nothing counts for less than zero', () => {
  const t = position({ boards: 'di aii aiii', players: [{ silver: [1], plusMinus: 2, patents: ['di-4', 'di-1'] }] });
  t.state.turn.links = [0];
  for (const option of t.options(0)) if ('pay' in option) expect(option.pay).not.toMatch(/link0-|silver1-pm2/);
  expect(t.whyNot(0, { do: 'take-gyrodyne', type: 'small', pay: 'link0-pm1' })).toBe('PUL-MOD-12');
});

rule('PUL-MOD-13', 'a die that a doubler gives back may be changed again', () => {
  const t = position({ round: 6, players: [{ silver: [5], plusMinus: 2 }] });
  t.choose(0, { do: 'patent', tech: 'aiii-1', pay: 'silver5-pm1' });
  expect([t.state.players[0].silver, t.state.turn.red, t.state.players[0].plusMinus]).toEqual([[3], 2, 1]);
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'medium', pay: 'silver3-pm1' });
  expect(t.options(0)).toOffer({ do: 'take-gyrodyne', type: 'large', pay: 'silver3+pm1' });
});

rule('PUL-MOD-14', 'a bonus die buys a token like any die', () => {
  const t = position({ dice: [1], players: [{ cubes: 4 }] });
  t.choose(0, { do: 'copy', die: 1 });
  t.choose(0, { do: 'buy-token', token: 'plus-minus', pay: 'red1' });
  expect([t.state.players[0].plusMinus, t.state.turn.red]).toEqual([1, -1]);
});

rule('PUL-FLIGHT-01', 'as many segments as the die counts for', () => {
  const t = position({ players: [{ silver: [4], plusMinus: 1, ship: 'n41' }] });
  t.choose(0, { do: 'fly', pay: 'silver4' });
  for (const path of paths(t, 0)) expect(path.split('-')).toHaveLength(4);
  expect(t.whyNot(0, { do: 'route', path: 'n39' })).toBe('PUL-FLIGHT-01');
  const five = position({ players: [{ silver: [4], plusMinus: 1, ship: 'n41' }] });
  five.choose(0, { do: 'fly', pay: 'silver4+pm1' });
  for (const path of paths(five, 0)) expect(path.split('-')).toHaveLength(5);
});

rule('PUL-FLIGHT-02', 'no flight of nothing', () => {
  const t = position({ players: [{ silver: [1], plusMinus: 1, ship: 'n41' }] });
  expect(t.options(0)).not.toOffer({ do: 'fly', pay: 'silver1-pm1' });
  expect(t.whyNot(0, { do: 'fly', pay: 'silver1-pm1' })).toBe('PUL-FLIGHT-02');
});

rule('PUL-FLIGHT-03', 'along segments only', () => {
  const t = position({ players: [{ silver: [1], ship: 'n41' }] });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  expect(paths(t, 0).toSorted()).toEqual(['n39', 'n42', 'n43']);
  expect(t.whyNot(0, { do: 'route', path: 'n44' })).toBe('PUL-FLIGHT-03');
});

rule('PUL-FLIGHT-04', 'the line from the entry point is a segment', () => {
  const t = position({ players: [{ silver: [2], ship: 'n01' }] });
  t.choose(0, { do: 'fly', pay: 'silver2' });
  expect(routeEnds(t, 0).toSorted()).toEqual(['n03', 'n48']);
});

rule('PUL-FLIGHT-05', 'entry points are never flown to', () => {
  const t = position({ players: [{ silver: [1], ship: 'n02' }] });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  expect(routeEnds(t, 0).toSorted()).toEqual(['n03', 'n48']);
  expect(t.whyNot(0, { do: 'route', path: 'n01' })).toBe('PUL-FLIGHT-05');
});

rule('PUL-FLIGHT-06', 'isolated pulsars are out of reach', () => {
  const t = position({ players: [{ silver: [6], ship: 'n69' }] });
  t.choose(0, { do: 'fly', pay: 'silver6' });
  for (const end of routeEnds(t, 0)) expect(['n70', 'n71', 'n76']).not.toContain(end);
  expect(t.whyNot(0, { do: 'route', path: 'n70' })).toBe('PUL-FLIGHT-06');
});

rule('PUL-FLIGHT-07', 'no segment twice', () => {
  const ends = (value: number): string[] => {
    const t = position({ players: [{ silver: [value], ship: 'n41' }] });
    t.choose(0, { do: 'fly', pay: `silver${value}` });
    return routeEnds(t, 0);
  };
  expect([1, 2, 3, 4, 5].filter((value) => ends(value).includes('n42'))).toEqual([1, 2]);
  expect([1, 2, 3, 4, 5].filter((value) => ends(value).includes('n39'))).toEqual([1, 4]);
  const t = position({ players: [{ silver: [3], ship: 'n41' }] });
  t.choose(0, { do: 'fly', pay: 'silver3' });
  expect(t.whyNot(0, { do: 'route', path: 'n42-n41-n42' })).toBe('PUL-FLIGHT-07');
});

rule(['PUL-FLIGHT-08', 'PUL-FLIGHT-19'], 'every flight counts its segments anew', () => {
  const t = position({ players: [{ silver: [1, 1], ship: 'n41' }] });
  fly(t, 0, 'silver1', 'n42');
  fly(t, 0, 'silver1', 'n41');
  expect(shipOf(t.state, 0)).toBe('n41');
});

rule('PUL-FLIGHT-09', 'a location may be visited again', () => {
  const t = position({ players: [{ silver: [4], ship: 'n41' }] });
  t.choose(0, { do: 'fly', pay: 'silver4' });
  const loops = paths(t, 0).filter((path) => path.endsWith('n41-n39'));
  expect(loops).toHaveLength(1);
  expect(['n42-n43-n41-n39', 'n43-n42-n41-n39']).toContain(loops[0]);
});

rule('PUL-FLIGHT-10', 'ships do not block', () => {
  const t = position({ players: [{ silver: [2], ship: 'n41' }, { ship: 'n43' }, { ship: 'n42' }] });
  t.choose(0, { do: 'fly', pay: 'silver2' });
  expect(routeEnds(t, 0)).toContain('n42');
  expect(routeEnds(t, 0)).toContain('n43');
  t.choose(0, { do: 'route', path: 'n43-n42' });
  expect(shipOf(t.state, 0)).toBe(shipOf(t.state, 2));
});

rule('PUL-FLIGHT-11', 'passing and ending are visits, starting is not', () => {
  const t = position({ players: [{ silver: [3, 1], ship: 'n42', patents: ['ai-3'] }, {}, {}] });
  const before = score(t, 0);
  t.choose(0, { do: 'fly', pay: 'silver1' });
  t.choose(0, { do: 'route', path: 'n41' });
  expect(score(t, 0)).toBe(before);
  t.choose(0, { do: 'fly', pay: 'silver3' });
  t.choose(0, { do: 'route', path: paths(t, 0).find((path) => path === 'n42-n43-n44') ?? '' });
  expect(score(t, 0)).toBe(before + 3);
  const again = position({ players: [{ silver: [3], ship: 'n42', patents: ['ai-3'] }] });
  const start = score(again, 0);
  again.choose(0, { do: 'fly', pay: 'silver3' });
  const back = paths(again, 0).find((path) => path.endsWith('n42')) ?? '';
  again.choose(0, { do: 'route', path: back });
  expect(score(again, 0)).toBe(start + 3);
});

rule('PUL-FLIGHT-12', 'no route of the length, no flight', () => {
  const t = position({ players: [{ silver: [6], ship: 'n70' }] });
  expect(t.options(0)).not.toOffer({ do: 'fly' });
  expect(t.whyNot(0, { do: 'fly', pay: 'silver6' })).toBe('PUL-FLIGHT-12');
});

rule('PUL-FLIGHT-13', 'double segments are flown out and back', () => {
  const t = position({ settings: { cluster: 'dead-ends' }, players: [{ silver: [5], ship: 'd38' }] });
  t.choose(0, { do: 'fly', pay: 'silver5' });
  expect(paths(t, 0)).toContain('d08-d72-d10-d72-d08');
  const back = position({ settings: { cluster: 'dead-ends' }, players: [{ silver: [6], ship: 'd08' }] });
  back.choose(0, { do: 'fly', pay: 'silver6' });
  expect(back.whyNot(0, { do: 'route', path: 'd72-d08-d72-d08-d72-d08' })).toBe('PUL-FLIGHT-07');
});

rule('PUL-FLIGHT-14', 'the three dead ends', () => {
  const t = position({ settings: { cluster: 'dead-ends' }, players: [{ silver: [1], ship: 'd66' }] });
  const left = t.state.unexplored.length;
  fly(t, 0, 'silver1', 'd33');
  expect(t.state.unexplored.length).toBe(left - 1);
  for (const [from, to] of [
    ['d43', 'd16'],
    ['d72', 'd10'],
  ]) {
    const there = position({ settings: { cluster: 'dead-ends' }, players: [{ silver: [1], ship: from }] });
    fly(there, 0, 'silver1', to);
    expect(there.state.unexplored.length).toBe(left - 1);
  }
  const plain = position({ settings: { cluster: 'dead-ends' }, players: [{ silver: [1], ship: 'd53' }] });
  fly(plain, 0, 'silver1', 'd05');
  expect(plain.state.unexplored.length).toBe(left);
});

rule('PUL-FLIGHT-15', 'route and gate run are declared before anything is turned over', () => {
  const t = position({
    players: [{ silver: [1], ship: 'n41', hq: 'hq-a1', projects: [3] }],
    systems: { n39: { tile: 'system-11', down: true } },
  });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  t.choose(0, { do: 'route', path: 'n39' });
  expect([shipOf(t.state, 0), t.state.shown.includes(1)]).toEqual(['n41', false]);
  expect(t.whyNot(0, { do: 'route', path: 'n42' })).toBe('PUL-FLIGHT-15');
  t.choose(0, { do: 'run', project: 'hq-a1-p3', color: 'magenta' });
  expect([shipOf(t.state, 0), t.state.shown.includes(1)]).toEqual(['n39', true]);
});

rule('PUL-FLIGHT-16', 'move, turn over, visits, stations on the way, the end', () => {
  const t = position({
    boards: 'ci aii aiii',
    settings: { cluster: 'dead-ends' },
    players: [{ silver: [5], ship: 'd38', hq: 'hq-a1', projects: [1, 2, 4], patents: ['ci-3'] }],
    systems: { d08: { tile: 'system-11', down: true }, d10: { tile: 'system-13', down: true } },
    unexplored: ['explore-4-points', 'explore-5-points'],
  });
  t.choose(0, { do: 'fly', pay: 'silver5' });
  t.choose(0, { do: 'route', path: 'd08-d72-d10-d72-d08' });
  const events = t.choose(0, { do: 'run', project: 'hq-a1-p4', color: 'orange' });
  expect(events.map(({ event }) => event)).toEqual([
    'flew',
    'revealed',
    'revealed',
    'gate-run',
    'station',
    'points',
    'explored',
    'points',
    'station',
    'points',
  ]);
  expect(events.flatMap((event) => ('at' in event ? [event.at] : []))).toEqual(['d08', 'd10', 'd10', 'd08']);
  expect(t.options(0)).toOfferExactly([{ do: 'printed' }, { do: 'explore' }]);
});

rule('PUL-FLIGHT-17', 'a flight may end where nothing is to be had', () => {
  const t = position({ players: [{ silver: [1, 1], ship: 'n41' }], pulsars: { n42: { owner: 1 } } });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  expect(t.options(0)).toOffer({ do: 'route', path: 'n42' });
  expect(t.options(0)).toOffer({ do: 'route', path: 'n43' });
  t.choose(0, { do: 'route', path: 'n42' });
  expect(shipOf(t.state, 0)).toBe('n42');
});

rule('PUL-FLIGHT-18', 'seven, eight, and nine with a technology', () => {
  const t = position({ players: [{ silver: [6], ship: 'n41', plusTwo: 1, plusMinus: 1, patents: ['ai-1'] }] });
  t.choose(0, { do: 'fly', pay: 'silver6+two' });
  const lengths = new Set(paths(t, 0).map((path) => path.split('-').length));
  expect([...lengths].toSorted()).toEqual([7, 8, 9]);
  const seven = position({ players: [{ silver: [6], ship: 'n41', plusMinus: 1 }] });
  seven.choose(0, { do: 'fly', pay: 'silver6+pm1' });
  expect(new Set(paths(seven, 0).map((path) => path.split('-').length))).toEqual(new Set([7]));
});
