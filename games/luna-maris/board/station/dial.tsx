import { Count, Target } from '@orrery/board';
import { STRESS_MAX, STRESS_SP } from '../../data/index.ts';
import type { Player } from '../../rules/state.ts';
import { circle, type Drawn, g, group, line, path, r, range, rect, text } from '../art/pen.ts';
import { sign, signed } from '../art/signs.ts';
import { places } from '../places.ts';

const CX = 86;
const CY = 100;
const R = 70;
const BAND = R - 14;

const polar = (far: number, value: number): readonly [number, number] => {
  const angle = Math.PI * (1 - value / STRESS_MAX);
  return [r(CX + Math.cos(angle) * far), r(CY - Math.sin(angle) * far)];
};

const band = (from: number, to: number, stroke: string, strokeWidth: number, strokeDasharray?: string): Drawn =>
  path(`M${polar(BAND, from).join(' ')}A${BAND} ${BAND} 0 0 1 ${polar(BAND, to).join(' ')}`, 'none', {
    stroke,
    strokeWidth,
    ...(strokeDasharray === undefined ? {} : { strokeDasharray }),
  });

/** Turned by a style, so that it swings. */
const needle = (value: number, ink: string): Drawn =>
  group(
    { className: 'luna-needle', style: { transform: `rotate(${(value / STRESS_MAX) * 180}deg)` } },
    line(`M${CX} ${CY}H${CX - R + 8}`, 'rgb(0 0 0/60%)', 6),
    line(`M${CX} ${CY}H${CX - R + 8}`, ink, 3),
  );

function scale({ o2, stress }: Player): Drawn {
  return range(STRESS_MAX + 1).map((value) => {
    const [x, y] = polar(R + 1.5, value);
    const edge = value === 0 || value === STRESS_MAX;
    return [
      line(`M${polar(R - 8, value).join(' ')}L${polar(R - 20, value).join(' ')}`, 'rgb(6 10 22/85%)', 1.6),
      text(x, y + (edge ? 2 : 4), 11.5, `${value}`, {
        anchor: 'middle',
        weight: value === o2 || value === stress ? 800 : 600,
        fill: value > stress ? '#f0919f' : value === stress ? '#ffc0c9' : '#dfe6f6',
      }),
    ];
  });
}

/** The stress stop: the needle goes no further. */
function stop(stress: number): Drawn {
  const [x, y] = polar(BAND, stress);
  return group(
    { transform: `translate(${x} ${y}) rotate(${r((stress / STRESS_MAX) * 180 - 90)})` },
    rect(-4.5, -12, 9, 24, 3, 'url(#lm-stop)', { stroke: '#3a0712', strokeWidth: 1.2 }),
    line('M-1.5 -8.5v17', 'rgb(255 255 255/60%)', 1),
  );
}

/** Oxygen and stress on one dial, 172 by 122: the needle shows oxygen breathed, the red stop is stress. */
export function Dial({
  p,
  after,
  left,
  of = '',
}: {
  readonly p: Player;
  readonly after?: Player | undefined;
  readonly left: string;
  readonly of?: string;
}) {
  const { o2, stress } = p;
  const next = after !== undefined && after.o2 !== o2 ? after.o2 : undefined;
  const stopAfter = after?.stress ?? stress;
  return (
    <Target place={places.oxygen + of}>
      {path(`M0 108A86 86 0 0 1 172 108v4q0 10-10 10H10q-10 0-10-10Z`, 'url(#lm-bezel)', {
        stroke: '#05070f',
        strokeWidth: 1.5,
      })}
      {path(`M5 108A81 81 0 0 1 167 108v2q0 7-7 7H12q-7 0-7-7Z`, 'url(#lm-face)', { stroke: 'rgb(0 0 0/60%)' })}
      {g([
        band(0, STRESS_MAX, '#060a16', 15),
        o2 > 0 && band(0, o2, '#36456a', 12),
        stress > o2 && band(o2, stress, 'url(#lm-air)', 12),
        stress < STRESS_MAX && band(stress, STRESS_MAX, 'url(#lm-danger)', 12),
        next !== undefined && next > o2 && [band(o2, next, '#1a1203', 12), band(o2, next, '#f2c76b', 12, '4 3')],
        scale(p),
        stop(stress),
        stopAfter !== stress && group({ opacity: 0.6 }, stop(stopAfter)),
        needle(o2, '#f4f7ff'),
        next !== undefined && needle(next, '#f2c76b'),
        circle(CX, CY - 10, 30, '#0d1529', { stroke: '#56648c', strokeWidth: 2 }),
      ])}
      <g className="night">
        {g(sign('oxygen', CX - 8, CY - 36, 15))}
        {text(CX, CY + 1, 24, <Count value={Math.max(0, stopAfter - (next ?? o2))} />, {
          anchor: 'middle',
          weight: 700,
          fill: next !== undefined ? '#f2c76b' : '#bff2ff',
          face: 'display',
        })}
        {text(CX, CY + 13, 11, left, { anchor: 'middle', fill: '#aab7d6' })}
        {g(sign('stress', CX + 44, CY + 5, 14))}
        {text(CX + 61, CY + 16.5, 11.5, signed(STRESS_SP[stress] ?? 0), { weight: 700, fill: '#ffc0c9' })}
        {text(CX - 74, CY + 16.5, 11, `${o2}/${stress}`, { weight: 600, fill: '#aab7d6' })}
      </g>
    </Target>
  );
}
