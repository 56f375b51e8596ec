import { isChoice } from './choice.ts';
import type { Choice, Game, Seat } from './game.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { TableSettings } from './settings.ts';

export const RECORD_FORMAT = 2;
/** Before format 2 settings were called options. */
const OLD_FORMAT = 1;

/** The whole play, replayable bit for bit anywhere. */
export interface PlayRecord<C extends Choice = Choice> {
  readonly orrery: typeof RECORD_FORMAT;
  readonly game: string;
  /** The game's version the choices were made under. */
  readonly version: number;
  readonly seats: number;
  readonly settings: TableSettings;
  readonly seed: string;
  readonly choices: readonly (readonly [Seat, C])[];
}

export function writeRecord(record: PlayRecord): string {
  const { choices, ...head } = record;
  const lines = choices.map((entry) => JSON.stringify(entry));
  return `${JSON.stringify(head).slice(0, -1)},"choices":[${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}]}\n`;
}

/** Reads a record for a game that `find` knows by its id. The choices are checked when it is replayed. */
export function readRecord(text: string, find: (id: string) => Game | undefined): PlayRecord | Refusal {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return badRecord(`it is not JSON (${(error as Error).message}); was the file cut off?`);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return badRecord('it is not an object');
  const record = data as Record<string, unknown>;
  if (record.orrery !== RECORD_FORMAT && record.orrery !== OLD_FORMAT) {
    return badRecord(
      record.orrery === undefined
        ? "it has no field 'orrery', so it is not a record of this program"
        : `its format is ${JSON.stringify(record.orrery)}, this program reads format ${RECORD_FORMAT}`,
    );
  }
  if (typeof record.game !== 'string') return badRecord("its field 'game' is not a text");
  const game = find(record.game);
  if (game === undefined) return badRecord(`its game '${record.game}' is not known here`);
  if (record.version !== game.version) {
    return badRecord(
      `it was played under version ${JSON.stringify(record.version)} of ${game.id}, this is version ${game.version}`,
    );
  }
  if (!Number.isInteger(record.seats)) return badRecord("its field 'seats' is not a whole number");
  if (typeof record.seed !== 'string') return badRecord("its field 'seed' is not a text");
  const settings = record.orrery === OLD_FORMAT ? record.options : record.settings;
  if (typeof settings !== 'object' || settings === null) return badRecord("its field 'settings' is not an object");
  if (!Array.isArray(record.choices)) return badRecord("its field 'choices' is not a list");
  for (const [i, entry] of record.choices.entries()) {
    const isPair = Array.isArray(entry) && entry.length === 2 && Number.isInteger(entry[0]) && isChoice(entry[1]);
    if (!isPair) return badRecord(`choice ${i + 1} is not a pair of a seat and a choice`);
  }
  const { options: _, ...rest } = record;
  return { ...rest, orrery: RECORD_FORMAT, settings } as unknown as PlayRecord;
}

export function badRecord(what: string): Refusal {
  return refuse('bad-record', `The record cannot be read: ${what}.`);
}
