import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../../../platform/process/log.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { testSecrets } from '../../../../platform/testing/test-secrets.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { gatewayClient } from '../internal/gateway-client.ts';
import { type Request, startTestGateway } from '../test-gateway.factory.ts';
import { paymentsFixture } from '../webhook.fixture.ts';
import { ASKS_MAX, askAfterOrders } from './ask-after-orders.ts';
import { orderGateways } from './order-gateways.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const START = '2026-11-20T12:00:00Z';
const fixture = await paymentsFixture(db, brand);
const gateway = await startTestGateway(db.kysely, { brands: [brand], at: new Date(START) });
await gateway.notifiesTo(fixture.origin);
const channel = await fixture.channel(gateway.code);
const { gateways, clock, deps } = fixture;
const MINUTE_MS = 60_000;
afterAll(async () => expect(await db.transaction(checkInvariants)).toEqual([]));

/** An order that its owner has planned and not sent yet. */
async function planned({ closesInMinutes = null as number | null } = {}) {
  const { memberId } = await createMember(db, brand);
  const order = { id: newId(), amount: 100_00000n, currency: 'THB' };
  fixture.expected.set(order.id, { id: order.id, memberId, amount: order.amount });
  const closesAt =
    closesInMinutes === null ? null : new Date(clock.now().getTime() + closesInMinutes * MINUTE_MS);
  await db.transaction((tx) => gateways.plan(tx, channel, order, closesAt));
  return {
    order,
    send: () => gateways.payOrder(channel, order),
    balance: () => walletBalance(db.kysely, { merchantId: brand.id, memberId }),
    state: async () =>
      (
        await db.kysely
          .selectFrom('payments.gateway_order')
          .select('state')
          .where('id', '=', order.id)
          .executeTakeFirstOrThrow()
      ).state,
  };
}
const goesBy = async (minutes: number) => {
  clock.advance(minutes * MINUTE_MS);
  return askAfterOrders(deps);
};

test('an order that is accepted says where the payer goes, is signed with the brand’s key, and its end is credited once', async () => {
  const { order, send, balance, state } = await planned();
  const answer = await send();
  expect(answer).toMatchObject({
    outcome: 'accepted',
    payUrl: expect.stringContaining('/pay/'),
    qrPayload: expect.any(String),
  });
  const sent = (await gateway.received()).filter(({ body }) => body['order'] === order.id);
  expect(sent).toMatchObject([
    {
      call: 'payments',
      isSigned: true,
      body: { amount: '100.00', currency: 'THB', merchant: brand.code, product: 'qr' },
    },
  ]);
  expect(await state()).toBe('accepted');
  await gateway.end(order.id, 'paid', { times: 3 });
  expect(await balance()).toBe(100_00000n);
  expect(await state()).toBe('settled');
  expect(await gateways.askAfter(order.id)).toEqual({ outcome: 'ended' });
});

test('an order that is refused ends for its owner as one that failed', async () => {
  const { order, send, state } = await planned();
  await gateway.wish('payments', [{ do: 'refuse' }]);
  expect(await send()).toEqual({ outcome: 'refused', reason: 'limit_exceeded' });
  expect(fixture.failed).toContain(order.id);
  expect(await state()).toBe('settled');
});

const LOST: [string, Request[]][] = [
  ['comes too late', [{ do: 'late', ms: 1500 }]],
  ['never comes', [{ do: 'never' }]],
  ['is cut off', [{ do: 'lose' }]],
  ['is not signed', [{ do: 'unsigned' }]],
  ['is larger than the portal reads', [{ do: 'huge' }]],
  ['is a fault of the gateway', [{ do: 'status', status: 500 }]],
  ['leads elsewhere', [{ do: 'redirect', to: 'http://127.0.0.1:9/payments' }]],
];
test.each(LOST)(
  'an answer that %s says nothing: nothing is assumed, and asking brings the end',
  async (_what, options) => {
    const { order, send, balance } = await planned();
    await gateway.wish('payments', options);
    expect(await send()).toEqual({ outcome: 'unanswered' });
    expect(fixture.failed).not.toContain(order.id);
    expect(await balance()).toBe(0n);
    const carriedOut = (await gateways.askAfter(order.id)).outcome === 'pending';
    if (!carriedOut) await send();
    await gateway.end(order.id, 'paid', { notify: false });
    await goesBy(1);
    expect(await balance()).toBe(100_00000n);
  },
);

test('an end that the gateway’s event brings while it is being asked counts once', async () => {
  const { order, send, balance } = await planned();
  await send();
  await gateway.end(order.id, 'paid', { notify: false });
  await Promise.all([
    gateways.askAfter(order.id),
    gateways.askAfter(order.id),
    gateway.send({ order: order.id, outcome: 'paid', times: 3 }),
  ]);
  expect(await balance()).toBe(100_00000n);
});

test('a payment that is not made in time is closed, and is refused if it comes after all', async () => {
  const { order, send, state } = await planned({ closesInMinutes: 5 });
  await send();
  for (const minutes of [1, 2, 1]) expect(await goesBy(minutes).then(() => state())).toBe('accepted');
  await goesBy(1);
  expect(await state()).toBe('settled');
  expect(fixture.failed).toContain(order.id);
  expect(await send()).toMatchObject({ outcome: 'refused' });
});

test('an order that was planned and never sent, since its process died, is closed and ends as failed', async () => {
  const { order, state } = await planned();
  for (const minutes of [1, 2, 4]) await goesBy(minutes);
  expect(await state()).toBe('settled');
  expect(fixture.failed).toContain(order.id);
});

test('a gateway that dies in the middle of an order knows it when it is back, and the order is not made twice', async () => {
  const { order, send, balance } = await planned();
  await gateway.wish('payments', [{ do: 'die-after' }]);
  expect(await send()).toEqual({ outcome: 'unanswered' });
  await gateway.restart();
  expect(await send()).toMatchObject({ outcome: 'accepted' });
  await gateway.end(order.id, 'paid');
  expect(await balance()).toBe(100_00000n);
});

test('an order that stays without an end is a person’s after about a day, and its end is still taken then', async () => {
  const { order, send, balance, state } = await planned();
  await send();
  const started = clock.now().getTime();
  for (let asks = 1; asks < ASKS_MAX; asks++) await goesBy(Math.min(60, 2 ** (asks - 1)));
  expect(await state()).toBe('accepted');
  await goesBy(60);
  expect(await state()).toBe('unclear');
  const hours = (clock.now().getTime() - started) / (60 * MINUTE_MS);
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(30);
  const alerts = await db.kysely
    .selectFrom('payments.alert')
    .selectAll()
    .where('subject', '=', order.id)
    .execute();
  expect(alerts).toMatchObject([{ kind: 'order_unclear', facts: { answer: 'pending', asks: ASKS_MAX } }]);
  await gateway.end(order.id, 'paid');
  expect(await balance()).toBe(100_00000n);
});

test('two processes that ask at the same moment share the orders', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => planned()));
  for (const { send } of orders) await send();
  clock.advance(MINUTE_MS);
  const before = (await gateway.received()).filter(({ call }) => call === 'ask').length;
  await Promise.all([askAfterOrders(deps), askAfterOrders(deps)]);
  const asked = (await gateway.received())
    .slice(0)
    .filter(({ call }) => call === 'ask')
    .slice(before);
  const ids = asked.map(({ body }) => body['order']);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { order } of orders) await gateway.end(order.id, 'failed');
});

test('a statement lists what ended, page by page, and half of one is none', async () => {
  const { order, send } = await planned();
  await send();
  await gateway.end(order.id, 'paid');
  const period = {
    from: new Date(Date.parse(START) - 3_600_000),
    to: new Date(Date.parse(START) + 3_600_000),
  };
  const statement = await gateways.statement(channel, period);
  const lines = statement.outcome === 'answered' ? statement.lines : [];
  expect(lines.filter((line) => line.order === order.id)).toMatchObject([
    { way: 'in', outcome: 'paid', amount: 100_00000n, currency: 'THB', channelCode: gateway.code },
  ]);
  await gateway.wish('statement', [{ do: 'unsigned' }]);
  expect(await gateways.statement(channel, period)).toEqual({ outcome: 'unanswered' });
});

test('an end at a time that cannot be is no answer: nothing is credited, an operator sees it, and it is asked after again', async () => {
  const own = await startTestGateway(db.kysely, { brands: [brand], at: new Date('2999-01-01T00:00:00Z') });
  const late = await fixture.channel(own.code);
  const { memberId } = await createMember(db, brand);
  const order = { id: newId(), amount: 100_00000n, currency: 'THB' };
  fixture.expected.set(order.id, { id: order.id, memberId, amount: order.amount });
  deps.gateways.forget();
  await db.transaction((tx) => gateways.plan(tx, late, order, null));
  await gateways.payOrder(late, order);
  await own.end(order.id, 'paid', { notify: false });
  expect(await gateways.askAfter(order.id)).toEqual({ outcome: 'unanswered' });
  expect(await gateways.statement(late, { from: new Date(START), to: new Date('2999-12-31') })).toEqual({
    outcome: 'unanswered',
  });
  expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId })).toBe(0n);
  const alerts = await db.kysely
    .selectFrom('payments.alert')
    .select(['kind', 'facts'])
    .where('gateway_id', '=', own.id)
    .execute();
  expect(alerts).toMatchObject([{ kind: 'wrong_time', facts: { order: order.id, source: 'asked' } }]);
  const { state } = await db.kysely
    .selectFrom('payments.gateway_order')
    .select('state')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(state).toBe('accepted');
});

test('a portal that may not call private addresses calls none, whatever a record says', async () => {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const strict = orderGateways({
    ...deps,
    client: gatewayClient({
      db: db.kysely,
      secrets: testSecrets(),
      log: openLog('silent'),
      privateGateways: false,
    }),
  });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1', '[::ffff:127.0.0.1]'])
    for (const scheme of ['http', 'https']) {
      const { order } = await planned();
      await db.kysely
        .updateTable('payments.gateway')
        .set({ base_url: `${scheme}://${host}:${port}` })
        .where('id', '=', gateway.id)
        .execute();
      // Read anew after a second.
      deps.gateways.forget();
      expect(await strict.payOrder(channel, order)).toEqual({ outcome: 'unanswered' });
    }
  expect(calls).toBe(0);
  await db.kysely
    .updateTable('payments.gateway')
    .set({ base_url: gateway.url })
    .where('id', '=', gateway.id)
    .execute();
  deps.gateways.forget();
  server.close();
});
