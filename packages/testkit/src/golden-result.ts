import { type Game, hashPlain, isRefused, readRecord, replay, type Seat } from '@orrery/kernel';

/** How a golden play ended: what `results.json` beside the records says of each file. */
export interface GoldenResult {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly choices: number;
  /** Fingerprints of the state a third and two thirds of the way, and at the end. */
  readonly hashes: readonly string[];
}

/** Where in a play its state is fingerprinted. */
export const milestonesOf = (choices: number): number[] => [
  Math.floor(choices / 3),
  Math.floor((2 * choices) / 3),
  choices,
];

/** Plays a record again and says how it went. */
export function goldenResult(game: Game, text: string): GoldenResult {
  const record = readRecord(text, (id) => (id === game.id ? game : undefined));
  if (isRefused(record)) throw new Error(record.message);
  const hashes = milestonesOf(record.choices.length).map((to) => {
    const play = replay(game, record, to);
    if (isRefused(play)) throw new Error(play.message);
    return hashPlain(play.state);
  });
  const play = replay(game, record);
  if (isRefused(play)) throw new Error(play.message);
  const result = game.result(play.state);
  if (result === undefined) throw new Error('the record ends before the play does');
  return { scores: result.scores, winners: result.winners, choices: record.choices.length, hashes };
}
