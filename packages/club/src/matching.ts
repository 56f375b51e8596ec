/** Somebody who wants to play now. */
export interface Waiting {
  readonly player: string;
  readonly game: string;
  /** Numbers of seats that are welcome. */
  readonly seats: readonly number[];
  /** 'live', or how long a choice may take: only equals are put together. */
  readonly pace: string;
  /** Points on the scale of the ratings. */
  readonly points: number;
  readonly since: number;
  /** After so many milliseconds free seats may be filled with computer players; undefined for people only. */
  readonly computersAfter?: number;
  /** Whom they never want to meet. */
  readonly avoids?: readonly string[];
}

export interface Match {
  readonly game: string;
  readonly pace: string;
  readonly players: readonly string[];
  readonly seats: number;
}

/** Who has just come meets people of about their strength; every second of waiting lets it differ more. */
const FIRST_REACH = 150;
const REACH_PER_SECOND = 10;

const reachOf = ({ since }: Waiting, now: number): number =>
  FIRST_REACH + (REACH_PER_SECOND * Math.max(0, now - since)) / 1000;

/** Puts together who can play now, whoever waits longest first; each is in one match at most. */
export function matchWaiting(waiting: readonly Waiting[], now: number): Match[] {
  const left = new Set(waiting.toSorted((a, b) => a.since - b.since));
  const matches: Match[] = [];
  for (const first of left) {
    const match = matchFor(first, [...left], now);
    if (!match) continue;
    for (const one of match.people) left.delete(one);
    const { game, pace } = first;
    matches.push({ game, pace, players: match.people.map(({ player }) => player), seats: match.seats });
  }
  return matches;
}

function matchFor(
  first: Waiting,
  left: readonly Waiting[],
  now: number,
): { people: Waiting[]; seats: number } | undefined {
  const fitting = left
    .filter((other) => other !== first && fits(first, other, now))
    .sort((a, b) => Math.abs(a.points - first.points) - Math.abs(b.points - first.points));
  // Larger tables first: more people play.
  for (const seats of first.seats.toSorted((a, b) => b - a)) {
    const people = gather(first, fitting, seats, now);
    if (people.length === seats) return { people, seats };
  }
  return withComputers(first, fitting, now);
}

/** As many as fit to everybody who is there already. */
function gather(first: Waiting, fitting: readonly Waiting[], seats: number, now: number): Waiting[] {
  const people = [first];
  for (const other of fitting) {
    if (people.length === seats) break;
    if (other.seats.includes(seats) && people.every((one) => fits(one, other, now))) people.push(other);
  }
  return people;
}

/** Who has waited long enough plays with whoever else would, and computer players on the other seats. */
function withComputers(
  first: Waiting,
  fitting: readonly Waiting[],
  now: number,
): { people: Waiting[]; seats: number } | undefined {
  const isReady = ({ computersAfter, since }: Waiting): boolean =>
    computersAfter !== undefined && now - since >= computersAfter;
  if (!isReady(first)) return undefined;
  const seats = Math.min(...first.seats);
  return {
    people: gather(
      first,
      fitting.filter((other) => other.computersAfter !== undefined),
      seats,
      now,
    ),
    seats,
  };
}

function fits(a: Waiting, b: Waiting, now: number): boolean {
  return (
    a.game === b.game &&
    a.pace === b.pace &&
    Math.abs(a.points - b.points) <= Math.max(reachOf(a, now), reachOf(b, now)) &&
    !a.avoids?.includes(b.player) &&
    !b.avoids?.includes(a.player)
  );
}
