import type { Seat } from '@orrery/kernel';
import { SYSTEM_FRAMES } from './benefits.ts';
import type { Chapter } from './chapter.ts';
import type { Doing, PulsarChoice } from './choices.ts';
import { CLUSTERS, COLORS } from './cluster.ts';
import { voice } from './events.ts';
import { pushAll } from './gains.ts';
import { happen } from './powers.ts';
import { countVisits } from './routes.ts';
import { type RunChoice, scoreRun } from './runs.ts';
import type { PulsarFrame, PulsarState } from './state.ts';
import { claimPulsar, EXPLORE, endInSystem, isOpen, passSystem, turnOver } from './systems.ts';

/** PUL-FLIGHT-16: moving, turning over, points for visits, stations on the way, the end. */
export function fly(s: PulsarState, seat: Seat, path: readonly number[], run?: RunChoice): void {
  const { ids, systemOf } = CLUSTERS[s.side];
  const end = path[path.length - 1];
  s.players[seat].ship = end;
  voice.tell?.({ event: 'flew', seat, path: path.map((at) => ids[at]) });
  for (const at of path) if (systemOf[at] >= 0) turnOver(s, systemOf[at]);
  const visits = countVisits(s.side, path);
  scoreVisits(s, seat, visits.gates, visits.pulsars);
  if (run) scoreRun(s, seat, run, visits.gates);
  const stack = s.agenda.seats[seat];
  stack.push(ARRIVE[end]);
  const passes = PASS_SCRATCH;
  passes.length = 0;
  for (let i = 0; i < path.length; i++) {
    const at = path[i];
    // PUL-SYS-10: the end of the flight is settled there only. PUL-SYS-20: once is enough.
    if (systemOf[at] >= 0 && at !== end && path.indexOf(at) === i && isOpen(s, seat, systemOf[at]))
      passes.push(PASS[systemOf[at]]);
  }
  pushAll(s, seat, passes);
}

const PASS_SCRATCH: PulsarFrame[] = [];
const PASS: readonly PulsarFrame[] = CLUSTERS[0].systems.map((_, at) => ({ step: 'pass', at }));
const ARRIVE: readonly PulsarFrame[] = CLUSTERS[0].ids.map((_, at) => ({ step: 'arrive', at }));

/** PUL-TECH-16: every distinct location once. */
function scoreVisits(s: PulsarState, seat: Seat, gates: readonly number[], pulsars: number): void {
  happen(s, seat, 'visit-pulsar', pulsars);
  for (let color = 0; color < COLORS.length; color++) happen(s, seat, 'visit-gate', gates[color], color);
}

const DECLINE: PulsarChoice = { do: 'decline' };
const CLAIM: readonly (readonly Doing<'claim'>[])[] = CLUSTERS.map(({ pulsars, ids }) =>
  pulsars.map((location) => ({ do: 'claim', at: ids[location] })),
);

const TELEPORT: readonly (readonly Doing<'teleport'>[])[] = CLUSTERS.map(({ ids }) =>
  ids.map((to) => ({ do: 'teleport', to })),
);

/** PUL-TRANS-20: never to an entry point or to a pulsar no segment leads to. */
const TARGETS = CLUSTERS.map(({ types, neighbours }) => {
  const reachable = types.map((_, at) => at).filter((at) => types[at] !== 'entry' && neighbours[at].length > 0);
  return {
    any: reachable,
    system: reachable.filter((at) => types[at] === 'system'),
    pulsar: reachable.filter((at) => types[at] === 'pulsar'),
  };
});

export const arrivalSteps: Chapter<'pass' | 'arrive' | 'discovery' | 'claim' | 'teleport'> = {
  pass: { run: (s, { at }, seat) => passSystem(s, seat, at) },
  arrive: {
    run(s, { at }, seat) {
      const { systemOf, pulsarOf } = CLUSTERS[s.side];
      if (systemOf[at] >= 0) endInSystem(s, seat, systemOf[at]);
      else if (pulsarOf[at] >= 0) claimPulsar(s, seat, pulsarOf[at]);
    },
  },
  /** PUL-SYS-12, PUL-SYS-13: the printed bonus or a tile nobody has seen. */
  discovery: {
    options: () => [{ do: 'printed' }, { do: 'explore' }],
    take(s, seat, choice, { tile }) {
      pushAll(s, seat, choice.do === 'printed' ? SYSTEM_FRAMES[tile] : [EXPLORE]);
    },
    whyNot: () => ({ rule: 'PUL-SYS-12' }),
  },
  /** PUL-PULSAR-05, PUL-PULSAR-08: a free isolated pulsar without flying; PUL-PULSAR-06: lost when there is none. */
  claim: {
    skip: (s, seat) => s.players[seat].rings === 0 || CLUSTERS[s.side].isolated.every((pulsar) => s.owner[pulsar] >= 0),
    options(s) {
      const free = CLUSTERS[s.side].isolated.filter((pulsar) => s.owner[pulsar] < 0);
      return [...free.map((pulsar) => CLAIM[s.side][pulsar]), DECLINE];
    },
    take(s, seat, choice) {
      if (choice.do === 'claim') claimPulsar(s, seat, CLUSTERS[s.side].pulsarOf[CLUSTERS[s.side].indexOf[choice.at]]);
    },
    whyNot(s, _, choice) {
      if (choice.do !== 'claim') return { rule: 'PUL-ACT-09' };
      const pulsar = CLUSTERS[s.side].pulsarOf[CLUSTERS[s.side].indexOf[choice.at]];
      return { rule: s.owner[pulsar] >= 0 ? 'PUL-PULSAR-03' : 'PUL-PULSAR-05' };
    },
  },
  /** PUL-TRANS-19, PUL-TRANS-27: as if a flight ended there; another place than now, or none. */
  teleport: {
    options(s, seat, { to }) {
      const { ship } = s.players[seat];
      const options: PulsarChoice[] = [DECLINE];
      for (const at of TARGETS[s.side][to]) if (at !== ship) options.push(TELEPORT[s.side][at]);
      return options;
    },
    take(s, seat, choice) {
      if (choice.do !== 'teleport') return;
      const { indexOf, systemOf } = CLUSTERS[s.side];
      const at = indexOf[choice.to];
      s.players[seat].ship = at;
      voice.tell?.({ event: 'teleported', seat, to: choice.to });
      if (systemOf[at] >= 0) turnOver(s, systemOf[at]);
      const { gates, pulsars } = countVisits(s.side, [at]);
      scoreVisits(s, seat, gates, pulsars);
      s.agenda.seats[seat].push(ARRIVE[at]);
    },
    whyNot(s, seat, choice, { to }) {
      if (choice.do !== 'teleport') return { rule: 'PUL-ACT-09' };
      const at = CLUSTERS[s.side].indexOf[choice.to];
      if (at === undefined || !TARGETS[s.side].any.includes(at)) return { rule: 'PUL-TRANS-20' };
      if (at === s.players[seat].ship) return { rule: 'PUL-TRANS-27' };
      return TARGETS[s.side][to].includes(at) ? undefined : { rule: 'PUL-TRANS-19' };
    },
  },
};
