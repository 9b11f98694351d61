import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { buildApp } from './build-app.ts';
import { mountSiteFiles } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-site-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<title>shell</title>');
writeFileSync(join(folder, 'assets', 'page.js'), 'export const ten = 10;');
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
await mountSiteFiles(app, folder, async (page) => ({ page }));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } });

test('a part of a file is sent as a part', async () => {
  const reply = await ask('/assets/page.js', { range: 'bytes=0-5' });
  expect([reply.statusCode, reply.body]).toEqual([206, 'export']);
});

test.each(['bytes=99999999999-', 'bytes=5000-6000'])(
  'a part a file does not have (%s) is refused as such',
  async (range) => {
    const reply = await ask('/assets/page.js', { range });
    expect([reply.statusCode, reply.json()]).toMatchObject([416, { success: false, code: 'invalid_input' }]);
    expect(reply.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
  },
);

test.each(['/assets/nothing.js', '/assets/..%2fsecret.js', '/assets/%2e%2e/%2e%2e/package.json', '/.env.js'])(
  'what is no file of the site (%s) is not found',
  async (url) => {
    const reply = await ask(url);
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { success: false, code: 'not_found' }]);
  },
);
