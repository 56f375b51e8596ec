import type { TSchema } from 'typebox';
import type { Route } from './route.ts';
import { refusal } from './schemas.ts';

/** The API as an OpenAPI document, made from the schemas that also check every request. */
export function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Orrery',
      version: '1',
      description:
        'Tables for heavy space board games. Come in with POST /api/guests; send the token as "Authorization: Bearer …". ' +
        'The same actions go over the WebSocket at /api/socket as {"do": action, "table": id, …}.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusal },
    },
  };
}

function operation({ method, url, summary, params, query, body, answer, act }: Route): object {
  return {
    operationId: `${method.toLowerCase()}${url.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Done', ...(answer === undefined ? {} : { content: json(answer) }) },
      default: { description: 'Refused; nothing has changed', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
    ...('visitor' in act ? { security: [{ token: [] }] } : {}),
  };
}

const json = (schema: object): object => ({ 'application/json': { schema } });

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
