import { IconAt, Moving, Target } from '@orrery/board';
import { memo, useMemo } from 'react';
import { MOON_DISC, SECTOR_FACILITIES, SECTOR_ROWS, STATION_COST } from '../../data/index.ts';
import { fullCost } from '../../rules/reach.ts';
import { NONE } from '../../rules/state.ts';
import { Box, round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, GLOW, INK } from '../art/colours.ts';
import { Pennant } from '../art/pieces.tsx';
import { Facility, facilitiesIn } from '../cards/gains.tsx';
import { usePieces } from '../pieces.ts';
import { useAfter, useScene } from '../scene.ts';
import { borderPaths, type Disc, onDisc, type Point, type SectorShape, sectorShapes } from './geometry.ts';

type Offset = readonly [x: number, y: number];

interface Spots {
  readonly piece?: Offset;
  readonly facility?: Offset;
  readonly number?: Offset;
}

/** Where things stand in a sector, from its middle, where the outline leaves no room in the usual place. */
const SPOTS: Readonly<Record<number, Spots>> = {
  1: { piece: [4, -20], facility: [-2, 36], number: [-28, -20] },
  2: { piece: [0, -10], facility: [44, 6], number: [-40, -10] },
  3: { piece: [-14, -14], facility: [26, 22], number: [-44, -10] },
  4: { piece: [4, -34], facility: [2, 22], number: [-26, -32] },
  6: { piece: [0, -36], facility: [0, 14], number: [26, -40] },
  7: { piece: [-4, -34], facility: [6, 22], number: [-34, -24] },
  8: { piece: [-2, -74], number: [-44, -60] },
  9: { piece: [4, -14], facility: [0, 23] },
  11: { piece: [2, -34], facility: [4, 18], number: [-26, -32] },
  16: { piece: [6, -36], facility: [6, 14], number: [-26, -34] },
  17: { piece: [-2, -74], number: [-36, -62] },
  18: { piece: [4, -12], facility: [0, 18] },
  19: { piece: [4, -36], facility: [2, 18], number: [-26, -36] },
  20: { piece: [-14, -40], facility: [-20, 18], number: [-46, -34] },
  21: { piece: [8, -42], facility: [-2, 16], number: [-26, -40] },
  23: { piece: [-10, 4], facility: [40, 14], number: [-48, 8] },
};

/** One line costs 1 energy, two lines over a trench cost 2. */
const Borders = memo(function Borders({ cx, cy, scale }: Disc) {
  const { single, trench, double } = borderPaths({ cx, cy, scale });
  return (
    <g fill="none" strokeLinecap="round" pointerEvents="none">
      <path d={single} stroke="#0b1022" strokeOpacity=".75" strokeWidth="3.600" />
      <path d={single} stroke="#f3f6fd" strokeWidth="1.500" />
      <path d={trench} stroke="#10162b" strokeOpacity=".88" strokeWidth="7.600" />
      <path d={double} stroke="#f3f6fd" strokeWidth="1.700" />
    </g>
  );
});

/** Ground that a company holds: a thin tint, and a strong edge in its colour. */
function Held({ shape: { sector, path, rim }, company }: { readonly shape: SectorShape; readonly company: number }) {
  return (
    <>
      <clipPath id={`sky-s${sector}`}>
        <path d={rim} />
      </clipPath>
      <path d={path} fillRule="evenodd" fill={`url(#sky-tint${company})`} />
      <path
        d={rim}
        clipPath={`url(#sky-s${sector})`}
        fill="none"
        stroke={COMPANY_LOOKS[company].base}
        strokeWidth="8"
        strokeOpacity=".72"
      />
    </>
  );
}

function Sector({ shape, disc }: { readonly shape: SectorShape; readonly disc: Disc }) {
  const { view, step, options } = useScene();
  const pieces = usePieces();
  const { sector, x, y, isInner, path, rim } = shape;
  const { active } = view;
  const place = `sector-${sector}`;
  const owner = view.board[sector];
  const isExpanding = step?.step === 'expand';
  const isOpen = isExpanding && options.some((option) => option.do === 'occupy' && option.at === place);
  const isTaken = view.taken.includes(sector) && active !== NONE;
  const spots = SPOTS[sector] ?? {};
  const at = (offset: Offset): Point => [x + offset[0] * disc.scale, y + offset[1] * disc.scale];
  const k = Math.max(0.8, disc.scale / 0.5);
  const holds = facilitiesIn(SECTOR_FACILITIES[sector]);
  const size = (isInner ? 19 : 22) * k;
  const [fx, fy] = at(spots.facility ?? [0, 29]);
  const [px, py] = at(spots.piece ?? [0, -30]);
  const [nx, ny] = at(spots.number ?? [-32, -34]);
  const lying = view.lying.find((each) => each >> 2 === sector);
  return (
    <Target place={place} glow={<path d={rim} strokeLinejoin="round" />}>
      <path d={path} fillRule="evenodd" fill={isExpanding && !isOpen && !isTaken ? '#060a1a73' : 'transparent'} />
      {isTaken && <circle cx={px} cy={py} r={26 * k} fill="url(#sky-halo)" pointerEvents="none" />}
      {holds.map(([kind, n], i) => (
        <Facility
          key={kind}
          kind={kind}
          n={n}
          x={fx + (i - (holds.length - 1) / 2) * (size + 3)}
          y={fy}
          size={size}
          active={active}
        />
      ))}
      {lying !== undefined && (
        <Moving name={pieces(`lying ${sector}`)}>
          <Pennant company={lying & 3} x={px + 18 * k} y={py + 12 * k} size={20 * k} lying />
        </Moving>
      )}
      {owner >= 0 && (
        <Moving name={pieces(place)} lands>
          <Pennant company={owner} x={px - 4 * k} y={py + 2 * k} size={(isInner ? 24 : 30) * k} />
        </Moving>
      )}
      {isInner ? (
        <>
          <circle
            cx={round(x - 38 * disc.scale)}
            cy={round(y - 30 * disc.scale)}
            r="8"
            fill="#10162b"
            stroke="#f3f6fd"
          />
          <Txt x={x - 38 * disc.scale} y={y - 30 * disc.scale + 4} size={11.25} at="middle" bold={700}>
            {sector}
          </Txt>
        </>
      ) : (
        <Txt x={nx} y={ny + 3} size={11.25} at="middle" bold={650} halo="#0a0e1ed9">
          {sector}
        </Txt>
      )}
      {isOpen && (
        <Price
          x={fx}
          y={isInner ? y + 34 * disc.scale + 12 : fy + (holds.length > 0 ? size * 0.5 + 8 : 0)}
          energy={fullCost(view, active, sector)}
          ousts={owner}
        />
      )}
    </Target>
  );
}

interface PriceProps {
  readonly x: number;
  readonly y: number;
  readonly energy: number;
  /** The company that would have to go, NONE where nobody stands. */
  readonly ousts: number;
}

/** What taking a place costs, and whether somebody has to go. */
export function Price({ x, y, energy, ousts }: PriceProps) {
  const w = ousts >= 0 ? 47 : 31;
  const left = x - w / 2;
  return (
    <g pointerEvents="none">
      <Box x={left} y={y - 8} w={w} h={17} r={8.5} fill="#1a1203" stroke={GLOW} weight={1.3} />
      <IconAt name="energy" x={left + 9} y={y + 0.5} size={12} ink={GLOW} accent={1} />
      <Txt x={left + 15.5} y={y + 5} size={12.5} bold={750} display>
        {energy}
      </Txt>
      {ousts >= 0 && <IconAt name="remove" x={x + w / 2 - 11} y={y + 0.5} size={13} ink={COMPANY_LOOKS[ousts].light} />}
    </g>
  );
}

/** Where an outpost would stand after what is tried out. */
function Ghosts({ shapes, disc }: { readonly shapes: readonly SectorShape[]; readonly disc: Disc }) {
  const { view } = useScene();
  const after = useAfter();
  if (after === undefined) return null;
  const k = Math.max(0.8, disc.scale / 0.5);
  return (
    <g opacity=".7" pointerEvents="none">
      {shapes
        .filter(({ sector }) => after.board[sector] >= 0 && after.board[sector] !== view.board[sector])
        .map(({ sector, x, y }) => {
          const [dx, dy] = SPOTS[sector]?.piece ?? [0, -30];
          return (
            <Pennant
              key={sector}
              company={after.board[sector]}
              x={x + dx * disc.scale - 4 * k}
              y={y + dy * disc.scale + 2 * k}
              size={34 * k}
            />
          );
        })}
    </g>
  );
}

/** Everything on the moon. */
export function Moon({ cx, cy, scale }: Disc) {
  const { view } = useScene();
  const disc = useMemo(() => ({ cx, cy, scale }), [cx, cy, scale]);
  const shapes = useMemo(() => sectorShapes(disc), [disc]);
  return (
    <>
      <g clipPath="url(#sky-disc)">
        {shapes.map((shape) =>
          view.board[shape.sector] < 0 ? null : (
            <Held key={shape.sector} shape={shape} company={view.board[shape.sector]} />
          ),
        )}
      </g>
      <Borders {...disc} />
      {shapes.map((shape) => (
        <Sector key={shape.sector} shape={shape} disc={disc} />
      ))}
      <Ghosts shapes={shapes} disc={disc} />
    </>
  );
}

interface BeamsProps {
  readonly disc: Disc;
  readonly company: number;
  /** Where the station launches. */
  readonly from: Point;
}

/** Flight paths from a station to the sectors it reaches: single or double, as borders are. */
export const Beams = memo(function Beams({ disc, company, from: [x0, y0] }: BeamsProps) {
  const { base } = COMPANY_LOOKS[company];
  return (
    <g pointerEvents="none">
      {SECTOR_ROWS.filter(({ sector }) => STATION_COST[company][sector] > 0).map(({ sector, x: sx, y: sy }) => {
        const angle = Math.atan2(sy - MOON_DISC.y, sx - MOON_DISC.x);
        const [x, y] = onDisc(disc, MOON_DISC.x + Math.cos(angle) * 436, MOON_DISC.y + Math.sin(angle) * 436);
        const length = Math.hypot(x - x0, y - y0);
        const nx = (-(y - y0) / length) * 2.4;
        const ny = ((x - x0) / length) * 2.4;
        const sides = STATION_COST[company][sector] === 1 ? [0] : [-1, 1];
        return (
          <g key={sector}>
            {sides.map((k) => (
              <path
                key={k}
                d={`M${round(x0 + nx * k)} ${round(y0 + ny * k)}L${round(x + nx * k)} ${round(y + ny * k)}`}
                stroke={base}
                strokeWidth="1.700"
                strokeDasharray="5 3.500"
              />
            ))}
            <circle cx={round(x)} cy={round(y)} r="4.200" fill={base} stroke={INK} strokeWidth="1.200" />
          </g>
        );
      })}
    </g>
  );
});
