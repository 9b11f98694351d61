import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { kycFixture } from '../../../accounts/kyc/kyc.factory.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { showTerms } from '../asking/show-terms.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { approveWithdrawal } from './approve-withdrawal.ts';
import { rejectWithdrawal } from './reject-withdrawal.ts';
import { takeWithdrawal } from './take-withdrawal.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const identity = kycFixture(db, brand);
const { player, request, bahtOf, rowOf, clock, deps, operator } = fixture;
await fixture.onlyRules({});
await fixture.addChannel('BANK', 'bank');

test('a withdrawal is refused until the identity is approved, holds nothing, and the terms say so before', async () => {
  await identity.set({ withdrawals: 'all' });
  const member = await player({ balance: 2000 });
  const terms = () =>
    showTerms(db.kysely, { brand, memberId: member.memberId, language: 'EN' }, [], clock.now());
  expect((await terms()).identity).toEqual({ state: 'none', above: null });
  await expect(request(member, '1000.00')).rejects.toMatchObject({
    code: 'identity_unverified',
    facts: { for: 'withdrawal', state: 'none' },
  });
  expect(await bahtOf(member)).toBe('2000.00');
  await identity.approved(member);
  expect((await terms()).identity).toBeNull();
  expect(await request(member, '1000.00')).toMatchObject({ state: 'paying' });
  expect(await checkInvariants(db.kysely)).toEqual([]);
});

test('one asked for before it was needed keeps its money held: the desk cannot approve it yet, and may reject it', async () => {
  await identity.set({ withdrawals: 'none' });
  const member = await player({ balance: 20_000 });
  const { id } = await request(member, '10000.00', { channelCode: 'BANK' });
  await identity.set({ withdrawals: 'all' });
  const desk = operator();
  const version = async () => (await rowOf(id)).version;
  const at = await version();
  await db.transaction((tx) => takeWithdrawal(tx, desk.call, { id, version: at }, clock.now()));
  const payouts = [{ amount: '10000.00', channelCode: 'BANK' }];
  const inHand = await version();
  await expect(
    db.transaction((tx) =>
      approveWithdrawal(tx, deps, desk.call, { id, version: inHand, words: '', payouts }, clock.now()),
    ),
  ).rejects.toMatchObject({ code: 'identity_unverified' });
  expect(await bahtOf(member)).toBe('10000.00');
  await db.transaction((tx) =>
    rejectWithdrawal(tx, desk.call, { id, version: inHand, words: 'No documents came' }, clock.now()),
  );
  expect(await bahtOf(member)).toBe('20000.00');
  expect(await checkInvariants(db.kysely)).toEqual([]);
});
