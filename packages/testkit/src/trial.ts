import {
  type AskStep,
  askedSeats,
  type Choice,
  choose,
  type Frame,
  findOption,
  frameOf,
  type Game,
  type GameEvent,
  isOver,
  isRefused,
  listen,
  optionsOf,
  type Play,
  type Result,
  type Seat,
  type State,
  settle,
  undo,
} from '@orrery/kernel';
import { listChoices } from './matchers.ts';

/** A play that starts at a state built by a test. */
export interface Trial<S extends State, C extends Choice> {
  /** The state now. The same object from choice to choice; `undo` puts another one in its place. */
  readonly state: S;
  readonly play: Play<S, C>;
  /** The seats that are asked. */
  asked(): Seat[];
  /** What the seat is asked: the name of its step; undefined when it is not asked. */
  step(seat: Seat): string | undefined;
  options(seat: Seat): C[];
  /** Makes a choice, which must be legal, and returns what happened. */
  choose(seat: Seat, choice: C): readonly GameEvent[];
  /** The id of the rule that forbids the choice; undefined when it is legal or no rule is named. */
  whyNot(seat: Seat, choice: C): string | undefined;
  /** Takes the seat's last choice back and returns it. */
  undo(seat: Seat): C;
  /** Everything that happened so far, the settling at the start included. */
  readonly events: readonly GameEvent[];
  readonly over: boolean;
  scores(): number[];
  result(): Result | undefined;
}

export function trial<S extends State, C extends Choice>(game: Game<S, C>, state: S): Trial<S, C> {
  const opening = listen(() => settle(game, state));
  const seats = state.agenda.seats.length;
  const together = askedSeats(game, state).length > 1;
  const play: Play<S, C> = {
    game,
    settings: {},
    seats,
    seed: 'trial',
    choices: [],
    state,
    stretches: [{ base: game.clone(state), baseAt: 0, from: 0, together, kept: new Array(seats).fill(0) }],
  };
  const told: (readonly GameEvent[])[] = [];

  function options(seat: Seat): C[] {
    if (frameOf(game, play.state, seat) === undefined) {
      throw new Error(`seat ${seat} is not asked; asked: ${describeAsked(game, play.state)}`);
    }
    return optionsOf(game, play.state, seat);
  }

  return {
    get state() {
      return play.state;
    },
    get events() {
      return [...opening, ...told.flat()];
    },
    get over() {
      return isOver(play.state);
    },
    play,
    asked: () => askedSeats(game, play.state),
    step: (seat) => frameOf(game, play.state, seat)?.step,
    options,
    choose(seat, choice) {
      const offered = options(seat);
      const answer = choose(play, seat, choice);
      if (isRefused(answer)) throw new Error(`${answer.message} Options:\n${listChoices(offered)}`);
      told.push(answer);
      return answer;
    },
    whyNot(seat, choice) {
      if (findOption(options(seat), choice) !== undefined) return undefined;
      const frame = frameOf(game, play.state, seat) as Frame;
      const step = game.steps[frame.step] as AskStep<S, C, Frame>;
      return step.whyNot?.(play.state, seat, choice, frame)?.rule;
    },
    undo(seat) {
      const before = play.choices.slice();
      const answer = undo(play, seat);
      if (isRefused(answer)) throw new Error(answer.message);
      const at = before.findIndex((entry, i) => play.choices[i] !== entry);
      told.splice(at, 1);
      return answer;
    },
    scores: () => game.scores(play.state),
    result: () => game.result(play.state),
  };
}

function describeAsked<S extends State, C extends Choice>(game: Game<S, C>, s: S): string {
  if (isOver(s)) return 'nobody, the play is over';
  return askedSeats(game, s)
    .map((seat) => `seat ${seat} in '${frameOf(game, s, seat)?.step}'`)
    .join(', ');
}
