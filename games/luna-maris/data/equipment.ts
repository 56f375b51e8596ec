import type { Cost, Effect } from './effects.ts';
import type { ModuleLetter } from './modules.ts';

export type EquipmentEffect =
  | { readonly code: 'extra-recycle-option'; readonly cost: Cost; readonly gain: Effect }
  | { readonly code: 'extra-research'; readonly energy: number; readonly steps: number }
  | { readonly code: 'extraction-iron-less'; readonly amount: number; readonly min: number }
  | { readonly code: 'hire-iron-cost'; readonly iron: number; readonly gain: Effect }
  | { readonly code: 'probe-no-stress' }
  | { readonly code: 'order-cube-less'; readonly gain: Effect }
  | { readonly code: 'seedbed-extra'; readonly cards: number; readonly gain: Effect };

interface EquipmentRow {
  readonly id: string;
  readonly module: ModuleLetter;
  readonly effect: EquipmentEffect;
}

export const EQUIPMENT = [
  {
    id: 'plasma-recycler',
    module: 'A',
    effect: { code: 'extra-recycle-option', cost: { waste: 1 }, gain: { titanium: 2, energy: 1, sp: 1 } },
  },
  { id: 'quantum-analyser', module: 'C', effect: { code: 'extra-research', energy: 1, steps: 1 } },
  { id: 'regolith-sieve', module: 'E', effect: { code: 'extraction-iron-less', amount: 2, min: 0 } },
  { id: 'deep-space-antenna', module: 'F', effect: { code: 'hire-iron-cost', iron: 0, gain: { energy: 1, sp: 1 } } },
  { id: 'exosuit', module: 'G', effect: { code: 'probe-no-stress' } },
  { id: 'cargo-drone', module: 'I', effect: { code: 'order-cube-less', gain: { sp: 1 } } },
  { id: 'drip-irrigation', module: 'J', effect: { code: 'seedbed-extra', cards: 1, gain: { sp: 2 } } },
] as const satisfies readonly EquipmentRow[];

export type EquipmentId = (typeof EQUIPMENT)[number]['id'];

export const PLASMA_RECYCLER = 0;
export const QUANTUM_ANALYSER = 1;
export const REGOLITH_SIEVE = 2;
export const DEEP_SPACE_ANTENNA = 3;
export const EXOSUIT = 4;
export const CARGO_DRONE = 5;
export const DRIP_IRRIGATION = 6;
