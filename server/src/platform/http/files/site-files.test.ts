import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Value } from '@lanna/contract/endpoint';
import type { PageWanted, SitePages } from '@lanna/contract/page';
import { gameMenus } from '@lanna/contract/play/catalogue/catalogue';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../process/log.ts';
import { fixedClock } from '../../testing/test-clock.ts';
import { buildApp } from '../build-app.ts';
import { route } from '../calls/route.ts';
import { visitorCalls } from '../calls/visitor-calls.ts';
import { mountSiteFiles, type PageOfBrand } from './site-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lanna-site-'));
mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
writeFileSync(join(folder, 'dist', 'assets', 'page.js'), 'export const ten = 10;');

const clock = fixedClock();
const page = { key: 'RIVER', brand: {}, language: 'TH', visited: { brand: {} } } as PageOfBrand;
const shown: {
  page: PageOfBrand;
  write: (page: PageWanted) => Promise<string>;
  menus: Value<typeof gameMenus>;
} = {
  page,
  write: async () => '',
  menus: [],
};
const site: SitePages = {
  pageAddress: (url) => ({ address: url, rendered: url !== '/browser-only', found: true }),
  writePage: (wanted) => shown.write(wanted),
  writeShell: ({ address }) => `shell of ${address}`,
  listedPages: async () => [],
};
const app = await buildApp({ log: openLog('silent'), trustProxy: false, frameSources: [] });
await mountSiteFiles(app, {
  folder,
  site,
  pageFor: async () => shown.page,
  answersFor: visitorCalls([route(gameMenus, async () => shown.menus)]),
  listedPages: async () => [],
  clock,
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (url: string, headers = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Pages say how often they have been written. */
function counting() {
  let count = 0;
  clock.advance(60_000);
  Object.assign(shown, {
    page,
    menus: [],
    write: async ({ address, answer }: PageWanted) => {
      await answer(gameMenus, {});
      count += 1;
      return `${address} written ${count}`;
    },
  });
}

test('a page is written once for all who ask within some seconds, also for those who ask meanwhile', async () => {
  counting();
  const both = await Promise.all([ask('/once'), ask('/once')]);
  expect(both.map(({ body }) => body)).toEqual(['/once written 1', '/once written 1']);
});

test('a page is written anew within some seconds of a change in what it reads, and not before', async () => {
  counting();
  expect((await ask('/read')).body).toBe('/read written 1');
  clock.advance(5000);
  expect((await ask('/read')).body).toBe('/read written 1');
  shown.menus = [{ gameType: 'RNG', name: 'RNG', enName: 'Slots', page: 'rng', point: '', games: 1 }];
  clock.advance(4999);
  expect((await ask('/read')).body).toBe('/read written 1');
  clock.advance(1);
  expect((await ask('/read')).body).toBe('/read written 2');
});

test('a page is written anew where the brand says something else of itself, where what it reads fails, and every minute', async () => {
  counting();
  expect((await ask('/said')).body).toBe('/said written 1');
  shown.page = { ...page, brand: { name: 'other' } } as never;
  clock.advance(5000);
  expect((await ask('/said')).body).toBe('/said written 2');
  for (let seconds = 5; seconds < 60; seconds += 5) {
    clock.advance(5000);
    expect((await ask('/said')).body).toBe('/said written 2');
  }
  clock.advance(5000);
  expect((await ask('/said')).body).toBe('/said written 3');
  shown.menus = Promise.reject(new Error('database away')) as never;
  clock.advance(5000);
  expect((await ask('/said')).body).toBe('shell of /said');
});

test('brands and languages have pages of their own', async () => {
  counting();
  expect((await ask('/own')).body).toBe('/own written 1');
  shown.page = { ...page, key: 'HILL' };
  expect((await ask('/own')).body).toBe('/own written 2');
  shown.page = { ...page, language: 'EN' };
  expect((await ask('/own')).body).toBe('/own written 3');
});

test('a page that cannot be written is left to the browser, and written with the next request', async () => {
  counting();
  const { write } = shown;
  shown.write = () => Promise.reject(new Error('database away'));
  const reply = await ask('/broken');
  expect([reply.statusCode, reply.body]).toEqual([200, 'shell of /broken']);
  shown.write = write;
  expect((await ask('/broken')).body).toBe('/broken written 1');
});

test('where the site is closed to the visitor, or a page is the browser’s, there is no content', async () => {
  counting();
  expect((await ask('/browser-only')).body).toBe('shell of /browser-only');
  const { visited: _, ...closed } = page;
  shown.page = closed;
  expect((await ask('/closed')).body).toBe('shell of /closed');
});

test('invented queries are written so many a second, and pages without one always', async () => {
  counting();
  const replies = await Promise.all(Array.from({ length: 40 }, (_, nr) => ask(`/many?page=${nr}`)));
  expect(replies.filter(({ body }) => body.includes('written'))).toHaveLength(20);
  expect((await ask('/many')).body).toContain('written');
  clock.advance(1000);
  expect((await ask('/many?page=40')).body).toContain('written');
});

test('the shell for a time without a connection holds no answer of the portal', async () => {
  counting();
  expect((await ask('/shell')).body).toBe('shell of /shell');
});

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
