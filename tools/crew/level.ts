import { type Bound, isLevelName, LEVELS, type LevelSpec, METHODS } from '@orrery/bots';

interface Flags {
  readonly ms?: string | undefined;
  readonly playouts?: string | undefined;
}

/** How long a search may take, as the flags say. */
export function boundOf({ ms, playouts }: Flags, usual?: number): Bound {
  if (playouts !== undefined) return { playouts: Number(playouts) };
  if (ms !== undefined) return { ms: Number(ms) };
  return usual === undefined ? {} : { ms: usual };
}

/** A level by its name, or made to measure as JSON, with the time that it is given; undefined where there is none. */
export function levelOf(text: string, { ms, playouts }: Bound): LevelSpec | undefined {
  if (text.startsWith('{')) return JSON.parse(text) as LevelSpec;
  if (!isLevelName(text)) return undefined;
  const spec: LevelSpec = { ...LEVELS, ...METHODS }[text];
  // A level that counts its playouts is as strong as it is, however much time there is.
  if (spec.how !== 'search' || spec.playouts !== undefined) return spec;
  if (playouts !== undefined) return { ...spec, playouts };
  return ms === undefined ? spec : { ...spec, ms };
}
