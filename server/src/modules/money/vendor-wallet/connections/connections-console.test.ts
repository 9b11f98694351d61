import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { ANYWHERE } from '../../../../platform/testing/test-reach.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createOperator } from '../../../people/operators/operator.factory.ts';
import { opsServer } from '../../../people/operators/ops.fixture.ts';
import { createVendor } from '../../../play/catalogue/catalogue.factory.ts';
import { forgetLanes, laneMeter } from '../calls/lane-meter.ts';
import { isSigned, startTestVendor } from '../test-vendor.factory.ts';
import { vendorClient } from '../vendor-client.ts';
import { walletFixture } from '../wallet.fixture.ts';
import { connectionsOps } from './ops-routes.ts';

const { db } = await testDatabase();
const remote = await startTestVendor();
const wallet = await walletFixture(db, { vendor: { additions: ['batch', 'correct'], apiUrl: remote.url } });
const { clock, brand, vendor } = wallet;
const log = openLog('silent');
const client = vendorClient({ db: db.kysely, secrets: testSecrets(), log, reach: ANYWHERE, timeoutMs: 1500 });
const { ask } = await opsServer(db, {
  clock,
  permissions: ['vendor-wallet.read'],
  routes: connectionsOps({ db, clock, client }),
});
const hill = await createBrand(db.kysely);
const logIn = (at: { id: string }) => createOperator(db, { scope: { merchantId: at.id }, now: clock.now() });
let operator = await logIn(brand);
let ofHill = await logIn(hill);

const list = async (cookie: string, query = '') =>
  (await ask(`GET /ops/vendor-connections${query}`, cookie)).value.rows;
const leases = (code: string, cookie: string) => ask(`GET /ops/vendor-connections/${code}/leases`, cookie);

test('a vendor shows its additions and how calls of its batches have waited, to operators of brands that carry it', async () => {
  const player = await wallet.player({ balance: 1_000_00000n });
  const items = Array.from({ length: 120 }, () => ({ kind: 'bet', ...player.bet() }));
  const { reply } = await wallet.post(
    '/transaction/batch',
    JSON.stringify({ request_uuid: randomUUID(), items }),
  );
  expect(reply.status).toBe('RS_OK');
  await expect
    .poll(() => list(operator.cookie), { timeout: 10_000 })
    .toMatchObject([
      { code: vendor.code, additions: ['correct', 'batch'], items: 120, waitingNow: 120, mostWaiting: 120 },
    ]);
  const [shown] = await list(operator.cookie);
  expect(shown.longestWaitMs).toBeGreaterThan(0);
  expect(await list(ofHill.cookie)).toEqual([]);
  expect(await list(operator.cookie, '?search=nothing')).toEqual([]);
  clock.advance(5 * 60_000);
  expect(await list(operator.cookie)).toMatchObject([{ items: 120, waitingNow: 0, mostWaiting: 120 }]);
  clock.advance(60 * 60_000);
  // Who has been away for so long logs in again.
  [operator, ofHill] = [await logIn(brand), await logIn(hill)];
  expect(await list(operator.cookie)).toMatchObject([{ items: 0, mostWaiting: 0, longestWaitMs: 0 }]);
});

test('figures of several processes add up, what waited most in one of them stands, and after three days they are let go', async () => {
  const busy = await createVendor(db.kysely, { name: 'Busy', brands: [hill] });
  const meters = [1, 2].map(() => laneMeter({ db: db.kysely, clock, log }));
  for (const [at, meter] of meters.entries()) {
    for (let n = 0; n < 3 + at; n++) meter.entered(busy.id);
    for (let n = 0; n < 3 + at; n++) meter.left(busy.id, 10 * n);
    meter.entered(busy.id);
    await meter.stop();
  }
  expect(await list(ofHill.cookie)).toMatchObject([
    { name: 'Busy', items: 7, mostWaiting: 4, longestWaitMs: 30 },
  ]);
  await forgetLanes(db.kysely, new Date(clock.now().getTime() + 4 * 24 * 3_600_000));
  expect(await list(ofHill.cookie)).toMatchObject([{ name: 'Busy', items: 0, mostWaiting: 0 }]);
});

test('leases are what the vendor says now, asked with the key of a brand of the operator’s', async () => {
  const lease = { subject: 'table:1', holder: 'a', fence: '3', held: true, led_ms: 9000, silent_ms: 300 };
  remote.answer({ leases: [lease] });
  const { value } = await leases(vendor.code, operator.cookie);
  expect(value).toEqual({
    leases: [{ subject: 'table:1', holder: 'a', fence: '3', held: true, ledMs: 9000, silentMs: 300 }],
  });
  const call = remote.calls.at(-1);
  expect(call).toMatchObject({ path: '/leases', body: { operator_id: brand.code } });
  expect(call && isSigned(call, vendor.signature_header, brand.signingPublicKey)).toBe(true);
  expect(await leases(vendor.code, ofHill.cookie)).toMatchObject({ status: 404 });
});

test.each([
  ['has no such call', () => remote.answerWith((response) => response.writeHead(404).end())],
  ['says nonsense', () => remote.answer({ leases: [{ subject: 7 }] })],
  ['does not answer', () => remote.answerWith(() => {})],
])('of a vendor that %s nothing is known', async (_what, fails) => {
  fails();
  expect((await leases(vendor.code, operator.cookie)).value).toEqual({ leases: null });
});
