import { optionsOf, type Seat } from '@orrery/kernel';
import { pulsar } from '../game.ts';
import type { Doing } from '../rules/choices.ts';
import { CLUSTERS } from '../rules/cluster.ts';
import { visitMask } from '../rules/flight.ts';
import { powersOf } from '../rules/powers.ts';
import { countVisits, FOUR_BITS, gateShift, PULSAR_SHIFT, packVisits, readPath } from '../rules/routes.ts';
import { NOBODY, type PulsarFrame, type PulsarState } from '../rules/state.ts';
import { bringsBonus, isOpen } from '../rules/systems.ts';

/** What a flight brings, as far as it can be known before. */
export interface Gains {
  readonly stations: number;
  readonly discovery: boolean;
  readonly claims: boolean;
  /** Visits that a patent or an open gate run can count. */
  readonly visits: number;
}

export function gainsOf(view: PulsarState, seat: Seat, way: readonly number[]): Gains {
  const { systemOf, pulsarOf } = CLUSTERS[view.side];
  const player = view.players[seat];
  const end = way[way.length - 1];
  const systems = new Set(way.map((at) => systemOf[at]).filter((system) => system >= 0));
  const last = systemOf[end];
  const counted = packVisits(countVisits(view.side, way)) & visitMask(player, powersOf(player));
  const fields = [gateShift(0), gateShift(1), gateShift(2), PULSAR_SHIFT];
  return {
    stations: [...systems].filter((system) => isOpen(view, seat, system)).length,
    discovery: last >= 0 && bringsBonus(view, seat, last),
    claims: pulsarOf[end] >= 0 && view.owner[pulsarOf[end]] === NOBODY && player.rings > 0,
    visits: fields.reduce((sum, shift) => sum + ((counted >> shift) & FOUR_BITS), 0),
  };
}

export const isIdle = ({ stations, claims, visits }: Gains): boolean => stations === 0 && !claims && visits === 0;

/** Rough worth of a flight: enough to tell which of several ways to one place a player means. */
const worthOf = (view: PulsarState, seat: Seat, way: readonly number[]): number => {
  const { stations, discovery, claims, visits } = gainsOf(view, seat, way);
  const detours = way.length - new Set(way).size;
  return stations * 10 + (discovery ? 6 : 0) + (claims ? 8 : 0) + visits * 2 - detours;
};

/** Flying in circles for nothing: it is allowed, but nobody means it when they press a place. */
function isUseless(view: PulsarState, seat: Seat, way: readonly number[]): boolean {
  const seen = new Set([view.players[seat].ship, ...way]);
  return seen.size <= way.length && isIdle(gainsOf(view, seat, way));
}

export const frameOf = (view: PulsarState, seat: Seat | null): PulsarFrame | undefined =>
  seat === null ? undefined : view.agenda.seats[seat].at(-1);

export const endOf = (path: string): string => path.slice(path.lastIndexOf('-') + 1);

const known = new WeakMap<PulsarState, ReadonlyMap<string, string>>();

/** The best way to every place a flight can end at: the one that a press there takes. Useless ones are no way at all. */
export function bestWays(view: PulsarState, seat: Seat): ReadonlyMap<string, string> {
  const found = known.get(view);
  if (found !== undefined) return found;
  const best = new Map<string, { readonly path: string; readonly worth: number }>();
  for (const option of optionsOf(pulsar, view, seat)) {
    if (option.do !== 'route') continue;
    const end = endOf(option.path);
    const way = readPath(view.side, option.path);
    if (isUseless(view, seat, way)) continue;
    const worth = worthOf(view, seat, way);
    const other = best.get(end);
    if (other === undefined || worth > other.worth) best.set(end, { path: option.path, worth });
  }
  const ways = new Map([...best].map(([end, { path }]) => [end, path]));
  known.set(view, ways);
  return ways;
}

export const isBest = (view: PulsarState, seat: Seat, { path }: Doing<'route'>): boolean =>
  bestWays(view, seat).get(endOf(path)) === path;

/** The way that is being flown, drawn or announced in a position, as locations after the start. */
export function wayIn(view: PulsarState, seat: Seat | null): readonly number[] {
  const frame = frameOf(view, seat);
  return frame?.step === 'draw' || frame?.step === 'gate-run' ? frame.path : [];
}
