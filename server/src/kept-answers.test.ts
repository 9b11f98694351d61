import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LIMITS, SHARED_ADDRESS_READERS } from '@lanna/contract/endpoint';
import { gameList, gameMenus } from '@lanna/contract/play/catalogue/catalogue';
import { Client } from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { sessionFor } from './modules/people/authentication/session.factory.ts';
import { createMember } from './modules/people/members/member.factory.ts';
import { createGame, createVendor } from './modules/play/catalogue/catalogue.factory.ts';
import { systemClock } from './platform/process/clock.ts';
import { openLog } from './platform/process/log.ts';
import { testDatabase } from './platform/testing/test-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };
const { url, portalUrl, db } = await testDatabase();
const river = await createBrand(db.kysely, { hosts: ['river.test'] });
const hill = await createBrand(db.kysely, { hosts: ['hill.test'] });
const vendor = await createVendor(db.kysely, {
  code: 'BOTH',
  brands: [river, hill],
  groups: ['RNG', 'LIVE'],
});
const slots = await Promise.all(
  Array.from({ length: 12 }, (_, nr) =>
    createGame(db.kysely, { vendor, code: `slot-${nr}`, name: { TH: `สล็อต ${nr}`, EN: `Slot ${nr}` } }),
  ),
);
const [one, other] = [await startProcess(), await startProcess()];

async function startProcess() {
  const config = { ...testConfig(), databaseUrl: portalUrl };
  const portal = await compose({ config, log: openLog('silent'), clock: systemClock, roles: ['http'] });
  afterAll(() => portal.stop());
  return portal.app;
}

function ask(app: typeof one, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: 'river.test', ...headers } });
}

const gamesOf = async (app: typeof one, host = 'river.test') =>
  (await ask(app, gameMenus.path, { host })).json().value[0].games;

test('a change in the database is seen by every process at once, whatever made it, and at its brand alone', async () => {
  expect([await gamesOf(one), await gamesOf(other)]).toEqual([12, 12]);
  expect(await gamesOf(one, 'hill.test')).toBe(12);
  await db.kysely
    .insertInto('catalogue.brand_game')
    .values({ merchant_id: river.id, game_id: slots[0]?.id ?? '', hidden: true })
    .execute();
  await vi.waitFor(
    async () => expect([await gamesOf(one), await gamesOf(other)]).toEqual([11, 11]),
    PATIENCE,
  );
  expect(await gamesOf(one, 'hill.test')).toBe(12);
});

test('a change that was missed while the line was cut is seen once it is back', async () => {
  await gamesOf(one);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'lanna-push' and datname = current_database()`,
  );
  await owner.end();
  expect(rowCount).toBe(2);
  await createGame(db.kysely, { vendor, code: 'made-meanwhile' });
  await vi.waitFor(
    async () => expect([await gamesOf(one), await gamesOf(other)]).toEqual([12, 12]),
    PATIENCE,
  );
});

test('what a question says beside what counts makes no answer of its own', async () => {
  const plain = await ask(one, `${gameList.path}?gameType=RNG`);
  // No push announces popularity: only an answer from memory does not show it.
  await db.kysely.updateTable('catalogue.game').set({ popularity: 7 }).where('code', '=', 'slot-5').execute();
  const wordy = `${gameList.path}?clientType=3&channel=x&unheard=of&gameType=RNG&pageNo=1&pageSize=24&gameName=`;
  expect((await ask(one, wordy)).headers['etag']).toBe(plain.headers['etag']);
  const another = await ask(one, `${gameList.path}?gameType=RNG&pageSize=23`);
  expect(another.json().value.games[0].gameCode).toBe('slot-5');
});

test('a question whose answer is known is confirmed without sending it again', async () => {
  const first = await ask(one, gameList.path);
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, language' });
  const again = await ask(one, gameList.path, { 'if-none-match': String(first.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const inEnglish = await ask(one, gameList.path, {
    'if-none-match': String(first.headers['etag']),
    language: 'EN',
  });
  expect(inEnglish.statusCode).toBe(200);
});

test('what is answered at once carries the headers of an answer that went the whole way', async () => {
  const url = `${gameList.path}?pageSize=7`;
  const [whole, atOnce] = [await ask(one, url), await ask(one, url)];
  const withoutDate = ({ headers: { date: _, ...headers } }: typeof whole) => headers;
  expect(withoutDate(atOnce)).toEqual(withoutDate(whole));
  expect(atOnce.headers['content-security-policy']).toContain("object-src 'none'");
  expect(atOnce.body).toBe(whole.body);
  const head = await one.inject({ method: 'HEAD', url, headers: { host: 'river.test' } });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    whole.headers['content-length'],
  ]);
  expect((await ask(one, url, { merchant: 'ANOTHER' })).json().code).toBe('domain_unknown');
});

test('an answer travels compressed where that is understood', async () => {
  const plain = await ask(one, gameList.path);
  for (const [accepted, unpack] of [
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip, deflate, br', brotliDecompressSync],
    ['gzip, br;q=0', gunzipSync],
  ] as const) {
    const packed = await ask(one, gameList.path, { 'accept-encoding': accepted });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  }
  const none = await ask(one, gameList.path, { 'accept-encoding': 'gzip;q=0, br;q=0' });
  expect(none.headers['content-encoding']).toBeUndefined();
});

test('a member’s own games are asked for each time and reach no other reader', async () => {
  const member = await createMember(db, river);
  const authorization = `Bearer ${await sessionFor(db, member, new Date())}`;
  const favourites = `${gameList.path}?only=favourite`;
  const mark = (games: unknown[]) => games.map((game) => (game as { gameCode: string }).gameCode);
  await db.kysely
    .insertInto('catalogue.favourite_game')
    .values({ member_id: member.memberId, game_id: slots[3]?.id ?? '', marked_at: new Date() })
    .execute();
  expect(mark((await ask(one, favourites, { authorization })).json().value.games)).toEqual(['slot-3']);
  expect((await ask(one, favourites)).json().value.games).toEqual([]);
  expect((await ask(one, favourites)).headers['etag']).toBeUndefined();
});

test('an unknown host, a bad question and a closed site are refused as ever', async () => {
  expect((await ask(one, gameMenus.path, { host: 'elsewhere.test' })).json().code).toBe('domain_unknown');
  expect((await ask(one, `${gameList.path}?pageSize=1000`)).json().code).toBe('invalid_input');
  await db.kysely
    .updateTable('brands.merchant')
    .set({
      settings: JSON.stringify({
        site: { maintenance: { notice: { TH: 'ปิด', EN: 'Closed' }, until: null } },
      }),
    })
    .where('id', '=', hill.id)
    .execute();
  await vi.waitFor(
    async () =>
      expect((await ask(one, gameMenus.path, { host: 'hill.test' })).json().code).toBe('maintenance'),
    PATIENCE,
  );
});

test('kept answers count towards the limit of an address', async () => {
  const codes = new Set<number>();
  const room = LIMITS.read.max * SHARED_ADDRESS_READERS;
  for (let nr = 0; nr < room; nr++) codes.add((await ask(other, '/wps/system/whitelabel')).statusCode);
  expect([...codes]).toEqual([200]);
  const refused = await ask(other, '/wps/system/whitelabel');
  expect(refused.json().code).toBe('too_many_requests');
  expect(refused.headers).toMatchObject({
    'retry-after': expect.any(String),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("object-src 'none'"),
  });
});
