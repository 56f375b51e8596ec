import type { Refusal, Webhook } from '@orrery/protocol';
import type { Limits } from '../../hall/limits.ts';
import type { Letter, Sender } from '../../jobs/senders.ts';
import { postWebhook, type WebhookSettings, webhookAddress, webhookBody } from '../../jobs/webhooks.ts';
import type { Services } from '../../services.ts';
import { clubOf, clubOwner, type StoredWebhook } from '../../store/club/webhooks.ts';
import type { Store } from '../../store/store.ts';

/** So many lines reach one webhook at once, and so many in the long run: a chat is read by people. */
const LINES = { burst: 10, perSecond: 1 / 30 };
/** After so many failures in a row it is switched off. */
const MOST_FAILURES = 5;

export interface WebhookSenderSettings {
  readonly store: Store;
  readonly limits: Limits;
  readonly now: () => number;
  readonly webhooks: WebhookSettings;
}

/** Notices to the chat of a person or a club. What goes wrong there holds up no other way. */
export function webhookSender({ store, limits, now, webhooks }: WebhookSenderSettings): Sender {
  return {
    async send({ who, title, body, link }: Letter) {
      const hook = await store.webhook(who);
      if (hook === undefined || hook.off || !limits.allows('webhook', who, LINES)) return;
      if (await postWebhook(hook.address, webhookBody(title, body, link), webhooks)) return store.webhookWorked(who);
      // Whoever does not hear us any more is told so on the other ways.
      if (await store.webhookFailed(who, MOST_FAILURES)) await tellOff(store, who, now());
    },
  };
}

/** A person hears it themselves; of a club, whoever runs it. */
async function tellOff(store: Store, owner: string, due: number): Promise<void> {
  const club = clubOf(owner);
  const members = club === undefined ? [] : await store.membersOf(club);
  const people = club === undefined ? [owner] : members.flatMap(({ who, role }) => (role === 'member' ? [] : [who]));
  await store.addNotices(
    club ?? '',
    people.map((who) => ({ who, kind: 'webhook-off', due })),
  );
}

/** Tells the chat of a club what happens in it, where it has one. */
export async function tellClub(
  { store, now, isOn }: Services,
  club: string,
  kind: 'opened' | 'round',
  about: string,
): Promise<void> {
  const who = clubOwner(club);
  if (!isOn('webhooks') || (await store.webhook(who)) === undefined) return;
  await store.addNotices(about, [{ who, kind, due: now() }]);
}

export const showWebhook = (hook: StoredWebhook | undefined): Webhook => ({
  address: hook?.address ?? '',
  state: hook === undefined ? 'none' : hook.off ? 'off' : 'works',
});

export async function nameWebhook(services: Services, owner: string, given: string): Promise<Webhook | Refusal> {
  const { store, webhooks } = services;
  const address = given.trim();
  if (address !== '' && webhookAddress(address, webhooks.trusted) === undefined) {
    return { refused: 'malformed', message: 'A webhook is a public https address of a chat service.' };
  }
  await store.setWebhook(owner, address);
  return showWebhook(await store.webhook(owner));
}

/** Sends a line to see whether it arrives; one that had been switched off is on again when it does. */
export async function tryWebhook(
  { store, webhooks }: Services,
  owner: string,
  line: { readonly title: string; readonly body: string },
  link: string,
): Promise<{ sent: boolean }> {
  const hook = await store.webhook(owner);
  if (hook === undefined) return { sent: false };
  const sent = await postWebhook(hook.address, webhookBody(line.title, line.body, link), { ...webhooks, pauses: [] });
  if (sent && hook.off) await store.setWebhook(owner, hook.address);
  return { sent };
}
