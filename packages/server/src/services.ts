import type { ChatLine } from '@orrery/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Hall, Rooms } from './hall/hall.ts';
import type { Limits } from './hall/limits.ts';
import type { Presence } from './hall/presence.ts';
import type { Watchers } from './hall/watchers.ts';
import type { Thinkers } from './jobs/thinkers.ts';
import type { Metrics } from './metrics.ts';
import type { People } from './people/people.ts';
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
  readonly thinkers: Thinkers;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly throttled: ThrottledLog;
  readonly now: () => number;
  /** Origins that pages may come from, beside the server's own. */
  readonly origins: readonly string[];
  /** The public half of the keys for Web Push; undefined where it is not set up. */
  readonly pushKey: string | undefined;
  /** The folder of the built app; undefined where only the API is served. */
  readonly app: string | undefined;
  /** Does the person who asks come through a proxy that we trust to say from where? */
  readonly behindProxy: boolean;
  isStopping(): boolean;
  /** Tells the sockets of a person that the list of ignored people has changed. */
  ignoredChanged(who: string): Promise<void>;
  /** Shows a line of talk to whoever looks at its table from this process. */
  chat(line: ChatLine): void;
}
