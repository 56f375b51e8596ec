import { type Result, rank, type ScoreRow } from '@orrery/kernel';
import {
  CARD_KIND,
  CARD_SHARE,
  COMET_LOSS,
  COMPANIES,
  type Consequence,
  ENERGY,
  LUNA_RESEARCH_VALUE,
  PLAN_LETTER,
  PLANS,
  RESEARCH_VALUE,
  SCORE_ORDER,
  SCREENS,
  SHARES_AT,
  TANK_VALUE,
  THREATS,
} from '../data/index.ts';
import { at, isHuman, NONE, type SkyState } from './state.ts';
import { coinsOf, shareCards, shareValue } from './totals.ts';

// SKY-END, SKY-SCORE: the final scoring; SKY-THREAT-08 to 14: what a threat does to it.

function consequence(s: SkyState): Consequence | 'none' {
  return s.threat === NONE ? 'none' : THREATS[s.threat].consequence;
}

/** What one share of each company is worth at scoring (SKY-THREAT-10). */
export function shareValues(s: SkyState): number[] {
  const values = COMPANIES.map((_, company) => shareValue(s, company));
  if (consequence(s) !== 'top-stations-minus-2') return values;
  const top = Math.max(...values);
  return values.map((value) => (value === top ? Math.max(0, value - COMET_LOSS) : value));
}

/** SKY-THREAT-11: additional shares on energy cards, which the wormhole swallows. */
function lostShares(s: SkyState, company: number, player: number): number {
  if (consequence(s) !== 'energy-cards-lost') return 0;
  return ownedCards(s, player).filter((card) => CARD_KIND[card] === ENERGY && CARD_SHARE[card] === company).length;
}

export function ownedCards(s: SkyState, player: number): number[] {
  if (!isHuman(s, player)) return s.luna?.cards ?? [];
  const { hand, slots, rows } = s.players[player];
  return [...hand, ...slots, ...rows.flat()].filter((card) => card !== NONE);
}

/** SKY-SCORE-05: visible special plans that were uploaded. */
function specialValue(s: SkyState, player: number): number {
  const { screens, turned, uploaded } = s.players[player];
  let sum = 0;
  for (let screen = 1; screen <= SCREENS; screen++) {
    const plan = screens[screen];
    if (plan === NONE || PLAN_LETTER[plan] !== 3 || (turned >> screen) & 1) continue;
    if ((uploaded >> PLANS[plan].number) & 1) sum += PLANS[plan].value;
  }
  return sum;
}

/** Shares that count for a player at the end: from the track, on cards, without those lost; SKY-THREAT-06 adds one. */
export function countedShares(s: SkyState, company: number, player: number): number {
  const values = shareValues(s);
  const joker = s.threatRemover === player ? values.indexOf(Math.max(...values)) : NONE;
  return (
    SHARES_AT[s.tracks[company]][s.positions[at(company, player)]] +
    shareCards(s, company, player) -
    lostShares(s, company, player) +
    (company === joker ? 1 : 0)
  );
}

/** SKY-SCORE-02 to 05: the seven categories of one player, Luna included. */
export function scoreRows(s: SkyState, player: number): ScoreRow[] {
  const values = shareValues(s);
  const rows: ScoreRow[] = [{ row: 'cash', points: consequence(s) === 'cash-lost' ? 0 : coinsOf(s, player) }];
  for (const company of SCORE_ORDER)
    rows.push({ row: COMPANIES[company], points: countedShares(s, company, player) * values[company] });
  const helium = isHuman(s, player) ? s.players[player].helium : (s.luna?.helium ?? 0);
  rows.push({ row: 'helium', points: consequence(s) === 'helium-lost' ? 0 : TANK_VALUE[helium] });
  const research = isHuman(s, player)
    ? RESEARCH_VALUE[s.players[player].research] + specialValue(s, player)
    : LUNA_RESEARCH_VALUE[s.luna?.research ?? 0];
  rows.push({ row: 'research', points: research });
  return rows;
}

export function sumRows(rows: readonly ScoreRow[]): number {
  return rows.reduce((sum, { points }) => sum + points, 0);
}

/** The total of this play alone. */
export function totalScore(s: SkyState, player: number): number {
  return sumRows(scoreRows(s, player));
}

/** SKY-THREAT-14: with earlier plays swallowed by the time anomaly, the average of all, rounded up. */
export function averaged(s: SkyState, player: number): number {
  const total = totalScore(s, player);
  const { pastPlays, pastTotals } = s.rules;
  if (pastPlays === 0 || consequence(s) === 'play-again') return total;
  return Math.ceil((total + pastTotals[player < s.rules.humans ? player : s.rules.humans]) / (pastPlays + 1));
}

export function breakdownOf(s: SkyState, player: number): ScoreRow[] {
  const rows = scoreRows(s, player);
  const off = averaged(s, player) - sumRows(rows);
  return off === 0 ? rows : [...rows, { row: 'average', points: off }];
}

export function scoresOf(s: SkyState): number[] {
  return s.players.map((_, seat) => averaged(s, seat));
}

/** SKY-SCORE-06, 07, SKY-LUNA-47: the highest sum wins, ties share; nobody wins behind Luna or in a time loop. */
export function resultOf(s: SkyState): Result {
  const scores = scoresOf(s);
  const places = rank(scores);
  const best = Math.max(...scores);
  const lost = consequence(s) === 'play-again' || (s.luna !== null && averaged(s, s.rules.humans) > best);
  return { scores, places, winners: lost ? [] : places.flatMap((place, seat) => (place === 1 ? [seat] : [])) };
}
