import './analysis.css';
import { SeatMark } from '@orrery/board';
import type { Costly } from '@orrery/bots';
import { type Choice, viewOf } from '@orrery/kernel';
import { useMemo } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { Told } from '../replay/story.tsx';
import { useSettings } from '../settings.ts';
import { useRecordsText } from '../text/records.ts';
import { Cut } from './cut.tsx';
import { wordsOf } from './panel.tsx';
import { Reasons } from './reasons.tsx';
import { useAnalysisText } from './words.ts';

interface CompareProps {
  readonly told: Told;
  readonly costly: Costly;
  readonly all: readonly Costly[];
  readonly onShow: (costly: Costly | undefined) => void;
  readonly onTry: () => void;
}

/** A costly decision: what was played and what would have been better, side by side on the board. */
export function Compare({ told, costly, all, onShow, onTry }: CompareProps) {
  const a = useAnalysisText();
  const r = useRecordsText();
  const { game, record, traced, words, names } = told;
  const { at, seat, better, from, to, reasons = [] } = costly;
  const view = useMemo(() => viewOf(traced.playAt(at), seat), [traced, at, seat]);
  const [made, best] = wordsOf(told, costly);
  const { round } = traced.moments[at + 1];
  const next = all[costly.number % all.length];
  const head = `${a.costlyOf(costly.number, all.length)}${round === undefined ? '' : ` · ${r.round(round)}`}, ${names[seat]}`;
  const cut = { game, view, seat, names, words };
  const chosen = record.choices[at][1];
  return (
    <div className="compare" data-compare={costly.number}>
      <header className="compare-head">
        <button type="button" className="button quiet small" onClick={() => onShow(undefined)}>
          <ToolIcon name="back" />
          <span className="hidden-text">{a.toReplay}</span>
        </button>
        <h2>
          <SeatMark seat={seat} size={20} /> {head}
        </h2>
      </header>
      <div className="compare-why">
        <Reasons reasons={reasons} words={words} />
      </div>
      <div className="compare-sides">
        <Side kind="played" title={a.played} chance={to} before={from} text={made} after={afterPlayed(told, costly)}>
          <Cut {...cut} choice={chosen} />
        </Side>
        <Side kind="better" title={a.better} chance={from} before={from} text={best} after={afterBetter(told, costly)}>
          <Cut {...cut} choice={better ?? chosen} />
        </Side>
      </div>
      <div className="compare-foot">
        {all.length > 1 && (
          <button type="button" className="button" onClick={() => onShow(next)}>
            {a.next}
          </button>
        )}
        <button type="button" className="button main" data-try="" onClick={onTry}>
          <ToolIcon name="try" />
          {a.tryFromHere}
        </button>
      </div>
    </div>
  );
}

const SHOWN = 3;

/** What happened next in the play. */
function afterPlayed({ traced, words, names }: Told, { at, seat }: Costly): string[] {
  return traced.moments
    .slice(at + 1, at + 12)
    .flatMap(({ events }) => events)
    .filter((event) => event.only === undefined || event.only === seat)
    .flatMap((event) => words.event(event, (who) => names[who]) ?? [])
    .slice(0, SHOWN);
}

/** What the seat would have meant to do next. */
function afterBetter({ traced, words }: Told, { at, seat, line = [] }: Costly): string[] {
  const view = viewOf(traced.playAt(at), seat);
  return line.slice(1, 1 + SHOWN).map((choice: Choice) => words.choice(choice, view, seat));
}

interface SideProps {
  readonly kind: 'played' | 'better';
  readonly title: string;
  readonly before: number;
  readonly chance: number;
  readonly text: string;
  readonly after: readonly string[];
  readonly children: React.ReactNode;
}

function Side({ kind, title, before, chance, text, after, children }: SideProps) {
  const a = useAnalysisText();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <section className="compare-side" data-kind={kind} aria-label={title}>
      <h3>
        {title}
        <span className="compare-chance">
          <span className="hidden-text">{a.wonChance('')}</span>
          {percent.format(before)} → {percent.format(chance)}
        </span>
      </h3>
      {children}
      <p className="compare-text">{text}</p>
      {after.length > 0 && (
        <ul className="compare-after" aria-label={a.line}>
          {after.map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
