import type { Language } from '@orrery/kernel';
import type { AnalysisDictionary } from './en/analysis.ts';
import type { Dictionary } from './en/app.ts';
import type { ClubsDictionary } from './en/clubs.ts';
import type { DailyDictionary } from './en/daily.ts';
import type { FeaturedDictionary } from './en/featured.ts';
import type { FriendsDictionary } from './en/friends.ts';
import type { HouseDictionary } from './en/house.ts';
import type { FrameText } from './en/lesson.ts';
import type { OnlineDictionary } from './en/online.ts';
import type { PeopleDictionary } from './en/people.ts';
import type { PlayNowDictionary } from './en/play-now.ts';
import type { PuzzlesDictionary } from './en/puzzles.ts';
import type { RatingsDictionary } from './en/ratings.ts';
import type { RecordsDictionary } from './en/records.ts';
import type { TournamentsDictionary } from './en/tournaments.ts';
import type { WebhooksDictionary } from './en/webhooks.ts';

/** All that the app says beside its games, in one language. */
export interface AppWords {
  readonly app: Dictionary;
  /** What analyses, hints and puzzles say of reasons. */
  readonly analysis: AnalysisDictionary;
  readonly clubs: ClubsDictionary;
  readonly daily: DailyDictionary;
  readonly featured: FeaturedDictionary;
  readonly friends: FriendsDictionary;
  readonly house: HouseDictionary;
  readonly lesson: FrameText;
  readonly online: OnlineDictionary;
  /** What the pages of people say. */
  readonly people: PeopleDictionary;
  readonly playNow: PlayNowDictionary;
  readonly puzzles: PuzzlesDictionary;
  readonly tournaments: TournamentsDictionary;
  readonly ratings: RatingsDictionary;
  /** What replay, log and final scoring say. */
  readonly records: RecordsDictionary;
  readonly webhooks: WebhooksDictionary;
}

export const loadAppWords = (language: Language): Promise<AppWords> => import(`./${language}/index.ts`);
