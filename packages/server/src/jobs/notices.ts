import type { FastifyBaseLogger } from 'fastify';
import type { People } from '../people/people.ts';
import type { Notice, Store } from '../store/store.ts';
import { writeLetter } from './letters.ts';
import type { Sender } from './senders.ts';

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

/** How many are taken at a time, and how many of them are under way at once: a mail server takes its time. */
const BATCH = 100;
const AT_ONCE = 20;

/** Tells people outside the app what waits for them there, unless they know by now. Ends when nothing is due. */
export async function sendNotices(settings: NoticeSettings): Promise<number> {
  const { store, now, self } = settings;
  let sent = 0;
  for (;;) {
    const notices = await store.claimNotices({ by: self, limit: BATCH, now: now(), until: now() + LEASE });
    const waiting = notices.values();
    const senders = Array.from({ length: AT_ONCE }, async () => {
      for (const notice of waiting) if (await sendNotice(settings, notice)) sent++;
    });
    await Promise.all(senders);
    if (notices.length < BATCH) return sent;
  }
}

/** Sends one notice; what goes wrong with it concerns no other. */
async function sendNotice(settings: NoticeSettings, notice: Notice): Promise<boolean> {
  const { store, people, senders, address, now, log } = settings;
  try {
    const letter = await writeLetter({ store, people, address }, notice);
    if (letter !== undefined) for (const sender of senders) await sender.send(letter);
    await store.dropNotice(notice.id);
    return letter !== undefined;
  } catch (error) {
    log.warn({ err: error, kind: notice.kind }, 'a notice could not be sent');
    const later = now() + RETRY * notice.tries;
    const done = notice.tries >= PATIENCE ? store.dropNotice(notice.id) : store.postponeNotice(notice.id, later);
    await done.catch((problem) => log.warn({ err: problem }, 'a notice could not be put off'));
    return false;
  }
}
