import { BELT, BOARD_FIELDS, BONUS_TILES, COMPANY_ROWS, MOON_DISC, SIDES } from '../../data/index.ts';
import { Bonuses } from '../companies/bonus.tsx';
import { Corner, STATION_HEIGHT } from '../companies/corner.tsx';
import { Rail, railHeight } from '../companies/rail.tsx';
import { TileDock } from '../docks/docks.tsx';
import { MAJORITY_HEIGHT, Majority } from '../docks/majority.tsx';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { Belt } from './belt.tsx';
import type { Disc, Point } from './geometry.ts';
import { Beams, Moon } from './moon.tsx';

const CORNER_HEIGHT = STATION_HEIGHT + MAJORITY_HEIGHT + 5;

/** The company in each corner of a side, with whether it lies at the right and at the bottom. */
export function cornersOf(
  side: number,
): readonly { readonly company: number; readonly right: boolean; readonly bottom: boolean }[] {
  return COMPANY_ROWS.map(({ moonCorner, beltCorner }, company) => {
    const corner = SIDES[side] === 'moon' ? moonCorner : beltCorner;
    return { company, right: corner.endsWith('right'), bottom: corner.startsWith('bottom') };
  });
}

/** The majority field whose rewards move a company: it stands in that company's corner. */
export const majorityOf = (company: number): string =>
  BOARD_FIELDS.find(
    ({ effect }) =>
      effect.give === 'majority' && effect.tiers[0].gains.some(({ gain, of }) => gain === 'track' && of === company),
  )?.id ?? '';

/** Where things are on the shared table. */
export function tableRooms({ x, y, w, h }: Room, players: number, side: number) {
  const rail = railHeight(players);
  const isBelt = side === BELT;
  const corner = (isBelt ? 160 : 176) + Math.max(0, (w - 798) / 2 - 4) * (isBelt ? 0.5 : 1);
  const top = y + rail + 14;
  const bottom = y + h - rail - 14 - CORNER_HEIGHT;
  const disc: Disc = {
    cx: x + w / 2,
    cy: y + h / 2,
    scale: Math.min(h / 2 - rail - 16, w / 2 - corner - 12) / MOON_DISC.r,
  };
  const belt: Room = { x: x + corner + 14, y: top + 14, w: w - 2 * corner - 28, h: h - 2 * rail - 56 };
  return { rail, corner, top, bottom, disc, belt };
}

/** The shared table: everything of a company in its corner, the moon or the belt in the middle. */
export function Table({ room }: { readonly room: Room }) {
  const { view } = useScene();
  const { x, y, w, h } = room;
  const { side, players } = view.rules;
  const isBelt = side === BELT;
  const { rail, corner, top, bottom, disc, belt } = tableRooms(room, players, side);
  const places = cornersOf(side).map(({ company, right, bottom: isLow }) => ({
    company,
    flip: right,
    isLow,
    left: right ? x + w - 8 - corner : x + 8,
    top: isLow ? bottom : top,
  }));
  const midTop = top + CORNER_HEIGHT + 5;
  const midHeight = bottom - 5 - midTop;
  const dockW = (corner - 9) / 4;
  return (
    <>
      {!isBelt &&
        places.map(({ company, flip, left, top: at }) => {
          const from: Point = [flip ? left - 1 : left + corner + 1, at + 80];
          return <Beams key={company} disc={disc} company={company} from={from} />;
        })}
      {places.map(({ company, flip, left, top: at }) => (
        <Corner key={company} company={company} x={left} y={at} w={corner} h={CORNER_HEIGHT} flip={flip}>
          <Majority id={majorityOf(company)} x={left + 6} y={at + STATION_HEIGHT} w={corner - 12} />
        </Corner>
      ))}
      {/* Over the corners: what leaves a ramp is seen from there on. */}
      {isBelt ? <Belt room={belt} /> : <Moon {...disc} />}
      {places.map(({ company, flip, isLow }) => (
        <g key={company}>
          <Rail
            company={company}
            x={flip ? x + w / 2 + 4 : x + 8}
            y={isLow ? y + h - rail - 8 : y + 8}
            w={w / 2 - 12}
          />
          <Bonuses
            company={company}
            x={flip ? x + w - 13 - corner : x + 13 + corner}
            y={isLow ? y + h - rail - (isBelt ? 33 : 56) : y + rail + 13}
            flip={flip}
            inline={isBelt}
          />
        </g>
      ))}
      <Majority id="maj-scientist" x={x + 8} y={midTop + (midHeight - MAJORITY_HEIGHT) / 2} w={corner} />
      {BONUS_TILES.map((tile, i) => (
        <TileDock key={tile} tile={i} x={x + w - 8 - corner + i * (dockW + 3)} y={midTop} w={dockW} h={midHeight} />
      ))}
    </>
  );
}
