import { seatColourOnDark } from '@orrery/board';
import {
  circle,
  type Drawn,
  ellipse,
  g,
  group,
  kept,
  line,
  mark,
  noise,
  path,
  r,
  range,
  rect,
  scaled,
  turned,
} from './pen.ts';

const OUTLINE = '#0d1120';
const SUIT = '#eef1f7';
const SHADE = '#b9c2d6';

/** An astronaut of a seat, feet at 0,0, about 42 high: white suit, coloured panels, the mark on the chest. */
export const astronaut = kept(function astronaut(seat: number, ghost: boolean = false): Drawn {
  const own = seatColourOnDark(seat);
  return group(
    ghost ? { opacity: 0.55 } : {},
    ellipse(0, 0.5, 12, 3.4, 'rgb(0 0 0/55%)'),
    group(
      { stroke: OUTLINE, strokeWidth: 1.3, strokeLinejoin: 'round' },
      rect(-10, -30, 20, 16, 4, SHADE),
      path('M-7 -15h6v11l-1.5 4H-8.5l.5-4Z', SUIT),
      path('M1 -15h6l1 11 .5 4H1.5L1 -4Z', SHADE),
      rect(-9, -2.6, 7.6, 3, 1.4, own),
      rect(1.2, -2.6, 7.6, 3, 1.4, own),
      path('M-8.5 -28h17l1 13c-5 2.6-14 2.6-19 0Z', SUIT),
      path('M-8.5 -27.5c-4 1-5.5 5-5.8 11l3.6 .8c.3-3.5 1-5.5 2.6-7Z', SUIT),
      path('M8.5 -27.5c4 1 5.5 5 5.8 11l-3.6 .8c-.3-3.5-1-5.5-2.6-7Z', SHADE),
      rect(-14.9, -17.5, 5, 3.6, 1.6, own),
      rect(9.9, -17.5, 5, 3.6, 1.6, own),
      path('M-9.4 -16.8h18.8l.3 2.6c-5 2.3-14.5 2.3-19.4 0Z', own),
      circle(0, -33.5, 8.6, SUIT),
    ),
    path('M-6 -35.5c0-3.6 2.5-5 6-5s6 1.4 6 5-2 5.4-6 5.4-6-1.8-6-5.4Z', '#1b2746', {
      stroke: OUTLINE,
      strokeWidth: 1,
    }),
    line('M-4 -36.5c.3-1.7 1.4-2.5 3-2.7', '#9fd4ff', 1.3),
    mark(seat, 0, -22, 10.5),
  );
});

/** A probe of a seat on the mine map, about 22 wide, standing on 0,0. */
export const probe = kept(function probe(seat: number): Drawn {
  return g(
    ellipse(0, 1, 11, 3.6, 'rgb(0 0 0/55%)'),
    group(
      { stroke: OUTLINE, strokeWidth: 1.2, strokeLinejoin: 'round' },
      line('M-5 -9-10 1M5 -9 10 1', '#c9d2e4', 2),
      path('M-1.8 -6h3.6L0 2.5Z', '#aeb9cf'),
      rect(-8, -19, 16, 12.5, 3, seatColourOnDark(seat)),
      rect(-8, -19, 16, 3.4, 1.7, 'rgb(255 255 255/45%)', { stroke: 'none' }),
      line('M0 -19v-5M-3 -25.5a4 4 0 0 1 6 0', '#e8ecf6', 1.5),
    ),
    mark(seat, 0, -12, 9.5, '#14182a'),
  );
});

/** A disc of a seat with its mark in relief, for tracks. */
export const disc = kept(function disc(seat: number, x: number, y: number, rad: number): Drawn {
  return g(
    circle(x, y + 1.4, rad, 'rgb(0 0 0/55%)'),
    circle(x, y, rad, seatColourOnDark(seat), { stroke: '#10131f', strokeWidth: 1.2 }),
    circle(x, y, rad, 'url(#lm-sheen)'),
    mark(seat, x, y, rad * 1.15, '#14182a'),
  );
});

function ironLump(seed: number): Drawn {
  const n = noise(seed + 11);
  const corners = range(7).map((i) => {
    const angle = (i / 7) * Math.PI * 2 + n() * 0.35;
    const far = 7.2 + n() * 1.8;
    return [r(Math.cos(angle) * far), r(Math.sin(angle) * far * 0.9)] as const;
  });
  const at = (i: number, share = 1): string => `${r(corners[i][0] * share)} ${r(corners[i][1] * share)}`;
  return [
    ellipse(0, 7, 8, 2.4, 'rgb(0 0 0/50%)'),
    path(`M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`, 'url(#lm-iron)', {
      stroke: '#2a120a',
      strokeWidth: 1.2,
    }),
    path(`M${at(4)}L${at(5)} ${at(6)} 0 -1Z`, 'rgb(255 210 170/55%)'),
    line(`M0 -1L${at(1, 0.8)}M0 -1L${at(2, 0.8)}`, 'rgb(50 15 5/55%)', 1),
    circle(2.6, 2, 1, '#7a3417'),
    circle(-3, 3, 0.8, '#f3b48a'),
  ];
}

const titaniumCrystal = (): Drawn => [
  ellipse(0, 7.4, 7.6, 2.2, 'rgb(0 0 0/50%)'),
  group(
    { stroke: '#16233a', strokeWidth: 1.1, strokeLinejoin: 'round' },
    path('M0 -9.5 7 -4.5V4.5L0 9 -7 4.5V-4.5Z', 'url(#lm-titanium)'),
    path('M0 -9.5 7 -4.5 0 -1 -7 -4.5Z', '#f2f8ff'),
    path('M0 -1 7 -4.5V4.5L0 9Z', 'rgb(50 80 120/55%)'),
  ),
  line('M-4.5 -2v4.5', 'rgb(255 255 255/80%)', 1.2),
];

/** A lump of ore, about 16 wide around 0,0: iron is rusty and round, titanium pale and cut. */
export const ore = kept(
  (kind: 'iron' | 'titanium', seed: number = 1, k: number = 1): Drawn =>
    scaled(0, 0, k, kind === 'iron' ? ironLump(seed) : titaniumCrystal()),
);

export const scrap = kept(function scrap(seed: number = 1, k: number = 1): Drawn {
  const angle = Math.floor(noise(seed + 5)() * 40) - 20;
  return scaled(
    0,
    0,
    k,
    turned(
      0,
      0,
      angle,
      path('m-8 4 1.5-7 4.5-1 2-4 5 1.5 1.5 5 2 2-1.5 5.5-6.5 2Z', 'url(#lm-scrap)', {
        stroke: '#1e1d10',
        strokeWidth: 1.2,
      }),
      line('M-2 -4 1.5 0.5M6.5 0 1.5 .5 0 5', 'rgb(20 20 8/60%)', 1.1),
      line('M-6 -2l3-.7', 'rgb(255 255 220/55%)', 1),
    ),
  );
});
