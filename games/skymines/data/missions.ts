/** How a task is met: a state at a claim moment, or something done by this turn's action. */
export const TASKS = {
  'labs-3': { check: 'labs', least: 3 },
  'resource-7': { check: 'resource', least: 7 },
  'helium-4': { check: 'did-helium', least: 4 },
  'place-5': { check: 'did-place', least: 5 },
  'energy-6': { check: 'energy', least: 6 },
  'coins-12': { check: 'coins', least: 12 },
  'threshold-first-3': { check: 'first-thresholds', least: 3 },
  'threshold-second-1': { check: 'second-thresholds', least: 1 },
  'slots-1': { check: 'slots', least: 1 },
  'slots-2': { check: 'slots', least: 2 },
  'upload-3': { check: 'did-upload', least: 3 },
  'research-15': { check: 'research-value', least: 15 },
  'tank-15': { check: 'tank-value', least: 15 },
  'share-cards-2': { check: 'share-cards', least: 2 },
  'oust-2': { check: 'did-oust', least: 2 },
  'price-6': { check: 'did-price', least: 6 },
  'shares-5': { check: 'shares-of-one', least: 5 },
  'shares-2-each': { check: 'shares-of-each', least: 2 },
} as const satisfies Record<string, { readonly check: string; readonly least: number }>;
export type Task = keyof typeof TASKS;
export type TaskCheck = (typeof TASKS)[Task]['check'];

export const MISSIONS: readonly { readonly id: string; readonly tasks: readonly [Task, Task, Task] }[] = [
  { id: 'mission-1', tasks: ['slots-1', 'labs-3', 'shares-5'] },
  { id: 'mission-2', tasks: ['coins-12', 'resource-7', 'threshold-second-1'] },
  { id: 'mission-3', tasks: ['research-15', 'helium-4', 'share-cards-2'] },
  { id: 'mission-4', tasks: ['tank-15', 'place-5', 'shares-2-each'] },
  { id: 'mission-5', tasks: ['threshold-first-3', 'upload-3', 'energy-6'] },
  { id: 'mission-6', tasks: ['price-6', 'oust-2', 'slots-2'] },
];

export const TASK_COINS = 2;
