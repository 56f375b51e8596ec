import { type BoardStore, type Drawing, type Place, previewOf } from '@orrery/board';
import { type Choice, type Game, notation, optionsOf, type Seat, type State } from '@orrery/kernel';

/** A press of a hint, in the words of the column; its number is the one on the board. */
export interface HintStep {
  readonly place: Place;
  readonly text: string;
}

/** How a hint is carried out: the presses, and the choices they make. */
export interface HintWay {
  readonly steps: readonly HintStep[];
  readonly choices: readonly Choice[];
}

/** A hint of more presses than this is a plan for later, and would bury the first of them. */
const MOST_STEPS = 6;

interface Around {
  readonly game: Game;
  readonly drawing: Drawing;
  readonly store: BoardStore;
  readonly view: State;
  readonly seat: Seat;
}

/** The presses of a line of choices, as far as it leads without chance. */
export function wayOf(line: readonly Choice[], { game, drawing, store, view, seat }: Around): HintWay {
  const { words } = store.facts();
  const steps: HintStep[] = [];
  const choices: Choice[] = [];
  let now = view;
  for (const choice of line) {
    const key = notation(choice);
    if (!optionsOf(game, now, seat).some((option) => notation(option) === key)) break;
    const presses = drawing.pressesOf(choice, now, seat);
    const says = words.choice(choice, now, seat);
    const made =
      choices.length === 0 ? presses.map((place) => calledIn(store, place, says)) : stepsOf(presses, says, store);
    if (choices.length > 0 && steps.length + made.length > MOST_STEPS) break;
    steps.push(...made.filter(({ place }) => place !== steps.at(-1)?.place));
    choices.push(choice);
    const { after, chance } = previewOf(game, now, seat, choice);
    if (chance) break;
    now = after;
  }
  return { steps, choices };
}

const calledIn = (store: BoardStore, place: Place, says: string): HintStep => ({
  place,
  text: store.explain(place)?.title ?? says,
});

/** Of what follows, the last press says what it does. */
const stepsOf = (presses: readonly Place[], says: string, store: BoardStore): HintStep[] => [
  ...presses.slice(0, -1).map((place) => calledIn(store, place, says)),
  { place: presses[presses.length - 1], text: says },
];
