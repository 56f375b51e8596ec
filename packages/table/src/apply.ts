import {
  type Choice,
  choose,
  type GameEvent,
  isAsked,
  isOver,
  isRefused,
  listen,
  type Play,
  type Refusal,
  type Seat,
  startPlay,
  undo,
} from '@orrery/kernel';
import type { Outcome, Telling } from './beats.ts';
import { flagTime, turnClocks, unearn } from './clock.ts';
import type { Entry, Logged } from './entry.ts';
import { takeUpTable } from './keep.ts';
import { asksTwice, lookAhead } from './look-ahead.ts';
import { isDelegated, waitingFor } from './question.ts';
import { type Refused, refuseAt } from './refused.ts';
import { EMPTY, personAt, personSeats, type Sitter } from './seats.ts';
import { NOTHING_TOLD, newBeat, type Table } from './table.ts';

/** How much of the log a table keeps at hand. */
const TAIL = 60;

/** Lets one more thing happen. A refusal leaves the table as it was. */
export function applyEntry(table: Table, { number, at, entry }: Logged): Outcome | Refused {
  if (number !== table.length) return refuseAt('out-of-order', `Entry ${table.length} is next, not ${number}.`);
  const time = Math.max(at, table.at);
  const outcome = ACTS[entry.do](table, entry as never, time);
  if (isRefused(outcome)) return outcome;
  table.length++;
  table.at = time;
  runClocks(table, entry, time);
  for (const telling of outcome.told) if (telling.only === undefined) table.tail.push({ beat: telling.beat });
  if (table.tail.length > 2 * TAIL) table.tail.splice(0, table.tail.length - TAIL);
  return outcome;
}

type Acts = {
  readonly [K in Entry['do']]: (table: Table, entry: Extract<Entry, { do: K }>, at: number) => Outcome | Refused;
};

const ACTS: Acts = {
  open: () => refuseAt('out-of-order', 'The table is open already.'),
  sit: (table, { seat, sitter }, at) => sit(table, seat, sitter, at),
  leave(table, { seat }, at) {
    if (table.status !== 'open') return refuseAt('not-open', 'Who plays can resign, but not leave the seat empty.');
    if (table.seats[seat] === undefined) return noSeat(seat);
    if (table.seats[seat].kind === 'empty') return refuseAt('no-such-seat', `Nobody sits at seat ${seat}.`);
    table.seats[seat] = EMPTY;
    return tell(table, at, { event: 'table.left', seat });
  },
  close(table, _, at) {
    if (table.status !== 'open') return refuseAt('not-open', 'Only a table that has not begun can be closed.');
    table.status = 'closed';
    return tell(table, at, { event: 'table.closed' });
  },
  start: (table, { seed }, at) => start(table, seed, at),
  choose: (table, { seat, choice, confirmed }, at) => chooseAt(table, seat, choice, confirmed === true, at),
  confirm(table, { seat }, at) {
    const problem = whyNotPlay(table);
    if (problem !== undefined) return problem;
    const choice = table.held[seat];
    if (choice === undefined || choice === null) return refuseAt('nothing-held', 'There is nothing to confirm.');
    return chooseAt(table, seat, choice, true, at);
  },
  undo(table, { seat }) {
    const outcome = undoAt(table, seat);
    const person = personAt(table.seats, seat);
    // Whoever takes back what a computer player chose for them wants to choose themselves.
    if (person !== undefined && !isRefused(outcome) && isDelegated(table, seat))
      table.seats[seat] = { ...person, delegates: false };
    return outcome;
  },
  prefer(table, { do: _do, seat, ...preferences }) {
    const person = personAt(table.seats, seat);
    if (person === undefined) return noSeat(seat);
    table.seats[seat] = { ...person, ...preferences };
    return NOTHING_TOLD;
  },
  resign: (table, { seat, level }, at) => handOver(table, seat, level, 'resigned', at),
  flag(table, { seat, level, absent }, at) {
    const clock = table.clocks[seat];
    const due = clock === undefined ? undefined : flagTime(table.setup.clock, clock);
    const isDue = absent === true || (due !== undefined && due <= at);
    if (!isDue) return refuseAt('too-early', `Seat ${seat} has time left.`);
    return handOver(table, seat, level, 'time', at);
  },
  return(table, { seat }, at) {
    const sitter = table.seats[seat];
    const standsInFor = sitter?.kind === 'computer' ? sitter.standsInFor : undefined;
    if (table.status !== 'playing' || standsInFor === undefined) return noSeat(seat);
    if (standsInFor.why !== 'time' || table.setup.clock.kind !== 'days') {
      return refuseAt('taken', 'Who has resigned, or lost on a live clock, does not come back.');
    }
    const { why: _why, ...person } = standsInFor;
    table.seats[seat] = { kind: 'person', ...person };
    return tell(table, at, { event: 'table.returned', seat });
  },
  pause(table, { seat }, at) {
    const problem = whyNotPlay(table);
    if (problem !== undefined) return problem;
    if (personAt(table.seats, seat) === undefined) return noSeat(seat);
    table.pausing = table.pausing.includes(seat)
      ? table.pausing.filter((other) => other !== seat)
      : [...table.pausing, seat];
    if (!personSeats(table.seats).every((person) => table.pausing.includes(person))) return NOTHING_TOLD;
    table.pausing = [];
    table.paused = true;
    return tell(table, at, { event: 'table.paused', seat });
  },
  resume(table, { seat }, at) {
    if (!table.paused || personAt(table.seats, seat) === undefined)
      return refuseAt('not-playing', 'Nothing is paused.');
    table.paused = false;
    return tell(table, at, { event: 'table.resumed', seat });
  },
  rematch(table, { seat }) {
    if (table.status !== 'over' && table.status !== 'abandoned')
      return refuseAt('too-early', 'The play is not over yet.');
    if (personAt(table.seats, seat) === undefined) return noSeat(seat);
    if (table.successor !== null) return refuseAt('taken', 'The next table is open already.');
    if (!table.rematching.includes(seat)) table.rematching = [...table.rematching, seat];
    return NOTHING_TOLD;
  },
  successor(table, { table: next }, at) {
    if (table.successor !== null) return refuseAt('taken', 'The next table is open already.');
    table.successor = next;
    return tell(table, at, { event: 'table.rematch' });
  },
  upgrade(table, { kept }, at) {
    const taken = takeUpTable(table.game, structuredClone(kept));
    if (taken === undefined) return refuseAt('outdated', 'This was kept under another version of the game.');
    const { length } = table;
    Object.assign(table, taken, { length });
    return tell(table, at, { event: 'table.upgraded' });
  },
  retire(table, _, at) {
    table.status = table.status === 'open' ? 'closed' : 'abandoned';
    table.retired = true;
    table.paused = false;
    table.play = undefined;
    return tell(table, at, { event: 'table.retired' });
  },
  lapse(table, _, at) {
    if (table.status !== 'open' && table.status !== 'playing') return refuseAt('over', 'It has ended already.');
    table.status = table.status === 'open' ? 'closed' : 'abandoned';
    table.paused = false;
    return tell(table, at, { event: 'table.lapsed' });
  },
};

function noSeat(seat: Seat): Refused {
  return refuseAt('no-such-seat', `Nobody who could do that sits at seat ${JSON.stringify(seat)}.`);
}

function whyNotPlay(table: Table): Refused | undefined {
  if (table.status === 'over' || table.status === 'abandoned') return refuseAt('over', 'The play is over.');
  if (table.status !== 'playing') return refuseAt('not-playing', 'The play has not begun.');
  return table.paused ? refuseAt('paused', 'The play is paused; resume it first.') : undefined;
}

function tell(table: Table, at: number, ...events: GameEvent[]): Outcome {
  return { told: [{ beat: newBeat(table, null, at, events) }] };
}

function sit(table: Table, seat: Seat, sitter: Sitter, at: number): Outcome | Refused {
  if (table.status !== 'open') return refuseAt('not-open', 'The play has begun; no seat is free.');
  const before = table.seats[seat];
  if (before === undefined) return noSeat(seat);
  if (before.kind === 'person') return refuseAt('taken', `Seat ${seat} is taken.`);
  if (sitter.kind === 'person' && table.seats.some((other) => other.kind === 'person' && other.who === sitter.who)) {
    return refuseAt('taken', `${sitter.name} sits at this table already.`);
  }
  table.seats[seat] = sitter;
  return tell(table, at, { event: sitter.kind === 'empty' ? 'table.left' : 'table.sat', seat });
}

function start(table: Table, seed: string, at: number): Outcome | Refused {
  if (table.status !== 'open') return refuseAt('not-open', 'The play has begun already.');
  if (table.seats.some(({ kind }) => kind === 'empty')) return refuseAt('not-open', 'A seat is still empty.');
  if (personSeats(table.seats).length === 0) return refuseAt('not-open', 'Nobody sits at the table.');
  const { seats, settings } = table.setup;
  let begun: Play | Refusal | undefined;
  const opening = listen(() => {
    begun = startPlay(table.game, { seats, settings, seed });
  });
  const play = begun as Play | Refusal;
  if (isRefused(play)) return play;
  table.play = play;
  table.status = 'playing';
  return tell(table, at, { event: 'table.started' }, ...opening);
}

function chooseAt(table: Table, seat: Seat, choice: Choice, confirmed: boolean, at: number): Outcome | Refused {
  const problem = whyNotPlay(table);
  if (problem !== undefined) return problem;
  const play = table.play as Play;
  const waits = personAt(table.seats, seat)?.confirm === true && !confirmed;
  if (waits && asksTwice(play, choice, lookAhead(play, seat, choice))) {
    table.held[seat] = choice;
    return NOTHING_TOLD;
  }
  const before = play.stretches[play.stretches.length - 1];
  const events = choose(play, seat, choice);
  if (isRefused(events)) return events;
  table.held[seat] = null;
  const after = play.stretches[play.stretches.length - 1];
  if (isOver(play.state)) table.status = 'over';
  const beat = newBeat(table, seat, at, events);
  if (before.together && after === before) {
    const untold: Telling = { beat, only: seat };
    table.untold.push(untold);
    return { told: [untold] };
  }
  if (after !== before) table.settledUndos = table.undos.slice();
  return { told: [...release(table), { beat }] };
}

/** A simultaneous phase is over: everybody hears what the others did. */
function release(table: Table): Telling[] {
  const late = table.untold.map(({ beat, only }) => ({ beat: { ...beat, late: true as const }, except: only as Seat }));
  table.untold = [];
  return late;
}

function undoAt(table: Table, seat: Seat): Outcome | Refused {
  const problem = whyNotPlay(table);
  if (problem !== undefined) return problem;
  if (table.held[seat] !== null && table.held[seat] !== undefined) {
    table.held[seat] = null;
    table.undos[seat]++;
    return NOTHING_TOLD;
  }
  const play = table.play as Play;
  const wasAsked = isAsked(play.game, play.state, seat);
  const taken = undo(play, seat);
  if (isRefused(taken)) return taken;
  table.undos[seat]++;
  if (!wasAsked) unearn(table.setup.clock, table.clocks[seat]);
  // Whoever was asked after it is no longer.
  for (const other of table.held.keys()) if (!isAsked(play.game, play.state, other)) table.held[other] = null;
  return { told: [], dropped: takeOut(table.untold, seat) ?? takeOut(table.tail, seat) };
}

function takeOut(tellings: Telling[], seat: Seat): Telling | undefined {
  const at = tellings.findLastIndex(({ beat }) => beat.by === seat);
  return at < 0 ? undefined : tellings.splice(at, 1)[0];
}

function handOver(table: Table, seat: Seat, level: string, why: 'resigned' | 'time', at: number): Outcome | Refused {
  if (table.status !== 'playing') return refuseAt('not-playing', 'Nobody is playing here.');
  const person = personAt(table.seats, seat);
  if (person === undefined) return noSeat(seat);
  const { kind: _kind, ...standsInFor } = person;
  table.seats[seat] = { kind: 'computer', level, standsInFor: { ...standsInFor, why } };
  table.held[seat] = null;
  table.pausing = table.pausing.filter((other) => other !== seat);
  const outcome = tell(table, at, { event: why === 'time' ? 'table.flagged' : 'table.resigned', seat });
  // Computer players do not play on among themselves.
  if (personSeats(table.seats).length === 0) table.status = 'abandoned';
  return outcome;
}

function runClocks(table: Table, entry: Entry, at: number): void {
  const { clock } = table.setup;
  const people = waitingFor(table).filter((seat) => personAt(table.seats, seat) !== undefined);
  const delegated = people.filter((seat) => isDelegated(table, seat));
  const running = table.paused ? [] : people.filter((seat) => !delegated.includes(seat));
  const earned = entry.do === 'choose' || entry.do === 'confirm';
  if (entry.do === 'return' && clock.kind === 'days') table.clocks[entry.seat].left = clock.perMove;
  turnClocks(clock, table.clocks, running, at, earned);
  // Whoever wants to answer after all has as much time as if they had been asked at once.
  if (earned && clock.kind === 'days') for (const seat of delegated) table.clocks[seat].left = clock.perMove;
}
