import type { Block, MapCell, Seat, Sheet } from '@orrery/kernel';
import { ORIENTATIONS, SECTORS, TERRAINS, TILE_TURNS, TILES } from '../data/index.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { topTile } from '../rules/tiles.ts';
import { stacksAt, tileName, tilesLeft, topName } from '../text/describe.ts';
import type { Dictionary } from '../text/en/phrases.ts';
import { legendText, TERRAIN_TONES } from './planet.ts';

/** A tile as it lies on its stack. */
function tileMap(t: Dictionary, caption: string, tile: number): Block {
  const { terrains } = TILES[tile];
  const { width, height, cells } = ORIENTATIONS[TILE_TURNS[tile][0]];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x): MapCell => {
      const cell = cells.find((each) => each.x === x && each.y === y);
      if (cell === undefined) return { glyph: ' ', says: t.sheet.noCell };
      const terrain = terrains[cell.section];
      const letter = t.letter[TERRAINS[terrain]];
      return {
        glyph: `${cell.symbol ? letter.toUpperCase() : letter}${cell.spot ? '*' : ''}`,
        tone: TERRAIN_TONES[terrain],
        says: t.sheet.tileCell(TERRAINS[terrain], cell.symbol, cell.spot),
      };
    }),
  );
  return { kind: 'map', caption, rows };
}

/** The two tiles in front of a seat. */
function ownSector(t: Dictionary, view: PlanetUnknownState, seat: Seat): Sheet {
  const stacks = stacksAt(view, view.players[seat].position, view.rotation);
  return (['outer', 'inner'] as const).map((ring): Block => {
    const stack = stacks[ring];
    const caption = t.sheet.stack(t.ring[ring], topName(t, view, stack), tilesLeft(view, stack));
    const tile = topTile(view, stack);
    return tile < 0 ? { kind: 'text', text: caption } : tileMap(t, caption, tile);
  });
}

export function stationBlocks(
  t: Dictionary,
  view: PlanetUnknownState,
  viewer: Seat | null,
  who: (seat: Seat) => string,
): Sheet {
  const rows = Array.from({ length: SECTORS }, (_, sector) => {
    const { outer, inner } = stacksAt(view, sector, 0);
    const facing = view.players.flatMap(({ position }, seat) =>
      stacksAt(view, position, view.rotation).outer === sector ? [who(seat)] : [],
    );
    return [
      String(sector + 1),
      facing.length > 0 ? t.and(facing) : t.sheet.nobody,
      topName(t, view, outer),
      String(tilesLeft(view, outer)),
      topName(t, view, inner),
      String(tilesLeft(view, inner)),
    ];
  });
  return [
    { kind: 'heading', level: 2, text: t.sheet.station },
    { kind: 'text', text: legendText(t), tone: 'muted' },
    ...(viewer === null ? [] : ownSector(t, view, viewer)),
    { kind: 'table', caption: t.sheet.sectors, head: t.sheet.sectorsHead, rows },
  ];
}

/** The tile somebody has taken and not placed yet. */
export function heldTile(t: Dictionary, view: PlanetUnknownState, seat: Seat): Sheet {
  return view.players[seat].pending.flatMap((effect) =>
    effect.effect === 'place' ? [tileMap(t, `${t.sheet.inHand}: ${tileName(t, effect.tile)}`, effect.tile)] : [],
  );
}
