import { oneOf } from '../parts.ts';

/** What a club has beside its tables. Whoever runs the server can switch each part off. */
export const CLUB_PARTS = ['ratings', 'people', 'play-now', 'daily', 'records'] as const;
export const clubPart = oneOf(CLUB_PARTS, 'A part of the club that is switched on here.');
export type ClubPart = (typeof CLUB_PARTS)[number];
