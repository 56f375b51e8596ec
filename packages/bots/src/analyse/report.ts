import type { PlayRecord, Seat } from '@orrery/kernel';
import { type Analysis, type DecisionFound, lossOf, type MomentFound, momentAt, progressOf } from './analysis.ts';
import { chanceAfter } from './chances.ts';

/** One of the decisions that cost most. */
export interface Costly extends DecisionFound {
  /** 1 is the costliest. */
  readonly number: number;
  /** The chance to win after the better choice, and after the one that was made. */
  readonly from: number;
  readonly to: number;
}

export interface AnalysisReport {
  /** Of 1; done at 1. */
  readonly progress: number;
  readonly moments: readonly MomentFound[];
  readonly costly: readonly Costly[];
  /** Of 100, by seat; undefined while nothing is known. */
  readonly accuracy: readonly (number | undefined)[];
}

/** How many decisions are listed, and what a decision must have cost to be one of them: chance to win, or points. */
const LISTED = 6;
const LEAST_CHANCE = 0.01;
const LEAST_POINTS = 0.5;
/** A decision that costs this much chance to win counts 1/e of one that costs nothing. */
const SEVERE = 0.1;

export function reportOf(analysis: Analysis, record: PlayRecord): AnalysisReport {
  return {
    progress: progressOf(analysis, record),
    moments: analysis.moments,
    costly: costlyOf(analysis),
    accuracy: Array.from({ length: record.seats }, (_, seat) => accuracyOf(analysis, seat)),
  };
}

/** Only what has been looked at closely is listed: a first look may be mistaken. */
function costlyOf({ decisions, moments }: Analysis): Costly[] {
  return decisions
    .filter(({ close, loss, error }) => close && loss - error > LEAST_POINTS)
    .map((decision) => ({ decision, lost: lossOf(decision, moments) }))
    .filter(({ lost }) => lost >= LEAST_CHANCE)
    .sort((a, b) => b.lost - a.lost || a.decision.at - b.decision.at)
    .slice(0, LISTED)
    .map(({ decision }, i) => {
      const moment = momentAt(moments, decision.at);
      const from = moment?.chances[decision.seat] ?? 0;
      const to = moment === undefined ? 0 : chanceAfter(from, decision.loss, moment.odds);
      return { ...decision, number: i + 1, from, to };
    });
}

/** The mean over all decisions that were any: 100 where nothing was lost, falling quickly with what was. */
function accuracyOf({ decisions, moments }: Analysis, seat: Seat): number | undefined {
  const own = decisions.filter((decision) => decision.seat === seat && decision.options > 1);
  if (own.length === 0) return undefined;
  const sum = own.reduce((all, decision) => all + Math.exp(-lossOf(decision, moments) / SEVERE), 0);
  return Math.round((1000 * sum) / own.length) / 10;
}
