import { useEffect, useMemo, useState } from 'react';
import type { ScreenState, SeatState } from '../play/screen-state.ts';
import { useSettings } from '../settings.ts';
import { type FinalRow, finalRows } from './final-rows.ts';

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
  next(): void;
  all(): void;
}

/** Final scoring, counted row by row; all at once where nothing moves. */
export function useCounting({ id, seats, result }: ScreenState): Counting {
  const { motion } = useSettings();
  const still = motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isOver = result !== null;
  const rows = useMemo(() => (isOver ? finalRows(seats) : []), [isOver, seats]);
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
    if (isDone) return seats;
    const names = new Set(rows.slice(0, counted).map(({ row }) => row));
    return seats.map((seat) => ({ ...seat, breakdown: seat.breakdown.filter(({ row }) => names.has(row)) }));
  }, [isDone, seats, rows, counted]);
  return {
    rows,
    counted: isDone ? rows.length : counted,
    isDone,
    seats: shown,
    next: () => setCounted(counted + 1),
    all: () => setCounted(rows.length + 1),
  };
}
