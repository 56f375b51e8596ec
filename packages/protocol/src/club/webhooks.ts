import { type Static, Type } from 'typebox';
import type { Operation } from '../operation.ts';
import { closed, oneOf } from '../parts.ts';
import { clubId } from './clubs.ts';

export const webhook = closed(
  {
    address: Type.String({ maxLength: 500, description: 'Where a chat service takes messages; empty for nowhere.' }),
    state: oneOf(
      ['none', 'works', 'off'] as const,
      'Nowhere to send to; in use; or switched off because it failed again and again.',
    ),
  },
  'A webhook in the form that Discord, Slack and Mattermost take: a JSON object with `content` and `text`.',
);
export type Webhook = Readonly<Static<typeof webhook>>;

const newWebhook = closed({ address: webhook.properties.address });
const tried = closed({ sent: Type.Boolean({ description: 'Did the far end take it?' }) });
const atClub = closed({ club: clubId });

export const WEBHOOK_OPERATIONS = {
  'GET /api/webhooks': { summary: 'Where my notices are sent to, beside push and mail', answer: webhook },
  'PUT /api/webhooks': {
    summary: 'Name the address of a webhook for my notices, or none',
    body: newWebhook,
    answer: webhook,
  },
  'POST /api/webhooks/try': { summary: 'Send a line to my webhook to see whether it works', answer: tried },
  'GET /api/webhooks/clubs/:club': {
    summary: 'Where the tables and rounds of a club are told; for who runs it',
    params: atClub,
    answer: webhook,
  },
  'PUT /api/webhooks/clubs/:club': {
    summary: 'Name the address of a webhook for the tables and rounds of a club, or none; for who runs it',
    params: atClub,
    body: newWebhook,
    answer: webhook,
  },
  'POST /api/webhooks/clubs/:club/try': {
    summary: "Send a line to the club's webhook to see whether it works; for who runs it",
    params: atClub,
    answer: tried,
  },
} as const satisfies Record<string, Operation>;
