import type { CorporationId, Turn } from '../data/index.ts';
import type { Effect } from '../rules/state.ts';
import { at, type PlayerSetup, type PositionSetup, position, tileNo } from './position.ts';

export type T = ReturnType<typeof position>;

export const SYNERGY: Effect = { effect: 'synergy' };
export const PATCH: Effect = { effect: 'patch' };
/** One marker by this many steps, as a civ card gives it. */
export const advanceBy = (steps: number): Effect => ({
  effect: 'advance-any',
  among: 0b11111,
  times: 1,
  steps,
  bonus: true,
});

/** What the card Unionization gives. */
export const UNIONIZE: Effect = { effect: 'unionize', among: 0b11111 };

/** Seat 0 owns the corporation; sectors are empty unless told, so that only what is pending has to be done. */
export const owner = (corporation: CorporationId, setup: PlayerSetup = {}, rest: PositionSetup = {}): T =>
  position({
    ...rest,
    players: [{ corporation, offer: ['', ''], ...setup }, ...(rest.players ?? [{ offer: ['', ''] }])],
  });

export const own = (t: T) => t.state.players[0];
export const spaces = (t: T): number[] => own(t).markers.map((place) => place & 15);
export const kinds = (t: T): string[] => own(t).pending.map(({ effect }) => effect);

/** Seat 0 takes a tile on offer and lays it. */
export function lay(t: T, tile: string, corner: string, turn: Turn = 'r0'): void {
  t.choose(0, { do: 'take', tile: tileNo(tile) });
  t.choose(0, { do: 'place', at: at(corner), turn });
}

/** Both seats end the windows they are in until the round is over. */
export function endRound(t: T): void {
  const { round } = t.state;
  while (t.state.round === round && t.state.finalStep === 0)
    for (const seat of t.asked()) t.choose(seat, { do: 'end' });
}
