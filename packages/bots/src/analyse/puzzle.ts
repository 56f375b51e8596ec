import {
  askedSeats,
  type Choice,
  choose,
  type Game,
  isRefused,
  optionsOf,
  type Play,
  type Refusal,
  refuse,
  type Seat,
  type State,
  startPlay,
  type TableSettings,
} from '@orrery/kernel';
import type { Reason } from './reasons.ts';

/** A position in which one choice is clearly best. */
export interface Puzzle {
  readonly game: string;
  /** The game's version it was found under; another one may lead elsewhere. */
  readonly version: number;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly seed: string;
  /** The choices up to the question, each as the place of an option in its list: of those asked, the first one chose. */
  readonly choices: string;
  readonly seat: Seat;
  readonly answer: Choice;
  /** How far behind the answer other options are, in points, best first. */
  readonly others: readonly { readonly choice: Choice; readonly behind: number }[];
  /** Why the answer is better than the next best. */
  readonly reasons: readonly Reason[];
}

/** The play up to the question. */
export function openPuzzle<S extends State, C extends Choice>(game: Game<S, C>, puzzle: Puzzle): Play<S, C> | Refusal {
  const { seats, settings, seed, version, choices } = puzzle;
  if (version !== game.version) return refuse('bad-record', `It is of version ${version}, this is ${game.version}.`);
  const play = startPlay(game, { seats, settings, seed });
  if (isRefused(play)) return play;
  for (const place of choices.split(' ').filter(Boolean)) {
    const [seat] = askedSeats(game, play.state);
    if (seat === undefined) return refuse('bad-record', 'The play ends before the question.');
    const answer = choose(play, seat, optionsOf(game, play.state, seat)[Number(place)]);
    if (isRefused(answer)) return answer;
  }
  return play;
}
