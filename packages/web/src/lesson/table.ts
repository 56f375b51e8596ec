import {
  advance,
  askedSeats,
  type Choice,
  choose,
  findOption,
  type GameEvent,
  type GameRoom,
  heardBy,
  isAsked,
  isOver,
  isRefused,
  listen,
  optionsOf,
  parseNotation,
  type State,
  seedRandom,
  startPlay,
} from '@orrery/kernel';
import type { Wanted } from './chapters.ts';
import { LINE, SEED } from './line.ts';

export const LEARNER = 0;
const SEATS = 2;
/** No turn of the other player is longer than this. */
const PATIENCE = 500;

function readLine(line: string): { seat: number; choice: Choice } {
  const choice = parseNotation(line.slice(2));
  if (choice === undefined) throw new Error(`The lesson's line cannot be read: ${line}`);
  return { seat: Number(line[0]), choice };
}

/** The state after so many choices of the lesson's line, by the real engine. */
export function stateAt({ game }: GameRoom, count: number): State {
  const play = startPlay(game, { seats: SEATS, seed: SEED });
  if (isRefused(play)) throw new Error(play.message);
  for (const line of LINE.slice(0, count)) {
    const { seat, choice } = readLine(line);
    const heard = choose(play, seat, choice);
    if (isRefused(heard)) throw new Error(heard.message);
  }
  return play.state;
}

const fits = (choice: Choice, facts: Readonly<Record<string, number>> = {}): boolean =>
  Object.entries(facts).every(([key, value]) => (choice as Choice & Readonly<Record<string, unknown>>)[key] === value);

/** The learner's legal choices that a step asks for; all of them where it asks for nothing special. */
export function wantedChoices({ game }: GameRoom, state: State, wanted: Wanted): Choice[] {
  if (isOver(state) || !isAsked(game, state, LEARNER)) return [];
  const { verbs, facts, leadsTo, scores } = wanted;
  const options = optionsOf(game, state, LEARNER).filter(
    (choice) => (verbs.length === 0 || verbs.includes(choice.do)) && fits(choice, facts),
  );
  if (leadsTo === undefined && scores === undefined) return options;
  const pointsOf = (at: State): number =>
    game.breakdown(at, LEARNER).reduce((sum, { row, points }) => sum + (scores?.includes(row) ? points : 0), 0);
  return options.filter((choice) => {
    const then = game.clone(state);
    advance(game, then, LEARNER, choice);
    if (scores !== undefined && pointsOf(then) <= pointsOf(state)) return false;
    if (leadsTo === undefined) return true;
    const next = isAsked(game, then, LEARNER) ? optionsOf(game, then, LEARNER) : [];
    return next.some((each) => each.do === leadsTo.verb && fits(each, leadsTo.facts));
  });
}

export interface Taken {
  readonly state: State;
  /** What the learner heard of it. */
  readonly events: readonly GameEvent[];
}

/** The learner's choice, then the other player's until the learner is asked again: as in the line, as far as that goes. */
export function takeChoice({ game, advice }: GameRoom, before: State, from: number, choice: Choice): Taken {
  const state = game.clone(before);
  const random = seedRandom(`${SEED} ${from}`);
  const script = LINE.slice(from)
    .map(readLine)
    .filter(({ seat }) => seat !== LEARNER);
  const events = listen(() => {
    advance(game, state, LEARNER, choice);
    for (let left = PATIENCE; left > 0 && !isOver(state) && !isAsked(game, state, LEARNER); left--) {
      const [seat] = askedSeats(game, state);
      const options = optionsOf(game, state, seat);
      let answer: Choice | undefined;
      while (answer === undefined && script.length > 0) {
        const next = script.shift();
        answer = next && findOption(options, next.choice);
      }
      advance(game, state, seat, answer ?? advice.playout?.(state, seat, options, random) ?? options[0]);
    }
  });
  return { state, events: events.filter((event) => heardBy(event, LEARNER)) };
}
