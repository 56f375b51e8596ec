import {
  type Advice,
  advance,
  askedSeats,
  type Choice,
  forkRandom,
  type Game,
  isOver,
  listen,
  optionsOf,
  type Random,
  roundBegun,
  type State,
} from '@orrery/kernel';
import { chooseQuickly } from '../policy.ts';

/** No playout is longer than this many choices: a game that is would hang the analysis. */
const LONGEST = { round: 500, end: 3000 };

/**
 * Plays on, everybody choosing quickly, until the next round begins or the play is over. Two positions are compared
 * fairly only there: in the middle of a round one seat has had its turn already, and another one has not.
 */
export function playOn<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  until: 'round' | 'end',
  luck: Random,
): void {
  // Luck of its own for every seat, so that what one seat draws does not change what the others do.
  const lucks = s.agenda.seats.map(() => forkRandom(luck));
  for (let left = LONGEST[until]; left > 0 && !isOver(s); left--) {
    const [seat] = askedSeats(game, s);
    const choice = chooseQuickly(advice, s, seat, optionsOf(game, s, seat), lucks[seat]);
    if (until === 'end') advance(game, s, seat, choice);
    else if (listen(() => advance(game, s, seat, choice)).some((event) => roundBegun(event) !== undefined)) return;
  }
}
