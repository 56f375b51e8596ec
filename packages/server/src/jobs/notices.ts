import type { FastifyBaseLogger } from 'fastify';
import type { People } from '../people/people.ts';
import type { Notice, Store } from '../store/store.ts';
import { noticeText } from '../text/notices.ts';
import type { Letter, Sender } from './senders.ts';

export interface NoticeSettings {
  readonly store: Store;
  readonly people: People;
  readonly senders: readonly Sender[];
  readonly address: string;
  readonly now: () => number;
  readonly self: string;
  readonly log: FastifyBaseLogger;
}

const LEASE = 60_000;
const RETRY = 300_000;
const PATIENCE = 5;

/** Tells people outside the app that it is their turn, unless they have moved meanwhile. */
export async function sendNotices({
  store,
  people,
  senders,
  address,
  now,
  self,
  log,
}: NoticeSettings): Promise<number> {
  let sent = 0;
  for (const notice of await store.claimNotices({ by: self, limit: 50, now: now(), until: now() + LEASE })) {
    const letter = await write(store, people, address, notice);
    try {
      if (letter !== undefined) {
        for (const sender of senders) await sender.send(letter);
        sent++;
      }
      await store.dropNotice(notice.id);
    } catch (error) {
      log.warn({ err: error, kind: notice.kind }, 'a notice could not be sent');
      if (notice.tries >= PATIENCE) await store.dropNotice(notice.id);
      else await store.postponeNotice(notice.id, now() + RETRY * notice.tries);
    }
  }
  return sent;
}

async function write(store: Store, people: People, address: string, notice: Notice): Promise<Letter | undefined> {
  const { who, table, kind } = notice;
  const [person, settings, tables] = await Promise.all([
    people.find(who),
    store.settings(who),
    store.tablesOf(who, 200),
  ]);
  const mine = tables.find(({ id }) => id === table);
  if (person === undefined || mine === undefined || (kind === 'turn' && !mine.turn)) return undefined;
  const language = settings.language === 'de' ? 'de' : 'en';
  const { title, body } = noticeText(language, kind, mine.title);
  const link = new URL(`/table/${table}`, address).href;
  const mail = person.verified ? person.mail : undefined;
  return { who, name: person.name, mail, settings, kind, table, language, title, body, link };
}
