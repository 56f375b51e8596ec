import type { Change } from '@orrery/board';
import type { OnMarsState } from '../rules/state.ts';
import type { Facts } from './table.tsx';
export function changesOf(_before: OnMarsState, _after: OnMarsState, _facts: Facts): readonly Change[] {
  return [];
}
