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
import { OpenStation, SmallStation, STATION } from './stations.tsx';

const DOCKS = 55;
const SLOT_ROW = 80;
/** A sky smaller than this would be hard to press. */
const LEAST = 330;

/** Where the sky and what stands beside or below it are. */
function roomsOf(w: number, h: number): { readonly sky: Room; readonly rest: Room; readonly height: number } {
  if (w > 640 && w > h * 1.15) {
    const size = Math.max(LEAST, Math.min(h - 8, w - 330));
    const rest = { x: size + 12, y: 4, w: Math.min(420, w - size - 18), h: size };
    return { sky: { x: 4, y: 4, w: size, h: size }, rest, height: size + 8 };
  }
  const below = DOCKS + SLOT_ROW + 18;
  const size = Math.max(LEAST, Math.min(w - 6, h - below));
  const sky = { x: 3, y: 3, w: w - 6, h: size };
  return { sky, rest: { x: 6, y: size + 8, w: w - 12, h: below }, height: size + below };
}

/** The part of a small screen with moon or belt: stations in the corners, docks and own cards beside. */
export function MoonPart({ w, h, scale }: { readonly w: number; readonly h: number; readonly scale: number }) {
  const { view, me, options, step, text } = useScene();
  const { sky, rest, height } = roomsOf(w, h);
  const isBelt = view.rules.side === BELT;
  const radius = Math.min(sky.w, sky.h) / 2 - 10;
  const disc = { cx: sky.x + sky.w / 2, cy: sky.y + sky.h / 2, scale: radius / MOON_DISC.r };
  const belt = { x: sky.x - 6, y: sky.y + 6, w: sky.w + 12, h: sky.h - 8 };
  const isExpanding = step?.step === 'expand';
  const corners = cornersOf(view.rules.side);
  const player = view.players[me];
  const half = rest.w / 2 - 3;
  const dockW = (half - 9) / 4;
  const slotW = (rest.w - 4 * 5) / 5;
  return (
    <div className="sky-part" style={{ height: height * scale }}>
      <Backdrop width={w} height={height} {...sky} {...disc} scale={isBelt ? 0 : disc.scale} />
      <svg className="sky-front" viewBox={`0 0 ${w} ${height}`} role="group" aria-label={text.board}>
        {isBelt ? <Belt room={belt} /> : <Moon {...disc} />}
        {corners.map(({ company, right, bottom }) => (
          <SmallStation
            key={COMPANIES[company]}
            company={company}
            x={right ? sky.x + sky.w - STATION.w - 1 : sky.x + 1}
            y={bottom ? sky.y + sky.h - STATION.h - 1 : sky.y + 1}
            flip={right}
            isOpenBelow={isExpanding && view.active === company}
          />
        ))}
        <Forecast table={sky} disc={disc} belt={belt} side={view.rules.side} />
        {isExpanding ? (
          <OpenStation x={rest.x} y={rest.y} w={rest.w} h={Math.min(150, rest.h)} />
        ) : (
          player !== undefined &&
          SLOTS.map((letter, slot) => (
            <SlotAt
              key={letter}
              player={player}
              seat={me}
              slot={slot}
              x={rest.x + slot * (slotW + 5) + 2}
              y={rest.y + DOCKS + 12}
              w={slotW - 4}
              h={SLOT_ROW - 8}
            />
          ))
        )}
        {!isExpanding && (
          <>
            <Majority id="maj-scientist" x={rest.x} y={rest.y} w={half} />
            {BONUS_TILES.map((tile, i) => (
              <TileDock key={tile} tile={i} x={rest.x + half + 6 + i * (dockW + 3)} y={rest.y} w={dockW} h={53} />
            ))}
          </>
        )}
        {options.some((option) => option.do === 'keep-tile') && (
          <StartTiles x={sky.x + sky.w / 2 - 164} y={sky.y + sky.h / 2 - 60} />
        )}
      </svg>
    </div>
  );
}
