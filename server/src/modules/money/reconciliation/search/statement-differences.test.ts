import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import type { ApplyConfirmation, Confirmation } from '../../payments/confirmation.ts';
import { matchConfirmation } from '../../payments/confirmation.ts';
import { decideCase } from '../desk/decide-case.ts';
import { clearingFixture } from '../reconciliation.factory.ts';
import { findDifferences } from './find-differences.ts';
import { readStatements } from './read-statements.ts';

const { db } = await testDatabase();
const clock = fixedClock();
const check = () => findDifferences({ db, clock });
/** Long enough for anything to be a case. */
const wait = () => clock.advance(61 * 60_000);

/** A brand whose deposits come over a gateway that lists what it has paid. */
async function fixture() {
  const on = await clearingFixture(db, clock, await createBrand(db.kysely));
  const { merchantId, currency } = on;
  const gatewayId = randomUUID();
  await db.kysely
    .insertInto('payments.gateway')
    .values({
      id: gatewayId,
      code: `G${gatewayId.slice(0, 8).toUpperCase()}`,
      name: 'River Pay',
      base_url: 'https://river.test',
      public_key: 'none',
      signature_header: 'x-signature',
      timeout_ms: 1000,
      created_at: clock.now(),
    })
    .execute();
  await db.kysely
    .insertInto('payments.channel')
    .values({
      merchant_id: merchantId,
      way: 'in',
      code: 'RIVERPAY',
      kind: 'gateway',
      name: { EN: 'River Pay' },
      currency,
      min: 1n,
      max: 100n,
      gateway_id: gatewayId,
      details: JSON.stringify({ product: 'qr' }),
      expires_after_minutes: 30,
      promised_minutes: 5,
    })
    .execute();
  const happenedAt = clock.now();
  const line = (transaction: string, amount: bigint) => ({
    way: 'in' as const,
    channelCode: 'RIVERPAY',
    transaction,
    order: null,
    outcome: 'paid' as const,
    amount,
    currency,
    happenedAt,
  });
  const read = (lines: ReturnType<typeof line>[]) =>
    readStatements({
      db,
      clock,
      gateways: { statement: async () => ({ outcome: 'answered' as const, lines }) },
    });
  return { ...on, line, read };
}

test('a gateway’s statement is held against what it has reported to us, both ways', async () => {
  const { merchantId, confirm, cases, line, read } = await fixture();
  const notified = (externalReference: string, amount: bigint) =>
    confirm(amount, { channelCode: 'RIVERPAY', externalReference, subject: randomUUID() });
  await notified('fits', 10_000n);
  await notified('other', 20_000n);
  const missing = await notified('missing', 30_000n);
  wait();
  const lines = [line('fits', 10_000n), line('other', 25_000n), line('unheard', 40_000n)];
  await read(lines);
  wait();
  await check();
  const found = (await cases()).filter(({ kind }) => kind !== 'confirmed_not_posted');
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'other_amount', booked: 20_000n, told: 25_000n }),
      expect.objectContaining({ kind: 'statement_not_told', booked: null, told: 40_000n }),
      expect.objectContaining({
        kind: 'told_not_on_statement',
        confirmation: missing,
        booked: 30_000n,
        told: null,
      }),
    ]),
  );
  // The gateway corrects its statement, and reports late to us what we had not received.
  lines.splice(1, 1, line('other', 20_000n), line('missing', 30_000n));
  await notified('unheard', 40_000n);
  await read(lines);
  await check();
  const after = (await cases()).filter(({ kind }) => kind !== 'confirmed_not_posted');
  expect(after.map(({ state }) => state)).toEqual(['mended', 'mended', 'mended']);
  // A gateway that does not answer changes nothing of what was read, and is said to have failed.
  await readStatements({ db, clock, gateways: { statement: async () => ({ outcome: 'unanswered' }) } });
  const reads = await db.kysely
    .selectFrom('reconciliation.statement_read')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .execute();
  expect(reads).toMatchObject([{ failure: 'unanswered' }]);
  expect((await check()).opened).toBe(0);
});

test('what a statement lists and no gateway has reported is taken over: who owns deposits is notified once, and it is a case no more', async () => {
  const { merchantId, cases, line, read } = await fixture();
  await read([line('unheard', 40_000n)]);
  wait();
  await check();
  const [found] = await cases();
  expect(found).toMatchObject({ kind: 'statement_not_told', told: 40_000n });
  const received: Confirmation[] = [];
  const deposit = randomUUID();
  const deposits: ApplyConfirmation = {
    way: 'in',
    apply: async (tx, confirmation, now) => {
      received.push(confirmation);
      await matchConfirmation(tx, confirmation.id, deposit, now);
      return 'matched';
    },
  };
  const call = {
    operator: { id: randomUUID(), name: 'nok', sessionId: randomUUID() },
    record: async () => {},
    mustBeProposed: async () => false,
    propose: async () => randomUUID(),
  };
  const takeOver = async (topics: readonly ApplyConfirmation[] = [deposits]) => {
    const { version } = await db.kysely
      .selectFrom('reconciliation.money_case')
      .select('version')
      .where('id', '=', found?.id ?? '')
      .executeTakeFirstOrThrow();
    const request = {
      id: found?.id ?? '',
      version,
      decision: 'taken_over' as const,
      reason: 'the webhook was lost',
    };
    const scope = { brandIds: [merchantId], ofHouse: false };
    return db.transaction((tx) => decideCase(tx, call, scope, request, { topics, now: clock.now() }));
  };
  await takeOver();
  expect(received).toMatchObject([
    { externalReference: 'unheard', amount: 40_000n, source: 'asked', outcome: 'paid', way: 'in' },
  ]);
  await expect(takeOver()).rejects.toMatchObject({ code: 'money_case_closed' });
  expect(received).toHaveLength(1);
  // The gateway lists it on, and reports it late: it is the same payment.
  await read([line('unheard', 40_000n)]);
  wait();
  await check();
  expect((await cases()).filter(({ kind }) => kind === 'statement_not_told')).toMatchObject([
    { id: found?.id, state: 'decided' },
  ]);
});
