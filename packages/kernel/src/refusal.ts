/** Why something was not done. Nothing has changed when one of these comes back. */
export interface Refusal {
  readonly refused: RefusalCode;
  /** What was wrong and what to do, in English; interfaces translate by `refused` and `rule`. */
  readonly message: string;
  /** The ledger id of the rule that forbids it, where one does. */
  readonly rule?: string;
}

export type RefusalCode =
  | 'malformed'
  | 'no-such-seat'
  | 'not-asked'
  | 'stale'
  | 'illegal'
  | 'over'
  | 'nothing-to-undo'
  | 'bad-settings'
  | 'bad-record';

export function refuse(refused: RefusalCode, message: string, rule?: string): Refusal {
  return rule === undefined ? { refused, message } : { refused, message, rule };
}

interface AnyRefusal {
  readonly refused: string;
  readonly message: string;
}
/** The refusals among what a value may be; any refusal where nothing is known of it. */
type RefusalIn<T> = [Extract<T, AnyRefusal>] extends [never] ? AnyRefusal : Extract<T, AnyRefusal>;

/** Is this a refusal, of whatever room? */
export function isRefused<T>(value: T): value is T & RefusalIn<T> {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
