import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { createBrand } from './modules/house/brands/brand.factory.ts';
import { systemClock } from './platform/process/clock.ts';
import { endWithMe } from './platform/process/end-with-me.ts';
import { openLog } from './platform/process/log.ts';
import { openDatabase } from './platform/sql/database.ts';
import { startEmbeddedPostgres } from './platform/sql/embedded-postgres.ts';
import { prepareDatabase } from './platform/sql/prepare-database.ts';
import { testConfig } from './platform/testing/test-secrets.ts';

const RECOVERS_MS = 30_000;

const folder = mkdtempSync(join(tmpdir(), 'lanna-outage-'));
endWithMe('postgres', folder);
let postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
await prepare();
const config = { ...testConfig(), databaseUrl: postgres.url };
const portal = await compose({
  config,
  log: openLog('silent'),
  clock: systemClock,
  // What jobs do as they begin is published, and what is published ends what is kept; jobs and a lost database: `e2e/play/kill.test.ts`.
  roles: ['http', 'push'],
});
await portal.app.ready();
afterAll(async () => {
  await portal.stop();
  await postgres.destroy();
  rmSync(folder, { recursive: true, force: true });
});

async function prepare() {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await prepareDatabase(client);
  await client.end();
  const db = openDatabase({ url: postgres.url, maxConnections: 1 });
  await createBrand(db.kysely, { hosts: ['localhost'] });
  await db.close();
}

function get(url: string) {
  return portal.app.inject({ method: 'GET', url, headers: { host: 'localhost' } });
}

test('a stopped database gives a clear 503 where nothing is kept, and the portal recovers by itself', async () => {
  expect((await get('/wps/system/whitelabel')).statusCode).toBe(200);
  const catalogue = await get('/wps/relay/GCSGAME_gameVendor');
  await postgres.stop();
  await sleep(2500);
  expect((await get('/wps/relay/GCSGAME_gameVendor')).body).toBe(catalogue.body);
  expect((await get('/wps/system/whitelabel')).statusCode).toBe(200);
  const refused = await get('/lgw/games/game_menus');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ success: false, code: 'service_unavailable' });
  expect(refused.headers['retry-after']).toBe('2');
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(503);

  postgres = await startEmbeddedPostgres(folder, { fsync: 'off' });
  expect(postgres.url).toBe(config.databaseUrl);
  await expect.poll(async () => (await get('/readyz')).statusCode, { timeout: RECOVERS_MS }).toBe(200);
  await expect
    .poll(async () => (await get('/lgw/games/game_menus')).statusCode, { timeout: RECOVERS_MS })
    .toBe(200);
}, 120_000);
