// Writes docs/protocol.md from the schemas that check every message: `npm run protocol`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ACCOUNT_OPERATIONS,
  CLIENT_BODIES,
  CLOSE_CODES,
  OPERATIONS,
  type Operation,
  REFUSAL_CODES,
  refusal,
  SERVER_MESSAGES,
} from '@orrery/protocol';

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

export const PAGE = new URL('../docs/protocol.md', import.meta.url);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The fields of an object, those that can be left out with a question mark. */
function fieldsOf(schema: object, without: readonly string[] = []): string {
  const { properties = {}, required = [] } = schema as Shape;
  const names = Object.keys(properties).filter((name) => !without.includes(name));
  return names.map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``).join(', ') || '-';
}

const operations = (list: Readonly<Record<string, Operation>>): string =>
  table(
    ['operation', 'what it does', 'body', 'answer'],
    Object.entries(list).map(([name, operation]) => {
      const { summary, body, query, status = 200, open, needs } = operation;
      return [
        `\`${name}\`${open === true ? ' (no session needed)' : ''}${needs === undefined ? '' : ` (${needs})`}`,
        summary,
        body !== undefined ? fieldsOf(body) : query !== undefined ? `query: ${fieldsOf(query)}` : '-',
        `${status}: ${answerOf(operation)}`,
      ];
    }),
  );

interface Answer extends Shape {
  readonly items?: object;
  readonly contentMediaType?: string;
}

const WHOLE_TABLE = OPERATIONS['GET /api/tables/:table'];

function answerOf(operation: Operation): string {
  const { answer: schema } = operation;
  if (operation !== WHOLE_TABLE && schema === WHOLE_TABLE.answer)
    return 'the table, as `GET /api/tables/:table` shows it';
  const { items, contentMediaType, description } = schema as Answer;
  if (contentMediaType !== undefined) return `${description} (${contentMediaType})`;
  return items === undefined ? fieldsOf(schema) : `a list of ${fieldsOf(items)}`;
}

/** Every field of which something is said, once. */
function glossary(): string {
  const said = new Map<string, string>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [name, part] of Object.entries((schema as Shape).properties ?? {})) {
      if (part.description !== undefined && !said.has(name)) said.set(name, part.description);
    }
    for (const part of Object.values(schema)) walk(part);
  };
  walk([OPERATIONS, ACCOUNT_OPERATIONS, CLIENT_BODIES, SERVER_MESSAGES]);
  return table(
    ['field', 'meaning'],
    [...said].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, meaning]) => [`\`${name}\``, meaning]),
  );
}

export function protocolPage(): string {
  return `# What app and server say to each other

Made by \`npm run protocol\` from \`packages/protocol\`, whose schemas check every message; a server tells the same, with all
types, at \`GET /api/openapi.json\` and \`GET /api/socket.json\`. [bot.md](bot.md) shows a whole program that uses it.

A session is a cookie, or the token of \`POST /api/guests\` as \`Authorization: Bearer …\`.

## HTTP

${operations(OPERATIONS)}

### Accounts

The library that keeps accounts answers these; its refusals are \`{"code", "message"}\`.

${operations(ACCOUNT_OPERATIONS)}

## The socket

\`/api/socket\` is a WebSocket. Every message is a JSON object. What you send has \`do\` and \`table\`, and an \`id\` of your own
if you want an answer to just this message.

${table(
  ['you send', 'with', 'it does'],
  Object.entries(CLIENT_BODIES).map(([name, { summary, body }]) => [`\`${name}\``, fieldsOf(body), summary]),
)}

${table(
  ['you hear', 'with', 'it means'],
  Object.entries(SERVER_MESSAGES).map(([name, schema]) => [
    `\`${name}\``,
    fieldsOf(schema, ['tell']),
    (schema as Shape).description ?? '',
  ]),
)}

A choice that is \`done\` is stored. When the socket breaks before you hear that, connect, \`watch\` again, and see whether the
question is still asked: an answer counts once, however often it is sent.

${table(
  ['the socket is closed with', 'it means'],
  Object.entries(CLOSE_CODES).map(([code, meaning]) => [code, meaning]),
)}

## Refusals

${fieldsOf(refusal)}: the same over HTTP and over the socket. Nothing has changed when one comes.

${table(
  ['code', 'meaning'],
  Object.entries(REFUSAL_CODES).map(([code, meaning]) => [`\`${code}\``, meaning]),
)}

## Fields

${glossary()}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, protocolPage());
