import { createContext, use, useRef } from 'react';
import { PLACE_IDS } from '../rules/choices.ts';
import { columnAt, type SkyState } from '../rules/state.ts';
import { columnLength } from '../rules/totals.ts';

/** [spot] which kind of piece stands there: `o2` an outpost of company 2, `s2` a shuttle, `m1` a marker of player 1. */
type Standing = Map<string, string>;

export const rampSpot = (company: number, column: number, field: number): string =>
  `ramp ${company} ${column} ${field}`;
export const markerSpot = (player: number, i: number): string => `marker ${player} ${i}`;
export const fieldSpot = (field: number): string => `field ${field}`;

/** Every piece on the table that looks like others of its kind. */
function standing(view: SkyState): Standing {
  const all: Standing = new Map();
  const isShuttle = (place: string): boolean => place.startsWith('shuttle');
  for (const [place, id] of PLACE_IDS[view.rules.side].entries()) {
    const owner = view.board[place];
    if (owner >= 0 && id !== '') all.set(id, `${isShuttle(id) ? 's' : 'o'}${owner}`);
  }
  for (const lying of view.lying) {
    const place = lying >> 2;
    all.set(`lying ${place}`, `${isShuttle(PLACE_IDS[view.rules.side][place]) ? 's' : 'o'}${lying & 3}`);
  }
  for (let company = 0; company < 4; company++) {
    for (let column = 0; column < 3; column++) {
      const kind = view.rules.side === 1 && column === 1 ? 's' : 'o';
      for (let field = 0; field < columnLength(view, column); field++) {
        if ((view.stations[columnAt(company, column)] >> field) & 1) {
          all.set(rampSpot(company, column, field), `${kind}${company}`);
        }
      }
    }
  }
  for (const [field, by] of view.fields.entries()) if (by >= 0) all.set(fieldSpot(field), `m${by & 7}`);
  for (const [seat, { markers }] of view.players.entries()) {
    for (let i = 0; i < markers; i++) all.set(markerSpot(seat, i), `m${seat}`);
  }
  return all;
}

interface Known {
  readonly view: SkyState;
  readonly at: ReadonlyMap<string, string>;
}

/** Gives every piece a name that it keeps on its way: what has left a spot is what turns up at another. */
function follow(before: Known | undefined, view: SkyState): Known {
  const now = standing(view);
  const at = new Map<string, string>();
  const free = new Map<string, string[]>();
  const kinds = before === undefined ? new Map<string, string>() : standing(before.view);
  for (const [spot, kind] of kinds) {
    const name = before?.at.get(spot);
    if (name === undefined) continue;
    if (now.get(spot) === kind) at.set(spot, name);
    else free.set(kind, [...(free.get(kind) ?? []), name]);
  }
  let made = 0;
  for (const [spot, kind] of now) {
    if (!at.has(spot)) at.set(spot, free.get(kind)?.shift() ?? `${kind} ${spot} ${made++}`);
  }
  return { view, at };
}

export const PiecesContext = createContext<(spot: string) => string>((spot) => spot);

/** The name of the piece at a spot. */
export const usePieces = (): ((spot: string) => string) => use(PiecesContext);

/** Keeps track of all pieces from one view to the next. */
export function useFollowed(view: SkyState): (spot: string) => string {
  const known = useRef<Known>(undefined);
  if (known.current?.view !== view) known.current = follow(known.current, view);
  const { at } = known.current;
  return (spot) => at.get(spot) ?? spot;
}
