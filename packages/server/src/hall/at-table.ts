import { isRefused } from '@orrery/kernel';
import type { ActionBody, ActionName, ChatLine, Refusal } from '@orrery/protocol';
import { wantsRematch } from '@orrery/table';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';
import { mayLook, propose } from './actions.ts';
import type { Loaded } from './hall.ts';
import { openRematch } from './opening.ts';

/** The same answer for a table that is not there and for one that is none of your business. */
export const NO_TABLE: Refusal = {
  refused: 'no-such-table',
  message: 'There is no such table, or you are not invited.',
};

/** Lets a person act at a table, from HTTP and from the socket alike. */
export async function actAt<A extends ActionName>(
  services: Services,
  table: string,
  action: A,
  visitor: Visitor,
  body: ActionBody<A>,
): Promise<Loaded | Refusal> {
  const { hall, metrics } = services;
  const started = performance.now();
  const invitation = 'invitation' in body ? (body.invitation as string | undefined) : undefined;
  const answer = await hall.act(table, (loaded) =>
    mayLook(loaded, visitor, invitation) ? propose(action, loaded, visitor, body) : NO_TABLE,
  );
  metrics.time('orrery_action_seconds', (performance.now() - started) / 1000);
  metrics.count('orrery_actions_total', { action, done: String(!isRefused(answer)) });
  if (answer === undefined) return NO_TABLE;
  if (!isRefused(answer) && action === 'rematch' && wantsRematch(answer.table)) await openRematch(services, answer);
  return answer;
}

/** Says something at a table. */
export async function sayAt(
  { hall, store, now, chat }: Services,
  table: string,
  visitor: Visitor,
  text: string,
  invitation: string | undefined,
): Promise<ChatLine | Refusal> {
  const allowed = await hall.with(table, (loaded) => mayLook(loaded, visitor, invitation));
  if (allowed !== true) return NO_TABLE;
  const { who, name } = visitor;
  const line = await store.say({ table, who, name, at: now(), text });
  chat(line);
  await store.tell({ table, chat: line.id });
  return line;
}
