import './lesson.css';
import '../styles/table.css';
import { CATALOG } from 'virtual:catalog';
import {
  choicesUntil,
  LEARNER,
  type Lesson,
  type LessonText,
  type Place,
  shownChoice,
  wantedChoices,
} from '@orrery/board';
import { advance, type Choice, notation, readSettings, type Words } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRoom, useWords } from '../games.ts';
import { Link } from '../kit/link.tsx';
import { ToolIcon } from '../kit/tool-icon.tsx';
import { seatHere } from '../offline/start.ts';
import { newStoredTable, storeTable } from '../offline/store.ts';
import type { ScreenState, Sitter, TableLink } from '../play/screen-state.ts';
import { go } from '../router.ts';
import { getSettings, useSettings, useText } from '../settings.ts';
import { BoardView } from '../table/board.tsx';
import { ChoiceList } from '../table/choices.tsx';
import { DrawnTable, useDrawn } from '../table/drawn-table.tsx';
import { type Course, useCourse } from './course.ts';
import { LESSON_IDS, useLesson, useTextOf } from './lessons.ts';
import { LessonList } from './list.tsx';
import { Chapters, Foot, Speech } from './speech.tsx';
import { type Aim, Spotlight, useLight } from './spotlight.tsx';
import { useLessonText } from './words.ts';
import { useWrongPress } from './wrong-press.ts';

/** The list of lessons, or the lesson of a game. */
export function LessonScreen({ game }: { readonly game: string | undefined }) {
  const t = useLessonText();
  if (game === undefined) return <LessonList />;
  if (!LESSON_IDS.includes(game)) return <p className="page">{t.noLesson}</p>;
  return <LessonOf key={game} game={game} />;
}

const sitterOf = (seat: number): Sitter =>
  seat === LEARNER ? { kind: 'person' } : { kind: 'computer', level: 'medium' };

/** A game learned by doing: a real table, one new thing after the other, each waiting for the learner's choice. */
function LessonOf({ game: id }: { readonly game: string }) {
  const { language } = useSettings();
  const t = useLessonText();
  const room = useRoom(id);
  const words = useWords(id, language);
  const lesson = useLesson(id);
  const text = useTextOf(id, language);
  const course = useCourse(id, room, lesson);
  const [shown, setShown] = useState<{ readonly question: number; readonly choice: Choice }>();
  const { state, question, wanted, from } = course;
  const showing = shown?.question === question ? shown.choice : undefined;
  const { game } = room;
  const view = useMemo(() => {
    if (showing === undefined) return game.view(state, LEARNER);
    const after = game.clone(state);
    advance(game, after, LEARNER, showing);
    return game.view(after, LEARNER);
  }, [game, state, showing]);
  useEffect(() => {
    document.title = t.title(CATALOG[id].words[language].name);
  }, [t, id, language]);
  const seats = useMemo(
    () =>
      text.names.map((name, seat) => ({
        name,
        sitter: sitterOf(seat),
        asked: seat === LEARNER,
        thinking: false,
        breakdown: game.breakdown(state, seat),
      })),
    [text, game, state],
  );
  const screen: ScreenState = {
    id: 'lesson',
    game: id,
    settings: lesson.settings,
    seats,
    viewer: LEARNER,
    view,
    options: showing === undefined ? wanted : NOTHING,
    question,
    canUndo: false,
    canRedo: false,
    held: null,
    log: [],
    result: null,
    handOver: null,
    where: 'scratch',
  };
  const link = { choose: (choice: Choice, asked: number) => asked === question && course.choose(choice) };
  const onShow = () => {
    const choice = showing === undefined ? shownChoice(lesson, from, wanted) : undefined;
    setShown(choice && { question, choice });
  };
  return (
    <DrawnTable screen={screen} link={link} words={words} oneByOne>
      <Stage {...{ id, screen, link: link as unknown as TableLink, words, course, lesson, text, showing, onShow }} />
    </DrawnTable>
  );
}

const NOTHING: readonly Choice[] = [];
const NOWHERE: readonly Place[] = [];

interface StageProps {
  readonly id: string;
  readonly screen: ScreenState;
  readonly link: TableLink;
  readonly words: Words;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly text: LessonText;
  /** The choice that is only shown. */
  readonly showing: Choice | undefined;
  readonly onShow: () => void;
}

/** The two zones that never overlap: the board, and what is said about it. */
function Stage({ id, screen, link, words, course, lesson, text, showing, onShow }: StageProps) {
  const t = useLessonText();
  const room = useRoom(id);
  const drawn = useDrawn();
  const board = useRef<HTMLElement>(null);
  const [aim, setAim] = useState<Aim>();
  const { chapter, step, state, events, question, now } = course;
  const { chapters } = lesson;
  const key = `${chapter} ${step}`;
  // Decided when a step begins, so that nothing jumps while it is done.
  const [docked, setDocked] = useState<{ readonly key: string; readonly dock: 'top' | 'bottom' }>();
  const onAim = (next: Aim | undefined) => {
    setAim(next);
    if (next !== undefined && docked?.key !== key) setDocked({ key, dock: next.isLow ? 'top' : 'bottom' });
  };
  const presses = useMemo(
    () => (showing === undefined ? undefined : drawn?.drawing.pressesOf(showing, state, LEARNER)),
    [drawn, showing, state],
  );
  useLight(now.places ?? NOWHERE, presses);
  const allowed = useMemo(() => wantedChoices(room, state, { verbs: [] }), [room, state]);
  const isAsked = now.wanted !== undefined && showing === undefined;
  const { wrong, hands } = useWrongPress(t, allowed, isAsked, `${key} ${question}`);
  const who = (seat: number): string => text.names[seat] ?? '';
  const happened = events.flatMap((event) => words.event(event, who) ?? []);
  const dock = docked?.dock ?? 'bottom';
  const asks = showing !== undefined ? 'shown' : now.wanted ? `choose ${question}` : 'read';
  return (
    <div className="lesson" data-game={id} data-chapter={chapters[chapter].name} data-step={now.name} data-asks={asks}>
      <header className="lesson-head">
        <Link to="/lesson" className="button quiet small">
          <ToolIcon name="back" />
          <span className="hidden-text">{t.leave}</span>
        </Link>
        <h1>{t.title(words.name)}</h1>
        {!course.isLastChapter && (
          <button type="button" className="button bare lesson-skip" onClick={() => course.goTo(chapter + 1)}>
            {t.skipShort}
          </button>
        )}
      </header>
      <main className="lesson-board" id="content" aria-label={text.chapters[chapters[chapter].name]} {...hands}>
        <div className="lesson-drawn" ref={board as React.RefObject<HTMLDivElement>}>
          <BoardView screen={screen} link={link} />
        </div>
        <Spotlight board={board} step={`${key} ${showing ? notation(showing) : ''}`} onAim={onAim} />
      </main>
      <Speech {...{ course, chapters, text, wrong, happened, dock, aim }} isShown={showing !== undefined} />
      <div className="lesson-more">
        <Chapters {...{ course, chapters, text }} />
        {screen.options.length > 0 && (
          <details className="same-list">
            <summary>{t.list}</summary>
            <ChoiceList screen={screen} words={words} link={link} />
          </details>
        )}
      </div>
      <Foot {...{ course, screen, words, onShow }} game={room.game} isShown={showing !== undefined}>
        <PlayOn id={id} course={course} lesson={lesson} names={text.names} />
      </Foot>
    </div>
  );
}

interface PlayOnProps {
  readonly id: string;
  readonly course: Course;
  readonly lesson: Lesson;
  readonly names: readonly string[];
}

/** The rest of the game, at a table of this device against computer players. */
function PlayOn({ id, course, lesson, names }: PlayOnProps) {
  const t = useLessonText();
  const { callSign } = useText();
  const { game } = useRoom(id);
  const playOn = async () => {
    const read = readSettings(game.settings, lesson.settings);
    if ('problems' in read) return go(`/new/${id}`);
    const seated = [getSettings().name || callSign, ...names.slice(1)];
    const table = newStoredTable({
      game,
      settings: read.settings,
      seed: lesson.seed,
      sitters: seatHere(
        seated.map((_, seat) => sitterOf(seat)),
        seated,
      ),
      names: seated,
      choices: [...choicesUntil(lesson, course.from), ...course.made],
    });
    await storeTable(table);
    go(`/table/${table.id}`);
  };
  return (
    <>
      <Link to={`/new/${id}`} className="button quiet">
        {t.newTable}
      </Link>
      <button type="button" className="button main" data-tool="play-on" onClick={playOn}>
        {t.playOn}
      </button>
    </>
  );
}
