import { Moving, Target } from '@orrery/board';
import { CO2_MAX, CO2_SP } from '../../data/index.ts';
import { disc } from '../art/figures.ts';
import { type Drawn, g, icon, line, range, rect, text } from '../art/pen.ts';
import { signed } from '../art/signs.ts';
import { places } from '../places.ts';
import type { Scene } from '../scene.ts';

const COLOURS = [
  '#3fae7c',
  '#55b36f',
  '#74b661',
  '#95b655',
  '#b5b24b',
  '#cfa944',
  '#d99a41',
  '#d9813f',
  '#d4623f',
  '#c83f47',
];
const pointsInk = (points: number): string => (points > 0 ? '#a8ecc9' : points < 0 ? '#ffb3be' : '#aab7d6');

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function Discs({
  scene: { view },
  middle,
  step,
}: {
  readonly scene: Scene;
  readonly middle: (level: number) => readonly [number, number];
  readonly step: number;
}) {
  return view.players.map((p, seat) => {
    const here = view.players.flatMap((other, k) => (other.co2 === p.co2 ? [k] : []));
    const [x, y] = middle(p.co2);
    return (
      <g
        key={seat}
        transform={`translate(${x + here.indexOf(seat) * Math.min(step, 17 / Math.max(1, here.length - 1))} ${y})`}
        pointerEvents="none"
      >
        <Moving name={`co2 ${seat}`}>{g(disc(seat, 0, 0, 9.5))}</Moving>
      </g>
    );
  });
}

function Level({
  scene,
  level,
  cell,
  note,
}: {
  readonly scene: Scene;
  readonly level: number;
  readonly cell: Cell;
  readonly note: readonly [number, number];
}) {
  const { x, y, w, h } = cell;
  const empty = scene.view.players.every((p) => p.co2 !== level);
  const points = CO2_SP[level];
  return (
    <Target place={places.co2(level)} glow={<rect x={x - 1} y={y - 1} width={w + 2} height={h + 2} rx="5" />}>
      {rect(x, y, w, h, 4, COLOURS[level], { opacity: 0.92 })}
      {line(`M${x + 2} ${y + 1.5}h${w - 4}`, 'rgb(255 255 255/40%)', 1)}
      {text(x + w / 2, y + h / 2 + 4.3, 12, `${level}`, { anchor: 'middle', weight: 750, fill: '#10131f' })}
      {empty &&
        text(note[0], note[1] + 4, 11, signed(points), { anchor: 'middle', weight: 600, fill: pointsInk(points) })}
    </Target>
  );
}

const header = (): Drawn => [
  icon('carbon-dioxide', 8, 5, 19, '#d5dbe6', 0.4),
  text(29, 19, 12.5, 'CO₂', { weight: 700, fill: '#e8ecf6', face: 'display' }),
];

/** The CO2 column, 66 wide: the worst level on top, everybody's disc, points of the end. */
export function Co2Column({ scene, h }: { readonly scene: Scene; readonly h: number }) {
  const step = (h - 44) / (CO2_MAX + 1);
  const y = (level: number): number => 28 + (CO2_MAX - level) * step;
  return (
    <>
      {rect(0, 0, 66, h, 11, 'var(--glass)', { stroke: 'var(--glass-edge)' })}
      {g(header())}
      {range(CO2_MAX + 1).map((level) => (
        <Level
          key={level}
          scene={scene}
          level={level}
          cell={{ x: 7, y: y(level) + 1, w: 23, h: step - 2.5 }}
          note={[46, y(level) + step / 2]}
        />
      ))}
      <Discs scene={scene} middle={(level) => [42, y(level) + step / 2]} step={13} />
      {text(33, h - 5.5, 11, scene.text.atEnd, { anchor: 'middle', fill: '#aab7d6' })}
    </>
  );
}

export const CO2_BAR_W = 374;
export const CO2_BAR_H = 58;

/** The same lying down, for a phone. */
export function Co2Bar({ scene }: { readonly scene: Scene }) {
  const x = (level: number): number => 42 + level * 32.5;
  return (
    <g className="night">
      {rect(0, 0, CO2_BAR_W, CO2_BAR_H, 12, 'var(--glass-solid)', { stroke: 'var(--glass-edge)' })}
      {icon('carbon-dioxide', 10, 8, 19, '#d5dbe6', 0.4)}
      {text(8, 46, 12, 'CO₂', { weight: 700, fill: '#e8ecf6', face: 'display' })}
      {range(CO2_MAX + 1).map((level) => (
        <Level
          key={level}
          scene={scene}
          level={level}
          cell={{ x: x(level), y: 7, w: 29, h: 22 }}
          note={[x(level) + 14.5, 43]}
        />
      ))}
      <Discs scene={scene} middle={(level) => [x(level) + 14.5, 43]} step={11} />
    </g>
  );
}
