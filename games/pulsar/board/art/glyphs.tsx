import { IconAt, type IconName } from '@orrery/board';
import type { ReactNode } from 'react';
import type {
  Counted,
  GateColor,
  GyrodyneType,
  Happening,
  SlackAction,
  TechnologyEffect,
  TokenKind,
} from '../../data/index.ts';
import { NOBODY } from '../../rules/state.ts';
import { round } from './measure.ts';
import { Gate, Planet, Rotor } from './pieces.tsx';
import { Coin, Cube, Die, Label, Token } from './things.tsx';

/** One sign of a row: how wide it is, and how it is drawn from its left edge around a middle line. */
export interface Glyph {
  readonly width: number;
  readonly draw: (x: number, y: number) => ReactNode;
}

export const word = (text: string, fill = 'var(--ink)', size = 12.5, weight = 650): Glyph => ({
  width: text.length * size * 0.6 + 1,
  draw: (x, y) => (
    <Label x={x} y={y + size * 0.36} size={size} fill={fill} weight={weight}>
      {text}
    </Label>
  ),
});
export const sign = (text: string): Glyph => word(text, 'var(--dim)', 12.5, 500);
export const icon = (name: IconName, ink = 'var(--ink)', size = 17): Glyph => ({
  width: size + 1,
  draw: (x, y) => <IconAt name={name} x={x + size / 2} y={y} size={size} ink={ink} />,
});
export const coin = (n: number | string): Glyph => {
  const r = String(n).length > 1 ? 9.6 : 8.8;
  return {
    width: 2 * r + 0.5,
    draw: (x, y) => (
      <Coin x={x + r} y={y} r={r}>
        {n}
      </Coin>
    ),
  };
};
export const cube: Glyph = { width: 15, draw: (x, y) => <Cube x={x + 7} y={y} size={13} /> };
export const token = (kind: TokenKind, says?: string): Glyph => ({
  width: 22,
  draw: (x, y) => <Token x={x + 10.5} y={y} r={9.6} kind={kind} {...(says === undefined ? {} : { says })} />,
});
export const rotor = (type: GyrodyneType): Glyph => ({
  width: 21,
  draw: (x, y) => <Rotor x={x + 10} y={y} r={10} type={type} state="loose" />,
});
const anyRotor: Glyph = {
  width: 23,
  draw: (x, y) => (
    <>
      <Rotor x={x + 10.5} y={y} r={11} type="large" state="loose" />
      <circle cx={round(x + 10.5)} cy={round(y)} r="6" fill="#fff" stroke="#3f465a" />
      <Label x={x + 10.5} y={y + 4.2} size={12} fill="#231a44" weight={750} anchor="middle">
        ?
      </Label>
    </>
  ),
};
export const die = (value: number, red = false): Glyph => ({
  width: 18,
  draw: (x, y) => <Die x={x + 8} y={y} size={15} value={value} red={red} />,
});
const gate = (color: GateColor): Glyph => ({
  width: 19,
  draw: (x, y) => <Gate x={x + 9} y={y} r={6} color={color} />,
});
const anyGate: Glyph = {
  width: 32,
  draw: (x, y) => (
    <>
      <Gate x={x + 7} y={y + 3} r={4.3} color="orange" />
      <Gate x={x + 15.5} y={y - 3} r={4.3} color="magenta" />
      <Gate x={x + 24} y={y + 3} r={4.3} color="green" />
    </>
  ),
};
export const arrow: Glyph = {
  width: 11,
  draw: (x, y) => (
    <path
      d={`M${round(x + 1)} ${round(y)}h7m-3-3 3 3-3 3`}
      stroke="var(--dim)"
      strokeWidth="1.5"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
};
export const gap = (width: number): Glyph => ({ width, draw: () => null });
const exploration = icon('explore', 'var(--explore)');

/** Two of a thing are drawn, more are counted. */
const times = (n: number, glyph: Glyph): Glyph[] =>
  n > 2 ? [word(String(n)), glyph] : Array.from({ length: n }, () => glyph);

const COUNTED: Readonly<Record<Counted, Glyph>> = {
  station: icon('station'),
  'spinning-gyrodyne': icon('spinning'),
  'spinning-gyrodyne-type': icon('spinning'),
  'claimed-pulsar': icon('ring'),
  'active-transmitter': icon('transmitter'),
  'active-link': icon('link'),
  'construction-award': icon('award'),
  patent: icon('patent'),
  'hq-project': icon('project'),
  'executed-gate-run': icon('gate-run'),
  'modifier-token': token('plus-minus'),
};

const small = (name: IconName): Glyph => icon(name, 'var(--ink)', 15);
const lifeless: Glyph = {
  width: 18,
  draw: (x, y) => <Planet x={x + 8.5} y={y} r={8} kind="lifeless" who={NOBODY} />,
};
const HAPPENINGS: Readonly<Record<Happening, readonly Glyph[]>> = {
  patent: [icon('patent')],
  'visit-pulsar': [small('flight'), small('pulsar')],
  'visit-gate': [icon('flight')],
  'lifeless-station-at-flight-end': [lifeless, icon('station')],
  station: [icon('station')],
  'blue-station-at-flight-end': [icon('blue-planet'), icon('station')],
  'take-gyrodyne-action': [icon('gyrodyne')],
  'spend-die-on-larger-gyrodyne': [icon('dice', 'var(--ink)', 15), arrow, rotor('medium'), sign('/'), rotor('large')],
  'complete-gyrodyne': [icon('spinning')],
  'take-transmitter': [icon('transmitter')],
  'pay-transmitter': [icon('transmitter')],
  'activate-transmitter': [icon('activation')],
  'complete-hq-project': [icon('project')],
  'spend-bonus-die': [die(0, true)],
  'exploration-draw': [icon('explore')],
};

/** Actions whose die may be off by one: their icon, and what happens by them. */
const SLACK: Readonly<Record<SlackAction, readonly [IconName, Happening]>> = {
  'take-gyrodyne': ['gyrodyne', 'take-gyrodyne-action'],
  'complete-gyrodyne': ['spinning', 'complete-gyrodyne'],
  'pay-transmitter': ['transmitter', 'pay-transmitter'],
  'hq-project': ['project', 'complete-hq-project'],
  patent: ['patent', 'patent'],
};

const offByOne = word('±1', 'var(--token)', 12.5, 700);
const amounts = (table: readonly number[]): Glyph => word(table.join('·'), 'var(--brass-text)', 12.5, 700);
const PLACES = { pulsar: icon('pulsar'), system: icon('system'), any: icon('star-map') };

/** What an effect says, made from the same row the rules read. */
function signsOf(effect: TechnologyEffect): readonly Glyph[] {
  switch (effect.op) {
    case 'points':
      return [coin(effect.n)];
    case 'cubes':
      return times(effect.n, cube);
    case 'modifier':
      return times(effect.n, token(effect.kind));
    case 'gyrodyne':
      if (effect.types.length === 3) return [anyRotor];
      return effect.types.flatMap((type, i) => (i === 0 ? [rotor(type)] : [sign('/'), rotor(type)]));
    case 'gyrodynes-different':
      return [rotor('small'), sign('≠'), rotor('large')];
    case 'exploration-tile':
      return times(effect.n, exploration);
    case 'red-die':
      return [...(effect.cubeCost > 0 ? [...times(effect.cubeCost, cube), arrow] : []), die(effect.value, true)];
    case 'die-doubler':
      return [die(effect.silver), sign('+'), die(effect.red, true)];
    case 'claim-isolated':
      return [icon('isolated-pulsar'), icon('ring')];
    case 'teleport':
      return [icon('teleport'), PLACES[effect.to]];
    case 'extra-station':
      return [word(`+${effect.n}`), icon('station')];
    case 'gate-run':
      return [effect.colors.length > 1 ? anyGate : gate(effect.colors[0]), sign('×'), coin(effect.pointsPerGate)];
    case 'buy-points':
    case 'cube-points':
      return [...times(effect.cubes, cube), arrow, coin(effect.points)];
    case 'points-per':
      return [coin(effect.n), sign('/'), ...(effect.per > 1 ? [word(String(effect.per))] : []), COUNTED[effect.what]];
    case 'points-by-count':
      return [
        COUNTED[effect.what],
        ...(effect.what === 'spinning-gyrodyne-type' ? [sign('≠')] : []),
        amounts(effect.table),
      ];
    case 'points-by-rank':
      return [icon(effect.track), amounts(effect.table)];
    case 'points-on':
      return [...(effect.color ? [gate(effect.color)] : []), ...HAPPENINGS[effect.event], arrow, coin(effect.n)];
    case 'cost-pm1':
      return [icon(SLACK[effect.action][0]), offByOne];
    case 'flight-pm1-if-gate':
      return [gate(effect.color), icon('flight'), offByOne];
    case 'discovery-on-lifeless':
      return [lifeless, arrow, icon('discovery')];
    case 'goal-wild':
      return [icon('goal'), icon('tick', 'var(--good)')];
    case 'copy-die-cost':
      return [icon('copy'), arrow, ...times(effect.cubes, cube)];
    case 'exploration-draw-choose':
      return [exploration, exploration, word('→1')];
    case 'plus-minus-range':
      return [token('plus-minus'), arrow, token('plus-minus', `±${effect.max}`)];
    case 'initiative-points-double':
      return [icon('initiative'), word('×2', 'var(--brass-text)', 12.5, 700)];
    case 'goal-bonus-discount':
      return [icon('goal'), word(`−${effect.cubes}`), cube];
  }
}

/** Effects as a row of signs. Points for the very action whose die may be off are told together with it. */
export function glyphsOf(effects: readonly TechnologyEffect[]): readonly Glyph[] {
  return effects.flatMap((effect, i) => {
    const before = effects[i - 1];
    if (effect.op === 'points-on' && before?.op === 'cost-pm1' && SLACK[before.action][1] === effect.event)
      return [arrow, coin(effect.n)];
    return i === 0 ? signsOf(effect) : [gap(5), ...signsOf(effect)];
  });
}

const SPACE = 1;
export const widthOf = (row: readonly Glyph[]): number =>
  Math.max(
    0,
    row.reduce((sum, { width }) => sum + width + SPACE, -SPACE),
  );

interface GlyphsProps {
  readonly row: readonly Glyph[];
  readonly x: number;
  /** The middle line. */
  readonly y: number;
  /** What it has to fit into, and how much it may grow there. */
  readonly room?: number;
  readonly most?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function Glyphs({ row, x, y, room, most = 1, anchor = 'start' }: GlyphsProps) {
  const width = widthOf(row);
  const scale = room === undefined ? 1 : Math.min(most, room / Math.max(width, 1));
  const left = anchor === 'middle' ? x - (width * scale) / 2 : anchor === 'end' ? x - width * scale : x;
  let at = 0;
  return (
    <g transform={`translate(${round(left)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}`}>
      {row.map(({ width: own, draw }, i) => {
        const from = at;
        at += own + SPACE;
        return <g key={i}>{draw(from, 0)}</g>;
      })}
    </g>
  );
}
