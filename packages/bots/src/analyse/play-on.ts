import {
  type Advice,
  advance,
  type Choice,
  forkRandom,
  type Game,
  isAsked,
  isOver,
  optionsOf,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';
import { chooseQuickly } from '../policy.ts';

/** No playout is longer than this many choices: a game that is would hang the analysis. */
const LONGEST = 3000;

/** Plays on, everybody choosing quickly, until it is the seat's turn again for the `turns`-th time or the play is over. */
export function playOn<S extends State, C extends Choice>(
  game: Game<S, C>,
  advice: Advice<S, C>,
  s: S,
  me: Seat,
  turns: number,
  luck: Random,
): void {
  const seats = s.agenda.seats.length;
  // Luck of its own for every seat, so that what one seat draws does not change what the others do.
  const lucks = Array.from({ length: seats }, () => forkRandom(luck));
  let { phase } = s.agenda;
  let begun = 0;
  let othersDecided = false;
  for (let left = LONGEST; left > 0 && !isOver(s); left--) {
    const seat = nextSeat(game, s, me);
    if (seat === undefined) return;
    if (seat === me) {
      if (s.agenda.phase !== phase && (othersDecided || seats === 1)) {
        begun++;
        othersDecided = false;
        if (begun === turns) return;
      }
      phase = s.agenda.phase;
    } else othersDecided = true;
    advance(game, s, seat, chooseQuickly(advice, s, seat, optionsOf(game, s, seat), lucks[seat]));
  }
}

function nextSeat<S extends State, C extends Choice>(game: Game<S, C>, s: S, me: Seat): Seat | undefined {
  if (isAsked(game, s, me)) return me;
  for (let seat = 0; seat < s.agenda.seats.length; seat++) if (isAsked(game, s, seat)) return seat;
  return undefined;
}
