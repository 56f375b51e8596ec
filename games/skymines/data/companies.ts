import type { Company, Kind } from './names.ts';
import type { TrackId } from './tracks.ts';

export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export interface CompanyRow {
  readonly id: Company;
  readonly name: string;
  readonly color: 'yellow' | 'purple' | 'pink' | 'blue';
  /** The kind that its majority field asks for. */
  readonly majority: Kind;
  /** SKY-SETUP-02: its track in the first game. */
  readonly firstTrack: TrackId;
  readonly moonCorner: Corner;
  readonly beltCorner: Corner;
}

export const COMPANY_ROWS: readonly CompanyRow[] = [
  {
    id: 'skymine',
    name: 'Skymine Resources',
    color: 'yellow',
    majority: 'carbon',
    firstTrack: 'A1',
    moonCorner: 'bottom-right',
    beltCorner: 'bottom-left',
  },
  {
    id: 'minerva',
    name: 'Minerva Corp.',
    color: 'purple',
    majority: 'minerals',
    firstTrack: 'B1',
    moonCorner: 'bottom-left',
    beltCorner: 'bottom-right',
  },
  {
    id: 'astrogo',
    name: 'Astrogo Enterprises',
    color: 'pink',
    majority: 'titanium',
    firstTrack: 'C1',
    moonCorner: 'top-left',
    beltCorner: 'top-right',
  },
  {
    id: 'tawac',
    name: 'Tawac Industries',
    color: 'blue',
    majority: 'energy',
    firstTrack: 'D1',
    moonCorner: 'top-right',
    beltCorner: 'top-left',
  },
];

/** SKY-SCORE-03: the order in which companies are scored. */
export const SCORE_ORDER: readonly number[] = [2, 3, 0, 1];
