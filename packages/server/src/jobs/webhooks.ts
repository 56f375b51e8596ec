import { request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';
import { isIP } from 'node:net';
import { publicLookup, type Resolve, systemResolve } from './outside.ts';

export interface WebhookSettings {
  /** Hosts that whoever runs the server trusts: they may be inside, and without encryption. */
  readonly trusted: readonly string[];
  /** How names are looked up; a test has its own. */
  readonly resolve?: Resolve;
  /** How long the far end may take, and the pauses before it is tried again, in milliseconds. */
  readonly patience?: number;
  readonly pauses?: readonly number[];
}

const PATIENCE = 10_000;
const PAUSES = [1000, 5000];
/** What a chat service answers is short; nobody fills our memory with it. */
const LARGEST_ANSWER = 4096;
/** The only port of a public host that a webhook needs. */
const HTTPS = '443';

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The address of a webhook where it may be used; undefined where it may not. */
export function webhookAddress(text: string, trusted: readonly string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return undefined;
  if (trusted.includes(hostOf(url))) return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  const isNamed = isIP(hostOf(url)) === 0 && hostOf(url).includes('.');
  const isPublic = url.protocol === 'https:' && (url.port === '' || url.port === HTTPS) && isNamed;
  return isPublic ? url : undefined;
}

/** One line for a chat: Discord reads `content`, Slack and Mattermost `text`. Nobody is called by it who did not ask. */
export function webhookBody(title: string, body: string, link: string): string {
  // Each service has a way to call everybody of a channel, and a table may have any title.
  const quiet = `${title}\n${body}`.replaceAll('@', '@\u200b');
  const escaped = quiet.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return JSON.stringify({
    content: `${quiet}\n${link}`,
    text: `${escaped}\n${link}`,
    allowed_mentions: { parse: [] },
  });
}

type Outcome = 'taken' | 'refused' | 'trouble';

/** Sends a line to a webhook, again where there was only trouble; true when the far end took it. */
export async function postWebhook(address: string, body: string, settings: WebhookSettings): Promise<boolean> {
  const url = webhookAddress(address, settings.trusted);
  if (url === undefined) return false;
  for (const pause of [0, ...(settings.pauses ?? PAUSES)]) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const outcome = await post(url, body, settings).catch((): Outcome => 'trouble');
    if (outcome !== 'trouble') return outcome === 'taken';
  }
  return false;
}

/** Nothing is followed that the far end leads to: a redirection is a refusal. */
function post(url: URL, body: string, settings: WebhookSettings): Promise<Outcome> {
  const { trusted, resolve = systemResolve, patience = PATIENCE } = settings;
  const isTrusted = trusted.includes(hostOf(url));
  const request = url.protocol === 'https:' ? safeRequest : plainRequest;
  return new Promise((done, fail) => {
    const asking = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(patience),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Orrery',
        },
        ...(isTrusted ? {} : { lookup: publicLookup(resolve) }),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > LARGEST_ANSWER) answer.destroy();
        });
        answer.on('error', () => {});
        answer.on('close', () => done(outcomeOf(status)));
      },
    );
    asking.on('error', fail);
    asking.end(body);
  });
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'taken';
  return status === 429 || status >= 500 ? 'trouble' : 'refused';
}
