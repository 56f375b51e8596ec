/** Columns of a station, front field first: coin symbols on each field. The last field of each is crossed out. */
export interface ColumnRow {
  readonly piece: 'outpost' | 'shuttle';
  readonly coins: readonly number[];
}

export const SIDES = ['moon', 'belt'] as const;
export type Side = (typeof SIDES)[number];
export const MOON = 0;
export const BELT = 1;

export const STATION_COLUMNS: Readonly<Record<Side, readonly ColumnRow[]>> = {
  moon: [
    { piece: 'outpost', coins: [1, 0, 1, 1, 2] },
    { piece: 'outpost', coins: [0, 1, 1, 1, 2] },
    { piece: 'outpost', coins: [1, 1, 0, 1, 2] },
  ],
  belt: [
    { piece: 'outpost', coins: [1, 0, 1, 0, 1, 2] },
    { piece: 'shuttle', coins: [0, 1, 1, 1, 2] },
    { piece: 'outpost', coins: [0, 1, 0, 1, 1, 2] },
  ],
};

/** SKY-BELT-02: outposts that stay in the box on the belt side. */
export const OUTPOSTS_PER_COMPANY = 15;
export const SHUTTLES_PER_COMPANY = 5;
