import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type Analysis,
  type AnalysisReport,
  type Costly,
  connectThinker,
  fits,
  newAnalysis,
  RIVALS,
  reportOf,
  runAnalysis,
  SCORING,
} from '@orrery/bots';
import {
  type Game,
  isRefused,
  notation,
  type PlayRecord,
  type Retraced,
  retrace,
  viewOf,
  type Words,
} from '@orrery/kernel';
import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { interruptibly } from '../interrupt.ts';
import { findRecord } from '../play/record-file.ts';
import { Failure } from '../problem.ts';
import { drawTable } from '../sheet.ts';
import { startProgress, type Terminal } from '../terminal.ts';
import type { Text } from '../text/index.ts';
import { wrap } from '../width.ts';
import { openWorker } from '../worker.ts';

/** How often what was found so far is put on disk, in milliseconds. */
const SAVE_EVERY = 10_000;

/** Beside the record, so that the next call finds it. */
const fileOf = (record: string): string => `${record.replace(/\.json$/, '')}.analysis.json`;

function readKept(file: string, record: PlayRecord, playouts: number | undefined): Analysis | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!fits(kept, record)) return undefined;
    return playouts === undefined || kept.settings.playouts === playouts ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(file: string, analysis: Analysis): void {
  const draft = `${file}.part`;
  writeFileSync(draft, `${JSON.stringify(analysis)}\n`);
  renameSync(draft, file);
}

export async function analyseRecord({ values, words, text, language, terminal }: CallOf<'analyse'>): Promise<number> {
  expectWords(words, [text.help.words.file], text);
  const { room, record, name } = await findRecord(words[0], values.game, text);
  const traced = retrace(room.game, record);
  if (isRefused(traced)) throw new Failure(text.record.unreadable(words[0], traced.message));
  const file = fileOf(words[0]);
  const { playouts } = values;
  const start = readKept(file, record, playouts) ?? newAnalysis(record, playouts === undefined ? {} : { playouts });
  const progress = startProgress(text.analyse.progress);
  const workers = Array.from({ length: values.workers ?? 2 }, () => connectThinker(openWorker(name)));
  let saved = performance.now();
  const { analysis, isInterrupted } = await interruptibly(async (signal) => {
    const analysts = workers.map(
      (worker) => (task: Parameters<Parameters<typeof runAnalysis>[2][0]>[0]) =>
        worker.analyse({ record, settings: start.settings, task }),
    );
    const analysis = await runAnalysis(record, start, analysts, {
      signal,
      onFound(found) {
        progress.show(Math.round(100 * reportOf(found, record).progress), 100);
        if (performance.now() - saved < SAVE_EVERY) return;
        saved = performance.now();
        keep(file, found);
      },
    });
    return { analysis, isInterrupted: signal.aborted };
  });
  for (const worker of workers) worker.close();
  progress.end();
  keep(file, analysis);
  if (isInterrupted) terminal.note(text.analyse.interrupted(file));
  const report = reportOf(analysis, record);
  if (values.json) terminal.say(JSON.stringify({ game: record.game, ...report }));
  else tell(report, { record, traced, game: room.game, said: await room.words(language) }, text, terminal);
  return isInterrupted ? 130 : 0;
}

interface About {
  readonly record: PlayRecord;
  readonly traced: Retraced;
  readonly game: Game;
  readonly said: Words;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function tell(report: AnalysisReport, about: About, text: Text, terminal: Terminal): void {
  const { analyse: say } = text;
  const { record, said } = about;
  terminal.say(terminal.paint('title', say.title(said.name, record.choices.length, percent(report.progress))));
  const head = [say.seat, say.accuracy];
  const rows = report.accuracy.map((accuracy, seat) => [
    String(seat + 1),
    accuracy === undefined ? '–' : `${accuracy.toFixed(1)} %`,
  ]);
  for (const line of drawTable({ caption: '', head, rows }, terminal)) terminal.say(line);
  terminal.say('');
  if (report.costly.length === 0) terminal.say(say.nothing);
  for (const costly of report.costly) {
    const [first, ...more] = linesOf(costly, about, text);
    terminal.say(terminal.paint('strong', first));
    for (const line of more.flatMap((each) => wrap(each, terminal.width - 4))) terminal.say(`    ${line}`);
  }
}

function linesOf(costly: Costly, { record, traced, said }: About, text: Text): string[] {
  const { analyse: say } = text;
  const { at, seat, better, loss, from, to, reasons = [] } = costly;
  const view = viewOf(traced.playAt(at), seat);
  const [, made] = record.choices[at];
  const spell = (choice: typeof made): string => said.choice(choice, view, seat) || notation(choice);
  return [
    `${costly.number}. ${say.where(traced.moments[at + 1].round, at + 1, seat + 1)}`,
    say.instead(spell(made), better === undefined ? '–' : spell(better)),
    say.cost(Math.round(loss * 10) / 10, percent(from), percent(to)),
    ...(reasons.length === 0 ? [] : [sayReasons(reasons, said, text)]),
  ];
}

/** Why one option is better than another, in a player's words. */
export function sayReasons(reasons: NonNullable<Costly['reasons']>, said: Words, text: Text): string {
  const { analyse: say } = text;
  const nameOf = (term: string, by: number): string =>
    term === RIVALS ? say.others(by > 0) : term === SCORING ? say.scoring : say.experience;
  return say.because(
    reasons.map(
      ({ term, by }) => `${said.terms?.[term] ?? nameOf(term, by)} ${by > 0 ? '+' : '−'}${say.number(Math.abs(by))}`,
    ),
  );
}
