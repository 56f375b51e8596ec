const KEY = 'orrery-puzzles';

/** What was answered on this device: the last puzzle of each game, and the days in a row with one that was right. */
export interface Solved {
  readonly answers: Readonly<
    Record<string, { readonly day: number; readonly answer: string; readonly right: boolean }>
  >;
  readonly last: number;
  readonly streak: number;
}

export const NOTHING_SOLVED: Solved = { answers: {}, last: -1, streak: 0 };

export function loadSolved(): Solved {
  try {
    return { ...NOTHING_SOLVED, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Solved>) };
  } catch {
    return NOTHING_SOLVED;
  }
}

export function storeSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // A browser without storage begins every streak anew.
  }
}

/** The first answer of a puzzle counts; later ones are for learning. */
export function withAnswer(solved: Solved, day: number, game: string, answer: string, right: boolean): Solved {
  if (solved.answers[game]?.day === day) return solved;
  const answers = { ...solved.answers, [game]: { day, answer, right } };
  if (!right || solved.last === day) return { ...solved, answers };
  return { answers, last: day, streak: solved.last === day - 1 ? solved.streak + 1 : 1 };
}

/** Until today is over, yesterday's streak goes on. */
export const streakOn = ({ last, streak }: Solved, day: number): number => (last >= day - 1 ? streak : 0);
