import { BoardContext, ChangeChips, type LessonChapter, type LessonText, useOfBoard } from '@orrery/board';
import type { Game, Words } from '@orrery/kernel';
import { type CSSProperties, type ReactNode, use } from 'react';
import { ToolIcon } from '../kit/tool-icon.tsx';
import type { ScreenState } from '../play/screen-state.ts';
import type { Course } from './course.ts';
import type { Aim } from './spotlight.tsx';
import { say, useLessonText } from './words.ts';
import type { Wrong } from './wrong-press.ts';

interface SpeechProps {
  readonly course: Course;
  readonly chapters: readonly LessonChapter[];
  readonly text: LessonText;
  readonly isShown: boolean;
  readonly wrong: Wrong | undefined;
  readonly happened: readonly string[];
  readonly dock: 'top' | 'bottom';
  readonly aim: Aim | undefined;
}

/** What the lesson says: where we are, what is new, and why a press did nothing. */
export function Speech({ course, chapters, text, isShown, wrong, happened, dock, aim }: SpeechProps) {
  const t = useLessonText();
  const { chapter, step, now } = course;
  const { name, steps } = chapters[chapter];
  const notch = aim && ({ '--notch': `${aim.x}px` } as CSSProperties);
  return (
    <aside className="lesson-speech" aria-label={t.lesson} data-dock={dock} data-aims={aim !== undefined} style={notch}>
      <div className="lesson-where">
        <span>{t.chapterCount(chapter + 1, chapters.length)}</span>
        <span className="lesson-dashes" role="img" aria-label={t.step(step + 1, steps.length)}>
          {steps.map((each, i) => (
            <i key={`${each.name} ${i}`} data-past={i <= step} />
          ))}
        </span>
      </div>
      <h2>{text.chapters[name]}</h2>
      <div className="lesson-says" aria-live="polite">
        <p>{say(text.steps[now.name])}</p>
        {isShown && <p className="lesson-shown">{t.shown}</p>}
        {wrong && (
          <div className="lesson-wrong">
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M3 3l10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <div>
              <strong>{wrong.title}</strong>
              {wrong.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p className="muted">{t.nothingChanged}</p>
            </div>
          </div>
        )}
      </div>
      {happened.length > 0 && (
        <details className="lesson-happened">
          <summary>{t.happened}</summary>
          {happened.map((line, i) => (
            <p key={`${i} ${line}`}>{line}</p>
          ))}
        </details>
      )}
    </aside>
  );
}

/** The chapters, each a press away. */
export function Chapters({ course, chapters, text }: Pick<SpeechProps, 'course' | 'chapters' | 'text'>) {
  const t = useLessonText();
  return (
    <nav className="lesson-chapters" aria-label={t.chapters}>
      <ol>
        {chapters.map(({ name }, i) => (
          <li key={name} data-past={i < course.chapter}>
            <button
              type="button"
              aria-current={i === course.chapter ? 'step' : undefined}
              onClick={() => course.goTo(i)}
            >
              <span className="lesson-number">{i < course.chapter ? <ToolIcon name="confirm" /> : i + 1}</span>
              {text.chapters[name]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface FootProps {
  readonly course: Course;
  readonly screen: ScreenState;
  readonly game: Game;
  readonly words: Words;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly children: ReactNode;
}

/** What can be done beside the board: be shown, go on; and in brass the one thing to do now, where there is one. */
export function Foot({ course, screen, game, words, isShown, onShow, children }: FootProps) {
  const t = useLessonText();
  const store = use(BoardContext);
  const armed = useOfBoard((board) => board.armed());
  const { now, wanted, choose, next, isLastStep, goTo, chapter, isLastChapter } = course;
  const done = wanted.find((option) => game.saysDone?.(option));
  const chips = armed && store?.changesOf(armed.option, armed.then);
  const offer = (name: string, onPress: () => void) => (
    <button type="button" className="button main" onClick={onPress}>
      {name}
    </button>
  );
  const last = store?.held().at(-1);
  const ready =
    armed && store && last
      ? offer(store.say(armed), () => store.press(last))
      : done && offer(words.choice(done, screen.view, 0), () => choose(done));
  return (
    <footer className="lesson-foot">
      <p className="lesson-hint">
        {isShown ? '' : armed ? say(t.onceMore) : now.wanted !== undefined ? say(t.yourMove) : ''}
        {chips && chips.length > 0 && <ChangeChips changes={chips} />}
      </p>
      <div className="row">
        {now.wanted !== undefined && !isShown && (
          <button type="button" className="button quiet" data-tool="show" onClick={onShow}>
            {t.showMe}
          </button>
        )}
        {isShown ? (
          <button type="button" className="button main" data-tool="now-you" onClick={onShow}>
            {t.nowYou}
          </button>
        ) : now.wanted !== undefined ? (
          ready
        ) : isLastStep ? (
          children
        ) : (
          <button type="button" className="button main" data-tool="next" onClick={next}>
            {t.next}
          </button>
        )}
        {!isLastChapter && (
          <button type="button" className="button bare lesson-skip" onClick={() => goTo(chapter + 1)}>
            {t.skip}
          </button>
        )}
      </div>
    </footer>
  );
}
