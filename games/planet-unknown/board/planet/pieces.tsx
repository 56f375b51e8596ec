import { MarkAt, seatColourOnDark, Target } from '@orrery/board';
import { PLANETS } from '../../data/index.ts';
import { xOf, yOf } from '../../rules/grid.ts';
import { emptyRows } from '../../rules/planets.ts';
import type { Player } from '../../rules/state.ts';
import { Icon } from '../art/icons.tsx';
import { CELL, EDGE, left, top } from './cells.ts';

/** A rover in its owner's colour, with the owner's mark. */
function Rover({ seat, loaded }: { seat: number; loaded: boolean }) {
  return (
    <>
      <ellipse cx="20" cy="34" rx="13" ry="4" fill="#000" opacity=".35" />
      <circle cx="20" cy="19" r="15" fill={seatColourOnDark(seat)} stroke="#0b0f1a" strokeWidth="1.5" />
      <path d="M9 13a13 13 0 0 1 22 0" fill="none" stroke="#ffffff90" strokeWidth="1.5" />
      <Icon name="rover" x={9} y={8} size={22} colour="#10131d" />
      <circle cx="32" cy="30" r="8" fill="#0b0f1a" />
      <MarkAt seat={seat} x={32} y={30} size={12} />
      {loaded && <Icon name="meteorite" x={24} y={-4} size={18} colour="#140d08" fill="#b49a80" />}
    </>
  );
}

/** What stands and lies on a planet. */
export function Pieces({ p, seat }: { readonly p: Player; readonly seat: number }) {
  return (
    <g pointerEvents="none">
      {p.lifepods.map((cell) => (
        <g key={`pod-${cell}`}>
          <circle cx={left(cell) + 20} cy={top(cell) + 20} r="14" fill="#14203c" stroke="#f2c76b" strokeWidth="1.5" />
          <Icon name="lifepod" x={left(cell) + 10} y={top(cell) + 9} size={20} colour="#f8e7be" />
        </g>
      ))}
      {p.meteorites.map((cell, i) => (
        <g key={`rock-${cell}-${i}`} className="pu-land-in">
          <ellipse cx={left(cell) + 21} cy={top(cell) + 31} rx="12" ry="4" fill="#000" opacity=".4" />
          <Icon name="meteorite" x={left(cell) + 6} y={top(cell) + 5} size={28} colour="#140d08" fill="#8a7460" />
        </g>
      ))}
      {p.rovers.map((cell, i) => (
        <g
          key={`rover-${i}`}
          className="pu-travels"
          style={{ transform: `translate(${left(cell)}px, ${top(cell)}px)` }}
        >
          <Rover seat={seat} loaded={p.loads[i] === 1} />
        </g>
      ))}
    </g>
  );
}

export interface LineEnd {
  readonly key: `row ${number}` | `column ${number}`;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly medals: number;
}

/** Where the medal of every row and column of a planet stands. */
export function lineEnds(planet: number): LineEnd[] {
  const { rowMedals, columnMedals, cells } = PLANETS[planet];
  const ends: LineEnd[] = [];
  rowMedals.forEach((medals, y) => {
    if (cells[y] === 0) return;
    const last = 31 - Math.clz32(cells[y]);
    ends.push({ key: `row ${y}`, index: y, x: EDGE + (last + 1) * CELL + 11, y: EDGE + y * CELL + 29, medals });
  });
  columnMedals.forEach((medals, x) => {
    const last = cells.findLastIndex((row) => (row & (1 << x)) !== 0);
    if (last < 0) return;
    ends.push({ key: `column ${x}`, index: x, x: EDGE + x * CELL + 29, y: EDGE + (last + 1) * CELL + 11, medals });
  });
  return ends;
}

/** Medals at the ends of rows and columns: bright when full, struck out by a meteorite. */
export function Medals({ p }: { readonly p: Player }) {
  const empty = emptyRows(p);
  const rocks = [...p.meteorites, ...p.rovers.filter((_, i) => p.loads[i] === 1)];
  return lineEnds(p.planet).map(({ key, index, x, y, medals }) => {
    const row = key.startsWith('row');
    const open = row ? empty[index] !== 0 : empty.some((bits) => (bits & (1 << index)) !== 0);
    const blocked = rocks.some((cell) => (row ? yOf(cell) : xOf(cell)) === index);
    const won = !open && !blocked;
    return (
      <Target key={key} place={key} className="pu-medal" glow={<circle cx={x} cy={y} r="13" />}>
        <g data-won={won} data-blocked={blocked}>
          <circle cx={x} cy={y} r="10" fill={won ? 'url(#pu-coin)' : undefined} />
          <text x={x} y={y + 4.5} textAnchor="middle">
            {medals}
          </text>
          {blocked && <path d={`M${x - 8} ${y + 8}l16-16`} stroke="#f0919f" strokeWidth="2.5" />}
        </g>
      </Target>
    );
  });
}
