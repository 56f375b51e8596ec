import type { PuzzlesDictionary } from '../en/puzzles.ts';

export const puzzles: PuzzlesDictionary = {
  puzzles: 'Rätsel',
  today: 'Rätsel des Tages',
  todayHelp: 'Eine Möglichkeit ist klar die beste. Welche?',
  solve: 'Lösen',
  solved: 'Gelöst',
  streak: (n) => (n === 1 ? '1 Tag in Folge' : `${n} Tage in Folge`),
  yourMove: 'Dein Zug',
  find: 'Eine Möglichkeit ist klar besser als alle anderen. Finde sie auf dem Spielplan oder in der Liste.',
  right: 'Genau das ist es!',
  wrong: (points) => `Nicht die beste: Etwa ${points} Punkte gehen verloren.`,
  wrongUnknown: 'Nicht die beste.',
  best: (choice) => `Am besten: ${choice}`,
  chosen: (choice) => `Deine Wahl: ${choice}`,
  ahead: (points, next) => `Etwa ${points} Punkte besser als: ${next}`,
  again: 'Noch einmal ansehen',
  showBest: 'Beste zeigen',
  otherGames: 'Heute in den anderen Spielen',
  outdated: 'Dieses Rätsel gehört zu anderen Regeln und lässt sich nicht zeigen.',
  loading: 'Lädt',
};
