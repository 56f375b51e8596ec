import { memo } from 'react';
import { TYPE } from './models.tsx';

type Stops = readonly (readonly [offset: number, colour: string])[];

/** Gradients by name: along x, down y, across, or as a ball. */
const ALONG: Readonly<Record<string, Stops>> = {
  drum: [
    [0, '#fff0b3'],
    [0.45, '#f0b925'],
    [1, '#8a5d06'],
  ],
  tank: [
    [0, '#a8dcff'],
    [0.4, '#3b93dd'],
    [1, '#184a7c'],
  ],
  steel: [
    [0, '#f4fafc'],
    [0.5, '#b7cbd2'],
    [1, '#6b868f'],
  ],
  way: [
    [0, '#7fb9ee'],
    [0.5, '#fff'],
    [1, '#f4a76c'],
  ],
};
const DOWN: Readonly<Record<string, Stops>> = {
  cold: [
    [0, '#2c4270'],
    [1, '#18243f'],
  ],
  warm: [
    [0, '#6a3d28'],
    [1, '#38211a'],
  ],
  brass: [
    [0, '#ffe0a0'],
    [0.5, '#d9a441'],
    [1, '#8a6018'],
  ],
  paper1: [
    [0, '#2f6bb0'],
    [1, '#17406f'],
  ],
  paper3: [
    [0, '#4a55b8'],
    [1, '#242a6b'],
  ],
  earth: [
    [0, '#f4efe2'],
    [1, '#d3c8ad'],
  ],
};
const ACROSS: Readonly<Record<string, Stops>> = {
  glass: [
    [0, '#eaffe4'],
    [0.5, '#9fdca0'],
    [1, '#3a8348'],
  ],
  chip: [
    [0, '#dbe8f6'],
    [1, '#8ea6c2'],
  ],
  ...Object.fromEntries(
    TYPE.map(({ base, dark }, i) => [
      `pad${i}`,
      [
        [0, base],
        [1, dark],
      ],
    ]),
  ),
};
const BALLS: Readonly<Record<string, Stops>> = {
  ball: [
    [0, '#fff'],
    [0.5, '#cfe3ea'],
    [1, '#6a8a96'],
  ],
  dome: [
    [0, '#fffaf2'],
    [0.55, '#cfc8bf'],
    [1, '#776f68'],
  ],
};

const stops = (list: Stops) => list.map(([offset, colour]) => <stop key={offset} offset={offset} stopColor={colour} />);
const linear = (rows: Readonly<Record<string, Stops>>, x2: number, y2: number) =>
  Object.entries(rows).map(([name, list]) => (
    <linearGradient key={name} id={`om-${name}`} x1={0} y1={0} x2={x2} y2={y2}>
      {stops(list)}
    </linearGradient>
  ));

/** The materials everything is made of, drawn once. */
export const Materials = memo(function Materials() {
  return (
    <svg className="om-materials" width={0} height={0} aria-hidden="true">
      <defs>
        {linear(ALONG, 1, 0)}
        {linear(DOWN, 0, 1)}
        {linear(ACROSS, 0.8, 1)}
        {Object.entries(BALLS).map(([name, list]) => (
          <radialGradient key={name} id={`om-${name}`} cx="35%" cy="25%" r="85%">
            {stops(list)}
          </radialGradient>
        ))}
        <pattern id="om-grid" width={8} height={8} patternUnits="userSpaceOnUse">
          <path d="M8 0H0V8" fill="none" stroke="#fff" strokeOpacity={0.13} />
        </pattern>
        <pattern id="om-hatch" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="var(--om-hatch)" strokeWidth={3} />
        </pattern>
      </defs>
    </svg>
  );
});
