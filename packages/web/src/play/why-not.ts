import { type AskStep, type Choice, type Frame, type Game, notation, type State, type Words } from '@orrery/kernel';
import type { ScreenState } from './screen-state.ts';

/** The rule that forbids a choice now, by its id; undefined when no rule says it. */
export function forbiddenBy(
  game: Game,
  { view, viewer }: Pick<ScreenState, 'view' | 'viewer'>,
  choice: Choice,
): string | undefined {
  if (viewer === null) return undefined;
  const frame = view.agenda.seats[viewer].at(-1);
  const step = frame && (game.steps[frame.step] as AskStep<State, Choice, Frame>);
  try {
    return step?.whyNot?.(view, viewer, choice, frame as Frame)?.rule;
  } catch {
    // A choice typed by hand may have any fields.
    return undefined;
  }
}

/** The text of that rule. */
export function whyNotText(
  game: Game,
  words: Words,
  screen: Pick<ScreenState, 'view' | 'viewer'>,
  choice: Choice,
): string | undefined {
  const rule = forbiddenBy(game, screen, choice);
  return rule === undefined ? undefined : words.rules[rule];
}

/** A choice in words; undefined when what it was about is gone. */
export function sayGone(words: Words, { view, viewer }: ScreenState, choice: Choice): string | undefined {
  try {
    return viewer === null ? undefined : words.choice(choice, view, viewer);
  } catch {
    return undefined;
  }
}

/** What was offered at this table so far, by the step that asked. */
export type Offered = Map<string, Map<string, Choice>>;

const KEPT = 60;

/** Notes what is offered now; returns what was offered at this step before and is not any more. */
export function noLonger(offered: Offered, { view, viewer, options }: ScreenState): Choice[] {
  const step = viewer === null ? undefined : view.agenda.seats[viewer].at(-1)?.step;
  if (step === undefined || options.length === 0) return [];
  const before = offered.get(step) ?? new Map<string, Choice>();
  offered.set(step, before);
  const now = new Set(options.map(notation));
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, choice]) => choice);
  for (const choice of options) {
    if (before.size >= KEPT) break;
    before.set(notation(choice), choice);
  }
  return gone;
}
