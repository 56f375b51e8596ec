import { IconAt, Target } from '@orrery/board';
import { SIDES, STATION_COLUMNS } from '../../data/index.ts';
import { columnAt, type SkyState } from '../../rules/state.ts';
import { shareValue } from '../../rules/totals.ts';
import { Box, Coin, Plate, round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, DOWN, GLOW, INK, UP } from '../art/colours.ts';
import { Ramp } from '../companies/corner.tsx';
import { rampPlace, stationPlace } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useOutlook, useScene } from '../scene.ts';

export const STATION = { w: 82, h: 72 } as const;

interface StationProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly flip: boolean;
  /** Its ramps are drawn big elsewhere. */
  readonly isOpenBelow: boolean;
}

/** A station in small: emblem, value, and the ramps as rows of domes and coins. */
export function SmallStation({ company, x, y, flip, isOpenBelow }: StationProps) {
  const { view } = useScene();
  const after = useOutlook();
  const { w, h } = STATION;
  const look = COMPANY_LOOKS[company];
  const before = shareValue(view, company);
  const value = after === undefined ? before : shareValue(after, company);
  return (
    <g>
      <Box x={x} y={y} w={w} h={h} r={10} fill="#0a0f22d9" />
      <Box x={x} y={y} w={w} h={h} r={10} fill={`url(#sky-corner${company})`} stroke={look.base} weight={1.3} />
      {[0, 1, 2].map((column) => {
        const row = (
          <SmallRamp company={company} column={column} x={x} y={y + 36 + column * 13} flip={flip} view={view} />
        );
        return isOpenBelow ? (
          <g key={column} pointerEvents="none">
            {row}
          </g>
        ) : (
          <Target
            key={column}
            place={rampPlace(company, column + 1)}
            glow={<rect x={x + 2} y={y + 30 + column * 13} width={w - 4} height="13" rx="4" />}
          >
            <rect x={x + 2} y={y + 30 + column * 13} width={w - 4} height="13" fill="transparent" />
            {row}
          </Target>
        );
      })}
      {/* Drawn last: while the company can be pressed, all of its station can. */}
      <Target place={stationPlace(company)} glow={<rect x={x} y={y} width={w} height={h} rx="10" />}>
        <rect x={x} y={y} width={w} height="30" fill="transparent" />
        <Plate company={company} x={flip ? x + w - 15 : x + 15} y={y + 15} size={22} />
        <Coin x={flip ? x + 13 : x + w - 18 - String(value).length * 15} y={y + 15} size={14} />
        <Txt
          x={flip ? x + 23 : x + w - 7}
          y={y + 24}
          size={25}
          fill={value > before ? UP : value < before ? DOWN : '#fff'}
          at={flip ? 'start' : 'end'}
          bold={700}
          display
          halo="#080b1ab3"
        >
          {value}
        </Txt>
      </Target>
    </g>
  );
}

interface SmallRampProps {
  readonly company: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly flip: boolean;
  readonly view: SkyState;
}

function SmallRamp({ company, column, x, y, flip, view }: SmallRampProps) {
  const { coins } = STATION_COLUMNS[SIDES[view.rules.side]][column];
  const pitch = 12.6;
  return (
    <>
      {coins.map((n, field) => {
        const middle = flip ? x + 9 + field * pitch : x + STATION.w - 9 - field * pitch;
        const key = `${company} ${column} ${field + 1}`;
        if ((view.stations[columnAt(company, column)] >> field) & 1) {
          return (
            <path
              key={key}
              d={`M${round(middle - 5.5)} ${y + 3.5}a5.500 6 0 0 1 11 0Z`}
              fill={`url(#sky-dome${company})`}
              stroke={INK}
            />
          );
        }
        return n > 0 ? (
          <g key={key}>
            {Array.from({ length: n }, (_, i) => i).map((i) => (
              <Coin key={i} x={middle + (i - (n - 1) / 2) * 5} y={y} size={9.5} />
            ))}
          </g>
        ) : (
          <circle key={key} cx={round(middle)} cy={y} r="1.500" fill="#fff" opacity=".35" />
        );
      })}
    </>
  );
}

/** The ramps of the company that expands, big enough for a finger. */
export function OpenStation({ x, y, w, h }: Room) {
  const { view } = useScene();
  const company = view.active;
  const pitch = h / 3;
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={10} fill={`url(#sky-corner${company})`} stroke={COMPANY_LOOKS[company].base} />
      <Plate company={company} x={x + 26} y={y + 24} size={34} />
      {Array.from({ length: Math.min(8, view.energy) }, (_, i) => i).map((i) => (
        <IconAt
          key={i}
          name="energy"
          x={x + 14 + (i % 4) * 11}
          y={y + 52 + Math.floor(i / 4) * 14}
          size={13}
          ink={GLOW}
          accent={1}
        />
      ))}
      {[0, 1, 2].map((column) => (
        <Ramp
          key={column}
          company={company}
          column={column}
          x={x + 64}
          y={y + 4 + column * pitch + (pitch - 24) / 2}
          w={w - 84}
          flip={false}
        />
      ))}
    </>
  );
}
