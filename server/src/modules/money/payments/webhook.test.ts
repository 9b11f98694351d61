import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { startTestGateway } from './test-gateway.factory.ts';
import { paymentsFixture } from './webhook.fixture.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = await paymentsFixture(db, brand);
const gateway = await startTestGateway(db.kysely, { brands: [brand], at: fixture.clock.now() });
await gateway.notifiesTo(fixture.origin);
afterAll(async () => expect(await db.transaction(checkInvariants)).toEqual([]));

/** A payment that is waited for, and what an event of it says. */
async function expectPayment(amount = 100_00000n) {
  const { memberId } = await createMember(db, brand);
  const id = newId();
  fixture.expected.set(id, { id, memberId, amount });
  const event = {
    event: randomUUID(),
    way: 'payment',
    merchant: brand.code,
    channel: gateway.code,
    order: id,
    transaction: `T${id}`,
    outcome: 'paid',
    amount: '100.00',
    currency: 'THB',
    happenedAt: '2026-11-20T18:00:00+07:00',
  };
  const balance = () => walletBalance(db.kysely, { merchantId: brand.id, memberId });
  return { id, event, balance };
}
const confirmations = (transaction: string) =>
  db.kysely
    .selectFrom('payments.confirmed')
    .selectAll()
    .where('external_reference', '=', transaction)
    .execute();
const alerts = (subject: string) =>
  db.kysely.selectFrom('payments.alert').select(['kind', 'times']).where('subject', '=', subject).execute();

test('a paid event credits once, and sent again thirty times at once it is answered the same and moves nothing', async () => {
  const { event, balance, id } = await expectPayment();
  const answers = await gateway.send({ event, times: 30 });
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, body: { status: 'taken', event: event.event } })]),
  );
  expect(await gateway.send({ event })).toEqual([answers[0]]);
  expect(await balance()).toBe(100_00000n);
  expect(await confirmations(event.transaction)).toMatchObject([
    { matched_to: id, waits_for: null, source: 'webhook' },
  ]);
});

test('an event written anew, with its fields in another order and 100.0 for 100.00, is the same event', async () => {
  const { event, balance } = await expectPayment();
  await gateway.send({ event });
  const anew = {
    ...Object.fromEntries(Object.entries(event).reverse()),
    amount: '100.0',
    happenedAt: '2026-11-20T11:00:00Z',
  };
  expect(await gateway.send({ event: anew })).toMatchObject([{ status: 200, body: { status: 'taken' } }]);
  expect(await balance()).toBe(100_00000n);
});

test('the same event with another amount is refused for good, moves nothing and alerts an operator', async () => {
  const { event, balance } = await expectPayment();
  await gateway.send({ event });
  const other = { ...event, amount: '900.00' };
  for (let sent = 0; sent < 2; sent++)
    expect(await gateway.send({ event: other })).toMatchObject([
      { status: 409, body: { status: 'event_conflict' } },
    ]);
  expect(await balance()).toBe(100_00000n);
  expect(await alerts(event.event)).toEqual([{ kind: 'event_conflict', times: 2 }]);
});

test('of two events with one id that differ, sent at the same moment, one is taken', async () => {
  const { event, balance } = await expectPayment();
  const answers = await Promise.all([
    gateway.send({ event }),
    gateway.send({ event: { ...event, amount: '900.00', transaction: `${event.transaction}-other` } }),
  ]);
  expect(
    answers
      .flat()
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 409]);
  expect([0n, 100_00000n]).toContain(await balance());
});

test('two events of one transaction that say the same credit it once', async () => {
  const { event, balance } = await expectPayment();
  const events = [event, { ...event, event: randomUUID() }];
  const answers = await Promise.all(events.map((one) => gateway.send({ event: one })));
  expect(answers.flat().map(({ status }) => status)).toEqual([200, 200]);
  expect(await balance()).toBe(100_00000n);
});

test.each([
  ['failed after it was paid', 'paid', 'failed', 100_00000n],
  ['paid after it had failed', 'failed', 'paid', 0n],
] as const)(
  'a transaction that is %s contradicts itself: what was said first stands, a person decides',
  async (_what, first, second, left) => {
    const { event, balance } = await expectPayment();
    expect(await gateway.send({ event: { ...event, outcome: first } })).toMatchObject([{ status: 200 }]);
    const later = { ...event, event: randomUUID(), outcome: second };
    for (let sent = 0; sent < 2; sent++)
      expect(await gateway.send({ event: later })).toMatchObject([
        { status: 409, body: { status: 'contradicted' } },
      ]);
    expect(await balance()).toBe(left);
    // The second delivery of it is answered from the record.
    expect(await alerts(event.transaction)).toEqual([{ kind: 'contradiction', times: 1 }]);
  },
);

test('a second attempt that is paid after the first has failed is credited', async () => {
  const { event, balance, id } = await expectPayment();
  await gateway.send({ event: { ...event, outcome: 'failed' } });
  expect(fixture.failed).toContain(id);
  await gateway.send({ event: { ...event, event: randomUUID(), transaction: `${event.transaction}-2` } });
  expect(await balance()).toBe(100_00000n);
});

test('an event before its deposit exists waits, and is applied when it is delivered again', async () => {
  const { event, balance, id } = await expectPayment();
  const payment = fixture.expected.get(id);
  fixture.expected.delete(id);
  expect(await gateway.send({ event })).toMatchObject([{ status: 200, body: { status: 'taken' } }]);
  expect(await confirmations(event.transaction)).toMatchObject([{ matched_to: null, waits_for: 'order' }]);
  expect(await balance()).toBe(0n);
  if (payment) fixture.expected.set(id, payment);
  expect(await gateway.send({ event: { ...event, event: randomUUID() } })).toMatchObject([{ status: 200 }]);
  expect(await balance()).toBe(100_00000n);
  expect(await confirmations(event.transaction)).toMatchObject([{ matched_to: id, waits_for: null }]);
});

test.each([
  ['amount', { amount: '99.99' }, 'amount'],
  ['currency', { currency: 'USD' }, 'currency'],
])(
  'another %s than was ordered waits with that reason, and credits nothing',
  async (_what, change, reason) => {
    const { event, balance } = await expectPayment();
    expect(await gateway.send({ event: { ...event, ...change } })).toMatchObject([{ status: 200 }]);
    expect(await confirmations(event.transaction)).toMatchObject([{ matched_to: null, waits_for: reason }]);
    expect(await balance()).toBe(0n);
  },
);

test.each([
  ['nine decimals', '100.000000001'],
  ['less than can be paid in the currency', '100.001'],
  ['below zero', '-100.00'],
  ['nothing', '0.00'],
  ['more than there is room for', '99999999999999999999'],
  ['an exponent', '1e2'],
  ['a number and no text', 100],
  ['an empty text', ''],
  ['digits of another script', '๑๐๐.๐๐'],
  ['a leading zero', '0100.00'],
  ['a plus', '+100.00'],
  ['a space', ' 100.00'],
])('an amount with %s is malformed, and nothing is kept', async (_what, amount) => {
  const { event, balance } = await expectPayment();
  expect(await gateway.send({ event: { ...event, amount } })).toMatchObject([
    { status: 400, body: { status: 'malformed', fields: ['amount'] } },
  ]);
  expect(await balance()).toBe(0n);
  expect(await confirmations(event.transaction)).toEqual([]);
});

test.each([
  ['in the year 1', '0001-01-01T00:00:00Z'],
  ['in the year 2999', '2999-01-01T00:00:00Z'],
  ['more than five minutes ahead', '2026-11-20T12:05:01Z'],
  ['more than 366 days ago', '2025-11-19T11:59:59Z'],
])(
  'a time %s is malformed and credits nothing; an operator sees what was said',
  async (_what, happenedAt) => {
    const { event, balance } = await expectPayment();
    for (let sent = 0; sent < 2; sent++)
      expect(await gateway.send({ event: { ...event, happenedAt } })).toMatchObject([
        { status: 400, body: { status: 'malformed', fields: ['happenedAt'] } },
      ]);
    expect(await balance()).toBe(0n);
    expect(await confirmations(event.transaction)).toEqual([]);
    const alert = await db.kysely
      .selectFrom('payments.alert')
      .select(['kind', 'merchant_id', 'facts', 'times'])
      .where('subject', '=', event.transaction)
      .execute();
    expect(alert).toMatchObject([
      {
        kind: 'wrong_time',
        merchant_id: brand.id,
        times: 2,
        facts: { order: event.order, amount: '100.00', happenedAt },
      },
    ]);
    expect(await gateway.send({ event })).toMatchObject([{ status: 200, body: { status: 'taken' } }]);
    expect(await balance()).toBe(100_00000n);
  },
);

test.each([
  ['five minutes ahead', '2026-11-20T12:05:00Z'],
  ['366 days ago', '2025-11-19T12:00:00Z'],
])('a time %s is still taken', async (_what, happenedAt) => {
  const { event, balance } = await expectPayment();
  expect(await gateway.send({ event: { ...event, happenedAt } })).toMatchObject([{ status: 200 }]);
  expect(await balance()).toBe(100_00000n);
});

test.each([
  ['no object', '[]', ['body']],
  ['no JSON', '{"event":', ['body']],
  ['nothing', '', ['body']],
  ['without its fields', '{}', undefined],
  ['with a sign no text can hold', '{"event":"\\u0000"}', ['body']],
])('a body that is %s is malformed', async (_what, text, fields) => {
  const [answer] = await gateway.raw(text);
  expect(answer).toMatchObject({ status: 400, body: { status: 'malformed', ...(fields ? { fields } : {}) } });
});

test('a body beyond the limit is turned away unread', async () => {
  expect(await gateway.raw(JSON.stringify({ event: 'x'.repeat(20_000) }))).toMatchObject([{ status: 413 }]);
});

test('without the gateway’s signature nothing is read, and many of them alert an operator', async () => {
  const { event, balance } = await expectPayment();
  const foreign = await startTestGateway(db.kysely, { brands: [brand], at: fixture.clock.now() });
  for (const signature of ['', 'bm9ib2R5', Buffer.alloc(256, 7).toString('base64')])
    expect(await gateway.send({ event, signature })).toMatchObject([
      { status: 401, body: { status: 'bad_signature' } },
    ]);
  // Another gateway's key is not this one's.
  await foreign.notifiesTo(fixture.origin);
  const address = `${fixture.origin}/payments/${gateway.code}/webhook`;
  const strayed = await fetch(address, { method: 'POST', body: JSON.stringify(event) });
  expect(strayed.status).toBe(401);
  expect(await balance()).toBe(0n);
  await fixture.refused.stop();
  const hour = `${fixture.clock.now().toISOString().slice(0, 13)}:00Z`;
  expect(await alerts(hour)).toEqual([{ kind: 'signature_failures', times: 4 }]);
});

test('an unknown gateway is not found, and a gateway speaks for its own channels only', async () => {
  const { event, balance } = await expectPayment();
  expect(
    (await fetch(`${fixture.origin}/payments/UNKNOWN/webhook`, { method: 'POST', body: '{}' })).status,
  ).toBe(404);
  for (const change of [{ channel: 'BANK' }, { merchant: 'UNKNOWN' }, { way: 'payout', channel: 'SANDBOX' }])
    expect(await gateway.send({ event: { ...event, event: randomUUID(), ...change } })).toMatchObject([
      { status: 422, body: { status: 'no_channel' } },
    ]);
  const other = await startTestGateway(db.kysely, { brands: [brand], at: fixture.clock.now() });
  await other.notifiesTo(fixture.origin);
  // A new gateway is known within a second.
  fixture.deps.gateways.forget();
  expect(await other.send({ event: { ...event, channel: gateway.code } })).toMatchObject([{ status: 422 }]);
  expect(await balance()).toBe(0n);
});

test('of a gateway that is switched off events are still taken: the money is on its way', async () => {
  const { event, balance } = await expectPayment();
  await db.kysely
    .updateTable('payments.gateway')
    .set({ enabled: false })
    .where('id', '=', gateway.id)
    .execute();
  expect(await gateway.send({ event })).toMatchObject([{ status: 200 }]);
  await db.kysely
    .updateTable('payments.gateway')
    .set({ enabled: true })
    .where('id', '=', gateway.id)
    .execute();
  expect(await balance()).toBe(100_00000n);
});

test('what fails in the middle leaves nothing behind, and the next delivery credits', async () => {
  const { event, balance } = await expectPayment();
  const [owner] = fixture.topics;
  if (!owner) throw new Error('no topic applies it');
  const { apply } = owner;
  let fails = 2;
  owner.apply = async (tx, said, now) => {
    const applied = await apply(tx, said, now);
    if (fails-- > 0) throw new Error('planned by the test');
    return applied;
  };
  expect(await gateway.send({ event, once: true })).toMatchObject([{ status: 503 }]);
  expect(await balance()).toBe(0n);
  expect(await confirmations(event.transaction)).toEqual([]);
  expect(await gateway.send({ event })).toMatchObject([{ status: 200 }]);
  owner.apply = apply;
  expect(await balance()).toBe(100_00000n);
});

test('a hundred payments delivered at once, each twice, are credited once each', async () => {
  const payments: Awaited<ReturnType<typeof expectPayment>>[] = [];
  for (let made = 0; made < 100; made++) payments.push(await expectPayment());
  const answers = await Promise.all(payments.map(({ event }) => gateway.send({ event, times: 2 })));
  expect(answers.flat().every(({ status }) => status === 200)).toBe(true);
  const balances = await Promise.all(payments.map(({ balance }) => balance()));
  expect(balances.every((balance) => balance === 100_00000n)).toBe(true);
});
