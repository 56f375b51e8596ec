import { ICONS, type IconName } from '@orrery/board';
import { memo } from 'react';

/** The concepts of this game; their drawings belong to the one family of all games. */
export const ICON_NAMES = [
  'civ',
  'water',
  'biomass',
  'rover',
  'technology',
  'energy',
  'synergy',
  'patch',
  'moves',
  'card',
  'lifepod',
  'meteorite',
  'medal',
  'flux',
  'area',
  'row',
  'event',
  'goal',
  'turn-left',
  'turn-right',
  'mirror',
  'tick',
  'lost',
  'end',
  'station',
  'planet',
  'commander',
  'person',
] as const satisfies readonly IconName[];

export type { IconName };

export const TERRAIN_ICONS = [
  'civ',
  'water',
  'biomass',
  'rover',
  'technology',
  'energy',
] as const satisfies readonly IconName[];

interface IconProps {
  readonly name: IconName;
  /** Its upper left corner, in the drawing's units. */
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly colour?: string;
  readonly fill?: string;
}

export const Icon = memo(function Icon({
  name,
  x = 0,
  y = 0,
  size = 24,
  colour = 'currentColor',
  fill = 'none',
}: IconProps) {
  const [line, filled] = ICONS[name];
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <g fill={fill} stroke={colour} strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {filled !== undefined && <path d={filled} fill={fill === 'none' ? colour : fill} fillOpacity=".5" />}
        {line !== '' && <path d={line} />}
      </g>
    </svg>
  );
});
