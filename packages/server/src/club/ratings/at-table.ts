import { isProvisional, NEWCOMER, pointsOf, type Rating } from '@orrery/club';
import type { SeatRating } from '@orrery/protocol';
import type { Sitter } from '@orrery/table';
import type { Loaded } from '../../hall/hall.ts';
import type { Services } from '../../services.ts';
import { anchorsOf, computerPlayer } from './anchors.ts';
import { changeOf } from './results.ts';

const personOf = (sitter: Sitter): string | undefined =>
  sitter.kind === 'person' ? sitter.who : sitter.kind === 'computer' ? sitter.standsInFor?.who : undefined;

const show = (rating: Rating, change: number | null): SeatRating => ({
  points: pointsOf(rating),
  provisional: isProvisional(rating),
  change,
});

/** How strong everybody at a table is, and what its play has changed; null for a free seat and an automaton. */
export async function ratingsAt(
  { store, rooms, results }: Services,
  { id, table }: Pick<Loaded, 'id' | 'table'>,
): Promise<{ rated: boolean; seats: (SeatRating | null)[] }> {
  const { game, rated = false } = table.setup;
  if (table.status === 'over') await results.enter(id);
  const entered = await store.play(id);
  const played = new Map((entered ? await store.playedAt(id) : []).map((row) => [row.who, row]));
  const people = table.seats.flatMap((sitter) => personOf(sitter) ?? []);
  const [known, anchors] = await Promise.all([store.ratingsOf(game, people), rooms[game]().then(anchorsOf)]);
  const seats = table.seats.map((sitter) => {
    const who = personOf(sitter);
    if (who !== undefined) {
      const change = played.get(who)?.change ?? null;
      return show(change?.after ?? known.get(who) ?? NEWCOMER, change && changeOf(change));
    }
    const anchor = sitter.kind === 'computer' ? anchors.get(computerPlayer(sitter.level)) : undefined;
    return anchor === undefined ? null : show(anchor, null);
  });
  return { rated: entered?.rated ?? rated, seats };
}
