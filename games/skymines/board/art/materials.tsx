import { memo, type ReactNode } from 'react';
import { COMPANY_LOOKS, KIND_LOOKS } from './colours.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): ReactNode =>
  list.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity ?? 1} />
  ));

/** Light from above (down), from the left (across) or from the upper left (slant). */
const WAYS = {
  down: { x1: 0, y1: 0, x2: 0, y2: 1 },
  across: { x1: 0, y1: 0, x2: 1, y2: 0 },
  slant: { x1: 0, y1: 0, x2: 1, y2: 1 },
} as const;

const LINEAR: readonly (readonly [id: string, way: keyof typeof WAYS, list: readonly Stop[]])[] = [
  [
    'console',
    'down',
    [
      [0, 'var(--sky-con0)'],
      [1, 'var(--sky-con1)'],
    ],
  ],
  [
    'screen',
    'down',
    [
      [0, '#12324a'],
      [1, '#081a2c'],
    ],
  ],
  [
    'screen-off',
    'down',
    [
      [0, '#10182c'],
      [1, '#0a101f'],
    ],
  ],
  [
    'screen-done',
    'down',
    [
      [0, '#1b5f66'],
      [1, '#0b3440'],
    ],
  ],
  [
    'glass',
    'across',
    [
      [0, '#fff', 0.28],
      [0.22, '#fff', 0.05],
      [0.7, '#fff', 0],
      [1, '#fff', 0.16],
    ],
  ],
  [
    'helium',
    'across',
    [
      [0, '#1c8f86'],
      [0.35, '#79f0df'],
      [1, '#167a74'],
    ],
  ],
  [
    'plate',
    'down',
    [
      [0, '#2b3763'],
      [1, '#131b38'],
    ],
  ],
  [
    'steel',
    'down',
    [
      [0, '#39466f'],
      [0.5, '#1c2547'],
      [1, '#10172f'],
    ],
  ],
  [
    'back',
    'slant',
    [
      [0, '#2e3b6c'],
      [1, '#141b38'],
    ],
  ],
  [
    'shadow',
    'slant',
    [
      [0.35, '#0a1026', 0],
      [0.8, '#0a1026', 0.42],
      [1, '#060a1a', 0.7],
    ],
  ],
  ...COMPANY_LOOKS.flatMap(({ base, dark, light, deep }, i) => [
    [
      `flag${i}`,
      'slant',
      [
        [0, light],
        [0.3, base],
        [1, dark],
      ],
    ] as const,
    [
      `corner${i}`,
      'down',
      [
        [0, base, 0.34],
        [1, deep, 0.92],
      ],
    ] as const,
  ]),
  ...KIND_LOOKS.map(
    ({ from, to }, i) =>
      [
        `kind${i}`,
        'slant',
        [
          [0, from],
          [1, to],
        ],
      ] as const,
  ),
];

const RADIAL: readonly (readonly [id: string, cx: number, cy: number, r: number, list: readonly Stop[]])[] = [
  [
    'night',
    0.5,
    0.46,
    0.75,
    [
      [0, '#18224a'],
      [0.55, '#0d1430'],
      [1, '#060a1a'],
    ],
  ],
  [
    'moon',
    0.34,
    0.28,
    0.82,
    [
      [0, '#e6e5e1'],
      [0.35, '#bcbdc1'],
      [0.72, '#83889a'],
      [1, '#434a60'],
    ],
  ],
  [
    'air',
    0.5,
    0.5,
    0.5,
    [
      [0.9, '#9fb6ff', 0],
      [0.93, '#b9caff', 0.42],
      [1, '#6f8cff', 0],
    ],
  ],
  [
    'rock',
    0.32,
    0.24,
    0.9,
    [
      [0, '#d8c9b4'],
      [0.45, '#95866f'],
      [1, '#3d3640'],
    ],
  ],
  [
    'danger',
    0.5,
    0.5,
    0.5,
    [
      [0, '#ff8a4a', 0.7],
      [0.4, '#b8243a', 0.45],
      [1, '#b8243a', 0],
    ],
  ],
  [
    'token',
    0.35,
    0.28,
    0.85,
    [
      [0, '#33406b'],
      [1, '#080c1c'],
    ],
  ],
  [
    'coin',
    0.36,
    0.28,
    0.8,
    [
      [0, '#fff0b8'],
      [0.5, '#f0bf4a'],
      [1, '#a8700f'],
    ],
  ],
  [
    'lamp',
    0.5,
    0.42,
    0.55,
    [
      [0, '#fff', 0.42],
      [1, '#fff', 0],
    ],
  ],
  [
    'halo',
    0.5,
    0.5,
    0.5,
    [
      [0, '#f2c76b', 0.55],
      [1, '#f2c76b', 0],
    ],
  ],
  ...COMPANY_LOOKS.flatMap(({ base, dark, light }, i) => [
    [
      `dome${i}`,
      0.32,
      0.22,
      0.95,
      [
        [0, light],
        [0.45, base],
        [1, dark],
      ],
    ] as const,
    [
      `tint${i}`,
      0.5,
      0.5,
      0.62,
      [
        [0, base, 0.1],
        [0.6, base, 0.26],
        [1, base, 0.6],
      ],
    ] as const,
  ]),
];

/** What surfaces are made of. One drawing of it serves every part of the board. */
export const Materials = memo(function Materials() {
  return (
    <svg width="0" height="0" className="sky-materials" aria-hidden="true">
      <defs>
        {LINEAR.map(([id, way, list]) => (
          <linearGradient key={id} id={`sky-${id}`} {...WAYS[way]}>
            {stops(list)}
          </linearGradient>
        ))}
        {RADIAL.map(([id, cx, cy, r, list]) => (
          <radialGradient key={id} id={`sky-${id}`} cx={cx} cy={cy} r={r}>
            {stops(list)}
          </radialGradient>
        ))}
        <filter id="sky-soft" x="-40%" y="-40%" width="180%" height="180%">
          <feGaussianBlur stdDeviation="8" />
        </filter>
        <filter id="sky-dust" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".035 .040" numOctaves="4" seed="7" />
          <feColorMatrix values="0 0 0 0 .08  0 0 0 0 .09  0 0 0 0 .14  0 0 0 -1.500 1.050" />
        </filter>
        <pattern id="sky-back-pattern" width="14" height="14" patternUnits="userSpaceOnUse">
          <circle cx="7" cy="7" r="5" fill="none" stroke="#d9a441" strokeOpacity=".28" />
          <circle cx="7" cy="7" r="1.200" fill="#d9a441" fillOpacity=".4" />
        </pattern>
        <pattern id="sky-scan" width="4" height="3" patternUnits="userSpaceOnUse">
          <path d="M0 .5h4" stroke="#fff" strokeOpacity=".045" />
        </pattern>
      </defs>
    </svg>
  );
});
