import { expect, test } from 'vitest';
import { newId } from '../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { createBrand } from '../../house/brands/brand.factory.ts';
import { depositFixture } from '../../money/cashier/deposit.factory.ts';
import { depositRecord } from '../../money/cashier/record/deposit-record.ts';
import { transferFixture } from '../../money/transfers/transfer.factory.ts';
import { transferRecord } from '../../money/transfers/vendors/transfer-record.ts';
import { withdrawalRecord } from '../../money/withdrawals/record/withdrawal-record.ts';
import { withdrawalFixture } from '../../money/withdrawals/withdrawal.factory.ts';
import { createMember } from '../../people/members/member.factory.ts';
import { listTransactions } from '../../play/records/list-transactions.ts';
import type { RecordSource } from '../../play/records/record-source.ts';
import { readerOf } from '../../play/records/records.factory.ts';
import { claimPromotion } from '../../rewards/promotions/applying/claim-promotion.ts';
import { promotionRecord } from '../../rewards/promotions/editing/promotion-record.ts';
import { claimDeps, createPromotion } from '../../rewards/promotions/promotion.factory.ts';

/** Each topic's transactions in one record, with their states, beside what only the books know. */
const { db, url } = await testDatabase();
const SOURCES: RecordSource[] = [depositRecord, withdrawalRecord, transferRecord, promotionRecord];

const read = async (
  brand: Parameters<typeof readerOf>[0],
  memberId: string,
  query: Partial<Parameters<typeof listTransactions>[2]> = {},
  now = new Date(),
) => {
  const days = { from: new Date(now.getTime() - 300 * 86_400_000).toISOString().slice(0, 10), to: '' };
  const { list } = await listTransactions(
    { db: db.kysely, sources: SOURCES, now },
    readerOf(brand, memberId),
    { ...days, to: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10), pageSize: 50, ...query },
  );
  return list.map(({ kind, what, state, amount }) => `${kind} ${what} ${state} ${amount}`);
};

test('a deposit stands once: while it waits, when its time is over, and when it is credited', async () => {
  const fixture = await depositFixture(db);
  const memberId = await fixture.member();
  const waiting = await fixture.make(memberId, 'PROMPTPAY', '100.00');
  const now = fixture.clock.now();
  expect(await read(fixture.brand, memberId, {}, now)).toEqual(['deposit deposit waiting 100.00']);
  const later = new Date(now.getTime() + 3_600_000);
  expect(await read(fixture.brand, memberId, { state: 'expired' }, later)).toEqual([
    'deposit deposit expired 100.00',
  ]);
  await fixture.make(memberId, 'SANDBOX', '70.00').catch(() => undefined);
  const row = await fixture.rowOf(waiting.id);
  await fixture.confirm({ amount: row.amount, reference: waiting.id, payerReference: row.reference });
  const shown = await read(fixture.brand, memberId, {}, now);
  expect(shown.filter((line) => line.endsWith(' 100.00'))).toEqual(['deposit deposit done 100.00']);
  expect(await read(fixture.brand, await fixture.member(), {}, now)).toEqual([]);
});

test('a transfer to a vendor and back stands once each, by its way', async () => {
  const fixture = await transferFixture(db);
  const player = await fixture.player('100.00');
  await player.move('in', '60.00');
  await player.move('out', '25.50');
  const shown = await read(fixture.brand, player.memberId, { kind: 'transfer' });
  expect(shown.toSorted()).toEqual(['transfer from_vendor done 25.50', 'transfer to_vendor done -60.00']);
});

test('a claim stands once, by the name of its promotion', async () => {
  const brand = await createBrand(db.kysely);
  const clock = fixedClock();
  const promotionId = await createPromotion(db, brand, { kind: 'claim' });
  const { memberId } = await createMember(db, brand);
  const context = { brand, language: 'EN', memberId, idempotencyKey: newId() } as const;
  await claimPromotion(claimDeps({ db, clock }), { promotionId }, context);
  const { list } = await listTransactions(
    { db: db.kysely, sources: SOURCES, now: clock.now() },
    readerOf(brand, memberId),
    { to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10), pageSize: 20 },
  );
  expect(list).toMatchObject([
    {
      kind: 'promotion',
      state: 'done',
      amount: '10.00',
      about: 'A lantern for your birthday',
      link: { page: 'promotion', id: promotionId },
    },
  ]);
});

test('a withdrawal stands once: while the desk has it, and after it was paid', async () => {
  const brand = await createBrand(db.kysely);
  const fixture = withdrawalFixture(db, brand, url);
  await fixture.onlyRules({});
  const player = await fixture.player({ balance: 20_000 });
  await fixture.request(player, '400.00');
  await fixture.send();
  await fixture.request(player, '5000.01');
  const shown = await read(brand, player.memberId, { kind: 'withdrawal' }, fixture.clock.now());
  expect(shown.toSorted()).toEqual([
    'withdrawal withdrawal done -400.00',
    'withdrawal withdrawal waiting -5000.01',
  ]);
});
