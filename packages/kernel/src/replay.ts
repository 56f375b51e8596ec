import type { Choice, Game, State } from './game.ts';
import { choose, type Play, startPlay } from './play.ts';
import { badRecord, type PlayRecord } from './record.ts';
import { isRefused, type Refusal } from './refusal.ts';

/** Plays a record again, checking every choice, up to `to` choices (all of them unless told). */
export function replay<S extends State, C extends Choice>(
  game: Game<S, C>,
  record: PlayRecord,
  to: number = record.choices.length,
): Play<S, C> | Refusal {
  if (record.game !== game.id) return badRecord(`it is of '${record.game}', not of '${game.id}'`);
  if (record.version !== game.version) return badRecord(`it is of version ${record.version}, this is ${game.version}`);
  if (!Number.isInteger(to) || to < 0 || to > record.choices.length) {
    return badRecord(`there is no choice ${to}; it has ${record.choices.length}`);
  }
  const play = startPlay(game, { seats: record.seats, settings: record.settings, seed: record.seed });
  if (isRefused(play)) return badRecord(play.message);
  for (let i = 0; i < to; i++) {
    const [seat, choice] = record.choices[i];
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) return badRecord(`choice ${i + 1} of ${record.choices.length}: ${answer.message}`);
  }
  return play;
}
