import type { IconName } from '@orrery/board';
import type { Cost, Effect, ModuleLetter } from '../../data/index.ts';
import { ore, scrap } from './figures.ts';
import { HUES, ROOM_ICON } from './hues.ts';
import { at, circle, type Drawn, g, icon, kept, line, rect, scaled, text } from './pen.ts';

// Goods, effects and badges: what stands on cards, tiles and tracks is made from the very rows the rules use.

export type Good = keyof Cost;

/** The colour of a concept; on light paper it is deeper. */
export const INK: Partial<Record<IconName, string>> = {
  energy: 'var(--k-energy)',
  water: 'var(--k-water)',
  helium: 'var(--k-helium)',
  iron: 'var(--k-iron)',
  titanium: 'var(--k-titanium)',
  waste: 'var(--k-waste)',
  points: 'var(--k-points)',
  oxygen: 'var(--k-oxygen)',
  stress: 'var(--k-stress)',
  'carbon-dioxide': 'var(--k-co2)',
  research: 'var(--k-research)',
  food: 'var(--k-food)',
};

/** An icon in its own colour. */
export const sign = (name: IconName, x: number, y: number, size: number, accent = 0.6): Drawn =>
  icon(name, x, y, size, INK[name], accent);

/** One piece of a good around x,y; one that is missing leaves only its outline. */
export const good = kept(function good(
  kind: Good,
  x: number,
  y: number,
  size: number,
  missing: boolean = false,
): Drawn {
  if (missing) {
    return g(
      circle(x, y, size / 2, 'rgb(200 60 80/10%)', { stroke: '#b8405a', strokeWidth: 1.3, strokeDasharray: '2.5 2.2' }),
      icon(kind, x - size * 0.34, y - size * 0.34, size * 0.68, '#b8405a', 0),
    );
  }
  if (kind === 'iron' || kind === 'titanium') return at(x, y, ore(kind, 3, size / 18));
  if (kind === 'waste') return at(x, y, scrap(2, size / 19));
  return sign(kind, x - size / 2, y - size / 2, size, 0.9);
});

const EFFECT_SIGNS: Readonly<Record<keyof Effect, readonly [IconName, ('up' | 'down')?]>> = {
  energy: ['energy'],
  water: ['water'],
  helium: ['helium'],
  iron: ['iron'],
  titanium: ['titanium'],
  sp: ['points'],
  o2Recover: ['oxygen', 'down'],
  stressDown: ['stress', 'down'],
  co2Down: ['carbon-dioxide', 'down'],
  co2Up: ['carbon-dioxide', 'up'],
  waste: ['waste'],
  wasteRemove: ['waste', 'down'],
  seedbedFood: ['food'],
  research: ['research'],
};

interface EffectLook {
  readonly ink?: string;
  readonly plus?: string;
}

/** An effect as a row of numbers and icons, and how wide it is. */
export function effect(
  e: Effect,
  size: number,
  { ink = 'var(--text)', plus = '+' }: EffectLook = {},
): { drawn: Drawn; width: number } {
  let x = 0;
  const drawn: Drawn[] = [];
  const font = Math.max(11, size * 0.92);
  for (const [key, n] of Object.entries(e) as [keyof Effect, number][]) {
    if (!n) continue;
    const [name, arrow] = EFFECT_SIGNS[key];
    const label = `${arrow ? '' : plus}${n}`;
    drawn.push(text(x, size * 0.84, font, label, { fill: ink, weight: 700 }));
    x += label.length * font * 0.62 + 1;
    drawn.push(sign(name, x, -size * 0.08, size * 1.1));
    x += size * 1.12;
    if (arrow !== undefined) {
      drawn.push(
        icon(arrow, x - size * 0.12, size * 0.1, size * 0.75, arrow === 'up' ? 'var(--k-up)' : 'var(--k-down)'),
      );
      x += size * 0.62;
    }
    x += size * 0.35;
  }
  return { drawn: g(...drawn), width: Math.max(0, x - size * 0.35) };
}

export const centred = kept(function centred(e: Effect, x: number, y: number, size: number, look?: EffectLook): Drawn {
  const { drawn, width } = effect(e, size, look);
  return at(x - width / 2, y, drawn);
});

/** An effect on a dark pill. */
export const pill = kept(function pill(e: Effect, x: number, y: number): Drawn {
  const { drawn, width } = effect(e, 10.5, { ink: '#fff' });
  return g(
    rect(x - width / 2 - 4, y, width + 8, 13, 6.5, 'rgb(16 20 36/88%)', { className: 'night' }),
    at(x - width / 2, y + 1.6, drawn),
  );
});

/** The badge of a module, 24 by 19: letter and icon on the colour of its lamp. */
export const badge = kept(function badge(letter: ModuleLetter, hot: boolean = false, k: number = 1): Drawn {
  return scaled(
    0,
    0,
    k,
    hot && rect(-2.5, -2.5, 29, 24, 7, 'none', { stroke: 'var(--glow)', strokeWidth: 2 }),
    rect(0, 0, 24, 19, 5, HUES[letter].lamp, { stroke: 'rgb(0 0 0/55%)' }),
    line('M4 1.3h16', 'rgb(255 255 255/75%)', 1),
    text(6.6, 13.8, 12, letter, { anchor: 'middle', weight: 800, fill: '#10131f', face: 'display' }),
    icon(ROOM_ICON[letter], 10.6, 3.2, 12.5, '#10131f', 0.25),
  );
});

/** The back of a card. */
export const back = kept(function back(w: number, h: number): Drawn {
  const rad = Math.min(w, h);
  return g(
    rect(1, 2, w, h, 6, 'rgb(0 0 0/45%)'),
    rect(0, 0, w, h, 6, '#26304f', { stroke: '#0a0d18' }),
    rect(3, 3, w - 6, h - 6, 4, 'none', { stroke: '#4a5a8f' }),
    circle(w / 2, h / 2, rad * 0.24, 'none', { stroke: '#6f82c4', strokeWidth: 1.3 }),
    circle(w / 2 + 2, h / 2 - 2, rad * 0.14, '#6f82c4', { opacity: 0.6 }),
  );
});

/** Minus as it is written. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
