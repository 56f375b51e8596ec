import { rule } from '@orrery/testkit';
import { expect } from 'vitest';
import { fly, type Position, paths, pointsBy, position, score } from './position.ts';

rule('PUL-HQ-01', 'only the owner uses a headquarters', () => {
  const t = position({ players: [{ hq: 'hq-a1', silver: [2, 1] }, { hq: 'hq-b2' }] });
  for (const option of t.options(0)) if (option.do === 'project') expect(option.project).toMatch(/^hq-a1-/);
  expect(t.whyNot(0, { do: 'project', project: 'hq-b2-p1', pay: 'silver2' })).toBe('PUL-HQ-01');
  const none = position({ players: [{ silver: [2] }] });
  expect(none.options(0)).not.toOffer({ do: 'project' });
});

rule(['PUL-HQ-02', 'PUL-HQ-03'], 'the printed die completes a project, once', () => {
  const t = position({ players: [{ hq: 'hq-a1', silver: [2, 2] }] });
  t.choose(0, { do: 'project', project: 'hq-a1-p1', pay: 'silver2' });
  expect([t.state.players[0].projects, t.state.players[0].plusMinus]).toEqual([0b1, 2]);
  expect(t.options(0)).not.toOffer({ do: 'project', project: 'hq-a1-p1' });
  expect(t.whyNot(0, { do: 'project', project: 'hq-a1-p1', pay: 'silver2' })).toBe('PUL-HQ-03');
  expect(t.whyNot(0, { do: 'project', project: 'hq-a1-p3', pay: 'silver2' })).toBe('PUL-HQ-02');
});

/** Slots open with these projects done, whatever the die. */
function open(projects: number[]): number[] {
  const slots = new Set<number>();
  for (let die = 1; die <= 6; die++) {
    const t = position({ players: [{ hq: 'hq-c2', projects, silver: [die] }] });
    for (const option of t.options(0)) if (option.do === 'project') slots.add(Number(option.project.at(-1)));
  }
  return [...slots].toSorted();
}

rule('PUL-HQ-04', 'the bottom row is open from the start', () => {
  expect(open([])).toEqual([1, 2, 3]);
});

rule('PUL-HQ-05', 'slot 4 rests on 1 and 2, slot 5 on 2 and 3', () => {
  expect(open([1, 2])).toEqual([3, 4]);
  expect(open([2, 3])).toEqual([1, 5]);
  expect(open([1, 3])).toEqual([2]);
  const t = position({ players: [{ hq: 'hq-c2', silver: [3] }] });
  expect(t.whyNot(0, { do: 'project', project: 'hq-c2-p4', pay: 'silver3' })).toBe('PUL-HQ-05');
});

rule('PUL-HQ-06', 'slot 6 rests on 4, slot 7 on 5', () => {
  expect(open([1, 2, 4])).toEqual([3, 6]);
  expect(open([2, 3, 5])).toEqual([1, 7]);
  const t = position({ players: [{ hq: 'hq-c2', projects: [1, 2], silver: [6] }] });
  expect(t.whyNot(0, { do: 'project', project: 'hq-c2-p6', pay: 'silver6' })).toBe('PUL-HQ-06');
});

rule('PUL-HQ-07', 'the top rests on all seven', () => {
  expect(open([1, 2, 3, 4, 5, 6])).toEqual([7]);
  expect(open([1, 2, 3, 4, 5, 6, 7])).toEqual([8]);
  const t = position({ players: [{ hq: 'hq-c2', projects: [1, 2, 3, 4, 5, 6], silver: [5] }] });
  expect(t.whyNot(0, { do: 'project', project: 'hq-c2-p8', pay: 'silver5' })).toBe('PUL-HQ-07');
});

rule('PUL-HQ-08', 'benefits come at once', () => {
  const t = position({ players: [{ hq: 'hq-b1', silver: [2] }] });
  t.choose(0, { do: 'project', project: 'hq-b1-p3', pay: 'silver2' });
  expect([t.state.players[0].cubes, t.state.players[0].plusTwo]).toEqual([1, 1]);
});

rule('PUL-HQ-09', 'a project may be completed for less than it gives, but not without its red die', () => {
  const t = position({ players: [{ hq: 'hq-c1', silver: [1] }], supply: { small: 0 } });
  t.choose(0, { do: 'project', project: 'hq-c1-p1', pay: 'silver1' });
  expect([t.state.players[0].projects, t.state.players[0].loose, t.state.players[0].plusMinus]).toEqual([
    1,
    [0, 0, 0],
    1,
  ]);
  const red = position({ dice: [3], players: [{ hq: 'hq-b1', projects: [1, 2], silver: [3, 3], cubes: 4 }] });
  expect(red.options(0)).toOffer({ do: 'project', project: 'hq-b1-p4' });
  red.choose(0, { do: 'copy', die: 3 });
  expect(red.options(0)).not.toOffer({ do: 'project', project: 'hq-b1-p4' });
  expect(red.whyNot(0, { do: 'project', project: 'hq-b1-p4', pay: 'silver3' })).toBe('PUL-BONUS-13');
});

rule('PUL-HQ-10', 'projects stay, and their benefits come in printed order', () => {
  const t = position({
    players: [{ hq: 'hq-a1', projects: [1, 2], silver: [4], score: 0 }],
    unexplored: ['explore-5-points'],
  });
  const events = t.choose(0, { do: 'project', project: 'hq-a1-p4', pay: 'silver4' });
  expect(events.map(({ event }) => event)).toEqual(['die-spent', 'project', 'points', 'explored', 'points']);
  t.choose(0, { do: 'end-turn' });
  expect(t.state.players[0].projects).toBe(0b1011);
});

rule('PUL-HQ-11', 'silver or bonus die pays a project, a doubler only silver', () => {
  const t = position({ dice: [3], players: [{ hq: 'hq-b1', projects: [1, 2], silver: [], cubes: 4 }] });
  t.choose(0, { do: 'copy', die: 3 });
  expect(t.options(0)).not.toOffer({ do: 'project', project: 'hq-b1-p4' });
  expect(t.whyNot(0, { do: 'project', project: 'hq-b1-p4', pay: 'red3' })).toBe('PUL-BONUS-15');
  const plain = position({ dice: [2], players: [{ hq: 'hq-b1', silver: [], cubes: 4 }] });
  plain.choose(0, { do: 'copy', die: 2 });
  plain.choose(0, { do: 'project', project: 'hq-b1-p3', pay: 'red2' });
  expect(plain.state.players[0].projects).toBe(0b100);
});

const RUN: Position = {
  players: [{ hq: 'hq-a1', projects: [1, 2, 3, 4], silver: [5, 6], ship: 'n67', score: 0 }],
  systems: { n62: { tile: 'system-12', on: [0, 1] } },
};

rule(['PUL-RUN-01', 'PUL-RUN-02'], 'a completed run may be used on a later flight, announced with it', () => {
  const t = position({
    ...RUN,
    turns: [1, 0],
    players: [RUN.players?.[0] ?? {}, { hq: 'hq-a2', projects: [3], silver: [1], ship: 'n41' }],
  });
  fly(t, 1, 'silver1', 'n42');
  t.choose(1, { do: 'end-turn' });
  t.choose(0, { do: 'fly', pay: 'silver5' });
  t.choose(0, { do: 'route', path: 'n62-n63-n64-n65-n66' });
  expect(t.options(0)).toOfferExactly([
    { do: 'no-run' },
    { do: 'run', project: 'hq-a1-p3', color: 'magenta' },
    { do: 'run', project: 'hq-a1-p4', color: 'orange' },
  ]);
  expect(t.whyNot(0, { do: 'run', project: 'hq-a1-p7', color: 'green' })).toBe('PUL-RUN-01');
  expect(t.whyNot(0, { do: 'run', project: 'hq-a1-p1', color: 'green' })).toBe('PUL-RUN-01');
  expect(t.whyNot(0, { do: 'run', project: 'hq-b1-p1', color: 'magenta' })).toBe('PUL-HQ-01');
  t.choose(0, { do: 'no-run' });
  expect(t.state.players[0].runs).toBe(0);
});

rule('PUL-RUN-03', 'one run a flight', () => {
  const t = position(RUN);
  t.choose(0, { do: 'fly', pay: 'silver5' });
  t.choose(0, { do: 'route', path: 'n62-n63-n64-n65-n66' });
  t.choose(0, { do: 'run', project: 'hq-a1-p4', color: 'orange' });
  expect(t.step(0)).toBe('turn');
  expect(t.state.players[0].runs).toBe(0b1000);
});

rule(['PUL-RUN-04', 'PUL-RUN-05'], 'each distinct gate of the colour once, the start not', () => {
  const five = position(RUN);
  five.choose(0, { do: 'fly', pay: 'silver5' });
  five.choose(0, { do: 'route', path: 'n62-n63-n64-n65-n66' });
  expect(pointsBy(five.choose(0, { do: 'run', project: 'hq-a1-p4', color: 'orange' }), 0)).toEqual({ 'gate-runs': 6 });
  const six = position(RUN);
  six.choose(0, { do: 'fly', pay: 'silver6' });
  const loop = paths(six, 0).find((path) => /^n62-n63-n6[46]-n65-n6[46]-n63$/.test(path)) ?? '';
  six.choose(0, { do: 'route', path: loop });
  expect(pointsBy(six.choose(0, { do: 'run', project: 'hq-a1-p4', color: 'orange' }), 0)).toEqual({ 'gate-runs': 6 });
});

rule('PUL-RUN-06', 'a run of any colour scores the one that is named', () => {
  const given: Position = {
    players: [{ hq: 'hq-a2', projects: [1, 2, 4, 6], runs: [1, 2], silver: [3], ship: 'n52', score: 0 }],
  };
  const t = position(given);
  t.choose(0, { do: 'fly', pay: 'silver3' });
  t.choose(0, { do: 'route', path: paths(t, 0).find((path) => path.startsWith('n64') && path.endsWith('n66')) ?? '' });
  expect(t.options(0)).toOfferExactly([
    { do: 'no-run' },
    { do: 'run', project: 'hq-a2-p6', color: 'orange' },
    { do: 'run', project: 'hq-a2-p6', color: 'magenta' },
    { do: 'run', project: 'hq-a2-p6', color: 'green' },
  ]);
  expect(pointsBy(t.choose(0, { do: 'run', project: 'hq-a2-p6', color: 'orange' }), 0)).toEqual({ 'gate-runs': 4 });
  const fixed = position({ players: [{ hq: 'hq-a1', projects: [3], silver: [1], ship: 'n41' }] });
  fixed.choose(0, { do: 'fly', pay: 'silver1' });
  fixed.choose(0, { do: 'route', path: 'n42' });
  expect(fixed.whyNot(0, { do: 'run', project: 'hq-a1-p3', color: 'green' })).toBe('PUL-RUN-06');
});

rule('PUL-RUN-07', 'a run is used up even if it scores nothing', () => {
  const t = position({ players: [{ hq: 'hq-a1', projects: [3], silver: [1, 1], ship: 'n41', score: 0 }] });
  t.choose(0, { do: 'fly', pay: 'silver1' });
  t.choose(0, { do: 'route', path: 'n42' });
  t.choose(0, { do: 'run', project: 'hq-a1-p3', color: 'magenta' });
  expect([score(t, 0), t.state.players[0].runs]).toEqual([0, 0b100]);
  t.choose(0, { do: 'fly', pay: 'silver1' });
  t.choose(0, { do: 'route', path: 'n41' });
  expect(t.step(0)).toBe('turn');
  const used = position({ players: [{ hq: 'hq-a1', projects: [1, 2, 3, 4], runs: [3], silver: [1], ship: 'n41' }] });
  used.choose(0, { do: 'fly', pay: 'silver1' });
  used.choose(0, { do: 'route', path: 'n42' });
  expect(used.whyNot(0, { do: 'run', project: 'hq-a1-p3', color: 'magenta' })).toBe('PUL-RUN-07');
});

rule('PUL-RUN-08', 'points beside a run come when the project is completed', () => {
  const t = position({ players: [{ hq: 'hq-b1', projects: [2, 3], silver: [4, 1], ship: 'n41', score: 0 }] });
  t.choose(0, { do: 'project', project: 'hq-b1-p5', pay: 'silver4' });
  expect([score(t, 0), t.state.players[0].runs]).toEqual([4, 0]);
  t.choose(0, { do: 'fly', pay: 'silver1' });
  t.choose(0, { do: 'route', path: 'n43' });
  expect(pointsBy(t.choose(0, { do: 'run', project: 'hq-b1-p5', color: 'orange' }), 0)).toEqual({ 'gate-runs': 2 });
});

rule('PUL-RUN-09', 'a run and a technology both score the same gates', () => {
  const t = position({
    boards: 'di aii aiii',
    players: [{ hq: 'hq-a1', projects: [3], silver: [2], ship: 'n47', score: 0, patents: ['di-6'] }],
  });
  t.choose(0, { do: 'fly', pay: 'silver2' });
  t.choose(0, { do: 'route', path: paths(t, 0).find((path) => path === 'n48-n02') ?? '' });
  const events = t.choose(0, { do: 'run', project: 'hq-a1-p3', color: 'magenta' });
  expect(pointsBy(events, 0)).toEqual({ technologies: 2, 'gate-runs': 2 });
});

rule('PUL-RUN-10', 'a run never used is worth nothing', () => {
  const end = (projects: number[]): number => {
    const t = position({ at: 'final', players: [{ hq: 'hq-a2', projects, score: 0 }] });
    return score(t, 0);
  };
  expect(end([1, 2])).toBe(end([]));
});

rule('PUL-TECH-39', 'bi-5 and ci-5 act on projects', () => {
  const t = position({
    boards: 'bi aii aiii',
    players: [{ hq: 'hq-a1', silver: [3, 3], score: 0, patents: ['bi-5'] }],
  });
  expect(t.options(0)).toOffer({ do: 'project', project: 'hq-a1-p1', pay: 'silver3' });
  expect(t.options(0)).toOffer({ do: 'project', project: 'hq-a1-p2', pay: 'silver3' });
  expect(t.options(0)).not.toOffer({ do: 'project', project: 'hq-a1-p3' });
  expect(pointsBy(t.choose(0, { do: 'project', project: 'hq-a1-p1', pay: 'silver3' }), 0)).toEqual({ technologies: 1 });
  const c = position({
    boards: 'ci aii aiii',
    players: [{ hq: 'hq-a1', silver: [2, 3], score: 0, patents: ['ci-5'] }],
  });
  expect(c.options(0)).not.toOffer({ do: 'project', pay: 'silver3' });
  expect(pointsBy(c.choose(0, { do: 'project', project: 'hq-a1-p1', pay: 'silver2' }), 0)).toEqual({ technologies: 2 });
  const none = position({ boards: 'ci aii aiii', players: [{ silver: [2], patents: ['ci-5'] }] });
  expect(none.options(0)).not.toOffer({ do: 'project' });
});
