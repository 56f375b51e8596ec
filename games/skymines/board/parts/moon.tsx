import { BELT, BONUS_TILES, COMPANIES, MOON_DISC, SLOTS } from '../../data/index.ts';
import { TileDock } from '../docks/docks.tsx';
import { Majority } from '../docks/majority.tsx';
import { Forecast } from '../forecast.tsx';
import { SlotAt } from '../lab/slots.tsx';
import { StartTiles } from '../lab/start.tsx';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { Belt } from '../sky/belt.tsx';
import { Moon } from '../sky/moon.tsx';
import { Backdrop } from '../sky/night.tsx';
import { cornersOf } from '../sky/table.tsx';
import { OpenStations, pressedStations, SmallStation, STATION } from './stations.tsx';

const DOCKS = 55;
const SLOT_ROW = 80;
/** A sky smaller than this would be hard to press. */
const LEAST = 296;
/** In a lower sky the stations would hide sectors. */
const FREE = 330;
/** What stands beside the sky needs as much. */
const BESIDE = 206;

interface Rooms {
  readonly sky: Room;
  readonly rest: Room;
  readonly height: number;
  readonly isBeside: boolean;
}

/** Where the sky and what stands beside or below it are. */
function roomsOf(w: number, h: number): Rooms {
  if (w > h * 1.15 && w > LEAST + BESIDE) {
    const high = Math.max(LEAST - 52, h - 8);
    const wide = Math.min(high * 1.35, w - BESIDE - 20);
    const rest = { x: wide + 12, y: 4, w: Math.min(420, w - wide - 18), h: high };
    return { sky: { x: 4, y: 4, w: wide, h: high }, rest, height: high + 8, isBeside: true };
  }
  const below = DOCKS + SLOT_ROW + 18;
  const size = Math.max(LEAST, Math.min(w - 6, h - below));
  const sky = { x: 3, y: 3, w: w - 6, h: size };
  return { sky, rest: { x: 6, y: size + 8, w: w - 12, h: below }, height: size + below, isBeside: false };
}

/** The part of a small screen with moon or belt: stations in the corners, docks and own cards beside. */
export function MoonPart({ w, h, scale }: { readonly w: number; readonly h: number; readonly scale: number }) {
  const scene = useScene();
  const { view, me, options, text } = scene;
  const { sky, rest, height, isBeside } = roomsOf(w, h);
  const isBelt = view.rules.side === BELT;
  const radius = Math.min(sky.w, sky.h) / 2 - (isBeside ? 4 : 10);
  // On a phone that lies on its side the stations stand in a column, so that they hide no sector.
  const inColumn = isBeside && sky.h < FREE;
  const aside = inColumn ? STATION.w + 6 : 0;
  const disc = { cx: sky.x + aside + (sky.w - aside) / 2, cy: sky.y + sky.h / 2, scale: radius / MOON_DISC.r };
  // The lowest asteroids lie above the stations in the corners.
  const belt = { x: sky.x - 6 + aside, y: sky.y + 6, w: sky.w + 12 - aside, h: sky.h - (inColumn ? 8 : 34) };
  const stations = pressedStations(scene);
  const isPressing = stations.length > 0;
  const corners = cornersOf(view.rules.side);
  const player = view.players[me];
  // Below the sky the docks share a row; beside it each kind has its own.
  const half = isBeside ? rest.w : rest.w / 2 - 3;
  const tiles = isBeside ? { x: rest.x, y: rest.y + DOCKS + 2 } : { x: rest.x + half + 6, y: rest.y };
  const dockW = (half - 9) / 4;
  const slotW = (rest.w - 4 * 5) / 5;
  const slotsY = tiles.y + DOCKS + 12;
  const slotH = isBeside ? Math.min(SLOT_ROW + 20, rest.y + rest.h - slotsY - 8) : SLOT_ROW - 8;
  return (
    <div className="sky-part" style={{ height: height * scale }}>
      <Backdrop width={w} height={height} {...sky} {...disc} scale={isBelt ? 0 : disc.scale} />
      <svg className="sky-front" viewBox={`0 0 ${w} ${height}`} role="group" aria-label={text.board}>
        {isBelt ? <Belt room={belt} /> : <Moon {...disc} />}
        {corners.map(({ company, right, bottom }, i) => (
          <SmallStation
            key={COMPANIES[company]}
            company={company}
            x={right && !inColumn ? sky.x + sky.w - STATION.w - 1 : sky.x + 1}
            y={inColumn ? sky.y + i * (STATION.h + 1) : bottom ? sky.y + sky.h - STATION.h - 1 : sky.y + 1}
            flip={right && !inColumn}
            isOpenBelow={stations.includes(company)}
          />
        ))}
        <Forecast table={sky} disc={disc} belt={belt} side={view.rules.side} />
        <g className="sky-console">
          {isPressing ? (
            <OpenStations companies={stations} x={rest.x} y={rest.y} w={rest.w} h={Math.min(156, rest.h)} />
          ) : (
            player !== undefined &&
            SLOTS.map((letter, slot) => (
              <SlotAt
                key={letter}
                player={player}
                seat={me}
                slot={slot}
                x={rest.x + slot * (slotW + 5) + 2}
                y={slotsY}
                w={slotW - 4}
                h={slotH}
              />
            ))
          )}
          {!isPressing && (
            <>
              <Majority id="maj-scientist" x={rest.x} y={rest.y} w={half} isAlone />
              {BONUS_TILES.map((tile, i) => (
                <TileDock key={tile} tile={i} x={tiles.x + i * (dockW + 3)} y={tiles.y} w={dockW} h={53} />
              ))}
            </>
          )}
        </g>
        {options.some((option) => option.do === 'keep-tile') && (
          <StartTiles x={Math.max(18, sky.x + sky.w / 2 - 164)} y={sky.y + sky.h / 2 - 60} />
        )}
      </svg>
    </div>
  );
}
