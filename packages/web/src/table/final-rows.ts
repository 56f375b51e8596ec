import type { Result, ScoreRow, Seat } from '@orrery/kernel';

/** One row of the final scoring, for all seats. */
export interface FinalRow {
  readonly row: string;
  readonly points: readonly number[];
  /** Who has most in it; nobody where all have the same. */
  readonly best: readonly Seat[];
}

export type Scored = { readonly breakdown: readonly ScoreRow[] };

const pointsOf = ({ breakdown }: Scored, row: string): number =>
  breakdown.reduce((sum, each) => (each.row === row ? sum + each.points : sum), 0);

export function finalRows(seats: readonly Scored[]): FinalRow[] {
  const names = [...new Set(seats.flatMap(({ breakdown }) => breakdown.map(({ row }) => row)))];
  return names.map((row) => {
    const points = seats.map((seat) => pointsOf(seat, row));
    const most = Math.max(...points);
    const best = points.flatMap((each, seat) => (each === most ? [seat] : []));
    return { row, points, best: best.length === points.length ? [] : best };
  });
}

/** The result with an automaton placed behind the last seat; it wins where no seat may, being better than all of them. */
export function resultWith(result: Result, automaton: Scored | undefined): Result {
  if (automaton === undefined) return result;
  const own = automaton.breakdown.reduce((sum, { points }) => sum + points, 0);
  const scores = [...result.scores, own];
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  const wins = result.winners.length === 0 && result.scores.every((score) => score < own);
  return { scores, places, winners: wins ? [result.scores.length] : result.winners };
}

/** The winner's rows against those of the next one, biggest lead first; undefined where nobody was beaten. */
export function decidedBy(rows: readonly FinalRow[], { places, winners }: Result) {
  const [winner] = winners;
  if (winner === undefined || winners.length === places.length) return undefined;
  const others = places.flatMap((place, seat) => (winners.includes(seat) ? [] : [{ place, seat }]));
  const second = others.reduce((a, b) => (b.place < a.place ? b : a)).seat;
  const leads = rows
    .map(({ row, points }) => ({ row, lead: points[winner] - points[second] }))
    .filter(({ lead }) => lead !== 0)
    .sort((a, b) => b.lead - a.lead);
  return { winner, second, leads };
}

/** Did the points alone not decide it? */
export const wasTied = ({ scores, winners }: Result): boolean =>
  winners.length === 1 && scores.some((score, seat) => seat !== winners[0] && score === scores[winners[0]]);
