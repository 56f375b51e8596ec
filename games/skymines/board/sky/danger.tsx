import { Target } from '@orrery/board';
import { SHUTTLE_ROWS, THREAT_PLACE as THREAT_AT, THREAT_SHUTTLES, THREATS } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { Box, round, Txt } from '../art/basics.tsx';
import { GATE } from '../art/colours.ts';
import { THREAT_PLACE } from '../places.ts';
import type { Room } from '../rooms.ts';
import { useScene } from '../scene.ts';
import { inBelt } from './geometry.ts';

/** The danger in the middle: gone once somebody has removed it. */
export function Danger({ room }: { readonly room: Room }) {
  const { view, text } = useScene();
  const put = inBelt(room);
  const [x, y] = put(THREAT_AT.x, THREAT_AT.y);
  if (view.threat === NONE) return null;
  const said = text.game.threats[THREATS[view.threat].id];
  const w = said.length * 6.9 + 22;
  return (
    <Target place={THREAT_PLACE} glow={<circle cx={round(x)} cy={round(y)} r="34" />}>
      {THREAT_SHUTTLES.map((n) => {
        const row = SHUTTLE_ROWS.find(({ shuttle }) => shuttle === n);
        const [sx, sy] = row === undefined ? [x, y] : put(row.x, row.y);
        return (
          <path
            key={n}
            d={`M${round(sx)} ${round(sy)}L${round(x)} ${round(y)}`}
            stroke={GATE}
            strokeWidth="2"
            strokeDasharray="4 4"
          />
        );
      })}
      <circle cx={round(x)} cy={round(y)} r="58" fill="url(#sky-danger)" pointerEvents="none" />
      {[0, 1, 2, 3, 4].map((i) => (
        <ellipse
          key={i}
          rx={40 - i * 7}
          ry={16 - i * 2.6}
          transform={`translate(${round(x)} ${round(y)}) rotate(${-18 + i * 9})`}
          fill="none"
          stroke="#ff9c7a"
          strokeOpacity={0.25 + i * 0.13}
          strokeWidth="1.500"
        />
      ))}
      <circle cx={round(x)} cy={round(y)} r="9" fill="#120309" stroke="#ffd0b0" strokeWidth="1.500" />
      <Box x={x - w / 2} y={y + 9} w={w} h={17} r={8.5} fill="#2a0d0af0" stroke={GATE} />
      <Txt x={x} y={y + 21.5} fill="#ffd8ce" at="middle" bold={650}>
        {said}
      </Txt>
    </Target>
  );
}
