import { Count, IconAt, Moving, Target } from '@orrery/board';
import type { ReactNode } from 'react';
import { COMPANIES, SIDES, STATION_COLUMNS, TRACKS } from '../../data/index.ts';
import { columnAt } from '../../rules/state.ts';
import { shareValue } from '../../rules/totals.ts';
import { Box, Coin, Plate, round, Txt } from '../art/basics.tsx';
import { COIN, COMPANY_LOOKS, DOWN, GLOW, INK, UP } from '../art/colours.ts';
import { Waiting } from '../art/pieces.tsx';
import { rampSpot, usePieces } from '../pieces.ts';
import { rampPlace, stationPlace } from '../places.ts';
import { useOutlook, useScene } from '../scene.ts';

/** Height of a company's corner without its majority dock. */
export const STATION_HEIGHT = 116;
const FIELD_HEIGHT = 22;

interface CornerProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The moon is at the left. */
  readonly flip: boolean;
  /** What else stands in the corner. */
  readonly children: ReactNode;
}

/** A company's corner: nameplate with the share value, and the three launch ramps. */
export function Corner({ company, x, y, w, h, flip, children }: CornerProps) {
  const { view } = useScene();
  const look = COMPANY_LOOKS[company];
  const isActive = view.active === company && view.energy > 0;
  return (
    <g>
      <Box x={x} y={y} w={w} h={h} r={12} fill="#0a0f22" opacity={0.55} />
      <Box
        x={x}
        y={y}
        w={w}
        h={h}
        r={12}
        fill={`url(#sky-corner${company})`}
        stroke={isActive ? look.light : look.base}
        weight={isActive ? 2.4 : 1.2}
      />
      <path d={`M${x + 12} ${y + 1.2}H${x + w - 12}`} stroke="#fff" strokeOpacity=".35" />
      {[0, 1, 2].map((column) => (
        <Ramp
          key={column}
          company={company}
          column={column}
          x={x + 10}
          y={y + 46 + column * FIELD_HEIGHT}
          w={w - 20}
          flip={flip}
        />
      ))}
      {children}
      {/* Drawn last: while the company can be pressed, all of its corner can. */}
      <Target place={stationPlace(company)} glow={<rect x={x} y={y} width={w} height={h} rx="12" />}>
        <rect x={x} y={y} width={w} height="44" fill="transparent" />
        <Nameplate company={company} x={x} y={y} w={w} flip={flip} isActive={isActive} />
      </Target>
    </g>
  );
}

interface NameplateProps {
  readonly company: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly flip: boolean;
  readonly isActive: boolean;
}

function Nameplate({ company, x, y, w, flip, isActive }: NameplateProps) {
  const { view, text } = useScene();
  const { light } = COMPANY_LOOKS[company];
  const textX = flip ? x + w - 46 : x + 46;
  const side = flip ? 'end' : 'start';
  return (
    <>
      <Plate company={company} x={flip ? x + w - 23 : x + 23} y={y + 23} size={32} />
      <Txt x={textX} y={y + 21} size={14} at={side} bold={650} display>
        {text.game.companies[COMPANIES[company]]}
      </Txt>
      {isActive ? (
        Array.from({ length: Math.min(8, view.energy) }, (_, i) => i).map((i) => (
          <IconAt
            key={i}
            name="energy"
            x={textX + (flip ? -5 - i * 10 : 5 + i * 10)}
            y={y + 32}
            size={13}
            ink={GLOW}
            accent={1}
          />
        ))
      ) : (
        <Txt x={textX} y={y + 36} size={11.25} fill={light} at={side} bold={550}>
          {text.track(TRACKS[view.tracks[company]].id)}
        </Txt>
      )}
      <Value company={company} x={x} y={y} w={w} flip={flip} />
    </>
  );
}

/** Plate, name and coin need this much beside the figure. */
const NAME_ROOM = 138;

/** What a share is worth, and would be worth after what is tried out. */
function Value({ company, x, y, w, flip }: Omit<NameplateProps, 'isActive'>) {
  const { view } = useScene();
  const after = useOutlook();
  const before = shareValue(view, company);
  const value = after === undefined ? before : shareValue(after, company);
  const width = String(value).length * 20;
  const hasRoom = w - width >= NAME_ROOM;
  const fill = value === before ? '#fff' : value > before ? UP : DOWN;
  return (
    <>
      {value !== before && (
        <Txt x={flip ? x + 8 : x + w - 16 - width} y={y + 31} size={13} at={flip ? 'start' : 'end'} bold={700} display>
          {before}→
        </Txt>
      )}
      {value === before && hasRoom && <Coin x={flip ? x + 20 : x + w - 25 - width} y={y + 25} size={18} />}
      <Txt
        x={flip ? x + (hasRoom ? 34 : 12) : x + w - 12}
        y={y + 36}
        size={34}
        fill={fill}
        at={flip ? 'start' : 'end'}
        bold={700}
        display
        halo="#080b1ab3"
      >
        <Count value={value} />
      </Txt>
    </>
  );
}

interface RampProps {
  readonly company: number;
  readonly column: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly flip: boolean;
  /** How far above and below it a finger may press. */
  readonly reach?: number;
}

/** A launch ramp: pieces leave at the moon's side, and the coins under them add to the share value. */
export function Ramp({ company, column, x, y, w, flip, reach = 0 }: RampProps) {
  const { view } = useScene();
  const pieces = usePieces();
  const columns = STATION_COLUMNS[SIDES[view.rules.side]];
  const { coins, piece } = columns[column];
  const longest = Math.max(...columns.map((each) => each.coins.length));
  const pitch = Math.floor(w / longest);
  const length = coins.length * pitch;
  const left = flip ? x : x + w - length;
  const bits = view.stations[columnAt(company, column)];
  const look = COMPANY_LOOKS[company];
  return (
    <Target
      place={rampPlace(company, column + 1)}
      glow={<rect x={left - 2} y={y - 1.5 - reach} width={length + 3} height={21.5 + reach * 2} rx="5" />}
    >
      <Box x={left - 1} y={y - 1} w={length + 1} h={20.5} r={5} fill="#070b1ab8" stroke="#00000080" />
      {coins.map((n, field) => {
        const at = flip ? x + field * pitch : x + w - (field + 1) * pitch;
        const middle = at + pitch / 2 - 0.5;
        const isLast = field === coins.length - 1;
        return (
          <g key={rampSpot(company, column, field)}>
            <Box
              x={at + 1}
              y={y + 1}
              w={pitch - 3}
              h={16.5}
              r={3.5}
              fill={(bits >> field) & 1 ? '#1a2140' : '#10162c'}
              stroke={isLast ? '#ff8f7dbf' : `${look.base}66`}
            />
            {(bits >> field) & 1 ? (
              <>
                <Moving name={pieces(rampSpot(company, column, field))}>
                  <Waiting
                    company={company}
                    x={middle}
                    y={y + 11}
                    size={Math.min(19, pitch - 8)}
                    shuttle={piece === 'shuttle'}
                  />
                </Moving>
                {Array.from({ length: n }, (_, i) => i).map((i) => (
                  <circle
                    key={i}
                    cx={round(at + pitch - 6 - i * 5)}
                    cy={y + 5.5}
                    r="2.700"
                    fill={COIN}
                    stroke={INK}
                    strokeWidth=".8"
                  />
                ))}
              </>
            ) : n > 0 ? (
              Array.from({ length: n }, (_, i) => i).map((i) => (
                <Coin key={i} x={middle + (i - (n - 1) / 2) * Math.min(11, pitch * 0.38)} y={y + 9.2} size={13} />
              ))
            ) : (
              <circle cx={round(middle)} cy={y + 9.2} r="1.800" fill="#fff" opacity=".3" />
            )}
          </g>
        );
      })}
      <path
        d={flip ? `M${left - 3} ${y + 6}l-5 4 5 4` : `M${left + length + 2} ${y + 6}l5 4-5 4`}
        fill="none"
        stroke={look.light}
        strokeWidth="1.600"
      />
    </Target>
  );
}
