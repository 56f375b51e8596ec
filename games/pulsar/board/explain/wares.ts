import { capital } from '@orrery/kernel';
import { AWARDS, GYRODYNES, TRANSMITTERS } from '../../data/index.ts';
import { describeBenefits, nameTransmitter } from '../../text/describe.ts';
import type { Facts } from '../facts.ts';
import { whyClosed } from './closed.ts';
import type { Explainer } from './index.ts';

function aboutTransmitter({ view, text }: Facts, tile: number): readonly string[] {
  const say = text.explain;
  const { costs, left, right, instant, production } = TRANSMITTERS[tile];
  const half = (value: number | null): string => (value === null ? say.none : String(value));
  return [
    view.active[tile] === 1 ? say.active : say.costs(costs.join(', ')),
    ...(instant.length > 0 ? [say.instant(describeBenefits(text.game, instant))] : []),
    ...(production.length > 0 ? [say.production(describeBenefits(text.game, production))] : []),
    say.halves(half(left), half(right)),
  ];
}

const transmitter =
  (rule: string, closed: (facts: Facts, tile: number) => readonly string[]): Explainer =>
  (facts, [id]) => {
    const tile = TRANSMITTERS.findIndex((each) => each.id === id);
    if (tile < 0) return undefined;
    return {
      title: capital(nameTransmitter(facts.text.game, id)),
      lines: [...aboutTransmitter(facts, tile), ...closed(facts, tile)],
      rule,
    };
  };

const offerClosed = (facts: Facts, tile: number): readonly string[] => {
  const { id, costs } = TRANSMITTERS[tile];
  return whyClosed(facts, (pay) => ({ do: 'take-transmitter', tile: id, icon: costs[0], pay }));
};

const gyrodyne: Explainer = (facts, [type]) => {
  const { view, text } = facts;
  const at = GYRODYNES.findIndex((each) => each.type === type);
  if (at < 0) return undefined;
  const { type: name, takeDie, completeDie, points } = GYRODYNES[at];
  const left = AWARDS.slice(AWARDS.length - view.awards[at]);
  return {
    title: text.gyrodyne(text.game.gyrodynes[name]),
    lines: [
      text.explain.supply(view.supply[at]),
      text.explain.takes(takeDie),
      text.explain.completes(completeDie, points),
      ...(left.length > 0 ? [text.explain.awards(left.join(', '))] : []),
      ...whyClosed(facts, (pay) => ({ do: 'take-gyrodyne', type: name, pay })),
    ],
    rule: 'PUL-GYRO-01',
  };
};

export const explainWares: Readonly<Record<string, Explainer>> = {
  offer: transmitter('PUL-TRANS-01', offerClosed),
  tile: transmitter('PUL-TRANS-08', () => []),
  stack: ({ view, text }) => ({
    title: text.transmitters,
    lines: [text.explain.stack(view.stack.length)],
    rule: 'PUL-INFO-05',
  }),
  end: ({ text }) => ({ title: text.arrays, lines: [text.explain.end], rule: 'PUL-TRANS-04' }),
  'new-array': ({ text }) => ({ title: text.newArray, lines: [text.explain.newArray], rule: 'PUL-TRANS-03' }),
  gyrodyne,
  pair: ({ text }, types) => ({
    title: text.pair,
    lines: [
      types
        .map((type) => GYRODYNES.find((each) => each.type === type)?.type)
        .flatMap((type) => (type === undefined ? [] : [text.gyrodyne(text.game.gyrodynes[type])]))
        .join(', '),
    ],
    rule: 'PUL-GYRO-03',
  }),
};
