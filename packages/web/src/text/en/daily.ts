export const daily = {
  daily: 'Daily challenge',
  dailyHelp: 'Everybody plays the same game alone, from the same start, once.',
  played: (n: number) => (n === 0 ? 'nobody has finished yet' : n === 1 ? '1 has finished' : `${n} have finished`),
  best: (score: string) => `best ${score}`,
  endsIn: (time: string) => `ends ${time}`,
  begin: 'Play',
  goOn: 'Go on',
  look: 'Look at the list',
  onlyOnce: 'You have one try. It waits for you if you leave.',
  yours: (score: string, rank: number | null) =>
    rank === null ? `Your result: ${score}` : `Your result: ${score}, place ${rank}`,
  list: 'Results',
  points: 'points',
  person: 'who',
  rank: 'place',
  hidden: 'somebody',
  nobody: 'Nobody has finished yet. Be the first.',
  yesterday: 'The day before',
  today: 'Today',
  replayBest: 'Look at the best play',
  replayLater: 'When the day is over, the best play can be looked at here.',
  none: 'There is no challenge here.',
};

export type DailyDictionary = typeof daily;
