const DAY = 24 * 60 * 60 * 1000;

/** The number of a date as the calendar on the wall has it: the same date has the same number everywhere. */
export const dayOf = (date: Date): number =>
  Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);

/** The one of a list whose turn it is on a day: one after the other, and round again. */
export const ofDay = <T>(list: readonly T[], day: number): T => list[((day % list.length) + list.length) % list.length];
