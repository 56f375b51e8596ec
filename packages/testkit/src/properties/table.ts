import {
  askedSeats,
  type Choice,
  choose,
  isRefused,
  notation,
  optionsOf,
  type Play,
  pick,
  questionNumber,
  type Random,
  type RefusalCode,
  recordOf,
  replay,
  type Seat,
  type State,
  sameChoice,
  undo,
  undoable,
} from '@orrery/kernel';
import { mustBeSame, mustStill } from './same.ts';
import { onceIn, type Table, walk } from './walk.ts';

/** The state as text, and the record so far. */
interface Snapshot {
  readonly text: string;
  readonly choices: readonly (readonly [Seat, Choice])[];
}

function snapshot<S extends State, C extends Choice>(play: Play<S, C>): Snapshot {
  return { text: JSON.stringify(play.state), choices: play.choices.slice() };
}

function mustEqual<S extends State, C extends Choice>(
  play: Play<S, C>,
  { text, choices }: Snapshot,
  what: string,
): void {
  mustStill(play.state, text, what);
  mustBeSame(play.choices, choices, `${what}, the record`);
}

/** Do and undo is as if nothing had been done; chance, things seen and others' turns stay. */
export function undoTakesBack<S extends State, C extends Choice>(table: Table<S, C>): void {
  let before: { at: Snapshot; luck: string; revealed: number; alone: boolean } | undefined;
  walk(table, {
    asked(play) {
      const { state } = play;
      const alone = askedSeats(play.game, state).length === 1 && !play.stretches.at(-1)?.together;
      before = { at: snapshot(play), luck: state.random.join(), revealed: state.revealed, alone };
    },
    chosen(play, { seat, choice }, random) {
      if (before === undefined) return;
      const after = snapshot(play);
      const seen = before.luck !== play.state.random.join() || before.revealed !== play.state.revealed;
      if (before.alone && undoable(play, seat) === undefined && !seen)
        throw new Error('nothing was seen, yet it stays');
      if (seen && undoable(play, seat) === after.choices.length - 1)
        throw new Error('what showed something can be taken back');
      for (let other = 0; other < play.seats; other++) {
        if (undoable(play, other) === undefined) void (onceIn(8, random) && mustStay(play, other));
        else if (before.alone && other !== seat)
          throw new Error(`seat ${other} can undo behind the turn of seat ${seat}`);
      }
      if (undoable(play, seat) === undefined) return;
      const back = undo(play, seat);
      if (isRefused(back)) throw new Error(`undo is refused: ${back.message}`);
      if (!sameChoice(back, choice)) throw new Error(`undo took back ${notation(back)} instead of ${notation(choice)}`);
      mustEqual(play, before.at, 'after do and undo');
      if (isRefused(choose(play, seat, choice))) throw new Error('what was taken back cannot be done again');
      mustEqual(play, after, 'after undo and doing it again');
      if (onceIn(48, random)) undoBackAndForth(play, random);
    },
  });
}

/** Seats take back one choice after another, as far as they can; the play must equal its own record. Then all is redone. */
function undoBackAndForth<S extends State, C extends Choice>(play: Play<S, C>, random: Random): void {
  const taken: [Seat, C][] = [];
  for (;;) {
    const seats = [...play.state.agenda.seats.keys()].filter((seat) => undoable(play, seat) !== undefined);
    if (seats.length === 0) break;
    const seat = pick(random, seats);
    const back = undo(play, seat);
    if (isRefused(back)) throw new Error(`undo is refused: ${back.message}`);
    taken.push([seat, back]);
    if (onceIn(8, random)) mustFitRecord(play, taken.length);
  }
  mustFitRecord(play, taken.length);
  for (const [seat, choice] of taken.reverse()) {
    const answer = choose(play, seat, choice);
    if (isRefused(answer)) throw new Error(`what was taken back cannot be done again: ${answer.message}`);
  }
}

function mustFitRecord<S extends State, C extends Choice>(play: Play<S, C>, undone: number): void {
  const again = replay(play.game, recordOf(play));
  if (isRefused(again)) throw new Error(`after ${undone} undone: ${again.message}`);
  mustBeSame(play.state, again.state, `after ${undone} undone, against the record`);
}

function mustStay<S extends State, C extends Choice>(play: Play<S, C>, seat: Seat): void {
  const before = snapshot(play);
  const answer = undo(play, seat);
  if (!isRefused(answer) || answer.refused !== 'nothing-to-undo')
    throw new Error(`seat ${seat} undid behind a barrier`);
  mustEqual(play, before, 'after a refused undo');
}

const MALFORMED: readonly unknown[] = [undefined, null, 0, 'pass', [], {}, { do: 1 }, { do: 'x', at: Number.NaN }];

/** What is not a listed choice of an asked seat changes nothing and gets a message. */
export function wrongChoicesAreRefused<S extends State, C extends Choice>(table: Table<S, C>): void {
  walk(table, {
    asked(play, random) {
      if (!onceIn(8, random)) return;
      const { game, state } = play;
      const asked = askedSeats(game, state);
      const seat = pick(random, asked);
      const options = optionsOf(game, state, seat);
      const good = pick(random, options);
      const before = snapshot(play);
      for (const bad of [-1, play.seats, 0.5, Number.NaN]) mustRefuse(play, bad, good, 'no-such-seat');
      for (const bad of MALFORMED) mustRefuse(play, seat, bad, 'malformed');
      mustRefuse(play, seat, good, 'stale', questionNumber(play, seat) - 1);
      mustRefuse(play, seat, good, 'stale', questionNumber(play, seat) + 1);
      mustRefuse(play, seat, { do: 'no such thing' }, 'illegal');
      mustRefuse(play, seat, { ...good, beside: 1 }, 'illegal');
      for (const near of neighbours(good)) {
        if (!options.some((option) => sameChoice(option, near))) mustRefuse(play, seat, near, 'illegal');
      }
      for (let other = 0; other < play.seats; other++) {
        if (!asked.includes(other)) mustRefuse(play, other, good, 'not-asked');
      }
      mustEqual(play, before, 'a choice was refused, but something changed');
    },
    over: (play) => mustRefuse(play, 0, { do: 'x' }, 'over'),
  });
}

/** Choices that look like a good one but for one field. */
function neighbours(choice: Choice): Choice[] {
  return Object.entries(choice).flatMap(([key, value]) => {
    if (typeof value === 'number') return [value - 1, value + 1, -1, 1e6].map((n) => ({ ...choice, [key]: n }));
    if (typeof value === 'boolean') return [{ ...choice, [key]: !value }];
    return key === 'do'
      ? []
      : [
          { ...choice, [key]: 'nothing of the kind' },
          { ...choice, [key]: null },
        ];
  });
}

function mustRefuse<S extends State, C extends Choice>(
  play: Play<S, C>,
  seat: Seat,
  choice: unknown,
  code: RefusalCode,
  question?: number,
): void {
  const answer = choose(play, seat, choice, question);
  const what = `seat ${seat} tried ${JSON.stringify(choice)}`;
  if (!isRefused(answer)) throw new Error(`${what}: taken, although it is ${code}`);
  if (answer.refused !== code) throw new Error(`${what}: refused as ${answer.refused} instead of ${code}`);
  if (answer.message.length < 10) throw new Error(`${what}: refused without a reason`);
}
