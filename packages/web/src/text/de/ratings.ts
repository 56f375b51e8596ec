import type { RatingsDictionary } from '../en/ratings.ts';

export const ratings: RatingsDictionary = {
  rated: 'Gewertet',
  ratedHelp: 'Das Ergebnis verändert die Wertung aller, die mitspielen.',
  unrated: 'zum Spaß',
  countsForRating: 'Wertung',
  counts: 'zählt',
  countsNot: 'zählt nicht',
  rating: (points) => `Wertung ${points}`,
  provisionalHelp: 'noch nicht sicher: zu wenige Partien',
  changed: 'Wertungen',
  changedTo: (name, points, change) => `${name}: ${points} (${change})`,
  leaderboard: 'Rangliste',
  leaderboardOf: (game) => `Rangliste von ${game}`,
  person: 'wer',
  lastDays: 'letzte 30 Tage',
  games: 'Partien',
  won: 'gewonnen',
  points: 'Wertung',
  provisional: 'vorläufig',
  nobodyYet: 'Noch hat hier niemand eine gewertete Partie beendet. Mach den Anfang.',
  climbing: 'Im Aufstieg',
  climbedBy: (wins, plays) => `${wins} von ${plays} gewonnen`,
  howItCounts: 'Wie gezählt wird',
  howItCountsText:
    'Eine Zahl je Spiel, für 2 bis 6 Plätze. Sie bewegt sich mit deinem Rang gegen die Stärke des Tisches. Computer stehen in derselben Liste; ein Fragezeichen heißt, dass sie noch nicht sicher ist.',
  noLeaderboard: 'Auf diesem Server gibt es keine Wertungen.',
};
