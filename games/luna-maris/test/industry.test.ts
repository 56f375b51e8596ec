import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { belt, chooseAll, enough, handOf, passAll, position, use } from './position.ts';

const power = (option: number) => ({ do: 'power', option }) as const;

rule(['LM-POW-01', 'LM-POW-03'], '1 iron gives 2 energy and 1 point, and that is the whole use', () => {
  const t = position({ players: [{ at: 'A', ironLeft: 1, energy: 1, sp: 5 }] });
  chooseAll(t, 0, use('physicist', 'D'), power(1));
  expect(t.state.players[0]).toMatchObject({ ironLeft: 0, energy: 3, sp: 6, water: 2 });
  expect(t.asked()).toEqual([1]);
  const none = position({ players: [{ at: 'A', ironLeft: 0 }] });
  none.choose(0, use('physicist', 'D'));
  expect(none.whyNot(0, power(1))).toBe('LM-POW-01');
});

rule('LM-POW-02', '1 water and 1 waste give 4 energy and 1 point', () => {
  const t = position({ players: [{ at: 'A', water: 2, waste: 3, energy: 1, sp: 5 }] });
  chooseAll(t, 0, use('physicist', 'D'), power(2));
  expect(t.state.players[0]).toMatchObject({ water: 1, waste: 2, energy: 5, sp: 6, ironLeft: 1 });
});

rule('LM-POW-04', 'energy over 6 is lost, the point is not', () => {
  const t = position({ players: [{ at: 'A', water: 2, waste: 3, energy: 5, sp: 5 }] });
  chooseAll(t, 0, use('physicist', 'D'), power(2));
  expect(t.state.players[0]).toMatchObject({ energy: 6, sp: 6 });
});

rule('LM-POW-05', 'option 2 needs both water and waste', () => {
  for (const missing of [{ water: 0 }, { waste: 0 }]) {
    const t = position({ players: [{ at: 'A', ...missing }] });
    t.choose(0, use('physicist', 'D'));
    expect(t.options(0)).toOffer(power(1));
    expect(t.whyNot(0, power(2))).toBe('LM-POW-05');
  }
});

const extract = (level: number) => ({ do: 'extract', level }) as const;
const extracted = (level: number, given: object = {}) => {
  const t = position({ players: [{ at: 'B', extraction: level, ironLeft: 5, water: 0, waste: 0, ...given }] });
  chooseAll(t, 0, use('chemist', 'E'), extract(level));
  return t.state.players[0];
};

rule(['LM-IND-01', 'LM-IND-06'], 'extraction actions of reached levels, of which there are four', () => {
  const open = [1, 2, 3, 4, 5].map((extraction) => {
    const t = position({ players: [{ at: 'B', extraction, ironLeft: 5 }] });
    t.choose(0, use('chemist', 'E'));
    return t.options(0).flatMap((choice) => (choice.do === 'extract' ? choice.level : []));
  });
  expect(open).toEqual([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4]]);
  const t = position({ players: [{ at: 'B', extraction: 2, ironLeft: 5 }] });
  t.choose(0, use('chemist', 'E'));
  expect(t.whyNot(0, extract(3))).toBe('LM-IND-01');
  expect(t.whyNot(0, extract(5))).toBe('LM-IND-06');
});

rule('LM-IND-02', 'level 1: 1 iron for 1 water', () => {
  expect(extracted(1)).toMatchObject({ ironLeft: 4, water: 1, helium: 0, co2: 6, waste: 0 });
});

rule('LM-IND-03', 'level 2: 1 iron for 1 helium-3, CO2 rises, 1 waste', () => {
  expect(extracted(2)).toMatchObject({ ironLeft: 4, water: 0, helium: 1, co2: 7, waste: 1 });
});

rule('LM-IND-04', 'level 3: 2 iron for 3 water, 2 waste', () => {
  expect(extracted(3)).toMatchObject({ ironLeft: 3, water: 3, helium: 0, co2: 6, waste: 2 });
  expect(extracted(3, { ironLeft: 2, water: 4, waste: 5 })).toMatchObject({ ironLeft: 0, water: 6, waste: 7, co2: 8 });
});

rule('LM-IND-05', 'level 4: 5 iron for 3 helium-3, CO2 rises by 2, 3 waste', () => {
  expect(extracted(4)).toMatchObject({ ironLeft: 0, water: 0, helium: 3, co2: 8, waste: 3 });
  const t = position({ players: [{ at: 'B', extraction: 4, ironLeft: 4 }] });
  t.choose(0, use('chemist', 'E'));
  expect(t.whyNot(0, extract(4))).toBe('LM-IND-05');
});

const filter = (energy: number) => ({ do: 'filter', energy }) as const;

rule('LM-IND-07', 'the filter takes 1 or 2 energy, a CO2 level each', () => {
  const t = position({ players: [{ at: 'B', co2: 5, energy: 3, ironLeft: 0 }] });
  t.choose(0, use('chemist', 'E'));
  expect(t.options(0).filter((choice) => choice.do === 'filter')).toEqual([filter(1), filter(2)]);
  expect(t.whyNot(0, filter(3))).toBe('LM-IND-07');
  t.choose(0, filter(2));
  expect(t.state.players[0]).toMatchObject({ co2: 3, energy: 1 });
  const short = position({ players: [{ at: 'B', co2: 2, energy: 1, ironLeft: 0 }] });
  short.choose(0, use('chemist', 'E'));
  expect(short.whyNot(0, filter(2))).toBe('LM-ADDON-13');
});

rule('LM-IND-08', 'the filter works from beside, also in an inactive module', () => {
  const t = position({ players: [{ at: 'B', co2: 5, energy: 1, ironLeft: 0 }] });
  chooseAll(t, 0, use('chemist', 'E'), filter(1));
  expect(t.state.players[0]).toMatchObject({ co2: 4, energy: 0, on: false });
});

rule('LM-IND-09', 'iron, gain, CO2, waste: in this order', () => {
  const t = position({ players: [{ at: 'B', extraction: 4, ironLeft: 5, waste: 5, co2: 4 }] });
  t.choose(0, use('chemist', 'E'));
  const told = t.choose(0, extract(4)).map((event) => event.event);
  expect(told.slice(2)).toEqual(['paid', 'gained', 'co2', 'waste', 'co2', 'waste', 'co2', 'waste', 'stress']);
  expect(t.state.players[0].co2).toBe(8);
});

rule('LM-IND-10', 'the filter cannot go below level 0', () => {
  const zero = position({ players: [{ at: 'B', co2: 0 }] });
  zero.choose(0, use('chemist', 'E'));
  expect(zero.whyNot(0, filter(1))).toBe('LM-IND-10');
  const one = position({ players: [{ at: 'B', co2: 1 }] });
  one.choose(0, use('chemist', 'E'));
  expect(one.options(0)).toOffer(filter(1));
  expect(one.whyNot(0, filter(2))).toBe('LM-IND-10');
});

const MARKET = ['agronomist', 'helium-expert', 'biochemist'] as const;
const hire = (scientist: (typeof MARKET)[number]) => ({ do: 'hire', scientist }) as const;

rule('LM-COM-01', 'the left applicant costs 2 iron, the others 1', () => {
  const prices = MARKET.map((scientist) => {
    const t = position({ players: [{ at: 'B', ironLeft: 3 }], market: [...MARKET] });
    chooseAll(t, 0, use('communications-officer', 'F'), hire(scientist));
    expect(t.state.players[0].hand & handOf(scientist)).not.toBe(0);
    return 3 - t.state.players[0].ironLeft;
  });
  expect(prices).toEqual([2, 1, 1]);
  const poor = position({ players: [{ at: 'B', ironLeft: 1 }], market: [...MARKET] });
  poor.choose(0, use('communications-officer', 'F'));
  expect(poor.whyNot(0, hire('agronomist'))).toBe('LM-COM-01');
});

rule('LM-COM-02', 'the others slide to the right and a new applicant comes on the left', () => {
  const slots = MARKET.map((scientist) => {
    const t = position({ players: [{ at: 'B', ironLeft: 3 }], market: [...MARKET], scientists: ['metallurgist'] });
    chooseAll(t, 0, use('communications-officer', 'F'), hire(scientist));
    return t.state.market;
  });
  // Numbers of metallurgist, agronomist, helium expert and biochemist.
  expect(slots).toEqual([
    [12, 20, 16],
    [12, 21, 16],
    [12, 21, 20],
  ]);
});

rule('LM-COM-03', 'an empty deck leaves the market short', () => {
  const t = position({ players: [{ at: 'B', ironLeft: 3 }], market: [...MARKET], scientists: [] });
  chooseAll(t, 0, use('communications-officer', 'F'), hire('biochemist'));
  expect(t.state.market).toEqual([-1, 21, 20]);
});

rule('LM-COM-05', 'anybody may own any number of scientists', () => {
  const t = position({
    players: [
      { at: 'B', ironLeft: 3, hand: ['communications-officer', 'metallurgist', 'soil-scientist', 'exobiologist'] },
    ],
    market: [...MARKET],
  });
  chooseAll(t, 0, use('communications-officer', 'F'), hire('biochemist'));
  expect(t.state.players[0]).toMatchObject({ handSize: 4, level2: 4 });
});

rule('LM-COM-06', 'the slot at the moment of hiring sets the price; an empty market offers nobody', () => {
  const t = position({ players: [{ at: 'B', ironLeft: 2 }], market: [null, null, 'agronomist'], scientists: [] });
  chooseAll(t, 0, use('communications-officer', 'F'), hire('agronomist'));
  expect(t.state.players[0].ironLeft).toBe(1);
  const empty = position({ players: [{ at: 'B', ironLeft: 2 }], market: [null, null, null], scientists: [] });
  empty.choose(0, use('communications-officer', 'F'));
  expect(empty.options(0)).not.toOffer({ do: 'hire' });
  expect(empty.whyNot(0, hire('agronomist'))).toBe('LM-COM-06');
});

const install = { do: 'install' } as const;
const field = (id: 'm04' | 'm05' | 'm10' | 'm19') => ({ do: 'field', field: id }) as const;

rule(['LM-AIR-01', 'LM-AIR-08'], 'a probe costs 1 stress, then comes the field, then the bonus', () => {
  const t = position({ players: [{ at: 'F', stress: 4, energy: 1 }] });
  chooseAll(t, 0, use('geologist', 'G'), install);
  expect(t.state.players[0]).toMatchObject({ stress: 3, probes: 3, energy: 0 });
  t.choose(0, field('m04'));
  expect(t.state.players[0]).toMatchObject({ stress: 3, probes: 2, energy: 2 });
});

rule('LM-AIR-02', 'at stress 3 no probe goes out', () => {
  const t = position({ players: [{ at: 'F', stress: 3 }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.options(0)).not.toOffer(install);
  expect(t.whyNot(0, install)).toBe('LM-AIR-02');
});

rule(['LM-AIR-03', 'LM-AIR-05'], 'the topmost probe goes first; the slots give 2 energy, 1 water, 1 helium-3', () => {
  const gained = [3, 2, 1].map((probes) => {
    const t = position({ players: [{ at: 'F', energy: 1, water: 0, probes }] });
    chooseAll(t, 0, use('geologist', 'G'), install, field('m10'));
    const { energy, water, helium } = t.state.players[0];
    return [energy, water, helium];
  });
  expect(gained).toEqual([
    [2, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  const full = position({ players: [{ at: 'F', energy: 5 }] });
  chooseAll(full, 0, use('geologist', 'G'), install, field('m04'));
  expect(full.state.players[0].energy).toBe(6);
});

rule('LM-AIR-04', 'a field holds one probe, which stays', () => {
  const t = position({ players: [{ at: 'F' }, { fields: ['m19', 'm10'] }] });
  chooseAll(t, 0, use('geologist', 'G'), install);
  expect(t.options(0)).toHaveLength(16);
  expect(t.whyNot(0, field('m10'))).toBe('LM-AIR-04');
  t.choose(0, field('m05'));
  expect(t.state.players[0].fields).toBe((1 << 0) | (1 << 4));
});

rule('LM-AIR-06', 'without a probe left the airlock does nothing', () => {
  const t = position({ players: [{ at: 'F', probes: 0 }] });
  t.choose(0, use('geologist', 'G'));
  expect(t.whyNot(0, install)).toBe('LM-AIR-06');
});

rule('LM-AIR-07', 'a new probe mines later, the ore of its field', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 0 }] });
  chooseAll(t, 0, use('geologist', 'G'), install, field('m10'));
  expect(belt(t.state.players[0])).toEqual([0, 0, 0, 0]);
  passAll(t);
  expect(belt(t.state.players[0])).toEqual([1, 1, 0, 0]);
});

rule('LM-AIR-09', 'probes of others neither count nor separate', () => {
  const t = position({
    players: [
      { sp: 5, fields: ['m01', 'm02', 'm05'] },
      { sp: 5, fields: ['m04', 'm19'] },
    ],
  });
  passAll(t);
  expect(t.state.players.map((p) => p.sp)).toEqual([7, 5]);
});

const enrich = (from: 'left' | 'right') => ({ do: 'enrich', from }) as const;

rule('LM-MINE-01', 'mining brings a cube from every own probe', () => {
  const t = position({
    players: [{ at: 'F', ironLeft: 0, fields: ['m01', 'm02', 'm10', 'm11'] }, { fields: ['m12'] }],
  });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(belt(t.state.players[0])).toEqual([2, 2, 0, 0]);
});

rule(['LM-MINE-02', 'LM-MINE-03'], 'enriching turns 1 iron into waste and brings 2 titanium', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 0, ironRight: 1, waste: 2 }] });
  t.choose(0, use('geologist', 'H'));
  expect(t.options(0)).not.toOffer(enrich('left'));
  t.choose(0, enrich('right'));
  expect(belt(t.state.players[0])).toEqual([0, 2, 0, 0]);
  expect(t.state.players[0].waste).toBe(3);
});

rule('LM-MINE-04', 'a full waste track does not stop enriching', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 1, waste: 8, stress: 6 }] });
  chooseAll(t, 0, use('geologist', 'H'), enrich('left'));
  expect(belt(t.state.players[0])).toEqual([0, 2, 0, 0]);
  expect(t.state.players[0]).toMatchObject({ waste: 8, stress: 6 });
});

rule('LM-MINE-05', 'mine or enrich, not both', () => {
  const t = position({ players: [{ at: 'F' }] });
  chooseAll(t, 0, use('geologist', 'H'), { do: 'mine' });
  expect(t.asked()).toEqual([1]);
  const advanced = position({ players: [{ at: 'F' }], built: [['adv-mine-control-room', 1]] });
  chooseAll(advanced, 0, use('geologist', 'H'), { do: 'mine' });
  expect(advanced.whyNot(0, { do: 'mine' })).toBe('LM-MINE-05');
  expect(advanced.options(0)).toOffer(enough);
});

rule('LM-MINE-06', 'only iron can be enriched', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 0, titaniumLeft: 3 }] });
  t.choose(0, use('geologist', 'H'));
  expect(t.options(0)).not.toOffer({ do: 'enrich' });
  expect(t.whyNot(0, enrich('left'))).toBe('LM-MINE-06');
  const advanced = position({ players: [{ at: 'F', titaniumRight: 3 }], built: [['adv-mine-control-room', 1]] });
  chooseAll(advanced, 0, use('geologist', 'H'), { do: 'mine' });
  expect(advanced.whyNot(0, enrich('right'))).toBe('LM-MINE-06');
  advanced.choose(0, enrich('left'));
});

rule('LM-MINE-07', 'mining is always possible', () => {
  const t = position({ players: [{ at: 'F', ironLeft: 0 }] });
  t.choose(0, use('geologist', 'H'));
  expect(t.options(0)).toOffer({ do: 'mine' });
  t.choose(0, { do: 'mine' });
  expect(t.state.players[0].ironLeft).toBe(1);
});
