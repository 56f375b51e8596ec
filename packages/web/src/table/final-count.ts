import type { Automaton } from '@orrery/board';
import { useEffect, useMemo, useState } from 'react';
import type { ScreenState, SeatState } from '../play/screen-state.ts';
import { useSettings } from '../settings.ts';
import { type FinalRow, finalRows, type Scored } from './final-rows.ts';

const BEAT = 900;

/** Tables whose scoring was watched in this visit: nobody waits for it twice. */
const watched = new Set<string>();

export interface Counting {
  readonly rows: readonly FinalRow[];
  /** How many rows have been counted; the last of them is counted now. */
  readonly counted: number;
  /** Nothing is left to count, so the winner may be named. */
  readonly isDone: boolean;
  /** The seats with what has been counted of their points. */
  readonly seats: readonly SeatState[];
  readonly automaton: Automaton | undefined;
  next(): void;
  all(): void;
}

/** Final scoring, counted row by row, an automaton's last; all at once where nothing moves. */
export function useCounting({ id, seats, result }: ScreenState, automaton?: Automaton): Counting {
  const { motion } = useSettings();
  const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isOver = result !== null;
  const rows = useMemo(
    () => (isOver ? finalRows(automaton ? [...seats, automaton] : seats) : []),
    [isOver, seats, automaton],
  );
  const [counted, setCounted] = useState(() => (watched.has(id) ? Number.POSITIVE_INFINITY : 1));
  // The last row, too, stays for a moment before the winner is named.
  const isDone = !isOver || still || counted > rows.length;
  useEffect(() => {
    if (isDone) {
      if (isOver) watched.add(id);
      return;
    }
    const timer = setTimeout(() => setCounted(counted + 1), BEAT);
    return () => clearTimeout(timer);
  }, [isDone, isOver, id, counted]);
  const shown = useMemo(() => {
    if (isDone) return { seats, automaton };
    const names = new Set(rows.slice(0, counted).map(({ row }) => row));
    const soFar = <T extends Scored>(of: T): T => ({
      ...of,
      breakdown: of.breakdown.filter(({ row }) => names.has(row)),
    });
    return { seats: seats.map(soFar), automaton: automaton && soFar(automaton) };
  }, [isDone, seats, automaton, rows, counted]);
  return {
    rows,
    counted: isDone ? rows.length : counted,
    isDone,
    ...shown,
    next: () => setCounted(counted + 1),
    all: () => setCounted(rows.length + 1),
  };
}
