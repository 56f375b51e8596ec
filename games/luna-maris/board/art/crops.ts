import type { FoodId } from '../../data/index.ts';
import { circle, type Drawn, ellipse, line, path, range, turned } from './pen.ts';

interface Crop {
  readonly paper: readonly [string, string];
  readonly draw: () => Drawn;
}

/** What grows: the paper of its packet, light above and darker below, and the plant around 0,0. */
export const CROPS: Readonly<Record<FoodId, Crop>> = {
  lettuce: {
    paper: ['#dff0c4', '#a9cf86'],
    draw: () => [
      path('M0 15C-16 15-19 3-14-4c-3-8 6-13 14-11 8-2 17 3 14 11 5 7 2 19-14 19Z', '#7cc35a', {
        stroke: '#2f5a22',
        strokeWidth: 1.2,
      }),
      path('M0 14C-10 13-11 4-7-2c-1-6 3-8 7-7 4-1 8 1 7 7 4 6 3 15-7 16Z', '#a9dd78'),
      line('M0 14V-4M0 6-6 0M0 8 6 2', '#4f8a38', 1.3),
    ],
  },
  radish: {
    paper: ['#fbe0e6', '#eab0bf'],
    draw: () => [
      path('M0 17C-12 12-14 2-8-3c5-4 11-4 16 0 6 5 4 15-8 20Z', '#e2476e', { stroke: '#6d1730', strokeWidth: 1.2 }),
      path('M-7 3c0-3 2-5 4-5', 'none', { stroke: '#ffb3c6', strokeWidth: 2, strokeLinecap: 'round' }),
      path('M0-4C-8-6-12-13-10-17c6 0 9 5 10 11 1-7 5-11 11-11 2 5-3 12-11 13Z', '#6fb552', {
        stroke: '#2f5a22',
        strokeWidth: 1.1,
      }),
      path('M-2 14 0 20 2 14Z', '#f7d9e0'),
    ],
  },
  strawberry: {
    paper: ['#ffe0d8', '#f0a698'],
    draw: () => [
      path('M0 17C-12 10-15 0-11-5c6-4 16-4 22 0 4 5 1 15-11 22Z', '#e8413c', { stroke: '#6b1512', strokeWidth: 1.2 }),
      range(8).map((k) => ellipse(-7 + (k % 4) * 4.6, -1 + Math.floor(k / 4) * 6 + (k % 2) * 1.5, 0.9, 1.4, '#ffe08a')),
      path('M-11-5c3-5 7-5 11-3 4-2 8-2 11 3-4 1-7 1-8 4-2-3-5-3-6 0-1-3-4-3-8-4Z', '#6fb552', { stroke: '#2f5a22' }),
      line('M0-8v-6', '#4f8a38', 2),
    ],
  },
  carrot: {
    paper: ['#ffe9cf', '#f3bd83'],
    draw: () => [
      path('M-8-5c3-4 13-4 16 0C9 4 3 14 0 19-3 14-9 4-8-5Z', '#f08a2c', { stroke: '#7a3a08', strokeWidth: 1.2 }),
      line('M-6 1h6M1 6h4M-3 10h4', '#b55f14', 1.3),
      path('M0-7c-7-1-10-6-9-11 5 1 8 5 9 10 0-6 1-10 0-12 4 3 3 8 0 12 1-5 5-9 9-9 1 5-2 9-9 10Z', '#6fb552', {
        stroke: '#2f5a22',
        strokeWidth: 1.1,
      }),
    ],
  },
  spinach: {
    paper: ['#d4ecd2', '#8fc294'],
    draw: () => [
      path('M-3 16C-16 8-14-6-6-15c7 7 8 20 3 31Z', '#3f8f4f', { stroke: '#163f20', strokeWidth: 1.2 }),
      path('M3 16C0 4 4-8 13-12c4 11 0 22-10 28Z', '#57ab60', { stroke: '#163f20', strokeWidth: 1.2 }),
      line('M-4 17C-7 6-7-2-6-9M3 16C5 7 8 0 11-5', '#bfe6b4', 1.2),
    ],
  },
  tomato: {
    paper: ['#ffddd2', '#f0a08b'],
    draw: () => [
      circle(0, 4, 13.5, '#e4472f', { stroke: '#6b150a', strokeWidth: 1.2 }),
      path('M-9 2c0-5 3-8 6-8', 'none', { stroke: '#ffb49e', strokeWidth: 2.2, strokeLinecap: 'round' }),
      path('M-10-6c4-1 7 0 10 2 3-2 6-3 10-2-2-4-5-5-8-5l1-5-3 4-3-4 1 5c-3 0-6 1-8 5Z', '#6fb552', {
        stroke: '#2f5a22',
      }),
    ],
  },
  potato: {
    paper: ['#f3e6cf', '#d3b98c'],
    draw: () => [
      path('M-15 5c-2-8 4-15 12-15 9 0 18 4 18 12s-7 14-16 13c-7 0-12-3-14-10Z', '#c99a5c', {
        stroke: '#5a3c16',
        strokeWidth: 1.2,
      }),
      range(6).map((k) => ellipse(-9 + k * 3.8, -2 + ((k * 7) % 11), 1.5, 0.9, '#8d6531')),
      path('M-10-1c1-4 4-6 8-6', 'none', { stroke: '#f0d2a0', strokeWidth: 2, strokeLinecap: 'round' }),
    ],
  },
  soybean: {
    paper: ['#eef0c8', '#c6cf86'],
    draw: () => [
      path('M-16-6C-10-14 0-12 6-4s10 12 10 20C6 18-4 14-9 6-13 1-17-1-16-6Z', '#8fb84a', {
        stroke: '#3d5a14',
        strokeWidth: 1.2,
      }),
      circle(-8, -4, 4.6, '#c8e07c', { stroke: '#5f8526' }),
      circle(0, 2.5, 4.6, '#c8e07c', { stroke: '#5f8526' }),
      circle(7.5, 9.5, 4.2, '#c8e07c', { stroke: '#5f8526' }),
      line('M-16-6-19-11', '#3d5a14', 2),
    ],
  },
  wheat: {
    paper: ['#fff0c8', '#e9c877'],
    draw: () => [
      [
        [-8, 4, -14],
        [0, 0, 0],
        [8, 4, 14],
      ].map(([x, y, a]) =>
        turned(
          x,
          y,
          a,
          line('M0 18V-6', '#a87a1e', 1.5),
          range(4).map((k) =>
            path(`M0 ${-10 + k * 5}c-4-1-5-4-4-7 3 1 4 3 4 7c0-4 1-6 4-7 1 3 0 6-4 7Z`, '#e5b23c', {
              stroke: '#8a5f10',
              strokeWidth: 0.8,
            }),
          ),
        ),
      ),
    ],
  },
};
