/** Puzzles: a position, and the one choice that is clearly best. */
export const puzzles = {
  puzzles: 'Puzzles',
  today: 'Puzzle of the day',
  todayHelp: 'One choice is clearly best. Which?',
  solve: 'Solve it',
  solved: 'Solved',
  streak: (n: number) => (n === 1 ? '1 day in a row' : `${n} days in a row`),
  yourMove: 'Your move',
  find: 'One choice is clearly better than all others. Find it on the board or in the list.',
  right: 'That is it!',
  wrong: (points: string) => `Not the best: about ${points} points are lost.`,
  wrongUnknown: 'Not the best.',
  best: (choice: string) => `Best: ${choice}`,
  chosen: (choice: string) => `Your choice: ${choice}`,
  ahead: (points: string, next: string) => `About ${points} points better than: ${next}`,
  again: 'Look again',
  showBest: 'Show the best',
  otherGames: 'Today in the other games',
  outdated: 'This puzzle belongs to other rules and cannot be shown.',
  loading: 'Loading',
};

export type PuzzlesDictionary = typeof puzzles;
