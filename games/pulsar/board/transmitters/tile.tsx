import { IconAt, MarkAt, Target } from '@orrery/board';
import { TRANSMITTERS } from '../../data/index.ts';
import { Die } from '../art/die.tsx';
import { glyphsOf } from '../art/effects.tsx';
import { type Glyph, Glyphs, icon, widthOf } from '../art/glyphs.tsx';
import { round } from '../art/measure.ts';
import { Pop } from '../art/pop.tsx';
import { Pulse } from '../art/pulse.tsx';
import { Plate, PlateGlow } from '../art/things.tsx';

/** Where the pips of half a die lie on its middle line. */
const HALF_PIPS: readonly (readonly number[])[] = [[], [0], [-0.5, 0.5], [-0.62, 0, 0.62]];

/** Half a red die at the end of a tile; an end without one links to nothing. */
export function HalfDie({
  x,
  y,
  size,
  value,
  right,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly value: number | null;
  readonly right: boolean;
}) {
  const way = right ? -1 : 1;
  if (value === null)
    return (
      <path
        d={`M${round(x)} ${round(y - size * 0.36)}h${way * 4}v${round(size * 0.72)}h${-way * 4}`}
        fill="none"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
    );
  const half = size / 2;
  const r = round(size * 0.2);
  const turn = right ? 0 : 1;
  const px = round(x + way * half * 0.5);
  return (
    <>
      <path
        d={
          `M${round(x)} ${round(y - half)}H${round(x + way * (half - r))}a${r} ${r} 0 0 ${turn} ${way * r} ${r}` +
          `V${round(y + half - r)}a${r} ${r} 0 0 ${turn} ${-way * r} ${r}H${round(x)}Z`
        }
        fill="url(#pulsar-red)"
        stroke="#4d0708"
        strokeWidth=".9"
      />
      {HALF_PIPS[value].map((at) => (
        <circle key={at} cx={px} cy={round(y + at * half)} r={round(size * 0.1)} fill="#fff3ee" />
      ))}
      {value === 0 && <circle cx={px} cy={round(y)} r={round(size * 0.12)} fill="none" stroke="#fff3ee" />}
    </>
  );
}

interface TileProps {
  readonly place: string;
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly active?: boolean;
  /** Costs that are paid, a bit each, and by whom. */
  readonly paid?: number;
  readonly seat?: number;
  /** It lies the other way round. */
  readonly flipped?: boolean;
  /** The round: an active tile pulses whenever it has produced. */
  readonly production?: number;
}

const Dish = ({
  x,
  y,
  scale,
  active,
}: {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly active: boolean;
}) => {
  const ink = active ? '#ffdc8a' : 'var(--dim)';
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) scale(${round(scale)})`}
      opacity={active ? 0.42 : 0.2}
      fill="none"
      stroke={ink}
      strokeWidth="2"
    >
      <path d="M-26-16a30 30 0 0 0 36 36Z" fill={ink} fillOpacity=".18" />
      <path d="M-8 2 8-14M10-30a22 22 0 0 1 20 20M10-40a32 32 0 0 1 30 30" />
      <circle cx="9" cy="-15" r="3" />
    </g>
  );
};

/** What the tile says: what it brings when it becomes active, and in every production from then on. */
function rowsOf(tile: number, active: boolean): readonly (readonly Glyph[])[] {
  const { instant, production } = TRANSMITTERS[tile];
  const rows: (readonly Glyph[])[] = [];
  if (instant.length > 0 && !active) rows.push([icon('instant', 'var(--instant)', 12), ...glyphsOf(instant)]);
  if (production.length > 0)
    rows.push(active ? glyphsOf(production) : [icon('production', 'var(--production)', 12), ...glyphsOf(production)]);
  return rows;
}

/** The width in which a tile can say everything at full size. */
export function tileNeeds(tile: number, active = false): number {
  const rows = rowsOf(tile, active).map((row) => widthOf(row));
  return 36 + Math.max(active ? 0 : TRANSMITTERS[tile].costs.length * 23, ...rows, active ? 30 : 48);
}

export function Transmitter({
  place,
  tile,
  x,
  y,
  width,
  height,
  active = false,
  paid = 0,
  seat,
  flipped = false,
  production,
}: TileProps) {
  const { costs, left, right } = TRANSMITTERS[tile];
  const [west, east] = flipped ? [right, left] : [left, right];
  const half = Math.min(24, height * 0.3, width * 0.26);
  const middle = x + width / 2;
  const size = Math.min(19, height * 0.26);
  const rows = rowsOf(tile, active);
  const top = active ? y + 4 : y + size + 9;
  const box = { x, y, width, height, r: 9 };
  return (
    <Target place={place} className="fades" glow={<PlateGlow {...box} />}>
      <Plate {...box} lit={active} stroke={active ? 'var(--dim)' : 'var(--line)'} />
      <Dish x={middle} y={y + height * 0.58} scale={Math.min(height / 84, width / 104)} active={active} />
      <HalfDie x={x + 0.5} y={y + height / 2} size={half} value={west} right={false} />
      <HalfDie x={x + width - 0.5} y={y + height / 2} size={half} value={east} right />
      {!active &&
        costs.map((cost, i) => {
          const [cx, cy] = [middle + (i - (costs.length - 1) / 2) * (size + 4), y + size / 2 + 5];
          const isPaid = ((paid >> i) & 1) === 1;
          return (
            <g key={i}>
              <Die x={cx} y={cy} size={size} value={cost} opacity={isPaid ? 0.35 : 1} />
              <Pop on={isPaid ? 1 : 0}>
                {isPaid && seat !== undefined && <MarkAt seat={seat} x={cx} y={cy} size={size * 0.9} />}
              </Pop>
            </g>
          );
        })}
      {rows.map((row, i) => (
        <Glyphs
          key={i}
          row={row}
          x={middle}
          y={top + ((y + height - 3 - top) * (i + 0.5)) / rows.length}
          room={width - half - 8}
          most={1.25}
          anchor="middle"
        />
      ))}
      {active && production !== undefined && (
        <Pulse x={middle} y={y + height / 2} r={Math.min(width, height) / 2} on={production} />
      )}
      {active && rows.length === 0 && <IconAt name="tick" x={middle} y={y + height / 2} size={18} ink="var(--good)" />}
    </Target>
  );
}
