import { SCIENTISTS } from '../../data/index.ts';
import { HUES, ROOM_ICON } from './hues.ts';
import { at, circle, type Drawn, ellipse, g, icon, kept, line, path, rect } from './pen.ts';

const SKIN = ['#f0c8a0', '#8d5a3c', '#d9a074', '#f4d6b8', '#6d4430', '#c98d63'];
const HAIR = ['#2b1d16', '#6b3f1f', '#c9c4bc', '#1a1a22', '#b0682c', '#3d2b3d', '#e0b05a'];
const HAIRS = [
  'M-14 -44c-2-12 4-18 14-18s16 6 14 18c-2-6-4-9-7-10-6 3-15 2-18 3-2 2-2 4-3 7Z',
  'M-14 -42c-1-13 4-19 14-19s15 6 14 19c-3-4-5-8-12-12-5 4-12 4-16 12Z',
  'M-14 -45c0-11 5-17 14-17 5 0 14 3 14 17-2-3-3-7-5-9-8 1-17-2-21 2-1 2-1 4-2 7Z',
  'M-14 -46c-1-6 2-8 5-9-1-3 4-6 9-6s10 3 9 6c4 1 6 4 5 9-2-3-6-5-8-4-4-3-12 0-20 4Z',
  'M-14 -42c-1-13 4-19 14-19s15 6 14 19c-2-9-8-12-14-12s-12 3-14 12Z',
  'M-12 -52c2-6 6-8 12-8s10 2 12 8c-3-2-7-3-12-3s-9 1-12 3Z',
];

export const PORTRAIT_W = 72;
export const PORTRAIT_H = 64;

/** A scientist in front of their first room: everybody has a face of their own, and keeps it. */
export const portrait = kept(function portrait(i: number): Drawn {
  const skin = SKIN[(i * 5 + 1) % 6];
  const hair = HAIR[(i * 3 + 2) % 7];
  const style = i % 6;
  const { modules, level } = SCIENTISTS[i];
  const [first] = modules;
  const { lamp } = HUES[first];
  const coat = level === 2 ? '#e9edf5' : '#dfe5f0';
  const trim = HUES[modules[modules.length - 1]].lamp;
  return g(
    rect(0, 0, PORTRAIT_W, PORTRAIT_H, 0, `url(#lm-wall-${first})`),
    ellipse(36, 27, 36, 35, lamp, { opacity: 0.22 }),
    icon(ROOM_ICON[first], 45, 5, 24, lamp, 0.12, 0.35),
    at(
      36,
      PORTRAIT_H,
      path('M-31 0c1-15 9-20 20-22l11 6 11-6c11 2 19 7 20 22Z', coat, { stroke: '#0d1120', strokeWidth: 1.2 }),
      path('M-11 -22l11 9 11-9 3 4-14 14-14-14Z', trim, { stroke: '#0d1120', strokeWidth: 0.8 }),
      line('M0 -10v10', 'rgb(0 0 0/25%)', 1.2),
      rect(9, -10, 10, 7, 1.5, trim, { stroke: '#0d1120', strokeWidth: 0.7 }),
      path('M-6 -31h12v10c-2 4-10 4-12 0Z', skin),
      path('M-6 -26c4 4 8 4 12 0v4c-3 3-9 3-12 0Z', 'rgb(60 20 0/22%)'),
      (style === 1 || style === 4) && [
        path('M-16 -20c-4-22 0-36 16-36s20 14 16 36l-6-2c2-12 1-18-2-22h-16c-3 4-4 10-2 22Z', hair),
      ],
      ellipse(-13.4, -40, 2.6, 4, skin),
      ellipse(13.4, -40, 2.6, 4, skin),
      path('M-13 -45c0-9 6-14 13-14s13 5 13 14c0 10-5 18-13 18s-13-8-13-18Z', skin, {
        stroke: 'rgb(40 15 0/55%)',
        strokeWidth: 0.9,
      }),
      path('M2 -58c7 1 11 6 11 13 0 10-5 18-13 18 7-5 8-18 2-31Z', 'rgb(70 20 0/13%)'),
      path(HAIRS[style], hair, { stroke: 'rgb(0 0 0/35%)', strokeWidth: 0.7 }),
      style === 3 && [circle(-10, -57, 4.5, hair), circle(10, -57, 4.5, hair)],
      style === 2 && [path('M-12.5 -37c1 10 6 12 12.5 12s11.5-2 12.5-12c-3 4-5 3-7 2-4-2-7-2-11 0-2 1-4 2-7-2Z', hair)],
      circle(-5, -42, 1.5, '#1b1410'),
      circle(5, -42, 1.5, '#1b1410'),
      line('M-7.5 -46l4.5-.8M3 -46.8l4.500.8', hair, 1.4),
      line('M-3 -33.5c2 1.4 4 1.4 6 0', '#7a3a28', 1.3),
      line('M0 -41l-1 4 1.500.5', 'rgb(80 30 10/55%)', 1),
      (i % 4 === 1 || i % 7 === 3) && [
        circle(-5, -42, 4, 'rgb(160 220 255/20%)', { stroke: '#20283f', strokeWidth: 1.3 }),
        circle(5, -42, 4, 'rgb(160 220 255/20%)', { stroke: '#20283f', strokeWidth: 1.3 }),
        line('M-1 -42h2', '#20283f', 1.3),
      ],
      i % 5 === 4 && [
        line('M-14 -42c-1-14 6-19 14-19s15 5 14 19', '#20283f', 2),
        rect(-17, -45, 5, 9, 2, '#20283f'),
        line('M-14 -37c1 5 5 6 9 5', '#20283f', 1.4),
        circle(-4.5, -31.8, 1.6, trim),
      ],
    ),
  );
});
