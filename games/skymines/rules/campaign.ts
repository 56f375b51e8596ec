import { countBits } from '@orrery/kernel';
import { CHAPTER_ROWS, CHAPTERS, LAST_FIELD, RANKS, SCREENS, TANK_LAST, THREATS } from '../data/index.ts';
import { averaged, totalScore } from './scoring.ts';
import type { SkySettings } from './settings.ts';
import { at, NONE, type SkyState } from './state.ts';

// SKY-CAMP, SKY-EP: the campaign and its points; SKY-THREAT-14: what the next play needs to know of this one.

/** Is the time anomaly still there, so that this play decides nothing? */
export function mustPlayAgain(s: SkyState): boolean {
  return s.phase === 'over' && s.threat !== NONE && THREATS[s.threat].consequence === 'play-again';
}

/** SKY-EP-01 to 07: campaign points of each human in this play alone; who has won a time loop is told by the average. */
export function pointsOfPlay(s: SkyState): number[] {
  const players = Array.from({ length: s.rules.players }, (_, player) => player);
  const totals = players.map((player) => totalScore(s, player));
  const results = players.map((player) => averaged(s, player));
  const best = Math.max(...results);
  const extra = s.rules.chapter === 'none' ? 'none' : CHAPTER_ROWS[s.rules.chapter].extraPoint;
  return s.players.map((player, seat) => {
    const below = totals.filter((total) => total < totals[seat]).length;
    let points = Math.min(below, 2);
    if (results[seat] === best && !mustPlayAgain(s)) points++;
    if (countBits(player.tasks) >= 2) points++;
    for (let company = 0; company < 4; company++) if (s.positions[at(company, seat)] === LAST_FIELD) points++;
    if (player.helium === TANK_LAST) points++;
    if (player.research === SCREENS) points++;
    if (extra === 'first-private-field' && s.firstPrivate === seat) points++;
    if (extra === 'removed-threat' && s.threatRemover === seat) points++;
    return points;
  });
}

/** Points of the chapter: averaged over the plays of a time loop, rounded up. */
export function campaignPoints(s: SkyState): number[] {
  const { pastPlays, pastLoopPoints } = s.rules;
  const now = pointsOfPlay(s);
  if (pastPlays === 0 || mustPlayAgain(s)) return now;
  return now.map((points, seat) => Math.ceil((points + pastLoopPoints[seat]) / (pastPlays + 1)));
}

/** Points of all chapters so far. */
export function campaignSums(s: SkyState): number[] {
  return campaignPoints(s).map((points, seat) => points + s.rules.pastPoints[seat]);
}

/** SKY-EP-08. */
export function campaignWinners(s: SkyState): number[] {
  const sums = campaignSums(s);
  const best = Math.max(...sums);
  return sums.flatMap((sum, seat) => (sum === best ? [seat] : []));
}

/** SKY-EP-09: rank 1 to 5. */
export function campaignRank(points: number): number {
  return RANKS.filter((from) => points >= from).length;
}

const seatKey = <K extends string>(key: K, seat: number): `${K}${1 | 2 | 3 | 4}` =>
  `${key}${(seat + 1) as 1 | 2 | 3 | 4}`;

/** Options of the play that follows this one: the same again in a time loop, or the next chapter; else undefined. */
export function followUp(s: SkyState, settings: SkySettings): SkySettings | undefined {
  if (s.phase !== 'over') return undefined;
  const next: Record<string, string | number | boolean> = { ...settings };
  const { rules } = s;
  if (mustPlayAgain(s)) {
    next.threat = 'time-anomaly';
    next.pastPlays = rules.pastPlays + 1;
    const points = pointsOfPlay(s);
    for (let seat = 0; seat < rules.humans; seat++) {
      next[seatKey('pastTotal', seat)] = rules.pastTotals[seat] + totalScore(s, seat);
      if (rules.chapter !== 'none') next[seatKey('loopPoints', seat)] = rules.pastLoopPoints[seat] + points[seat];
    }
    if (rules.luna !== NONE) next.pastTotalLuna = rules.pastTotals[rules.humans] + totalScore(s, rules.humans);
    return next as SkySettings;
  }
  const chapter = CHAPTERS.indexOf(rules.chapter);
  if (chapter < 1 || chapter + 1 >= CHAPTERS.length) return undefined;
  next.campaign = CHAPTERS[chapter + 1];
  next.side = CHAPTER_ROWS[CHAPTERS[chapter + 1] as 'chapter-2'].side;
  for (const [seat, sum] of campaignSums(s).entries()) next[seatKey('pastPoints', seat)] = sum;
  return next as SkySettings;
}
