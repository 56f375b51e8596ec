import { type Effect, FOOD, ORDERS, SCIENTISTS } from '../../data/index.ts';
import type { Needed } from '../reading.ts';
import { CROPS } from './crops.ts';
import { HUES } from './hues.ts';
import {
  at,
  circle,
  type Drawn,
  ellipse,
  g,
  group,
  icon,
  kept,
  line,
  path,
  r,
  range,
  rect,
  scaled,
  text,
} from './pen.ts';
import { portrait } from './portrait.ts';
import { badge, centred, good, pill } from './signs.ts';
import { CARD_FACE, CARD_H, CARD_W, FOOD_H, FOOD_W, ORDER_H, ORDER_W } from './sizes.ts';

/** Long names break where their second word begins, also inside a German compound. */
const SECOND =
  /(spezialist|ingenieur|techniker|planer|direktor|expert|offizier|ökolog|forscher|wissenschaftler|chemiker|architekt|biolog|verfahren)/;

function brokenName(name: string): string[] {
  if (name.length <= 12) return [name];
  const [first, ...others] = name.split(' ');
  if (others.length > 0) return [first, others.join(' ')];
  const cut = name.search(SECOND);
  return cut > 2 ? [`${name.slice(0, cut).replace(/-$/, '')}-`, name.slice(cut)] : [name];
}

interface CardLook {
  readonly name: string;
  /** The module whose badge is ringed. */
  readonly hot?: string;
  /** Covered on its right by the next card of a hand: the badges stand at the left edge. */
  readonly fan?: boolean;
}

/** A scientist, 80 by 120: level 1 slate with one pip, level 2 violet with two. */
export const scientist = kept(function scientist(i: number, { name, hot, fan = false }: CardLook): Drawn {
  const { modules, level } = SCIENTISTS[i];
  const two = level === 2;
  const words = brokenName(name);
  const n = modules.length;
  return g(
    rect(1, 3, CARD_W, CARD_H, 9, 'rgb(0 0 0/50%)'),
    rect(0, 0, CARD_W, CARD_H, 9, `url(#lm-card-${level})`, { stroke: '#0a0d18', strokeWidth: 1.3 }),
    group({ clipPath: 'url(#lm-clip-face)' }, at(4, 4, portrait(i))),
    rect(4, 4, CARD_FACE, 64, 6, 'none', { stroke: two ? '#c9b2ff' : 'rgb(255 255 255/22%)', strokeWidth: 1.2 }),
    rect(7, 7, two ? 25 : 14, 13, 6.5, 'rgb(6 9 20/78%)'),
    circle(14, 13.5, 3.4, '#e8ecf6'),
    two && circle(24.5, 13.5, 3.4, '#e8ecf6'),
    fan
      ? modules.map((letter, k) => at(5, 115 - n * 21.5 + k * 21.5, badge(letter, hot === letter)))
      : [
          words.map((word, k) =>
            text(CARD_W / 2, (words.length === 1 ? 82 : 78.5) + k * 11.4, 11, word, {
              anchor: 'middle',
              weight: 600,
              fill: '#f3f1fb',
              most: CARD_W - 8,
            }),
          ),
          modules.map((letter, k) =>
            at(CARD_W / 2 - (n * 25.5) / 2 + k * 25.5 + 0.75, 95, badge(letter, hot === letter)),
          ),
        ],
  );
});

export const MINI_W = 40;
export const MINI_H = 56;

/** A small card of a resting scientist: face and letters. */
export const mini = kept(function mini(i: number): Drawn {
  const { modules, level } = SCIENTISTS[i];
  return g(
    rect(0.5, 2, MINI_W, MINI_H, 6, 'rgb(0 0 0/40%)'),
    rect(0, 0, MINI_W, MINI_H, 6, `url(#lm-card-${level})`, { stroke: '#0a0d18', strokeWidth: 1.2 }),
    group({ opacity: 0.8 }, scaled(2, 6, 0.5, portrait(i))),
    modules.map((letter, k) =>
      text(MINI_W / 2 + (k - (modules.length - 1) / 2) * 12, 51, 12, letter, {
        anchor: 'middle',
        weight: 800,
        fill: HUES[letter].lamp,
        face: 'display',
      }),
    ),
  );
});

const PACKET = `M0 6${range(10)
  .map((k) => `L${r((k + 0.5) * (FOOD_W / 10))} ${k % 2 ? 3 : 0}L${r((k + 1) * (FOOD_W / 10))} 6`)
  .join('')}V${FOOD_H - 3}q0 3-3 3H3q-3 0-3-3Z`;

/** A seed packet, 60 by 92: nutrition on its seal, the bonus below. */
export const packet = kept(function packet(
  food: number,
  { name, count = 1, fan = false }: { name: string; count?: number; fan?: boolean },
): Drawn {
  const { id, nutrition, bonus } = FOOD[food];
  const paper = `url(#lm-food-${id})`;
  const outline = { stroke: '#20180a', strokeWidth: 1.1 };
  const hasBonus = Object.keys(bonus).length > 0;
  return g(
    range(Math.min(count - 1, 2))
      .map((k) => at((k + 1) * 3, -(k + 1) * 2, path(PACKET, paper, outline)))
      .reverse(),
    at(1, 3, path(PACKET, 'rgb(0 0 0/45%)')),
    path(PACKET, paper, outline),
    line(`M2 9.5h${FOOD_W - 4}`, 'rgb(0 0 0/25%)', 1, { strokeDasharray: '2 2' }),
    line(`M1.5 12v${FOOD_H - 20}`, 'rgb(255 255 255/55%)', 1.4),
    ellipse(FOOD_W / 2 + 2, 36, 23, 21, 'rgb(255 255 255/42%)'),
    at(FOOD_W / 2 + 2, 36, CROPS[id].draw()),
    circle(11.5, 20, 9, '#26331a', { stroke: '#fff', strokeWidth: 1.2 }),
    text(11.5, 24.4, 12.5, `${nutrition}`, { anchor: 'middle', weight: 800, fill: '#fff', face: 'display' }),
    !fan && [
      rect(0, 60, FOOD_W, 14, 0, 'rgb(255 255 255/72%)'),
      text(FOOD_W / 2, 70.8, 11, name, { anchor: 'middle', weight: 650, fill: '#241a08', most: FOOD_W - 5 }),
    ],
    hasBonus
      ? group(
          { className: 'night' },
          rect(fan ? 2 : 6, 76, fan ? 37 : FOOD_W - 12, 14, 7, 'rgb(16 20 36/86%)'),
          centred(bonus as Effect, fan ? 20 : FOOD_W / 2, 77.5, 11, { ink: '#fff' }),
        )
      : line(`M${FOOD_W / 2 - 6} 83h12`, 'rgb(40 30 10/40%)', 1.5),
    count > 1 && [
      circle(FOOD_W - 4, 6, 9, '#10131f', { stroke: '#fff' }),
      text(FOOD_W - 4, 10, 11, `×${count}`, { anchor: 'middle', weight: 700, fill: '#fff' }),
    ],
  );
});

export const coin = kept(
  (x: number, y: number, points: number): Drawn => [
    circle(x, y, 16, 'url(#lm-coin)', { stroke: '#3a2504', strokeWidth: 1.3 }),
    circle(x, y, 12.8, 'none', { stroke: 'rgb(90 58 10/45%)', strokeWidth: 1 }),
    text(x, y + 6.3, 18, `${points}`, { anchor: 'middle', weight: 700, fill: '#2a1a02', face: 'display' }),
  ],
);

/** Cubes in one or two rows on a sheet of paper. */
function manifest(cubes: readonly Needed[]): Drawn {
  const many = cubes.length > 3;
  const perRow = many ? Math.ceil(cubes.length / 2) : cubes.length;
  const step = Math.min(20, (ORDER_W - 14) / perRow);
  return [
    rect(5, 42, ORDER_W - 10, 42, 4, 'var(--manifest)', { stroke: 'rgb(0 0 0/45%)' }),
    cubes.map(({ kind, missing }, k) => {
      const row = Math.floor(k / perRow);
      const inRow = row === 0 ? perRow : cubes.length - perRow;
      const x = ORDER_W / 2 + ((k % perRow) - (inRow - 1) / 2) * step;
      return good(kind, x, many ? 53.5 + row * 19 : 63, many ? 16.5 : 19, missing);
    }),
  ];
}

interface OrderLook {
  readonly left: number;
  readonly cubes: readonly Needed[];
  readonly extra: number;
  readonly ready: string;
  readonly missing: (n: number) => string;
}

/** The order on top of a stack: a steel container, one colour a stack. */
export const orderCrate = kept(function orderCrate(
  stack: number,
  top: number,
  { left, cubes, extra, ready, missing }: OrderLook,
): Drawn {
  const row = ORDERS[top];
  const lack = cubes.filter((cube) => cube.missing).length;
  const castings = [0, ORDER_W - 9].flatMap((x) => [0, ORDER_H - 9].map((y) => [x, y] as const));
  return g(
    range(Math.min(left - 1, 4))
      .map((k) => rect((k + 1) * 1.8, -(k + 1) * 2.2, ORDER_W, ORDER_H, 6, '#1a1f30', { stroke: '#5a6686' }))
      .reverse(),
    rect(1, 3, ORDER_W, ORDER_H, 6, 'rgb(0 0 0/45%)'),
    rect(0, 0, ORDER_W, ORDER_H, 6, `url(#lm-crate-${stack})`, { stroke: '#0a0d18', strokeWidth: 1.3 }),
    line(
      range(11)
        .map((k) => `M${8 + k * 6} 6V${ORDER_H - 6}`)
        .join(''),
      'rgb(0 0 0/16%)',
      2,
    ),
    castings.map(([x, y]) => [
      rect(x + 1, y + 1, 8, 8, 2, 'rgb(255 255 255/24%)'),
      circle(x + 5, y + 5, 1.6, 'rgb(0 0 0/50%)'),
    ]),
    coin(22, 21, row.sp + extra),
    manifest(cubes),
    Object.keys(row.bonus).length > 0 && group({ className: 'night' }, pill(row.bonus, 55, 9)),
    lack === 0
      ? [
          rect(5, 87, ORDER_W - 10, 16, 8, 'rgb(20 60 44/80%)', { stroke: '#7fd1a8' }),
          icon('tick', 10, 89, 12, '#a8ecc9'),
          text(25, 98.8, 11, ready, { weight: 700, fill: '#c9f7df', most: ORDER_W - 34 }),
        ]
      : [
          rect(5, 87, ORDER_W - 10, 16, 8, 'rgb(10 13 26/70%)', { stroke: 'rgb(240 145 159/60%)' }),
          text(ORDER_W / 2, 98.8, 11, missing(lack), {
            anchor: 'middle',
            weight: 600,
            fill: '#ffc0c9',
            most: ORDER_W - 16,
          }),
        ],
    text(ORDER_W - 8, 37.5, 11, `×${left}`, { anchor: 'end', weight: 700, fill: 'rgb(255 255 255/90%)' }),
  );
});
