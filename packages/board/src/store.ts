import { type Choice, type Game, isAsked, notation, optionsOf, type Seat, type State } from '@orrery/kernel';
import { ownerOf } from './context.ts';
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
  /** Every choice is shown before it is made, whatever made the press. */
  readonly careful?: boolean;
}

/** Several options at one place, to be told apart in a small menu there. */
export interface Menu<C extends Choice = Choice> {
  readonly place: Place;
  readonly entries: readonly Pressable<C>[];
}

/** How an option is made, shown by a hint: the places in the order in which they are pressed. */
export interface Guide<C extends Choice = Choice> {
  readonly option: C;
  readonly steps: readonly Place[];
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
  leadsTo(place: Place): readonly Pressable<C>[];
  /** What choosing it means, in words. */
  say(entry: Pressable<C>): string;
  /** With `careful` the press that would choose shows first what it would do; the next one chooses. */
  press(place: Place, careful?: boolean): void;
  take(option: C, then?: C): void;
  letGo(): void;
  menu(): Menu<C> | undefined;
  /** Points at a place, or at an option of the list; undefined: at nothing. */
  point(place: Place | undefined): void;
  pointAt(option: C | undefined, then?: C): void;
  pointed(): Place | undefined;
  /** What is tried out now: the option that is pointed at, the one that waits for its second press, or that of a hint. */
  preview(): Preview<S, C> | undefined;
  /** The option that waits for its second press. */
  armed(): Pressable<C> | undefined;
  /** An option tried on a scratch copy; undefined for a spectator. */
  tryOut(option: C, then?: C): Preview<S, C> | undefined;
  /** What an option would change. */
  changesOf(option: C, then?: C): readonly Change[];
  explain(place: Place): Explanation | undefined;
  light(places: readonly Place[]): void;
  /** What is pointed at from outside, the first first. */
  lit(): readonly Place[];
  /** The seat whose side of the board is looked at; undefined: that of whoever looks. What is asked leads back there. */
  look(seat: Seat | undefined): void;
  looked(): Seat | undefined;
  /** The board tells something that takes a while, such as the end of a round: what runs by itself waits for it. */
  tellsNow(isTelling: boolean): void;
  isTelling(): boolean;
  /** Shows how an option is made and what it would do; undefined: nothing is shown any more. */
  guide(way: Guide<C> | undefined): void;
  guided(): Guide<C> | undefined;
}

const NOTHING: readonly never[] = [];

type Entry<C extends Choice> = Pick<Pressable<C>, 'option' | 'then'>;

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
  let pointedEntry: Entry<C> | undefined;
  let armed: Pressable<C> | undefined;
  /** What is chosen as soon as it is asked. */
  let planned: Required<Entry<C>> | undefined;
  let openMenu: Menu<C> | undefined;
  let lit: readonly Place[] = NOTHING;
  let looked: Seat | undefined;
  let telling = false;
  let guide: Guide<C> | undefined;
  let previews = new Map<string, Preview<S, C>>();
  let untold = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hold = (places: readonly Place[]) => {
    held = places;
    reach = reachOf(all, held);
    openMenu = undefined;
    armed = undefined;
  };
  const read = () => {
    const { view, viewer, options } = position.facts;
    all = viewer === null ? NOTHING : options.flatMap((option) => pressablesOf(option, view, viewer));
    roots = reachOf(all, []);
  };
  /** An option with its presses; where it only leads on, with those of every answer. */
  const pressablesOf = (option: C, view: S, seat: Seat): readonly Pressable<C>[] => {
    const presses = drawing.pressesOf(option, view, seat);
    const after = drawing.leadsOn?.(option) ? tried(option)?.after : undefined;
    if (after === undefined || !isAsked(game, after, seat)) {
      const inAnyOrder = drawing.inAnyOrder?.(option) ?? false;
      const others = drawing.otherPressesOf?.(option, view, seat) ?? NOTHING;
      return [presses, ...others].map((each) => ({ option, presses: each, inAnyOrder }));
    }
    return optionsOf(game, after, seat).map((then) => ({
      option,
      then,
      presses: [...presses, ...drawing.pressesOf(then, after, seat)],
    }));
  };
  const tried = (option: C, then?: C): Preview<S, C> | undefined => {
    const { view, viewer } = position.facts;
    if (viewer === null) return undefined;
    const key = then === undefined ? notation(option) : `${notation(option)} ${notation(then)}`;
    let found = previews.get(key);
    if (found === undefined) {
      found = previewOf(game, view, viewer, option, then);
      previews.set(key, found);
    }
    return found;
  };
  /** What is left to answer after an option where there is nothing to decide about it. */
  const onlyAnswer = (option: C): C | undefined => {
    const { viewer } = position.facts;
    if (drawing.followsAlone === undefined || position.careful === true || viewer === null) return undefined;
    const { after, chance } = tried(option) ?? { after: undefined, chance: true };
    if (after === undefined || chance || !isAsked(game, after, viewer)) return undefined;
    const [only, ...others] = optionsOf(game, after, viewer);
    return others.length === 0 && drawing.followsAlone(only) && !tried(option, only)?.chance ? only : undefined;
  };
  const choose = (option: C, answer?: C) => {
    hold(NOTHING);
    pointedEntry = undefined;
    const then = answer ?? onlyAnswer(option);
    planned = then && { option, then };
    tell();
    position.take(option);
  };
  /** The planned answer, once it is asked for; it is forgotten when something else is asked. */
  const due = (): C | undefined => {
    if (planned === undefined) return undefined;
    const { option, then } = planned;
    const isOffered = (choice: C) => position.facts.options.some((each) => notation(each) === notation(choice));
    if (isOffered(then)) {
      planned = undefined;
      return then;
    }
    if (!isOffered(option)) planned = undefined;
    return undefined;
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
      pointedEntry = undefined;
      guide = undefined;
      if (next.facts.options.length > 0) looked = undefined;
      read();
      hold(stillHeld(all, held));
      untold = true;
    },
    announce() {
      if (!untold) return;
      untold = false;
      const answer = due();
      if (answer === undefined) tell();
      else choose(answer);
    },
    facts: () => position.facts,
    stateOf(place) {
      if (held.includes(place)) return 'held';
      if (reach.next.has(place)) return 'open';
      return held.length > 0 && roots.next.has(place) ? 'dim' : 'still';
    },
    isLit(place) {
      const { place: at, owner } = ownerOf(place);
      return lit.includes(at) && (owner === undefined || owner === looked);
    },
    held: () => held,
    ready: () => reach.ready.map(({ option }) => option),
    within: () => (held.length === 0 ? position.facts.options : optionsIn(reach)),
    open: () => [...reach.next.keys()],
    leadsTo: (place) => reach.next.get(place) ?? NOTHING,
    say({ option, then }) {
      const { words, view, viewer } = position.facts;
      const seat = viewer ?? 0;
      if (then === undefined) return words.choice(option, view, seat);
      return words.choice(then, tried(option)?.after ?? view, seat);
    },
    press(place, careful = false) {
      if (armed !== undefined && held.at(-1) === place) return choose(armed.option, armed.then);
      const after = heldAfter(all, held, place);
      if (after === undefined) return;
      const before = after.slice(0, -1);
      const grew = after.at(-1) === place;
      const complete = grew ? completedBy(reachOf(all, before), before, place) : NOTHING;
      const goesOn = grew && reachOf(all, after).next.size > 0;
      const only = complete.length === 1 && !goesOn ? complete[0] : undefined;
      if (only !== undefined && !careful && position.careful !== true) return choose(only.option, only.then);
      hold(after);
      if (only !== undefined) armed = only;
      else if (complete.length > 0) openMenu = { place, entries: complete };
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
    pointAt(option, then) {
      if (option === pointedEntry?.option && then === pointedEntry?.then) return;
      pointedEntry = option && { option, ...(then === undefined ? {} : { then }) };
      tell();
    },
    pointed: () => pointedPlace,
    preview() {
      const entry = pointedEntry ?? aimedAt(reach, held, pointedPlace) ?? armed ?? guide;
      return entry && tried(entry.option, 'then' in entry ? entry.then : undefined);
    },
    armed: () => armed,
    tryOut: tried,
    changesOf(option, then) {
      const { facts } = position;
      const found = tried(option, then);
      return found === undefined ? NOTHING : drawing.changesOf(facts.view, found.after, facts);
    },
    explain: (place) => drawing.explain(place, position.facts),
    light(places) {
      lit = places;
      tell();
    },
    lit: () => lit,
    look(seat) {
      if (seat === looked) return;
      looked = seat;
      tell();
    },
    looked: () => looked,
    tellsNow(isTelling) {
      if (telling === isTelling) return;
      telling = isTelling;
      tell();
    },
    isTelling: () => telling,
    guide(way) {
      if (way === guide) return;
      guide = way;
      tell();
    },
    guided: () => guide,
  };
}

const optionsIn = <C extends Choice>({ ready, next }: Reach<C>): C[] => [
  ...new Set([...ready, ...[...next.values()].flat()].map(({ option }) => option)),
];

/** The one option that a press on the place would choose. */
function aimedAt<C extends Choice>(
  reach: Reach<C>,
  held: readonly Place[],
  place: Place | undefined,
): Pressable<C> | undefined {
  if (place === undefined) return undefined;
  const complete = completedBy(reach, held, place);
  return complete.length === 1 ? complete[0] : undefined;
}
