import {
  type AskStep,
  type Choice,
  type Frame,
  type Game,
  type RunStep,
  type Seat,
  type State,
  TABLE,
} from './game.ts';

/** A bug in a game, never a person's mistake: a dead end, an agenda that does not come to rest, a step without a name. */
export class GameFault extends Error {
  override name = 'GameFault';
}

const RESTLESS = 100_000;

/** A step in the one form that all of them have here: what it lacks is undefined, so that looking is quick. */
interface WholeStep<S, C> {
  readonly run: RunStep<S, Frame>['run'] | undefined;
  readonly skip: AskStep<S, C, Frame>['skip'];
  readonly waits: AskStep<S, C, Frame>['waits'];
  readonly options: AskStep<S, C, Frame>['options'] | undefined;
  readonly take: AskStep<S, C, Frame>['take'] | undefined;
}

type WholeSteps = Map<string, WholeStep<State, Choice>>;

const known = new WeakMap<Game['steps'], WholeSteps>();
/** Simulations ask for one game a million times. */
let lastSteps: unknown;
let lastWhole: WholeSteps = new Map();

function wholeSteps<S extends State, C extends Choice>({ steps }: Game<S, C>): Map<string, WholeStep<S, C>> {
  if (steps !== lastSteps) {
    const key = steps as Game['steps'];
    lastWhole = known.get(key) ?? new Map(Object.entries(key).map(([name, step]) => [name, wholeStep(step)]));
    known.set(key, lastWhole);
    lastSteps = steps;
  }
  return lastWhole as unknown as Map<string, WholeStep<S, C>>;
}

function wholeStep(step: object): WholeStep<State, Choice> {
  const { run, skip, waits, options, take } = step as Partial<WholeStep<State, Choice>>;
  return { run, skip, waits, options, take };
}

function stepOf<S extends State, C extends Choice>(game: Game<S, C>, frame: Frame): WholeStep<S, C> {
  const step = wholeSteps(game).get(frame.step);
  if (step === undefined) throw new GameFault(`${game.id} has no step '${frame.step}'`);
  return step;
}

/** Runs what runs by itself until somebody is asked or the play is over. */
export function settle<S extends State, C extends Choice>(game: Game<S, C>, s: S): void {
  const { table, seats } = s.agenda;
  for (let moves = 0; moves < RESTLESS; ) {
    const before = moves;
    let asked = false;
    let open = false;
    let again = false;
    for (let seat = 0; seat < seats.length; seat++) {
      const stack = seats[seat];
      while (stack.length > 0 && moves < RESTLESS) {
        const frame = stack[stack.length - 1];
        const step = stepOf(game, frame);
        if (step.run === undefined && step.skip?.(s, seat, frame) !== true) {
          if (step.waits?.(s, seat, frame) !== true) asked = true;
          open = true;
          break;
        }
        stack.pop();
        moves++;
        if (step.run === undefined) continue;
        step.run(s, frame, seat);
        // It may have left something for a seat that was looked at before.
        for (let other = 0; other < seat; other++) if (seats[other].length > 0) again = true;
      }
    }
    if (again || moves >= RESTLESS) continue;
    if (asked) return;
    if (open) {
      if (moves > before) continue;
      throw new GameFault(`${game.id}: every seat that has something to do waits for another one`);
    }
    const frame = table.pop();
    if (frame === undefined) return;
    moves++;
    s.agenda.phase++;
    const step = stepOf(game, frame);
    if (step.run === undefined) throw new GameFault(`${game.id}: '${frame.step}' asks, so it belongs to a seat`);
    step.run(s, frame, TABLE);
  }
  throw new GameFault(`${game.id}: the agenda does not come to rest`);
}

/** Is this seat asked for a choice now? */
export function isAsked<S extends State, C extends Choice>(game: Game<S, C>, s: S, seat: Seat): boolean {
  const stack = s.agenda.seats[seat];
  if (stack === undefined || stack.length === 0) return false;
  const frame = stack[stack.length - 1];
  return stepOf(game, frame).waits?.(s, seat, frame) !== true;
}

/** The seats that are asked now; none when the play is over. */
export function askedSeats<S extends State, C extends Choice>(game: Game<S, C>, s: S): Seat[] {
  const asked: Seat[] = [];
  for (let seat = 0; seat < s.agenda.seats.length; seat++) if (isAsked(game, s, seat)) asked.push(seat);
  return asked;
}

export function isOver(s: State): boolean {
  return s.agenda.table.length === 0 && s.agenda.seats.every((stack) => stack.length === 0);
}

/** What the seat is asked; undefined when it is not asked. */
export function frameOf<S extends State, C extends Choice>(game: Game<S, C>, s: S, seat: Seat): Frame | undefined {
  return isAsked(game, s, seat) ? s.agenda.seats[seat].at(-1) : undefined;
}

/** Every legal choice of a seat that is asked. */
export function optionsOf<S extends State, C extends Choice>(game: Game<S, C>, s: S, seat: Seat): C[] {
  const stack = s.agenda.seats[seat];
  const frame = stack[stack.length - 1];
  const options = stepOf(game, frame).options?.(s, seat, frame) ?? [];
  if (options.length === 0) throw new GameFault(`${game.id}: seat ${seat} has no option in '${frame.step}'`);
  return options;
}

/** Applies a choice that `optionsOf` listed, unchecked: the fast path of simulations. */
export function advance<S extends State, C extends Choice>(game: Game<S, C>, s: S, seat: Seat, choice: C): void {
  const frame = s.agenda.seats[seat].pop() as Frame;
  stepOf(game, frame).take?.(s, seat, choice, frame);
  settle(game, s);
}
