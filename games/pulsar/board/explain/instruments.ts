import type { Outcome } from '@orrery/board';
import { ROUNDS, TECHNOLOGIES, TECHNOLOGY_BOARDS } from '../../data/index.ts';
import { markerSeat } from '../../rules/counts.ts';
import { stepsOf } from '../../rules/dice.ts';
import { copyPrice, countedPoints } from '../../rules/powers.ts';
import { describeTech, nameTech } from '../../text/describe.ts';
import { movesWith } from '../dice/moves.ts';
import type { Facts } from '../facts.ts';
import { STACK } from '../places.ts';
import { holdingsOf } from '../tech/holders.ts';
import { whyClosed } from './closed.ts';
import type { Explainer } from './index.ts';

/** How far each marker would go, whom it would pass, and in which order the ships would fly then. */
const outcomesOf = (facts: Facts, die: number): readonly Outcome[] => {
  const { names, text } = facts;
  const namesOf = (seats: readonly number[]): string => seats.map((seat) => names[seat] ?? '').join(', ');
  return movesWith(facts, die).map(({ kind, from, to, isAhead, passed, order }) => ({
    text: [
      text.explain.moves(text.tracks[kind], from, to),
      ...(passed.length > 0 ? [text.explain[isAhead ? 'passes' : 'fallsBehind'](namesOf(passed))] : []),
      ...(kind === 'initiative' ? [text.explain.orderThen(namesOf(order))] : []),
    ].join(' '),
  }));
};

const pool: Explainer = (facts, [value]) => {
  const { view, viewer, text } = facts;
  const n = view.pool[Number(value)];
  const me = view.players[viewer ?? 0];
  const isLeft = view.phase === 'action' && n > 0;
  return {
    title: text.game.pay.die.silver(Number(value)),
    lines: [
      text.explain.pool(n),
      isLeft ? text.explain.copy(copyPrice(me)) : text.explain.steps(stepsOf(view.median, Number(value))),
    ],
    outcomes: () => outcomesOf(facts, Number(value)),
    // The tracks below the dice show where the markers would go.
    ...(view.phase === 'dice' ? { over: STACK } : {}),
    rule: isLeft ? 'PUL-BONUS-04' : 'PUL-DICE-05',
  };
};

const track: Explainer = ({ view, names, text }, [kind]) => {
  if (kind !== 'initiative' && kind !== 'engineering') return undefined;
  const ranks = view[kind].map((marker, i) => text.explain.rank(i + 1, names[markerSeat(marker)] ?? ''));
  return {
    title: text.tracks[kind],
    lines: [text.explain[kind], ranks.join(', '), text.explain.penalty],
    rule: kind === 'initiative' ? 'PUL-DICE-09' : 'PUL-PROD-03',
  };
};

const marker: Explainer = ({ text }, [move]) => ({
  title: move.startsWith('initiative') ? text.tracks.initiative : text.tracks.engineering,
  lines: [text.explain.marker],
  rule: 'PUL-DICE-08',
});

/** What a technology that counts something brings the viewer, and how often it still will. */
function yieldOf({ view, viewer, text }: Facts, tech: number): readonly string[] {
  const { phase, row, effects } = TECHNOLOGIES[tech];
  const points = viewer === null ? 0 : effects.reduce((sum, effect) => sum + countedPoints(view, viewer, effect), 0);
  return [
    ...(points > 0 ? [text.explain.worthNow(points)] : []),
    ...(phase === 'production' ? [text.explain.paysIn(Math.max(row, view.round), ROUNDS)] : []),
  ];
}

const patent: Explainer = (facts, [id]) => {
  const { view, names, text } = facts;
  const tech = TECHNOLOGIES.findIndex((each) => each.id === id);
  if (tech < 0) return undefined;
  const { cost, phase, row } = TECHNOLOGIES[tech];
  const holders = holdingsOf(view, tech).map(({ seat, round }) => text.explain.since(names[seat] ?? '', round));
  return {
    title: text.explain.technology(nameTech(id)),
    lines: [
      `${text.explain.when[phase]}: ${describeTech(text.game, id)}`,
      ...yieldOf(facts, tech),
      text.explain.cost(cost),
      ...(holders.length > 0 ? [text.explain.holders(holders.join(', '))] : []),
      ...(row > view.round ? [text.explain.opens(row)] : whyClosed(facts, (pay) => ({ do: 'patent', tech: id, pay }))),
    ],
    rule: 'PUL-TECH-02',
  };
};

function rowValueOf({ view, text }: Facts, row: number): number | string {
  const tech = view.techs.find((each) => TECHNOLOGIES[each].row === row) ?? 0;
  const board = TECHNOLOGY_BOARDS.find(({ id }) => id === TECHNOLOGIES[tech].board);
  const value = board?.rowValues[row - board.firstRow] ?? 0;
  return value === '?' ? text.explain.median : value;
}

export const explainInstruments: Readonly<Record<string, Explainer>> = {
  pool,
  track,
  marker,
  patent,
  row: (facts, [row]) => ({
    title: facts.text.explain.row(Number(row)),
    lines: [facts.text.explain.rowValue(rowValueOf(facts, Number(row)))],
    rule: 'PUL-PROD-12',
  }),
  'bonus-die': ({ text }) => ({
    title: text.explain.bonusDie,
    lines: [text.explain.bonusDieLine],
    rule: 'PUL-BONUS-07',
  }),
};
