import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from '../../../../platform/process/log.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { forgetVendorCalls } from '../../../play/catalogue/note-vendor-calls.ts';
import { startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { callMeter } from './call-meter.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const log = openLog('silent');
const meter = callMeter({ db: db.kysely, clock, log });
afterAll(() => meter.stop());
const wallet = await walletFixture(db, { vendor: { code: 'HUBX' }, meter });
const hub = await startTestVendor();
const client = vendorClient({
  reach: ANYWHERE,
  db: db.kysely,
  secrets: testSecrets(),
  log,
  timeoutMs: 1500,
  meter,
});

async function counted(direction: 'in' | 'out') {
  await meter.flush();
  const rows = await db.kysely
    .selectFrom('catalogue.vendor_calls')
    .select(['calls', 'errors', 'minute'])
    .where('direction', '=', direction)
    .orderBy('minute')
    .execute();
  return rows.map(({ calls, errors }) => ({ calls, errors }));
}

test('a vendor’s calls are counted by the minute; a wrong signature is an error, a business "no" is none', async () => {
  const player = await wallet.player({ balance: 1_000_000n });
  await wallet.bet(player.bet({ amount: 100_000 }));
  await wallet.bet(player.bet({ amount: 900_000_000 }));
  await wallet.post('/user/balance', '{}', { [wallet.vendor.signature_header]: 'nonsense' });
  expect(await counted('in')).toEqual([{ calls: 3, errors: 1 }]);
  await player.balance();
  expect(await counted('in')).toEqual([{ calls: 4, errors: 1 }]);
});

test('calls of an unknown vendor are not counted', async () => {
  const before = await counted('in');
  await fetch(`${wallet.origin}/vendor/UNKNOWN/user/balance`, { method: 'POST', body: '{}' });
  expect(await counted('in')).toEqual(before);
});

test('our calls are counted as well, with those that failed', async () => {
  const post = () =>
    client.post({
      merchantId: wallet.brand.id,
      vendor: wallet.vendor,
      url: hub.url,
      body: {},
      reply: z.object({ ok: z.literal(true) }),
    });
  hub.answer({ ok: true });
  await post();
  hub.answerWith((response) => void response.writeHead(500).end());
  await post().catch(() => {});
  expect(await counted('out')).toEqual([{ calls: 2, errors: 1 }]);
});

test('figures of days ago are forgotten', async () => {
  await forgetVendorCalls(db.kysely, new Date(clock.now().getTime() + 4 * 24 * 3_600_000));
  expect(await counted('in')).toEqual([]);
});
