import './lesson.css';
import type { Choice, GameEvent, State } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useRoom, useWords } from '../games.ts';
import { Link } from '../kit/link.tsx';
import type { ScreenState, TableLink } from '../play/screen-state.ts';
import { useSettings } from '../settings.ts';
import { BoardView } from '../table/board.tsx';
import { ChoiceList } from '../table/choices.tsx';
import { DrawnTable } from '../table/drawn-table.tsx';
import { CHAPTERS } from './chapters.ts';
import { loadProgress, storeProgress } from './progress.ts';
import { LEARNER, stateAt, takeChoice, wantedChoices } from './table.ts';
import { de } from './text.de.ts';
import { en } from './text.en.ts';

const GAME = 'planet-unknown';

interface Moment {
  readonly chapter: number;
  readonly step: number;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** Grows with every choice, so that none is taken twice. */
  readonly seq: number;
}

/** Planet Unknown learned by doing: a real table, one new thing after the other, each waiting for the learner's choice. */
export function LessonScreen() {
  const { language } = useSettings();
  const t = language === 'de' ? de : en;
  const room = useRoom(GAME);
  const words = useWords(GAME, language);
  const begin = (chapter: number): Moment => ({
    chapter,
    step: 0,
    state: stateAt(room, CHAPTERS[chapter].from),
    events: [],
    seq: 0,
  });
  const [moment, setMoment] = useState(() => {
    const stored = CHAPTERS.findIndex(({ name }) => name === loadProgress().chapter);
    return begin(Math.max(0, stored));
  });
  const { chapter, step, state, events, seq } = moment;
  const { name, from, steps } = CHAPTERS[chapter];
  const { name: stepName, wanted, until } = steps[step];
  const choices = useMemo(() => (wanted ? wantedChoices(room, state, wanted) : []), [room, state, wanted]);
  const last = chapter === CHAPTERS.length - 1;

  useEffect(() => {
    document.title = `${t.title}: ${t.names[name]}`;
    storeProgress(last ? { seen: true } : { seen: true, chapter: name });
  }, [t, name, last]);

  const goTo = (next: number) => setMoment(begin(next));
  const onward = (now: Moment): Moment => {
    if (now.step + 1 < steps.length) return { ...now, step: now.step + 1 };
    return last ? now : begin(now.chapter + 1);
  };
  const choose = (choice: Choice) => {
    const taken = takeChoice(room, state, from, choice);
    const now: Moment = { ...moment, ...taken, seq: seq + 1 };
    const met =
      until === undefined || choice.do === until.verb || taken.events.some(({ event }) => event === until.event);
    setMoment(met ? onward(now) : now);
  };
  // What a step waits for may have become impossible or already happened: then it goes on by itself.
  const stuck = wanted !== undefined && choices.length === 0;
  useEffect(() => {
    if (stuck) setMoment((now) => onward(now));
  });

  const link: Pick<TableLink, 'choose'> = { choose: (choice, asked) => asked === seq && choose(choice) };
  const screen: ScreenState = {
    id: 'lesson',
    game: GAME,
    settings: {},
    seats: [t.you, t.other].map((each, seat) => ({
      name: each,
      sitter: seat === LEARNER ? { kind: 'person' } : { kind: 'computer', level: 'easy' },
      asked: seat === LEARNER,
      thinking: false,
      breakdown: room.game.breakdown(state, seat),
    })),
    viewer: LEARNER,
    view: useMemo(() => room.game.view(state, LEARNER), [room, state]),
    options: choices,
    question: seq,
    canUndo: false,
    canRedo: false,
    held: null,
    log: [],
    result: null,
    handOver: null,
    where: 'scratch',
  };
  const who = (seat: number): string => screen.seats[seat]?.name ?? '';
  const happened = events.flatMap((event) => words.event(event, who) ?? []);
  return (
    <div className="lesson" data-chapter={name} data-step={stepName} data-asks={wanted ? `choose ${seq}` : 'read'}>
      <main className="lesson-board" id="content" aria-label={t.names[name]}>
        <DrawnTable screen={screen} link={link} words={words}>
          <BoardView screen={screen} link={link as TableLink} />
        </DrawnTable>
      </main>
      <aside className="lesson-coach" aria-label={t.title}>
        <div className="spread">
          <h1>{t.title}</h1>
          <Link to="/" className="button quiet small">
            {t.leave}
          </Link>
        </div>
        <nav className="lesson-dots" aria-label={t.chapters}>
          {CHAPTERS.map((each, i) => (
            <button
              key={each.name}
              type="button"
              aria-label={`${t.chapter(i + 1, CHAPTERS.length)}: ${t.names[each.name]}`}
              aria-current={i === chapter ? 'step' : undefined}
              onClick={() => goTo(i)}
            >
              {i + 1}
            </button>
          ))}
        </nav>
        <section className="lesson-says" aria-live="polite">
          <h2>{t.names[name]}</h2>
          <p>{t.steps[stepName]}</p>
          {wanted === undefined &&
            (last && step === steps.length - 1 ? (
              <Link to="/" className="button main">
                {t.over}
              </Link>
            ) : (
              <button type="button" className="button main" onClick={() => setMoment(onward(moment))}>
                {t.next}
              </button>
            ))}
        </section>
        {happened.length > 0 && (
          <section className="lesson-happened" aria-label={t.happened}>
            <strong>{t.happened}</strong>
            {happened.map((line, i) => (
              <p key={`${seq}-${i}`}>{line}</p>
            ))}
          </section>
        )}
        {choices.length > 0 && (
          <details>
            <summary>{t.list}</summary>
            <ChoiceList screen={screen} words={words} link={link as TableLink} />
          </details>
        )}
        {!last && (
          <button type="button" className="button quiet small" onClick={() => goTo(chapter + 1)}>
            {t.skip}
          </button>
        )}
      </aside>
    </div>
  );
}
