import { memo } from 'react';
import { at, circle, type Drawn, ellipse, g, line, noise, path, r, range, rect } from './pen.ts';

const SURFACE = 'M0 112c60-8 120 4 190-2s110-6 190-1 150-6 230 0 150-4 220 1 140-6 216-1';
const CRATERS = [
  [30, 119, 16],
  [262, 116, 12],
  [462, 117, 13],
  [760, 118, 22],
  [1010, 116, 16],
] as const;

function rock(w: number, h: number, n: () => number): Drawn {
  const strata = range(7).map((i) => {
    const y = r(150 + i * 34 + n() * 10);
    const sway = (most: number): number => r((n() - 0.5) * most);
    const d = `M0 ${y}c120 ${sway(24)} 260 ${sway(28)} 400 0s300 ${sway(28)} ${w - 400} ${sway(16)}`;
    return line(d, 'var(--strata)', r(1.4 + n() * 2));
  });
  const boulders = range(60).map(() => {
    const [x, y, q] = [r(n() * w), r(128 + n() * (h - 140)), r(2 + n() * 7)];
    return [
      ellipse(x, y, q, q * 0.66, 'var(--boulder)'),
      line(
        `M${r(x - q * 0.7)} ${r(y - q * 0.35)}a${q} ${r(q * 0.66)} 0 0 1 ${r(q * 1.2)} ${r(-q * 0.1)}`,
        'var(--boulder-lit)',
        0.9,
      ),
    ];
  });
  return [
    path(`${SURFACE}V${h}H0Z`, 'url(#lm-rock)'),
    path(`${SURFACE}v10c-70-6-140 6-216 1s-140-6-220-1-150-5-230 0-120-4-190 1-130 7-190 2Z`, 'var(--crust)'),
    strata,
    boulders,
    CRATERS.map(([x, y, q]) => [
      ellipse(x, y, q, q * 0.24, 'var(--crater)'),
      line(`M${x - q} ${y}a${q} ${r(q * 0.24)} 0 0 0 ${q * 2} 0`, 'var(--boulder-lit)', 1),
    ]),
  ];
}

function solarPanel(x: number, y: number, day: boolean): Drawn {
  return [
    line(`M${x + 13} ${y + 13}v12`, '#8f99b5', 2),
    path(`M${x} ${y + 14}l7-14h22l-5 14Z`, day ? '#3f7fd0' : '#22365e', { stroke: '#0a0d18' }),
    line(`M${x + 7.5} ${y + 14}l6-14M${x + 15.5} ${y + 14}l5.5-14M${x + 3.5} ${y + 7}h23`, 'rgb(255 255 255/40%)', 0.8),
  ];
}

/** The dish stands over the communications room. */
const dish = (): Drawn =>
  at(
    9,
    -46,
    line('M546 150v-60M538 152l8-22 8 22', '#aab4cd', 2.5),
    path('M526 62c0 17 13 31 30 32Z', '#eef2fa', { stroke: '#0a0d18', strokeWidth: 1.2 }),
    path('M526 62c7 14 16 24 30 32-9-14-16-23-30-32Z', '#9aa6c4'),
    line('M540 80l14-14', '#cfd6e6', 1.8),
    circle(555, 65, 2.6, '#ff7b6b'),
    circle(555, 65, 6, 'rgb(255 123 107/25%)'),
  );

const earth = (): Drawn =>
  at(
    126,
    50,
    circle(0, 0, 32, 'rgb(90 160 255/16%)'),
    circle(0, 0, 18, 'url(#lm-earth)'),
    path('M-9-7c4-4 9-3 10 0s-4 4-6 7-5 2-6-1 0-4 2-6ZM3 4c4-2 8-1 9 2s-4 8-7 8-5-8-2-10Z', 'rgb(120 190 120/80%)'),
    path('M0-18a18 18 0 0 1 0 36 23 23 0 0 0 0-36Z', 'rgb(4 8 24/60%)'),
  );

/** Sky, plain and rock: the sun stands over the plain by day, the Earth alone by night. It never changes otherwise. */
export const Ground = memo(function Ground({
  w,
  h,
  day,
}: {
  readonly w: number;
  readonly h: number;
  readonly day: boolean;
}) {
  const n = noise(7);
  const stars = range(90).map(() =>
    circle(n() * w, n() * 92, 0.4 + n() * 0.9, '#fff', { opacity: r(0.25 + n() * 0.65) }),
  );
  return g(
    rect(0, 0, w, h, 12, 'url(#lm-sky)'),
    ellipse(w * 0.42, 16, w * 0.42, 60, 'url(#lm-haze)'),
    stars,
    earth(),
    path(
      'M0 86l60-16 50 9 70-22 60 18 90-12 80 14 70-20 60 10 90-24 60 20 70-12 80 18 60-22 80 16 66-8V120H0Z',
      'var(--hill-far)',
    ),
    path('M0 100l80-12 90 8 110-14 80 12 120-8 110 10 90-16 110 12 120-10 136 6V140H0Z', 'var(--hill)'),
    day && [circle(359, 24, 46, 'url(#lm-sun)'), circle(359, 24, 11, '#fff6d8')],
    rock(w, h, n),
    solarPanel(92, 86, day),
    solarPanel(126, 88, day),
    dish(),
  );
});
