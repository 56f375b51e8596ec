import { SeatMark } from '@orrery/web';
import { type PointerEvent, useRef, useState } from 'react';
import { SECTORS } from '../data/index.ts';
import type { PuChoice } from '../rules/choices.ts';
import type { PlanetUnknownState } from '../rules/state.ts';
import { topTile } from '../rules/tiles.ts';
import { stacksAt, tilesLeft, topName } from '../text/describe.ts';
import type { Dictionary } from '../text/en.ts';
import { Press } from './press.tsx';
import type { Text } from './text.en.ts';
import { TileDrawing } from './tile.tsx';
import { MIDDLE, place, SPIN, wedge } from './wheel.ts';

interface StationProps {
  readonly view: PlanetUnknownState;
  readonly viewer: number | null;
  readonly names: readonly string[];
  readonly choices: readonly PuChoice[];
  readonly pick: (choices: readonly PuChoice[]) => void;
  readonly grab: (event: PointerEvent<Element>, choice: PuChoice, tile: number) => void;
  readonly describe: (choice: PuChoice) => string;
  readonly words: Dictionary;
  readonly t: Text;
}

/** The angle of the wheel, turned the short way from where it was. */
function useAngle(wanted: number): number {
  const angle = useRef(wanted);
  const difference = ((((wanted - angle.current) % 360) + 540) % 360) - 180;
  angle.current += difference;
  return angle.current;
}

/** The space station from above: your sector lies in front of you, at the bottom. It turns when it is turned. */
export function Station({ view, viewer, names, choices, pick, grab, describe, words, t }: StationProps) {
  const [tried, setTried] = useState<{ round: number; rotation: number }>();
  const rotations = choices.filter((choice) => choice.do === 'rotate');
  const turning = rotations.length > 0;
  const preview = turning && tried?.round === view.round ? tried.rotation : view.rotation;
  const own = viewer === null ? 0 : view.players[viewer].position;
  const home = 180 - own * SPIN;
  const angle = useAngle(home - preview * SPIN);
  const mySlot = (own + preview) % SECTORS;
  const chosen = rotations.find(({ rotation }) => rotation === preview);
  return (
    <div className="pu-station-box" data-part="station">
      <svg className="pu-station" viewBox="0 0 400 400" aria-label={t.station} role="group">
        <circle cx={MIDDLE} cy={MIDDLE} r="197" className="pu-wheel" />
        <g className="pu-turns" style={{ transform: `rotate(${angle}deg)` }}>
          {Array.from({ length: SECTORS }, (_, slot) => {
            const mine = viewer !== null && slot === mySlot;
            const rotation = (slot - own + SECTORS) % SECTORS;
            const sector = (
              <>
                <path d={wedge(100, 168, slot * SPIN)} className="pu-sector" data-mine={mine} />
                <path d={wedge(40, 96, slot * SPIN)} className="pu-sector inner" data-mine={mine} />
              </>
            );
            return turning ? (
              <Press
                key={slot}
                label={t.turnTo(slot + 1, sectorTiles(words, view, own, rotation))}
                pressed={mine}
                onPress={() => setTried({ round: view.round, rotation })}
              >
                {sector}
              </Press>
            ) : (
              <g key={slot}>{sector}</g>
            );
          })}
          {Array.from({ length: SECTORS }, (_, slot) => (
            <Trays
              key={slot}
              slot={slot}
              angle={angle}
              own={own}
              {...{ view, viewer, choices, pick, grab, describe, mySlot, turning }}
            />
          ))}
        </g>
        {view.players.map(({ position }, seat) => {
          const { x, y } = place(182, home + position * SPIN);
          return (
            <g key={seat} transform={`translate(${x - 13} ${y - 13})`}>
              <title>{names[seat]}</title>
              <circle cx="13" cy="13" r="13" className="pu-seat" data-mine={seat === viewer} />
              <g transform="translate(3.5 3.5)">
                <SeatMark seat={seat} size={19} />
              </g>
              {seat === view.commander && view.players.length > 1 && (
                <path d="M5 1l4 5 4-6 4 6 4-5-1.500 9h-13Z" className="pu-crown" />
              )}
            </g>
          );
        })}
        {chosen ? (
          <Press label={describe(chosen)} onPress={() => pick([chosen])}>
            <circle cx={MIDDLE} cy={MIDDLE} r="33" className="pu-target" />
            <circle cx={MIDDLE} cy={MIDDLE} r="28" fill="url(#pu-hub)" />
            <path d={`M${MIDDLE - 11} ${MIDDLE + 1}l8 8 14-17`} className="pu-tick" />
          </Press>
        ) : (
          <g>
            <circle cx={MIDDLE} cy={MIDDLE} r="30" fill="#0d1430" stroke="#33406a" strokeWidth="2" />
            <circle cx={MIDDLE} cy={MIDDLE} r="17" fill="url(#pu-hub)" />
          </g>
        )}
      </svg>
      {turning && (
        <div className="pu-turning">
          <ul aria-label={t.tilesThen}>
            {view.players.map(({ position }, seat) => (
              <li key={seat}>
                <SeatMark seat={seat} size={16} /> <strong>{names[seat]}</strong>
                <span className="hidden-text">{sectorTiles(words, view, position, preview)}</span>
                <SectorTiles view={view} position={position} rotation={preview} />
              </li>
            ))}
          </ul>
          {chosen && (
            <button type="button" className="button main small" data-glow="" onClick={() => pick([chosen])}>
              {preview === view.rotation ? t.leaveSo : t.turnSo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function sectorTiles(words: Dictionary, view: PlanetUnknownState, position: number, rotation: number): string {
  const { outer, inner } = stacksAt(view, position, rotation);
  return `${topName(words, view, outer)} · ${topName(words, view, inner)}`;
}

function SectorTiles({ view, position, rotation }: { view: PlanetUnknownState; position: number; rotation: number }) {
  const { outer, inner } = stacksAt(view, position, rotation);
  return [outer, inner].map((stack) => {
    const tile = topTile(view, stack);
    return (
      <svg key={stack} viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        {tile >= 0 && <TileDrawing tile={tile} size={38} x={1} y={1} />}
      </svg>
    );
  });
}

interface TraysProps extends Pick<StationProps, 'view' | 'viewer' | 'choices' | 'pick' | 'grab' | 'describe'> {
  readonly slot: number;
  readonly angle: number;
  readonly own: number;
  readonly mySlot: number;
  readonly turning: boolean;
}

/** The outer and the inner tray of a sector: the tile on top, and how many are left. Tiles stay upright while it turns. */
function Trays({ slot, angle, own, view, viewer, choices, pick, grab, describe, mySlot, turning }: TraysProps) {
  const { outer, inner } = stacksAt(view, own, (slot - own + SECTORS) % SECTORS);
  const mine = viewer !== null && slot === mySlot && !turning;
  return [
    { ring: 'outer', stack: outer, radius: 133, size: 64, aside: 22 },
    { ring: 'inner', stack: inner, radius: 71, size: 40, aside: 23 },
  ].map(({ ring, stack, radius, size, aside }) => {
    const left = tilesLeft(view, stack);
    const tile = topTile(view, stack);
    const list = !mine
      ? []
      : choices.filter(
          (choice) =>
            (choice.do === 'take' && choice.tile === tile) || (choice.do === 'remove-stack' && choice.ring === ring),
        );
    const { x, y } = place(radius, slot * SPIN);
    const count = place(radius + (ring === 'outer' ? 24 : 18), slot * SPIN + aside);
    const upright = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px) rotate(${-angle}deg)` });
    const body = (
      <g className="pu-upright" style={upright(x, y)}>
        {left > 0 && tile >= 0 ? (
          <TileDrawing tile={tile} size={size} x={-size / 2} y={-size / 2} />
        ) : (
          <text y="5" textAnchor="middle" className="pu-unknown">
            {left > 0 ? '?' : '–'}
          </text>
        )}
      </g>
    );
    return (
      <g key={ring} pointerEvents={turning ? 'none' : undefined}>
        {list.length > 0 ? (
          <Press
            className="tile"
            label={list.map(describe).join('; ')}
            onPress={() => pick(list)}
            onGrab={(event) => list[0].do === 'take' && grab(event, list[0], tile)}
          >
            <title>{list.map(describe).join('\n')}</title>
            <circle cx={x} cy={y} r={size / 2 + 3} className="pu-target" />
            {body}
          </Press>
        ) : (
          body
        )}
        <g className="pu-upright" style={upright(count.x, count.y)}>
          <text y="4.5" textAnchor="middle" className="pu-left">
            {left}
          </text>
        </g>
      </g>
    );
  });
}
