import { memo, type ReactNode } from 'react';
import { FOOD } from '../../data/index.ts';
import { CROPS } from './crops.ts';
import { CRATES, HUES, mix } from './hues.ts';
import { CARD_FACE, ROOM_H, ROOM_W } from './sizes.ts';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): ReactNode =>
  list.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      style={{ stopColor: colour }}
      {...(opacity === undefined ? {} : { stopOpacity: opacity })}
    />
  ));

/** Light falls from above: every plain material is a gradient from top to bottom. */
const down = (id: string, ...list: Stop[]): ReactNode => (
  <linearGradient key={id} id={`lm-${id}`} x2="0" y2="1">
    {stops(list)}
  </linearGradient>
);
const across = (id: string, ...list: Stop[]): ReactNode => (
  <linearGradient key={id} id={`lm-${id}`}>
    {stops(list)}
  </linearGradient>
);
/** Round things are lit from the upper left. */
const ball = (id: string, ...list: Stop[]): ReactNode => (
  <radialGradient key={id} id={`lm-${id}`} cx=".36" cy=".3" r=".88">
    {stops(list)}
  </radialGradient>
);
const halo = (id: string, colour: string, opacity: number): ReactNode => (
  <radialGradient key={id} id={`lm-${id}`}>
    {stops([
      [0, colour, opacity],
      [1, colour, 0],
    ])}
  </radialGradient>
);

const stripes = (id: string, size: number, ground: string, stripe: string): ReactNode => (
  <pattern id={`lm-${id}`} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={size} height={size} fill={ground} />
    <rect width={size / 2} height={size} fill={stripe} />
  </pattern>
);

const rooms = Object.entries(HUES).flatMap(([letter, { wall, low, lamp }]) => [
  down(`wall-${letter}`, [0, mix(wall, '#ffffff', 0.1)], [0.55, wall], [1, low]),
  down(`floor-${letter}`, [0, mix(wall, '#ffffff', 0.25)], [1, mix(low, '#000000', 0.2)]),
  down(`beam-${letter}`, [0, lamp, 0.5], [1, lamp, 0.03]),
  halo(`lamp-${letter}`, lamp, 0.26),
]);
const crates = CRATES.map((crate, i) =>
  down(`crate-${i}`, [0, mix(crate, '#ffffff', 0.18)], [1, mix(crate, '#000000', 0.3)]),
);
const papers = FOOD.map(({ id }) => down(`food-${id}`, [0, CROPS[id].paper[0]], [1, CROPS[id].paper[1]]));

const landscape = [
  down('sky', [0, '#04060f'], [0.5, '#0b1130'], [1, '#141b3d']),
  down('rock', [0, 'var(--rock-0)'], [0.35, 'var(--rock-1)'], [1, 'var(--rock-2)']),
  halo('haze', '#4a5fb8', 0.42),
  halo('sun', '#fff3c4', 0.9),
  ball('earth', [0, '#bfe8ff'], [0.4, '#4a9be0'], [1, '#123a7a']),
  ball('space', [0, '#1a2a5c'], [1, '#050816']),
  down('soil', [0, '#5a4028'], [1, '#2c1e12']),
  ball('moon-day', [0, '#fff6dc'], [0.7, '#e3cf96'], [1, '#b39a58']),
  ball('moon-night', [0, '#5a6690'], [1, '#1f2746']),
];
const hulls = [
  down('hull', [0, '#8b97b8'], [0.12, '#5a6686'], [0.6, '#3a4462'], [1, '#232b44']),
  down('hull-ti', [0, '#ffffff'], [0.12, '#dbe6f4'], [0.6, '#9fb1c9'], [1, '#64758f']),
  down('tube', [0, '#7b87a8'], [0.3, '#4a5674'], [1, '#232b44']),
  across('tube-v', [0, '#232b44'], [0.3, '#66728f'], [1, '#232b44']),
  down('tube-in', [0, '#4a5678'], [1, '#222b47']),
  down('tube-hot', [0, '#8a6a24'], [1, '#4a360c']),
];
const lights = [
  halo('halo', '#ffe07a', 0.6),
  halo('halo-power', '#ffe36a', 0.7),
  halo('halo-fire', '#ff8a3a', 0.55),
  halo('halo-gas', '#b79bff', 0.45),
  ball('pad-on', [0, '#fff6c8'], [0.6, '#ffd54a'], [1, '#b9852a']),
  down('plasma', [0, '#fffbe0'], [0.5, '#ffe04a'], [1, '#ff9f2a']),
  down('fire', [0, '#fff2b0'], [0.5, '#ffb03a'], [1, '#e2471f']),
  down('holo', [0, '#63e6b4', 0.55], [1, '#63e6b4', 0.06]),
  down('grow', [0, '#ff96dc', 0.55], [1, '#ff96dc', 0.04]),
];
const pieces = [
  ball('hex-iron', [0, '#9c6144'], [1, '#5a3222']),
  ball('hex-titanium', [0, '#9fb8d4'], [1, '#4c6484']),
  ball('iron', [0, '#e39a6e'], [0.55, '#b05a30'], [1, '#6a2c12']),
  down('titanium', [0, '#f4f9ff'], [1, '#7d98ba']),
  ball('scrap', [0, '#c9c58a'], [1, '#5f5c33']),
  ball('coin', [0, '#fff0c0'], [0.5, '#efc25c'], [1, '#a8741c']),
  ball('sheen', [0, '#ffffff', 0.55], [0.55, '#ffffff', 0], [1, '#000000', 0.32]),
];
const instruments = [
  down('bezel', [0, 'var(--bezel-0)'], [0.2, 'var(--bezel-1)'], [1, 'var(--bezel-2)']),
  down('face', [0, '#131c36'], [1, '#1d2a4c']),
  across('air', [0, '#3fc1e8'], [1, '#8ff0ff']),
  down('stop', [0, '#ff9aa8'], [1, '#b3213b']),
  down('cell', [0, '#fff0a0'], [0.5, '#ffd54a'], [1, '#c98f14']),
  down('liquid', [0, '#5fc0ff'], [1, '#1a5fb0']),
  down('gas', [0, '#d9c6ff'], [0.5, '#9a7bf0'], [1, '#5a3fb0']),
  down('locker', [0, '#6a4a4e'], [0.3, '#4a3138'], [1, '#2b1c24']),
  down('card-1', [0, '#3a4568'], [1, '#1d2540']),
  down('card-2', [0, '#6a4f9c'], [0.5, '#45336c'], [1, '#271c42']),
  down('plate-extraction', [0, '#a8562e'], [1, '#6a3018']),
  down('plate-sustainability', [0, '#5f8a3a'], [1, '#37561f']),
  down('medal', [0, '#4c5a86'], [1, '#28325a']),
];

/** Gradients and patterns that the drawings name; once a board. */
export const Materials = memo(function Materials() {
  return (
    <svg width="0" height="0" className="luna-materials" aria-hidden="true">
      <defs>
        {[landscape, hulls, lights, pieces, instruments, rooms, crates, papers]}
        <radialGradient id="lm-vignette" cx=".5" cy=".45" r=".75">
          {stops([
            [0.55, '#000', 0],
            [1, '#000', 0.42],
          ])}
        </radialGradient>
        <radialGradient id="lm-basin">
          {stops([
            [0, 'var(--rock-2)'],
            [0.75, 'var(--rock-1)'],
            [0.93, 'var(--crust)'],
            [1, 'var(--rock-1)'],
          ])}
        </radialGradient>
        {stripes('hazard', 12, '#191c24', '#ffc83a')}
        {stripes('danger', 6, '#5a1624', '#c8394f')}
        <clipPath id="lm-clip-room">
          <rect width={ROOM_W} height={ROOM_H} rx="10" />
        </clipPath>
        <clipPath id="lm-clip-face">
          <rect x="4" y="4" width={CARD_FACE} height="64" rx="6" />
        </clipPath>
        <clipPath id="lm-clip-tank">
          <rect x="3.5" y="6.5" width="35" height="89" rx="10.5" />
        </clipPath>
      </defs>
    </svg>
  );
});
