import type { Moment, Seat } from '@orrery/kernel';

/** Consecutive choices of one seat in one round: steps `from` to `to`, both counted. */
export interface Turn {
  readonly by: Seat | null;
  readonly round: number | undefined;
  readonly from: number;
  readonly to: number;
}

export function turnsOf(moments: readonly Moment[]): Turn[] {
  const turns: Turn[] = [];
  for (const [step, { by, round }] of moments.entries()) {
    const last = turns.at(-1);
    if (last !== undefined && last.by === by && last.round === round) turns[turns.length - 1] = { ...last, to: step };
    else turns.push({ by, round, from: step, to: step });
  }
  return turns;
}

export interface RoundSpan {
  readonly round: number | undefined;
  readonly from: number;
  readonly to: number;
}

export function roundsOf(turns: readonly Turn[]): RoundSpan[] {
  const rounds: RoundSpan[] = [];
  for (const { round, from, to } of turns) {
    const last = rounds.at(-1);
    if (last !== undefined && last.round === round) rounds[rounds.length - 1] = { ...last, to };
    else rounds.push({ round, from, to });
  }
  return rounds;
}

export const STRIDES = ['choice', 'turn', 'round'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where a step forward or back leads: to the end of a choice, a turn or a round. */
export function strideFrom(turns: readonly Turn[], stride: Stride, step: number, way: 1 | -1): number {
  const last = turns.at(-1)?.to ?? 0;
  if (stride === 'choice') return Math.max(0, Math.min(last, step + way));
  const ends = (stride === 'turn' ? turns : roundsOf(turns)).map(({ to }) => to);
  if (way === 1) return ends.find((end) => end > step) ?? last;
  return ends.findLast((end) => end < step) ?? 0;
}

export const turnAt = (turns: readonly Turn[], step: number): number => turns.findIndex(({ to }) => to >= step);
