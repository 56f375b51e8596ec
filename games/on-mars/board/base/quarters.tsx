import { Target } from '@orrery/board';
import { QUARTERS } from '../../data/index.ts';
import { quartersRoom } from '../../rules/goods.ts';
import { Piece } from '../art/pieces.tsx';
import { Type } from '../art/type.tsx';
import { homeSpot, workSpot } from '../motion/roster.ts';
import { Walking } from '../motion/walks.tsx';
import { at } from '../places.ts';
import type { Box } from '../sides/plate.tsx';
import { useAfter, usePlacesOf, useText, useView } from '../table.tsx';
import { Changed, Label } from './label.tsx';

const FLOORS = 6;
const YARD = 58;

/** Living Quarters as a house with floors, lit where a Colonist lives; the Working Area is its yard. */
export function Quarters({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const player = useView().players[seat];
  const then = useAfter()?.players[seat] ?? player;
  const text = useText();
  const room = quartersRoom(player);
  const later = quartersRoom(then);
  const floor = (height - YARD - 26) / FLOORS;
  const house = width - 44;
  const top = y + 26;
  const window = (house - 10) / 2;
  const yard = y + height - YARD + 4;
  return (
    <g>
      <Target place={placed(at.quarters)}>
        <rect x={x} y={y} width={width} height={height - YARD} fill="transparent" />
        <Label x={x} y={y + 12} most={width - 50}>
          {text.quarters}
        </Label>
        <Type x={x + width} y={y + 12} size={12.5} weight={700} anchor="end">
          {`${then.quarters} / ${later}`}
        </Type>
        <path
          d={`M${x + 2} ${top}q${house / 2} -14 ${house - 4} 0v${FLOORS * floor + 2}h${4 - house}Z`}
          fill="var(--om-wall)"
          stroke="var(--om-line)"
        />
        {Array.from({ length: FLOORS * 2 }, (_, i) => {
          const level = Math.floor(i / 2);
          const left = x + 6 + (i % 2) * window;
          const up = top + (FLOORS - 1 - level) * floor + 1.5;
          const isOpen = i < room;
          const isLit = i < player.quarters;
          const box = { x: left, y: up, width: window - 2, height: floor - 3, rx: 4 };
          return (
            <g key={`${left} ${up}`}>
              <rect
                {...box}
                fill={isLit ? '#ffd98a' : isOpen ? 'var(--om-room)' : 'var(--om-shut)'}
                {...(isOpen ? { stroke: 'var(--om-line)' } : {})}
              />
              {!isOpen && <rect {...box} fill="url(#om-hatch)" />}
              {!isOpen && i < later && <rect {...box} className="om-more" />}
              {isLit && (
                <Walking spot={homeSpot(seat, i)}>
                  <Piece
                    kind="colonist"
                    seat={seat}
                    x={left + window / 2 - 1}
                    y={up + floor / 2 - 1.5}
                    size={Math.min(floor + 1, 25)}
                    faint={i >= then.quarters}
                  />
                </Walking>
              )}
              {!isLit && i < then.quarters && (
                <Piece
                  kind="colonist"
                  seat={seat}
                  x={left + window / 2 - 1}
                  y={up + floor / 2 - 1.5}
                  size={Math.min(floor + 1, 25)}
                  faint
                />
              )}
            </g>
          );
        })}
        {Array.from({ length: FLOORS }, (_, level) => {
          const up = top + (FLOORS - 1 - level) * floor;
          const isNow = player.quarters > level * 2 && player.quarters <= level * 2 + 2;
          return (
            <g key={up}>
              {isNow && (
                <rect x={x + house + 4} y={up + 2.5} width={36} height={floor - 5} rx={5} fill="var(--om-now)" />
              )}
              <Type
                x={x + house + 22}
                y={up + floor / 2 + 4.2}
                weight={isNow ? 700 : 500}
                fill={isNow ? '#1a1203' : level * 2 < room ? 'var(--om-ink)' : 'var(--om-ink3)'}
                anchor="middle"
              >
                {`+${QUARTERS.points[level + 1]}`}
              </Type>
            </g>
          );
        })}
      </Target>
      <Target place={placed(at.working)} glow={<rect x={x} y={yard + 16} width={width} height={YARD - 20} rx={6} />}>
        <Label x={x} y={yard + 10} most={width - 24}>
          {text.working}
        </Label>
        <Changed x={x + width} y={yard + 10} now={player.working} then={then.working} />
        <rect
          x={x}
          y={yard + 16}
          width={width}
          height={YARD - 20}
          rx={6}
          fill="var(--om-well)"
          stroke="var(--om-line3)"
        />
        <path d={`M${x + 6} ${yard + YARD - 12}h${width - 12}`} stroke="var(--om-line)" strokeDasharray="4 4" />
        {Array.from({ length: player.working }, (_, i) => {
          const step = Math.min(21, (width - 36) / Math.max(1, player.working - 1));
          return (
            <Walking key={workSpot(seat, i)} spot={workSpot(seat, i)}>
              <Piece kind="colonist" seat={seat} x={x + 18 + i * step} y={yard + 16 + (YARD - 20) / 2 - 1} size={26} />
            </Walking>
          );
        })}
        {player.working < 4 && (
          <Type x={x + width - 8} y={yard + 16 + (YARD - 20) / 2 + 4} size={11} fill="var(--om-ink2)" anchor="end">
            {text.supply(player.supply)}
          </Type>
        )}
      </Target>
    </g>
  );
}
