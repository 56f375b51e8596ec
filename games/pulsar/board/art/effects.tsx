import type { IconName } from '@orrery/board';
import type { Counted, Happening, SlackAction, TechnologyEffect } from '../../data/index.ts';
import { NOBODY } from '../../rules/state.ts';
import {
  anyGate,
  anyRotor,
  arrow,
  coin,
  cube,
  die,
  type Glyph,
  gap,
  gate,
  icon,
  rotor,
  sign,
  token,
  word,
} from './glyphs.tsx';
import { Planet } from './pieces.tsx';

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
