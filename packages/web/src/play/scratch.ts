import {
  advance,
  askedSeats,
  below,
  type Choice,
  type GameRoom,
  heardBy,
  isAsked,
  isOver,
  listen,
  optionsOf,
  type Random,
  type Seat,
  type State,
  seedRandom,
} from '@orrery/kernel';
import type { LogEntry, ScreenState, TableLink } from './screen-state.ts';
import { thinkOf } from './think-of.ts';
import { Undone } from './undone.ts';

/** No turn of the others is longer than this; a game that is would hang the page. */
const PATIENCE = 2000;

interface Moment {
  readonly state: State;
  readonly log: readonly LogEntry[];
}

/**
 * A copy of a table to try things on. What is hidden is guessed from what the viewer may know, the others answer
 * quickly, and nothing of it ever leaves this page.
 */
export function openScratch({ game, advice }: GameRoom, real: ScreenState, viewer: Seat): TableLink {
  const random = seedRandom(`scratch ${real.id} ${real.question}`);
  const listeners = new Set<() => void>();
  const past: Moment[] = [];
  const undone = new Undone();
  const taken: Choice[] = [];
  let now: Moment = { state: game.guess(real.view, viewer, random), log: real.log };
  let screen = screenOf();

  function screenOf(): ScreenState {
    const { state, log } = now;
    const asked = askedSeats(game, state);
    return {
      ...real,
      seats: real.seats.map((each, seat) => ({
        ...each,
        asked: asked.includes(seat),
        thinking: false,
        breakdown: game.breakdown(state, seat),
      })),
      viewer,
      view: game.view(state, viewer),
      options: asked.includes(viewer) ? optionsOf(game, state, viewer) : [],
      question: past.length,
      canUndo: past.length > 0,
      canRedo: asked.includes(viewer) && undone.next(optionsOf(game, state, viewer)) !== undefined,
      held: null,
      log,
      result: game.result(state) ?? null,
      handOver: null,
      where: 'scratch',
    };
  }

  function show(): void {
    screen = screenOf();
    for (const listener of listeners) listener();
  }

  function take(choice: Choice): void {
    const state = game.clone(now.state);
    const log = [...now.log];
    const tell = (seat: Seat, made: Choice): void => {
      const events = listen(() => advance(game, state, seat, made)).filter((event) => heardBy(event, viewer));
      log.push({ id: `scratch-${log.length}`, by: seat, events });
    };
    tell(viewer, choice);
    for (let left = PATIENCE; left > 0 && !isOver(state) && !isAsked(game, state, viewer); left--) {
      const [seat] = askedSeats(game, state);
      tell(seat, answerOf(state, seat, random));
    }
    past.push(now);
    taken.push(choice);
    now = { state, log };
    show();
  }

  function answerOf(state: State, seat: Seat, luck: Random): Choice {
    const options = optionsOf(game, state, seat);
    return advice.playout?.(state, seat, options, luck) ?? options[below(luck, options.length)];
  }

  return {
    screen: () => screen,
    problem: () => undefined,
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    choose(choice, question) {
      if (question !== past.length) return;
      undone.forget();
      take(choice);
    },
    undo() {
      const before = past.pop();
      const choice = taken.pop();
      if (before === undefined || choice === undefined) return;
      undone.push(choice);
      now = before;
      show();
    },
    redo() {
      const choice = undone.pop();
      if (choice !== undefined) take(choice);
    },
    confirm() {},
    prefer() {},
    takeOver() {},
    hint: () => thinkOf(screen),
    exportRecord: () => Promise.resolve(undefined),
    close: () => listeners.clear(),
  };
}
