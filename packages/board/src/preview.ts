import {
  advance,
  type Choice,
  type Game,
  type GameEvent,
  heardBy,
  listen,
  type Seat,
  type State,
  seedRandom,
} from '@orrery/kernel';

/** A choice tried on a scratch copy. */
export interface Preview<S extends State = State, C extends Choice = Choice> {
  readonly option: C;
  /** What was answered to the question that the option opens. */
  readonly then?: C;
  /** The view as it would be. Where chance speaks, only what does not depend on it is true. */
  readonly after: S;
  readonly events: readonly GameEvent[];
  /** Dice would be rolled, or something hidden shown: the choice cannot be taken back afterwards. */
  readonly chance: boolean;
}

/**
 * What a seat would see after a choice, and after a second one that answers what the first one asks. What is hidden is
 * dealt anyhow, so nothing of it can be learned here.
 */
export function previewOf<S extends State, C extends Choice>(
  game: Game<S, C>,
  view: S,
  seat: Seat,
  option: C,
  then?: C,
): Preview<S, C> {
  const scratch = game.guess(view, seat, seedRandom('preview'));
  const luck = JSON.stringify(scratch.random);
  const { revealed } = scratch;
  const events = listen(() => {
    advance(game, scratch, seat, option);
    if (then !== undefined) advance(game, scratch, seat, then);
  }).filter((event) => heardBy(event, seat));
  const chance = scratch.revealed !== revealed || JSON.stringify(scratch.random) !== luck;
  return { option, ...(then === undefined ? {} : { then }), after: game.view(scratch, seat), events, chance };
}
