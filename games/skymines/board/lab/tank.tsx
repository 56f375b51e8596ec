import { Count, Target } from '@orrery/board';
import { TANK_LAST, TANK_ON, TANK_VALUES } from '../../data/index.ts';
import { Box, round, Txt } from '../art/basics.tsx';
import { GLOW, HELIUM } from '../art/colours.ts';
import { inLab, TANK_PLACE } from '../places.ts';
import { useAfter, useScene } from '../scene.ts';

interface TankProps {
  readonly helium: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The helium tank: a glass cylinder, its worth at the ticks, a line where slot A comes on. */
export function Tank({ helium, seat, x, y, w, h }: TankProps) {
  const { text, me } = useScene();
  const after = useAfter();
  const [left, width, top, height] = [x + 6, w - 38, y + 20, h - 26];
  const level = (n: number): number => top + height - (n / TANK_LAST) * height;
  const surface = level(helium);
  const ahead = seat === me ? (after?.players[seat]?.helium ?? helium) : helium;
  const on = level(TANK_ON);
  return (
    <Target
      place={inLab(TANK_PLACE, seat, me)}
      glow={<rect x={left - 5} y={top - 6} width={width + 10} height={height + 12} rx="13" />}
    >
      <rect x={x} y={y} width={w} height={h} fill="transparent" />
      <Txt x={x + w / 2} y={y + 11} size={11.5} fill="var(--sky-label)" at="middle" bold={650}>
        {text.helium}
      </Txt>
      <Box x={left - 3} y={top - 4} w={width + 6} h={height + 8} r={12} fill="#1a2444" stroke="#05080f" />
      <clipPath id="sky-tank">
        <rect x={left} y={top} width={width} height={height} rx="10" />
      </clipPath>
      <Box x={left} y={top} w={width} h={height} r={10} fill="#071019" />
      <g clipPath="url(#sky-tank)">
        {ahead !== helium && (
          <rect x={left} y={level(ahead)} width={width} height={height} fill={HELIUM} opacity=".3" />
        )}
        <rect
          className="sky-liquid"
          x={left}
          y={round(surface)}
          width={width}
          height={height}
          fill="url(#sky-helium)"
        />
        <ellipse cx={left + width / 2} cy={round(surface)} rx={width / 2} ry="4" fill="#c9fff6" />
        <path
          d={Array.from(
            { length: TANK_LAST - 1 },
            (_, i) => `M${left} ${round(level(i + 1))}h${(i + 1) % 4 === 0 ? 7 : 4}`,
          ).join('')}
          stroke="#fff"
          strokeOpacity=".35"
        />
      </g>
      <Box x={left} y={top} w={width} h={height} r={10} fill="url(#sky-glass)" stroke="#9fd8e880" weight={1.3} />
      {TANK_VALUES.map(([reached, value]) => (
        <g key={reached}>
          <path
            d={`M${left + width - 6} ${round(level(reached))}h12`}
            stroke={helium >= reached ? HELIUM : '#8fa0cc'}
            strokeWidth="1.500"
          />
          <Txt
            x={left + width + 9}
            y={level(reached) + 4}
            fill={helium >= reached ? 'var(--text)' : 'var(--sky-label)'}
            bold={helium >= reached ? 750 : 550}
            display
          >
            {value}
          </Txt>
        </g>
      ))}
      <path d={`M${left} ${round(on)}h${width + 25}`} stroke={GLOW} strokeWidth="1.300" strokeDasharray="3 2" />
      <Box x={left + width + 25} y={on - 7.5} w={15} h={15} r={4} fill="#1a1203" stroke={GLOW} />
      <Txt x={left + width + 32.5} y={on + 4} size={11.25} fill={GLOW} at="middle" bold={800}>
        A
      </Txt>
      <Box x={left + width / 2 - 12} y={surface - 9} w={24} h={18} r={9} fill="#06231f" stroke="#c9fff6" weight={1.5} />
      <Txt x={left + width / 2} y={surface + 5} size={13} at="middle" bold={750} display>
        <Count value={helium} />
      </Txt>
    </Target>
  );
}
