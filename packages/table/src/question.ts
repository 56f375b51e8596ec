import { askedSeats, type Choice, horizonOf, isAsked, optionsOf, questionNumber, type Seat } from '@orrery/kernel';
import { personAt } from './seats.ts';
import type { Table } from './table.ts';

/**
 * The number of the question a seat is asked. It grows with everything the seat can know of and never comes again, also
 * after something was taken back; what others do meanwhile in a simultaneous phase leaves it alone.
 */
export function questionOf(table: Table, seat: Seat): number | undefined {
  const { play, undos, settledUndos } = table;
  if (play === undefined || table.status !== 'playing' || !isAsked(play.game, play.state, seat)) return undefined;
  const together = play.stretches[play.stretches.length - 1].together;
  const known = together ? sum(settledUndos) + undos[seat] - settledUndos[seat] : sum(undos);
  // Taking back makes the kernel's number smaller by one, so two more make ours greater by one.
  return questionNumber(play, seat) + 2 * known;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The seats the table waits for; during a simultaneous phase, those that are not done yet. */
export function waitingFor(table: Table): Seat[] {
  const { play, status } = table;
  return play === undefined || status !== 'playing' ? [] : askedSeats(play.game, play.state);
}

/** Every legal choice of a seat; none when it is not asked. */
export function optionsAt(table: Table, seat: Seat): readonly Choice[] {
  const { play } = table;
  if (play === undefined || questionOf(table, seat) === undefined) return [];
  return optionsOf(play.game, horizonOf(play, seat), seat);
}

/** A question to a computer player. */
export interface Thinking {
  readonly seat: Seat;
  readonly level: string;
  readonly question: number;
}

/** How an automaton answers where the rules leave it something to decide, and what a person has left to a computer. */
const USUAL_LEVEL = 'medium';

/** Has the person at this seat left to a computer player what is asked now? What only has to be confirmed is theirs. */
export function isDelegated({ seats, play, game, held }: Table, seat: Seat): boolean {
  if (play === undefined || personAt(seats, seat)?.delegates !== true || held[seat] !== null) return false;
  return game.isAside?.(play.state, seat) === true;
}

/** What computer players have to think about now. */
export function thinkingAt(table: Table): Thinking[] {
  if (table.paused) return [];
  return waitingFor(table).flatMap((seat) => {
    const sitter = table.seats[seat];
    if (sitter.kind === 'empty' || (sitter.kind === 'person' && !isDelegated(table, seat))) return [];
    const level = sitter.kind === 'computer' ? sitter.level : USUAL_LEVEL;
    return [{ seat, level, question: questionOf(table, seat) as number }];
  });
}
