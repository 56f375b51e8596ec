import {
  type AskStep,
  advance,
  askedSeats,
  below,
  type Choice,
  type Frame,
  type Game,
  isOver,
  notation,
  optionsOf,
  type Seat,
  type State,
  seedRandom,
  type Words,
} from '@orrery/kernel';
import type { ScreenState } from './screen-state.ts';

/** A position in the eyes of one seat. */
type Asked = Pick<ScreenState, 'view' | 'viewer'>;

/** The rule that forbids a choice now, by its id; undefined when no rule says it. */
export function forbiddenBy(game: Game, { view, viewer }: Asked, choice: Choice): string | undefined {
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
export function whyNotText(game: Game, words: Words, screen: Asked, choice: Choice): string | undefined {
  const rule = forbiddenBy(game, screen, choice);
  return rule === undefined ? undefined : words.rules[rule];
}

/** A choice in words; undefined when what it was about is gone. */
export function sayGone(words: Words, { view, viewer }: Asked, choice: Choice): string | undefined {
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

const LOOKS_AHEAD = 4;
const FAR = 120;

/**
 * What the question of now may offer at other times: found by playing on at random from what the viewer knows. With it
 * a page can say why something is not possible yet, also to whoever has just opened the table.
 */
export function foreseen(game: Game, { view, viewer, options }: Asked & Pick<ScreenState, 'options'>): Choice[] {
  const step = viewer === null ? undefined : view.agenda.seats[viewer].at(-1)?.step;
  if (viewer === null || step === undefined || options.length === 0) return [];
  const luck = seedRandom('foreseen');
  const found = new Map<string, Choice>();
  for (let look = 0; look < LOOKS_AHEAD; look++) {
    const s = game.guess(view, viewer, luck);
    for (let made = 0; made < FAR && !isOver(s); made++) {
      const asked = askedSeats(game, s);
      const seat: Seat = asked.includes(viewer) ? viewer : asked[0];
      const list = optionsOf(game, s, seat);
      if (seat === viewer && s.agenda.seats[viewer].at(-1)?.step === step)
        for (const choice of list) found.set(notation(choice), choice);
      advance(game, s, seat, list[below(luck, list.length)]);
    }
  }
  for (const option of options) found.delete(notation(option));
  return [...found.values()];
}

/** What is closed now, in words, by the rule that closes it. */
export function closedBy(
  game: Game,
  words: Words,
  screen: Asked,
  choices: readonly Choice[],
): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  for (const choice of choices) {
    const rule = forbiddenBy(game, screen, choice);
    const said = rule && sayGone(words, screen, choice);
    if (!rule || !said) continue;
    const sayings = rules.get(rule) ?? [];
    if (!sayings.includes(said)) sayings.push(said);
    rules.set(rule, sayings);
  }
  return rules;
}
