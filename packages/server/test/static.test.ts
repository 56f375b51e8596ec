import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../src/http/app.ts';
import { serveApp } from '../src/http/static.ts';

const PAGE = '<!doctype html><title>the page</title>';
const SCRIPT = 'export const a = 1;'.repeat(40);

const folder = mkdtempSync(join(tmpdir(), 'orrery-static-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), PAGE);
writeFileSync(join(folder, 'assets', 'a-1.js'), SCRIPT);
writeFileSync(join(folder, 'assets', 'a-1.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folder, 'assets', 'a-1.js.gz'), gzipSync(SCRIPT));

const app = buildApp({});
serveApp(app, folder);
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test('a built file travels compressed and is kept for ever', async () => {
  const { headers, rawPayload } = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
  expect((await get('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/a-1.js')).body).toBe(SCRIPT);
});

test('what the browser has already is not sent again', async () => {
  const { etag } = (await get('/')).headers;
  const again = await get('/', { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('addresses of the app get its page, asked for anew each time', async () => {
  for (const url of ['/', '/table/abc', '/assets']) {
    const { body, headers } = await get(url);
    expect(body, url).toBe(PAGE);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBeDefined();
  }
});

test('what is neither a file nor an address of the app is not there', async () => {
  for (const url of ['/api/nothing', '/assets/old-2.js']) expect((await get(url)).statusCode, url).toBe(404);
  expect((await get('/..%2f..%2fetc%2fpasswd')).body).toBe(PAGE);
});
