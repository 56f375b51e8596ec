import { Target } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { ADVANCED, ADVANCED_ROUND_SP, type AdvancedId, BUILD_COST, BUILD_SP } from '../../data/index.ts';
import { disc } from '../art/figures.ts';
import { at, type Drawn, g, icon, path, rect, text } from '../art/pen.ts';
import { badge, good, sign } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

const PLAQUE = 'M0 4q0-4 4-4h18q4 0 4 4v13l-13 7-13-7Z';

/** Four plaques: the discs of builders, and what the next one is worth. 118 by 24. */
export function BuildTrack({ scene: { view } }: { readonly scene: Scene }) {
  const drawn: Drawn[] = BUILD_SP.map((points, i) => {
    const next = i === view.builders.length;
    return at(
      i * 30,
      0,
      path(PLAQUE, next ? 'url(#lm-coin)' : 'var(--plate)', { stroke: '#05070f', strokeWidth: 1.3 }),
      i < view.builders.length
        ? disc(view.builders[i], 13, 10.5, 9)
        : text(13, 15, 13, `${points}`, {
            anchor: 'middle',
            weight: 750,
            fill: next ? '#2a1a02' : 'var(--muted)',
            face: 'display',
          }),
    );
  });
  return <Target place={places.buildTrack}>{g(...drawn)}</Target>;
}

/** What building costs and brings now. */
export function buildPrice(scene: Scene): Drawn {
  const next = BUILD_SP[scene.view.built.length];
  if (next === undefined) return text(0, 11, 11, scene.text.say.buildFull, { fill: 'var(--muted)', most: 270 });
  return [
    text(0, 11, 11, `${BUILD_COST.titanium}`, { weight: 700 }),
    good('titanium', 14, 7, 13),
    text(24, 11, 11, `+ ${BUILD_COST.energy}`, { weight: 700 }),
    good('energy', 46, 7, 14),
    icon('next', 56, 1, 12, 'var(--muted)'),
    text(72, 11, 11, `+${next}`, { weight: 750 }),
    sign('points', 88, 0, 13),
    text(106, 11, 11, scene.text.everyRound(ADVANCED_ROUND_SP), { fill: 'var(--muted)', most: 180 }),
  ];
}

const TILES_PER_ROW = 5;

/** Advanced modules on offer: lines of text while there are few, tiles while there are many. 282 by 46. */
export function AdvancedTiles({ scene }: { readonly scene: Scene }) {
  const { view, text: t } = scene;
  const many = view.advanced.length > 2;
  const w = many ? 53 : 282;
  const h = many ? 46 : 22;
  return view.advanced.map((tile, i) => {
    const { id, module } = ADVANCED[tile];
    const words = capital(t.game.names.advancedEffects[id]);
    const [x, y] = many ? [(i % TILES_PER_ROW) * 57.2, 0] : [0, i * 24];
    return (
      <Target
        key={id}
        place={places.advanced(id)}
        transform={`translate(${x} ${y})`}
        glow={<rect width={w} height={h} rx="6" />}
      >
        {rect(0, 0, w, h, 6, 'var(--mat-2)', { stroke: '#9fb1c9', strokeWidth: 1.2 })}
        {g(
          many
            ? [rect(0, 0, w, 4, 2, 'url(#lm-hull-ti)'), at(14, 7, badge(module)), perk(id, w / 2, 30)]
            : [
                rect(0, 0, 5, h, 2, 'url(#lm-hull-ti)'),
                at(9, 2, badge(module, false, 0.94)),
                text(38, 15, 11.5, words, { most: 236 }),
              ],
        )}
      </Target>
    );
  });
}

/** What an advanced module changes, in two or three signs. */
const PERKS: Readonly<Record<AdvancedId, (x: number, y: number) => Drawn>> = {
  'adv-recycling-plant': (x, y) => [
    good('waste', x - 12, y + 6, 13),
    icon('up', x - 4, y, 12, 'var(--good)'),
    sign('points', x + 8, y - 1, 14),
  ],
  'adv-power-plant': (x, y) => [
    good('energy', x - 10, y + 6, 14),
    icon('up', x - 3, y, 12, 'var(--good)'),
    sign('points', x + 8, y - 1, 14),
  ],
  'adv-industrial-complex': (x, y) => [
    good('iron', x - 12, y + 6, 13),
    icon('down', x - 5, y, 11, 'var(--good)'),
    sign('carbon-dioxide', x + 5, y - 1, 14),
    icon('lost', x + 6, y, 12, 'var(--bad)'),
  ],
  'adv-communications-room': (x, y) => [
    good('iron', x - 12, y + 6, 13),
    icon('down', x - 4, y, 12, 'var(--good)'),
    sign('points', x + 8, y - 1, 14),
  ],
  'adv-airlock': (x, y) => [
    sign('probe', x - 18, y - 1, 15),
    sign('stress', x + 2, y - 1, 15),
    icon('lost', x + 3, y, 13, 'var(--text)'),
  ],
  'adv-mine-control-room': (x, y) => [
    good('iron', x - 14, y + 6, 13),
    good('titanium', x, y + 6, 13),
    sign('points', x + 8, y - 1, 14),
  ],
  'adv-spaceport': (x, y) => [sign('order', x - 16, y - 1, 15), sign('points', x + 3, y - 1, 14)],
  'adv-greenhouse': (x, y) => [
    sign('food', x - 18, y - 1, 14),
    sign('food', x - 5, y - 1, 14),
    sign('points', x + 9, y - 1, 14),
  ],
};
const perk = (id: AdvancedId, x: number, y: number): Drawn => PERKS[id](x, y);
