import { IconAt, MarkAt, seatColourOnDark, Target } from '@orrery/board';
import { type PointerEvent, useRef } from 'react';
import { SECTORS, SHAPES, TILES } from '../../data/index.ts';
import { topTile } from '../../rules/tiles.ts';
import { stacksAt, tilesLeft } from '../../text/describe.ts';
import { TileDrawing } from '../art/tile.tsx';
import type { Facts } from '../facts.ts';
import { places, STATION } from '../places.ts';
import { arc, MIDDLE, place, SPIN, wedge } from './wheel.ts';

export type Grab = (event: PointerEvent<Element>, stack: number) => void;

interface StationProps {
  readonly facts: Facts;
  /** Where the viewer's sector lies, in degrees from above: to the left beside the planet, below on a phone. */
  readonly facing: number;
  readonly grab: Grab;
}

/** The angle of the wheel, turned the short way from where it was. */
function useAngle(wanted: number): number {
  const angle = useRef(wanted);
  const difference = ((((wanted - angle.current) % 360) + 540) % 360) - 180;
  angle.current += difference;
  return angle.current;
}

/** The space station from above: your sector faces your planet. It turns when it is turned. */
export function Station({ facts, facing, grab }: StationProps) {
  const { view, viewer, options, text } = facts;
  const own = viewer === null ? 0 : view.players[viewer].position;
  const home = facing - own * SPIN;
  const angle = useAngle(home - view.rotation * SPIN);
  const turning = options.some((choice) => choice.do === 'rotate');
  const before = new Map(view.players.map(({ position }, seat) => [(position + view.rotation) % SECTORS, seat]));
  return (
    <svg className="pu-station" viewBox="0 0 400 400" aria-label={text.station} role="group">
      <circle cx={MIDDLE} cy={MIDDLE} r="198" fill="url(#pu-steel)" stroke="#0a0f20" strokeWidth="2" />
      <circle cx={MIDDLE} cy={MIDDLE} r="171" fill="#0d1430" stroke="#0a0f20" strokeWidth="2" />
      <g className="pu-turns" style={{ transform: `rotate(${angle}deg)` }}>
        {Array.from({ length: SECTORS }, (_, slot) => {
          const seat = before.get(slot);
          const colour = seat === undefined ? undefined : seat === viewer ? '#d9a441' : seatColourOnDark(seat);
          const paths = [wedge(100, 168, slot * SPIN), wedge(40, 96, slot * SPIN)];
          return (
            <Target key={slot} place={places.sector(slot)} glow={paths.map((d) => <path key={d} d={d} />)}>
              {paths.map((d, i) => (
                <g key={d}>
                  <path d={d} className={i === 0 ? 'pu-sector' : 'pu-sector inner'} />
                  {colour && <path d={d} fill={colour} fillOpacity=".13" stroke={colour} strokeWidth="1.5" />}
                </g>
              ))}
            </Target>
          );
        })}
        {Array.from({ length: SECTORS }, (_, slot) => (
          <Trays key={slot} {...{ facts, slot, angle, own, grab }} still={turning} />
        ))}
      </g>
      {view.players.map(({ position }, seat) => (
        <Plate key={seat} facts={facts} seat={seat} at={home + position * SPIN} />
      ))}
      <Target place={STATION} glow={<circle cx={MIDDLE} cy={MIDDLE} r="32" />}>
        <circle cx={MIDDLE} cy={MIDDLE} r="31" fill="#0d1430" stroke="#33406a" strokeWidth="2" />
        <circle cx={MIDDLE} cy={MIDDLE} r="17" fill="url(#pu-hub)" />
      </Target>
    </svg>
  );
}

/** Who faces what: mark and name on the rim. */
function Plate({ facts, seat, at }: { readonly facts: Facts; readonly seat: number; readonly at: number }) {
  const { view, viewer, names } = facts;
  const id = `pu-plate-${seat}`;
  const turned = (((at % 360) + 360) % 360 > 95 && ((at % 360) + 360) % 360 < 265) === true;
  const mark = place(185, at - (turned ? -19 : 19));
  const crown = place(185, at + (turned ? -20 : 20));
  const short = names[seat].length > 9 ? `${names[seat].slice(0, 8)}…` : names[seat];
  return (
    <Target place={places.seat(seat)}>
      <path d={arc(185, at - 24, at + 24)} fill="none" stroke="#0b1020" strokeWidth="25" />
      <path
        d={arc(185, at - 23.6, at + 23.6)}
        fill="none"
        stroke={seat === viewer ? '#d9a441' : '#18223f'}
        strokeWidth="22"
      />
      <path id={id} d={turned ? arc(190, at + 24, at - 24) : arc(180.5, at - 24, at + 24)} fill="none" />
      <text className="pu-plate" fill={seat === viewer ? '#1a1203' : '#e8ecf6'}>
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {short}
        </textPath>
      </text>
      <MarkAt seat={seat} x={mark.x} y={mark.y} size={13} />
      {seat === view.commander && view.players.length > 1 && (
        <>
          <circle cx={crown.x} cy={crown.y} r="9.500" fill="#1a1203" stroke="#f2c76b" strokeWidth="1.500" />
          <IconAt name="commander" x={crown.x} y={crown.y} size={13} ink="#f2c76b" />
        </>
      )}
    </Target>
  );
}

interface TraysProps {
  readonly facts: Facts;
  readonly slot: number;
  readonly angle: number;
  readonly own: number;
  readonly grab: Grab;
  /** The sector is what can be pressed now, not its trays. */
  readonly still: boolean;
}

/** The outer and the inner tray of a sector: the tile on top, its shape, and how many are left. Signs stay upright. */
function Trays({ facts: { view }, slot, angle, own, grab, still }: TraysProps) {
  const { outer, inner } = stacksAt(view, own, (slot - own + SECTORS) % SECTORS);
  return [
    { stack: outer, radius: 131, size: 66, aside: 23, out: 24, tray: wedge(100, 168, slot * SPIN) },
    { stack: inner, radius: 70, size: 42, aside: 22, out: 17, tray: wedge(40, 96, slot * SPIN) },
  ].map(({ stack, radius, size, aside, out, tray }) => {
    const left = tilesLeft(view, stack);
    const tile = topTile(view, stack);
    const { x, y } = place(radius, slot * SPIN);
    const count = place(radius + out, slot * SPIN + aside);
    const code = place(radius + out, slot * SPIN - aside);
    const upright = (px: number, py: number) => ({ transform: `translate(${px}px, ${py}px) rotate(${-angle}deg)` });
    return (
      <g key={stack} pointerEvents={still ? 'none' : undefined} onPointerDown={(event) => grab(event, stack)}>
        <Target place={places.stack(stack)} className="tile" glow={<path d={tray} />}>
          <path d={tray} fill="transparent" />
          <g className="pu-upright" style={upright(x, y)}>
            {left > 0 && tile >= 0 ? (
              <TileDrawing tile={tile} size={size} x={-size / 2} y={-size / 2} />
            ) : (
              <text y="5" textAnchor="middle" className="pu-unknown">
                {left > 0 ? '?' : '–'}
              </text>
            )}
          </g>
        </Target>
        <g className="pu-upright" style={upright(count.x, count.y)}>
          <text y="4.5" textAnchor="middle" className="pu-left">
            {left}
          </text>
        </g>
        {tile >= 0 && left > 0 && (
          <g className="pu-upright" style={upright(code.x, code.y)}>
            <text y="4.5" textAnchor="middle" className="pu-left">
              {codeOf(TILES[tile].shape)}
            </text>
          </g>
        )}
      </g>
    );
  });
}

/** What a tile is called: its shape and number. */
export const codeOf = (shape: number): string => SHAPES[shape].id.toUpperCase();
