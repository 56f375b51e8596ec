import type { PeopleDictionary } from '../en/people.ts';

export const people: PeopleDictionary = {
  person: 'Person',
  myPage: 'Meine Seite',
  since: (when) => `Spielt hier seit ${when}`,
  playedGames: (n) => (n === 1 ? '1 beendete Partie' : `${n} beendete Partien`),
  noGames: 'Noch keine beendete Partie.',
  ratingOverTime: (game, from, to) => `Wertung in ${game}: von ${from} auf ${to}`,
  ratings: 'Wertungen',
  unrated: 'ohne Wertung',
  games: 'Partien',
  replay: 'Ansehen',
  place: (place) => `Platz ${place}`,
  byInvitation: 'auf Einladung',
  favourite: 'Lieblingsspiel',
  favouriteText: (plays, share, seats) =>
    `${plays === 1 ? '1 Partie' : `${plays} Partien`}, ${share} gewonnen, meist an ${seats} Plätzen.`,
  opening: (opening, times) => `Am häufigsten zuerst gewählt: „${opening}“ (${times} ×).`,
  won: 'Gewonnen',
  meanPlace: 'Platz im Schnitt',
  against: 'Vor dir : hinter dir',
  records: 'Rekorde',
  record: (points, game) => `${points} Punkte in ${game}`,
  hide: 'Meine Seite und mein Platz in den Listen sind nur für mich',
  hideHelp: 'An Tischen sehen die anderen deine Wertung weiterhin neben deinem Namen.',
  isPrivate: 'Nur du siehst diese Seite.',
  nobody: 'Diese Seite gibt es nicht, oder jemand behält sie für sich.',
};
