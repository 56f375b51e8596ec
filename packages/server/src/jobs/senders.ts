import { appendFileSync } from 'node:fs';
import type { Agent } from 'node:https';
import type { Language } from '@orrery/kernel';
import type { PushSubscription } from 'web-push';
import type { ServerConfig } from '../config.ts';
import type { Notice, Store } from '../store/store.ts';
import { publicAgent } from './outside.ts';

/** A notice on its way to one person. */
export interface Letter {
  readonly who: string;
  readonly name: string;
  /** Undefined for guests, and until the address has proved to be theirs. */
  readonly mail: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly kind: Notice['kind'];
  readonly table: string;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly link: string;
}

/** A way to reach people. It throws when the letter should be tried again later. */
export interface Sender {
  send(letter: Letter): Promise<void>;
}

/** Writes every letter as a line of a file: for tests, and for whoever wants to send them otherwise. */
export function fileSender(file: string): Sender {
  return {
    async send({ who, kind, table, title, body, link }) {
      appendFileSync(file, `${JSON.stringify({ who, kind, table, title, body, link })}\n`);
    },
  };
}

/** Sends one mail. */
export type Mailer = (to: { name: string; address: string }, title: string, text: string) => Promise<void>;

/** `url` is an address such as smtps://user:pass@host. */
export function openMailer(url: string, from: string): Mailer {
  // Loaded when the first letter is sent: who sends none starts faster.
  const transport = memo(async () => (await import('nodemailer')).createTransport(url));
  return async (to, subject, text) => {
    await (await transport()).sendMail({ from, to, subject, text });
  };
}

/** Mail to those who asked for it, at an address that is theirs. */
export function mailSender(send: Mailer): Sender {
  return {
    async send({ mail, settings, title, body, link, name }) {
      if (mail !== undefined && settings.mail === true)
        await send({ name, address: mail }, title, `${body}\n\n${link}\n`);
    },
  };
}

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const webPush = memo(async () => (await import('web-push')).default);

export const newPushKeys = async (): Promise<PushKeys> => (await webPush()).generateVAPIDKeys();

/** Web Push to every browser that the person has allowed it in. */
export function pushSender(keys: PushKeys, contact: string, store: Store, agent: Agent = publicAgent()): Sender {
  const options = { vapidDetails: { subject: contact, ...keys }, TTL: 86_400, timeout: 20_000, agent };
  return {
    async send({ who, settings, title, body, link }) {
      const subscriptions = subscriptionsOf(settings);
      const gone: PushSubscription[] = [];
      for (const subscription of subscriptions) {
        try {
          await (await webPush()).sendNotification(subscription, JSON.stringify({ title, body, link }), options);
        } catch (error) {
          const { statusCode } = error as { statusCode?: number };
          if (statusCode === 404 || statusCode === 410) gone.push(subscription);
          else throw error;
        }
      }
      if (gone.length === 0) return;
      const push = subscriptions.filter((subscription) => !gone.includes(subscription));
      await store.saveSettings(who, { ...(await store.settings(who)), push });
    },
  };
}

function subscriptionsOf(settings: Readonly<Record<string, unknown>>): PushSubscription[] {
  return Array.isArray(settings.push) ? (settings.push as PushSubscription[]) : [];
}

function memo<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The ways to reach people that this server has been given. */
export function sendersOf(config: ServerConfig, store: Store, mailer: Mailer | undefined): Sender[] {
  return [
    ...(config.noticeFile === undefined ? [] : [fileSender(config.noticeFile)]),
    ...(mailer === undefined ? [] : [mailSender(mailer)]),
    ...(config.push === undefined ? [] : [pushSender(config.push, `mailto:${config.mailFrom}`, store)]),
    ...config.senders,
  ];
}
