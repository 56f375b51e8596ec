import { circle, type Drawn, icon, line, path, range, rect } from '../pen.ts';

const dark = 'rgb(0 0 0/55%)';

/** A hopper drops scrap into a drum; three sorted bins. */
export const recyclingPlant = (): Drawn => [
  path('M10 20h34l-9 18H19Z', '#6d7752', { stroke: dark }),
  path('M10 20h34l-2 4H12Z', '#8b976a'),
  rect(22, 38, 10, 8, 1, '#4a5238'),
  circle(24, 27, 2.4, '#a3a06a'),
  circle(30, 30, 2, '#8b8a55'),
  circle(27, 42, 1.8, '#a3a06a'),
  rect(8, 46, 42, 30, 5, '#59643f', { stroke: dark }),
  circle(29, 61, 11, '#20281a', { stroke: '#93a070', strokeWidth: 2.5 }),
  icon('recycling', 21, 53, 16, '#c6e07a'),
  circle(44, 50, 1.6, '#ff7b6b'),
  circle(13, 50, 1.6, '#c6e07a'),
  line('M50 66h18', '#93a070', 4),
  line('M50 66h18', '#2a3220', 1.4, { strokeDasharray: '3 3' }),
  ['#d0825a', '#ffd54a', '#54b5f5'].map((c, i) => [
    rect(68 + i * 14, 58, 12, 18, 2, '#39422a', { stroke: dark }),
    rect(68 + i * 14, 58, 12, 4, 1.5, c),
    rect(70.5 + i * 14, 65, 7, 2, 1, c, { opacity: 0.6 }),
  ]),
  line('M60 18v12h34v14', '#77845a', 4),
  line('M60 18v12h34v14', '#a7b585', 1.2),
  rect(88, 40, 12, 8, 2, '#77845a', { stroke: dark }),
];

/** Two bunks, a lamp, a porthole with the Earth, a plant. */
export const quarters = (): Drawn => [
  circle(80, 36, 13, '#2b1c12'),
  circle(80, 36, 11, 'url(#lm-space)', { stroke: '#caa37a', strokeWidth: 2 }),
  circle(83, 38, 6.5, 'url(#lm-earth)'),
  line('M8 20v56M56 20v56', '#8a6a4a', 3),
  rect(8, 36, 48, 5, 1.5, '#6e5238'),
  rect(8, 64, 48, 5, 1.5, '#6e5238'),
  path('M22 36c1-6 6-8 14-8s18 2 19 8Z', '#c9785a'),
  rect(10, 30, 13, 6, 3, '#f3e7d3'),
  path('M20 64c1-6 6-8 15-8s19 2 20 8Z', '#5f8fb5'),
  rect(10, 58, 13, 6, 3, '#f3e7d3'),
  rect(66, 60, 30, 3, 1, '#8a6a4a'),
  line('M70 63v13M92 63v13', '#6e5238', 2),
  path('M74 60l1.5-7h6l1.5 7Z', '#caa37a'),
  path('M78.5 53c-5-3-4-8-4-8s4 2 4 8c0-6 4-9 4-9s2 6-4 9Z', '#7fb86a'),
  rect(88, 53, 5, 7, 1, '#e8d7bd'),
  rect(102, 26, 16, 12, 1.5, '#3b2a1c', { stroke: '#caa37a' }),
  path('M103 37l4-5 3 3 3-4 4 6Z', '#e0a76a'),
];

/** A wall screen, a glove box and a bench of glass. */
export const laboratory = (): Drawn => [
  rect(12, 22, 46, 24, 3, '#0a1a28', { stroke: '#5fa4c4', strokeWidth: 1.5 }),
  line('M16 41c5-2 7-12 12-11s5 9 10 7 6-9 16-11', '#7ff0ff', 1.6),
  line('M16 43h38', '#2f6179', 1),
  range(5).map((i) => circle(19 + i * 8, 27, 1, '#5fa4c4')),
  rect(6, 60, 74, 5, 1.5, '#cfe0ea'),
  rect(8, 65, 70, 11, 1, '#5d7f95'),
  line('M24 65v11M42 65v11M60 65v11', '#40607a', 1),
  path('M15 60v-5l3-1v-6h4v6l3 1v5Z', '#9fe3ff', { opacity: 0.9 }),
  path('M15 60v-2.5h10V60Z', '#ff9fdc'),
  path('M31 60l4-9v-4h4v4l4 9Z', '#d8f3ff', { opacity: 0.85 }),
  path('M33 57h8l1.5 3h-11Z', '#8be08a'),
  line('M54 60h14M60 60c6-1 7-8 2-11', '#e8eef4', 2.6),
  rect(55, 46, 5, 9, 1.5, '#e8eef4', { transform: 'rotate(-25 57 50)' }),
  rect(68, 22, 34, 30, 4, '#173044', { stroke: '#9fc6d8', strokeWidth: 1.5 }),
  rect(71, 25, 28, 17, 2, 'rgb(140 220 255/25%)'),
  circle(79, 46.5, 3.2, '#0a1a28', { stroke: '#9fc6d8' }),
  circle(91, 46.5, 3.2, '#0a1a28', { stroke: '#9fc6d8' }),
  path('M80 40c0-5 4-8 6-11 2 3 6 6 6 11Z', '#8be08a', { opacity: 0.8 }),
];
