import { gameName } from '../kit/game-name.ts';
import { Globe } from '../kit/globe.tsx';
import { Link } from '../kit/link.tsx';
import { isAnswer, useAnswer } from '../kit/use-answer.ts';
import { usePart, useStanding } from '../online/standing.ts';
import { useSettings } from '../settings.ts';
import { endsText } from './ends.ts';
import { useDailyText } from './words.ts';
import './daily.css';

/** The challenge of the day, as a line of the lobby. */
export function DailyInvitation() {
  return usePart('daily') ? <Invitation /> : null;
}

function Invitation() {
  const d = useDailyText();
  const { language } = useSettings();
  const standing = useStanding();
  const daily = useAnswer('GET /api/daily', {}, standing.kind === 'known' ? standing.me.who : '');
  if (!isAnswer(daily)) return null;
  const { game, finished, best, endsAt, mine } = daily;
  const number = new Intl.NumberFormat(language);
  const facts = [
    d.played(finished),
    ...(best === null ? [] : [d.best(number.format(best))]),
    d.endsIn(endsText(endsAt, language)),
  ];
  return (
    <section className="daily-today" aria-label={d.daily}>
      <Globe game={game} size={56} />
      <div>
        <h2>{d.daily}</h2>
        <strong>{gameName(game, language)}</strong>
        <p className="muted">{facts.join(' · ')}</p>
      </div>
      <Link to="/daily" className="button">
        {mine === null ? d.begin : mine.score === null ? d.goOn : d.look}
      </Link>
    </section>
  );
}
