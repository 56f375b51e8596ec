import { MarkAt, seatColourOnDark } from '@orrery/board';
import { memo } from 'react';
import type { GateColor, GyrodyneType } from '../../data/index.ts';
import { COVERED, NOBODY } from '../../rules/state.ts';
import { polar, round, spot } from './measure.ts';

export const GATE_COLORS: Readonly<Record<GateColor, string>> = {
  orange: '#ff9d42',
  magenta: '#f065cf',
  green: '#62dc92',
};

interface At {
  readonly x: number;
  readonly y: number;
}

/** The second mark of a gate's colour: four rays, a lens, or three beads. */
function GateMark({ r, color }: { readonly r: number; readonly color: GateColor }) {
  const ink = GATE_COLORS[color];
  if (color === 'magenta')
    return (
      <path
        d={`M0 ${round(-r * 0.72)}Q${round(r * 0.62)} 0 0 ${round(r * 0.72)}Q${round(-r * 0.62)} 0 0 ${round(-r * 0.72)}Z`}
        fill={ink}
      />
    );
  if (color === 'green')
    return [-90, 30, 150].map((angle) => {
      const [x, y] = polar(r * 0.42, angle);
      return <circle key={angle} cx={round(x)} cy={round(y)} r={round(r * 0.2)} fill={ink} />;
    });
  const rays = [45, 135, 225, 315].map((angle) => `M${spot(r * 1.02, angle)}L${spot(r * 1.5, angle)}`).join('');
  return (
    <>
      <path d={rays} stroke={ink} strokeWidth={round(r * 0.26)} strokeLinecap="round" />
      <circle r={round(r * 0.28)} fill={ink} />
    </>
  );
}

/** Gates of one colour share a second mark, so that nobody needs to see colours. */
export const Gate = memo(function Gate({ x, y, r, color }: At & { readonly r: number; readonly color: GateColor }) {
  const ink = GATE_COLORS[color];
  const arcs = [0, 120, 240].map(
    (turn) => `M${spot(r, turn - 98)}A${round(r)} ${round(r)} 0 0 1 ${spot(r, turn - 22)}`,
  );
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle r={round(r * 1.7)} fill={ink} opacity=".13" />
      <circle r={round(r * 1.16)} fill="#0d0826" />
      {color === 'green' ? (
        <path d={arcs.join('')} fill="none" stroke={ink} strokeWidth={round(r * 0.34)} strokeLinecap="round" />
      ) : (
        <circle r={round(r)} fill="none" stroke={ink} strokeWidth={round(r * 0.3)} />
      )}
      <GateMark r={r} color={color} />
      <path
        d={`M${spot(r, 200)}A${round(r)} ${round(r)} 0 0 1 ${spot(r, 290)}`}
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth={round(r * 0.12)}
      />
    </g>
  );
});

const ROTORS: Readonly<Record<GyrodyneType, { readonly vanes: number; readonly size: number }>> = {
  small: { vanes: 3, size: 0.7 },
  medium: { vanes: 5, size: 0.86 },
  large: { vanes: 8, size: 1 },
};

/** Loose in a seat's stock, a scaffold on its pulsar, or spinning in gold. */
export type RotorState = 'loose' | 'built' | 'spins';

const LOOKS = {
  loose: { fill: '#b9c0d2', line: '#3f465a', rim: '#d9deea', hub: '#5a6278' },
  built: { fill: '#1a1440', line: '#b9aef0', rim: '#b9aef0', hub: '#0d0826' },
  spins: { fill: '#ffdc8a', line: '#6d4407', rim: '#ffe9b8', hub: '#ffffff' },
} as const;

/** A gyrodyne: three, five or eight vanes around a pulsar. */
export const Rotor = memo(function Rotor({
  x,
  y,
  r,
  type,
  state,
}: At & { readonly r: number; readonly type: GyrodyneType; readonly state: RotorState }) {
  const { vanes, size } = ROTORS[type];
  const outer = r * size;
  const hub = r * 0.3;
  const middle = (hub + outer) / 2;
  const step = 360 / vanes;
  const width = Math.min(step * 0.46, 44);
  const vane = (a: number): string =>
    `M${spot(hub, a)}Q${spot(middle, a + 14)} ${spot(outer, a + 26)}A${round(outer)} ${round(outer)} 0 0 1 ` +
    `${spot(outer, a + 26 + width)}Q${spot(middle, a + 10 + width)} ${spot(hub, a + width)}Z`;
  const look = LOOKS[state];
  const dashes = state === 'built' ? { strokeDasharray: '2.2 1.8' } : {};
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <g className={state === 'spins' ? 'spins' : undefined}>
        <path
          d={Array.from({ length: vanes }, (_, i) => vane(i * step - 90)).join('')}
          fill={look.fill}
          stroke={look.line}
          strokeWidth=".9"
          strokeLinejoin="round"
          {...dashes}
        />
        <circle r={round(outer)} fill="none" stroke={look.rim} strokeWidth={type === 'large' ? 1.5 : 1.2} {...dashes} />
        <circle r={round(hub)} fill={look.hub} stroke={state === 'spins' ? '#ffcf6b' : '#8f86c4'} />
      </g>
    </g>
  );
});

interface PlanetProps extends At {
  readonly r: number;
  readonly kind: 'blue' | 'lifeless';
  /** A seat with a station there, nobody, or covered by a marker of an unused colour. */
  readonly who: number;
}

/** A free planet is bright; one with a station is dark and carries its owner's mark. */
export const Planet = memo(function Planet({ x, y, r, kind, who }: PlanetProps) {
  const ball = { cx: round(x), cy: round(y) };
  const cross = round(r * 0.8);
  if (who === COVERED)
    return (
      <g opacity=".8" stroke="#8d84b4" strokeWidth="1.3" strokeLinecap="round">
        <circle {...ball} r={round(r * 0.86)} fill="#2a2346" stroke="#6d648f" strokeWidth="1" />
        <path d={`M${round(x - r * 0.4)} ${round(y - r * 0.4)}l${cross} ${cross}m0 ${-cross}l${-cross} ${cross}`} />
      </g>
    );
  if (who !== NOBODY)
    return (
      <>
        <circle
          {...ball}
          r={round(r + 0.5)}
          fill={kind === 'blue' ? '#0f2f5e' : '#3d322f'}
          stroke={kind === 'blue' ? '#4f9fe0' : '#9a8576'}
          strokeWidth="1.3"
        />
        <MarkAt seat={who} x={x} y={y} size={r * 1.95} />
      </>
    );
  return (
    <>
      <circle
        {...ball}
        r={round(r)}
        fill={kind === 'blue' ? 'url(#pulsar-blue)' : 'url(#pulsar-rock)'}
        stroke="#0a0620"
      />
      {kind === 'blue' ? <Clouds x={x} y={y} r={r} /> : <Craters x={x} y={y} r={r} />}
    </>
  );
});

const Clouds = ({ x, y, r }: At & { readonly r: number }) => (
  <g fill="none" stroke="#e9fbff" strokeLinecap="round">
    <path
      d={`M${round(x - r * 0.75)} ${round(y - r * 0.1)}q${round(r * 0.4)} ${round(-r * 0.35)} ${round(r * 0.75)} 0t${round(r * 0.6)} ${round(-r * 0.1)}M${round(x - r * 0.4)} ${round(y + r * 0.5)}q${round(r * 0.3)} ${round(-r * 0.2)} ${round(r * 0.7)} 0`}
      strokeOpacity=".75"
      strokeWidth={round(r * 0.16)}
    />
    <circle cx={round(x)} cy={round(y)} r={round(r + 0.8)} stroke="#9fe0ff" strokeOpacity=".7" strokeWidth=".8" />
  </g>
);

const CRATERS = [
  [-0.25, 0.2, 0.24],
  [0.36, -0.15, 0.17],
  [0.1, 0.58, 0.13],
] as const;

const Craters = ({ x, y, r }: At & { readonly r: number }) => (
  <g fill="#3b302f" opacity=".55">
    {CRATERS.map(([dx, dy, size]) => (
      <circle key={size} cx={round(x + dx * r)} cy={round(y + dy * r)} r={round(r * size)} />
    ))}
  </g>
);

/** A survey ship with its seat's mark on the hull. */
export function Ship({
  x,
  y,
  size,
  seat,
  turn = 0,
}: At & { readonly size: number; readonly seat: number; readonly turn?: number }) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <g transform={`rotate(${turn}) scale(${round(size / 24)})`}>
        <path d="M-2 9.500 0 17 2 9.500Z" fill="#ffdf9a" opacity=".9" />
        <path
          d="M0-13c4 5 5 9 5 13l7 8-7-1.500-2 4h-6l-2-4-7 1.500 7-8c0-4 1-8 5-13Z"
          fill={seatColourOnDark(seat)}
          stroke="#0a0620"
          strokeWidth="1.7"
          strokeLinejoin="round"
        />
        <path
          d="M0-12C-3-8-4-4-4 0"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="1.3"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <MarkAt seat={seat} x={0} y={0.5} size={size * 0.42} fill="#140d30" />
    </g>
  );
}
