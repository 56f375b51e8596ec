import { IconAt } from '@orrery/board';
import type { PulsarState } from '../../rules/state.ts';
import type { Dial } from './dial.ts';

/** What every kind of location is drawn from. */
export interface SpotProps {
  readonly dial: Dial;
  readonly view: PulsarState;
  readonly at: number;
  /** Milliseconds until a ship has come by. */
  readonly delay: number;
}

/** A dead end draws an exploration tile; its sign stands beside the location. */
export const DeadEnd = ({ x, y, unit }: { readonly x: number; readonly y: number; readonly unit: number }) => (
  <IconAt name="explore" x={x * unit} y={y * unit} size={14 * unit} ink="#ffcf8a" />
);
