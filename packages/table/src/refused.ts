import type { RefusalCode } from '@orrery/kernel';

export type TableRefusalCode =
  | RefusalCode
  | 'taken'
  | 'not-open'
  | 'not-playing'
  | 'paused'
  | 'too-early'
  | 'nothing-held'
  | 'out-of-order'
  | 'outdated';

/** Why something was not done at a table. Nothing has changed when one of these comes back. */
export interface Refused {
  readonly refused: TableRefusalCode;
  /** In English; interfaces translate by `refused` and `rule`. */
  readonly message: string;
  readonly rule?: string;
}

export function refuseAt(refused: TableRefusalCode, message: string): Refused {
  return { refused, message };
}
