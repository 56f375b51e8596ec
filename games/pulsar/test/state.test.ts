import { advance, askedSeats, below, isOver, isRefused, optionsOf, seedRandom, startPlay } from '@orrery/kernel';
import { rule } from '@orrery/testkit';
import { expect, test } from 'vitest';
import { TECHNOLOGIES } from '../data/index.ts';
import { pulsar } from '../game.ts';
import { HIDDEN, NONE, type PulsarState } from '../rules/state.ts';
import { fly, isShown, planetsOf, position, pulsarAt, shipOf, stacks, stateAt } from './position.ts';

/** A random play of four with everything in it, and every state on its way. */
function walk(seed: string, look: (s: PulsarState) => void, seats = 4): PulsarState {
  const play = startPlay(pulsar, { seats, seed, settings: {} });
  if (isRefused(play)) throw new Error(play.message);
  const { state } = play;
  const luck = seedRandom(`luck of ${seed}`);
  while (!isOver(state)) {
    look(state);
    const asked = askedSeats(pulsar, state);
    const seat = asked[below(luck, asked.length)];
    const options = optionsOf(pulsar, state, seat);
    advance(pulsar, state, seat, options[below(luck, options.length)]);
  }
  return state;
}

rule(['PUL-STATE-01', 'PUL-STATE-02'], 'eight rounds of dice, action and production', () => {
  const phases: string[] = [];
  const play = startPlay(pulsar, { seats: 2, seed: 'rounds', settings: { preset: 'first-game', boardI: 'A' } });
  if (isRefused(play)) throw new Error(play.message);
  walk(
    'rounds',
    (s) => {
      const now = `${s.round} ${s.phase}`;
      if (phases.at(-1) !== now && (s.phase === 'dice' || s.phase === 'action')) phases.push(now);
    },
    2,
  );
  expect(phases).toEqual([1, 2, 3, 4, 5, 6, 7, 8].flatMap((round) => [`${round} dice`, `${round} action`]));
  const t = position({ at: 'production', round: 3 });
  expect([t.state.round, t.state.phase]).toEqual([4, 'dice']);
});

rule('PUL-STATE-03', 'the table knows everything that lies on it', () => {
  const s = stateAt({ round: 4, dice: [1, 2, 2, 3, 4, 5, 6], order: [2, 0, 1] });
  expect([s.side, s.techs.length, s.goals.length, s.round, s.phase]).toEqual([0, 17, 3, 4, 'action']);
  expect([s.order, s.median, s.pool]).toEqual([[2, 0, 1], 5, [0, 1, 2, 1, 1, 1, 1]]);
  expect([s.turn.red, s.stack.length, s.display.length]).toEqual([NONE, 21, 3]);
  expect([s.unexplored.length, s.explored, s.supply, s.awards]).toEqual([12, [], [10, 10, 10], [2, 2, 2]]);
});

rule('PUL-STATE-04', 'a location knows its tile and who is there', () => {
  const t = position({
    players: [{ ship: 'n41', silver: [1, 1] }],
    systems: { n39: { tile: 'system-11', on: [1, null, null] } },
    pulsars: { n05: { owner: 2, gyrodyne: 'large', spins: true } },
  });
  expect(isShown(t.state, 'n39')).toBe(true);
  expect(isShown(t.state, 'n03')).toBe(false);
  expect(planetsOf(t.state, 'n39')).toEqual([1, -1, -1]);
  expect(pulsarAt(t.state, 'n05')).toEqual({ owner: 2, gyrodyne: 2, spins: 1 });
  fly(t, 0, 'silver1', 'n39');
  expect(planetsOf(t.state, 'n39')).toEqual([1, 0, -1]);
});

rule('PUL-STATE-05', 'what a player owns', () => {
  const s = stateAt({
    players: [
      { ship: 'n09', cubes: 3, plusMinus: 2, plusTwo: 1, silver: [3, 5], loose: { medium: 2 }, patents: ['ai-2'] },
    ],
    pulsars: { n11: { owner: 0 } },
    transmitters: {
      'transmitter-a1': { owner: 0, paid: [2], right: 'transmitter-a2' },
      'transmitter-a2': { owner: 0, active: true, left: 'transmitter-a1' },
    },
  });
  const [player] = s.players;
  expect([shipOf(s, 0), player.cubes, player.plusMinus, player.plusTwo]).toEqual(['n09', 3, 2, 1]);
  expect([player.rings, player.loose, player.silver]).toEqual([5, [0, 2, 0], [3, 5]]);
  expect(player.patents.map((tech) => TECHNOLOGIES[tech].id)).toEqual(['ai-2']);
  expect([s.holder[0], s.paid[0], s.active[0], s.right[0], s.left[1], s.active[1]]).toEqual([0, 2, 0, 1, 0, 1]);
});

rule('PUL-STATE-06', 'headquarters: side, projects, runs', () => {
  const t = position({ players: [{ hq: 'hq-c2', projects: [1, 2], runs: [], silver: [4] }] });
  t.choose(0, { do: 'project', project: 'hq-c2-p3', pay: 'silver4' });
  const [player] = t.state.players;
  expect([player.hqBoard, player.hqSide, player.projects, player.runs]).toEqual([2, 1, 0b111, 0]);
});

rule('PUL-STATE-07', 'a track is fifteen fields of stacks', () => {
  const t = position({
    at: 'dice',
    picks: [1],
    dice: [1, 2, 3, 4, 5, 6, 6],
    median: 6,
    initiative: [
      [3, 2],
      [8, 0],
      [8, 1],
    ],
  });
  expect(stacks(t.state.initiative)).toEqual({ 3: [2], 8: [1, 0] });
  t.choose(1, { do: 'take-die', die: 6, move: 'initiative' });
  expect(stacks(t.state.initiative)).toEqual({ 3: [2], 8: [0], 11: [1] });
});

rule('PUL-STATE-08', 'a score has no upper end and no less than nothing', () => {
  const t = position({ round: 8, boards: 'ai aii ciii', players: [{ score: 295, silver: [6] }] });
  t.choose(0, { do: 'patent', tech: 'ciii-5', pay: 'silver6' });
  expect(t.state.players[0].score).toBe(305);
  const low = position({
    at: 'production',
    players: [{ score: 1 }, {}, {}],
    initiative: [
      [8, 1],
      [8, 2],
      [15, 0],
    ],
  });
  expect(low.state.players[0].score).toBe(0);
});

rule('PUL-STATE-09', 'a turn knows its bonus die', () => {
  const t = position({ dice: [5], median: 9, players: [{ cubes: 4, silver: [3] }] });
  expect(t.state.turn).toEqual({ seat: 0, red: NONE, source: 'none', forced: false, used: false, links: [] });
  t.choose(0, { do: 'copy', die: 5 });
  expect(t.state.turn).toEqual({ seat: 0, red: 5, source: 'copy', forced: false, used: true, links: [] });
  fly(
    t,
    0,
    'red5',
    (() => {
      const probe = position({ dice: [5], players: [{ silver: [5] }] });
      probe.choose(0, { do: 'fly', pay: 'silver5' });
      const [option] = probe.options(0);
      return option.do === 'route' ? option.path : '';
    })(),
  );
  expect([t.state.turn.red, t.state.turn.used]).toEqual([NONE, true]);
});

rule('PUL-STATE-10', 'a technology knows its holders and their rounds', () => {
  const t = position({ round: 3, turns: [2, 1], players: [{}, { silver: [3] }, { silver: [3] }] });
  const i = t.state.techs.findIndex((tech) => TECHNOLOGIES[tech].id === 'ai-2');
  t.choose(2, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  t.choose(2, { do: 'end-turn' });
  t.choose(1, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  expect(t.state.holders.slice(i * 4, i * 4 + 4)).toEqual([2, 3, 1, 3]);
});

rule(['PUL-INFO-01', 'PUL-INFO-02', 'PUL-INFO-09'], 'all but what lies face down is open to everybody', () => {
  walk('open', (s) => {
    for (const viewer of [0, 3, null]) {
      const seen = pulsar.view(s, viewer);
      const rest = (state: PulsarState): unknown => ({
        ...state,
        random: 0,
        systems: 0,
        spare: 0,
        unexplored: state.unexplored.length,
        stack: state.stack.length,
        players: state.players.map((player) => (s.phase === 'setup' ? { ...player, hqSide: 0 } : player)),
      });
      expect(rest(seen)).toEqual(rest(s));
    }
  });
});

rule('PUL-INFO-03', 'face-down systems and the spare one are hidden from all', () => {
  const s = stateAt({ systems: { n39: { tile: 'system-11' } } });
  for (const viewer of [0, 1, null]) {
    const seen = pulsar.view(s, viewer);
    expect(seen.systems.filter((tile) => tile !== HIDDEN)).toEqual([10]);
    expect(seen.spare).toBe(HIDDEN);
  }
  const end = walk('spare', () => undefined);
  expect(pulsar.view(end, 0).spare).toBe(HIDDEN);
});

rule('PUL-INFO-04', 'the exploration stack is hidden, draws and discards are not', () => {
  const t = position({
    players: [{ ship: 'n41', silver: [1] }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: ['explore-5-points', 'explore-station'],
  });
  expect(pulsar.view(t.state, 0).unexplored).toEqual([HIDDEN, HIDDEN]);
  fly(t, 0, 'silver1', 'n39');
  const events = t.choose(0, { do: 'explore' });
  expect(events).toContainEqual({ event: 'explored', seat: 0, tile: 'explore-5-points' });
  expect(events.every((event) => event.only === undefined)).toBe(true);
  expect(pulsar.view(t.state, 1).explored).toEqual([1]);
});

rule('PUL-INFO-05', 'of the transmitter stack only the top is seen', () => {
  const s = stateAt({});
  const seen = pulsar.view(s, 2).stack;
  expect(seen.slice(0, -1).every((tile) => tile === HIDDEN)).toBe(true);
  expect(seen.at(-1)).toBe(s.stack.at(-1));
});

rule(['PUL-INFO-06', 'PUL-INFO-07'], 'chance only at setup, rolls and reshuffles; the red die is set', () => {
  const t = position({
    turns: [0, 1],
    dice: [6],
    players: [{ ship: 'n41', silver: [1, 3], cubes: 4 }],
    systems: { n39: { tile: 'system-11', down: true } },
  });
  const luck = t.state.random.join();
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'explore' });
  t.choose(0, { do: 'copy', die: 6 });
  expect(t.state.turn.red).toBe(6);
  expect(t.state.random.join()).toBe(luck);
  t.choose(0, { do: 'patent', tech: 'ai-2', pay: 'silver3' });
  t.choose(0, { do: 'end-turn' });
  expect(t.state.random.join()).toBe(luck);
  t.choose(1, { do: 'end-turn' });
  expect([t.state.phase, t.state.random.join() === luck]).toEqual(['dice', false]);
});

rule('PUL-INFO-08', 'sides, purchases and final choices are taken side by side, all else in turn', () => {
  walk('asked', (s) => {
    const asked = askedSeats(pulsar, s);
    const steps = new Set(asked.map((seat) => s.agenda.seats[seat].at(-1)?.step));
    if (asked.length < 2) return;
    const own = ['hq-side', 'purchase', 'final-purchase', 'wild-goal', 'assign-goal', 'goal-bonus'];
    for (const step of steps) expect(own).toContain(step);
  });
  const sides = position({ at: 'round', settings: { hq: 'on' } });
  expect(sides.asked()).toHaveLength(1);
  const t = position({
    at: 'production',
    players: [{ cubes: 1 }, { cubes: 1 }],
    transmitters: { 'transmitter-a5': { owner: 0, active: true }, 'transmitter-c8': { owner: 1, active: true } },
  });
  expect(t.asked()).toEqual([0, 1]);
});

rule('PUL-INFO-10', 'two tiles drawn to choose from are shown to everybody', () => {
  const t = position({
    boards: 'ai cii aiii',
    players: [{ ship: 'n41', silver: [1], patents: ['cii-3'] }],
    systems: { n39: { tile: 'system-11' } },
    unexplored: ['explore-5-points', 'explore-cubes'],
  });
  fly(t, 0, 'silver1', 'n39');
  t.choose(0, { do: 'explore' });
  for (const viewer of [0, 1, null]) {
    const seen = pulsar.view(t.state, viewer);
    expect(seen.agenda.seats[0].at(-1)).toEqual({ step: 'choose-exploration', tiles: [1, 2] });
  }
});

test('a position names pulsars that are there', () => {
  expect(() => position({ pulsars: { n43: { owner: 0 } } })).toThrow("there is no pulsar 'n43'");
  expect(() => position({ pulsars: { n99: { owner: 0 } } })).toThrow("there is no pulsar 'n99'");
  expect(() => pulsarAt(position().state, 'n43')).toThrow("there is no pulsar 'n43'");
});
