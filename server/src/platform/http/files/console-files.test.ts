import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SitePages } from '@lanna/contract/page';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../process/log.ts';
import { fixedClock } from '../../testing/test-clock.ts';
import { buildApp } from '../build-app.ts';
import { visitorCalls } from '../calls/visitor-calls.ts';
import { mountConsoleFiles } from './console-files.ts';
import { mountSiteFiles, type PageOfBrand } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-console-'));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
write('dist/assets/site.js', 'the site');
write('dist/first-paint.js', 'of the site');
write('dist-console/index.html', '<!doctype html>the console');
write('dist-console/assets/console.js', 'the console’s code');
write('dist-console/assets/console.js.br', 'compressed');
write('dist-console/.sources', 'of the build');
write('dist-console/.vite/manifest.json', '{}');

const site: SitePages = {
  pageAddress: (url) => ({ address: url, rendered: false, found: true }),
  writePage: async () => 'a page of the site',
  writeShell: () => 'a page of the site',
  listedPages: async () => [],
};
const app = await buildApp({
  log: openLog('silent'),
  trustProxy: false,
  frameSources: [],
  apart: (built) =>
    mountConsoleFiles(built, {
      root: join(folder, 'dist-console'),
      hosts: ['console.localhost', 'ops.example'],
      frameSources: ['http://localhost:3100'],
    }),
});
app.get('/ops/ping', async () => 'a call of the console');
app.get('/wps/ping', async () => 'a call of the site');
app.get('/healthz', async () => 'healthy');
await mountSiteFiles(app, {
  folder,
  site,
  pageFor: async () => ({ key: 'RIVER', language: 'TH' }) as PageOfBrand,
  answersFor: visitorCalls([]),
  listedPages: async () => [],
  clock: fixedClock(),
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Over a real connection: browsers resolve `*.localhost` by themselves, this machine need not. */
function ask(host: string, path: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>(
    (done, fail) => {
      const sent = request({ port, path, method, headers: { ...headers, host } }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
      });
      sent.on('error', fail);
      sent.end();
    },
  );
}

const DOCUMENT = '<!doctype html>the console';

test.each(['console.localhost:3000', 'CONSOLE.localhost', 'console.localhost.:3000', 'ops.example'])(
  'the console answers on its host as %s',
  async (host) => {
    expect(await ask(host, '/')).toMatchObject({ status: 200, body: DOCUMENT });
    expect((await ask(host, '/assets/console.js')).body).toBe('the console’s code');
  },
);

test('an address that is no file and no call is a page of the console', async () => {
  const { body, headers } = await ask('console.localhost', '/members/17?brand=LANNA');
  expect(body).toBe(DOCUMENT);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
});

test.each(['/docs', '/docs/json', '/healthz', '/robots', '/shell'])(
  'what the portal mounts elsewhere (%s) is a page of the console there',
  async (path) => {
    expect((await ask('console.localhost', path)).body).toBe(DOCUMENT);
  },
);

test.each(['/assets/site.js', '/first-paint.js', '/wps/ping', '/brand.css'])(
  'files and calls of the site (%s) are not found on the console’s host',
  async (path) => {
    expect((await ask('console.localhost', path)).status).toBe(404);
  },
);

test.each([
  '/.sources',
  '/.vite/manifest.json',
  '/assets/console.js.br',
  '/assets/../.sources',
  '/%2e%2e/dist/first-paint.js',
])('what is no file of the console (%s) is not served', async (path) => {
  const { status, body } = await ask('console.localhost', path);
  expect([status, body.includes('of the')]).toEqual([404, false]);
});

test.each(['localhost:3000', 'river.example', 'console.localhost.evil.example', 'xconsole.localhost'])(
  'no file of the console is served on %s',
  async (host) => {
    expect((await ask(host, '/assets/console.js')).status).toBe(404);
    expect((await ask(host, '/')).body).toBe('a page of the site');
    expect((await ask(host, '/index.html')).body).not.toContain('the console');
  },
);

test('a call of the console passes', async () => {
  expect((await ask('console.localhost', '/ops/ping')).body).toBe('a call of the console');
});

test('only reading is answered with a file', async () => {
  expect((await ask('console.localhost', '/members', { method: 'POST' })).status).toBe(404);
  expect(await ask('console.localhost', '/members', { method: 'HEAD' })).toMatchObject({
    status: 200,
    body: '',
  });
});

test('code comes compressed and may be kept for ever', async () => {
  const { body, headers } = await ask('console.localhost', '/assets/console.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect([body, headers['content-encoding']]).toEqual(['compressed', 'br']);
  expect(headers['cache-control']).toContain('immutable');
});

test.each(['/', '/ops/ping', '/assets/console.js'])(
  'the policy of %s lets in nothing but the console itself and vendors’ back offices in a frame',
  async (path) => {
    const { headers } = await ask('console.localhost', path);
    const policy = String(headers['content-security-policy']).split(';').sort();
    expect(policy).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https: http://localhost:3100',
      "img-src 'self' data: blob:",
      "script-src 'self'",
      "style-src 'self'",
    ]);
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  },
);
