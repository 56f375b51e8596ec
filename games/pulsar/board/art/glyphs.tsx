import { IconAt, type IconName } from '@orrery/board';
import type { ReactNode } from 'react';
import type { GateColor, GyrodyneType, TokenKind } from '../../data/index.ts';
import { Die } from './die.tsx';
import { round } from './measure.ts';
import { Gate, Rotor } from './pieces.tsx';
import { Coin, Cube, Label, Token } from './things.tsx';

/** One sign of a row: how wide it is, and how it is drawn from its left edge around a middle line. */
export interface Glyph {
  readonly width: number;
  readonly draw: (x: number, y: number) => ReactNode;
}

export const word = (text: string, fill = 'var(--ink)', size = 12.5, weight = 650): Glyph => ({
  width: text.length * size * 0.6 + 1,
  draw: (x, y) => (
    <Label x={x} y={y + size * 0.36} size={size} fill={fill} weight={weight}>
      {text}
    </Label>
  ),
});
export const sign = (text: string): Glyph => word(text, 'var(--dim)', 12.5, 500);
export const icon = (name: IconName, ink = 'var(--ink)', size = 17): Glyph => ({
  width: size + 1,
  draw: (x, y) => <IconAt name={name} x={x + size / 2} y={y} size={size} ink={ink} />,
});
export const coin = (n: number | string): Glyph => {
  const r = String(n).length > 1 ? 9.6 : 8.8;
  return {
    width: 2 * r + 0.5,
    draw: (x, y) => (
      <Coin x={x + r} y={y} r={r}>
        {n}
      </Coin>
    ),
  };
};
export const cube: Glyph = { width: 15, draw: (x, y) => <Cube x={x + 7} y={y} size={13} /> };
export const token = (kind: TokenKind, says?: string): Glyph => ({
  width: 22,
  draw: (x, y) => <Token x={x + 10.5} y={y} r={9.6} kind={kind} {...(says === undefined ? {} : { says })} />,
});
export const rotor = (type: GyrodyneType): Glyph => ({
  width: 21,
  draw: (x, y) => <Rotor x={x + 10} y={y} r={10} type={type} state="loose" />,
});
export const anyRotor: Glyph = {
  width: 23,
  draw: (x, y) => (
    <>
      <Rotor x={x + 10.5} y={y} r={11} type="large" state="loose" />
      <circle cx={round(x + 10.5)} cy={round(y)} r="6" fill="#fff" stroke="#3f465a" />
      <Label x={x + 10.5} y={y + 4.2} size={12} fill="#231a44" weight={750} anchor="middle">
        ?
      </Label>
    </>
  ),
};
export const die = (value: number, red = false): Glyph => ({
  width: 18,
  draw: (x, y) => <Die x={x + 8} y={y} size={15} value={value} red={red} />,
});
export const gate = (color: GateColor): Glyph => ({
  width: 19,
  draw: (x, y) => <Gate x={x + 9} y={y} r={6} color={color} />,
});
export const anyGate: Glyph = {
  width: 32,
  draw: (x, y) => (
    <>
      <Gate x={x + 7} y={y + 3} r={4.3} color="orange" />
      <Gate x={x + 15.5} y={y - 3} r={4.3} color="magenta" />
      <Gate x={x + 24} y={y + 3} r={4.3} color="green" />
    </>
  ),
};
export const arrow: Glyph = {
  width: 11,
  draw: (x, y) => (
    <path
      d={`M${round(x + 1)} ${round(y)}h7m-3-3 3 3-3 3`}
      stroke="var(--dim)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
};
export const gap = (width: number): Glyph => ({ width, draw: () => null });
const SPACE = 1;
export const widthOf = (row: readonly Glyph[]): number =>
  Math.max(
    0,
    row.reduce((sum, { width }) => sum + width + SPACE, -SPACE),
  );

interface GlyphsProps {
  readonly row: readonly Glyph[];
  readonly x: number;
  /** The middle line. */
  readonly y: number;
  /** What it has to fit into, and how much it may grow there. */
  readonly room?: number;
  readonly most?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function Glyphs({ row, x, y, room, most = 1, anchor = 'start' }: GlyphsProps) {
  const width = widthOf(row);
  const scale = room === undefined ? 1 : Math.min(most, room / Math.max(width, 1));
  const left = anchor === 'middle' ? x - (width * scale) / 2 : anchor === 'end' ? x - width * scale : x;
  let at = 0;
  return (
    <g transform={`translate(${round(left)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}`}>
      {row.map(({ width: own, draw }, i) => {
        const from = at;
        at += own + SPACE;
        return <g key={i}>{draw(from, 0)}</g>;
      })}
    </g>
  );
}
