import { isRefused } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { expectWords } from '../arguments.ts';
import type { CallOf } from '../flags.ts';
import { Failure } from '../problem.ts';
import { loadRoom } from '../rooms.ts';
import { describeSettings } from '../table-settings.ts';

export async function listGames({ values, words, text, language, terminal }: CallOf<'games'>): Promise<number> {
  expectWords(words, [], text);
  const listed: Record<string, unknown> = {};
  for (const id of Object.keys(ROOMS)) {
    const room = await loadRoom(id, text);
    if (isRefused(room)) throw new Failure(room.message);
    const { game } = room;
    const said = await room.words(language);
    listed[id] = { name: said.name, tagline: said.tagline, seats: game.seats, settings: game.settings };
    if (values.json) continue;
    terminal.say(`${terminal.paint('strong', id)}  ${said.name}, ${text.games.seats(game.seats.min, game.seats.max)}`);
    terminal.say(`  ${said.tagline}`);
    for (const line of describeSettings(game, said, text, terminal)) terminal.say(`  ${line}`);
  }
  if (values.json) terminal.say(JSON.stringify({ games: listed }));
  return 0;
}
