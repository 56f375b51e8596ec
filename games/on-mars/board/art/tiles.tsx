import { IconAt, type IconName } from '@orrery/board';
import { memo } from 'react';
import { DISCOVERIES } from '../../data/index.ts';
import { EffectRow, hasNumber } from './effect.tsx';
import { Good } from './goods.tsx';
import { hexPath } from './hex.ts';
import { Model, TYPE } from './models.tsx';
import { Type } from './type.tsx';

const OTHER_TECHS: readonly IconName[] = ['rover', 'ship', 'upgrade'];
const CONSTRUCTION = TYPE.length;

interface TechTileProps {
  readonly tech: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly faint?: boolean;
}

/** A Tech tile: a chip with what it helps to do. x and y are its upper left corner. */
export const TechTile = memo(function TechTile({ tech, x, y, size, faint = false }: TechTileProps) {
  const middle = [x + size / 2, y + size / 2] as const;
  const isBuilding = tech < CONSTRUCTION;
  const pins = [0.25, 0.5, 0.75].map((share) => `M${x + size * share} ${y - 2}v${size + 4}`).join('');
  return (
    <g {...(faint ? { opacity: 0.5 } : {})}>
      <path d={pins} stroke="#c9a75a" strokeWidth={2} />
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.14}
        fill={isBuilding ? `url(#om-pad${tech})` : 'url(#om-chip)'}
        stroke="#0b0d14"
        strokeWidth={1.5}
      />
      <rect
        x={x + 1.2}
        y={y + 1.2}
        width={size - 2.4}
        height={size - 2.4}
        rx={size * 0.12}
        fill="none"
        stroke={isBuilding ? TYPE[tech].light : '#eaf4ff'}
        strokeOpacity={0.75}
      />
      {isBuilding ? (
        <Model type={tech} x={middle[0]} y={middle[1]} r={size * 0.45} />
      ) : (
        <IconAt name={OTHER_TECHS[tech - CONSTRUCTION]} x={middle[0]} y={middle[1]} size={size * 0.68} ink="#10233a" />
      )}
    </g>
  );
});

interface HexTileProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A Discovery tile, face up. */
export const DiscoveryTile = memo(function DiscoveryTile({ tile, x, y, r }: HexTileProps & { readonly tile: number }) {
  const { benefit } = DISCOVERIES[tile];
  return (
    <g>
      <path d={hexPath(x, y + r * 0.1, r)} fill="#06262b" />
      <path d={hexPath(x, y, r)} fill="#0f4a50" stroke="#6fe0d3" strokeWidth={1.5} />
      <path d={hexPath(x, y, r * 0.84)} fill="none" stroke="#6fe0d3" strokeOpacity={0.35} />
      <EffectRow effect={benefit} x={x} y={y} size={r * (hasNumber(benefit) ? 0.82 : 1.05)} ink="#eafffb" />
    </g>
  );
});

const RESEARCH: readonly (readonly [light: string, dark: string])[] = [
  ['#9a9432', '#4d4a12'],
  ['#c04f98', '#5c1d46'],
  ['#2f9c97', '#0f4a48'],
  ['#8dc65e', '#3b5e20'],
];

/** Below this size the letter of a Research tile has it for itself. */
const SIGNED = 15;

/** A Research tile of type A to D. */
export const ResearchTile = memo(function ResearchTile({
  letter,
  x,
  y,
  r,
}: HexTileProps & { readonly letter: number }) {
  const [light, dark] = RESEARCH[letter];
  const isSigned = r >= SIGNED;
  return (
    <g>
      <path d={hexPath(x, y + r * 0.12, r)} fill="#0b0d14" fillOpacity={0.6} />
      <path d={hexPath(x, y, r)} fill={dark} stroke={light} strokeWidth={2} />
      <path d={hexPath(x, y, r * 0.8)} fill={light} fillOpacity={0.35} />
      <Type
        x={isSigned ? x - r * 0.2 : x}
        y={y + r * (isSigned ? 0.3 : 0.36)}
        size={Math.max(11, Math.round(r * (isSigned ? 0.86 : 1.05)))}
        weight={700}
        fill="#fff"
        anchor="middle"
        display
      >
        {'ABCD'[letter]}
      </Type>
      {isSigned && <IconAt name="develop" x={x + r * 0.42} y={y + 0.5} size={r * 0.66} ink="#fff" />}
    </g>
  );
});

/** Crystals lying on the ground. */
export const GroundCrystal = memo(function GroundCrystal({ x, y, r }: HexTileProps) {
  return (
    <g>
      <ellipse cx={x} cy={y + r * 0.42} rx={r * 0.5} ry={r * 0.16} fill="#000" opacity={0.35} />
      <circle cx={x} cy={y} r={r * 0.72} fill="#e6a6ff" opacity={0.16} />
      <Good good={5} x={x - r * 0.2} y={y + r * 0.1} size={r * 0.7} />
      <Good good={5} x={x + r * 0.22} y={y - r * 0.05} size={r * 0.9} />
    </g>
  );
});
