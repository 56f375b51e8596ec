import { noLuck, type Seat } from '@orrery/kernel';
import { cloneState } from './rules/clone.ts';
import { HIDDEN, type PulsarState } from './rules/state.ts';

/** Everything is open but what lies face down: systems, both stacks, luck, and sides that others still choose. */
export function view(s: PulsarState, viewer: Seat | null): PulsarState {
  const open = openView(s);
  return viewer === null ? open : seatView(open, s, viewer);
}

function openView(s: PulsarState): PulsarState {
  const seen = cloneState(s);
  seen.random = noLuck();
  seen.systems = s.systems.map((tile, system) => (s.shown[system] === 1 ? tile : HIDDEN));
  seen.spare = HIDDEN;
  seen.unexplored = s.unexplored.map(() => HIDDEN);
  // PUL-INFO-05: the top of the transmitter stack lies open.
  seen.stack = s.stack.map((tile, i) => (i === s.stack.length - 1 ? tile : HIDDEN));
  if (areSidesSecret(s)) for (const player of seen.players) player.hqSide = HIDDEN;
  return seen;
}

/** What a seat knows beyond a spectator: the side it has chosen. */
export function seatView(open: PulsarState, s: PulsarState, viewer: Seat): PulsarState {
  if (!areSidesSecret(s)) return { ...open };
  const { hqSide } = s.players[viewer];
  return { ...open, players: open.players.with(viewer, { ...open.players[viewer], hqSide }) };
}

/** PUL-DEC-11: sides are shown when everybody has chosen. */
export function areSidesSecret(s: PulsarState): boolean {
  return s.agenda.table.some((frame) => frame.step === 'show-sides');
}
