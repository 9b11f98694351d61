import { once } from 'node:events';
import { success } from '@lanna/contract/envelope';
import { whitelabel } from '@lanna/contract/house/brands/brand';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { compose, type Role } from '../../../compose.ts';
import { systemClock } from '../../../platform/process/clock.ts';
import { openLog } from '../../../platform/process/log.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { testConfig } from '../../../platform/testing/test-secrets.ts';
import { createBrand } from './brand.factory.ts';

const { portalUrl, db } = await testDatabase();
const brand = await createBrand(db.kysely, { hosts: ['127.0.0.1'] });
const [site, push] = [await start(['http']), await start(['push'])];

/** Two processes of one portal: a page gets its notice from one and reads from the other. */
async function start(roles: Role[]): Promise<string> {
  const config = { ...testConfig(), databaseUrl: portalUrl };
  const portal = await compose({ config, log: openLog('silent'), clock: systemClock, roles });
  afterAll(() => portal.stop());
  return portal.app.listen({ port: 0, host: '127.0.0.1' });
}

async function readFlags() {
  const response = await fetch(`${site}/wps/system/whitelabel`);
  return success(whitelabel.value).parse(await response.json()).value.flags;
}

function setFlags(flags: Record<string, boolean>) {
  return db.kysely
    .updateTable('brands.merchant')
    .set({ settings: JSON.stringify({ flags }) })
    .where('id', '=', brand.id)
    .execute();
}

test('a page that refetches on the notice gets the new setting, however often other pages read the old one', async () => {
  const visitor = new WebSocket(`${push.replace('http', 'ws')}/wps/push`);
  visitor.on('open', () => visitor.send(JSON.stringify({ token: '' })));
  await once(visitor, 'message');
  const crowd = setInterval(() => void readFlags().catch(() => {}), 20);
  for (const loginToHome of [true, false]) {
    const changedAtMs = performance.now();
    await setFlags({ loginToHome });
    const [notice] = await once(visitor, 'message');
    expect(JSON.parse(String(notice))).toEqual({ type: 'settings_changed' });
    expect(await readFlags()).toMatchObject({ loginToHome });
    expect(performance.now() - changedAtMs).toBeLessThan(8000);
  }
  clearInterval(crowd);
  visitor.close();
});
