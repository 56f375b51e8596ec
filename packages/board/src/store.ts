import { type Choice, type Game, notation, type State } from '@orrery/kernel';
import type { BoardFacts, Change, Drawing, Explanation, Place } from './drawing.ts';
import { type Preview, previewOf } from './preview.ts';
import { completedBy, heldAfter, type Pressable, type Reach, reachOf, stillHeld } from './selection.ts';

/** How a place looks now: nothing special, may be pressed, pressed already, or out of question while something is held. */
export type PlaceState = 'still' | 'open' | 'held' | 'dim';

/** What the kit is told whenever the table has changed. */
export interface Position<S extends State = State, C extends Choice = Choice> {
  readonly facts: BoardFacts<S, C>;
  /** Chooses; the table answers with a new position. */
  readonly take: (option: C) => void;
}

/** Several options at one place, to be told apart in a small menu there. */
export interface Menu<C extends Choice = Choice> {
  readonly place: Place;
  readonly options: readonly C[];
}

/**
 * What a player does with a board before a choice is made: what is pointed at, held and tried. Nothing of it leaves
 * the screen. Parts of the drawing subscribe to what they show, so pointing redraws little.
 */
export interface BoardStore<S extends State = State, C extends Choice = Choice> {
  subscribe(changed: () => void): () => void;
  /** Takes a new position in, without a word: it is called while the board is being drawn. */
  update(position: Position<S, C>): void;
  /** Tells of what `update` has changed. */
  announce(): void;
  facts(): BoardFacts<S, C>;
  stateOf(place: Place): PlaceState;
  /** Is a hint, a log line or the lesson pointing at it? */
  isLit(place: Place): boolean;
  held(): readonly Place[];
  /** Options for which nothing more has to be pressed. */
  ready(): readonly C[];
  /** What may be chosen with what is held. */
  within(): readonly C[];
  /** Places that can be pressed now. */
  open(): readonly Place[];
  /** What a press on the place would choose, or what it leads to. */
  leadsTo(place: Place): readonly C[];
  /** With `careful` the press that would choose shows first what it would do; the next one chooses. */
  press(place: Place, careful?: boolean): void;
  take(option: C): void;
  letGo(): void;
  menu(): Menu<C> | undefined;
  /** Points at a place, or at an option of the list; undefined: at nothing. */
  point(place: Place | undefined): void;
  pointAt(option: C | undefined): void;
  pointed(): Place | undefined;
  /** What is tried out now: the option that is pointed at, or the one that waits for its second press. */
  preview(): Preview<S, C> | undefined;
  /** The option that waits for its second press. */
  armed(): C | undefined;
  /** An option tried on a scratch copy; undefined for a spectator. */
  tryOut(option: C): Preview<S, C> | undefined;
  /** What an option would change. */
  changesOf(option: C): readonly Change[];
  explain(place: Place): Explanation | undefined;
  light(places: readonly Place[]): void;
}

const NOTHING: readonly never[] = [];

export function openBoard<S extends State, C extends Choice>(
  game: Game<S, C>,
  drawing: Drawing<S, C>,
  first: Position<S, C>,
): BoardStore<S, C> {
  const listeners = new Set<() => void>();
  let position = first;
  let all: readonly Pressable<C>[] = NOTHING;
  let roots: Reach<C> = reachOf<C>([], []);
  let held: readonly Place[] = NOTHING;
  let reach: Reach<C> = roots;
  let pointedPlace: Place | undefined;
  let pointedOption: C | undefined;
  let armedOption: C | undefined;
  let openMenu: Menu<C> | undefined;
  let lit: ReadonlySet<Place> = new Set();
  let previews = new Map<string, Preview<S, C>>();
  let untold = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hold = (places: readonly Place[]) => {
    held = places;
    reach = reachOf(all, held);
    openMenu = undefined;
    armedOption = undefined;
  };
  const read = () => {
    const { view, viewer, options } = position.facts;
    all =
      viewer === null
        ? NOTHING
        : options.map((option) => ({
            option,
            presses: drawing.pressesOf(option, view, viewer),
            inAnyOrder: drawing.inAnyOrder?.(option) ?? false,
          }));
    roots = reachOf(all, []);
  };
  const tried = (option: C): Preview<S, C> | undefined => {
    const { view, viewer } = position.facts;
    if (viewer === null) return undefined;
    const key = notation(option);
    let found = previews.get(key);
    if (found === undefined) {
      found = previewOf(game, view, viewer, option);
      previews.set(key, found);
    }
    return found;
  };
  const choose = (option: C) => {
    hold(NOTHING);
    pointedOption = undefined;
    tell();
    position.take(option);
  };
  read();
  hold(NOTHING);

  return {
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    update(next) {
      const same = next.facts.options === position.facts.options && next.facts.view === position.facts.view;
      position = next;
      if (same) return;
      previews = new Map();
      pointedOption = undefined;
      read();
      hold(stillHeld(all, held));
      untold = true;
    },
    announce() {
      if (!untold) return;
      untold = false;
      tell();
    },
    facts: () => position.facts,
    stateOf(place) {
      if (held.includes(place)) return 'held';
      if (reach.next.has(place)) return 'open';
      return held.length > 0 && roots.next.has(place) ? 'dim' : 'still';
    },
    isLit: (place) => lit.has(place),
    held: () => held,
    ready: () => reach.ready,
    within: () => (held.length === 0 ? position.facts.options : [...reach.ready, ...optionsOf(reach)]),
    open: () => [...reach.next.keys()],
    leadsTo: (place) => (reach.next.get(place) ?? []).map(({ option }) => option),
    press(place, careful = false) {
      if (armedOption !== undefined && held.at(-1) === place) return choose(armedOption);
      const after = heldAfter(all, held, place);
      if (after === undefined) return;
      const before = after.slice(0, -1);
      const grew = after.at(-1) === place;
      const complete = grew ? completedBy(reachOf(all, before), before, place) : NOTHING;
      const goesOn = grew && reachOf(all, after).next.size > 0;
      if (complete.length === 1 && !goesOn && !careful) return choose(complete[0]);
      hold(after);
      if (complete.length === 1 && !goesOn) armedOption = complete[0];
      else if (complete.length > 0) openMenu = { place, options: complete };
      tell();
    },
    take: choose,
    letGo() {
      if (held.length === 0 && openMenu === undefined) return;
      hold(NOTHING);
      tell();
    },
    menu: () => openMenu,
    point(place) {
      if (place === pointedPlace) return;
      pointedPlace = place;
      tell();
    },
    pointAt(option) {
      if (option === pointedOption) return;
      pointedOption = option;
      tell();
    },
    pointed: () => pointedPlace,
    preview() {
      const option = pointedOption ?? aimedAt(reach, held, pointedPlace) ?? armedOption;
      return option && tried(option);
    },
    armed: () => armedOption,
    tryOut: tried,
    changesOf(option) {
      const { facts } = position;
      const found = tried(option);
      return found === undefined ? NOTHING : drawing.changesOf(facts.view, found.after, facts);
    },
    explain: (place) => drawing.explain(place, position.facts),
    light(places) {
      lit = new Set(places);
      tell();
    },
  };
}

const optionsOf = <C extends Choice>({ next }: Reach<C>): C[] => [
  ...new Set([...next.values()].flatMap((list) => list.map(({ option }) => option))),
];

/** The one option that a press on the place would choose. */
function aimedAt<C extends Choice>(reach: Reach<C>, held: readonly Place[], place: Place | undefined): C | undefined {
  if (place === undefined) return undefined;
  const complete = completedBy(reach, held, place);
  return complete.length === 1 ? complete[0] : undefined;
}
