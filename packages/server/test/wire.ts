import { OPERATIONS, type Operation, refusal, SERVER_MESSAGES } from '@orrery/protocol';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Check = ReturnType<typeof Compile>;
const checks = new Map<object, Check>();

function check(schema: TSchema, value: unknown, what: string): void {
  let compiled = checks.get(schema);
  if (compiled === undefined) {
    compiled = Compile(schema);
    checks.set(schema, compiled);
  }
  if (compiled.Check(value)) return;
  const problems = compiled.Errors(value).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${what} is not what the protocol says: ${problems.join('; ')}\n${JSON.stringify(value)}`);
}

const LINES = Object.entries<Operation>(OPERATIONS).map(([name, operation]) => {
  const [method, url] = name.split(' ');
  return { method, operation, address: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), exact: !url.includes(':') };
});

/** Whatever a server answers to a test is what the protocol says of it, and no field more. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const [address] = path.split('?');
  const fitting = LINES.filter((line) => line.method === method && line.address.test(address));
  const line = fitting.find(({ exact }) => exact) ?? fitting[0];
  if (line === undefined) return;
  const what = `${method} ${path}: ${status}`;
  const isDone = status === (line.operation.status ?? 200);
  if (!isDone && status < 400) throw new Error(what);
  check(isDone ? line.operation.answer : refusal, body, what);
}

export function checkMessage(message: unknown): void {
  const { tell } = message as { tell: keyof typeof SERVER_MESSAGES };
  check(SERVER_MESSAGES[tell], message, `the message '${tell}'`);
}
