import './analysis.css';
import { SeatMark } from '@orrery/board';
import type { AnalysisReport, Costly } from '@orrery/bots';
import { notation, viewOf } from '@orrery/kernel';
import type { Told } from '../replay/story.tsx';
import { useSettings } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import type { Teacher } from './use-analysis.ts';
import { useAnalysisText } from './words.ts';

interface PanelProps {
  readonly teacher: Teacher;
  readonly report: AnalysisReport | undefined;
  readonly told: Told;
  readonly onCompare: (costly: Costly) => void;
}

/** The analysis beside a replay: how far it has come, what cost most, and how well everybody played. */
export function AnalysisPanel({ teacher, report, told, onCompare }: PanelProps) {
  const a = useAnalysisText();
  const { isRunning, isDone, start, stop } = teacher;
  if (report === undefined && !isRunning) {
    return (
      <section className="analysis" aria-label={a.progress}>
        <button type="button" className="button main" data-analyse="start" onClick={start}>
          {a.analyse}
        </button>
        <p className="muted analysis-help">{a.analyseHelp}</p>
      </section>
    );
  }
  return (
    <section
      className="analysis"
      aria-label={a.progress}
      data-analysis={isDone ? 'done' : isRunning ? 'runs' : 'rests'}
    >
      {!isDone && (
        <div className="analysis-progress">
          <progress aria-label={a.progress} value={report?.progress ?? 0} max={1} />
          <button type="button" className="button quiet small" onClick={isRunning ? stop : start}>
            {isRunning ? a.stop : a.goOn}
          </button>
        </div>
      )}
      {report !== undefined && <Accuracy report={report} names={told.names} />}
      <h3>{a.costly}</h3>
      {report === undefined || report.costly.length === 0 ? (
        <p className="muted">{isDone ? a.none : a.noneYet}</p>
      ) : (
        <ol className="costly-list">
          {report.costly.map((costly) => (
            <CostlyRow key={costly.at} costly={costly} told={told} onPress={() => onCompare(costly)} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Accuracy({ report, names }: { readonly report: AnalysisReport; readonly names: readonly string[] }) {
  const a = useAnalysisText();
  return (
    <ul className="accuracy" aria-label={a.accuracy}>
      {report.accuracy.map((accuracy, seat) => (
        <li key={seat}>
          <SeatMark seat={seat} size={14} />
          <span className="hidden-text">{names[seat]}: </span>
          <b>{accuracy === undefined ? '–' : `${Math.round(accuracy)} %`}</b>
        </li>
      ))}
      <li className="muted">{a.accuracy}</li>
    </ul>
  );
}

/** A choice of the record, and what would have been better, in words. */
export function wordsOf(
  { game, record, traced, words }: Told,
  { at, seat, better }: Costly,
): readonly [string, string] {
  const view = viewOf(traced.playAt(at), seat);
  const say = (choice: (typeof record.choices)[number][1]): string =>
    words.choice(choice, view, seat) || `${game.id}: ${notation(choice)}`;
  const made = record.choices[at][1];
  return [say(made), say(better ?? made)];
}

function CostlyRow({ costly, told, onPress }: { costly: Costly; told: Told; onPress: () => void }) {
  const a = useAnalysisText();
  const r = useRecordsText();
  const { language } = useSettings();
  const [made, better] = wordsOf(told, costly);
  const { round } = told.traced.moments[costly.at + 1];
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(costly.loss);
  return (
    <li>
      <button type="button" data-costly={costly.number} onClick={onPress}>
        <span className="costly-number">{costly.number}</span>
        <span className="costly-text">
          <strong>{a.instead(made, better)}</strong>
          <span className="muted">
            <SeatMark seat={costly.seat} size={12} /> {told.names[costly.seat]}
            {round !== undefined && ` · ${r.round(round)}`} · {a.cost(points)}
          </span>
        </span>
        <b className="costly-loss">{percent.format(costly.to - costly.from)}</b>
      </button>
    </li>
  );
}
