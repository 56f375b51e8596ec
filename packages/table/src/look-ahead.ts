import {
  advance,
  type Choice,
  findOption,
  horizonOf,
  isAsked,
  optionsOf,
  type Play,
  type Seat,
  silently,
} from '@orrery/kernel';

export interface Outlook {
  /** The seat has nothing more to decide for now, or decides the next thing in another phase. */
  readonly endsTurn: boolean;
  /** Nobody could take it back: chance is drawn or something hidden is shown. */
  readonly final: boolean;
}

const NOTHING: Outlook = { endsTurn: false, final: false };

/** What a choice would lead to as far as its seat is concerned, without making it. */
export function lookAhead(play: Play, seat: Seat, choice: Choice): Outlook {
  const { game } = play;
  if (seat >= play.seats || !isAsked(game, play.state, seat)) return NOTHING;
  const horizon = horizonOf(play, seat);
  const option = findOption(optionsOf(game, horizon, seat), choice);
  if (option === undefined) return NOTHING;
  const s = game.clone(horizon);
  silently(() => advance(game, s, seat, option));
  return {
    endsTurn: !isAsked(game, s, seat) || s.agenda.phase !== horizon.agenda.phase,
    final: s.revealed !== horizon.revealed || s.random.some((part, i) => part !== horizon.random[i]),
  };
}

/** Does a choice end the seat's turn, or show what cannot be unseen? Then whoever confirms is asked once more. */
export function asksTwice(play: Play, choice: Choice, { endsTurn, final }: Outlook): boolean {
  return (endsTurn || final) && play.game.saysDone?.(choice) !== true;
}
