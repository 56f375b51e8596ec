import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type Duel, type Lessons, newLessons, printOf } from '@orrery/bots/net';
import type { Plan } from './rounds.ts';

/** What one round made and found. */
export interface RoundFigures {
  readonly round: number;
  readonly plays: number;
  readonly positions: number;
  /** Mean error on plays held out, in points: of the net, and of the hand-written lead. */
  readonly error: number;
  readonly handError: number;
  /** The greedy player, or a short search where one judges, with this net against the one with what was kept before. */
  readonly greedy: Duel;
  readonly kept: boolean;
}

/** The search with what was kept against the search by hand. */
export interface SearchFigures extends Duel {
  readonly ms: number;
}

/** What has been made so far: in a folder of its own while it grows, in the game's folder what is worth keeping. */
export interface Notes {
  readonly figures: RoundFigures[];
  search: SearchFigures | undefined;
  /** The best net so far, as text. */
  kept: string | undefined;
  readonly print: string;
  /** Positions of one batch of plays, or undefined where they are still to be made. */
  readBatch(round: number, batch: number): Lessons | undefined;
  writeBatch(round: number, batch: number, lessons: Lessons): void;
  /** The net of every round, kept or not: `npm run duel` can still compare them. */
  writeNet(round: number, net: string): void;
  save(): void;
}

interface Saved {
  readonly print: string;
  readonly figures: readonly RoundFigures[];
  readonly search?: SearchFigures | undefined;
  readonly kept?: string | undefined;
  /** The rounds of what was gone on from, as they are told beside its weights. */
  readonly earlier?: readonly unknown[];
}

/** Where plays are kept until all is learned from them, and where games are. */
export interface Places {
  readonly work: string;
  readonly games: string;
}

const PLACES: Places = { work: 'data/learn', games: 'games' };

export function openNotes({ game, learning, tables, kind, by, before: known }: Plan, places: Places = PLACES): Notes {
  const folder = `${places.work}/${game.id}-${kind}`;
  const file = `${folder}/notes.json`;
  const print = printOf(game, learning, tables);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Saved) : undefined;
  // Numbers of other rules or features are of no use.
  if (before?.print !== print) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shelf = `${places.games}/${game.id}/bot/learned`;
  const told = `${shelf}/${kind}.json`;
  const saved: Saved = before?.print === print ? before : { print, figures: [], kept: known };
  const earlier =
    saved.earlier ?? (known !== undefined && existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')).rounds : []);
  const batchFile = (round: number, batch: number): string => `${folder}/${round}-${batch}.bin`;
  const weightsFile = (net: string, search: boolean): string => `import type { Weights } from '@orrery/kernel';

/** Made by \`npm run learn -- ${game.id} --kind ${kind}\`. */
export const weights: Weights = {
  version: ${game.version},
  print: '${print}',
  search: ${search},${by === 'search' ? '\n  greedy: false,' : ''}
  net: '${net}',
};
`;
  const notes: Notes = {
    figures: [...saved.figures],
    search: saved.search,
    kept: saved.kept,
    print,
    readBatch(round, batch) {
      const path = batchFile(round, batch);
      return existsSync(path) ? unpack(readFileSync(path), learning.size) : undefined;
    },
    writeBatch: (round, batch, lessons) => writeFileSync(batchFile(round, batch), pack(lessons)),
    writeNet: (round, net) => writeFileSync(`${folder}/net-${round}.ts`, weightsFile(net, false)),
    save() {
      const { figures, search, kept } = notes;
      writeFileSync(file, JSON.stringify({ print, figures, search, kept, earlier } satisfies Saved));
      if (figures.length === 0) return;
      mkdirSync(shelf, { recursive: true });
      writeFileSync(told, `${JSON.stringify({ rounds: [...earlier, ...figures], search }, roundOff, 2)}\n`);
      // What was gone on from stays as it is until something is better.
      if (kept === undefined || !figures.some((round) => round.kept)) return;
      const beats = search !== undefined && search.margin.value > 0 && search.share.value > 0.5;
      writeFileSync(`${shelf}/${kind}.ts`, weightsFile(kept, beats));
    },
  };
  notes.save();
  return notes;
}

const roundOff = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

function pack({ features, missing, won, told, play }: Lessons): Uint8Array {
  const parts = [new Int32Array([play.length]), features, missing, won, told, play];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at);
    at += part.byteLength;
  }
  return bytes;
}

function unpack(file: Uint8Array, size: number): Lessons {
  const bytes = file.slice();
  const [positions] = new Int32Array(bytes.buffer, 0, 1);
  const lessons = newLessons(size, positions);
  let at = 4;
  for (const part of [lessons.features, lessons.missing, lessons.won, lessons.told, lessons.play]) {
    new Uint8Array(part.buffer).set(bytes.subarray(at, at + part.byteLength));
    at += part.byteLength;
  }
  return lessons;
}
