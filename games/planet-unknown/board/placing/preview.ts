import { ENERGY, GRID_SIZE, PLANETS, TILES } from '../../data/index.ts';
import { areasOf } from '../../rules/areas.ts';
import type { ChoiceOf } from '../../rules/choices.ts';
import { clone } from '../../rules/clone.ts';
import { terrainOf, xOf, yOf } from '../../rules/grid.ts';
import { emptyRows } from '../../rules/planets.ts';
import type { Cell, EffectOf, PlanetUnknownState, Player } from '../../rules/state.ts';
import { energyMarkers, placeTile } from '../../rules/tiles.ts';
import { MARKERS } from '../../rules/tracks.ts';
import { resourceSteps } from '../../text/pending.ts';

export interface Gain {
  readonly terrain: number;
  /** 0: this resource brings nothing here. */
  readonly steps: number;
  /** The markers an energy symbol could advance. */
  readonly markers: readonly number[];
}

/** What laying a tile in a place would bring about. */
export interface Outcome {
  readonly gains: readonly Gain[];
  readonly areas: readonly { readonly terrain: number; readonly joined: number; readonly size: number }[];
  readonly meteorite: Cell | undefined;
  readonly lost: readonly { readonly what: 'lifepod' | 'rover'; readonly at: Cell }[];
  readonly lines: readonly { readonly line: 'row' | 'column'; readonly index: number; readonly medals: number }[];
}

/** Lays the tile on a copy by the real rules and looks at what has changed. */
export function outcomeOf(
  view: PlanetUnknownState,
  seat: number,
  effect: EffectOf<'place'>,
  choice: ChoiceOf<'place'>,
): Outcome {
  const s = clone(view);
  const before = view.players[seat];
  const after = s.players[seat];
  placeTile(s, seat, effect, choice);
  const frame = s.agenda.seats[seat].at(-1);
  const asked = frame?.step === 'ignore-resource' ? frame.resources : [];
  const fresh = [...asked, ...after.pending].filter(
    (each): each is EffectOf<'resource'> => each.effect === 'resource' && !before.pending.includes(each),
  );
  const { terrains } = TILES[effect.tile];
  const counts = effect.use !== 'salvage';
  const gains = !counts
    ? []
    : terrains.map((terrain): Gain => {
        const found = fresh.find((each) => each.terrain === terrain);
        if (found === undefined) return { terrain, steps: 0, markers: [] };
        const bits = terrain === ENERGY ? energyMarkers(s, after, found) : 0;
        return {
          terrain,
          steps: resourceSteps(s, after, found),
          markers: MARKERS.filter((marker) => (bits & (1 << marker)) !== 0),
        };
      });
  return {
    gains,
    areas: [...new Set(terrains)].flatMap((terrain) => joinedAreas(before, after, terrain)),
    meteorite: after.meteorites.length > before.meteorites.length ? after.meteorites.at(-1) : undefined,
    lost: [
      ...before.lifepods.filter((at) => !after.lifepods.includes(at)).map((at) => ({ what: 'lifepod', at }) as const),
      ...before.rovers.filter((at) => !after.rovers.includes(at)).map((at) => ({ what: 'rover', at }) as const),
    ],
    lines: newLines(before, after),
  };
}

/** The areas the tile lies in now, each with how many areas it brought together. */
function joinedAreas(before: Player, after: Player, terrain: number): Outcome['areas'] {
  const old = areasOf(before, terrain).map(({ cells }) => cells);
  return areasOf(after, terrain)
    .filter(({ cells }) => cells.some((cell) => after.lastTile.includes(cell)))
    .map(({ cells }) => ({
      terrain,
      joined: old.filter((group) => group.some((cell) => cells.includes(cell))).length,
      size: cells.filter((cell) => terrainOf(after.ground[cell]) === terrain).length,
    }));
}

/** Rows and columns that become full; where a meteorite lies they count nothing. */
function newLines(before: Player, after: Player): Outcome['lines'] {
  const { rowMedals, columnMedals, cells } = PLANETS[after.planet];
  const was = emptyRows(before);
  const is = emptyRows(after);
  const rocks = [...after.meteorites, ...after.rovers.filter((_, i) => after.loads[i] === 1)];
  const lines: Outcome['lines'][number][] = [];
  let wereOpen = 0;
  let areOpen = 0;
  for (let index = 0; index < GRID_SIZE; index++) {
    wereOpen |= was[index];
    areOpen |= is[index];
    if (cells[index] !== 0 && was[index] !== 0 && is[index] === 0)
      lines.push({ line: 'row', index, medals: rowMedals[index] });
  }
  for (let index = 0; index < GRID_SIZE; index++) {
    const bit = 1 << index;
    if ((wereOpen & bit) !== 0 && (areOpen & bit) === 0)
      lines.push({ line: 'column', index, medals: columnMedals[index] });
  }
  return lines.filter(({ line, index }) => !rocks.some((cell) => (line === 'row' ? yOf(cell) : xOf(cell)) === index));
}
