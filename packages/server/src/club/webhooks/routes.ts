import { languageOf } from '@orrery/kernel';
import type { Refusal } from '@orrery/protocol';
import { type Route, route } from '../../http/route.ts';
import type { Visitor } from '../../people/people.ts';
import type { Services } from '../../services.ts';
import { clubOwner } from '../../store/club/webhooks.ts';
import { webhookTry } from '../../text/letters.ts';
import { membership, NO_CLUB, NOT_YOURS, runs } from '../clubs/membership.ts';
import { nameWebhook, showWebhook, tryWebhook } from './webhooks.ts';

/** Each try opens a connection to somebody else's machine. */
const RARELY = { allowance: { burst: 5, perSecond: 0.02 } };
const SELDOM = { allowance: { burst: 20, perSecond: 0.05 } };

/** What belongs to a club is done by who runs it. */
async function forClub<T>(
  services: Services,
  { who }: Visitor,
  club: string,
  act: (owner: string, name: string) => Promise<T>,
): Promise<T | Refusal> {
  const found = services.isOn('clubs') ? await membership(services, who, club) : undefined;
  if (found === undefined) return NO_CLUB;
  return runs(found) ? act(clubOwner(club), found.club.name) : NOT_YOURS;
}

async function tryAs(services: Services, visitor: Visitor, owner: string, name: string, path: string) {
  const { language } = await services.store.settings(visitor.who);
  const line = await webhookTry(languageOf(language), name);
  return tryWebhook(services, owner, line, new URL(path, services.address).href);
}

export const WEBHOOK_ROUTES: readonly Route[] = [
  route('GET /api/webhooks', async ({ store }, { visitor }) => showWebhook(await store.webhook(visitor.who))),
  route('PUT /api/webhooks', (services, { visitor, body }) => nameWebhook(services, visitor.who, body.address), SELDOM),
  route(
    'POST /api/webhooks/try',
    (services, { visitor }) => tryAs(services, visitor, visitor.who, visitor.name, '/'),
    RARELY,
  ),
  route('GET /api/webhooks/clubs/:club', (services, { visitor, params: { club } }) =>
    forClub(services, visitor, club, async (owner) => showWebhook(await services.store.webhook(owner))),
  ),
  route(
    'PUT /api/webhooks/clubs/:club',
    async (services, { visitor, params: { club }, body }) =>
      forClub(services, visitor, club, (owner) => nameWebhook(services, owner, body.address)),
    SELDOM,
  ),
  route(
    'POST /api/webhooks/clubs/:club/try',
    (services, { visitor, params: { club } }) =>
      forClub(services, visitor, club, (owner, name) => tryAs(services, visitor, owner, name, `/club/${club}`)),
    RARELY,
  ),
];
