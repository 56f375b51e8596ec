import type { Choice, GameEvent, Language, Seat, State, Words } from '@orrery/kernel';

/**
 * What a game's drawn board gets: a view, what may be chosen, and a way to choose. What can be pressed carries
 * `data-glow`; a part that has a zoom of its own carries `data-near`.
 */
export interface BoardProps<S extends State = State, C extends Choice = Choice> {
  readonly view: S;
  readonly viewer: Seat | null;
  readonly names: readonly string[];
  /** Empty when the viewer is not asked. */
  readonly options: readonly C[];
  readonly words: Words<S, C>;
  readonly language: Language;
  readonly take: (choice: C) => void;
  /** Why something is not possible, in words; undefined when no rule says it. */
  readonly whyNot: (choice: C) => string | undefined;
  /** What a log line that was pressed is about: the board shows the place. */
  readonly spotlight?: GameEvent;
}
