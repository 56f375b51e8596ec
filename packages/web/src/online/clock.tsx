import { type ClockSpec, NO_CLOCK } from '@orrery/table';
import { useEffect, useState } from 'react';
import type { OnlineDictionary } from '../text/en/online.ts';
import { timeText } from './time.ts';
import { useOnlineText } from './words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clocks that can be chosen, by the name of their words. */
export const CLOCKS = {
  none: NO_CLOCK,
  quick: { kind: 'live', stock: 20 * MINUTE, increment: MINUTE / 2 },
  calm: { kind: 'live', stock: 45 * MINUTE, increment: MINUTE },
  day: { kind: 'days', perMove: DAY },
  days: { kind: 'days', perMove: 3 * DAY },
  week: { kind: 'days', perMove: 7 * DAY },
} as const satisfies Readonly<Record<string, ClockSpec>>;

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** A clock in words; one that a program has set otherwise is said in figures. */
export function clockName(spec: ClockSpec, o: OnlineDictionary): string {
  const known = CLOCK_NAMES.find((name) => JSON.stringify(CLOCKS[name]) === JSON.stringify(spec));
  if (known !== undefined) return o.clocks[known];
  if (spec.kind === 'live') return `${timeText(spec.stock)} + ${timeText(spec.increment)}`;
  return spec.kind === 'days' ? timeText(spec.perMove) : o.clocks.none;
}

/** What is left of a seat's time, running down while it is waited for. */
export function SeatClock({ left, since }: { left: number; since: number | null }) {
  const o = useOnlineText();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  const rest = since === null ? left : left - Math.max(0, now - since);
  return (
    <span className="seat-clock" role="timer" data-short={rest < MINUTE} aria-label={o.timeLeft(timeText(rest))}>
      {timeText(rest)}
    </span>
  );
}
