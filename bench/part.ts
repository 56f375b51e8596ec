// One part of the bench in a process of its own, so that no part is slowed down or sped up by what ran before it:
//   node bench/part.ts rules planet-unknown
//   node bench/part.ts search planet-unknown
//   node bench/part.ts before planet-unknown ../before
//   node bench/part.ts peer
// Prints its figures as JSON.
import { loadRoom } from '@orrery/cli';
import { isRefused } from '@orrery/kernel';
import { measureRules } from './games.ts';
import { measureBefore, measureSearch } from './search.ts';

const [part, name, folder] = process.argv.slice(2);
if (part === 'peer') {
  // Only this part needs the peer, which is fetched when it is asked for.
  const { measurePeer } = await import('./peers.ts');
  console.log(JSON.stringify(measurePeer()));
} else {
  const room = await loadRoom(name);
  if (isRefused(room)) throw new Error(room.message);
  const figures =
    part === 'before'
      ? { playoutsBefore: await measureBefore(room, folder) }
      : part === 'search'
        ? await measureSearch(room)
        : measureRules(room.game);
  console.log(JSON.stringify(figures));
}
