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
import { PartSvg } from './svg.tsx';

const DOCKS = 55;
const SLOT_ROW = 80;
/** A sky smaller than this would be hard to press. */
const LEAST = 296;
/** In a lower sky the stations would hide sectors. */
const FREE = 330;
/** What stands beside the sky needs as much. */
const BESIDE = 206;

/** Beside a belt on a phone that lies on its side there are only the ramps to choose from, and only then. */
const RAMPS_BESIDE = 134;

interface Rooms {
  readonly sky: Room;
  readonly rest: Room;
  readonly height: number;
  readonly isBeside: boolean;
}

/** A low screen that shows all of the sky and the ramps to choose from. */
function lowBeltRooms(w: number, h: number, isPressing: boolean): Rooms {
  const wide = w - 8 - (isPressing ? RAMPS_BESIDE : 0);
  const rest = { x: wide + 10, y: 2, w: RAMPS_BESIDE - 8, h: h - 4 };
  return { sky: { x: 4, y: 2, w: wide, h: h - 4 }, rest, height: h, isBeside: true };
}

/** Where the sky and what stands beside or below it are. */
function roomsOf(w: number, h: number): Rooms {
  if (w > h * 1.15 && w > LEAST + BESIDE) {
    const high = Math.max(LEAST - 54, h - 4);
    const wide = Math.min(high * 1.35, w - BESIDE - 20);
    const rest = { x: wide + 12, y: 2, w: Math.min(420, w - wide - 18), h: high };
    return { sky: { x: 4, y: 2, w: wide, h: high }, rest, height: high + 4, isBeside: true };
  }
  const below = DOCKS + SLOT_ROW + 18;
  const size = Math.max(LEAST, Math.min(w - 6, h - below));
  const sky = { x: 3, y: 3, w: w - 6, h: size };
  return { sky, rest: { x: 6, y: size + 8, w: w - 12, h: below }, height: size + below, isBeside: false };
}

interface MoonPartProps {
  readonly w: number;
  readonly h: number;
  readonly scale: number;
  /** A phone that lies on its side shows the docks by themselves. */
  readonly isLow: boolean;
}

/** The part of a small screen with moon or belt: stations in the corners, docks and own cards beside. */
export function MoonPart({ w, h, scale, isLow }: MoonPartProps) {
  const scene = useScene();
  const { view, options, text } = scene;
  const stations = pressedStations(scene);
  const isPressing = stations.length > 0;
  const isBelt = view.rules.side === BELT;
  const { sky, rest, height, isBeside } = isLow && isBelt ? lowBeltRooms(w, h, isPressing) : roomsOf(w, h);
  const radius = Math.min(sky.w, sky.h) / 2 - (isBeside ? 4 : 10);
  // On a phone that lies on its side the stations stand in a column, so that they hide no sector.
  const inColumn = isBeside && sky.h < FREE;
  const aside = inColumn ? STATION.w + 6 : 0;
  const disc = { cx: sky.x + aside + (sky.w - aside) / 2, cy: sky.y + sky.h / 2, scale: radius / MOON_DISC.r };
  // The lowest asteroids lie above the stations in the corners.
  const belt = { x: sky.x - 6 + aside, y: sky.y + 6, w: sky.w + 12 - aside, h: sky.h - (inColumn ? 8 : 34) };
  const corners = cornersOf(view.rules.side);
  const step = Math.min(STATION.h + 1, (sky.h - STATION.h) / (corners.length - 1));
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
            y={inColumn ? sky.y + i * step : bottom ? sky.y + sky.h - STATION.h - 1 : sky.y + 1}
            flip={right && !inColumn}
            isOpenBelow={stations.includes(company)}
          />
        ))}
        <Forecast table={sky} disc={disc} belt={belt} side={view.rules.side} />
        <g className="sky-console">
          {isPressing && <OpenStations companies={stations} {...rest} h={Math.min(156, rest.h)} />}
          {!isPressing && !isLow && <DocksAndSlots room={rest} isBeside={isBeside} />}
          {!isPressing && isLow && !isBelt && <OwnSlots {...rest} perRow={3} />}
        </g>
        {options.some((option) => option.do === 'keep-tile') && (
          <StartTiles x={Math.max(18, sky.x + sky.w / 2 - 164)} y={sky.y + sky.h / 2 - 60} />
        )}
      </svg>
    </div>
  );
}

/** The docks of the moon by themselves. */
export function DocksPart({ w, h }: { readonly w: number; readonly h: number }) {
  const scale = Math.min(1.4, h / (2 * DOCKS + 10));
  return (
    <PartSvg w={w / scale} h={2 * DOCKS + 10} scale={scale}>
      <Docks x={6} y={6} w={w / scale - 12} isBeside />
    </PartSvg>
  );
}

interface DocksProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** Each kind has a row of its own; else they share one. */
  readonly isBeside: boolean;
}

/** The majority of scientists and the four bonus tiles. */
function Docks({ x, y, w, isBeside }: DocksProps) {
  const half = isBeside ? w : w / 2 - 3;
  const tiles = isBeside ? { x, y: y + DOCKS + 2 } : { x: x + half + 6, y };
  const dockW = (half - 9) / 4;
  return (
    <>
      <Majority id="maj-scientist" x={x} y={y} w={half} isAlone />
      {BONUS_TILES.map((tile, i) => (
        <TileDock key={tile} tile={i} x={tiles.x + i * (dockW + 3)} y={tiles.y} w={dockW} h={53} />
      ))}
    </>
  );
}

function DocksAndSlots({ room, isBeside }: { readonly room: Room; readonly isBeside: boolean }) {
  const { x, y, w, h } = room;
  const slotsY = y + DOCKS * (isBeside ? 2 : 1) + (isBeside ? 14 : 12);
  const left = y + h - slotsY - 8;
  const isTall = isBeside && left > 2 * (SLOT_ROW + 20);
  const slotsH = isTall ? left : isBeside ? Math.min(SLOT_ROW + 20, left) : SLOT_ROW - 8;
  return (
    <>
      <Docks x={x} y={y} w={w} isBeside={isBeside} />
      <OwnSlots x={x} y={slotsY} w={w} h={slotsH} perRow={isTall ? 3 : SLOTS.length} />
    </>
  );
}

/** The own action slots, in one row or in two. */
function OwnSlots({ x, y, w, h, perRow }: Room & { readonly perRow: number }) {
  const { view, me } = useScene();
  const player = view.players[me];
  if (player === undefined) return null;
  const rows = Math.ceil(SLOTS.length / perRow);
  const pitchX = (w + 5) / perRow;
  const pitchY = rows === 1 ? h : Math.min(SLOT_ROW + 30, h / rows);
  return SLOTS.map((letter, slot) => (
    <SlotAt
      key={letter}
      player={player}
      seat={me}
      slot={slot}
      x={x + (slot % perRow) * pitchX + 2}
      y={y + Math.floor(slot / perRow) * pitchY + (rows === 1 ? 0 : 4)}
      w={pitchX - 9}
      h={rows === 1 ? h : pitchY - 10}
    />
  ));
}
