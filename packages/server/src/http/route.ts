import { isRefused } from '@orrery/kernel';
import {
  type AnswerTo,
  type BodyOf,
  OPERATIONS,
  type Operation,
  type OperationName,
  type ParamsOf,
  type QueryOf,
  type Refusal,
  type RefusalCode,
} from '@orrery/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Allowance } from '../hall/limits.ts';
import type { Visitor } from '../people/people.ts';
import type { Services } from '../services.ts';

/** What somebody asks, checked against the protocol before it gets here. */
export interface Asked<N extends OperationName> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: ParamsOf<N>;
  readonly query: QueryOf<N>;
  readonly body: BodyOf<N>;
}

type Answer<N extends OperationName> = Promise<AnswerTo<N> | Refusal>;
type Handler<N extends OperationName> = (typeof OPERATIONS)[N] extends { readonly open: true }
  ? (services: Services, asked: Asked<N>) => Answer<N>
  : (services: Services, asked: Asked<N> & { readonly visitor: Visitor }) => Answer<N>;

interface Limits {
  readonly allowance?: Allowance;
  readonly bodyLimit?: number;
}

/** An operation of the protocol with what answers it. */
export interface Route extends Limits {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly operation: Operation;
  answer(services: Services, asked: Asked<never> & { readonly visitor: Visitor | undefined }): Promise<unknown>;
}

export function route<N extends OperationName>(name: N, answer: Handler<N>, limits: Limits = {}): Route {
  const [method, url] = name.split(' ') as [Route['method'], string];
  return { method, url, operation: OPERATIONS[name], answer: answer as Route['answer'], ...limits };
}

const STATUS: Partial<Record<RefusalCode, number>> = {
  forbidden: 403,
  banned: 403,
  muted: 403,
  malformed: 400,
  'bad-settings': 400,
  'bad-record': 400,
  INVALID_EMAIL: 400,
  INVALID_PASSWORD: 403,
  'no-session': 401,
  'no-such-table': 404,
  'no-such-address': 404,
  'no-such-person': 404,
  'no-such-report': 404,
  'no-such-tournament': 404,
  'no-such-club': 404,
  outdated: 409,
  'too-many': 429,
  stopping: 503,
  trouble: 503,
};

/** Answers with a refusal: the same body as over the socket, and a status that fits. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { refused, message, rule, until, reason, retryAfter } = refusal;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  return reply.code(STATUS[refused] ?? 409).send({
    refused,
    message,
    ...(rule === undefined ? {} : { rule }),
    ...(until === undefined ? {} : { until }),
    ...(reason === undefined ? {} : { reason }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

/** Sends what came of a question. */
export function sendAnswer(reply: FastifyReply, { status }: Operation, answer: unknown): FastifyReply {
  return isRefused(answer) ? sendRefusal(reply, answer as Refusal) : reply.code(status ?? 200).send(answer);
}
