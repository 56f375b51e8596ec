export const people = {
  person: 'Person',
  myPage: 'My page',
  since: (when: string) => `Plays here since ${when}`,
  playedGames: (n: number) => (n === 1 ? '1 finished game' : `${n} finished games`),
  noGames: 'No finished game yet.',
  ratingOverTime: (game: string, from: string, to: string) => `Rating in ${game}: from ${from} to ${to}`,
  ratings: 'Ratings',
  unrated: 'not rated',
  games: 'Games',
  replay: 'Replay',
  place: (place: number) => `place ${place}`,
  byInvitation: 'by invitation',
  favourite: 'Favourite',
  favouriteText: (plays: number, share: string, seats: number) =>
    `${plays === 1 ? '1 game' : `${plays} games`}, ${share} won, mostly with ${seats} seats.`,
  opening: (opening: string, times: number) => `First choice most often: ‘${opening}’ (${times} ×).`,
  won: 'Won',
  meanPlace: 'Average place',
  against: 'Ahead of you : behind you',
  records: 'Records',
  record: (points: string, game: string) => `${points} points in ${game}`,
  hide: 'My page and my place in the lists are for me alone',
  hideHelp: 'At tables the others still see your rating beside your name.',
  isPrivate: 'Only you see this page.',
  nobody: 'There is no such page, or somebody keeps it to themselves.',
};

export type PeopleDictionary = typeof people;
