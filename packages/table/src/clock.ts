import type { Seat } from '@orrery/kernel';

/** How much time a person has. Computer players have none to lose. */
export type ClockSpec =
  | { readonly kind: 'none' }
  /** A stock for the whole play, and something on top after every turn. */
  | { readonly kind: 'live'; readonly stock: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perMove: number };

export const NO_CLOCK: ClockSpec = { kind: 'none' };

export interface Clock {
  /** What was left when it last started or stopped, in milliseconds. */
  left: number;
  /** Since when it runs. */
  since: number | null;
}

export function newClocks(spec: ClockSpec, seats: number): Clock[] {
  const left = stockOf(spec);
  return Array.from({ length: seats }, () => ({ left, since: null }));
}

function stockOf(spec: ClockSpec): number {
  if (spec.kind === 'live') return spec.stock;
  return spec.kind === 'days' ? spec.perMove : 0;
}

/**
 * Lets exactly the clocks of `running` seats run from `at` on. `earned`: a turn has ended, so who stops now gets the
 * increment, and who starts now has all the days of a move. Taking back ends no turn, so it is no way to gain time.
 */
export function turnClocks(
  spec: ClockSpec,
  clocks: Clock[],
  running: readonly Seat[],
  at: number,
  earned: boolean,
): void {
  if (spec.kind === 'none') return;
  for (const [seat, clock] of clocks.entries()) {
    const runs = running.includes(seat);
    if (runs === (clock.since !== null)) continue;
    if (runs) {
      clock.since = at;
      if (earned && spec.kind === 'days') clock.left = spec.perMove;
      continue;
    }
    clock.left -= at - (clock.since as number);
    clock.since = null;
    if (earned && spec.kind === 'live') clock.left += spec.increment;
  }
}

/** Takes back what a turn earned. */
export function unearn(spec: ClockSpec, clock: Clock): void {
  if (spec.kind === 'live') clock.left -= spec.increment;
}

/** When the clock runs out, if nothing happens; undefined while it stands still. */
export function flagTime(spec: ClockSpec, clock: Clock): number | undefined {
  return spec.kind === 'none' || clock.since === null ? undefined : clock.since + clock.left;
}
