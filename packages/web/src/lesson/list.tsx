import './lesson.css';
import { CATALOG } from 'virtual:catalog';
import { useEffect, useState } from 'react';
import { Link } from '../kit/link.tsx';
import { Page } from '../kit/page.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { PuzzleOfTheDay } from '../puzzles/invitation.tsx';
import { useSettings } from '../settings.ts';
import { LESSON_IDS, useLesson, useTextOf } from './lessons.ts';
import { loadProgress, type Progress } from './progress.ts';
import { useLessonText } from './words.ts';

/** All games that can be learned by playing, and how far one has come. */
export function LessonList() {
  const t = useLessonText();
  const [progress] = useState(loadProgress);
  useEffect(() => {
    document.title = t.lessons;
  }, [t]);
  return (
    <Page at="learn" title={t.lessons} says={t.lessonsHelp}>
      <PuzzleOfTheDay />
      <ul className="lesson-list">
        {LESSON_IDS.map((game) => (
          <LessonRow key={game} game={game} progress={progress} />
        ))}
      </ul>
    </Page>
  );
}

function LessonRow({ game, progress }: { readonly game: string; readonly progress: Progress }) {
  const { language } = useSettings();
  const t = useLessonText();
  const { chapters } = useLesson(game);
  const { about } = useTextOf(game, language);
  const at = chapters.findIndex(({ name }) => name === progress.at[game]);
  const isDone = progress.done.includes(game);
  const state = at >= 0 ? t.chapterCount(at + 1, chapters.length) : isDone ? t.finished : undefined;
  return (
    <li className="lesson-row">
      <GamePicture game={game} />
      <div>
        <h2>{CATALOG[game].words[language].name}</h2>
        <p>{about}</p>
        <p className="muted">{state ?? t.manyChapters(chapters.length)}</p>
      </div>
      <Link to={`/lesson/${game}`} className={at >= 0 || isDone ? 'button' : 'button quiet'}>
        {at >= 0 ? t.goOn : isDone ? t.again : t.begin}
      </Link>
    </li>
  );
}
