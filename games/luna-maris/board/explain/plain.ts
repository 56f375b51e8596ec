import type { Explanation } from '@orrery/board';
import type { Seat } from '@orrery/kernel';
import type { Player } from '../../rules/state.ts';
import { type Facts, nameOf } from '../scene.ts';

/** What is asked to explain itself. */
export interface Asked {
  readonly facts: Facts;
  /** What follows the first word of the place. */
  readonly rest: readonly string[];
  /** Whose thing it is. */
  readonly seat: Seat;
  readonly p: Player;
}
export type Explain = (asked: Asked) => Explanation | undefined;

/** A title and its lines; what is not said is left out. */
export const plain = (
  title: string,
  rule: string | undefined,
  ...lines: (string | false | undefined)[]
): Explanation => ({
  title,
  lines: lines.filter((line): line is string => typeof line === 'string' && line !== ''),
  ...(rule === undefined ? {} : { rule }),
});
/** What kinds of places tell of themselves. */
export type Explains = Readonly<Record<string, Explain>>;

/** Something of everybody, in a row. */
export const everyone = ({ facts }: Asked, of: (seat: Seat) => string): string =>
  facts.view.players.map((_, seat) => `${nameOf(facts, seat)} ${of(seat)}`).join(', ');
