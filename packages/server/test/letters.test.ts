import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Mailbox, openMailbox } from '@orrery/testkit/mailbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNTS_FILE } from '../src/databases.ts';
import { isInside, publicLookup } from '../src/jobs/outside.ts';
import { type Letter, newPushKeys, pushSender, type Sender } from '../src/jobs/senders.ts';
import { Client, request } from './client.ts';
import { seat } from './players.ts';
import { openPushService, type PushService, TestBrowser } from './push-service.ts';
import { startServing, type TestServing } from './serving.ts';
import { until } from './until.ts';

const PASSWORD = 'a long password';
let time = Date.now();
let mailbox: Mailbox;
let push: PushService;
let serving: TestServing;
let sender: Sender;
const passed: Letter[] = [];
beforeAll(async () => {
  const keys = await newPushKeys();
  mailbox = await openMailbox();
  push = await openPushService(keys.publicKey);
  serving = await startServing({
    smtp: mailbox.url,
    mailFrom: 'tables@orrery.example',
    noticeDelay: 0,
    now: () => time,
    senders: [
      {
        async send(letter) {
          await sender.send(letter);
          passed.push(letter);
        },
      },
    ],
  });
  sender = pushSender(keys, 'mailto:tables@orrery.example', serving.services.store, push.agent);
});
afterAll(async () => {
  await serving.end();
  await mailbox.close();
  await push.close();
});

interface Holder {
  readonly client: Client;
  readonly mail: string;
}

/** A guest who wants an account. */
async function applicant(name: string, mail = `${name.toLowerCase()}${time}@example.org`): Promise<Holder> {
  const client = await Client.guest(serving.address, name);
  await client.must('POST', '/api/me/account', { mail, password: PASSWORD });
  return { client, mail };
}

const textsTo = (mail: string): string[] =>
  mailbox.received.filter(({ to }) => to.includes(mail)).map(({ source }) => textOf(source));

/** The links of all letters to an address that make an account or prove something. */
const linksTo = (mail: string): URL[] =>
  textsTo(mail).flatMap((text) => /http:\S+verify-email\S+/.exec(text)?.map((link) => new URL(link)) ?? []);

/** Opens the link of a letter, as another browser would. */
const follow = ({ pathname, search }: URL) => request(serving.address, 'GET', pathname + search);

async function account(name: string): Promise<Holder> {
  const holder = await applicant(name);
  await follow(await until(() => linksTo(holder.mail).at(0)));
  return holder;
}

const lettersTo = (mail: string) =>
  mailbox.received.filter(({ to, source }) => to.includes(mail) && textOf(source).includes('/table/'));

/** The text of a letter, whichever way it was packed. */
function textOf(source: string): string {
  const [head, ...rest] = source.split('\n\n');
  const body = rest.join('\n\n');
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : body;
}

describe('mail', () => {
  it('reaches who asked for it through a real conversation, and nobody else', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map(account));
    const cy = await applicant('Cy');
    await ada.client.must('PUT', '/api/me', { mail: true, language: 'de' });
    // Whoever names the address of somebody else cannot have them written to.
    await cy.client.must('PUT', '/api/me', { mail: true });
    const table = await seat([ada.client, bo.client, cy.client], 'comet');
    const letter = await until(() => lettersTo(ada.mail).at(0));
    expect(letter.from).toBe('tables@orrery.example');
    expect(letter.to).toEqual([ada.mail]);
    expect(textOf(letter.source)).toContain(`/table/${table}`);
    expect(letter.source).toMatch(/^Subject: Du bist am Zug/m);
    for (const { client, mail } of [bo, cy]) {
      // The letter went past all senders without becoming mail.
      await until(() => passed.find((one) => one.who === client.who && one.table === table));
      expect(lettersTo(mail)).toEqual([]);
    }
  });

  it('is tried again when the far side is not ready', async () => {
    const [di, ed] = await Promise.all(['Di', 'Ed'].map(account));
    await di.client.must('PUT', '/api/me', { mail: true });
    const before = mailbox.refused;
    mailbox.refuseNext(1);
    await seat([di.client, ed.client], 'comet');
    await until(() => (mailbox.refused > before ? true : undefined));
    // Nothing is sent twice before its time; later it is.
    time += 400_000;
    await until(() => lettersTo(di.mail).at(0));
  });
});

describe('a new account', () => {
  const logIn = (email: string, password = PASSWORD) =>
    request(serving.address, 'POST', '/api/auth/sign-in/email', { email, password });

  it('is made by the link of a letter, and begins with a session of its own', async () => {
    const mail = `una${time}@example.org`;
    const una = await Client.guest(serving.address, 'Una');
    const before = una.token;
    expect(await una.must('POST', '/api/me/account', { mail, password: PASSWORD })).toMatchObject({ kept: false });
    expect(await una.must('GET', '/api/me')).toMatchObject({ who: una.who, guest: true, verified: false });
    expect((await new Client(serving.address, before, una.who).ask('GET', '/api/me')).status).toBe(401);
    expect((await logIn(mail)).status).toBe(401);
    // Whoever asks again gets another letter.
    await una.must('POST', '/api/me/account', { mail, password: PASSWORD });
    await follow(await until(() => linksTo(mail).at(1)));
    expect(await una.must('GET', '/api/me')).toMatchObject({ who: una.who, guest: false, verified: true, mail });
    expect((await logIn(mail)).status).toBe(200);
    const [made] = await serving.services.store.auditLog(1);
    expect(made).toMatchObject({ act: 'account-made', by: una.who });
    expect((await una.ask('POST', '/api/me/account', { mail, password: PASSWORD })).body.refused).toBe('taken');
  });

  it('says nothing of who has one: only the letter does', async () => {
    const { mail: known } = await account('Vic');
    const unknown = `wim${time}@example.org`;
    const guests = await Promise.all(['Wim', 'Xia'].map((name) => Client.guest(serving.address, name)));
    const guessed = 'another password';
    const [free, taken] = await Promise.all(
      [unknown, known].map(async (mail, i) => {
        const answer = await guests[i].ask('POST', '/api/me/account', { mail, password: guessed });
        const { who: _who, name: _name, ...me } = await guests[i].must('GET', '/api/me');
        const { account: kept } = await guests[i].must('GET', '/api/me/data');
        return {
          status: answer.status,
          body: { ...answer.body, token: typeof answer.body.token },
          cookies: answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '')),
          me,
          fields: Object.keys(kept),
          logIn: (await logIn(mail, guessed)).body,
        };
      }),
    );
    expect(taken).toEqual(free);
    // The password of the account is still its own.
    expect((await logIn(known)).status).toBe(200);
    const said = await until(() => textsTo(known).find((text) => text.includes('has one already')));
    expect(said).not.toContain('token=');
    await until(() => linksTo(unknown).at(0));
  });

  it('goes to one of two who named the address, and the other stays a guest', async () => {
    const mail = `twice${time}@example.org`;
    const two = [await applicant('Yan', mail), await applicant('Zoe', mail)];
    const links = await until(() => (linksTo(mail).length === 2 ? linksTo(mail) : undefined));
    const answers = [];
    for (const { pathname, search } of links)
      answers.push(await fetch(serving.address + pathname + search, { redirect: 'manual' }));
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(answers.map(({ headers }) => headers.get('location')?.includes('error'))).toEqual([false, true]);
    const guests = await Promise.all(two.map(({ client }) => client.must('GET', '/api/me')));
    expect(guests.filter(({ guest }) => guest)).toHaveLength(1);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => request(serving.address, 'POST', '/api/auth/request-password-reset', { email });
  const choose = (token: string, newPassword: string) =>
    request(serving.address, 'POST', '/api/auth/reset-password', { token, newPassword });
  const logIn = (email: string, password: string) =>
    request(serving.address, 'POST', '/api/auth/sign-in/email', { email, password });
  const tokensFor = (mail: string): string[] =>
    mailbox.received
      .filter(({ to }) => to.includes(mail))
      .flatMap(({ source }) => /profile#password=(\w+)/.exec(textOf(source))?.[1] ?? []);
  const tokenFor = (mail: string) => until(() => tokensFor(mail).at(0));
  const passkeysOf = async (mail: string, password: string): Promise<object[]> => {
    const { body, headers } = await logIn(mail, password);
    return new Client(serving.address, headers.get('set-auth-token') ?? '', body.user.id).must(
      'GET',
      '/api/auth/passkey/list-user-passkeys',
    );
  };

  it('is chosen anew by whoever has the address, once, and all other sessions end', async () => {
    const { client, mail } = await account('Fay');
    expect((await forget(mail)).status).toBe(200);
    const token = await tokenFor(mail);
    expect((await choose(token, 'short')).body).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    expect((await choose(token, 'another password')).status).toBe(200);
    expect((await choose(token, 'a third password')).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await logIn(mail, PASSWORD)).body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
    expect((await logIn(mail, 'another password')).status).toBe(200);
    expect((await client.ask('GET', '/api/me')).status).toBe(401);
  });

  it('makes the links of all other letters useless', async () => {
    const { mail } = await account('Hal');
    await forget(mail);
    await forget(mail);
    const [first, second] = await until(() => (tokensFor(mail).length === 2 ? tokensFor(mail) : undefined));
    expect((await choose(second, 'another password')).status).toBe(200);
    expect((await choose(first, 'a third password')).body).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('leaves no passkey to whoever named the address without having it', async () => {
    const database = new DatabaseSync(join(serving.folder, ACCOUNTS_FILE));
    const [ida, jo] = await Promise.all(['Ida', 'Jo'].map(account));
    // As somebody who named her address before the server sent mail.
    database.prepare('UPDATE user SET emailVerified = 0 WHERE id = ?').run(ida.client.who);
    for (const { client, mail } of [ida, jo]) {
      database
        .prepare(
          `INSERT INTO passkey (id, publicKey, userId, credentialID, counter, deviceType, backedUp)
           VALUES (?, '', ?, ?, 0, 'singleDevice', 0)`,
        )
        .run(mail, client.who, mail);
      await forget(mail);
      expect((await choose(await tokenFor(mail), 'another password')).status).toBe(200);
    }
    database.close();
    expect(await passkeysOf(ida.mail, 'another password')).toEqual([]);
    expect(await passkeysOf(jo.mail, 'another password')).toHaveLength(1);
  });

  it('says nothing of who has an account, and writes to nobody else', async () => {
    const { mail } = await account('Gil');
    const guest = await Client.guest(serving.address, 'Kim');
    const { user } = await guest.must('GET', '/api/auth/get-session');
    expect((await forget(user.email)).status).toBe(200);
    const stranger = `nobody${time}@example.org`;
    const [known, unknown] = [await forget(mail), await forget(stranger)];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    await tokenFor(mail);
    for (const nobody of [stranger, user.email])
      expect(mailbox.received.filter(({ to }) => to.includes(nobody))).toEqual([]);
  });

  it('fills nobody’s mailbox, wherever it is asked for', async () => {
    const own = await startServing({ smtp: mailbox.url, limits: true, behindProxy: true });
    const mail = `lee${time}@example.org`;
    const lee = await Client.guest(own.address, 'Lee');
    await lee.must('POST', '/api/me/account', { mail, password: PASSWORD });
    const { pathname, search } = await until(() => linksTo(mail).at(0));
    await request(own.address, 'GET', pathname + search);
    for (let i = 1; i <= 8; i++) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}` };
      const answer = await request(own.address, 'POST', '/api/auth/request-password-reset', { email: mail }, headers);
      expect(answer.status).toBe(200);
    }
    await until(() => (tokensFor(mail).length >= 3 ? true : undefined));
    await own.end();
    expect(tokensFor(mail)).toHaveLength(3);
  });
});

const logInFrom = (email: string, browser: string) =>
  request(serving.address, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD }, { 'user-agent': browser });

describe('a change of the mail address', () => {
  const newest = (mail: string, count: number) =>
    until(() => (linksTo(mail).length === count ? linksTo(mail)[count - 1] : undefined));

  it('is confirmed at both ends, the old one first', async () => {
    const mia = await account('Mia');
    const moved = `moved${time}@example.org`;
    await mia.client.must('POST', '/api/auth/change-email', { newEmail: moved });
    const atOld = await newest(mia.mail, 2);
    expect(textsTo(mia.mail).at(-1)).toContain(moved);
    expect(textsTo(moved)).toEqual([]);
    await follow(atOld);
    const atNew = await newest(moved, 1);
    expect((await mia.client.must('GET', '/api/me')).mail).toBe(mia.mail);
    await follow(atNew);
    expect(await mia.client.must('GET', '/api/me')).toMatchObject({ mail: moved, verified: true });
    expect((await logInFrom(mia.mail, 'x')).status).toBe(401);
    expect((await logInFrom(moved, 'x')).status).toBe(200);
    const [last] = await serving.services.store.auditLog(1);
    expect(last).toMatchObject({ act: 'mail-changed', by: mia.client.who });
  });

  it('says nothing of whose the new address is', async () => {
    const [ned, other] = await Promise.all(['Ned', 'Other'].map(account));
    const change = (newEmail: string) => ned.client.ask('POST', '/api/auth/change-email', { newEmail });
    const [free, taken] = [await change(`free${time}@example.org`), await change(other.mail)];
    expect(taken).toMatchObject({ status: free.status, body: free.body });
  });
});

describe('a sign-in', () => {
  it('from where nobody was before is told by mail, and no other', async () => {
    const pia = await account('Pia');
    const notices = () => textsTo(pia.mail).filter((text) => text.includes('signed in'));
    await logInFrom(pia.mail, 'A Browser');
    await until(() => notices().at(0));
    expect(notices()[0]).toContain('A Browser');
    await logInFrom(pia.mail, 'A Browser');
    await logInFrom(pia.mail, 'Another Browser');
    await until(() => notices().find((text) => text.includes('Another Browser')));
    expect(notices()).toHaveLength(2);
  });
});

describe('Web Push', () => {
  it('is sealed for one browser and signed by the server, and a browser that is gone is forgotten', async () => {
    const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => Client.guest(serving.address, name)));
    const [phone, laptop] = [new TestBrowser('phone'), new TestBrowser('laptop')];
    const subscriptions = [phone, laptop].map((browser) => ({ endpoint: push.endpoint(browser), keys: browser.keys }));
    await ada.must('PUT', '/api/me', { push: subscriptions });
    push.forget(phone);
    const table = await seat([ada, bo], 'comet');
    const { text } = await until(() => push.received.find(({ browser }) => browser === 'laptop'));
    expect(JSON.parse(text)).toMatchObject({ title: 'Your turn', link: expect.stringContaining(`/table/${table}`) });
    expect(push.problems).toEqual([]);
    const { settings } = await until(async () => {
      const me = await ada.must('GET', '/api/me');
      return me.settings.push.length === 1 ? me : undefined;
    });
    expect(settings.push[0].endpoint).toContain('laptop');
  });

  it('goes to public addresses only, whatever a name leads to', async () => {
    const eve = await Client.guest(serving.address, 'Eve');
    for (const endpoint of [
      'http://push.example/x',
      'https://127.0.0.1/x',
      'https://0x7f.1/x',
      'https://[::1]/x',
      'https://localhost/x',
      'https://db.internal/x',
      'file:///etc/passwd',
    ]) {
      const { keys } = new TestBrowser('x');
      const answer = await eve.ask('PUT', '/api/me', { push: [{ endpoint, keys }] });
      expect(answer.status, endpoint).toBe(400);
    }
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '172.20.0.1',
      '100.64.0.1',
      '0.0.0.0',
    ]) {
      expect(isInside(address, 4), address).toBe(true);
    }
    for (const address of ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1']) {
      expect(isInside(address, 6), address).toBe(true);
    }
    expect(isInside('93.184.215.14', 4)).toBe(false);
    expect(isInside('2606:4700::1111', 6)).toBe(false);
    const problem = await new Promise<unknown>((resolve) => publicLookup()('localhost', {}, (error) => resolve(error)));
    expect(String(problem)).toMatch(/no public address/);
  });
});
