import type { GameEvent } from '@orrery/kernel';
import type { Cell } from '../rules/state.ts';
import { left, top } from './cells.ts';

export interface Spot {
  readonly seat: number;
  readonly cells: readonly Cell[];
}

/** Whose planet an event of the log is about, and which cells of it. */
export function spotOf(event: GameEvent): Spot | undefined {
  if (event.seat === undefined) return undefined;
  const facts = event as GameEvent & { cells?: readonly Cell[]; at?: Cell; from?: Cell; to?: Cell };
  const moved = event.event === 'moved' ? [facts.from, facts.to] : [];
  const cells = facts.cells ?? [facts.at, ...moved].filter((cell) => cell !== undefined);
  return { seat: event.seat, cells };
}

export function Spotlight({ cells }: { cells: readonly Cell[] }) {
  return cells.map((cell) => (
    <rect key={cell} x={left(cell) - 2} y={top(cell) - 2} width="44" height="44" rx="8" className="pu-lit" />
  ));
}
