import { type Gain, gains } from './effects.ts';

export const THREAT_IDS = ['pirates', 'comet', 'wormhole', 'probe', 'singularity', 'time-anomaly'] as const;
export type ThreatId = (typeof THREAT_IDS)[number];

/** What happens to everybody when the card is still there. */
export type Consequence =
  | 'cash-lost'
  | 'top-stations-minus-2'
  | 'energy-cards-lost'
  | 'helium-lost'
  | 'ends-after-round-6'
  | 'play-again';

export interface Threat {
  readonly id: ThreatId;
  /** What the remover must pay or show, 0 for nothing of the kind. */
  readonly coins: number;
  readonly energy: number;
  readonly energyCards: number;
  readonly tankValue: number;
  readonly researchValue: number;
  readonly reward: readonly Gain[];
  readonly consequence: Consequence;
}

const NOTHING = { coins: 0, energy: 0, energyCards: 0, tankValue: 0, researchValue: 0 };

export const THREATS: readonly Threat[] = [
  { ...NOTHING, id: 'pirates', coins: 6, reward: gains('any 3'), consequence: 'cash-lost' },
  { ...NOTHING, id: 'comet', energy: 3, reward: gains('coins 4'), consequence: 'top-stations-minus-2' },
  { ...NOTHING, id: 'wormhole', energyCards: 2, reward: gains('helium 3'), consequence: 'energy-cards-lost' },
  { ...NOTHING, id: 'probe', tankValue: 40, reward: gains('rp 3'), consequence: 'helium-lost' },
  { ...NOTHING, id: 'singularity', researchValue: 40, reward: gains('any 3'), consequence: 'ends-after-round-6' },
  {
    ...NOTHING,
    id: 'time-anomaly',
    tankValue: 25,
    researchValue: 20,
    reward: gains('coins 4'),
    consequence: 'play-again',
  },
];

/** SKY-THREAT-10. */
export const COMET_LOSS = 2;
/** SKY-THREAT-13. */
export const SINGULARITY_ROUND = 6;
