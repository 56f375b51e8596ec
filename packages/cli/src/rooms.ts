import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameRoom, type Refusal, refuse } from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { nearest } from './nearest.ts';
import { type Text, textIn } from './text/index.ts';

/** Is this the address of a module rather than the id of a game? */
function isModulePath(name: string): boolean {
  return /[/\\]|\.[cm]?[jt]s$/.test(name);
}

/**
 * A game by its id in the registry, or by the path of a module that exports its `room`: so a game can be played while
 * it is being written, before it is listed.
 */
export async function loadRoom(name: string, text: Text = textIn('en')): Promise<GameRoom | Refusal> {
  if (isModulePath(name)) return loadModule(name, text);
  if (Object.hasOwn(ROOMS, name)) return ROOMS[name]();
  const known = Object.keys(ROOMS);
  return refuse('bad-settings', text.usage.unknownGame(name, nearest(name, known), known));
}

async function loadModule(path: string, text: Text): Promise<GameRoom | Refusal> {
  try {
    const { room } = (await import(pathToFileURL(resolve(path)).href)) as { room?: GameRoom };
    return room?.game?.id === undefined ? refuse('bad-settings', text.usage.noRoom(path)) : room;
  } catch (error) {
    return refuse('bad-settings', text.usage.badModule(path, (error as Error).message));
  }
}
