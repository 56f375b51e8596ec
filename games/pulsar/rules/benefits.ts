import type { Seat } from '@orrery/kernel';
import {
  type Benefit,
  EXPLORATION_TILES,
  GYRODYNES,
  HEADQUARTERS,
  SYSTEM_TILES,
  TECHNOLOGIES,
  type TechnologyEffect,
  TRANSMITTERS,
} from '../data/index.ts';
import type { Chapter } from './chapter.ts';
import type { Doing } from './choices.ts';
import { gainCubes, gainGyrodyne, gainPoints, gainTokens } from './gains.ts';
import { acceptBonusDie } from './payment.ts';
import { countedPoints } from './powers.ts';
import type { BonusSource, PulsarFrame, PulsarState, Row } from './state.ts';

export const typeIndex = (type: string): number => GYRODYNES.findIndex((gyrodyne) => gyrodyne.type === type);

/** A printed benefit as frames of the agenda, the first one first. */
function framesOf(benefit: Benefit, row: Row, source: BonusSource): PulsarFrame[] {
  switch (benefit.op) {
    case 'points':
      return [{ step: 'points', n: benefit.n, row }];
    case 'cubes':
      return [{ step: 'cubes', n: benefit.n }];
    case 'modifier':
      return [{ step: 'token', kind: benefit.kind, n: benefit.n }];
    case 'gyrodyne': {
      const types = benefit.types.map(typeIndex);
      return [types.length === 1 ? { step: 'gyrodyne', type: types[0] } : { step: 'choose-gyrodyne', types }];
    }
    case 'gyrodynes-different':
      return [{ step: 'choose-gyrodynes' }];
    case 'exploration-tile':
      return Array.from({ length: benefit.n }, () => ({ step: 'explore' }));
    case 'red-die':
      return [{ step: 'red-die', value: benefit.value, source }];
    case 'die-doubler':
      return [{ step: 'doubler', silver: benefit.silver, red: benefit.red }];
    case 'claim-isolated':
      return [{ step: 'claim' }];
    case 'teleport':
      return [{ step: 'teleport', to: benefit.to }];
    // A gate run waits for a flight, a purchase for production, an extra station for the end.
    case 'gate-run':
    case 'buy-points':
    case 'extra-station':
      return [];
  }
}

const COUNTING: readonly TechnologyEffect['op'][] = ['points-per', 'points-by-count', 'points-by-rank'];
const PRINTED: readonly string[] = [
  'points',
  'cubes',
  'modifier',
  'gyrodyne',
  'gyrodynes-different',
  'exploration-tile',
  'red-die',
  'die-doubler',
  'claim-isolated',
  'teleport',
];

export const TECHNOLOGY_FRAMES: readonly (readonly PulsarFrame[])[] = TECHNOLOGIES.map((tech, t) => {
  if (tech.phase !== 'instant') return [];
  return tech.effects.flatMap((effect, e): PulsarFrame[] => {
    if (COUNTING.includes(effect.op)) return [{ step: 'tech-points', tech: t, effect: e }];
    return PRINTED.includes(effect.op) ? framesOf(effect as Benefit, 'technologies', 'technology') : [];
  });
});

export const PROJECT_FRAMES: readonly (readonly (readonly PulsarFrame[])[])[] = HEADQUARTERS.map((hq) =>
  hq.projects.map((project) => project.effects.flatMap((effect) => framesOf(effect, 'projects', 'project'))),
);

export const TRANSMITTER_FRAMES: readonly (readonly PulsarFrame[])[] = TRANSMITTERS.map((tile) =>
  tile.instant.flatMap((effect) => framesOf(effect, 'transmitters', 'none')),
);

export const SYSTEM_FRAMES: readonly (readonly PulsarFrame[])[] = SYSTEM_TILES.map((tile) =>
  tile.bonus.flatMap((effect) => framesOf(effect, 'exploration', 'discovery')),
);

export const EXPLORATION_FRAMES: readonly (readonly PulsarFrame[])[] = EXPLORATION_TILES.map((tile) =>
  tile.effects.flatMap((effect) => framesOf(effect, 'exploration', 'none')),
);

/** What a benefit that gives a red die asks for; undefined for benefits without one. */
export interface RedDie {
  readonly doubler: boolean;
  readonly cubes: number;
}

export function redDieOf(effects: readonly TechnologyEffect[]): RedDie | undefined {
  for (const effect of effects) {
    if (effect.op === 'die-doubler') return { doubler: true, cubes: 0 };
    if (effect.op === 'red-die') return { doubler: false, cubes: effect.cubeCost };
  }
  return undefined;
}

const GAIN: readonly Doing<'gain-gyrodyne'>[] = GYRODYNES.map(({ type }) => ({ do: 'gain-gyrodyne', type }));

const PAIRS: readonly Doing<'gain-gyrodynes'>[] = GYRODYNES.flatMap(({ type: first }, i) =>
  GYRODYNES.slice(i + 1).map(({ type: second }) => ({ do: 'gain-gyrodynes' as const, first, second })),
);

const inSupply = (s: PulsarState, type: string): boolean => s.supply[typeIndex(type)] > 0;

export const benefitSteps: Chapter<
  | 'points'
  | 'cubes'
  | 'token'
  | 'gyrodyne'
  | 'red-die'
  | 'doubler'
  | 'tech-points'
  | 'choose-gyrodyne'
  | 'choose-gyrodynes'
> = {
  points: { run: (s, { n, row }, seat) => gainPoints(s, seat, n, row) },
  cubes: { run: (s, { n }, seat) => gainCubes(s, seat, n) },
  token: { run: (s, { kind, n }, seat) => gainTokens(s, seat, kind, n) },
  gyrodyne: { run: (s, { type }, seat) => gainGyrodyne(s, seat, type) },
  'red-die': {
    run: (s, { value, source }, seat) => acceptBonusDie(s, seat, value, source),
  },
  /** PUL-BONUS-12: the die that paid comes back with another value. */
  doubler: {
    run(s, { silver, red }, seat) {
      s.players[seat].silver.push(silver);
      acceptBonusDie(s, seat, red, 'doubler');
    },
  },
  'tech-points': {
    run: (s, { tech, effect }, seat) =>
      gainPoints(s, seat, countedPoints(s, seat, TECHNOLOGIES[tech].effects[effect]), 'technologies'),
  },
  /** PUL-GYRO-03: one of the printed types, as far as there are any left. */
  'choose-gyrodyne': {
    skip: (s, _, { types }) => types.every((type) => s.supply[type] === 0),
    options: (s, _, { types }) => types.filter((type) => s.supply[type] > 0).map((type) => GAIN[type]),
    take(s, seat, choice) {
      if (choice.do === 'gain-gyrodyne') gainGyrodyne(s, seat, typeIndex(choice.type));
    },
    whyNot(s, _, choice, { types }) {
      if (choice.do !== 'gain-gyrodyne') return { rule: 'PUL-ACT-12' };
      const type = typeIndex(choice.type);
      return { rule: types.includes(type) && s.supply[type] === 0 ? 'PUL-SETUP-06' : 'PUL-GYRO-03' };
    },
  },
  /** PUL-GYRO-16: two different types, or the only one that is left. */
  'choose-gyrodynes': {
    skip: (s) => s.supply.every((left) => left === 0),
    options(s) {
      const pairs = PAIRS.filter((pair) => inSupply(s, pair.first) && inSupply(s, pair.second));
      return pairs.length > 0 ? pairs : GAIN.filter((single) => inSupply(s, single.type));
    },
    take(s, seat, choice) {
      if (choice.do === 'gain-gyrodyne') gainGyrodyne(s, seat, typeIndex(choice.type));
      if (choice.do !== 'gain-gyrodynes') return;
      gainGyrodyne(s, seat, typeIndex(choice.first));
      gainGyrodyne(s, seat, typeIndex(choice.second));
    },
    whyNot: (_, __, choice) =>
      choice.do === 'gain-gyrodynes' || choice.do === 'gain-gyrodyne'
        ? { rule: 'PUL-GYRO-16' }
        : { rule: 'PUL-ACT-12' },
  },
};

export function paysForBenefit(s: PulsarState, seat: Seat, need: RedDie | undefined, silverDie: boolean): boolean {
  if (need === undefined) return true;
  // PUL-BONUS-13, PUL-BONUS-15: the red die must become the one bonus die of this turn.
  return silverDie && !s.turn.used && s.players[seat].cubes >= need.cubes;
}

export function whyNoBenefit(
  s: PulsarState,
  seat: Seat,
  need: RedDie | undefined,
  silverDie: boolean,
): string | undefined {
  if (need === undefined || paysForBenefit(s, seat, need, silverDie)) return undefined;
  if (!silverDie) return need.doubler ? 'PUL-BONUS-15' : 'PUL-BONUS-13';
  return s.turn.used ? 'PUL-BONUS-13' : 'PUL-BONUS-14';
}
