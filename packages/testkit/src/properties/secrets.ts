import {
  advance,
  askedSeats,
  below,
  type Choice,
  findOption,
  forkRandom,
  type Game,
  heardBy,
  horizonOf,
  isAsked,
  listen,
  notation,
  notPlain,
  optionsOf,
  type Play,
  pick,
  type Random,
  type Seat,
  type State,
} from '@orrery/kernel';
import { playOn } from './data.ts';
import { mustBeSame, mustOfferSame, mustStill } from './same.ts';
import { onceIn, type Table, walk } from './walk.ts';

/** What a viewer may know now, and another state that looks the same to them. */
interface Twin<S> {
  readonly viewer: Seat | null;
  readonly name: string;
  readonly real: S;
  readonly view: S;
  readonly guessed: S;
}

function twinFor<S extends State, C extends Choice>(play: Play<S, C>, viewer: Seat | null, random: Random): Twin<S> {
  const { game } = play;
  const real = game.clone(horizonOf(play, viewer));
  const view = game.view(real, viewer);
  const guessed = game.guess(game.view(real, viewer), viewer, forkRandom(random));
  return { viewer, name: viewer === null ? 'a spectator' : `seat ${viewer}`, real, view, guessed };
}

function anyViewer(seats: number, random: Random): Seat | null {
  const viewer = below(random, seats + 1);
  return viewer === seats ? null : viewer;
}

export function viewsHideChance<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  const check = (play: Play<S, C>): void => {
    for (const viewer of [null, ...play.state.agenda.seats.keys()]) {
      const { random } = game.view(play.state, viewer);
      if (random.some((lane) => lane !== 0))
        throw new Error(`the view of ${viewer ?? 'a spectator'} shows the luck to come`);
    }
  };
  walk(table, { asked: (play, random) => void (onceIn(4, random) && check(play)), over: check });
}

/** Two states that differ only in what a viewer may not know give the same view, the same options, the same events. */
export function viewsKeepSecrets<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      const twin = twinFor(play, anyViewer(play.seats, random), random);
      const { viewer, name, real, guessed } = twin;
      mustBeSame(askedSeats(game, guessed), askedSeats(game, real), `who is asked, as ${name} knows it`);
      if (viewer !== null && isAsked(game, real, viewer)) {
        const options = optionsOf(game, real, viewer);
        mustOfferSame(
          optionsOf(game, guessed, viewer),
          options,
          `the options of ${name} depend on what it cannot know`,
        );
      }
      const asked = askedSeats(game, real);
      if (asked.length > 0) compareAfter(game, twin, pick(random, asked), random);
    },
  });
}

function compareAfter<S extends State, C extends Choice>(
  game: Game<S, C>,
  twin: Twin<S>,
  seat: Seat,
  random: Random,
): void {
  const { viewer, name, real, guessed } = twin;
  const choice = pick(random, optionsOf(game, real, seat));
  // Another seat's hidden cards may allow it here and not there.
  if (findOption(optionsOf(game, guessed, seat), choice) === undefined) return;
  const [told, toldToo] = [real, guessed].map((s) => listenUnlessSeen(s, () => advance(game, s, seat, choice)));
  if (told === undefined || toldToo === undefined) return;
  const after = `after seat ${seat} chose ${notation(choice)}`;
  mustBeSame(game.view(guessed, viewer), game.view(real, viewer), `${after}, ${name} sees what it may not know`);
  const heard = told.filter((event) => heardBy(event, viewer));
  const heardToo = toldToo.filter((event) => heardBy(event, viewer));
  mustBeSame(heardToo, heard, `${after}, ${name} hears what it may not know`);
}

/** What was told, or undefined when chance was drawn or something hidden was shown: then states may part. */
function listenUnlessSeen(s: State, act: () => void): ReturnType<typeof listen> | undefined {
  const { revealed } = s;
  const luck = s.random.join();
  const events = listen(act);
  return revealed === s.revealed && luck === s.random.join() ? events : undefined;
}

/** A guess is a full, playable state that looks the same as the real one. */
export function guessesFit<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      if (!onceIn(3, random)) return;
      const { viewer, name, real, view, guessed } = twinFor(
        play,
        pick(random, [...play.state.agenda.seats.keys()]),
        random,
      );
      const odd = notPlain(guessed, 'guess');
      if (odd !== undefined) throw new Error(`${odd} is not plain data`);
      mustBeSame(game.view(guessed, viewer), view, `what ${name} sees of its guess`);
      table.conserve(guessed);
      if (guessed.random.join() === real.random.join()) throw new Error(`${name} guesses the luck to come`);
      const other = game.guess(view, viewer, forkRandom(random));
      if (guessed.random.join() === other.random.join()) throw new Error('two guesses have the same luck to come');
      if (!onceIn(4, random)) return;
      const text = JSON.stringify([real, view]);
      const [dealt, again] = [0, 1].map(() => game.guess(view, viewer, [1, 2, 3, 4]));
      mustBeSame(again, dealt, 'a second guess with the same luck');
      playOn(game, dealt, random);
      table.conserve(dealt);
      mustStill([real, view], text, 'playing on a guess changed the state or the view');
    },
  });
}

/** Whatever a spectator knows, every seat knows as well. */
export function spectatorsKnowLeast<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  walk(table, {
    asked(play, random) {
      if (!onceIn(3, random)) return;
      const { view, guessed } = twinFor(play, null, random);
      mustBeSame(game.view(guessed, null), view, 'what a spectator sees of their guess');
      table.conserve(guessed);
      const seat = twinFor(play, below(random, play.seats), random);
      const [real, known] = [game.view(seat.real, null), game.view(seat.guessed, null)];
      mustBeSame(known, real, `a spectator sees what ${seat.name} may not know`);
    },
  });
}

/** What seats share with a spectator is left alone when they are shown more, and is all that their view has beside. */
export function seatViewsLeaveTheOpenAlone<S extends State, C extends Choice>(table: Table<S, C>): void {
  const { game } = table;
  const { seatView } = game;
  if (seatView === undefined) return;
  const check = (s: S): void => {
    const open = game.view(s, null);
    const text = JSON.stringify([s, open]);
    for (const seat of s.agenda.seats.keys()) {
      mustBeSame(seatView(open, s, seat), game.view(s, seat), `what is revealed to seat ${seat}`);
    }
    mustStill([s, open], text, 'a view for a seat changed the state, or what all may know');
  };
  walk(table, {
    asked: (play, random) => void (onceIn(4, random) && check(play.state)),
    over: ({ state }) => check(state),
  });
}
