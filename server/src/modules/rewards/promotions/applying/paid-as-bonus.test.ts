import { expect, test } from 'vitest';
import { newId } from '../../../../platform/sealing/ids.ts';
import { fixedClock } from '../../../../platform/testing/test-clock.ts';
import { testDatabase } from '../../../../platform/testing/test-database.ts';
import { checkInvariants } from '../../../books/ledger/check-invariants.ts';
import { walletBalance } from '../../../books/ledger/wallet-balance.ts';
import { createBrand } from '../../../house/brands/brand.factory.ts';
import { createMember } from '../../../people/members/member.factory.ts';
import { checkBonusInvariants } from '../../bonuses/check-bonus-invariants.ts';
import { endBonus } from '../../bonuses/life/end-bonus.ts';
import { checkPromotionInvariants } from '../check-promotion-invariants.ts';
import { NOTHING_MORE } from '../more-promotions.ts';
import { claimDeps, createPromotion } from '../promotion.factory.ts';
import { showPromotion } from '../reading/show-promotion.ts';
import { claimPromotion } from './claim-promotion.ts';

const { db } = await testDatabase();
const clock = fixedClock('2026-11-20T12:00:00Z');
const brand = await createBrand(db.kysely);
const reader = { brand, language: 'EN' } as const;

const claim = (promotionId: string, { memberId }: { memberId: string }) =>
  claimPromotion(claimDeps({ db, clock }), { promotionId }, { ...reader, memberId, idempotencyKey: newId() });
const played = () => createPromotion(db, brand, { kind: 'claim', wagering_multiplier: 5 });
const bonusOf = (id: string) =>
  db.kysely
    .selectFrom('bonuses.bonus')
    .select(['state', 'amount', 'required', 'max_stake', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirst();
const rules = async () => [
  ...(await checkInvariants(db.kysely)),
  ...(await checkPromotionInvariants(db.kysely)),
  ...(await checkBonusInvariants(db.kysely)),
];

test('a claim that asks for turnover is a bonus of its own id, as its page said, and no cash', async () => {
  const promotionId = await played();
  const member = await createMember(db, brand);
  expect(
    (await showPromotion(db.kysely, promotionId, reader, { more: NOTHING_MORE, now: clock.now() })).bonus,
  ).toMatchObject({
    ...{ required: '50.00', maxStake: '1.00', convertedMost: '100.00', days: 30 },
  });
  const { application, balance, amount } = await claim(promotionId, member);
  expect({ balance, amount }).toEqual({ balance: '0.00', amount: '10.00' });
  expect(await bonusOf(application.id)).toEqual({
    ...{ state: 'active', amount: 1_000_000n, required: 5_000_000n, max_stake: 100_000n },
    member_id: member.memberId,
  });
  expect(await walletBalance(db.kysely, { merchantId: brand.id, memberId: member.memberId })).toBe(0n);
  const posted = await db.kysely
    .selectFrom('ledger.posted_transfer')
    .select(['code', 'amount'])
    .where('reference', '=', application.id)
    .execute();
  expect(posted).toEqual([{ code: 'bonus_granted', amount: 1_000_000n }]);
  await expect(claim(promotionId, member)).rejects.toMatchObject({ code: 'promotion_claimed' });
  expect(await rules()).toEqual([]);
});

test('of more claims than may wait the last gets nothing, and its promotion spends nothing on it', async () => {
  const member = await createMember(db, brand);
  for (let at = 0; at < 6; at++) await claim(await played(), member);
  const last = await played();
  await expect(claim(last, member)).rejects.toMatchObject({ code: 'bonus_queue_full', facts: { most: 5 } });
  const spent = db.kysely.selectFrom('promotions.spending').select('total').where('promotion_id', '=', last);
  expect((await spent.executeTakeFirst())?.total ?? 0n).toBe(0n);
  expect(await rules()).toEqual([]);
});

test('the promotion stands as paid after its bonus was given up; a bonus that no promotion has paid is found', async () => {
  const member = await createMember(db, brand);
  const { application } = await claim(await played(), member);
  await db.transaction((tx) => endBonus(tx, { id: application.id, to: 'forfeited', now: clock.now() }));
  expect(await rules()).toEqual([]);
  const found = db.transaction(async (tx) => {
    await tx.updateTable('bonuses.bonus').set({ required: 1n }).where('id', '=', application.id).execute();
    const broken = await checkPromotionInvariants(tx);
    throw Object.assign(new Error('put back'), { broken });
  });
  await expect(found).rejects.toMatchObject({
    broken: [expect.objectContaining({ rule: expect.stringContaining('asks for turnover') })],
  });
});
