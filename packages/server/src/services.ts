import type { ChatLine, Part } from '@orrery/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Results } from './club/ratings/results.ts';
import type { TournamentReader } from './club/tournaments/reading.ts';
import type { Hall, Rooms } from './hall/hall.ts';
import type { LateTables } from './hall/late.ts';
import type { Allowance, Limits } from './hall/limits.ts';
import type { Presence } from './hall/presence.ts';
import type { Watchers } from './hall/watchers.ts';
import type { Thinkers } from './jobs/thinkers.ts';
import type { WebhookSettings } from './jobs/webhooks.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people/people.ts';
import type { NewAudit } from './store/house.ts';
import type { Store } from './store/store.ts';
import type { ThrottledLog } from './throttled-log.ts';

/** Everything that answers to a request is found here. */
export interface Services {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly people: People;
  readonly hall: Hall;
  readonly watchers: Watchers;
  readonly presence: Presence;
  /** Tables as those who look on may see them, where that is later than the play. */
  readonly late: LateTables;
  readonly thinkers: Thinkers;
  readonly tournaments: TournamentReader;
  /** Is somebody connected now? */
  isHere(who: string): boolean;
  /** Milliseconds until somebody is told outside the app what they could see in it. */
  readonly noticeDelay: number;
  readonly limits: Limits;
  /** Takes from a stock that all processes share; the answer is the seconds to wait. For what is rare and costs much. */
  spend(what: string, who: string, allowance: Allowance): Promise<number>;
  /** Enters the results of plays that are over. */
  readonly results: Results;
  /** What only this server and its neighbours know. */
  readonly secret: string;
  /** Is this part of the house there? */
  isOn(part: Part): boolean;
  readonly metrics: Metrics;
  /** How webhooks are reached. */
  readonly webhooks: WebhookSettings;
  /** Where people find this server. */
  readonly address: string;
  readonly log: FastifyBaseLogger;
  readonly throttled: ThrottledLog;
  readonly now: () => number;
  /** Does the server send mail? */
  readonly letters: boolean;
  /** Adds a line to the audit log: who did what to whom. */
  audit(entry: Omit<NewAudit, 'at'>): Promise<void>;
  /** Origins that pages may come from, beside the server's own. */
  readonly origins: readonly string[];
  /** The public half of the keys for Web Push; undefined where it is not set up. */
  readonly pushKey: string | undefined;
  /** The folder of the built app; undefined where only the API is served. */
  readonly app: string | undefined;
  /** Does the person who asks come through a proxy that we trust to say from where? */
  readonly behindProxy: boolean;
  isStopping(): boolean;
  /** A guest has become an account, which may be the owner's. */
  madeAccount(who: string): Promise<void>;
  /** Lets a person or a network do nothing until a moment, at every process. */
  spreadBlock(who: string, until: number): void;
  /** Tells people, wherever they are connected, that somebody asks for them or has answered. */
  tellFriends(people: readonly string[]): Promise<void>;
  /** Tells the sockets of a person that the list of ignored people has changed. */
  ignoredChanged(who: string): Promise<void>;
  /** Shows a line of talk to whoever looks at its table from this process. */
  chat(line: ChatLine): void;
}
