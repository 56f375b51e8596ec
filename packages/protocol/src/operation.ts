import type { TObject, TSchema } from 'typebox';
import type { Role } from './rights.ts';

/** One line of the API. Its name is its method and its address. */
export interface Operation {
  readonly summary: string;
  readonly params?: TObject;
  readonly query?: TObject;
  readonly body?: TSchema;
  readonly answer: TSchema;
  /** What is said when it is done; 200 otherwise. */
  readonly status?: 201;
  /** Everybody may ask; otherwise a session is needed. */
  readonly open?: true;
  /** Only for who watches over the house; the owner may do all that moderators may. */
  readonly needs?: Role;
  /** Also somebody who is banned may do this. */
  readonly evenBanned?: true;
  /** Answered by the library that keeps accounts, with refusals of its own: `{"code", "message"}`. */
  readonly account?: true;
}
