import { memo } from 'react';
import { BLACK_HOLE, CLUSTER_SIDES } from '../../data/index.ts';
import { polar, round, scatter } from '../art/measure.ts';
import { type Dial, dialOf, strand } from './dial.ts';

const ARMS = ['#b24fd6', '#5b62e0', '#d3569a'];
const STARS = 420;
const TINTS = ['#fff', '#cfe0ff', '#ffe6c9'];

function SpiralArms({ middle, inner }: Dial) {
  const arm = (turn: number): string =>
    Array.from({ length: 46 }, (_, step) => {
      const [x, y] = polar(inner * (0.086 + step * 0.0215), turn * 120 + step * 8 - 30);
      return `${step === 0 ? 'M' : 'L'}${round(middle + x)} ${round(middle + y)}`;
    }).join('');
  return (
    <g
      filter="url(#pulsar-softer)"
      fill="none"
      strokeLinecap="round"
      strokeWidth={round(inner * 0.1)}
      strokeOpacity=".34"
    >
      {ARMS.map((color, i) => (
        <path key={color} d={arm(i)} stroke={color} />
      ))}
    </g>
  );
}

function Stars({ middle, inner }: Dial) {
  const next = scatter(2849);
  return Array.from({ length: STARS }, (_, i) => {
    const [x, y] = polar(Math.sqrt(next()) * inner, next() * 360);
    return (
      <circle
        key={i}
        cx={round(middle + x)}
        cy={round(middle + y)}
        r={round(next() ** 5 * 1.3 + 0.3)}
        fill={TINTS[i % TINTS.length]}
        opacity={round(0.25 + next() * 0.6)}
      />
    );
  });
}

function BlackHole({ middle, inner }: Dial) {
  const r = (inner * BLACK_HOLE.r) / 680;
  const disc = { rx: round(r * 1.85), ry: round(r * 0.62) };
  const matter = { fill: 'none', stroke: 'url(#pulsar-disc)' };
  return (
    <g transform={`translate(${round(middle)} ${round(middle)}) rotate(-18)`}>
      <circle r={round(r * 3)} fill="url(#pulsar-hole)" opacity=".9" />
      <ellipse {...disc} {...matter} strokeWidth={round(r * 0.34)} />
      <ellipse rx={round(r * 2.2)} ry={round(r * 0.78)} {...matter} strokeWidth={round(r * 0.08)} opacity=".6" />
      <circle r={round(r * 1.08)} fill="none" stroke="#ffe3b0" strokeWidth={round(r * 0.14)} />
      <circle r={round(r)} fill="#04020c" />
      <path d={`M${-disc.rx} 0A${disc.rx} ${disc.ry} 0 0 0 ${disc.rx} 0`} {...matter} strokeWidth={round(r * 0.34)} />
    </g>
  );
}

function Filaments({ dial }: { readonly dial: Dial }) {
  const { net, unit, side } = dial;
  const strands: string[] = [];
  const entries: string[] = [];
  for (const [from, to, lanes] of CLUSTER_SIDES[side].segments) {
    const [a, b] = [net.indexOf[from], net.indexOf[to]];
    if (net.entries.includes(a) || net.entries.includes(b)) entries.push(strand(dial, a, b));
    else if (lanes === 1) strands.push(strand(dial, a, b));
    else strands.push(strand(dial, a, b, -3.2 * unit), strand(dial, a, b, 3.2 * unit));
  }
  const all = strands.join('');
  return (
    <g fill="none" strokeLinecap="round">
      <path d={all} stroke="#8f74ff" strokeWidth={round(8 * unit)} opacity=".3" filter="url(#pulsar-soft)" />
      <path d={all} stroke="#6a54c9" strokeWidth={round(3.2 * unit)} opacity=".75" />
      <path d={all} stroke="#dccfff" strokeWidth={round(1.25 * unit)} opacity=".95" />
      <path d={entries.join('')} stroke="#e9e2ff" strokeWidth="1.6" strokeDasharray="2 4" opacity=".75" />
    </g>
  );
}

/** Space with everything in it that never moves: drawn once, and kept as a layer of its own. */
export const Sky = memo(function Sky({
  side,
  size,
  left,
  top,
}: {
  readonly side: number;
  readonly size: number;
  readonly left: number;
  readonly top: number;
}) {
  const dial = dialOf(side, size);
  const { middle, inner } = dial;
  const clip = `pulsar-dial-${Math.round(size)}`;
  return (
    <svg className="sky" width={size} height={size} style={{ left, top }} aria-hidden="true">
      <clipPath id={clip}>
        <circle cx={middle} cy={middle} r={round(inner)} />
      </clipPath>
      <circle cx={middle} cy={middle} r={round(dial.outer - 6)} fill="#000" opacity=".5" filter="url(#pulsar-softer)" />
      <g clipPath={`url(#${clip})`}>
        <rect width={size} height={size} fill="url(#pulsar-sky)" />
        <SpiralArms {...dial} />
        <rect width={size} height={size} filter="url(#pulsar-nebula)" opacity=".5" />
        <rect width={size} height={size} filter="url(#pulsar-nebula-blue)" opacity=".38" />
        <Stars {...dial} />
        <BlackHole {...dial} />
      </g>
      <Filaments dial={dial} />
    </svg>
  );
});
