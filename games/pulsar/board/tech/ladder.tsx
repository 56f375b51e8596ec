import { IconAt, MarkAt, Target } from '@orrery/board';
import { ROUNDS, TECHNOLOGIES, TECHNOLOGY_BOARDS, type Technology, type TechnologyPhase } from '../../data/index.ts';
import type { PulsarState } from '../../rules/state.ts';
import { Die } from '../art/die.tsx';
import { glyphsOf } from '../art/effects.tsx';
import { Glyphs, widthOf } from '../art/glyphs.tsx';
import { round, share } from '../art/measure.ts';
import { Pop } from '../art/pop.tsx';
import { Label, Plate, PlateGlow } from '../art/things.tsx';
import { type Facts, type Room, useTried } from '../facts.ts';
import { places } from '../places.ts';
import { holdersOf, isWaiting } from './holders.ts';

/** When a technology counts: its icon and its colour. */
export const PHASES: Readonly<
  Record<TechnologyPhase, readonly ['lasting' | 'instant' | 'production' | 'endgame', string]>
> = {
  permanent: ['lasting', 'var(--lasting)'],
  instant: ['instant', 'var(--instant)'],
  production: ['production', 'var(--production)'],
  endgame: ['endgame', 'var(--endgame)'],
};

const GUTTER = 47;
const GAP = 3;
/** Between two technology boards. */
const BREAK = 7;
/** From this height on a plate has room for two lines. */
const TALL = 42;

interface PlateProps extends Room {
  readonly facts: Facts;
  readonly tech: number;
  readonly x: number;
  readonly y: number;
}

function Holders({ facts: { view }, tech, x, y, across }: PlateProps & { readonly across: boolean }) {
  const after = useTried()?.after;
  const holders = holdersOf(view, tech);
  const next = after === undefined ? holders : holdersOf(after, tech);
  return holders.map((seat, i) => {
    const off = holders.length === 1 ? 0 : i - 0.5;
    const [cx, cy] = across ? [x + off * 17, y] : [x, y + off * 16];
    return (
      <Pop key={i} on={seat}>
        {seat >= 0 ? (
          <MarkAt seat={seat} x={cx} y={cy} size={14} />
        ) : next[i] >= 0 ? (
          <g className="ghosts">
            <MarkAt seat={next[i]} x={cx} y={cy} size={14} />
          </g>
        ) : (
          <circle
            cx={round(cx)}
            cy={round(cy)}
            r="4.6"
            fill="var(--well)"
            stroke={isWaiting(view, tech, i) ? 'var(--dim)' : 'var(--line)'}
            {...(isWaiting(view, tech, i) ? { strokeDasharray: '2 2' } : {})}
          />
        )}
      </Pop>
    );
  });
}

/** A technology: the die it costs, when it counts, what it does, and who holds it. */
function TechnologyPlate(props: PlateProps) {
  const { facts, tech, x, y, width, height } = props;
  const { view, viewer } = facts;
  const { id, cost, phase, effects, row } = TECHNOLOGIES[tech];
  const [sign, ink] = PHASES[phase];
  const isTall = height >= TALL && width < 170;
  const isOpen = row <= view.round;
  const isMine = viewer !== null && holdersOf(view, tech).includes(viewer);
  const size = isTall && height < 48 ? 18 : 21;
  const line = isTall ? y + size / 2 + 4 : y + height / 2;
  const [px, py, pr] = isTall ? [x + 36, line, 8] : [x + 27, y + height - 8.5, 7];
  const room = isTall ? width - 10 : width - 55;
  const box = { x, y, width, height, r: 6 };
  return (
    <Target place={places.patent(id)} className="fades" glow={<PlateGlow {...box} />}>
      <g opacity={isOpen ? 1 : 0.5}>
        <Plate {...box} lit={isMine} />
        <path
          d={`M${round(x + 1)} ${round(y + 6)}V${round(y + height - 6)}`}
          stroke={ink}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <Die x={x + 15} y={line} size={size} value={cost} />
        <circle cx={round(px)} cy={round(py)} r={pr} fill="var(--plate)" stroke={ink} />
        <IconAt name={sign} x={px} y={py} size={pr * 1.5} ink={ink} accent={1} />
        <Holders {...props} x={isTall ? x + width - 20 : x + width - 10} y={line} across={isTall} />
        <Glyphs
          row={glyphsOf(effects)}
          x={isTall ? x + width / 2 + 1 : x + 37 + room / 2}
          y={isTall ? y + height - Math.min(15, height * 0.27) : y + height / 2}
          room={room}
          most={1.18}
          anchor="middle"
        />
        {!isOpen && (
          <rect
            x={round(x)}
            y={round(y)}
            width={round(width)}
            height={round(height)}
            rx="6"
            fill="url(#pulsar-hatch)"
          />
        )}
      </g>
    </Target>
  );
}

/** The number of a round, and what every spinning gyrodyne yields on top in it. */
function Gutter({
  facts: { view },
  row,
  y,
  height,
}: {
  readonly facts: Facts;
  readonly row: number;
  readonly y: number;
  readonly height: number;
}) {
  const board = boardOf(view, row);
  const value = board.rowValues[row - board.firstRow];
  const isNow = row === view.round;
  const ink = isNow ? '#2b1a02' : 'var(--ink)';
  const tip = round(height / 2 - 1);
  return (
    <Target place={places.row(row)}>
      <rect x="0" y={round(y)} width={GUTTER - 3} height={round(height)} fill="transparent" />
      {isNow && (
        <path
          d={`M2 ${round(y + 1)}h33l9 ${tip}-9 ${tip}h-33Z`}
          fill="url(#pulsar-brass)"
          stroke="#4a3208"
          strokeWidth=".8"
        />
      )}
      <Label
        x={9.5}
        y={y + height / 2 + 5}
        size={15}
        fill={isNow || row <= view.round ? ink : 'var(--dim)'}
        weight={700}
        anchor="middle"
        display
      >
        {row}
      </Label>
      <IconAt name="spinning" x={22} y={y + height / 2} size={11.5} ink={isNow ? ink : 'var(--dim)'} />
      <Label x={28} y={y + height / 2 + 4} size={11.5} fill={ink} weight={700}>
        {value === '?' ? '+?' : `+${value}`}
      </Label>
    </Target>
  );
}

function boardOf(view: PulsarState, row: number): (typeof TECHNOLOGY_BOARDS)[number] {
  const first = view.techs.find((tech) => TECHNOLOGIES[tech].row === row) as number;
  return TECHNOLOGY_BOARDS.find(({ id }) => id === TECHNOLOGIES[first].board) as (typeof TECHNOLOGY_BOARDS)[number];
}

/** Plates of a row are as wide as what they say needs; one alone leaves room for the legend. */
function widthsOf(techs: readonly Technology[], room: number, isTall: boolean): readonly number[] {
  if (techs.length === 1) return [(room - GAP) / 2];
  if (techs.length === 2) return [(room - GAP) / 2, (room - GAP) / 2];
  const needs = techs.map(({ effects }) => (isTall ? 14 : 57) + Math.max(isTall ? 76 : 30, widthOf(glyphsOf(effects))));
  return share(needs, room, GAP);
}

function Legend({
  facts: { text },
  x,
  y,
  width,
  height,
}: Room & { readonly facts: Facts; readonly x: number; readonly y: number }) {
  return Object.values(PHASES).map(([sign, ink], i) => {
    const cx = x + (i % 2 === 0 ? 0 : width * 0.54);
    const cy = y + height * (i < 2 ? 0.27 : 0.75);
    return (
      <g key={sign}>
        <IconAt name={sign} x={cx + 6} y={cy} size={12.5} ink={ink} accent={1} />
        <Label x={cx + 16} y={cy + 4} size={11} fill="var(--dim)">
          {text.phases[sign]}
        </Label>
      </g>
    );
  });
}

/** The technology boards: a row a round, from the first to the last. */
export function Ladder({ facts, width, height }: Room & { readonly facts: Facts }) {
  const { view } = facts;
  const rowHeight = (height - GAP * (ROUNDS - 1) - (BREAK - GAP) * 2 - 4) / ROUNDS;
  let y = 2;
  return Array.from({ length: ROUNDS }, (_, i) => {
    const row = i + 1;
    const techs = view.techs.filter((tech) => TECHNOLOGIES[tech].row === row);
    const { firstRow, rowValues } = boardOf(view, row);
    const top = y;
    const isTall = techs.length === 3 && rowHeight >= TALL;
    const widths = widthsOf(
      techs.map((tech) => TECHNOLOGIES[tech]),
      width - GUTTER - 2,
      isTall,
    );
    y += rowHeight + (row + 1 === firstRow + rowValues.length ? BREAK : GAP);
    let x = GUTTER;
    return (
      <g key={row}>
        {row === firstRow && (
          <rect
            x="0.5"
            y={round(top - 2.5)}
            width={width - 1}
            height={round(rowValues.length * (rowHeight + GAP) - GAP + 5)}
            rx="9"
            fill="var(--shelf)"
            stroke="var(--line)"
            strokeOpacity=".6"
          />
        )}
        <Gutter facts={facts} row={row} y={top} height={rowHeight} />
        {techs.map((tech, n) => {
          const left = x;
          x += widths[n] + GAP;
          return (
            <TechnologyPlate
              key={tech}
              facts={facts}
              tech={tech}
              x={left}
              y={top}
              width={widths[n]}
              height={rowHeight}
            />
          );
        })}
        {techs.length === 1 && <Legend facts={facts} x={x + 6} y={top} width={width - x - 8} height={rowHeight} />}
      </g>
    );
  });
}
