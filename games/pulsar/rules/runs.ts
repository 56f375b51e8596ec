import type { Seat } from '@orrery/kernel';
import { type GateRun, HEADQUARTERS } from '../data/index.ts';
import type { Doing } from './choices.ts';
import { COLORS } from './cluster.ts';
import { voice } from './events.ts';
import { gainPoints } from './gains.ts';
import type { Player, PulsarState } from './state.ts';

/** Gate runs by headquarters side and slot. */
export const RUNS: readonly (readonly (GateRun | undefined)[])[] = HEADQUARTERS.map((hq) =>
  hq.projects.map((project) => project.effects.find((effect) => effect.op === 'gate-run')),
);

/** PUL-RUN-01, PUL-RUN-07: slots with a completed gate run that was not used yet. */
export function openRuns(player: Player): number[] {
  if (player.hqSide < 0 || (player.projects & ~player.runs) === 0) return [];
  const runs = RUNS[player.hqBoard * 2 + player.hqSide];
  const open: number[] = [];
  for (let slot = 0; slot < runs.length; slot++) {
    if (runs[slot] !== undefined && ((player.projects & ~player.runs) >> slot) & 1) open.push(slot);
  }
  return open;
}

export type RunChoice = Doing<'run'>;
/** By headquarters side and slot: a choice for each colour the run may score. */
export const ANNOUNCE: readonly (readonly (readonly RunChoice[])[])[] = HEADQUARTERS.map((hq, h) =>
  hq.projects.map((project, slot) =>
    (RUNS[h][slot]?.colors ?? []).map((color): RunChoice => ({ do: 'run', project: project.id, color })),
  ),
);
/** PUL-RUN-04, PUL-RUN-07: every distinct gate of the colour once; the run is used up in any case. */
export function scoreRun(s: PulsarState, seat: Seat, { project, color }: RunChoice, gates: readonly number[]): void {
  const player = s.players[seat];
  const hq = player.hqBoard * 2 + player.hqSide;
  const slot = HEADQUARTERS[hq].projects.findIndex(({ id }) => id === project);
  player.runs |= 1 << slot;
  const visited = gates[COLORS.indexOf(color)];
  voice.tell?.({ event: 'gate-run', seat, project, color, gates: visited });
  gainPoints(s, seat, visited * (RUNS[hq][slot]?.pointsPerGate ?? 0), 'gate-runs');
}
