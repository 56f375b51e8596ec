import { circle, type Drawn, ellipse, line, path, r, range, rect } from '../pen.ts';

const dark = 'rgb(0 0 0/55%)';

/** A ring reactor with its core, pipes and a switchboard. */
export const powerPlant = (): Drawn => [
  line('M6 30h28M6 40h22', '#8c8040', 5),
  line('M6 30h28M6 40h22', '#c4b560', 1.2),
  line('M84 26h20v50', '#8c8040', 5),
  line('M84 26h20v50', '#c4b560', 1.2),
  rect(30, 68, 60, 8, 2, '#5b5326', { stroke: dark }),
  rect(50, 14, 20, 56, 5, '#2c280f', { stroke: '#a4974a', strokeWidth: 1.5 }),
  rect(54, 18, 12, 48, 5, 'url(#lm-plasma)'),
  ellipse(60, 42, 34, 32, 'url(#lm-halo-power)'),
  [26, 42, 58].map((y) => [
    ellipse(60, y, 22, 6, 'none', { stroke: '#3a3413', strokeWidth: 6 }),
    ellipse(60, y, 22, 6, 'none', { stroke: '#d8c766', strokeWidth: 3.5 }),
    line(`M41 ${y + 3}a22 6 0 0 0 16 3`, '#fff6c0', 1.3),
  ]),
  rect(8, 50, 20, 22, 2, '#37320f', { stroke: '#8c8040' }),
  [0, 1, 2].map((i) => circle(13 + i * 5, 55, 1.5, ['#7fd1a8', '#ffd54a', '#ff7b6b'][i])),
  line('M12 61h12M12 64.5h12M12 68h8', '#8c8040', 1),
];

/** A furnace, a press and a gear. */
export const industrialComplex = (): Drawn => [
  path('M6 76V36c0-9 7-14 17-14s17 5 17 14v40Z', '#6b3d32', { stroke: dark }),
  path('M6 44h34M6 60h34', 'none', { stroke: '#3b1e18', strokeWidth: 1.5 }),
  path('M12 72V52c0-6 5-9 11-9s11 3 11 9v20Z', '#1a0905'),
  path('M14 72c0-9 4-9 4-16 3 3 4 6 4 6s1-6 3-8c1 6 7 8 7 18Z', 'url(#lm-fire)'),
  ellipse(23, 62, 24, 22, 'url(#lm-halo-fire)'),
  line('M23 22V6', '#8c5a4a', 8),
  line('M23 22V6', '#b98472', 2),
  rect(52, 24, 30, 7, 2, '#9a6a58', { stroke: dark }),
  rect(62, 31, 10, 17, 1, '#c99a86'),
  rect(54, 48, 26, 8, 2, '#80513f', { stroke: dark }),
  line('M54 31v45M80 31v45', '#6b3d32', 4),
  rect(50, 68, 34, 8, 2, '#6b3d32'),
  rect(60, 62, 14, 6, 1.5, '#ffb27a'),
  path(gear(98, 40, 12, 9), '#b07a66', { stroke: dark }),
  circle(98, 40, 4, '#2a1512'),
  path(gear(111, 56, 7, 7), '#8c5a4a', { stroke: dark }),
  circle(111, 56, 2.4, '#2a1512'),
];

/** A wall of screens over a desk, a chair, a rack. */
export const communicationsRoom = (): Drawn => [
  rect(10, 20, 84, 32, 4, '#0b1030', { stroke: '#5a6ac0', strokeWidth: 1.5 }),
  rect(13, 23, 38, 26, 2, '#101a4c'),
  circle(32, 36, 10, '#1d3f8f'),
  path('M26 30c4-2 7 0 6 3s-6 3-7 6 3 5 6 6M36 29c3 2 5 5 5 8l-4 1c-2-2-2-5-1-9Z', '#6fc38a'),
  ellipse(32, 36, 15, 4, 'none', { stroke: '#93b0ff', strokeWidth: 1 }),
  rect(54, 23, 37, 12, 2, '#101a4c'),
  line('M56 29h3l2-4 3 8 3-9 3 10 3-7 2 2h4l2-3 2 3h5', '#8ff0ff', 1.2),
  rect(54, 37, 18, 12, 2, '#101a4c'),
  range(4).map((i) => rect(56.5 + i * 4, 46 - [4, 7, 3, 6][i], 2.6, [4, 7, 3, 6][i], 0.5, '#ffd54a')),
  rect(74, 37, 17, 12, 2, '#101a4c'),
  line('M77 41h11M77 44h7M77 47h9', '#93b0ff', 1),
  path('M8 64h88l4 6H4Z', '#4a58ab', { stroke: dark }),
  rect(10, 70, 8, 6, 0, '#2b3573'),
  rect(86, 70, 8, 6, 0, '#2b3573'),
  range(9).map((i) => rect(16 + i * 8, 65.5, 5, 1.8, 0.6, i % 3 === 1 ? '#ff9fdc' : '#93b0ff')),
  path('M44 76c0-8 3-13 8-13s8 5 8 13Z', '#1b2250', { stroke: '#5a6ac0' }),
];

/** Suits on a rack, the round door to the plain with hazard stripes. */
export const airlock = (): Drawn => [
  rect(94, 18, 54, 58, 4, '#2b323c', { stroke: dark }),
  rect(94, 18, 54, 5, 2, 'url(#lm-hazard)'),
  rect(94, 71, 54, 5, 0, 'url(#lm-hazard)'),
  circle(121, 47, 21, '#5b6675', { stroke: '#1a1f27', strokeWidth: 2 }),
  circle(121, 47, 16.5, '#3a434f', { stroke: '#8b97a8', strokeWidth: 1.5 }),
  circle(121, 47, 7, 'url(#lm-space)', { stroke: '#c4cedb', strokeWidth: 1.5 }),
  range(6).map((i) => {
    const a = (i * Math.PI) / 3;
    return line(
      `M${r(121 + Math.cos(a) * 9)} ${r(47 + Math.sin(a) * 9)}L${r(121 + Math.cos(a) * 15)} ${r(47 + Math.sin(a) * 15)}`,
      '#a9b5c6',
      2,
    );
  }),
  line('M8 26h76', '#9aa7b8', 2.5),
  [18, 42, 66].map((x, i) => [
    line(`M${x} 26v4`, '#9aa7b8', 1.5),
    circle(x, 35, 6.5, '#e9eef5', { stroke: dark }),
    path(`M${x - 4.5} 34c0-3 9-3 9 0s-9 4-9 0Z`, '#25304a'),
    path(
      `M${x - 8} 42c3-2 13-2 16 0l1 18h-4l-.5 12h-4l-.5-10-.5 10h-4l-.5-12h-4Z`,
      ['#d5dce6', '#c4cdd9', '#d5dce6'][i],
      { stroke: dark },
    ),
    rect(x - 3.5, 46, 7, 5, 1, ['#e6a23c', '#5fb7e5', '#e0718b'][i]),
  ]),
  circle(88, 20, 3, '#ffb03a'),
  circle(88, 20, 7, 'rgb(255 176 58/25%)'),
];

function gear(cx: number, cy: number, rad: number, teeth: number): string {
  const corners = range(teeth * 4).map((i) => {
    const angle = (i / (teeth * 4)) * Math.PI * 2;
    const far = i % 4 < 2 ? rad : rad * 0.76;
    return `${r(cx + Math.cos(angle) * far)} ${r(cy + Math.sin(angle) * far)}`;
  });
  return `M${corners.join('L')}Z`;
}
