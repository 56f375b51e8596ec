import type { IncomingHttpHeaders } from 'node:http';
import type { Rights } from '../store/house.ts';

/** Somebody who has a session: a guest, or the holder of an account. */
export interface Visitor {
  readonly who: string;
  readonly name: string;
  readonly guest: boolean;
  readonly mail: string | undefined;
  /** Has the mail address proved to be theirs? */
  readonly verified: boolean;
  readonly rights: Rights;
}

/** A visitor with the secret name of the session, which leaves the server in cookies only. */
export interface Session {
  readonly visitor: Visitor;
  readonly token: string;
}

/** How somebody who came in goes on: the token for programs, the cookies for browsers. */
export interface Entered {
  readonly token: string;
  readonly cookies: string[];
}

/** What came of an address that has proved to be somebody's: a guest has an account, an account has moved, or nothing else. */
export type Proved = 'made' | 'moved' | 'proved';

export interface People {
  /** Who sent this request; undefined without a valid session. */
  visitor(headers: IncomingHttpHeaders): Promise<Visitor | undefined>;
  session(headers: IncomingHttpHeaders): Promise<Session | undefined>;
  /** Which of these sessions are still valid. */
  valid(tokens: readonly string[]): Promise<Set<string>>;
  /** Hears of everybody whose name, sessions or rights may have changed here. */
  onChange(listener: (who: string) => void): void;
  /** Hears of addresses that have proved to be somebody's. */
  onVerified(listener: (visitor: Visitor, what: Proved) => Promise<void>): void;
  /** Something of somebody has changed here: all processes ask anew. */
  changed(who: string): void;
  /** Somebody has changed at another process: what is remembered is asked anew. */
  forget(who: string): void;
  find(who: string): Promise<Visitor | undefined>;
  /** What these people are called; who has left is not in it. */
  names(people: readonly string[]): Promise<Map<string, string>>;
  findByMail(mail: string): Promise<Visitor | undefined>;
  /** The account that was there first. */
  firstAccount(): Promise<string | undefined>;
  /** Lets somebody in by name alone. The answer carries the session cookie. */
  admitGuest(name: string, headers: IncomingHttpHeaders): Promise<Entered & { readonly visitor: Visitor }>;
  rename(who: string, name: string): Promise<void>;
  /**
   * Makes a guest's place an account, with everything that belongs to it. Where there is mail, that is when the link of a
   * letter is opened (`kept` is false until then), and whose the address is stays untold.
   */
  keepGuest(
    who: string,
    mail: string,
    password: string,
    headers: IncomingHttpHeaders,
  ): Promise<(Entered & { readonly kept: boolean }) | 'mail-taken'>;
  hasPassword(who: string, password: string): Promise<boolean>;
  /** What the library keeps of somebody, without anything that opens a door. */
  dataOf(who: string): Promise<{ account: object; sessions: object[]; passkeys: object[] }>;
  /** Takes somebody's account away with all that belongs to it; their sockets close. */
  remove(who: string): Promise<void>;
  /** Guests who have not been here since a moment. */
  guestsUnseenSince(before: number): Promise<string[]>;
  /** Takes away what is over, and from where people came before a moment. */
  tidy(now: number, addressesBefore: number): Promise<void>;
  /** The library's own endpoints: passwords, passkeys, sign-out. */
  handle(request: Request, headers: IncomingHttpHeaders): Promise<Response>;
}

/** Somebody as the library keeps them. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified?: boolean | undefined;
  readonly isAnonymous?: boolean | null | undefined;
}

export function visitorOf({ id, name, email, emailVerified, isAnonymous }: User, rights: Rights): Visitor {
  const guest = isAnonymous === true;
  return { who: id, name, guest, mail: guest ? undefined : email, verified: !guest && emailVerified === true, rights };
}
