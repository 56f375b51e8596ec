import { CATALOG } from 'virtual:catalog';
import { useState } from 'react';
import { Link } from '../kit/link.tsx';
import { GamePicture } from '../lobby/pictures.tsx';
import { useSettings } from '../settings.ts';
import { dayOf, ofDay } from './day.ts';
import { PUZZLE_GAMES } from './games.ts';
import { loadSolved, streakOn } from './streak.ts';
import { usePuzzlesText } from './words.ts';

/** The puzzle of the day, as a line of the lobby. */
export function PuzzleOfTheDay() {
  const { language } = useSettings();
  const p = usePuzzlesText();
  const [solved] = useState(loadSolved);
  const day = dayOf(new Date());
  const game = ofDay(PUZZLE_GAMES, day);
  const streak = streakOn(solved, day);
  const isDone = solved.answers[game]?.day === day;
  return (
    <section className="puzzle-today" aria-label={p.today}>
      <GamePicture game={game} />
      <div>
        <h2>{p.today}</h2>
        <p className="muted">
          {CATALOG[game].words[language].name} · {streak > 0 ? p.streak(streak) : p.todayHelp}
        </p>
      </div>
      <Link to="/puzzles" className="button">
        {isDone ? p.puzzles : p.solve}
      </Link>
    </section>
  );
}
