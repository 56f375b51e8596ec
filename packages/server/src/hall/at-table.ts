import { isRefused } from '@orrery/kernel';
import type { ActionBody, ActionName, ChatLine, Refusal } from '@orrery/protocol';
import { wantsRematch } from '@orrery/table';
import { whyNot } from '../house/rights.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import { isBot, keepsBotsOut, mayLook, propose } from './actions.ts';
import type { Loaded } from './hall.ts';
import { newInvitation, openRematch } from './opening.ts';

/** The same answer for a table that is not there and for one that is none of your business. */
export const NO_TABLE: Refusal = {
  refused: 'no-such-table',
  message: 'There is no such table, or you are not invited.',
};

const NO_BOTS: Refusal = { refused: 'forbidden', message: 'Bots play rated only at tables that allow it.' };

/** Lets a person act at a table, from HTTP and from the socket alike. */
export async function actAt<A extends ActionName>(
  services: Services,
  table: string,
  action: A,
  visitor: Visitor,
  body: ActionBody<A>,
): Promise<Loaded | Refusal> {
  const { hall, store, metrics } = services;
  const started = performance.now();
  const invitation = 'invitation' in body ? (body.invitation as string | undefined) : undefined;
  let removed: string | undefined;
  const bot = action === 'sit' && (await isBot(services, visitor));
  const answer = await hall.act(table, (loaded) => {
    if (!mayLook(loaded, visitor.who, invitation)) return NO_TABLE;
    if (bot && keepsBotsOut(loaded)) return NO_BOTS;
    removed = action === 'fill' && 'seat' in body ? personAt(loaded, body.seat as number) : undefined;
    return propose(action, loaded, visitor, body);
  });
  metrics.actionSeconds.observe((performance.now() - started) / 1000);
  metrics.actions.inc({ action, done: String(!isRefused(answer)) });
  if (answer === undefined) return NO_TABLE;
  if (!isRefused(answer) && removed !== undefined) {
    // Whoever was asked to leave does not come back: neither because a friend keeps a seat for them, nor by the old link.
    await store.dropInvitation(removed, table);
    if (!answer.summary.row.listed) await hall.renewInvitation(table, newInvitation());
  }
  if (action !== 'rematch') return answer;
  // Also when all have said so before: the process that heard the last of them may have ended in the middle.
  const over = isRefused(answer) ? await hall.with(table, (loaded) => loaded) : answer;
  if (over === undefined || !mayLook(over, visitor.who, invitation) || !wantsRematch(over.table)) return answer;
  await openRematch(services, over);
  return over;
}

function personAt({ table }: Loaded, seat: number): string | undefined {
  const sitter = table.seats[seat];
  return sitter?.kind === 'person' ? sitter.who : undefined;
}

/** Makes the old invitations to a table useless, the link and those to somebody by name; for whoever opened it. */
export async function renewInvitation(services: Services, table: string, visitor: Visitor): Promise<Loaded | Refusal> {
  const { hall, store } = services;
  const mine = await hall.with(table, ({ summary }) => summary.row.owner === visitor.who);
  if (mine !== true)
    return mine === undefined ? NO_TABLE : { refused: 'forbidden', message: 'Only who opened the table can do that.' };
  const invited = await store.dropInvitationsTo(table);
  await hall.renewInvitation(table, newInvitation());
  await services.tellFriends(invited);
  return (await hall.with(table, (loaded) => loaded)) ?? NO_TABLE;
}

/** Says something at a table. */
export async function sayAt(
  { hall, store, now, chat }: Services,
  table: string,
  visitor: Visitor,
  text: string,
  invitation: string | undefined,
): Promise<ChatLine | Refusal> {
  const muted = whyNot('mute', visitor, now());
  if (muted !== undefined) return muted;
  const allowed = await hall.with(table, (loaded) => mayLook(loaded, visitor.who, invitation));
  if (allowed !== true) return NO_TABLE;
  const { who, name } = visitor;
  const line = await store.say({ table, who, name, at: now(), text });
  chat(line);
  await store.tell({ table, chat: line.id });
  return line;
}
