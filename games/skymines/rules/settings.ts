import type { SettingSpecs } from '@orrery/kernel';
import {
  BELT,
  CHAPTER_ROWS,
  CHAPTERS,
  type ChapterId,
  COMPANY_ROWS,
  EDITIONS,
  MOON,
  SIDES,
  THREAT_IDS,
  TRACK_CARDS,
  TRACK_IDS,
  type TrackId,
} from '../data/index.ts';
import { NONE, RANDOM_THREAT, type Rules } from './state.ts';

export type SkySettings = {
  readonly edition: string;
  readonly luna: string;
  readonly side: string;
  readonly tracks: string;
  readonly trackSkymine: string;
  readonly trackMinerva: string;
  readonly trackAstrogo: string;
  readonly trackTawac: string;
  readonly tiles: string;
  readonly linked: boolean;
  readonly missions: boolean;
  readonly threat: string;
  readonly campaign: string;
  readonly pastPlays: number;
  readonly pastTotal1: number;
  readonly pastTotal2: number;
  readonly pastTotal3: number;
  readonly pastTotal4: number;
  readonly pastTotalLuna: number;
  readonly pastPoints1: number;
  readonly pastPoints2: number;
  readonly pastPoints3: number;
  readonly pastPoints4: number;
  readonly loopPoints1: number;
  readonly loopPoints2: number;
  readonly loopPoints3: number;
  readonly loopPoints4: number;
};

const total = { kind: 'count', min: 0, max: 9999, default: 0, carried: true } as const;
const points = { kind: 'count', min: 0, max: 99, default: 0, carried: true } as const;
const oneOf = <D extends string>(of: readonly D[], first: D): { kind: 'one-of'; of: readonly D[]; default: D } => ({
  kind: 'one-of',
  of,
  default: first,
});

export const SETTING_SPECS: SettingSpecs<SkySettings> = {
  edition: oneOf(EDITIONS, EDITIONS[0]),
  luna: oneOf(['none', '0', '1', '2', '3', '4', '5', '6', '7', '8'], 'none'),
  side: oneOf(SIDES, 'moon'),
  tracks: oneOf(['first-game', 'random', 'chosen'], 'first-game'),
  trackSkymine: oneOf(TRACK_IDS, 'A1'),
  trackMinerva: oneOf(TRACK_IDS, 'B1'),
  trackAstrogo: oneOf(TRACK_IDS, 'C1'),
  trackTawac: oneOf(TRACK_IDS, 'D1'),
  tiles: oneOf(['first-game', 'choose'], 'first-game'),
  linked: { kind: 'switch', default: false },
  missions: { kind: 'switch', default: false },
  threat: oneOf(['none', 'random', ...THREAT_IDS], 'none'),
  campaign: oneOf(CHAPTERS, 'none'),
  pastPlays: { kind: 'count', min: 0, max: 20, default: 0, carried: true },
  pastTotal1: total,
  pastTotal2: total,
  pastTotal3: total,
  pastTotal4: total,
  pastTotalLuna: total,
  pastPoints1: points,
  pastPoints2: points,
  pastPoints3: points,
  pastPoints4: points,
  loopPoints1: points,
  loopPoints2: points,
  loopPoints3: points,
  loopPoints4: points,
};

/** Tracks named by the four settings, in the order of the companies. */
export function chosenTracks(settings: SkySettings): TrackId[] {
  const { trackSkymine, trackMinerva, trackAstrogo, trackTawac } = settings;
  return [trackSkymine, trackMinerva, trackAstrogo, trackTawac] as TrackId[];
}

/** What does not fit together. */
export function checkSettings(settings: SkySettings, seats: number): string[] {
  const problems: string[] = [];
  const luna = settings.luna !== 'none';
  // SKY-LUNA-01, SKY-DEC-26.
  if (seats === 1 && !luna) problems.push("one person plays against Luna: choose a level for the setting 'luna'");
  if (seats === 4 && luna) problems.push("Luna needs a place of her own: with 'luna' at most three people can play");
  const chapter =
    settings.campaign === 'none' ? undefined : CHAPTER_ROWS[settings.campaign as Exclude<ChapterId, 'none'>];
  if (chapter !== undefined) {
    if (settings.side === 'belt' && chapter.side === 'moon') {
      problems.push(`${settings.campaign} is played on the moon side: leave 'side' alone`);
    }
    if (settings.threat !== 'none' && !chapter.threat) {
      problems.push(`${settings.campaign} has no threat card: set 'threat' to none`);
    }
    if (settings.tracks === 'chosen')
      problems.push("in the campaign tracks are drawn at random: 'tracks' cannot be chosen");
  } else {
    // SKY-THREAT-01.
    if (settings.threat !== 'none' && settings.side !== 'belt') {
      problems.push("threat cards need the asteroid side: set 'side' to belt or 'threat' to none");
    }
    if (carries(settings, 'pastPoints') || carries(settings, 'loopPoints'))
      problems.push("campaign points are carried only in the campaign: choose a chapter in 'campaign'");
  }
  if (settings.tracks === 'chosen') problems.push(...trackProblems(chosenTracks(settings)));
  else if (COMPANY_ROWS.some(({ firstTrack }, i) => chosenTracks(settings)[i] !== firstTrack)) {
    problems.push("tracks are named, but 'tracks' is not set to chosen");
  }
  const anomaly = chapter?.threat || settings.threat === 'time-anomaly';
  if (settings.pastPlays > 0 && (settings.threat !== 'time-anomaly' || !anomaly)) {
    problems.push("earlier plays count only with the time anomaly: set 'threat' to time-anomaly");
  }
  const looped = carries(settings, 'pastTotal') || carries(settings, 'loopPoints') || settings.pastTotalLuna > 0;
  if (settings.pastPlays === 0 && looped) {
    problems.push("totals and points of a time loop need its earlier plays: set 'pastPlays' to their number");
  }
  return problems;
}

/** Does any seat bring something of this kind from earlier plays? */
function carries(settings: SkySettings, what: 'pastTotal' | 'pastPoints' | 'loopPoints'): boolean {
  return ([1, 2, 3, 4] as const).some((seat) => settings[`${what}${seat}`] > 0);
}

/** SKY-SETUP-04: the two sides of a board cannot both be in play. */
function trackProblems(tracks: readonly TrackId[]): string[] {
  const clash = TRACK_CARDS.find((halves) => tracks.filter((track) => halves.includes(track)).length > 1);
  if (clash === undefined) return [];
  return [`${clash[0]} and ${clash[1]} are two sides of one board: each company needs a board of its own`];
}

/** The agreement that the settings make. */
export function readRules(settings: SkySettings, humans: number): Rules {
  const chapter =
    settings.campaign === 'none' ? undefined : CHAPTER_ROWS[settings.campaign as Exclude<ChapterId, 'none'>];
  const luna = settings.luna === 'none' ? NONE : Number(settings.luna);
  const named = THREAT_IDS.indexOf(settings.threat as (typeof THREAT_IDS)[number]);
  const threat = named >= 0 ? named : settings.threat === 'random' || chapter?.threat ? RANDOM_THREAT : NONE;
  const { pastTotal1, pastTotal2, pastTotal3, pastTotal4 } = settings;
  const { pastPoints1, pastPoints2, pastPoints3, pastPoints4 } = settings;
  const { loopPoints1, loopPoints2, loopPoints3, loopPoints4 } = settings;
  return {
    humans,
    players: humans + (luna === NONE ? 0 : 1),
    luna,
    side: (chapter?.side ?? settings.side) === 'belt' ? BELT : MOON,
    linked: settings.linked,
    missions: chapter !== undefined || settings.missions,
    chapter: settings.campaign as ChapterId,
    chooseTiles: chapter !== undefined || settings.tiles === 'choose',
    threat,
    pastPlays: settings.pastPlays,
    pastTotals: [...[pastTotal1, pastTotal2, pastTotal3, pastTotal4].slice(0, humans), settings.pastTotalLuna],
    pastPoints: [pastPoints1, pastPoints2, pastPoints3, pastPoints4].slice(0, humans),
    pastLoopPoints: [loopPoints1, loopPoints2, loopPoints3, loopPoints4].slice(0, humans),
  };
}
