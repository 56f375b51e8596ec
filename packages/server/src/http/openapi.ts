import {
  ACCOUNT_OPERATIONS,
  CLIENT_BODIES,
  CLOSE_CODES,
  envelope,
  OPERATIONS,
  type Operation,
  REFUSAL_CODES,
  refusal,
  SERVER_MESSAGES,
} from '@orrery/protocol';
import type { TSchema } from 'typebox';

/** The API as an OpenAPI document, made from the schemas that also check every request. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of Object.entries<Operation>({ ...OPERATIONS, ...ACCOUNT_OPERATIONS })) {
    const [method, url] = name.split(' ');
    const path = url.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = describe(method, url, operation);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: '1',
      description:
        'Tables for heavy space board games. Come in with POST /api/guests; send the token as "Authorization: Bearer …". ' +
        'The same actions go over the WebSocket at /api/socket: GET /api/socket.json describes its messages.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal },
    },
  };
}

/** The messages of the socket, made from the same schemas. */
export function socketPage(): object {
  return {
    address: '/api/socket',
    youSend: {
      envelope,
      bodies: CLIENT_BODIES,
    },
    youHear: SERVER_MESSAGES,
    refusals: REFUSAL_CODES,
    closedWith: CLOSE_CODES,
  };
}

function describe(method: string, url: string, operation: Operation): object {
  const { summary, params, query, body, answer, status = 200, open, account } = operation;
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === undefined ? {} : { requestBody: { required: true, content: content(body) } }),
    responses: {
      [status]: { description: 'Done', content: content(answer) },
      default: {
        description: 'Refused; nothing has changed',
        content: content(account === true ? ACCOUNT_REFUSAL : { $ref: '#/components/schemas/Refusal' }),
      },
    },
    ...(open === true ? {} : { security: [{ token: [] }] }),
  };
}

/** The library that keeps accounts has words of its own. */
const ACCOUNT_REFUSAL = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
};

/** A body is JSON, unless its schema says otherwise. */
const content = (schema: object): object => {
  const { contentMediaType = 'application/json' } = schema as { readonly contentMediaType?: string };
  return { [contentMediaType]: { schema } };
};

function parameters(schema: TSchema | undefined, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: part,
  }));
}
