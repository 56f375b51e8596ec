import './lesson.css';
import { useState } from 'react';
import { Link } from '../kit/link.tsx';
import { useSettings } from '../settings.ts';
import { loadProgress, storeProgress } from './progress.ts';
import { de } from './text.de.ts';
import { en } from './text.en.ts';

/** On the first visit the lobby offers the lesson; later a small link stays. */
export function LessonInvitation() {
  const { language } = useSettings();
  const t = language === 'de' ? de : en;
  const [progress, setProgress] = useState(loadProgress);
  const { chapter, seen } = progress;
  if (seen && chapter === undefined)
    return (
      <p>
        <Link to="/lesson" className="button quiet small">
          {t.again}
        </Link>
      </p>
    );
  return (
    <section className="panel lesson-invitation" aria-label={t.title}>
      <div>
        <h2>{t.invite}</h2>
        <p className="muted">{t.inviteHelp}</p>
      </div>
      <div className="row">
        <Link to="/lesson" className="button main">
          {chapter === undefined ? t.start : t.resume(t.names[chapter])}
        </Link>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            storeProgress({ seen: true });
            setProgress({ seen: true });
          }}
        >
          {t.later}
        </button>
      </div>
    </section>
  );
}
