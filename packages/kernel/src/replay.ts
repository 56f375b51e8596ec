import type { Choice, Game, State } from './game.ts';
import { choose, type Play, startPlay } from './play.ts';
import { badRecord, type PlayRecord } from './record.ts';
import { isRefused, type Refusal } from './refusal.ts';
import type { GameEvent } from './voice.ts';

/** Plays a record again, checking every choice, up to `to` choices (all of them unless told). */
export function replay<S extends State, C extends Choice>(
  game: Game<S, C>,
  record: PlayRecord,
  to: number = record.choices.length,
): Play<S, C> | Refusal {
  if (!Number.isInteger(to) || to < 0 || to > record.choices.length) {
    return badRecord(`there is no choice ${to}; it has ${record.choices.length}`);
  }
  const play = startAgain(game, record);
  if (isRefused(play)) return play;
  for (let i = 0; i < to; i++) {
    const answer = chooseAgain(play, record, i);
    if (isRefused(answer)) return answer;
  }
  return play;
}

/** The play as it was before the first choice of its record. */
export function startAgain<S extends State, C extends Choice>(
  game: Game<S, C>,
  record: PlayRecord,
): Play<S, C> | Refusal {
  if (record.game !== game.id) return badRecord(`it is of '${record.game}', not of '${game.id}'`);
  if (record.version !== game.version) return badRecord(`it is of version ${record.version}, this is ${game.version}`);
  const play = startPlay(game, { seats: record.seats, settings: record.settings, seed: record.seed });
  return isRefused(play) ? badRecord(play.message) : play;
}

/** Makes choice `i` of a record, on a play that has come so far. */
export function chooseAgain<S extends State, C extends Choice>(
  play: Play<S, C>,
  { choices }: PlayRecord,
  i: number,
): readonly GameEvent[] | Refusal {
  const [seat, choice] = choices[i];
  const answer = choose(play, seat, choice);
  return isRefused(answer) ? badRecord(`choice ${i + 1} of ${choices.length}: ${answer.message}`) : answer;
}
