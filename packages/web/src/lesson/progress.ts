const KEY = 'orrery-lessons';
/** Once there was one lesson only. */
const OLD_KEY = 'orrery-lesson';
const OLD_GAME = 'planet-unknown';

export interface Progress {
  /** The chapter to go on with, by game; absent before the first and after the last. */
  readonly at: Readonly<Record<string, string>>;
  /** Games whose lesson was finished. */
  readonly done: readonly string[];
  /** Nobody has to be invited again. */
  readonly seen: boolean;
}

const NOTHING: Progress = { at: {}, done: [], seen: false };

export function loadProgress(): Progress {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return { ...NOTHING, ...(JSON.parse(kept) as Partial<Progress>) };
    const old = JSON.parse(localStorage.getItem(OLD_KEY) ?? '{}') as { chapter?: string; seen?: boolean };
    return { ...NOTHING, seen: old.seen === true, at: old.chapter === undefined ? {} : { [OLD_GAME]: old.chapter } };
  } catch {
    return NOTHING;
  }
}

function store(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage starts its lessons anew.
  }
}

/** Keeps where the lesson of a game is left. */
export function leaveAt(game: string, chapter: string): void {
  const now = loadProgress();
  // The game that was learned last stands last.
  const { [game]: _, ...others } = now.at;
  store({ ...now, seen: true, at: { ...others, [game]: chapter } });
}

export function finishLesson(game: string): void {
  const now = loadProgress();
  const { [game]: _, ...at } = now.at;
  store({ seen: true, at, done: [...new Set([...now.done, game])] });
}

export const declineInvitation = (): void => store({ ...loadProgress(), seen: true });
