import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { freePort } from './postgres.ts';
import { startServing, type TestServing } from './serving.ts';

let browser: Browser;
let serving: TestServing;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  [browser, serving] = await Promise.all([openBrowser(), startServing({ port, address })]);
});
afterAll(async () => {
  await browser.close();
  await serving.end();
});

/** A page of the server in a browser with an authenticator of its own. */
async function openPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${address}/healthz`);
  return page;
}

interface Said {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
}

const say = (page: Page, method: string, path: string, body?: object): Promise<Said> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(where as string, {
        method: how as string,
        ...(what === null ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    [method, path, body ?? null] as const,
  );

/** What the browser's authenticator answers to a challenge of the server. */
const create = (page: Page, options: object): Promise<object> =>
  page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given as never);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return credential.toJSON();
  }, options);
const answer = (page: Page, options: object): Promise<{ id: string; response: Record<string, string> }> =>
  page.evaluate(async (given) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(given as never);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    return credential.toJSON() as never;
  }, options);

const AUTH = '/api/auth/passkey';

it('a passkey is registered, signs its owner in again, and nobody else', async () => {
  const page = await openPage();
  expect((await say(page, 'GET', `${AUTH}/generate-register-options`)).status).toBe(401);
  const { body: ada } = await say(page, 'POST', '/api/guests', { name: 'Ada' });
  const register = await say(page, 'GET', `${AUTH}/generate-register-options?name=laptop`);
  expect(register.body.challenge).toMatch(/./);
  const made = await create(page, register.body);
  const registered = await say(page, 'POST', `${AUTH}/verify-registration`, { response: made, name: 'laptop' });
  expect(registered, JSON.stringify(registered)).toMatchObject({ status: 200, body: { id: expect.any(String) } });
  // The same answer does not count twice.
  expect((await say(page, 'POST', `${AUTH}/verify-registration`, { response: made })).status).toBeGreaterThanOrEqual(
    400,
  );
  const keys = await say(page, 'GET', `${AUTH}/list-user-passkeys`);
  expect(keys.body).toMatchObject([{ name: 'laptop' }]);
  expect((await say(page, 'POST', '/api/auth/sign-out', {})).status).toBe(200);
  expect((await say(page, 'GET', '/api/me')).status).toBe(401);

  const asked = await say(page, 'GET', `${AUTH}/generate-authenticate-options`);
  const response = await answer(page, asked.body);
  const forged = {
    ...response,
    response: { ...response.response, signature: response.response.signature.replace(/^.{12}/, 'MEUCIQDAAAAA') },
  };
  const signIn = (what: object): Promise<Said> =>
    say(page, 'POST', `${AUTH}/verify-authentication`, { response: what });
  expect((await signIn(forged)).status).toBeGreaterThanOrEqual(400);
  expect((await say(page, 'GET', '/api/me')).status).toBe(401);
  // A failed attempt uses the challenge up, so the true answer needs a new one.
  const again = await say(page, 'GET', `${AUTH}/generate-authenticate-options`);
  const true2 = await answer(page, again.body);
  const signedIn = await signIn(true2);
  expect(signedIn, JSON.stringify(signedIn)).toMatchObject({
    status: 200,
    body: { session: { token: expect.any(String) } },
  });
  expect((await say(page, 'GET', '/api/me')).body.who).toBe(ada.who);
  // What was sent once is of no use to who has overheard it.
  const thief = await openPage();
  expect(
    (await say(thief, 'POST', `${AUTH}/verify-authentication`, { response: true2 })).status,
  ).toBeGreaterThanOrEqual(400);
  expect((await say(thief, 'GET', '/api/me')).status).toBe(401);
  // Whoever had the guest's session may have left a key of theirs: the account begins without.
  const account = { mail: 'ada@example.org', password: 'a long password' };
  expect((await say(page, 'POST', '/api/me/account', account)).status).toBe(200);
  expect((await say(page, 'GET', `${AUTH}/list-user-passkeys`)).body).toEqual([]);
});
