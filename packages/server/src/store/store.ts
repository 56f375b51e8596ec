import type { Seat } from '@orrery/kernel';
import type { ChatLine, MySettings } from '@orrery/protocol';
import type { ClockSpec, Logged, TableStatus } from '@orrery/table';
import type { ClubStore } from './club/clubs.ts';
import type { DailyStore } from './club/daily.ts';
import type { FriendsStore } from './club/friends.ts';
import type { PlaysStore } from './club/plays.ts';
import type { SeekersStore } from './club/seekers.ts';
import type { TournamentStore } from './club/tournaments.ts';
import type { WebhooksStore } from './club/webhooks.ts';
import type { HouseStore } from './house.ts';
import type { LeavingStore } from './leaving.ts';

/**
 * Where everything is kept. The primary key of an entry, its table and its number, is the only lock there is: whoever stores an
 * entry first has it, on whatever process. What `append` has answered with true is on disk.
 */
export interface Store
  extends DailyStore,
    FriendsStore,
    WebhooksStore,
    HouseStore,
    LeavingStore,
    PlaysStore,
    SeekersStore,
    TournamentStore,
    ClubStore {
  readonly kind: 'sqlite' | 'postgres';
  /** The store's own time in milliseconds, the same for all processes. */
  clock(): Promise<number>;
  /** Reads and writes something of no importance: whoever waits for it knows that the database works. */
  ping(): Promise<void>;
  /** Stores an entry with all that follows from it, or nothing: false when somebody else has stored that number. */
  append(write: Write): Promise<boolean>;
  entries(table: string, from?: number): Promise<Logged[]>;
  lengths(tables: readonly string[]): Promise<Map<string, number>>;

  table(id: string): Promise<TableRow | undefined>;
  openTables(limit: number, filter?: OpenFilter): Promise<TableRow[]>;
  /** How many of somebody's tables stand in the lobby. */
  openTablesOf(owner: string): Promise<number>;
  /** Tables under way that everybody may look at, those where something has happened last first. */
  playingTables(limit: number): Promise<TableRow[]>;
  tablesOf(who: string, limit: number): Promise<MyTable[]>;
  /** How many tables wait for each of these people. */
  turnsOf(people: readonly string[]): Promise<Map<string, number>>;
  overdue(now: number, limit: number): Promise<string[]>;

  /** Under which versions of which games there are tables under way. */
  versionsUnderWay(): Promise<{ readonly game: string; readonly version: number }[]>;
  tablesUnder(game: string, version: number, limit: number): Promise<string[]>;
  markVersion(table: string, version: number): Promise<void>;

  setInvitation(table: string, invitation: string): Promise<void>;

  keep(table: string, length: number, data: string): Promise<void>;
  kept(table: string): Promise<{ length: number; data: string } | undefined>;
  forgetKept(): Promise<void>;

  /** Takes up to `limit` waiting questions, in turns between the owners of the tables. */
  claimJobs(claim: Claim): Promise<Job[]>;
  /** What this process thinks about is still its own. */
  renewJobs(by: string, until: number): Promise<void>;
  releaseJobs(by: string): Promise<void>;
  /** A question that could not be answered is free again at a moment. */
  releaseJob(table: string, seat: Seat, from: number): Promise<void>;
  /** All questions are free: for the one process that has the embedded database. */
  releaseAllJobs(): Promise<void>;
  waitingJobs(): Promise<number>;

  claimNotices(claim: Claim): Promise<Notice[]>;
  /** Tells somebody something that is not in the log of a table. */
  addNotices(table: string, notices: readonly NoticeRow[]): Promise<void>;
  dropNotice(id: number): Promise<void>;
  postponeNotice(id: number, due: number): Promise<void>;

  say(line: Omit<ChatLine, 'id'>): Promise<ChatLine>;
  chat(table: string, limit: number): Promise<ChatLine[]>;
  chatLine(id: number): Promise<ChatLine | undefined>;
  ignore(who: string, other: string, on: boolean): Promise<void>;
  ignoredBy(who: string): Promise<string[]>;

  settings(who: string): Promise<MySettings>;
  settingsOf(people: readonly string[]): Promise<Map<string, MySettings>>;
  saveSettings(who: string, settings: MySettings): Promise<void>;

  /** Says who is connected to this process, as text, until a moment; and hears the same of all processes. */
  beHere(process: string, until: number, people: string): Promise<void>;
  whoIsHere(now: number): Promise<{ readonly process: string; readonly people: string }[]>;

  /**
   * Takes one from a stock that all processes share: `perSecond` come in, at most `burst` lie there. The answer is the
   * seconds to wait where none is left.
   */
  spend(key: string, burst: number, perSecond: number, now: number): Promise<number>;
  forgetStocks(before: number): Promise<void>;

  /** Hears of entries that other processes have stored; `undefined` when some may have been missed. */
  listen(listener: (news: News | undefined) => void): void;
  tell(news: News): Promise<void>;
  close(): Promise<void>;
}

/** What one process tells the others. */
export type News =
  | { readonly table: string; readonly entry: number }
  | { readonly table: string; readonly chat: number }
  /** What is not in a table's log has changed: its invitation. */
  | { readonly table: string; readonly row: true }
  /** Somebody's name or sessions have changed. */
  | { readonly person: string }
  /** Somebody asks for this person, or has answered them. */
  | { readonly friends: string }
  /** A person or a network that may do nothing until a moment. */
  | { readonly blocked: string; readonly until: number };

export interface Write {
  readonly table: string;
  readonly logged: Logged;
  /** What the list of tables shows; only where it has changed. */
  readonly row?: TableRow;
  readonly members?: readonly Member[];
  /** The computer players that are asked now, instead of those asked before. */
  readonly jobs?: readonly JobRow[];
  readonly notices?: readonly NoticeRow[];
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  readonly title: string;
  readonly status: TableStatus;
  /** Shown to everybody, or only to who has the invitation. */
  readonly listed: boolean;
  /** The secret part of the invitation link. */
  readonly invitation: string;
  /** Does the result count for the ratings? */
  readonly rated: boolean;
  readonly pace: ClockSpec['kind'];
  readonly seats: number;
  readonly free: number;
  readonly created: number;
  readonly updated: number;
  /** The version of the game it is played under. */
  readonly version: number;
  /** When the next clock runs out. */
  readonly deadline: number | null;
}

/** What an open table has to be like. */
export type OpenFilter = Partial<Pick<TableRow, 'game' | 'seats' | 'pace' | 'rated'>>;

export interface Member {
  readonly who: string;
  readonly name: string;
  readonly seat: Seat;
  /** Is the table waiting for this person? */
  readonly turn: boolean;
  readonly since: number;
}

export interface MyTable extends TableRow {
  readonly seat: Seat;
  readonly turn: boolean;
  readonly since: number;
}

export interface JobRow {
  readonly seat: Seat;
  readonly level: string;
  readonly question: number;
  readonly owner: string;
  readonly created: number;
}

export interface Job extends JobRow {
  readonly table: string;
  /** How often it was claimed before. */
  readonly tries: number;
}

export interface Claim {
  readonly by: string;
  readonly limit: number;
  readonly now: number;
  /** Until when it is ours, unless we are gone by then. */
  readonly until: number;
}

export interface NoticeRow {
  readonly who: string;
  /** `turn`, `over` and `retired` are of a table one sits at; the others are told by what stands in the field `table`. */
  readonly kind: 'turn' | 'over' | 'retired' | 'invited' | 'round' | 'opened' | 'webhook-off';
  readonly due: number;
}

export interface Notice extends NoticeRow {
  readonly id: number;
  readonly table: string;
  readonly tries: number;
}
