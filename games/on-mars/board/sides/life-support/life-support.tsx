import { WARM } from '../../art/sides.ts';
import { type Box, Plate } from '../plate.tsx';
import { Missions } from './missions.tsx';
import { Tubes } from './tubes.tsx';

interface LifeSupportProps extends Box {
  readonly alone?: boolean;
  /** The Missions below the tubes instead of beside them. */
  readonly isStacked?: boolean;
}

/** Life support: four tubes, and the line that all of them must reach for the next Colony level; with it the end. */
export function LifeSupport({ x, y, width, height, alone = false, isStacked = false }: LifeSupportProps) {
  const tubes = isStacked ? width - 10 : width * 0.635;
  const low = isStacked ? height * 0.47 : height;
  return (
    <g>
      <Plate x={x} y={y} width={width} height={height} side={WARM} alone={alone} />
      <Tubes x={x} y={y} width={tubes} height={low} />
      {isStacked ? (
        <Missions x={x + 8} y={y + low} width={width - 16} height={height - low} />
      ) : (
        <Missions x={x + tubes + 8} y={y} width={width - tubes - 14} height={height} />
      )}
    </g>
  );
}
