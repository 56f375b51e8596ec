const DAY_MS = 86_400_000;

/** The challenge of a day: everybody plays the same game alone, from the same seed, once. */
export interface DailyChallenge {
  /** As 2026-11-15, by universal time: one day for the whole world. */
  readonly day: string;
  readonly game: string;
  readonly seed: string;
  readonly endsAt: number;
}

/** The games take turns. The seed is not told before the day begins: `secret` is the server's own. */
export function dailyChallenge(at: number, games: readonly string[], secret: string): DailyChallenge {
  const number = Math.floor(at / DAY_MS);
  const day = new Date(number * DAY_MS).toISOString().slice(0, 10);
  const game = games[number % games.length];
  return { day, game, seed: `daily ${day} ${game} ${secret}`, endsAt: (number + 1) * DAY_MS };
}
