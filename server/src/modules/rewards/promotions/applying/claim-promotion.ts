import type { Value } from '@lanna/contract/endpoint';
import type { claimRafflePromotion } from '@lanna/contract/rewards/promotions/promotions';
import { formatMoney } from '@lanna/rules/money';
import { mayMove } from '@lanna/rules/rewards/promotions/activity';
import type { AskSegments } from '../../../../platform/ops/segment-condition.ts';
import type { Clock } from '../../../../platform/process/clock.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { answerOnce } from '../../../../platform/sealing/idempotency.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Database, Tx } from '../../../../platform/sql/database.ts';
import type { FindSamePerson } from '../../../accounts/protection/same-person.ts';
import { noteMove, notifyOfApplication } from '../desk/move-application.ts';
import type { AskMore } from '../more-promotions.ts';
import { brandDay } from '../reading/brand-day.ts';
import { claimedForOf, nextDayIsOpen, readActivities } from '../reading/my-activity.ts';
import { readPayableMember, segmentsOf } from '../reading/read-participant.ts';
import { applicationRows, showApplication } from './application.ts';
import type { Applicant } from './apply-for-promotion.ts';
import { lockParticipation, lockPromotion, refuseUnlessOpen } from './lock-participation.ts';
import { payReward } from './pay-reward.ts';
import { notePerson, refuseSecondOfPerson } from './refuse-second-of-person.ts';
import { spendBudget } from './spend-budget.ts';

type Claimed = Value<typeof claimRafflePromotion>;

export interface ClaimDeps {
  db: Database;
  clock: Clock;
  findSamePerson: FindSamePerson;
  more: AskMore;
  segments?: AskSegments | undefined;
}

/**
 * Claims a promotion and pays it in the same transaction: once for a person, or once a day of the brand, and never beyond its
 * budgets. A repeated key gets the first answer. Refuses as `claimRafflePromotion` declares.
 */
export async function claimPromotion(
  { db, clock, findSamePerson, more, segments }: ClaimDeps,
  body: { promotionId: string },
  claimant: Applicant,
): Promise<Claimed> {
  const now = clock.now();
  const once = { scope: `promotion-claim ${claimant.memberId}`, key: claimant.idempotencyKey, body, now };
  return db.transaction((tx) =>
    answerOnce(
      tx,
      once,
      async () =>
        (await claimOfOthers(tx, more, { promotionId: body.promotionId, claimant, now })) ??
        claim(tx, { findSamePerson, segments }, { promotionId: body.promotionId, claimant, now }),
    ),
  );
}

/** Of the topic whose promotion it is; undefined where it is one of this topic's, or of none. */
async function claimOfOthers(
  tx: Tx,
  more: AskMore,
  { promotionId, claimant, now }: { promotionId: string; claimant: Applicant; now: Date },
): Promise<Claimed | undefined> {
  for (const source of more()) {
    const claimed = await source.claim(tx, promotionId, { ...claimant, now });
    if (claimed) return claimed;
  }
  return undefined;
}

async function claim(
  tx: Tx,
  { findSamePerson, segments }: Pick<ClaimDeps, 'findSamePerson' | 'segments'>,
  { promotionId, claimant, now }: { promotionId: string; claimant: Applicant; now: Date },
): Promise<Claimed> {
  const { memberId, idempotencyKey, ...reader } = claimant;
  const merchantId = reader.brand.id;
  const promotion = await lockPromotion(tx, { id: promotionId, merchantId, now });
  const amount = promotion.reward_amount;
  if (promotion.kind !== 'claim' || amount === null) throw new Refusal('promotion_not_claimed');
  const member = await readPayableMember(tx, { merchantId, memberId });
  member.segments = await segmentsOf(tx, [promotion], { merchantId, memberId, now }, segments);
  refuseUnlessOpen(promotion, member, now);
  const { applications } = await lockParticipation(tx, { promotionId, memberId });
  const day = brandDay(now, reader.brand.timeZone);
  const nextAt = nextDayIsOpen(promotion, day.nextAt) ? day.nextAt.toISOString() : null;
  const before = (await readActivities(tx, [promotion], { ...reader, member }, now)).get(promotionId);
  if (before?.state === 'claimed') throw new Refusal('promotion_claimed', { nextAt });
  const spent = await spendBudget(tx, promotion, amount, day.today);
  if (spent.outcome === 'too_little') throw new Refusal('promotion_budget_spent', { today: spent.today });
  if (!before?.state || !mayMove(before.state, 'claimed'))
    throw new Error(`a promotion that is open and paid for is not claimed from ${before?.state}`);
  const id = newId();
  const claimedFor = claimedForOf(promotion, day.today);
  // Claims of one promotion come one after the other from here on: its row of spending is locked.
  const digests = await refuseSecondOfPerson(tx, findSamePerson, {
    promotionId,
    claimedFor,
    memberId,
    merchantId,
    nextAt,
  });
  await tx
    .insertInto('promotions.application')
    .values({
      id,
      merchant_id: merchantId,
      promotion_id: promotionId,
      member_id: memberId,
      kind: 'claim',
      state: 'claimed',
      language: reader.language,
      reward: amount,
      currency: promotion.currency,
      claimed_for: claimedFor,
      spent_on: spent.spentOn,
      created_at: now,
      changed_at: now,
    })
    .execute();
  await notePerson(tx, { promotionId, claimedFor, digests, applicationId: id });
  await tx
    .updateTable('promotions.participation')
    .set({ applications: applications + 1, latest_id: id })
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', memberId)
    .execute();
  await noteMove(tx, { id, from: null, to: 'claimed', by: null, reward: amount, now });
  const { currency } = promotion;
  const { balance } = await payReward(tx, { id, merchantId, memberId, currency, amount, now }, promotion);
  await notifyOfApplication(tx, { merchant_id: merchantId, member_id: memberId });
  // Everybody else's page says that there is nothing left.
  if (spent.isLast) await notifyPush(tx, { b: merchantId, t: ['promotions_changed'] });
  const row = await applicationRows(tx).where('a.id', '=', id).executeTakeFirstOrThrow();
  return {
    application: showApplication(row, reader),
    amount: formatMoney(amount),
    currency,
    balance: formatMoney(balance),
    nextAt,
  };
}
