import type { IconName } from '@orrery/board';

/** The sign of every Mission, by its number. */
export const MISSION_ICONS: readonly IconName[] = [
  'microscope',
  'blueprint',
  'upgrade',
  'bot',
  'discovery',
  'learn',
  'progress',
  'scientist',
  'contract',
];
