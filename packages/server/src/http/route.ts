import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { NotDone } from '../hall/hall.ts';
import type { Allowance } from '../hall/limits.ts';
import type { House } from '../house.ts';
import type { Visitor } from '../people/people.ts';

/** One line of the API: what is registered and what the OpenAPI document says of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly answer?: TSchema;
  readonly allowance?: Allowance;
  readonly bodyLimit?: number;
  /** Undefined: everybody may ask. Otherwise a session is needed. */
  readonly act: Act;
}

export type Act =
  | { readonly open: (house: House, asked: Asked) => Promise<unknown> }
  | { readonly visitor: (house: House, asked: Asked & { visitor: Visitor }) => Promise<unknown> };

export interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  // Checked against the route's schemas before it gets here.
  readonly params: Record<string, string>;
  readonly query: Record<string, unknown>;
  readonly body: Record<string, unknown>;
}

const STATUS: Readonly<Record<string, number>> = {
  forbidden: 403,
  malformed: 400,
  'bad-settings': 400,
  'bad-record': 400,
  'no-such-table': 404,
  'too-many': 429,
};

/** Answers with a refusal: the same body as over the socket, and a status that fits. */
export function sendRefusal(reply: FastifyReply, refusal: NotDone | Problem): FastifyReply {
  const { refused, message } = refusal;
  const rule = 'rule' in refusal ? refusal.rule : undefined;
  return reply.code(STATUS[refused] ?? 409).send({ refused, message, ...(rule === undefined ? {} : { rule }) });
}

export interface Problem {
  readonly refused: string;
  readonly message: string;
}

/** The same answer for a table that is not there and for one that is none of your business. */
export const NO_TABLE: Problem = {
  refused: 'no-such-table',
  message: 'There is no such table, or you are not invited.',
};
