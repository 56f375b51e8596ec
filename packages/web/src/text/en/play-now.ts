export const playNow = {
  playNow: 'Play now',
  playNowHelp: 'We look for people of about your strength. The table opens by itself.',
  game: 'Game',
  seats: 'How many seats are welcome',
  pace: 'Pace',
  paces: { live: 'Live, with a clock', days: 'Over days' } as Readonly<Record<string, string>>,
  paceHelp: { live: '45 minutes each, and a minute per turn.', days: 'A day for every move.' } as Readonly<
    Record<string, string>
  >,
  computers: 'Fill with computers if nobody comes',
  computersHelp: { live: 'After half a minute.', days: 'After half an hour.' } as Readonly<Record<string, string>>,
  look: 'Look for a game',
  looking: (game: string) => `Looking for a game of ${game}`,
  others: (n: number) =>
    n === 0 ? 'Nobody else waits yet.' : n === 1 ? 'One other waits too.' : `${n} others wait too.`,
  about: (time: string) => `, about ${time}`,
  usualWait: (time: string) => `Half of the people waited less than ${time} of late.`,
  waited: (time: string) => `You have waited ${time}.`,
  computersIn: (time: string) => `Computers fill the table in ${time}.`,
  stayLive: 'Stay on this page: the table opens here.',
  mayLeave: 'You need not stay: the table is in the lobby as soon as it is open.',
  stop: 'Wait no longer',
  line: (game: string, seats: string) => `${game}, ${seats} seats`,
  // Filters of open tables
  filters: 'Which tables',
  anyGame: 'Every game',
  anySeats: 'Any number of seats',
  nSeats: (n: number) => `${n} seats`,
  anyPace: 'Any pace',
  filterPaces: { none: 'Without a clock', live: 'Live', days: 'Over days' } as Readonly<Record<string, string>>,
  anyRated: 'Rated or not',
  onlyRated: 'Rated',
  onlyUnrated: 'Not rated',
  anyStrength: 'Any strength',
  nearStrength: 'About my strength',
  noneFits: 'No open table fits. Show more, or look for a game.',
  strength: (points: number) => `rating about ${points}`,
};

export type PlayNowDictionary = typeof playNow;
