import { memo, type ReactNode } from 'react';

type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]): ReactNode =>
  list.map(([offset, color, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      style={{ stopColor: color, ...(opacity === undefined ? {} : { stopOpacity: opacity }) }}
    />
  ));

/** Light that falls from the upper left. */
const DIAGONAL = { x1: 0, y1: 0, x2: 1, y2: 1 };
const DOWN = { x1: 0, y1: 0, x2: 0, y2: 1 };
const ACROSS = { x1: 0, y1: 0, x2: 1, y2: 0 };

const LINEAR: Readonly<Record<string, readonly [typeof DOWN, readonly Stop[]]>> = {
  silver: [
    DIAGONAL,
    [
      [0, '#fdfdff'],
      [0.3, '#cfd4de'],
      [0.52, '#eef1f6'],
      [0.75, '#aab1c0'],
      [1, '#838b9c'],
    ],
  ],
  red: [
    DIAGONAL,
    [
      [0, '#ff9387'],
      [0.35, '#e0392f'],
      [1, '#8c1114'],
    ],
  ],
  brass: [
    DOWN,
    [
      [0, '#ffe9b4'],
      [0.35, '#e0ae4d'],
      [0.7, '#b97f22'],
      [1, '#7d5312'],
    ],
  ],
  rim: [
    DIAGONAL,
    [
      [0, '#5d4b86'],
      [0.3, '#2a2050'],
      [0.55, '#1a1338'],
      [1, '#40336a'],
    ],
  ],
  disc: [
    ACROSS,
    [
      [0, '#fff3d0'],
      [0.4, '#ffb066'],
      [0.75, '#e2559b'],
      [1, '#7440c8', 0.75],
    ],
  ],
  beam: [
    ACROSS,
    [
      [0, '#bfe0ff', 0],
      [0.5, '#e8f5ff', 0.95],
      [1, '#bfe0ff', 0],
    ],
  ],
  plate: [
    DOWN,
    [
      [0, 'var(--plate-high)'],
      [1, 'var(--plate)'],
    ],
  ],
  lit: [
    DOWN,
    [
      [0, 'var(--lit-high)'],
      [1, 'var(--lit)'],
    ],
  ],
  cube: [
    DIAGONAL,
    [
      [0, '#bff6ee'],
      [1, '#5fd0c6'],
    ],
  ],
};

const CENTRED = { cx: 0.5, cy: 0.5, r: 0.5 };
/** A ball with the light on its upper left. */
const BALL = { cx: 0.36, cy: 0.3, r: 0.8 };

const RADIAL: Readonly<Record<string, readonly [typeof CENTRED, readonly Stop[]]>> = {
  coin: [
    BALL,
    [
      [0, '#ffe6a6'],
      [0.5, '#e2ad45'],
      [1, '#96651a'],
    ],
  ],
  sky: [
    CENTRED,
    [
      [0, '#4a2480'],
      [0.32, '#301a63'],
      [0.68, '#1b1045'],
      [1, '#0a0720'],
    ],
  ],
  hole: [
    CENTRED,
    [
      [0, '#ffd9a0', 0.9],
      [0.35, '#ff8f5a', 0.5],
      [0.65, '#c24bd0', 0.25],
      [1, '#7a3bd0', 0],
    ],
  ],
  blue: [
    BALL,
    [
      [0, '#d6f3ff'],
      [0.35, '#57b4f0'],
      [0.75, '#1d63b8'],
      [1, '#0a2a63'],
    ],
  ],
  rock: [
    BALL,
    [
      [0, '#e6d6c4'],
      [0.4, '#a58d7c'],
      [0.8, '#63524c'],
      [1, '#2f2629'],
    ],
  ],
  sun: [
    CENTRED,
    [
      [0, '#fffbe6'],
      [0.35, '#ffe08a'],
      [1, '#ffb54a', 0],
    ],
  ],
  pulse: [
    CENTRED,
    [
      [0, '#ffffff'],
      [0.25, '#d7ecff'],
      [0.55, '#79b6ff', 0.55],
      [1, '#5a7bff', 0],
    ],
  ],
  mist: [
    BALL,
    [
      [0, '#9a7fd6'],
      [0.5, '#57409a'],
      [1, '#23174f'],
    ],
  ],
  system: [
    CENTRED,
    [
      [0, '#4a3a6e', 0.95],
      [0.55, '#1c1240', 0.9],
      [1, '#0c0724', 0.86],
    ],
  ],
  halo: [
    CENTRED,
    [
      [0, '#ffd98a', 0.85],
      [0.55, '#e8ac3f', 0.32],
      [1, '#e8ac3f', 0],
    ],
  ],
};

/** The materials of the board: `url(#pulsar-brass)` and so on, drawn once for all parts. */
export const Materials = memo(function Materials() {
  return (
    <svg className="materials" aria-hidden="true">
      <defs>
        {Object.entries(LINEAR).map(([name, [line, list]]) => (
          <linearGradient key={name} id={`pulsar-${name}`} {...line}>
            {stops(list)}
          </linearGradient>
        ))}
        {Object.entries(RADIAL).map(([name, [ball, list]]) => (
          <radialGradient key={name} id={`pulsar-${name}`} {...ball}>
            {stops(list)}
          </radialGradient>
        ))}
        <pattern id="pulsar-brush" width="48" height="6" patternUnits="userSpaceOnUse">
          <path
            d="M0 .5H30M20 2H48M0 3.500H18M26 4.500H48M6 5.500H36"
            stroke="#fff"
            strokeOpacity=".35"
            strokeWidth=".5"
          />
          <path d="M8 1.200H40M0 2.800H22M30 3.800H48M2 5H20" stroke="#3c4458" strokeOpacity=".22" strokeWidth=".5" />
        </pattern>
        <pattern id="pulsar-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="#fff" strokeOpacity=".05" strokeWidth="2.5" />
        </pattern>
        <filter id="pulsar-soft" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
        <filter id="pulsar-softer" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="14" />
        </filter>
        <filter id="pulsar-nebula" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".0065 .0085" numOctaves="4" seed="11" />
          <feColorMatrix values="0 0 0 0 .72  0 0 0 0 .34  0 0 0 0 .86  1.500 1.100 0 0 -1.050" />
        </filter>
        <filter id="pulsar-nebula-blue" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".009" numOctaves="3" seed="40" />
          <feColorMatrix values="0 0 0 0 .2  0 0 0 0 .5  0 0 0 0 .95  0 1.700 .8 0 -1.080" />
        </filter>
      </defs>
    </svg>
  );
});
