import { memo } from 'react';
import { MOON_DISC } from '../../data/index.ts';
import { Box, round } from '../art/basics.tsx';
import { strewer } from '../art/strewn.ts';
import type { Disc } from './geometry.ts';

interface NightProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const dot = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The sky behind everything: two faint nebulae and a hundred and fifty stars of three strengths. */
export function Night({ x, y, w, h }: NightProps) {
  const next = strewer(11);
  const stars = ['', '', ''];
  for (let i = 0; i < 150; i++) {
    const r = next() < 0.1 ? 1.1 : 0.6;
    stars[i % 3] += dot(x + next() * w, y + next() * h, r);
  }
  return (
    <>
      <Box x={x} y={y} w={w} h={h} r={14} fill="url(#sky-night)" stroke="#2a3556" />
      <clipPath id="sky-window">
        <rect x={x} y={y} width={w} height={h} rx="14" />
      </clipPath>
      <g clipPath="url(#sky-window)">
        <g filter="url(#sky-soft)">
          <ellipse cx={x + w * 0.16} cy={y + h * 0.5} rx={w * 0.3} ry={h * 0.35} fill="#3a2d78" opacity=".25" />
          <ellipse cx={x + w * 0.86} cy={y + h * 0.56} rx={w * 0.26} ry={h * 0.4} fill="#114a6b" opacity=".28" />
        </g>
        {stars.map((d, i) => (
          <path key={d.length} d={d} fill="#dfe7ff" opacity={0.3 + i * 0.2} />
        ))}
      </g>
    </>
  );
}

/** Wide dark plains, in shares of the radius: middle, size, turn. */
const PLAINS: readonly (readonly [x: number, y: number, rx: number, ry: number, turn: number])[] = [
  [-0.3, -0.32, 0.34, 0.24, -20],
  [0.18, -0.36, 0.26, 0.2, 15],
  [-0.12, 0.1, 0.3, 0.2, 30],
  [0.36, 0.12, 0.2, 0.3, 10],
  [-0.48, 0.22, 0.16, 0.2, 0],
  [0.05, 0.52, 0.26, 0.14, -10],
];

const CRATERS = 120;

/** Craters as three drawings: dark bowls, lit far walls, bright near rims. They flatten towards the limb. */
function craters(
  { cx, cy }: Disc,
  r: number,
): { readonly bowls: string; readonly walls: string; readonly rims: string } {
  const next = strewer(77);
  const paths = { bowls: '', walls: '', rims: '' };
  for (let i = 0; i < CRATERS; i++) {
    const angle = next() * Math.PI * 2;
    const far = Math.sqrt(next()) * 0.98;
    const size = round((0.006 + next() ** 4 * 0.055) * r * 1.2 + 1);
    const flat = round(size * (1 - far ** 3 * 0.5));
    const turn = round((angle * 180) / Math.PI);
    const x = cx + Math.cos(angle) * far * r;
    const y = cy + Math.sin(angle) * far * r;
    const along = [Math.cos(angle) * flat, Math.sin(angle) * flat];
    const oval = (k: number, dx: number, dy: number): string =>
      `M${round(x + dx - along[0] * k)} ${round(y + dy - along[1] * k)}a${flat * k} ${size * k} ${turn} 1 0 ${round(2 * along[0] * k)} ${round(2 * along[1] * k)}a${flat * k} ${size * k} ${turn} 1 0 ${round(-2 * along[0] * k)} ${round(-2 * along[1] * k)}Z`;
    paths.bowls += oval(1, 0, 0);
    paths.walls += oval(0.8, size * 0.16, size * 0.18);
    paths.rims += `M${round(x + flat * 0.72)} ${round(y - size * 0.7)}A${flat} ${size} ${turn} 0 1 ${round(x - flat * 0.7)} ${round(y + size * 0.72)}`;
  }
  return paths;
}

/** The moon without anything on it. */
export function Ground({ disc }: { readonly disc: Disc }) {
  const { cx, cy, scale } = disc;
  const r = MOON_DISC.r * scale;
  const { bowls, walls, rims } = craters(disc, r);
  return (
    <>
      <circle cx={cx} cy={cy} r={r * 1.075} fill="url(#sky-air)" />
      <circle cx={cx} cy={cy} r={r} fill="url(#sky-moon)" />
      <clipPath id="sky-disc">
        <circle cx={cx} cy={cy} r={r} />
      </clipPath>
      <g clipPath="url(#sky-disc)">
        <rect x={cx - r} y={cy - r} width={2 * r} height={2 * r} filter="url(#sky-dust)" opacity=".5" />
        <g filter="url(#sky-soft)" fill="#2e3446" opacity=".3">
          {PLAINS.map(([x, y, rx, ry, turn]) => (
            <ellipse
              key={x}
              rx={rx * r}
              ry={ry * r}
              transform={`translate(${round(cx + x * r)} ${round(cy + y * r)}) rotate(${turn})`}
            />
          ))}
        </g>
        <path d={bowls} fill="#20263a" opacity=".3" />
        <path d={walls} fill="#e3e6ec" opacity=".13" />
        <path d={rims} fill="none" stroke="#fff" strokeOpacity=".34" strokeWidth=".9" />
        <circle cx={cx} cy={cy} r={r} fill="url(#sky-shadow)" />
      </g>
      <circle cx={cx} cy={cy} r={r} fill="none" stroke="#eef2ff" strokeOpacity=".75" strokeWidth="2" />
    </>
  );
}

interface BackdropProps extends NightProps {
  readonly width: number;
  readonly height: number;
  readonly cx: number;
  readonly cy: number;
  /** 0 where no moon hangs there. */
  readonly scale: number;
}

/** What never changes, painted once on a layer of its own. */
export const Backdrop = memo(function Backdrop({ width, height, cx, cy, scale, ...night }: BackdropProps) {
  return (
    <svg className="sky-backdrop" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Night {...night} />
      {scale > 0 && <Ground disc={{ cx, cy, scale }} />}
    </svg>
  );
});
