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
  type Seat,
  type State,
  seedRandom,
  startPlay,
} from '@orrery/kernel';
import type { Facts, Lesson, LessonStep, Wanted } from './lesson.ts';

export const LEARNER = 0;
/** No turn of the others is longer than this. */
const PATIENCE = 500;

/** A choice and the seat that made it. */
export type Made = readonly [Seat, Choice];

function readLine(line: string): Made {
  const choice = parseNotation(line.slice(2));
  if (choice === undefined) throw new Error(`The lesson's line cannot be read: ${line}`);
  return [Number(line[0]), choice];
}

/** The first choices of a lesson's line. */
export const choicesUntil = ({ line }: Lesson, count: number): readonly Made[] => line.slice(0, count).map(readLine);

/** The state after so many choices of the lesson's line, by the real engine. */
export function stateAt({ game }: GameRoom, lesson: Lesson, count: number): State {
  const { seats, settings, seed } = lesson;
  const play = startPlay(game, { seats, settings, seed });
  if (isRefused(play)) throw new Error(play.message);
  for (const [seat, choice] of choicesUntil(lesson, count)) {
    const heard = choose(play, seat, choice);
    if (isRefused(heard)) throw new Error(heard.message);
  }
  return play.state;
}

const fits = (choice: Choice, facts: Facts = {}): boolean =>
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

/** Of the wanted choices the one that the line makes; the first where it makes another. */
export function shownChoice({ line }: Lesson, from: number, wanted: readonly Choice[]): Choice | undefined {
  for (const entry of line.slice(from)) {
    const [seat, choice] = readLine(entry);
    const found = seat === LEARNER ? findOption(wanted, choice) : undefined;
    if (found !== undefined) return found;
  }
  return wanted[0];
}

export interface Taken {
  readonly state: State;
  /** What the learner heard of it. */
  readonly events: readonly GameEvent[];
  /** The learner's choice and what the others answered. */
  readonly made: readonly Made[];
}

/** Where a chapter stands: the state, the line's choices before the chapter, and those made in it. */
export interface Stand {
  readonly state: State;
  readonly from: number;
  readonly made: readonly Made[];
}

const isOther = ([seat]: Made): boolean => seat !== LEARNER;

/** The learner's choice, then the others' until the learner is asked again: as in the line, as far as that goes. */
export function takeChoice({ game, advice }: GameRoom, lesson: Lesson, stand: Stand, choice: Choice): Taken {
  const state = game.clone(stand.state);
  const random = seedRandom(`${lesson.seed} ${stand.from} ${stand.made.length}`);
  const script = lesson.line.slice(stand.from).map(readLine).filter(isOther).slice(stand.made.filter(isOther).length);
  const made: Made[] = [[LEARNER, choice]];
  const events = listen(() => {
    advance(game, state, LEARNER, choice);
    for (let left = PATIENCE; left > 0 && !isOver(state) && !isAsked(game, state, LEARNER); left--) {
      const [seat] = askedSeats(game, state);
      const options = optionsOf(game, state, seat);
      let answer: Choice | undefined;
      while (answer === undefined && script.length > 0) {
        const [by, next] = script.shift() as Made;
        if (by === seat) answer = findOption(options, next);
      }
      const taken = answer ?? advice.playout?.(state, seat, options, random) ?? options[0];
      made.push([seat, taken]);
      advance(game, state, seat, taken);
    }
  });
  return { state, events: events.filter((event) => heardBy(event, LEARNER)), made };
}

/** Has the step what it waited for? */
export const isMet = ({ until }: LessonStep, { made, events }: Taken): boolean =>
  until === undefined || made[0][1].do === until.verb || events.some(({ event }) => event === until.event);
