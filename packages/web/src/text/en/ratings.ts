export const ratings = {
  rated: 'Rated',
  ratedHelp: 'The result changes the rating of everybody who plays.',
  unrated: 'for fun',
  countsForRating: 'Rating',
  counts: 'counts',
  countsNot: 'does not count',
  rating: (points: string) => `rating ${points}`,
  provisionalHelp: 'not sure yet: too few games',
  changed: 'Ratings',
  changedTo: (name: string, points: string, change: string) => `${name}: ${points} (${change})`,
  bots: 'Bots may sit down',
  botsHelp: 'Programs of others, that play under a name of their own.',
  bot: 'bot',
  // Leaderboard
  leaderboard: 'Leaderboard',
  leaderboardOf: (game: string) => `Leaderboard of ${game}`,
  rank: 'rank',
  person: 'who',
  lastDays: 'last 30 days',
  games: 'games',
  won: 'won',
  points: 'rating',
  provisional: 'provisional',
  nobodyYet: 'Nobody has finished a rated game here yet. Be the first.',
  climbing: 'Climbing',
  climbedBy: (wins: number, plays: number) => `${wins} of ${plays} won`,
  howItCounts: 'How it counts',
  howItCountsText:
    'One number a game, for 2 to 6 seats. It moves by your place against the strength of the table. Computers stand in the same list; a question mark means that it is not sure yet.',
  noLeaderboard: 'There are no ratings on this server.',
};

export type RatingsDictionary = typeof ratings;
