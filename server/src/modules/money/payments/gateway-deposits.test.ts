import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '../../../platform/process/log.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { strangers } from '../../accounts/protection/same-person.fixture.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { applyPayment } from '../cashier/apply-payment.ts';
import { makeDeposit } from '../cashier/depositing/make-deposit.ts';
import type { ApplyConfirmation } from './confirmation.ts';
import { portalGatewayDeps, portalGateways, startTestGateway } from './test-gateway.factory.ts';
import { gatewayWebhooks } from './webhook-routes.ts';

const { db } = await testDatabase();
const brand = await createBrand(db.kysely);
const gateway = await startTestGateway(db.kysely, { brands: [brand] });
const deps = portalGatewayDeps(db);
const notified: string[] = [];
const notices = { notify: (members: readonly string[]) => void notified.push(...members) };
let longWays = 0;
const cashier: ApplyConfirmation = {
  way: 'in',
  apply: (tx, confirmation, now) => {
    longWays += 1;
    return applyPayment(tx, confirmation, now, notices);
  },
  atOnce: {
    sqlFunction: 'cashier.credit_at_once',
    holdFunction: 'cashier.hold_for_payments',
    applied: ({ memberId }) => void notified.push(memberId),
  },
};
const app = Fastify();
const log = openLog('silent');
await gatewayWebhooks(app, { ...deps, topics: () => [cashier], refused: { note: () => {} }, log });
await gateway.notifiesTo(await app.listen({ port: 0, host: '127.0.0.1' }));
afterAll(async () => {
  await app.close();
  expect(await db.transaction(checkInvariants)).toEqual([]);
});

async function waitingDeposit() {
  const { memberId } = await createMember(db, brand);
  const { id } = await makeDeposit(
    { db, clock: deps.clock, notices, gateways: portalGateways(db), findSamePerson: strangers },
    { methodCode: gateway.code, amount: '100.00' },
    { brand, language: 'EN', memberId, idempotencyKey: randomUUID(), origin: 'https://river.test' },
  );
  longWays = 0;
  const row = () =>
    db.kysely.selectFrom('cashier.deposit').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { id, memberId, row, balance: () => walletBalance(db.kysely, { merchantId: brand.id, memberId }) };
}
const messagesOf = (memberId: string) =>
  db.kysely.selectFrom('inbox.message').selectAll().where('member_id', '=', memberId).execute();
const confirmation = (id: string) =>
  db.kysely.selectFrom('payments.confirmed').selectAll().where('reference', '=', id).execute();

test('a whole payment is credited in one statement, once, however often its event is delivered, and its member is notified', async () => {
  const { id, memberId, row, balance } = await waitingDeposit();
  const answers = await gateway.end(id, 'paid', { times: 12 });
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(longWays).toBe(0);
  expect(await balance()).toBe(100_00000n);
  expect(await row()).toMatchObject({ status: 'credited' });
  expect(await confirmation(id)).toMatchObject([{ matched_to: id, waits_for: null, source: 'webhook' }]);
  expect(notified).toContain(memberId);
  expect(await messagesOf(memberId)).toMatchObject([
    { template: 'deposit_credited', facts: { amount: '100' } },
  ]);
});

test('another amount goes to the desk by the use case, and what the one statement had begun is undone', async () => {
  const { id, row, balance } = await waitingDeposit();
  expect(await gateway.send({ order: id, event: { amount: '99.00' } })).toMatchObject([{ status: 200 }]);
  expect(longWays).toBe(1);
  expect(await balance()).toBe(0n);
  expect(await row()).toMatchObject({ status: 'review', reason: 'other_amount' });
  expect(await confirmation(id)).toMatchObject([{ amount: 99_00000n, matched_to: id }]);
});

test('a message to the member’s device is queued in the transaction that credits', async () => {
  const { id, memberId, balance } = await waitingDeposit();
  const now = new Date();
  await db.kysely
    .insertInto('web_push.subscription')
    .values({
      ...{ id: newId(), merchant_id: brand.id, member_id: memberId, endpoint: `https://push.example/${id}` },
      ...{ p256dh: 'key', auth: 'secret', language: 'TH', created_at: now, seen_at: now },
    })
    .execute();
  await gateway.end(id, 'paid');
  expect(longWays).toBe(1);
  expect(await balance()).toBe(100_00000n);
  expect(await db.kysely.selectFrom('web_push.delivery').select('id').execute()).toHaveLength(1);
  expect(await messagesOf(memberId)).toHaveLength(1);
});

test('one payment that two events name at the same moment is credited once', async () => {
  const { id, balance } = await waitingDeposit();
  await gateway.end(id, 'paid', { notify: false });
  await Promise.all([gateway.send({ order: id, times: 6 }), gateway.send({ order: id, times: 6 })]);
  expect(await balance()).toBe(100_00000n);
});
