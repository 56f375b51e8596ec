import type { SettingSpecs } from '@orrery/kernel';
import { EDITION, GOALS } from '../data/index.ts';

/** PUL-SETUP-28: a preset, and everything one by one on top of it. */
export type PulsarSettings = {
  readonly edition: string;
  readonly preset: string;
  readonly cluster: string;
  readonly boardI: string;
  readonly boardII: string;
  readonly boardIII: string;
  readonly goal1: string;
  readonly goal2: string;
  readonly goal3: string;
  readonly hq: string;
  readonly balanced: boolean;
};

const oneOf = (
  ...of: string[]
): { readonly kind: 'one-of'; readonly of: readonly string[]; readonly default: string } => ({
  kind: 'one-of',
  of,
  default: of[0],
});
const board = oneOf('by-preset', 'random', 'A', 'B', 'C', 'D');
const goal = oneOf('by-preset', 'random', ...GOALS.map(({ id }) => id));

export const SETTING_SPECS: SettingSpecs<PulsarSettings> = {
  edition: oneOf(EDITION),
  preset: oneOf('normal', 'first-game'),
  cluster: oneOf('by-preset', 'random', 'open', 'dead-ends'),
  boardI: board,
  boardII: board,
  boardIII: board,
  goal1: goal,
  goal2: goal,
  goal3: goal,
  hq: oneOf('by-preset', 'on', 'off'),
  balanced: { kind: 'switch', default: false },
};
