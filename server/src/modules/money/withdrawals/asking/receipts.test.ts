import { MONEY_SCALE } from '@lanna/rules/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { checkWithdrawalInvariants } from '../check-withdrawal-invariants.ts';
import { uploadedPicture } from '../existing.factory.ts';
import { closeDispute } from '../payouts/decide-payout.ts';
import { withdrawalFixture } from '../withdrawal.factory.ts';
import { answerReceipt, endReceipts, listConfirmations } from './receipts.ts';

const { db, url } = await testDatabase();
const brand = await createBrand(db.kysely);
const fixture = withdrawalFixture(db, brand, url);
const { player, request, bahtOf, payoutsOf, clock, confirm } = fixture;
await fixture.onlyRules({});
await fixture.addChannel('GATE', 'gateway', { feeFixed: 10 });
const dao = fixture.operator('Dao');
const now = () => clock.now();
const payoutOf = (id: string) =>
  db.kysely.selectFrom('withdrawals.payout').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
async function booksFit() {
  expect(await checkInvariants(db.kysely)).toEqual([]);
  expect(await checkWithdrawalInvariants(db.kysely)).toEqual([]);
}

async function paid() {
  const member = await player({ balance: 2000 });
  const { id } = await request(member, '1000.00', { channelCode: 'GATE' });
  const [payout] = await payoutsOf(id);
  if (!payout) throw new Error('no payout');
  const payoutId = payout.id;
  await confirm({ reference: payoutId, amount: 990n * MONEY_SCALE });
  const owner = { merchantId: brand.id, memberId: member.memberId };
  const say = (
    answer: 'received' | 'not_received' | 'forced_received',
    more: { pictures?: string[]; remark?: string } = {},
    of = owner,
  ) =>
    db.transaction((tx) =>
      answerReceipt(tx, { payoutId, answer, pictures: [], remark: '', ...more }, of, now()),
    );
  return { member, id, payoutId, owner, say };
}

test('a member says that paid money has arrived; said twice it is the same', async () => {
  const { owner, say } = await paid();
  expect(await listConfirmations(db.kysely, owner, now())).toMatchObject({
    awaited: 1,
    receiptMinutes: 60,
    list: [{ answers: ['received', 'not_received'] }],
  });
  await say('received');
  expect(await say('received')).toMatchObject({ payout: { receipt: { state: 'received' } }, answers: [] });
  await expect(say('not_received')).rejects.toMatchObject({ code: 'receipt_move_impossible' });
  await expect(say('received', {}, { ...owner, memberId: (await player()).memberId })).rejects.toMatchObject({
    code: 'payout_unknown',
  });
});

test('without an answer it counts as received after the brand’s minutes, and a late dispute is accepted for a week', async () => {
  const { payoutId, owner, say } = await paid();
  clock.advance(59 * 60_000);
  await endReceipts(db, now());
  expect(await payoutOf(payoutId)).toMatchObject({ receipt_state: 'awaited' });
  clock.advance(60_000);
  await endReceipts(db, now());
  expect(await payoutOf(payoutId)).toMatchObject({ receipt_state: 'received_by_time' });
  expect((await listConfirmations(db.kysely, owner, now())).list).toMatchObject([
    { answers: ['not_received'] },
  ]);
  clock.advance(7 * 24 * 3_600_000);
  const picture = await uploadedPicture(db, { ...owner, now: now() });
  await expect(say('not_received', { pictures: [picture] })).rejects.toMatchObject({
    code: 'receipt_move_impossible',
  });
});

test('not received wants a proof, opens a dispute that no time ends, and moves no money', async () => {
  const { member, payoutId, owner, say } = await paid();
  const balance = await bahtOf(member);
  await expect(say('not_received')).rejects.toMatchObject({ code: 'receipt_proof_missing' });
  const picture = await uploadedPicture(db, { ...owner, now: now() });
  await say('not_received', { pictures: [picture], remark: 'Nothing in my account' });
  clock.advance(24 * 3_600_000);
  await endReceipts(db, now());
  expect(await payoutOf(payoutId)).toMatchObject({
    receipt_state: 'not_received',
    receipt_remark: 'Nothing in my account',
    receipt_pictures: [picture],
  });
  expect(await bahtOf(member)).toBe(balance);
  await say('forced_received');
  expect(await payoutOf(payoutId)).toMatchObject({ receipt_state: 'forced_received' });
  await booksFit();
});

test('the desk closes a dispute with words that the member reads', async () => {
  const { payoutId, owner, say } = await paid();
  const close = async () => {
    const { version } = await payoutOf(payoutId);
    const wanted = { id: payoutId, version, words: 'It arrived at 14:02' };
    await db.transaction((tx) => closeDispute(tx, dao.call, wanted, now()));
  };
  await expect(close()).rejects.toMatchObject({ code: 'receipt_move_impossible' });
  await say('not_received', { pictures: [await uploadedPicture(db, { ...owner, now: now() })] });
  await close();
  expect(await payoutOf(payoutId)).toMatchObject({
    receipt_state: 'forced_received',
    receipt_words: 'It arrived at 14:02',
  });
});
