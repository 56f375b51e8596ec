import { findOption, isChoice, notation } from './choice.ts';
import { advance, askedSeats, frameOf, GameFault, isAsked, isOver, optionsOf, settle } from './flow.ts';
import type { AskStep, Choice, Frame, Game, Seat, State, WhyNot } from './game.ts';
import { seedRandom } from './random.ts';
import { type PlayRecord, RECORD_FORMAT } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';
import { readSettings, type TableSettings } from './settings.ts';
import { type GameEvent, listen, silently } from './voice.ts';

/**
 * A play under way: the record, the state it leads to, and what is needed to take back and to hide. It changes only
 * through `choose` and `undo`.
 */
export interface Play<S extends State = State, C extends Choice = Choice> {
  readonly game: Game<S, C>;
  readonly settings: TableSettings;
  readonly seats: number;
  readonly seed: string;
  readonly choices: (readonly [Seat, C])[];
  state: S;
  /** From the last moment nobody can go behind, up to now. */
  stretches: Stretch<S>[];
}

/**
 * A part of the play in which one seat decides alone, or several decide at once without seeing each other. Going back
 * means starting at `base` again and leaving choices out.
 */
interface Stretch<S> {
  /** The state after `baseAt` choices: at the start of the stretch or a little before it. */
  readonly base: S;
  readonly baseAt: number;
  /** How many choices were made before it. */
  readonly from: number;
  readonly together: boolean;
  /** How many of each seat's choices in this stretch stay for good, because they showed something hidden. */
  readonly kept: number[];
}

export interface PlayStart {
  readonly seats: number;
  readonly settings?: unknown;
  readonly seed: string;
}

export function startPlay<S extends State, C extends Choice>(
  game: Game<S, C>,
  { seats, settings: given, seed }: PlayStart,
): Play<S, C> | Refusal {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    return refuse('bad-settings', `${game.id} is for ${min} to ${max} seats, not ${JSON.stringify(seats)}.`);
  }
  if (typeof seed !== 'string') return refuse('bad-settings', 'The seed must be a text.');
  const read = readSettings(game.settings, given);
  const problems = 'problems' in read ? read.problems : (game.checkSettings?.(read.settings, seats) ?? []);
  if ('problems' in read || problems.length > 0) {
    return refuse('bad-settings', `The settings do not fit: ${problems.join('; ')}.`);
  }
  const state = game.setup(read.settings, seats, seedRandom(seed));
  settle(game, state);
  const play: Play<S, C> = { game, settings: read.settings, seats, seed, choices: [], state, stretches: [] };
  beginStretch(play, true);
  return play;
}

/** A play that goes on independently of the first one. */
export function copyPlay<S extends State, C extends Choice>(play: Play<S, C>): Play<S, C> {
  return {
    ...play,
    choices: play.choices.slice(),
    state: play.game.clone(play.state),
    // Nobody changes a base: going back begins with a copy of it.
    stretches: play.stretches.map((stretch) => ({ ...stretch, kept: stretch.kept.slice() })),
  };
}

/** Makes a choice for a seat. The number of the question guards against answering one that is no longer asked. */
export function choose<S extends State, C extends Choice>(
  play: Play<S, C>,
  seat: Seat,
  choice: unknown,
  question?: number,
): readonly GameEvent[] | Refusal {
  const { game, state } = play;
  if (!Number.isInteger(seat) || seat < 0 || seat >= play.seats) {
    return refuse('no-such-seat', `There is no seat ${JSON.stringify(seat)}; seats are 0 to ${play.seats - 1}.`);
  }
  if (isOver(state)) return refuse('over', 'The play is over; no more choices can be made.');
  if (!isChoice(choice)) {
    return refuse(
      'malformed',
      'A choice is a plain object with a text in its field "do", and nothing but JSON inside.',
    );
  }
  if (!isAsked(game, state, seat)) {
    return refuse('not-asked', `Seat ${seat} is not asked now; asked: ${askedSeats(game, state).join(', ')}.`);
  }
  if (question !== undefined && question !== questionNumber(play, seat)) {
    return refuse(
      'stale',
      `This answers question ${question}, but question ${questionNumber(play, seat)} is asked now. Look again.`,
    );
  }
  const option = findOption(optionsOf(game, state, seat), choice);
  if (option === undefined) return refuseIllegal(play, seat, choice);
  return applyChoice(play, seat, option);
}

/** Why a choice is not among the options; undefined when it is. */
export function whyNot<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat, choice: C): WhyNot | undefined {
  const state = horizonOf(play, seat);
  const frame = frameOf(play.game, state, seat);
  if (frame === undefined || findOption(optionsOf(play.game, state, seat), choice) !== undefined) return undefined;
  const step = play.game.steps[frame.step] as AskStep<S, C, Frame>;
  return step.whyNot?.(state, seat, choice, frame);
}

function refuseIllegal<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat, choice: Choice): Refusal {
  const asked = frameOf(play.game, play.state, seat)?.step;
  let why: WhyNot | undefined;
  try {
    why = whyNot(play, seat, choice as C);
  } catch (error) {
    // A choice from outside may have any fields; explaining it must never do more harm than not explaining it.
    if (error instanceof GameFault) throw error;
  }
  const said = `"${notation(choice)}" is not possible for seat ${seat} in '${asked}'`;
  return refuse(
    'illegal',
    why ? `${said}: rule ${why.rule}.` : `${said}. Choose one of the listed options.`,
    why?.rule,
  );
}

function applyChoice<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat, choice: C): GameEvent[] {
  const { game, state } = play;
  let stretch = play.stretches[play.stretches.length - 1];
  const last = play.choices.length > stretch.from ? play.choices[play.choices.length - 1] : undefined;
  if (!stretch.together && last !== undefined && last[0] !== seat) stretch = beginStretch(play, true);
  const { phase } = state.agenda;
  const { revealed } = state;
  const [a, b, c, d] = state.random;
  const asked = stretch.together ? askedSeats(game, state) : [];
  const events = listen(() => advance(game, state, seat, choice));
  play.choices.push([seat, choice]);
  const { random } = state;
  const drew = a !== random[0] || b !== random[1] || c !== random[2] || d !== random[3];
  const showed = drew || revealed !== state.revealed;
  if (stretch.together && state.agenda.phase === phase && !isOver(state)) {
    if (drew) throw new GameFault(`${game.id}: chance inside a simultaneous phase depends on who was quicker`);
    // Whoever had to wait decides in the light of what was decided meanwhile, so that stays.
    if (askedSeats(game, state).some((other) => other !== seat && !asked.includes(other))) beginStretch(play, true);
    else if (showed) stretch.kept[seat] = ownChoices(play, stretch, seat).length;
    return events;
  }
  // A simultaneous phase that ends shows everybody what the others did.
  if (stretch.together || showed) beginStretch(play, true);
  else if (askedSeats(game, state).length > 1) beginStretch(play, false);
  return events;
}

/** How many choices undo makes again at the most before a turn's own. */
const FAR = 100;

function beginStretch<S extends State, C extends Choice>(play: Play<S, C>, final: boolean): Stretch<S> {
  const { game, state } = play;
  const from = play.choices.length;
  const together = askedSeats(game, state).length > 1;
  const last = play.stretches[play.stretches.length - 1];
  // A turn can be taken back from an earlier base, since its few choices are quickly made again: only a simultaneous
  // phase, which is looked at again and again, has one of its own.
  const isFar = last === undefined || from - last.baseAt >= FAR;
  const stretch: Stretch<S> = {
    base: together || isFar ? game.clone(state) : last.base,
    baseAt: together || isFar ? from : last.baseAt,
    from,
    together,
    kept: new Array(play.seats).fill(0),
  };
  play.stretches = final ? [stretch] : [...play.stretches, stretch];
  return stretch;
}

function ownChoices<S extends State, C extends Choice>(play: Play<S, C>, stretch: Stretch<S>, seat: Seat): C[] {
  const own: C[] = [];
  for (let i = stretch.from; i < play.choices.length; i++)
    if (play.choices[i][0] === seat) own.push(play.choices[i][1]);
  return own;
}

/** Where in `play.choices` the seat's choice lies that `undo` would take back; undefined when there is none. */
export function undoable<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat): number | undefined {
  const end = play.choices.length;
  for (let i = play.stretches.length - 1; i >= 0; i--) {
    const stretch = play.stretches[i];
    if (stretch.from === end) continue;
    if (!stretch.together) return play.choices[end - 1][0] === seat ? end - 1 : undefined;
    const own = ownChoices(play, stretch, seat).length;
    if (own <= stretch.kept[seat]) return undefined;
    return play.choices.findLastIndex(([who]) => who === seat);
  }
  return undefined;
}

/** Takes back the seat's last choice, as far as nothing hidden was seen and nobody else has decided since. */
export function undo<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat): C | Refusal {
  const at = undoable(play, seat);
  if (at === undefined) {
    return refuse(
      'nothing-to-undo',
      `Seat ${seat} has nothing to take back: chance, hidden cards or others came since.`,
    );
  }
  const [[, choice]] = play.choices.splice(at, 1);
  while (play.stretches[play.stretches.length - 1].from > at) play.stretches.pop();
  const stretch = play.stretches[play.stretches.length - 1];
  play.state = play.game.clone(stretch.base);
  silently(() => {
    for (let i = stretch.baseAt; i < play.choices.length; i++) advance(play.game, play.state, ...play.choices[i]);
  });
  return choice;
}

/**
 * The state as far as the seat's own decisions and everybody's finished phases lead: while several decide at once,
 * nobody's view depends on what the others have chosen so far. Choices of one phase commute, so leaving the others'
 * out is well defined. Look at it through `game.view`, and leave it as it is.
 */
export function horizonOf<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat | null): S {
  const stretch = play.stretches[play.stretches.length - 1];
  if (!stretch.together) return play.state;
  const own = seat === null ? [] : ownChoices(play, stretch, seat);
  if (seat === null || own.length === 0) return stretch.base;
  const state = play.game.clone(stretch.base);
  silently(() => {
    for (const choice of own) advance(play.game, state, seat, choice);
  });
  return state;
}

/**
 * What the seat's view follows from, as things to be compared one by one: while they are the same, so is the view. In a
 * simultaneous phase that is the phase and the seat's own choices; otherwise everything may have changed.
 */
export function sightOf<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat | null): readonly unknown[] {
  const stretch = play.stretches[play.stretches.length - 1];
  if (!stretch.together) return [Symbol('new')];
  return seat === null ? [stretch] : [stretch, ...ownChoices(play, stretch, seat)];
}

/** What the seat (null: a spectator) may know now. */
export function viewOf<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat | null): S {
  return play.game.view(horizonOf(play, seat), seat);
}

/**
 * Makes the views of several seats at one moment: what is open to all who know of the same state is made once, and their
 * views share it. Nobody may change such a view.
 */
export function viewsOf<S extends State, C extends Choice>(play: Play<S, C>): (seat: Seat | null) => S {
  const { game } = play;
  const opened = new Map<S, S>();
  return (seat) => {
    const s = horizonOf(play, seat);
    if (game.seatView === undefined) return game.view(s, seat);
    let open = opened.get(s);
    if (open === undefined) {
      open = game.view(s, null);
      opened.set(s, open);
    }
    return seat === null ? open : game.seatView(open, s, seat);
  };
}

/** The number of the question the seat is asked: it counts only choices the seat can know of. */
export function questionNumber<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat): number {
  const stretch = play.stretches[play.stretches.length - 1];
  return stretch.together ? stretch.from + ownChoices(play, stretch, seat).length : play.choices.length;
}

export function recordOf<S extends State, C extends Choice>(play: Play<S, C>): PlayRecord<C> {
  return {
    orrery: RECORD_FORMAT,
    game: play.game.id,
    version: play.game.version,
    seats: play.seats,
    settings: play.settings,
    seed: play.seed,
    choices: play.choices,
  };
}
