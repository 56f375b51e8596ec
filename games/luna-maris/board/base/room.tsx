import { seatColourOnDark } from '@orrery/board';
import { memo } from 'react';
import { MODULES } from '../../data/index.ts';
import { NONE } from '../../rules/state.ts';
import { FURNITURE } from '../art/furniture/index.ts';
import { HUES } from '../art/hues.ts';
import { at, type Drawn, ellipse, g, group, icon, line, mark, path, range, rect, text } from '../art/pen.ts';
import { ROOM_H as H, ROOM_W as W } from '../art/sizes.ts';
import { FLOOR, PAD_X, roomAt } from './geometry.ts';

/** A thick hull with ribs; an advanced module has a white one with dashes in its builder's colour. */
function hull(builder: number): Drawn {
  const advanced = builder !== NONE;
  return [
    rect(-6, -3, W + 12, H + 13, 15, 'rgb(0 0 0/55%)'),
    rect(-6, -6, W + 12, H + 12, 15, advanced ? 'url(#lm-hull-ti)' : 'url(#lm-hull)', {
      stroke: '#0a0d18',
      strokeWidth: 1.5,
    }),
    advanced &&
      rect(-3, -3, W + 6, H + 6, 12.5, 'none', {
        stroke: seatColourOnDark(builder),
        strokeWidth: 2.4,
        strokeDasharray: '14 5',
      }),
    line(`M2 -4.5H${W - 2}`, advanced ? '#ffffff' : 'rgb(255 255 255/42%)', 1.3),
    [0.25, 0.5, 0.75].map((k) => line(`M${W * k} -5v3M${W * k} ${H + 2}v3`, 'rgb(0 0 0/45%)', 1.5)),
  ];
}

function inside(module: number, lit: boolean): Drawn {
  const { letter } = MODULES[module];
  return group(
    { clipPath: 'url(#lm-clip-room)' },
    rect(0, 0, W, H, 10, `url(#lm-wall-${letter})`),
    line(`M0 48H${W}`, 'rgb(255 255 255/5%)', 1),
    range(3).map((k) => line(`M${38.5 * (k + 1)} 0V${FLOOR}`, 'rgb(0 0 0/14%)', 1)),
    path(`M${W * 0.28} 16h${W * 0.44}l34 ${FLOOR - 16}H${W * 0.28 - 34}Z`, `url(#lm-beam-${letter})`, {
      opacity: lit ? 1 : 0.8,
    }),
    FURNITURE[letter](),
    rect(0, FLOOR, W, H - FLOOR, 0, `url(#lm-floor-${letter})`),
    line(`M0 ${FLOOR}H${W}`, 'rgb(255 255 255/26%)', 1),
    line(`M0 ${FLOOR + 6}H${W}`, 'rgb(0 0 0/22%)', 1),
    rect(0, 0, W, H, 10, 'url(#lm-vignette)'),
    rect(0.75, 0.75, W - 1.5, H - 1.5, 9.5, 'none', { stroke: 'rgb(0 0 0/60%)', strokeWidth: 1.5 }),
  );
}

function energySpace(lit: boolean): Drawn {
  return [
    ellipse(PAD_X, FLOOR + 7.5, 19, 6.5, '#0c1020', { stroke: lit ? '#ffe07a' : '#8b95b5', strokeWidth: 1.6 }),
    ellipse(PAD_X, FLOOR + 6.6, 15.5, 4.6, lit ? 'url(#lm-pad-on)' : 'rgb(120 135 175/22%)'),
    lit
      ? ellipse(PAD_X, FLOOR - 12, 22, 30, 'url(#lm-halo)')
      : icon('energy', PAD_X - 6, FLOOR + 0.4, 12, '#c5cde3', 0.25),
  ];
}

/** The builder's pennant hangs on the wall. */
const pennant = (builder: number): Drawn =>
  at(
    W - 25,
    20,
    line('M-2 0h24', '#dbe6f4', 2),
    path('M0 0h20v24l-10-5.5-10 5.5Z', seatColourOnDark(builder), { stroke: '#10131f', strokeWidth: 1.2 }),
    line('M2.5 2v17', 'rgb(255 255 255/50%)', 1.2),
    mark(builder, 10, 9.5, 13, '#14182a'),
  );

function nameplate(module: number, name: string): Drawn {
  const { letter } = MODULES[module];
  return [
    rect(3, 3, W - 6, 15, 7, 'rgb(6 9 20/74%)'),
    rect(3, 3, 15, 15, 7, HUES[letter].lamp),
    text(10.5, 14.6, 11.5, letter, { anchor: 'middle', weight: 800, fill: '#10131f', face: 'display' }),
    text(23, 14.4, 11, name, { fill: '#f1f4fb', weight: 560, most: W - 30 }),
  ];
}

/** The light of all lamps falls on the rock around. */
export const Lamplight = memo(function Lamplight() {
  return group(
    { pointerEvents: 'none' },
    MODULES.map(({ letter }, module) => {
      const [x, y] = roomAt(module);
      return ellipse(x + W / 2, y + H / 2 + 4, W * 0.78, H * 0.98, `url(#lm-lamp-${letter})`);
    }),
  );
});

/** A room without the people in it. It changes only when it is switched on or built out. */
export const Room = memo(function Room({
  module,
  name,
  builder,
  lit,
}: {
  readonly module: number;
  /** Without a name the room carries no plate: small screens write its letter larger. */
  readonly name: string;
  readonly builder: number;
  readonly lit: boolean;
}) {
  const { energySpace: hasSpace } = MODULES[module];
  return g(
    hull(builder),
    inside(module, lit || !hasSpace),
    hasSpace && energySpace(lit),
    builder !== NONE && pennant(builder),
    name !== '' && nameplate(module, name),
  );
});
