import { BIOMASS, GRID_CELLS, GRID_SIZE } from '../data/index.ts';
import type { ChoiceOf, PuChoice } from './choices.ts';
import { voice } from './events.ts';
import { coverCell, patchOver, removeFrom } from './grid.ts';
import { patchRows } from './placement.ts';
import type { Cell, PlanetUnknownState, Player } from './state.ts';
import { BOX, forbids, hasBox, hasTech, isUnused, ONCE, UNIVERSAL, WORMHOLE } from './techs.ts';
import { buryCell } from './tiles.ts';

const PATCH_CHOICES: readonly ChoiceOf<'patch'>[] = Array.from({ length: GRID_CELLS }, (_, at) => ({
  do: 'patch',
  at,
}));
const STORE: PuChoice = { do: 'store-patch' };
const DOUBLE: PuChoice = { do: 'double-patch' };
const TRADE: PuChoice = { do: 'trade-patch' };

/** PU-FINAL-06: in the final steps nothing is stored any more. */
export const canStorePatch = (s: PlanetUnknownState, p: Player): boolean =>
  s.finalStep === 0 && (hasTech(s, p, UNIVERSAL, 2) || hasTech(s, p, WORMHOLE, 4));

/** Returns whether the patch has to be used: it has while there is a cell for it (PU-BIO-10). */
export function listPatch(s: PlanetUnknownState, p: Player, stored: boolean, out: PuChoice[]): boolean {
  const before = out.length;
  const rows = patchRows(s, p);
  for (let y = 0; y < GRID_SIZE; y++) {
    let columns = rows[y];
    while (columns !== 0) {
      out.push(PATCH_CHOICES[y * GRID_SIZE + 31 - Math.clz32(columns & -columns)]);
      columns &= columns - 1;
    }
  }
  const must = out.length > before;
  if (canStorePatch(s, p)) out.push(STORE);
  if (stored) return must;
  // PU-WORM-07.
  if (isUnused(p, ONCE.doublePatch) && hasTech(s, p, WORMHOLE, 3)) out.push(DOUBLE);
  // PU-JUMP-05, PU-EVENT-43.
  if (hasBox(p, BOX.A) && isUnused(p, ONCE.boxA) && !forbids(s, 'no-synergy')) out.push(TRADE);
  return must;
}

export function placePatch(seat: number, p: Player, at: Cell): void {
  buryCell(seat, p, at);
  // PU-WORM-09; PU-HOR-13: elsewhere one left by a buried rover stays.
  if (p.corporation === WORMHOLE && removeFrom(p.meteorites, at))
    voice.tell?.({ event: 'lost', seat, what: 'meteorite', at });
  coverCell(p, at, patchOver(p.ground[at], BIOMASS));
  p.patches++;
  voice.tell?.({ event: 'patch', seat, at });
}
