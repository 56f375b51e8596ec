import { useRef } from 'react';
import { FIELDS, MINE } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { bits } from '../reading.ts';

export type Ore = 'iron' | 'titanium';

/** A lump of ore that is known again while it rides the belt. */
export interface Lump {
  readonly id: number;
  readonly kind: Ore;
  /** The field it has just come up from. */
  readonly field?: string;
}

export interface Lumps {
  readonly round: number;
  readonly left: readonly Lump[];
  readonly right: readonly Lump[];
  /** The number of the next lump. */
  readonly next: number;
}

const KINDS = ['iron', 'titanium'] as const;

/** Fields of a player with one kind of ore, in turn: that is where new lumps come up. */
const fieldsWith = ({ fields }: Player, kind: Ore): readonly string[] =>
  bits(fields).flatMap((field) => (FIELDS[field].ore === kind ? [FIELDS[field].id] : []));

/**
 * The lumps of a belt after something happened. At production what lay on the left rides to the right and what lay
 * there falls off; else the first of each kind stay, and new ones come up from the mine or from nowhere.
 */
export function lumpsAfter(before: Lumps | undefined, p: Player, round: number): Lumps {
  const produced = before !== undefined && before.round !== round;
  let next = before?.next ?? 0;
  const comesUp = before !== undefined && (produced || p.at === MINE);
  const fill = (had: readonly Lump[], counts: Readonly<Record<Ore, number>>, mined: boolean): Lump[] =>
    KINDS.flatMap((kind) => {
      const kept = had.filter((lump) => lump.kind === kind).slice(0, counts[kind]);
      const from = mined ? fieldsWith(p, kind) : [];
      const fresh = Array.from({ length: counts[kind] - kept.length }, (_, i): Lump => {
        const field = from[i % Math.max(1, from.length)];
        return { id: next++, kind, ...(field === undefined ? {} : { field }) };
      });
      return [...kept, ...fresh];
    });
  const right = fill(
    (produced ? before?.left : before?.right) ?? [],
    { iron: p.ironRight, titanium: p.titaniumRight },
    false,
  );
  const left = fill(produced ? [] : (before?.left ?? []), { iron: p.ironLeft, titanium: p.titaniumLeft }, comesUp);
  return { round, left, right, next };
}

/** The lumps on a player's belt, each known again from one position to the next. */
export function useLumps(p: Player, round: number): Lumps {
  const kept = useRef<{ readonly p: Player; readonly lumps: Lumps }>(undefined);
  if (kept.current?.p !== p) kept.current = { p, lumps: lumpsAfter(kept.current?.lumps, p, round) };
  return kept.current.lumps;
}
