import { circle, type Drawn, hexagon, icon, line, path, range, rect } from '../pen.ts';

const dark = 'rgb(0 0 0/55%)';

/** A table with the plan of the mine as light, two desks, a core drill. */
export const mineControlRoom = (): Drawn => [
  path('M18 70h64l-6-10H24Z', '#2c6556', { stroke: dark }),
  rect(44, 70, 12, 6, 0, '#1b4338'),
  path('M24 60 34 28h32l10 32Z', 'url(#lm-holo)'),
  [
    [42, 40],
    [50, 40],
    [58, 40],
    [46, 47],
    [54, 47],
    [62, 47],
    [38, 47],
    [42, 54],
    [50, 54],
    [58, 54],
  ].map(([x, y], i) =>
    path(hexagon(x, y, 4.3), i % 4 === 0 ? 'rgb(184 203 224/70%)' : 'rgb(99 230 180/28%)', {
      stroke: '#63e6b4',
      strokeWidth: 0.9,
    }),
  ),
  rect(6, 20, 24, 17, 2, '#08201a', { stroke: '#3f9c83' }),
  circle(18, 28.5, 6.5, 'none', { stroke: '#63e6b4', strokeWidth: 0.8 }),
  path('M18 28.5 24 26a6.5 6.5 0 0 1 .3 4.5Z', '#63e6b4', { opacity: 0.7 }),
  rect(72, 20, 26, 17, 2, '#08201a', { stroke: '#3f9c83' }),
  line('M75 33l5-6 4 3 5-7 6 5', '#ffd54a', 1.3),
  line('M103 14v44', '#8fb8ab', 5),
  line('M103 14v44', '#cfe6de', 1.3),
  path('M96 58h14l-7 14Z', '#b8cbe0', { stroke: dark }),
  line('M98 62h10M100.5 67h5', '#51697a', 1.2),
];

/** The lander under its gantry, crates, blast doors overhead. */
export const spaceport = (): Drawn => [
  path('M40 0h74l-8 12H48Z', '#14172c'),
  line('M48 12h58', '#ffd54a', 2, { strokeDasharray: '6 4' }),
  line('M100 14v62M112 14v62M100 24l12 10M112 24l-12 10M100 44l12 10M112 44l-12 10M100 62l12 10', '#6f78b0', 1.8),
  line('M100 36H86', '#6f78b0', 2.5),
  path('M70 14c9 7 13 17 12.5 29L79 62H61l-3.5-19C57 31 61 21 70 14Z', '#e9ecf6', { stroke: dark }),
  path('M70 14c9 7 13 17 12.5 29L79 62h-9Z', '#b9c0d8'),
  path('M62 25c2-4 5-8 8-11 3 3 6 7 8 11Z', '#d9a441'),
  circle(70, 36, 4.6, '#1b2746', { stroke: '#8b95bd', strokeWidth: 1.8 }),
  circle(68.6, 34.6, 1.2, '#9fd4ff'),
  path('M58 46 50 58v14l10-8ZM82 46l8 12v14l-10-8Z', '#d9a441', { stroke: dark }),
  rect(63, 62, 14, 5, 1, '#5a6080'),
  path('M64 67h12l3 8H61Z', 'rgb(150 190 255/30%)'),
  rect(8, 60, 17, 16, 1.5, '#8a6a3c', { stroke: dark }),
  line('M8 68h17M16.5 60v16', '#5d4524', 1.2),
  rect(26, 64, 13, 12, 1.5, '#4f7ea0', { stroke: dark }),
  line('M26 70h13', '#33566f', 1.2),
  rect(11, 48, 13, 12, 1.5, '#7c86a8', { stroke: dark }),
  icon('order', 12.5, 49, 10, '#e8ecf6'),
];

/** Shelves of plants under pink lamps, tomatoes on strings, the water pipe. */
export const greenhouse = (): Drawn => [
  [20, 46].map((y) => [
    rect(6, y, 96, 3.5, 1, '#8d6c86'),
    rect(8, y + 3, 92, 2, 1, '#ffc3ec'),
    path(`M8 ${y + 5}h92l4 22H4Z`, 'url(#lm-grow)'),
    rect(6, y + 23, 96, 5, 1.5, '#6c4d33', { stroke: dark }),
  ]),
  range(9).map((i) => leafy(13 + i * 10.5, 43, i)),
  range(9).map((i) => (i % 3 === 2 ? tomato(13 + i * 10.5, 69) : leafy(13 + i * 10.5, 69, i + 4))),
  line('M104 16v60', '#7fb0c8', 3),
  line('M104 16v60', '#d5f0ff', 1),
  [30, 56].map((y) => circle(104, y, 3, '#54b5f5', { stroke: dark })),
];

function leafy(x: number, y: number, i: number): Drawn {
  const c = ['#7ecb5f', '#5fb45a', '#a5db6b', '#4f9d55'][i % 4];
  return [
    path(`M${x} ${y}c-6-1-7-7-5-10 3 1 5 4 5 8 0-6 1-9 0-12 3 3 2 8 0 12 0-4 2-7 5-8 2 3 1 9-5 10Z`, c),
    line(`M${x} ${y}v-7`, 'rgb(0 40 0/40%)', 0.8),
  ];
}
function tomato(x: number, y: number): Drawn {
  return [
    line(`M${x} ${y}v-14`, '#5fb45a', 1.3),
    path(`M${x} ${y - 10}c-5 0-6-4-6-4s5-2 6 4c1-6 6-4 6-4s-1 4-6 4Z`, '#5fb45a'),
    circle(x - 2.5, y - 5, 2.5, '#ff6b55'),
    circle(x + 2.8, y - 7, 2.2, '#ff8a5c'),
  ];
}
