import type { Block, ChartPlace, Tone } from '@orrery/kernel';
import { ASTEROID_ROWS, BELT, BELT_PLACES, COMPANIES, SECTOR_ROWS, SHUTTLE_ROWS } from './data/index.ts';
import { NONE, type SkyState } from './rules/state.ts';
import type { Texts } from './text/en/phrases.ts';

const SIZE = 1000;
/** Corners of a round sector. */
const ROUND = 24;
/** As on the drawn board. */
const COMPANY_TONES: readonly Tone[] = ['yellow', 'violet', 'pink', 'blue'];

/** What stands somewhere, by the first letter of its company. */
function standing(t: Texts, pieces: readonly number[]): Pick<ChartPlace, 'glyph' | 'tone'> & { names: string[] } {
  const there = pieces.filter((piece) => piece !== NONE);
  const names = there.map((piece) => t.companies[COMPANIES[piece]]);
  return {
    glyph: names.map(([letter]) => letter).join(''),
    tone: there.length > 0 ? COMPANY_TONES[there[0]] : 'grey',
    names,
  };
}

/** The board of either side as a map, with the numbers that choices have for its places. */
export const boardChart = (t: Texts, view: SkyState): Block =>
  view.rules.side === BELT ? beltChart(t, view) : moonChart(t, view);

type Corner = readonly [number, number];

/** The corners of a sector; an inner one is round. */
function outlineOf({ x, y, outline, radius = 0 }: (typeof SECTOR_ROWS)[number]): readonly Corner[] {
  if (outline !== '') {
    return outline.split(' ').map((corner): Corner => {
      const [left, top] = corner.split(',').map(Number);
      return [left, top];
    });
  }
  return Array.from({ length: ROUND }, (_, i): Corner => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
  });
}

function moonChart(t: Texts, view: SkyState): Block {
  return {
    kind: 'chart',
    caption: t.sides.moon,
    width: SIZE,
    height: SIZE,
    lines: [],
    areas: SECTOR_ROWS.map((row) => ({
      outline: outlineOf(row),
      tone: standing(t, [view.board[row.sector]]).tone ?? 'grey',
    })),
    places: SECTOR_ROWS.map(({ sector, x, y, labelY = y }) => {
      const { names, ...look } = standing(t, [view.board[sector]]);
      const name = String(sector);
      return { ...look, at: [x, labelY], name, says: [t.place.sector(name), ...names].join(', ') };
    }),
  };
}

function beltChart(t: Texts, view: SkyState): Block {
  const pieceOn = (id: string): number => view.board[BELT_PLACES.findIndex((place) => place.id === id)];
  const pointOf = (wanted: number): readonly [number, number] => {
    const { x, y } = ASTEROID_ROWS.find(({ asteroid }) => asteroid === wanted) ?? { x: 0, y: 0 };
    return [x, y];
  };
  return {
    kind: 'chart',
    caption: t.sides.belt,
    width: SIZE,
    height: SIZE,
    lines: SHUTTLE_ROWS.flatMap(({ x, y, between, bolts }) =>
      between.map((asteroid, i) => ({ from: [x, y] as const, to: pointOf(asteroid), isDouble: bolts[i] > 0 })),
    ),
    places: [
      ...ASTEROID_ROWS.map(({ asteroid, spaces, x, y }): ChartPlace => {
        const pieces = [...spaces].map((letter) => pieceOn(`asteroid-${asteroid}${letter}`));
        const { names, ...look } = standing(t, pieces);
        const name = String(asteroid);
        return { ...look, at: [x, y], name, says: [t.place.asteroid(name), ...names].join(', ') };
      }),
      ...SHUTTLE_ROWS.map(({ shuttle, x, y }): ChartPlace => {
        const { names, ...look } = standing(t, [pieceOn(`shuttle-${shuttle}`)]);
        const name = String(shuttle);
        return { ...look, at: [x, y], name, says: [t.place.shuttle(name), ...names].join(', ') };
      }),
    ],
  };
}
