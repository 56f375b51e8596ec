import { type Choice, hashPlain, type PlayRecord, type Seat } from '@orrery/kernel';
import type { Reason } from './reasons.ts';

export const ANALYSIS_FORMAT = 1;

/** How much is thought: the same record and settings give the same analysis on every machine. */
export interface AnalysisSettings {
  readonly seed: string;
  /** Playouts of the first search of a decision; a decision that seems to have cost much gets ten times as many. */
  readonly playouts: number;
  /** How many decisions are looked at so closely. */
  readonly close: number;
  /** How many moments of the play get chances to win, at the most. */
  readonly moments: number;
}

export const ANALYSIS: AnalysisSettings = { seed: 'teacher', playouts: 80, close: 10, moments: 90 };

/** Chances to win before choice `at` (counted from 0), or, after the last one, in the end. */
export interface MomentFound {
  readonly at: number;
  readonly chances: readonly number[];
  /** The lead in points that makes a seat e times as likely to win. */
  readonly odds: number;
}

/** What a search thinks of choice `at` (counted from 0). */
export interface DecisionFound {
  readonly at: number;
  readonly seat: Seat;
  /** How many options there were; where there was one, nobody had to think. */
  readonly options: number;
  /** By how many points the best option is ahead of the one that was chosen, and how sure that is. */
  readonly loss: number;
  readonly error: number;
  /** What would have been better, and how it would have gone on; absent where the choice made is as good as any. */
  readonly better?: Choice;
  readonly line?: readonly Choice[];
  /** Given where it was looked at closely. */
  readonly reasons?: readonly Reason[];
  readonly close?: true;
}

/** An analysis as far as it has come: plain data, to be kept and gone on with later. */
export interface Analysis {
  readonly format: typeof ANALYSIS_FORMAT;
  /** Of the record, so that no analysis is taken for that of another play. */
  readonly record: string;
  readonly settings: AnalysisSettings;
  readonly moments: readonly MomentFound[];
  readonly decisions: readonly DecisionFound[];
}

export type AnalysisTask =
  | { readonly do: 'moment'; readonly at: number }
  | { readonly do: 'decision'; readonly at: number; readonly close: boolean };

export type Finding =
  | { readonly do: 'moment'; readonly found: MomentFound }
  | { readonly do: 'decision'; readonly found: DecisionFound };

export const hashRecord = (record: PlayRecord): string => hashPlain(record);

export function newAnalysis(record: PlayRecord, settings: Partial<AnalysisSettings> = {}): Analysis {
  return {
    format: ANALYSIS_FORMAT,
    record: hashRecord(record),
    settings: { ...ANALYSIS, ...settings },
    moments: [],
    decisions: [],
  };
}

/** Does what was kept belong to this record, in a form that can be gone on with? */
export function fits(kept: unknown, record: PlayRecord): kept is Analysis {
  const { format, record: of } = (kept ?? {}) as Partial<Analysis>;
  return format === ANALYSIS_FORMAT && of === hashRecord(record);
}

/** The steps of a record whose chances are told: where another seat begins to choose, thinned out where there are many. */
export function momentsOf({ choices }: PlayRecord, most: number): number[] {
  const begins = choices.flatMap(([seat], at) => (at === 0 || choices[at - 1][0] !== seat ? [at] : []));
  const apart = Math.max(1, begins.length / most);
  return [...begins.filter((_, i) => Math.floor(i / apart) !== Math.floor((i - 1) / apart)), choices.length];
}

/**
 * All that is still to be done, in order: first the whole play from its beginning, then a closer look at what seems to
 * have cost most. Tasks do not depend on each other, so several workers may share them.
 */
export function tasksLeft(analysis: Analysis, record: PlayRecord): AnalysisTask[] {
  const seen = new Set(analysis.moments.map(({ at }) => at));
  const thought = new Set(analysis.decisions.map(({ at }) => at));
  const told = new Set(momentsOf(record, analysis.settings.moments));
  const first: AnalysisTask[] = [];
  for (let at = 0; at <= record.choices.length; at++) {
    if (told.has(at) && !seen.has(at)) first.push({ do: 'moment', at });
    if (at < record.choices.length && !thought.has(at)) first.push({ do: 'decision', at, close: false });
  }
  if (first.length > 0) return first;
  return closeLooks(analysis)
    .filter(({ close }) => !close)
    .map(({ at }) => ({ do: 'decision', at, close: true }));
}

/** The decisions that are worth a closer look: a close look may show that nothing was lost after all. */
function closeLooks({ decisions, settings, moments }: Analysis): DecisionFound[] {
  const known = decisions.filter(({ close }) => close);
  const seeming = decisions
    .filter(({ close, loss }) => !close && loss > 0)
    .sort((a, b) => lossOf(b, moments) - lossOf(a, moments) || a.at - b.at);
  return [...known, ...seeming.slice(0, Math.max(0, settings.close - known.length))];
}

/** The moment that holds at a choice: the last one told before it. */
export function momentAt(moments: readonly MomentFound[], at: number): MomentFound | undefined {
  let best: MomentFound | undefined;
  for (const moment of moments) if (moment.at <= at && (best === undefined || moment.at > best.at)) best = moment;
  return best;
}

/** How much chance to win a decision has cost: what is certain of the loss, not what may be luck. */
export function lossOf({ at, seat, loss, error }: DecisionFound, moments: readonly MomentFound[]): number {
  const moment = momentAt(moments, at);
  const sure = Math.max(0, loss - error);
  if (moment === undefined || sure === 0) return 0;
  const chance = moment.chances[seat];
  const kept = chance * Math.exp(-sure / moment.odds);
  return kept === 0 ? 0 : chance - kept / (kept + 1 - chance);
}

export function absorb(analysis: Analysis, finding: Finding): Analysis {
  if (finding.do === 'moment') {
    const others = analysis.moments.filter(({ at }) => at !== finding.found.at);
    return { ...analysis, moments: [...others, finding.found].sort((a, b) => a.at - b.at) };
  }
  const others = analysis.decisions.filter(({ at }) => at !== finding.found.at);
  return { ...analysis, decisions: [...others, finding.found].sort((a, b) => a.at - b.at) };
}

/** How far it has come, as a share of 1. A close look takes about twenty times as long as a first one. */
export function progressOf(analysis: Analysis, record: PlayRecord): number {
  const { settings, moments, decisions } = analysis;
  const weight = 20;
  const close = decisions.filter((decision) => decision.close).length;
  const left = tasksLeft(analysis, record);
  if (left.length === 0) return 1;
  const all = momentsOf(record, settings.moments).length + record.choices.length + settings.close * weight;
  return Math.min(0.99, (moments.length + decisions.length + close * weight) / all);
}
