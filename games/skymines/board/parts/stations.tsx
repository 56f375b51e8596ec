import { IconAt, Target } from '@orrery/board';
import { COMPANIES, SCORE_ORDER, SIDES, STATION_COLUMNS } from '../../data/index.ts';
import { columnAt, type SkyState } from '../../rules/state.ts';
import { shareValue } from '../../rules/totals.ts';
import { Box, Coin, Plate, round, Txt } from '../art/basics.tsx';
import { COMPANY_LOOKS, DOWN, GLOW, INK, UP } from '../art/colours.ts';
import { Ramp } from '../companies/corner.tsx';
import { rampPlace, stationPlace } from '../places.ts';
import type { Room } from '../rooms.ts';
import { type Scene, useOutlook, useScene } from '../scene.ts';

export const STATION = { w: 75, h: 60 } as const;
/** Ramps lie below the nameplate. */
const [RAMPS, RAMP] = [27, 10.7];

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
          <SmallRamp
            company={company}
            column={column}
            x={x}
            y={y + RAMPS + 5.5 + column * RAMP}
            flip={flip}
            view={view}
          />
        );
        return isOpenBelow ? (
          <g key={column} pointerEvents="none">
            {row}
          </g>
        ) : (
          <Target
            key={column}
            place={rampPlace(company, column + 1)}
            glow={<rect x={x + 2} y={y + RAMPS + column * RAMP} width={w - 4} height={RAMP} rx="4" />}
          >
            <rect x={x + 2} y={y + RAMPS + column * RAMP} width={w - 4} height={RAMP} fill="transparent" />
            {row}
          </Target>
        );
      })}
      {/* Drawn last: while the company can be pressed, all of its station can. */}
      <Target place={stationPlace(company)} glow={<rect x={x} y={y} width={w} height={h} rx="10" />}>
        <rect x={x} y={y} width={w} height={RAMPS} fill="transparent" />
        <Plate company={company} x={flip ? x + w - 15 : x + 15} y={y + 14.5} size={21} />
        <Coin x={flip ? x + 13 : x + w - (value > 9 ? 42 : 32)} y={y + 14.5} size={13} />
        <Txt
          x={flip ? x + 23 : x + w - 7}
          y={y + (value > 9 ? 22 : 23)}
          size={value > 9 ? 20 : 23}
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
  const pitch = (STATION.w - 18) / 5;
  return (
    <>
      {coins.map((n, field) => {
        const middle = flip ? x + 9 + field * pitch : x + STATION.w - 9 - field * pitch;
        const key = `${company} ${column} ${field + 1}`;
        if ((view.stations[columnAt(company, column)] >> field) & 1) {
          return (
            <path
              key={key}
              d={`M${round(middle - 5)} ${round(y + 3)}a5 5.500 0 0 1 10 0Z`}
              fill={`url(#sky-dome${company})`}
              stroke={INK}
            />
          );
        }
        return n > 0 ? (
          <g key={key}>
            {Array.from({ length: n }, (_, i) => i).map((i) => (
              <Coin key={i} x={middle + (i - (n - 1) / 2) * 5} y={y} size={9} />
            ))}
          </g>
        ) : (
          <circle key={key} cx={round(middle)} cy={y} r="1.500" fill="#fff" opacity=".35" />
        );
      })}
    </>
  );
}

/** The companies whose ramps are to be pressed now. */
export function pressedStations({ options, view }: Scene): readonly number[] {
  const found = options.flatMap((option) => {
    if (option.do === 'occupy') return [view.active];
    return option.do === 'return' || option.do === 'remove' ? [COMPANIES.indexOf(option.company)] : [];
  });
  return SCORE_ORDER.filter((company) => found.includes(company));
}

/** Stations big enough for a finger: one in all of the room, or several that share it. */
export function OpenStations({ companies, x, y, w, h }: Room & { readonly companies: readonly number[] }) {
  const columns = companies.length > 1 ? 2 : 1;
  const [width, height] = [w / columns, h / Math.ceil(companies.length / columns)];
  return companies.map((company, i) => (
    <OpenStation
      key={company}
      company={company}
      x={x + (i % columns) * width}
      y={y + Math.floor(i / columns) * height}
      w={width - 4}
      h={height - 4}
    />
  ));
}

function OpenStation({ company, x, y, w, h }: Room & { readonly company: number }) {
  const { view } = useScene();
  const pitch = (h - 4) / 3;
  const isSmall = w < 260;
  const plate = isSmall ? 34 : 60;
  const energy = view.active === company ? Math.min(8, view.energy) : 0;
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={10} fill={`url(#sky-corner${company})`} stroke={COMPANY_LOOKS[company].base} />
      <Plate company={company} x={x + plate / 2} y={y + (isSmall ? 18 : 24)} size={isSmall ? 24 : 34} />
      {Array.from({ length: energy }, (_, i) => i).map((i) => (
        <IconAt
          key={i}
          name="energy"
          x={x + 12 + (i % (isSmall ? 2 : 4)) * 11}
          y={y + (isSmall ? 40 : 52) + Math.floor(i / (isSmall ? 2 : 4)) * 14}
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
          x={x + plate}
          y={y + 3 + column * pitch + (pitch - 19) / 2}
          w={w - plate - 14}
          flip={false}
          reach={(pitch - 22) / 2}
        />
      ))}
    </>
  );
}
