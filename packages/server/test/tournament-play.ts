import { below, isRefused, type Random } from '@orrery/kernel';
import { optionsAt, questionOf } from '@orrery/table';
import type { Services } from '../src/services.ts';

/** Plays a table to its end: everybody chooses anything. */
export async function playOut({ hall }: Services, table: string, random: Random): Promise<void> {
  for (;;) {
    const done = await hall.act(table, (loaded) => {
      const { seats } = loaded.table.setup;
      const seat = Array.from({ length: seats }, (_, i) => i).find((i) => questionOf(loaded.table, i) !== undefined);
      if (loaded.table.status !== 'playing' || seat === undefined) return { refused: 'over', message: 'It is over.' };
      const options = optionsAt(loaded.table, seat);
      return { do: 'choose', seat, choice: options[below(random, options.length)], confirmed: true };
    });
    if (isRefused(done)) return;
  }
}
