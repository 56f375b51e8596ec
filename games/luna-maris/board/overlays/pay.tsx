import { Target } from '@orrery/board';
import type { ChoiceOf } from '../../rules/choices.ts';
import { at, type Drawn, line, rect, text } from '../art/pen.ts';
import { good } from '../art/signs.ts';
import { places } from '../places.ts';
import { ownSeat, type Scene } from '../scene.ts';

const W = 112;
const H = 36;
/** More ways than these stand in lower rows, so that a phone on its side has all of them in sight. */
const MANY = 16;

function rowsOf(scene: Scene, w: number) {
  const ways = waysToPay(scene);
  const [h, gap] = ways.length > MANY ? [30, 4] : [H, 6];
  const perRow = Math.max(1, Math.floor((w - 12) / (W + 8)));
  return { ways, h, step: h + gap, perRow };
}

export const waysToPay = ({ options }: Scene): ChoiceOf<'pay'>[] =>
  options.filter((option): option is ChoiceOf<'pay'> => option.do === 'pay');

/** Both sections of the belt with what is taken off each. */
function taken({ ironLeft, ironRight, titaniumLeft, titaniumRight }: ChoiceOf<'pay'>): Drawn {
  const half = (iron: number, titanium: number, x: number): Drawn => {
    const kinds = [
      ['iron', iron],
      ['titanium', titanium],
    ] as const;
    const some = kinds.filter(([, n]) => n > 0);
    return some.length === 0
      ? text(x + 27, 22, 12, '–', { anchor: 'middle', fill: '#7f8cb0' })
      : some.map(([kind, n], i) =>
          at(
            x + (some.length === 1 ? 14 : 0) + i * 27,
            0,
            text(3, 23, 12.5, `${n}`, { weight: 700, fill: '#fff2d2' }),
            good(kind, 18, 18, 14),
          ),
        );
  };
  return [
    half(ironLeft, titaniumLeft, 1),
    line(`M${W / 2} 5v${H - 10}`, '#59658a', 2),
    half(ironRight, titaniumRight, W / 2 + 1),
  ];
}

/** Every way to pay a price in ore: the left half is new ore, the right half would become waste anyway. */
export function Payment({ scene, w }: { readonly scene: Scene; readonly w: number }) {
  const { view, words, text: t } = scene;
  const { ways, h, step, perRow } = rowsOf(scene, w);
  return (
    <g className="night">
      {rect(0, 0, w, paymentHeight(scene, w), 14, 'rgb(12 17 34/94%)', {
        stroke: 'var(--glass-edge)',
        strokeWidth: 1.5,
      })}
      {text(16, 25, 14, words.prompt(view, ownSeat(scene)), {
        weight: 600,
        fill: '#e8ecf6',
        face: 'display',
        most: w - 32,
      })}
      {text(16, 43, 11, t.payHint, { fill: '#aab7d6', most: w - 32 })}
      {ways.map((way, i) => (
        <Target
          key={places.pay(way)}
          place={places.pay(way)}
          transform={`translate(${12 + (i % perRow) * (W + 8)} ${54 + Math.floor(i / perRow) * step})`}
          glow={<rect width={W} height={h} rx="8" />}
        >
          {rect(0, 0, W, h, 8, '#1a2340', { stroke: '#2f3a5a' })}
          {at(0, (h - H) / 2, taken(way))}
        </Target>
      ))}
    </g>
  );
}

export function paymentHeight(scene: Scene, w: number): number {
  const { ways, step, perRow } = rowsOf(scene, w);
  return 62 + Math.ceil(ways.length / perRow) * step;
}
