import type { Choice, Game, Seat, State } from './game.ts';
import { copyPlay, type Play } from './play.ts';
import type { PlayRecord } from './record.ts';
import { isRefused, type Refusal } from './refusal.ts';
import { chooseAgain, startAgain } from './replay.ts';
import { type GameEvent, listen, roundBegun } from './voice.ts';

/** A moment of a play that is over: after one choice of its record. */
export interface Moment {
  /** Whose choice led here; null before the first one. */
  readonly by: Seat | null;
  /** What that choice, or the setup, made happen. */
  readonly events: readonly GameEvent[];
  /** The round in which the choice was made; undefined before the first, and in games without rounds. */
  readonly round: number | undefined;
  readonly scores: readonly number[];
}

/** A record walked through once, so that every moment of it is at hand. */
export interface Retraced<S extends State = State, C extends Choice = Choice> {
  /** One more than there are choices: the first is the setup. */
  readonly moments: readonly Moment[];
  /** The play as it stood after so many choices: a copy of its own. */
  playAt(step: number): Play<S, C>;
}

/** How many choices lie between two kept copies: so many have to be made again at the most. */
const APART = 8;

/** Plays a record again, checking every choice, and keeps what a reader of it asks for. */
export function retrace<S extends State, C extends Choice>(
  game: Game<S, C>,
  record: PlayRecord,
): Retraced<S, C> | Refusal {
  return allOf(retracing(game, record));
}

/** Takes all steps of a work at once, and gives what comes of it. */
export function allOf<Done>(steps: Generator<void, Done>): Done {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same choice by choice, for whoever must not stand still meanwhile. */
export function* retracing<S extends State, C extends Choice>(
  game: Game<S, C>,
  record: PlayRecord,
): Generator<void, Retraced<S, C> | Refusal> {
  let begun: Play<S, C> | Refusal | undefined;
  const opening = listen(() => {
    begun = startAgain(game, record);
  });
  const play = begun as Play<S, C> | Refusal;
  if (isRefused(play)) return play;
  let round = lastRound(opening);
  const moments: Moment[] = [{ by: null, events: opening, round, scores: game.scores(play.state) }];
  const copies = [copyPlay(play)];
  for (let i = 0; i < record.choices.length; i++) {
    const events = chooseAgain(play, record, i);
    if (isRefused(events)) return events;
    moments.push({ by: record.choices[i][0], events, round, scores: game.scores(play.state) });
    round = lastRound(events) ?? round;
    if (play.choices.length % APART === 0) copies.push(copyPlay(play));
    yield;
  }
  return {
    moments,
    playAt(step) {
      const near = copyPlay(copies[Math.floor(step / APART)]);
      for (let i = near.choices.length; i < step; i++) chooseAgain(near, record, i);
      return near;
    },
  };
}

function lastRound(events: readonly GameEvent[]): number | undefined {
  return events.map(roundBegun).findLast((round) => round !== undefined);
}
