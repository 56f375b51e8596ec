import './lesson.css';
import { CATALOG } from 'virtual:catalog';
import { useState } from 'react';
import { Link } from '../kit/link.tsx';
import { useSettings } from '../settings.ts';
import { declineInvitation, loadProgress } from './progress.ts';
import { useLessonText } from './words.ts';

/** The lobby offers to learn, or to go on learning; whoever declined keeps a small link. */
export function LessonInvitation() {
  const { language } = useSettings();
  const t = useLessonText();
  const [progress, setProgress] = useState(loadProgress);
  const last = Object.keys(progress.at).findLast((game) => game in CATALOG);
  if (progress.seen && last === undefined)
    return (
      <p>
        <Link to="/lesson" className="button quiet small">
          {t.allLessons}
        </Link>
      </p>
    );
  return (
    <section className="lesson-invitation" aria-label={t.lessons}>
      <div>
        <h2>{t.invite}</h2>
        <p className="muted">{t.inviteHelp}</p>
      </div>
      <div className="row">
        {last === undefined ? (
          <Link to="/lesson" className="button">
            {t.start}
          </Link>
        ) : (
          <>
            <Link to={`/lesson/${last}`} className="button">
              {t.resume(CATALOG[last].words[language].name)}
            </Link>
            <Link to="/lesson" className="button quiet">
              {t.allLessons}
            </Link>
          </>
        )}
        {last === undefined && (
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              declineInvitation();
              setProgress(loadProgress());
            }}
          >
            {t.later}
          </button>
        )}
      </div>
    </section>
  );
}
