import { isProvisional, NEWCOMER, pointsOf, type Rating, rate } from './rating.ts';

/** A finished play, as a list of ratings is made from: who sat there and which places they reached. */
export interface RatedPlay {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly seats: readonly { readonly player: string; readonly place: number }[];
}

export interface RatingChange {
  readonly play: string;
  readonly at: number;
  readonly before: Rating;
  readonly after: Rating;
  readonly place: number;
  readonly seats: number;
}

export interface RatingRow {
  readonly player: string;
  readonly rating: Rating;
  readonly points: number;
  readonly isProvisional: boolean;
  readonly plays: number;
  readonly wins: number;
}

/**
 * The ratings of one game. They follow from the finished plays alone, in the order in which these ended: whoever has the
 * records can make them again. Computer players are anchors: measured once, they never move, so that points mean the
 * same in every club.
 */
export class Ratings {
  readonly #anchors: ReadonlyMap<string, Rating>;
  readonly #changes = new Map<string, RatingChange[]>();

  constructor(anchors: ReadonlyMap<string, Rating> = new Map()) {
    this.#anchors = anchors;
  }

  static from(plays: readonly RatedPlay[], anchors?: ReadonlyMap<string, Rating>): Ratings {
    const ratings = new Ratings(anchors);
    const inOrder = plays.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
    for (const play of inOrder) ratings.add(play);
    return ratings;
  }

  /**
   * Counts a play. One that nobody could win or lose, alone or against oneself, changes nothing. Of an anchor several may
   * sit at a table.
   */
  add({ id, at, seats }: RatedPlay): readonly RatingChange[] {
    const people = seats.flatMap(({ player }) => (this.#anchors.has(player) ? [] : [player]));
    if (seats.length < 2 || people.length === 0 || new Set(people).size < people.length) return [];
    const before = seats.map(({ player }) => this.of(player));
    const after = rate(
      before,
      seats.map(({ place }) => place),
    );
    const changes = seats.map(({ place }, seat) => ({
      play: id,
      at,
      before: before[seat],
      after: after[seat],
      place,
      seats: seats.length,
    }));
    for (const [seat, { player }] of seats.entries()) {
      if (this.#anchors.has(player)) continue;
      const known = this.#changes.get(player);
      if (known) known.push(changes[seat]);
      else this.#changes.set(player, [changes[seat]]);
    }
    return changes;
  }

  of(player: string): Rating {
    return this.#anchors.get(player) ?? this.#changes.get(player)?.at(-1)?.after ?? NEWCOMER;
  }

  /** How somebody's rating went, the oldest first. */
  historyOf(player: string): readonly RatingChange[] {
    return this.#changes.get(player) ?? [];
  }

  /** Everybody, the strongest first; the anchors stand among them. */
  list(): RatingRow[] {
    const people = [...this.#changes].map(([player, changes]) => this.#row(player, changes));
    const anchors = [...this.#anchors.keys()].map((player) => this.#row(player, []));
    return [...people, ...anchors].sort((a, b) => b.rating.mean - a.rating.mean || (a.player < b.player ? -1 : 1));
  }

  #row(player: string, changes: readonly RatingChange[]): RatingRow {
    const rating = this.of(player);
    return {
      player,
      rating,
      points: pointsOf(rating),
      isProvisional: !this.#anchors.has(player) && isProvisional(rating),
      plays: changes.length,
      wins: changes.filter(({ place }) => place === 1).length,
    };
  }
}
