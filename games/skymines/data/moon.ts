import { type Facilities, facilities } from './effects.ts';
import { COMPANIES, type Company } from './names.ts';

interface SectorRow {
  readonly sector: number;
  readonly x: number;
  readonly y: number;
  readonly holds: string;
  /** Corners on the 1000 x 1000 canvas. */
  readonly outline: string;
  /** A ring's number is drawn here, since its middle is another sector. */
  readonly labelY?: number;
  /** SKY-EXP-20: the ring around an inner sector. */
  readonly inside?: number;
  readonly radius?: number;
}

export const MOON_DISC = { x: 500, y: 500, r: 430 } as const;
export const SECTORS = 24;

export const SECTOR_ROWS: readonly SectorRow[] = [
  {
    sector: 1,
    x: 285,
    y: 180,
    holds: 'mine 1',
    outline: '181,212 196,196 216,177 238,159 261,142 285,128 310,114 335,103 360,94 389,190 337,288 278,295',
  },
  {
    sector: 2,
    x: 470,
    y: 125,
    holds: 'gas 1',
    outline: '389,190 360,94 362,93 389,85 416,78 444,74 472,71 500,70 528,71 556,74 573,76 556,207',
  },
  {
    sector: 3,
    x: 660,
    y: 150,
    holds: 'pit 1',
    outline: '556,207 573,76 584,78 611,85 638,93 665,103 690,114 715,128 739,142 762,159 772,168 706,248 579,248',
  },
  {
    sector: 4,
    x: 810,
    y: 275,
    holds: 'research 1',
    outline: '706,248 772,168 784,177 804,196 823,216 841,238 858,261 872,285 886,310 897,335 898,336 770,384',
  },
  { sector: 5, x: 455, y: 270, holds: 'research 1, gas 1', outline: '337,288 389,190 556,207 579,248 558,306 419,375' },
  {
    sector: 6,
    x: 872,
    y: 440,
    holds: 'gas 1',
    outline: '930,500 929,528 927,547 837,544 741,447 770,384 898,336 907,362 915,389 922,416 926,444 929,472',
  },
  {
    sector: 7,
    x: 165,
    y: 320,
    holds: 'research 1',
    outline: '83,394 85,389 93,362 103,335 114,310 128,285 142,261 159,238 177,216 181,212 278,295 201,427',
  },
  {
    sector: 8,
    x: 312,
    y: 405,
    holds: '',
    outline: '201,427 278,295 337,288 419,375 418,432 342,501 229,485',
    labelY: 337,
  },
  { sector: 9, x: 312, y: 405, holds: 'gas 2, mine 1', outline: '', inside: 8, radius: 46 },
  { sector: 10, x: 525, y: 410, holds: 'pit 2', outline: '418,432 419,375 558,306 626,447 509,495' },
  {
    sector: 11,
    x: 115,
    y: 500,
    holds: 'gas 1',
    outline: '83,604 78,584 74,556 71,528 70,500 71,472 74,444 78,416 83,394 201,427 229,485 178,587',
  },
  { sector: 12, x: 660, y: 345, holds: 'mine 2', outline: '558,306 579,248 706,248 770,384 741,447 677,468 626,447' },
  { sector: 13, x: 435, y: 540, holds: 'research 2', outline: '376,616 342,501 418,432 509,495 505,620' },
  { sector: 14, x: 580, y: 545, holds: 'mine 1, pit 1', outline: '505,620 509,495 626,447 677,468 641,631 524,639' },
  { sector: 15, x: 285, y: 585, holds: 'mine 1, gas 1', outline: '256,687 178,587 229,485 342,501 376,616 321,688' },
  {
    sector: 16,
    x: 150,
    y: 690,
    holds: 'mine 1',
    outline: '179,786 177,784 159,762 142,739 128,715 114,690 103,665 93,638 85,611 83,604 178,587 256,687',
  },
  { sector: 17, x: 733, y: 578, holds: '', outline: '641,631 677,468 741,447 837,544 756,693 708,696', labelY: 510 },
  { sector: 18, x: 733, y: 578, holds: 'research 2, pit 1', outline: '', inside: 17, radius: 46 },
  {
    sector: 19,
    x: 865,
    y: 650,
    holds: 'pit 1',
    outline: '927,547 926,556 922,584 915,611 907,638 897,665 886,690 872,715 858,739 843,759 756,693 837,544',
  },
  {
    sector: 20,
    x: 745,
    y: 810,
    holds: 'research 1',
    outline:
      '843,759 841,762 823,784 804,804 784,823 762,841 739,858 715,872 690,886 665,897 638,907 624,911 613,867 708,696 756,693',
  },
  {
    sector: 21,
    x: 280,
    y: 790,
    holds: 'research 1',
    outline: '344,900 335,897 310,886 285,872 261,858 238,841 216,823 196,804 179,786 256,687 321,688 392,800',
  },
  { sector: 22, x: 592, y: 725, holds: 'mine 1, gas 1', outline: '524,639 641,631 708,696 613,867 499,777' },
  {
    sector: 23,
    x: 470,
    y: 880,
    holds: 'gas 1',
    outline:
      '624,911 611,915 584,922 556,926 528,929 500,930 472,929 444,926 416,922 389,915 362,907 344,900 392,800 499,777 613,867',
  },
  { sector: 24, x: 430, y: 695, holds: 'research 2', outline: '392,800 321,688 376,616 505,620 524,639 499,777' },
];

/** Borders to sectors of a higher number: s a single line, d a double one. */
const BORDERS: Readonly<Record<number, string>> = {
  1: '2s 5d 7s 8d',
  2: '3s 5s',
  3: '4s 5d 12d',
  4: '6s 12d',
  5: '8d 10s 12d',
  6: '12s 17d 19s',
  7: '8d 11s',
  8: '9d 10s 11s 13s 15d',
  10: '12s 13d 14s',
  11: '15d 16s',
  12: '14d 17s',
  13: '14s 15s 24d',
  14: '17d 22d 24s',
  15: '16s 21d 24s',
  16: '21s',
  17: '18d 19d 20s 22s',
  19: '20s',
  20: '22d 23d',
  21: '23s 24d',
  22: '23s 24s',
  23: '24d',
};

const STATION_BORDERS: Readonly<Record<Company, string>> = {
  skymine: '19s 20s 6d',
  minerva: '16s 21s 23d',
  astrogo: '1s 7s 11d',
  tawac: '3s 4s 2d',
};

export const MOON_STATIONS: Readonly<Record<Company, readonly [x: number, y: number]>> = {
  skymine: [920, 920],
  minerva: [80, 920],
  astrogo: [80, 80],
  tawac: [920, 80],
};

/** SKY-CAMP-04: the sectors of the front outposts in chapter 3. */
export const CHAPTER_3_OUTPOSTS: Readonly<Record<Company, readonly number[]>> = {
  skymine: [6, 19, 20],
  minerva: [16, 21, 23],
  astrogo: [1, 7, 11],
  tawac: [2, 3, 4],
};

/** [sector] what it holds. */
export const SECTOR_FACILITIES: readonly Facilities[] = [
  facilities(''),
  ...SECTOR_ROWS.map((row) => facilities(row.holds)),
];

export interface Border {
  readonly to: number;
  /** SKY-EXP-06: energy to cross it. */
  readonly cost: number;
}

function readBorders(text: string): Border[] {
  return text.split(' ').map((part) => ({ to: Number(part.slice(0, -1)), cost: part.endsWith('d') ? 2 : 1 }));
}

/** [sector] its neighbours. */
export const NEIGHBOURS: readonly (readonly Border[])[] = (() => {
  const all: Border[][] = Array.from({ length: SECTORS + 1 }, () => []);
  for (const [from, text] of Object.entries(BORDERS)) {
    for (const { to, cost } of readBorders(text)) {
      all[Number(from)].push({ to, cost });
      all[to].push({ to: Number(from), cost });
    }
  }
  return all;
})();

/** [company][sector] energy to cross the border from its station; 0 where they have none. */
export const STATION_COST: readonly (readonly number[])[] = COMPANIES.map((company) => {
  const costs: number[] = new Array(SECTORS + 1).fill(0);
  for (const { to, cost } of readBorders(STATION_BORDERS[company])) costs[to] = cost;
  return costs;
});
