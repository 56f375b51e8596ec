import { Target } from '@orrery/board';
import { GOODS, RESOURCES } from '../../data/index.ts';
import { storageRoom } from '../../rules/goods.ts';
import { GOOD_FILL, Good } from '../art/goods.tsx';
import { Type } from '../art/type.tsx';
import { at } from '../places.ts';
import type { Box } from '../sides/plate.tsx';
import { useAfter, usePlacesOf, useText, useView } from '../table.tsx';
import { Changed, Label } from './label.tsx';

const MOST = 6;

/** Storage as five tanks with as many sections as there is room. */
export function Storage({ x, y, width, height, seat }: Box & { readonly seat: number }) {
  const placed = usePlacesOf(seat);
  const player = useView().players[seat];
  const then = useAfter()?.players[seat] ?? player;
  const text = useText();
  const room = storageRoom(player);
  const later = storageRoom(then);
  const each = width / RESOURCES;
  const body = Math.min(34, each - 8);
  const top = y + 20;
  const bottom = y + height - 26;
  const step = (bottom - top) / MOST;
  return (
    <g>
      <Label x={x} y={y + 12}>
        {text.storage}
      </Label>
      <Type x={x + width} y={y + 12} size={11.5} fill={later > room ? 'var(--om-good)' : 'var(--om-ink2)'} anchor="end">
        {text.upTo(later)}
      </Type>
      {Array.from({ length: RESOURCES }, (_, good) => {
        const middle = x + each * (good + 0.5);
        const left = middle - body / 2;
        return (
          <Target
            key={GOODS[good]}
            place={placed(at.tank(GOODS[good]))}
            glow={<rect x={middle - each / 2 + 1} y={top - 3} width={each - 2} height={height - 19} rx={8} />}
          >
            <rect x={middle - each / 2} y={top} width={each} height={height - 20} fill="transparent" />
            <path
              d={`M${left} ${top + 4}q${body / 2} -9 ${body} 0V${bottom - 3}q${-body / 2} 9 ${-body} 0Z`}
              fill="var(--om-well)"
              stroke="var(--om-line)"
              strokeWidth={1.2}
            />
            {Array.from({ length: MOST }, (_, i) => {
              const box = { x: left + 3, y: bottom - (i + 1) * step + 1.2, width: body - 6, height: step - 2.4, rx: 3 };
              const isFull = i < player.storage[good];
              const isLost = isFull && i >= then.storage[good];
              const isNew = !isFull && i < then.storage[good];
              return (
                <g key={box.y}>
                  {isFull || isNew ? (
                    <>
                      <rect
                        {...box}
                        fill={GOOD_FILL[good]}
                        stroke="#000"
                        strokeOpacity={0.35}
                        {...(isNew ? { fillOpacity: 0.45 } : {})}
                      />
                      <rect
                        x={box.x + 2}
                        y={box.y + 1.3}
                        width={body - 10}
                        height={2}
                        rx={1}
                        fill="#fff"
                        fillOpacity={0.6}
                      />
                    </>
                  ) : i < room ? (
                    <rect {...box} fill="none" stroke="var(--om-line)" strokeDasharray="2.5 2.5" />
                  ) : (
                    <>
                      <rect {...box} fill="var(--om-shut)" />
                      <rect {...box} fill="url(#om-hatch)" />
                    </>
                  )}
                  {isLost && <rect {...box} fill="#c2344a" fillOpacity={0.6} stroke="#ff8f9f" strokeWidth={1.8} />}
                  {isNew && <rect {...box} className="om-more" />}
                </g>
              );
            })}
            <Good good={good} x={middle - 9} y={bottom + 16} size={19} />
            <Changed
              x={middle + 4}
              y={bottom + 22}
              now={player.storage[good]}
              then={then.storage[good]}
              size={17}
              anchor="start"
            />
          </Target>
        );
      })}
    </g>
  );
}
