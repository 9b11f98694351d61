import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { kycFixture } from '../../accounts/kyc/kyc.factory.ts';
import { checkInvariants } from '../../books/ledger/check-invariants.ts';
import { depositFixture } from './deposit.factory.ts';

const { db } = await testDatabase();
const fixture = await depositFixture(db);
const identity = kycFixture(db, fixture.brand);
const refused = { code: 'identity_unverified', facts: { for: 'deposit', totalAbove: '1000.00' } };

test('deposits wait for the identity once their sum is above the limit, those still to be paid included', async () => {
  await identity.set({ deposit_total_above: 1000n * MONEY_SCALE });
  const member = await fixture.member();
  await fixture.make(member, 'SANDBOX', '400.00');
  // Still to be paid.
  await fixture.make(member, 'BANK', '600.00');
  await expect(fixture.make(member, 'SANDBOX', '100.00')).rejects.toMatchObject(refused);
  await identity.approved({ memberId: member, merchantId: fixture.brand.id });
  await fixture.make(member, 'SANDBOX', '100.00');
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('two deposits at once do not get around it together', async () => {
  const member = await fixture.member();
  const outcomes = await Promise.allSettled([
    fixture.make(member, 'SANDBOX', '600.00'),
    fixture.make(member, 'SANDBOX', '600.00'),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
