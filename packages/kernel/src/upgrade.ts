import { advance, askedSeats, optionsOf } from './flow.ts';
import type { Choice, Game, Seat, State } from './game.ts';
import { horizonOf, type Play, startPlay, viewOf } from './play.ts';
import { seedRandom } from './random.ts';
import { isRefused } from './refusal.ts';
import { silently } from './voice.ts';

/**
 * A play that was begun under an older version of its game, going on from its state under this one; undefined where
 * that is impossible. It can no longer be replayed from its seed: its first choices were made under other rules.
 */
export function upgradePlay<S extends State, C extends Choice>(
  game: Game<S, C>,
  kept: Omit<Play<S, C>, 'game'>,
  fromVersion: number,
): Play<S, C> | undefined {
  try {
    const state = upgradeState(game, kept, kept.state, fromVersion);
    const bases = kept.stretches.map(({ base }) => upgradeState(game, kept, base, fromVersion));
    if (state === undefined || bases.includes(undefined)) return undefined;
    const stretches = kept.stretches.map((stretch, i) => ({ ...stretch, base: bases[i] as S }));
    const play: Play<S, C> = { ...kept, game, choices: [...kept.choices], state, stretches };
    silently(() => tryOut(play));
    return play;
  } catch {
    // Whatever the rules of today trip over, they cannot go on from it.
    return undefined;
  }
}

function upgradeState<S extends State, C extends Choice>(
  game: Game<S, C>,
  { settings, seats, seed }: Omit<Play<S, C>, 'game'>,
  old: S,
  fromVersion: number,
): S | undefined {
  if (game.upgrade !== undefined) return game.upgrade(old, fromVersion);
  const fresh = startPlay(game, { seats, settings, seed });
  return !isRefused(fresh) && hasAllOf(old, fresh.state, seats) ? old : undefined;
}

/** Has a state every field that a fresh one has, and each seat's part of it too? */
function hasAllOf(state: State, fresh: State, seats: number): boolean {
  const pairs: [unknown, unknown][] = [[state, fresh]];
  for (const [key, value] of Object.entries(fresh)) {
    const same: unknown = state[key as keyof State];
    if (!Array.isArray(value) || value.length !== seats) continue;
    if (!Array.isArray(same) || same.length !== seats) return false;
    for (const [seat, part] of value.entries()) pairs.push([same[seat], part]);
  }
  return pairs.every(([had, wanted]) => !isRecord(wanted) || (isRecord(had) && hasKeys(had, wanted)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasKeys = (had: object, wanted: object): boolean => Object.keys(wanted).every((key) => Object.hasOwn(had, key));

/** Does everything with a play that a table does, and throws where something does not work. */
function tryOut<S extends State, C extends Choice>(play: Play<S, C>): void {
  const { game, seats, state } = play;
  for (const { step } of [...state.agenda.table, ...state.agenda.seats.flat()]) {
    if (game.steps[step] === undefined) throw new Error(`there is no step '${step}' any more`);
  }
  game.result(state);
  for (const viewer of [null, ...Array.from({ length: seats }, (_, seat) => seat)] as (Seat | null)[]) {
    const view = viewOf(play, viewer);
    game.guess(view, viewer, seedRandom('try'));
    for (let seat = 0; seat < seats; seat++) game.breakdown(view, seat);
  }
  for (const seat of askedSeats(game, state)) {
    const [first] = optionsOf(game, horizonOf(play, seat), seat);
    if (first === undefined) throw new Error(`seat ${seat} is asked, but has no option`);
    advance(game, game.clone(state), seat, first);
  }
}
