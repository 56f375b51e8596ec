import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SteadyClock } from './clock.ts';
import { matchSeekers } from './club/play-now/matching.ts';
import { Results } from './club/ratings/results.ts';
import { TournamentReader } from './club/tournaments/reading.ts';
import { advance } from './club/tournaments/rounds.ts';
import { webhookSender } from './club/webhooks/webhooks.ts';
import { DEFAULTS, type ServerConfig } from './config.ts';
import { openDatabases } from './databases.ts';
import { countConnections } from './flood.ts';
import { Hall, type Rooms } from './hall/hall.ts';
import { LateTables } from './hall/late.ts';
import { Limits } from './hall/limits.ts';
import { Presence } from './hall/presence.ts';
import { Watchers } from './hall/watchers.ts';
import { appointOwner, considerOwner } from './house/owner.ts';
import { addRoutes, buildApp } from './http/app.ts';
import { enforceClocks } from './jobs/clocks.ts';
import { Each } from './jobs/each.ts';
import { linkLetters } from './jobs/link-letters.ts';
import { sendNotices } from './jobs/notices.ts';
import { repeat } from './jobs/repeat.ts';
import { sweep } from './jobs/retention.ts';
import { openMailer, sendersOf } from './jobs/senders.ts';
import { DEFAULT_THREADS, Thinkers } from './jobs/thinkers.ts';
import { raiseTables } from './jobs/versions.ts';
import { loggerOf } from './logging.ts';
import { Metrics, measure } from './metrics.ts';
import { openPeople } from './people/open.ts';
import type { Services } from './services.ts';
import { Sockets } from './socket.ts';
import { NO_RIGHTS } from './store/house.ts';
import { ThrottledLog } from './throttled-log.ts';

/** A server under way. */
export interface Serving {
  readonly port: number;
  readonly address: string;
  /** Its insides, for measurements. */
  readonly services: Services;
  /** Ends in good order: what was begun is finished, sockets are told to come back. */
  stop(): Promise<void>;
}

export async function serve(given: Partial<ServerConfig> = {}): Promise<Serving> {
  const config: ServerConfig = { ...DEFAULTS, ...given };
  const databases = await openDatabases(config);
  const { store } = databases;
  const { ROOMS: rooms } = (await import(config.roomsModule)) as { ROOMS: Rooms };
  // A test that sets the time means it.
  const steady = config.now === Date.now ? () => performance.now() : config.now;
  const clock = new SteadyClock(await store.clock(), steady, (ms) =>
    log.error({ ms }, 'the clock has jumped; nobody loses on time for a while'),
  );
  const now = (): number => clock.now();
  const self = randomBytes(9).toString('base64url');

  const app = buildApp({ logger: loggerOf(config.logLevel), trustProxy: config.behindProxy });
  const log = app.log;
  const throttled = new ThrottledLog(log);
  const metrics = new Metrics();
  const limits = new Limits(now, config.limits);
  const watchers = new Watchers(now);
  const { noticeDelay, idle } = config;
  const hall = new Hall({ store, rooms, now, noticeDelay, idle, onTrouble: (...said) => throttled.say(...said) });
  const threads = config.threads ?? DEFAULT_THREADS;
  const thinkers = new Thinkers({ store, hall, now, roomsModule: config.roomsModule, self, threads, log });
  const address = config.address ?? `http://localhost:${config.port}`;
  const mailer = config.smtp === undefined ? undefined : openMailer(config.smtp, config.mailFrom);
  const people = await openPeople({
    database: databases.accounts,
    flush: async () => databases.sync?.flush(),
    secret: databases.secret,
    address,
    origins: config.origins,
    limits: config.limits,
    log,
    rightsOf: async (who) => (await store.rightsOf([who])).get(who) ?? NO_RIGHTS,
    ...(mailer === undefined ? {} : { sendLink: linkLetters(mailer, limits, store) }),
  });

  const results = new Results({ store, hall, rooms, now, self, throttled });
  const presence = new Presence({ store, watchers, now, self, connected: () => sockets.connections });
  const late = new LateTables({ store, hall, watchers, now });
  let stopping = false;
  const services: Services = {
    store,
    rooms,
    people,
    hall,
    watchers,
    presence,
    late,
    thinkers,
    results,
    tournaments: new TournamentReader(store, now),
    secret: databases.secret,
    isHere: (who) => presence.isHere(who),
    noticeDelay,
    isOn: (part) => !config.without.includes(part),
    limits,
    metrics,
    webhooks: config.webhooks,
    address,
    log,
    throttled,
    now,
    letters: mailer !== undefined,
    audit: (entry) => store.audit({ ...entry, at: now() }),
    origins: [new URL(address).origin, ...config.origins],
    pushKey: config.push?.publicKey,
    app: config.app,
    behindProxy: config.behindProxy,
    isStopping: () => stopping,
    async madeAccount(who) {
      await services.audit({ by: who, act: 'account-made', about: who });
      const visitor = await people.find(who);
      if (visitor !== undefined) await considerOwner(services, config.owner, visitor);
    },
    // What one process counts is enough where there is only one.
    spend: async (what, who, { burst, perSecond }) => {
      if (!config.limits || store.kind === 'sqlite') return limits.spend(what, who, { burst, perSecond });
      return store.spend(`${what} ${who}`, burst, perSecond, now());
    },
    spreadBlock(who, until) {
      limits.block(who, until);
      store.tell({ blocked: who, until }).catch((error) => throttled.say('a block could not be told', { err: error }));
    },
    async ignoredChanged(who) {
      await sockets.connections.ignoredChanged(who);
      await store.tell({ person: who });
    },
    async tellFriends(people) {
      for (const who of people) {
        sockets.connections.friendsChanged(who);
        await store.tell({ friends: who });
      }
    },
    chat: (line) => sockets.chat(line),
  };
  const sockets = new Sockets(services);
  const answered = addRoutes(app, services);
  measure(services, sockets);

  hall.onChange((loaded, outcome) => {
    if (loaded.table.status === 'over') results.wake(loaded.id);
    watchers.change(loaded, outcome);
    sockets.connections.turnsChanged(loaded.summary.members.map(({ who }) => who));
    if (loaded.summary.jobs.length > 0) thinkers.wake();
  });
  store.listen((news) => void hearNews(news).catch((error) => log.warn({ err: error }, 'news could not be followed')));

  people.onChange((who) => {
    Promise.all([sockets.connections.personChanged(who), store.tell({ person: who })]).catch((error) =>
      log.warn({ err: error }, 'a change of a person could not be told'),
    );
  });

  people.onVerified(async (visitor, what) => {
    if (what === 'made') return services.madeAccount(visitor.who);
    if (what === 'moved') await services.audit({ by: visitor.who, act: 'mail-changed', about: visitor.who });
    await considerOwner(services, config.owner, visitor);
  });

  async function hearNews(news: Parameters<Parameters<typeof store.listen>[0]>[0]): Promise<void> {
    if (news === undefined) {
      sockets.connections.turnsChanged(sockets.connections.people);
      await lookAgain();
    } else if ('blocked' in news) {
      limits.block(news.blocked, news.until);
    } else if ('person' in news) {
      people.forget(news.person);
      await sockets.connections.personChanged(news.person);
    } else if ('friends' in news) {
      sockets.connections.friendsChanged(news.friends);
    } else if ('chat' in news) {
      if (!watchers.isWatched(news.table)) return;
      const line = await store.chatLine(news.chat);
      if (line !== undefined) sockets.chat(line);
    } else if ('row' in news) {
      await hall.readAnew(news.table);
    } else {
      await hall.hear(news.table, watchers.isWatched(news.table));
      sockets.connections.turnsChanged(sockets.connections.people);
    }
  }

  /** Something may have been missed: whatever others have added to the tables at hand is looked up. */
  async function lookAgain(): Promise<void> {
    const lengths = await store.lengths([...new Set([...hall.tables, ...watchers.tables])]);
    const grown = [...lengths].filter(([id, length]) => (hall.lengthOf(id) ?? watchers.lengthOf(id)) !== length);
    await followed.do(
      grown.map(([id]) => id),
      (id) => hall.hear(id, watchers.isWatched(id)),
    );
  }

  async function goOnWithTournaments(): Promise<void> {
    // After a jump of the clock nobody loses on time, here neither.
    if (clock.flags)
      await tournaments.do(await store.tournamentsDue(now()), (id) => advance(services, services.tournaments, id));
  }

  const webhooks = { store, limits, now, webhooks: config.webhooks };
  const senders = [
    ...sendersOf(config, store, mailer),
    ...(services.isOn('webhooks') ? [webhookSender(webhooks)] : []),
  ];
  const notices = { store, people, senders, address, now, self, log };
  const clocks = new Each('a clock could not be looked at', throttled, now);
  const followed = new Each('what others did at a table could not be followed', throttled, now);
  const tournaments = new Each('a tournament could not go on', throttled, now);
  const works = [
    ...(config.without.includes('tournaments') ? [] : [repeat(1000, goOnWithTournaments, log)]),
    repeat(1000, async () => void (clock.flags && (await enforceClocks(store, hall, now, clocks))), log),
    repeat(3_600_000, () => sweep(services, config.keep), log),
    repeat(2000, () => sendNotices(notices), log),
    repeat(5000, () => results.enterAll(), log),
    ...(services.isOn('play-now') ? [repeat(1000, () => matchSeekers(services, self), log)] : []),
    repeat(1000, async () => thinkers.wake(), log),
    repeat(2000, () => thinkers.renew(), log),
    repeat(1000, () => sockets.connections.showTurns(), log),
    repeat(1000, () => presence.show(), log),
    repeat(1000, () => late.show(), log),
    repeat(Math.min(10_000, idle), () => hall.tidy(), log),
    repeat(30_000, async () => sockets.connections.ping(), log),
    repeat(config.sessionCheck, () => sockets.connections.checkSessions(), log),
    repeat(60_000, async () => limits.tidy(), log),
    ...(store.kind === 'sqlite' ? [] : [repeat(600_000, () => store.forgetStocks(now()), log)]),
    ...(store.kind === 'sqlite' ? [] : [repeat(15_000, lookAgain, log)]),
    repeat(10_000, async () => clock.look(await store.clock()), log),
  ];

  // Nobody else has the embedded database: what a process before us took up and did not finish is free.
  if (store.kind === 'sqlite') await store.releaseAllJobs();
  await appointOwner(services, config.owner);
  if (config.limits && !config.behindProxy) countConnections(app.server, limits);
  await app.listen({ host: config.host, port: config.port, backlog: 4096 });
  sockets.attach(app.server);
  thinkers.wake();
  const raised = raiseTables(store, hall, throttled).catch((error) =>
    log.warn({ err: error }, 'tables of older versions could not be taken up'),
  );
  const { port } = app.server.address() as AddressInfo;
  log.info({ port, store: store.kind, threads }, 'tables are open');

  return {
    port,
    address: `http://${config.host}:${port}`,
    services,
    async stop() {
      if (stopping) return;
      stopping = true;
      log.info('closing');
      // What waits for its turn is for the next start.
      await results.settle();
      for (const work of works) await work.stop();
      await raised;
      // Who asked before is answered; then the sockets are told to come back.
      await Promise.all([answered(), sockets.settle()]);
      sockets.close();
      await results.settle();
      await hall.settle();
      await presence.leave().catch(() => {});
      await thinkers.stop();
      await hall.tidy(true);
      sockets.connections.terminate();
      await app.close();
      metrics.stop();
      await databases.close();
    },
  };
}
