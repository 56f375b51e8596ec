import { CATALOG } from 'virtual:catalog';
import type { Puzzle } from '@orrery/bots';
import { type Choice, notation, type State, type Words } from '@orrery/kernel';
import { Reasons } from '../analysis/reasons.tsx';
import { Link } from '../kit/link.tsx';
import { useSettings } from '../settings.ts';
import { PUZZLE_GAMES } from './games.ts';
import { type Solved, streakOn } from './streak.ts';
import { usePuzzlesText } from './words.ts';

interface AnswerProps {
  readonly puzzle: Puzzle;
  readonly words: Words;
  readonly view: State;
  readonly day: number;
  readonly solved: Solved;
  /** What was answered; undefined while somebody thinks. */
  readonly chosen: Choice | undefined;
  /** The board shows the best choice. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onAgain: () => void;
}

/** What is asked, then how good the answer is and why; and the puzzles of the other games. */
export function Answer({ puzzle, words, view, day, solved, chosen, isShown, onShow, onAgain }: AnswerProps) {
  const p = usePuzzlesText();
  const streak = streakOn(solved, day);
  return (
    <section className="puzzle" aria-label={p.today} data-puzzle={chosen === undefined ? 'open' : 'answered'}>
      <p className="puzzle-head">
        <strong>{p.today}</strong> {streak > 0 && <span className="muted">{p.streak(streak)}</span>}
      </p>
      {chosen === undefined ? (
        <p>{p.find}</p>
      ) : (
        <Judged {...{ puzzle, words, view, chosen, isShown, onShow, onAgain }} />
      )}
      <OtherGames game={puzzle.game} day={day} solved={solved} />
    </section>
  );
}

type JudgedProps = Omit<AnswerProps, 'day' | 'solved' | 'chosen'> & { readonly chosen: Choice };

function Judged({ puzzle, words, view, chosen, isShown, onShow, onAgain }: JudgedProps) {
  const p = usePuzzlesText();
  const { language } = useSettings();
  const { seat, answer, others, reasons } = puzzle;
  const say = (choice: Choice): string => words.choice(choice, view, seat);
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const isRight = notation(chosen) === notation(answer);
  const behind = others.find(({ choice }) => notation(choice) === notation(chosen))?.behind;
  const [next] = others;
  return (
    <div role="status" className="puzzle-judged" data-right={isRight}>
      <p className="puzzle-verdict">
        {isRight ? p.right : behind === undefined ? p.wrongUnknown : p.wrong(number.format(behind))}
      </p>
      {!isRight && <p>{p.chosen(say(chosen))}</p>}
      <p>
        <strong>{p.best(say(answer))}</strong>
      </p>
      <p className="muted">{p.ahead(number.format(next.behind), say(next.choice))}</p>
      <Reasons reasons={reasons} words={words} />
      <div className="row">
        {!isShown && (
          <button type="button" className="button main" onClick={onShow}>
            {p.showBest}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onAgain}>
          {p.again}
        </button>
      </div>
    </div>
  );
}

function OtherGames({ game, day, solved }: { game: string; day: number; solved: Solved }) {
  const p = usePuzzlesText();
  const { language } = useSettings();
  return (
    <nav className="puzzle-games" aria-label={p.otherGames}>
      {PUZZLE_GAMES.filter((id) => id !== game).map((id) => (
        <Link key={id} to={`/puzzles/${id}`} className="button quiet small">
          {CATALOG[id].words[language].name}
          {solved.answers[id]?.day === day && ' ✓'}
        </Link>
      ))}
    </nav>
  );
}
