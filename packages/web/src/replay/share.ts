import { type Game, isRefused, type PlayRecord, type Refusal, readRecord, writeRecord } from '@orrery/kernel';

/** Browsers and messengers cut addresses longer than this. */
const LONGEST = 16_000;

export interface SharedPlay {
  readonly names: readonly string[];
  readonly record: PlayRecord;
}

async function squeeze(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(by)).arrayBuffer());
}

/** A play as the tail of an address: all of it is in the link, and no server ever sees it. */
export async function packPlay({ names, record }: SharedPlay): Promise<string | undefined> {
  const text = JSON.stringify({ names, record: writeRecord(record) });
  const bytes = await squeeze(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const packed = bytes.toBase64({ alphabet: 'base64url', omitPadding: true });
  return packed.length > LONGEST ? undefined : packed;
}

/** Reads such a tail; throws what is wrong with it. */
export async function unpackPlay(packed: string, find: (game: string) => Promise<Game>): Promise<SharedPlay> {
  const bytes = Uint8Array.fromBase64(packed, { alphabet: 'base64url' });
  const text = new TextDecoder().decode(await squeeze(bytes, new DecompressionStream('deflate-raw')));
  const { names, record: written } = JSON.parse(text) as { names: unknown; record: string };
  const { game: id } = JSON.parse(written) as { game: string };
  const game = await find(id);
  const record: PlayRecord | Refusal = readRecord(written, (wanted) => (wanted === game.id ? game : undefined));
  if (isRefused(record)) throw new Error(record.message);
  const called = Array.isArray(names) ? names.map(String) : [];
  return { names: Array.from({ length: record.seats }, (_, seat) => called[seat] ?? `${seat + 1}`), record };
}
