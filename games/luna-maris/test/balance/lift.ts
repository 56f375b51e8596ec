import { type Estimate, estimateMean, estimateShare } from '@orrery/bots';
import type { Kind, Mark, Seen } from './observe.ts';

/** One component: how much it is used, and what becomes of those who use it. */
export interface Row {
  readonly what: string;
  /** The share of plays in which anybody came by it, of those that offered it. */
  readonly plays: number;
  /** The share of seats that did, and how often each of all seats did. */
  readonly seats: number;
  readonly perSeat: number;
  readonly count: number;
  /** Victories of those seats beyond an even share. */
  readonly raw: Estimate;
  /** Victories beyond those of seats that came by one of its kind in the same round that is like it (see `Mark`). */
  readonly lift: Estimate;
}

interface First {
  readonly what: string;
  readonly stratum: string;
  /** Victory less an even share. */
  readonly gain: number;
}

/** Marks of a kind that seats came by first; later ones of the same component tell nothing new. */
function firsts(plays: readonly Seen[], kind: Kind): First[] {
  const found: First[] = [];
  for (const { seats, each } of plays) {
    for (const { marks, win } of each) {
      const known = new Set<string>();
      for (const { what, round, like } of marks.filter((mark) => mark.kind === kind)) {
        if (known.has(what)) continue;
        known.add(what);
        found.push({ what, stratum: `${seats}/${round}/${like}`, gain: win - 1 / seats });
      }
    }
  }
  return found;
}

export function rowsOf(plays: readonly Seen[], kind: Kind): Row[] {
  const all = firsts(plays, kind);
  const strata = new Map<string, { sum: number; n: number }>();
  for (const { stratum, gain } of all) {
    const known = strata.get(stratum) ?? { sum: 0, n: 0 };
    strata.set(stratum, { sum: known.sum + gain, n: known.n + 1 });
  }
  const usual = (stratum: string): number => {
    const { sum, n } = strata.get(stratum) ?? { sum: 0, n: 1 };
    return sum / n;
  };
  // Everybody has a start and an equipment, so an even share is what they are measured by.
  const everybody = kind === 'start' || kind === 'equipment';
  const isWhat = (what: string) => (mark: Mark) => mark.kind === kind && mark.what === what;
  return [...new Set(all.map(({ what }) => what))].sort().map((what) => {
    const own = all.filter((first) => first.what === what);
    const offering = plays.filter(({ offered }) => offered[kind]?.includes(what) ?? true);
    const seats = offering.flatMap(({ each }) => each);
    const raw = estimateMean(own.map(({ gain }) => gain));
    return {
      what,
      plays: offering.filter(({ each }) => each.some(({ marks }) => marks.some(isWhat(what)))).length / offering.length,
      seats: own.length / seats.length,
      perSeat: seats.reduce((sum, { marks }) => sum + marks.filter(isWhat(what)).length, 0) / seats.length,
      count: own.length,
      raw,
      lift: everybody ? raw : estimateMean(own.map(({ gain, stratum }) => gain - usual(stratum))),
    };
  });
}

/**
 * A strategy is what a seat spends more of its actions on than others do: the module whose share of its main actions
 * lies furthest above the usual one, in standard deviations. It goes by shares, so whoever simply does more of
 * everything gains no label by that.
 */
export function strategies(plays: readonly Seen[]): Row[] {
  const seats = plays.flatMap(({ each, seats: n }) => each.map((seat) => ({ ...seat, even: 1 / n })));
  const modules = [...new Set(seats.flatMap(({ marks }) => marks.filter(isMain).map(({ what }) => what)))].sort();
  const shares = seats.map(({ marks }) => {
    const uses = marks.filter(isMain);
    return modules.map((module) => uses.filter(({ what }) => what === module).length / Math.max(1, uses.length));
  });
  const spread = modules.map((_, m) => {
    const mean = shares.reduce((sum, share) => sum + share[m], 0) / shares.length;
    return {
      mean,
      deviation: Math.sqrt(shares.reduce((sum, share) => sum + (share[m] - mean) ** 2, 0) / shares.length),
    };
  });
  const labels = shares.map((share) => {
    const off = share.map((part, m) => (spread[m].deviation > 0 ? (part - spread[m].mean) / spread[m].deviation : 0));
    return off.indexOf(Math.max(...off));
  });
  return modules.map((what, m) => {
    const own = seats.filter((_, i) => labels[i] === m);
    const raw = estimateMean(own.map(({ win, even }) => win - even));
    return {
      what,
      plays: 0,
      seats: own.length / seats.length,
      perSeat: spread[m].mean,
      count: own.length,
      raw,
      lift: raw,
    };
  });
}

/** The spaceport is where every strategy earns its points, so it makes none. */
const isMain = ({ kind, what }: Mark): boolean => kind === 'main' && what !== 'spaceport';

export function winShare(plays: readonly Seen[]): Estimate {
  return estimateShare(plays.filter(({ each }) => each[0].win > 0).length, plays.length);
}
