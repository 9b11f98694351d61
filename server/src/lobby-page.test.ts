import { gameList } from '@lanna/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/brands/brand.factory.ts';
import { createGame, createVendor } from './modules/catalogue/catalogue.factory.ts';
import { openLog } from './platform/log.ts';
import { standingClock } from './platform/test-clock.ts';
import { testDatabase } from './platform/test-database.ts';
import { testConfig } from './platform/test-secrets.ts';

const MAINTENANCE = { notice: { TH: 'ปิดปรับปรุง', EN: 'Closed' }, until: null };

const { portalUrl, db } = await testDatabase();
const clock = standingClock();
const config = { ...testConfig(), databaseUrl: portalUrl };
const portal = await compose({ config, log: openLog('silent'), clock, roles: ['http'] });
afterAll(() => portal.stop());

beforeAll(async () => {
  const brands = [
    await createBrand(db.kysely, { hosts: ['river.test'] }),
    await createBrand(db.kysely, {
      hosts: ['closed.test'],
      settings: { site: { maintenance: MAINTENANCE } },
    }),
  ];
  const vendor = await createVendor(db.kysely, { code: 'MINE', brands });
  for (let nr = 1; nr <= 30; nr += 1)
    await createGame(db.kysely, {
      vendor,
      code: `game-${nr}`,
      name: nr === 30 ? '</script><script>alert(1)</script>' : `Game ${nr}`,
      popularity: nr,
    });
});

async function pageOf(host: string, path = '/rng'): Promise<string> {
  const { body } = await portal.app.inject({ url: path, headers: { host } });
  return body;
}

function gamesIn(page: string): unknown {
  const text = /<script type="application\/json" id="first-games">(.*?)<\/script>/s.exec(page)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** What the browser fetches before any script has run, in the order of the page. */
function picturesIn(page: string): string[] {
  const seen = page.replaceAll(/<!--.*?-->/gs, '').matchAll(/(?:src|href)="(\/art\/(?:game|hero)\/[^"]*)"/g);
  return [...seen].map(([, path = '']) => path);
}

test('the lobby’s page contains its first games, as the call answers them, and preloads their pictures alone', async () => {
  const page = await pageOf('river.test');
  const { body } = await portal.app.inject({
    url: `${gameList.path}?gameType=RNG&pageSize=24`,
    headers: { host: 'river.test' },
  });
  const { value } = JSON.parse(body);
  expect(value.games).toHaveLength(24);
  expect(gamesIn(page)).toEqual({ language: 'TH', list: value });
  const newest = [30, 29, 28, 27, 26, 25].map((nr) => `/art/game/MINE/game-${nr}.svg`);
  expect(picturesIn(page)).toEqual(newest);
});

test('no name of a game can close its data block', async () => {
  const page = await pageOf('river.test');
  expect(JSON.stringify(gamesIn(page))).toContain('</script><script>alert(1)</script>');
  expect(page).not.toContain('<script>alert');
});

test.each(['/', '/rng?page=MINE', '/fair'])('%s brings none', async (path) => {
  const page = await pageOf('river.test', path);
  expect(gamesIn(page)).toBeUndefined();
  expect(new Set(picturesIn(page))).toEqual(new Set(['/art/hero/welcome.svg']));
});

test('a page of a closed site, or of no brand, contains no games', async () => {
  expect(gamesIn(await pageOf('closed.test'))).toBeUndefined();
  expect(gamesIn(await pageOf('nobody.test'))).toBeUndefined();
});

test('one read serves every page for some seconds, then changes are seen', async () => {
  clock.advance(10_000);
  await pageOf('river.test');
  await db.kysely
    .updateTable('catalogue.game')
    .set({ popularity: 99 })
    .where('code', '=', 'game-1')
    .execute();
  const first = async () => /"gameCode":"([^"]*)"/.exec(await pageOf('river.test'))?.[1];
  expect(await first()).toBe('game-30');
  clock.advance(5000);
  expect(await first()).toBe('game-1');
});
