import type { SeatResult } from '@orrery/club';
import type { Sitter, Table } from '@orrery/table';

/** Who sat there when the play began, and whether they are still there. */
function personOf(sitter: Sitter): { readonly player: string; readonly stays: boolean } | undefined {
  if (sitter.kind === 'person') return { player: sitter.who, stays: true };
  return sitter.kind === 'computer' && sitter.standsInFor !== undefined
    ? { player: sitter.standsInFor.who, stays: false }
    : undefined;
}

/**
 * What a table came to; undefined while it is played. Whoever gave up, ran out of time or never came is behind all who
 * stayed. With one person left there is nothing more to find out. What ended without a result is a tie of all who stayed.
 */
export function resultOf(table: Table): SeatResult[] | undefined {
  const { play, status, seats } = table;
  const people = seats.flatMap((sitter, seat) => {
    const person = personOf(sitter);
    return person === undefined ? [] : [{ ...person, seat }];
  });
  const staying = people.filter(({ stays }) => stays);
  if (play === undefined || (status === 'playing' && staying.length > 1)) return undefined;
  const scores = play.game.scores(play.state);
  const places = play.game.result(play.state)?.places;
  return people.map(({ player, stays, seat }): SeatResult => {
    if (!stays) return { player, place: staying.length + 1, score: 0, forfeit: true };
    const better = places === undefined ? [] : staying.filter((other) => places[other.seat] < places[seat]);
    return { player, place: better.length + 1, score: scores[seat] };
  });
}
