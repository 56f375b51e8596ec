import { Target } from '@orrery/board';
import type { Place, Player } from '../../rules/state.ts';
import { spaceOf, trackOf } from '../../rules/tracks.ts';
import { Icon, TERRAIN_ICONS } from '../art/icons.tsx';
import { TERRAIN_ART } from '../art/terrain.tsx';
import { places } from '../places.ts';
import { spotOf, TUBE } from './gauges.ts';

interface MarkerProps {
  readonly p: Player;
  readonly marker: number;
  /** Where it would stand after what is in view. */
  readonly then?: Place | undefined;
}

/** A marker in its tube: it shows the number of its space, or its resource where it stands on another track. */
export function Marker({ p, marker, then }: MarkerProps) {
  const place = p.markers[marker];
  const { x, y, height } = spotOf(p.corporation, place);
  const colour = TERRAIN_ART[marker].marker;
  const ghost = then === undefined || then === place ? undefined : spotOf(p.corporation, then);
  return (
    <>
      <g className="pu-travels" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <Target place={places.marker(marker)} glow={<rect x="-1" y="-3" width={TUBE + 7} height={height + 6} rx="7" />}>
          <rect y="-1" width={TUBE + 4} height={height + 2} rx="5" fill={colour} stroke="#0b0f1a" strokeWidth="1.5" />
          <path d={`M3 ${height - 2}V2H${TUBE}`} fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="1.5" />
          {trackOf(place) === marker ? (
            <text x={TUBE / 2 + 2} y={height / 2 + 4.5} textAnchor="middle" className="pu-at">
              {spaceOf(place)}
            </text>
          ) : (
            <Icon name={TERRAIN_ICONS[marker]} x={TUBE / 2 - 5} y={height / 2 - 7} size={14} colour="#10131d" />
          )}
        </Target>
      </g>
      {ghost && (
        <g pointerEvents="none">
          <rect
            x={ghost.x}
            y={ghost.y - 1}
            width={TUBE + 4}
            height={ghost.height + 2}
            rx="5"
            fill={colour}
            fillOpacity=".55"
            stroke="var(--gained-line)"
            strokeWidth="2"
          />
          <text x={ghost.x + TUBE / 2 + 2} y={ghost.y + ghost.height / 2 + 4.5} textAnchor="middle" className="pu-at">
            {spaceOf(then ?? 0)}
          </text>
        </g>
      )}
    </>
  );
}
