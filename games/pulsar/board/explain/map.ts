import type { Explanation } from '@orrery/board';
import { capital } from '@orrery/kernel';
import { EXPLORATION_TILES, GYRODYNES, SYSTEM_TILES } from '../../data/index.ts';
import { CLUSTERS, COLORS, PLANETS } from '../../rules/cluster.ts';
import { rowValue } from '../../rules/production.ts';
import { projectedScore } from '../../rules/projection.ts';
import { COVERED, NOBODY } from '../../rules/state.ts';
import { freePlanet } from '../../rules/systems.ts';
import { describeBenefits, describeExploration, namePlace } from '../../text/describe.ts';
import type { Facts } from '../facts.ts';
import type { Explainer } from './index.ts';

/** Names of places begin a line here. */

function aboutSystem({ view, names, text }: Facts, system: number): readonly string[] {
  const say = text.explain;
  if (view.shown[system] === 0) return [say.veiled];
  const tile = SYSTEM_TILES[view.systems[system]];
  const whose = (who: number): string =>
    who === NOBODY ? say.free : who === COVERED ? say.covered : (names[who] ?? '');
  const planets = tile.planets.map(({ kind }, i) => say.planet(say[kind], whose(view.planets[system * PLANETS + i])));
  const bonus = freePlanet(view, system, 'blue') >= 0 ? [say.bonus(describeBenefits(text.game, tile.bonus))] : [];
  return [capital(planets.join(', ')), ...bonus, say.passing];
}

function aboutPulsar({ view, names, text }: Facts, pulsar: number, isIsolated: boolean): readonly string[] {
  const say = text.explain;
  const owner = view.owner[pulsar];
  const gyrodyne = GYRODYNES[view.gyrodyne[pulsar]];
  const lines = [owner === NOBODY ? (isIsolated ? say.isolated : say.nobody) : say.owner(names[owner] ?? '')];
  if (owner === NOBODY) return lines;
  if (gyrodyne === undefined) return [...lines, say.waits];
  const type = text.game.gyrodynes[gyrodyne.type];
  const state =
    view.spins[pulsar] === 1
      ? say.spinning(type, gyrodyne.points + rowValue(view))
      : say.building(type, gyrodyne.completeDie);
  return [...lines, state];
}

const node: Explainer = (facts, [id]) => {
  const { view, text } = facts;
  const { indexOf, types, colors, systemOf, pulsarOf, neighbours, deadEnd } = CLUSTERS[view.side];
  const at = indexOf[id];
  if (at === undefined) return undefined;
  const title = capital(namePlace(text.game, id));
  const more = deadEnd[at] ? [text.explain.deadEnd] : [];
  switch (types[at]) {
    case 'entry':
      return { title, lines: [text.explain.entry], rule: 'PUL-FLIGHT-05' };
    case 'gate':
      return { title, lines: [text.explain.gate(text.game.colors[COLORS[colors[at]]])], rule: 'PUL-RUN-04' };
    case 'system':
      return { title, lines: [...aboutSystem(facts, systemOf[at]), ...more], rule: 'PUL-SYS-09' };
    case 'pulsar':
      return {
        title,
        lines: [...aboutPulsar(facts, pulsarOf[at], neighbours[at].length === 0), ...more],
        rule: neighbours[at].length === 0 ? 'PUL-PULSAR-05' : 'PUL-PULSAR-01',
      };
  }
};

const exploration: Explainer = ({ view, text }) => {
  const discards = [...new Set(view.explored)].map((tile) => {
    const n = view.explored.filter((each) => each === tile).length;
    return `${n}× ${describeExploration(text.game, EXPLORATION_TILES[tile].id)}`;
  });
  return {
    title: text.explain.exploration,
    lines: [
      text.explain.explorationLeft(view.unexplored.length, view.explored.length),
      ...(discards.length > 0 ? [text.explain.discards(discards.join('; '))] : []),
    ],
    rule: 'PUL-SYS-14',
  };
};

const score: Explainer = ({ view, names, text, words }, [seat]) => {
  const { score: now, tally } = view.players[Number(seat)];
  const rows = Object.values(words.scoreRows ?? {});
  const parts = tally.flatMap((points, i) => (points === 0 || rows[i] === undefined ? [] : [`${rows[i]} ${points}`]));
  return {
    title: text.explain.scoreOf(names[Number(seat)] ?? ''),
    lines: [text.explain.scoreNow(now, projectedScore(view, Number(seat))), parts.join(', ')].filter(
      (line) => line !== '',
    ),
  };
};

const single =
  (read: (facts: Facts) => Explanation): Explainer =>
  (facts) =>
    read(facts);

export const explainMap: Readonly<Record<string, Explainer>> = {
  node,
  exploration,
  score,
  'black-hole': single(({ text }) => ({ title: text.explain.blackHole, lines: [text.explain.blackHoleLine] })),
  'turn-order': single(({ view, names, text }) => ({
    title: text.explain.order,
    lines: view.order.map((seat, i) => text.explain.rank(i + 1, names[seat] ?? '')),
    rule: 'PUL-PROD-02',
  })),
  round: single(({ view, text }) => ({
    title: text.explain.roundSign(view.round),
    lines: [text.game.phases[view.phase]],
  })),
  printed: single(({ text }) => ({ title: text.printed, lines: [text.takeNow], rule: 'PUL-SYS-12' })),
  explore: single(({ view, text }) => ({
    title: text.explore,
    lines: [text.unseen(view.unexplored.length)],
    rule: 'PUL-SYS-13',
  })),
  keep: ({ text }, [tile]) => ({
    title: text.explore,
    lines: [describeExploration(text.game, tile)],
    rule: 'PUL-TECH-40',
  }),
  draw: single(({ text }) => ({ title: text.draw, lines: [text.explain.draw], rule: 'PUL-FLIGHT-07' })),
  land: single(({ text }) => ({ title: text.land, lines: [text.explain.land], rule: 'PUL-TECH-15' })),
  'other-ways': single(({ text }) => ({ title: text.otherWays, lines: [text.explain.otherWays] })),
  run: single(({ text }) => ({ title: text.gateRun, lines: [text.explain.runOpen], rule: 'PUL-RUN-04' })),
  'no-run': single(({ text }) => ({ title: text.noRun, lines: [text.later], rule: 'PUL-RUN-02' })),
};
