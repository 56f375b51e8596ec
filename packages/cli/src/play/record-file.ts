import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type GameRoom,
  isRefused,
  type Play,
  type PlayRecord,
  readRecord,
  recordOf,
  writeRecord,
} from '@orrery/kernel';
import { ROOMS } from '@orrery/registry';
import { enterRoom } from '../enter.ts';
import { Failure } from '../problem.ts';
import type { Text } from '../text/index.ts';

/** A file name of its own for a play: an older record of the same seed stays as it is. */
export function nameRecord(game: string, seed: string): string {
  const stem = `orrery-${game}-${seed.replaceAll(/[^\w.-]+/g, '_').slice(0, 60)}`;
  for (let i = 1; ; i++) {
    const name = i === 1 ? `${stem}.json` : `${stem}-${i}.json`;
    if (!existsSync(name)) return name;
  }
}

/** Writes beside the file and then puts it in place, so that a record is whole at any moment. */
export function saveRecord(play: Play, file: string, text: Text): void {
  try {
    const draft = `${file}.part`;
    writeFileSync(draft, writeRecord(recordOf(play)));
    renameSync(draft, file);
  } catch (error) {
    throw new Failure(text.record.unwritable(file, (error as Error).message));
  }
}

/** Refuses to write over what is not a record. */
export function checkOverwrite(file: string, text: Text): void {
  if (!existsSync(file)) return;
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(text.record.unwritable(file, (error as Error).message));
  }
  if (content.trim() !== '' && !content.startsWith('{"orrery":')) throw new Failure(text.record.notOurs(file));
}

export interface FoundRecord {
  /** How the game was found: its id, or the module somebody named. */
  readonly name: string;
  readonly room: GameRoom;
  readonly record: PlayRecord;
}

/** Reads a record for the game somebody named, or for the one it names itself. Its choices are not checked yet. */
export async function findRecord(file: string, named: string | undefined, text: Text): Promise<FoundRecord> {
  const content = readFile(file, text);
  const name = named ?? gameIn(content);
  const room = name === undefined ? undefined : await enterRoom(name, text);
  const record = readRecord(content, (id) => (id === room?.game.id ? room.game : undefined));
  if (isRefused(record)) throw new Failure(text.record.unreadable(file, record.message));
  if (name === undefined || room === undefined) throw new Failure(text.record.unreadable(file, ''));
  return { name, room, record };
}

function readFile(file: string, text: Text): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Failure(text.record.missing(file));
    throw new Failure(text.record.unreadable(file, (error as Error).message));
  }
}

/** The listed game a record names. Never a module: a file from anywhere must not say which code to run. */
function gameIn(content: string): string | undefined {
  try {
    const { game } = JSON.parse(content) as { game?: unknown };
    return typeof game === 'string' && Object.hasOwn(ROOMS, game) ? game : undefined;
  } catch {
    return undefined;
  }
}
