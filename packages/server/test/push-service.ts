import { execFileSync } from 'node:child_process';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify as verifySignature,
} from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOST = 'push.example';

/** A browser with its subscription: only it can read what is sent to it. */
export class TestBrowser {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly name: string;

  constructor(name: string) {
    this.name = name;
    this.#keys.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** RFC 8291: the body names the sender's key and a salt; the secret of both sides opens it. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const input = derive(shared, this.#auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + body[20]);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    if (padded.at(-1) !== 2) throw new Error('the last record is not marked as the last');
    return padded.subarray(0, -1).toString();
  }
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8292: the request names who sends it, signed with the key that the subscription was made for. */
function checkSender({ headers }: IncomingMessage, publicKey: string, now: number): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('this is not the key of the subscription');
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verifySignature(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (!String(aud).startsWith(`https://${HOST}:`)) throw new Error(`meant for ${aud}`);
  if (exp * 1000 < now || exp * 1000 > now + 86_400_000) throw new Error('the times are wrong');
  if (!/^mailto:/.test(sub)) throw new Error('nobody to write to');
}

export interface PushService {
  readonly agent: Agent;
  readonly received: readonly { readonly browser: string; readonly text: string }[];
  readonly problems: readonly string[];
  endpoint(browser: TestBrowser): string;
  /** From now on this browser is no longer there. */
  forget(browser: TestBrowser): void;
  close(): Promise<void>;
}

/** The far side of Web Push, over TLS: it checks who sends, and reads as the browser would. */
export async function openPushService(publicKey: string): Promise<PushService> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-push-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST} -keyout ${keyFile} -out ${certFile}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  );
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const received: { browser: string; text: string }[] = [];
  const problems: string[] = [];
  const browsers = new Map<string, TestBrowser>();
  const server = createServer({ key, cert }, async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    if (browser === undefined) return void response.writeHead(410).end();
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      checkSender(request, publicKey, Date.now());
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
      received.push({ browser: browser.name, text: browser.read(Buffer.concat(parts)) });
      response.writeHead(201).end();
    } catch (error) {
      problems.push(String(error));
      response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const agent = new Agent({
    ca: cert,
    lookup: (_name, options, callback) =>
      options.all === true ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  });
  return {
    agent,
    received,
    problems,
    endpoint(browser) {
      browsers.set(`/${browser.name}`, browser);
      return `https://${HOST}:${port}/${browser.name}`;
    },
    forget: (browser) => void browsers.delete(`/${browser.name}`),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
