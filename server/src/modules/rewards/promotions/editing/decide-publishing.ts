import { promotionForm } from '@lanna/contract/rewards/promotions/ops';
import { formatMoney } from '@lanna/rules/money';
import { z } from 'zod';
import type { ActionFacts } from '../../../../platform/ops/operator-gate.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type Alone, decidedLately, lockAlone, noteAlone } from '../desk/decided-alone.ts';
import { mostPaid } from '../reading/most-paid.ts';
import { notifyOfPromotion, promotionSubject } from './lock-promotion.ts';
import type { PromotionRow } from './promotion.ts';
import { formOf } from './show-ops-promotion.ts';

/** The kind of proposal; the console's setting says from which amount on. */
export const PUBLISH_KIND = 'promotions.publish';

export const publishPayload = z.object({
  id: z.uuid(),
  version: z.int(),
  /** What a published promotion is to become; null: the draft is published as it is. */
  form: promotionForm.nullable(),
});
type Payload = z.infer<typeof publishPayload>;
type Publishing = Pick<AnyOpsCall, 'operator' | 'session' | 'mustBeProposed'>;

/**
 * Whether one operator may publish this, or let it pay more: with the right over it, within the limit, counted with what the same operator has
 * published alone within a day. What pays nothing needs no second one.
 */
export async function mayDecideAlone(
  tx: Tx,
  call: Publishing,
  promotion: PromotionRow,
  now: Date,
): Promise<boolean> {
  const most = mostPaid(promotion);
  if (most === 0n) return true;
  const { merchant_id: merchantId } = promotion;
  const mayPublish = call.session.grants.get('promotions.publish')?.some(({ id }) => id === merchantId);
  if (!mayPublish || most === null) return false;
  await lockAlone(tx, { what: 'publish', merchantId });
  const lately = await decidedLately(tx, aloneOf(call, promotion), now);
  return !(await call.mustBeProposed(tx, PUBLISH_KIND, most + lately));
}

export async function notePublishedAlone(
  tx: Tx,
  call: Publishing,
  promotion: PromotionRow,
  now: Date,
): Promise<void> {
  const most = mostPaid(promotion) ?? 0n;
  if (most > 0n) await noteAlone(tx, aloneOf(call, promotion), most, now);
}

/** Asks a second operator; nothing changes until then. */
export async function proposePublishing(
  tx: Tx,
  call: Pick<AnyOpsCall, 'propose'>,
  promotion: PromotionRow,
  form: Payload['form'],
): Promise<void> {
  const { id, version, merchant_id: brandId } = promotion;
  const asked: Payload = { id, version, form };
  const proposalId = await call.propose(tx, {
    kind: PUBLISH_KIND,
    brandId,
    subject: promotionSubject(id, promotion.title),
    payload: asked,
    reason: promotion.title.EN ?? promotion.title.TH ?? 'promotion',
  });
  await tx
    .updateTable('promotions.promotion')
    .set({ proposal_id: proposalId })
    .where('id', '=', id)
    .execute();
  await notifyOfPromotion(tx, brandId);
}

function aloneOf({ operator }: Publishing, { id, merchant_id: merchantId }: PromotionRow): Alone {
  return { what: 'publish', subjectId: id, operatorId: operator.id, merchantId, memberId: null };
}

/** What members read is left out: the second operator looks at it on the promotion's page. */
export function paysFacts(promotion: PromotionRow): ActionFacts {
  const { kind, reward, frequency, applicationsMax, budgetTotal, budgetDay, audience, startsAt, endsAt } =
    formOf(promotion);
  const most = mostPaid(promotion);
  return {
    kind,
    reward: reward && `${reward.kind} ${reward.amount} ${promotion.currency}`,
    frequency,
    applicationsMax,
    budgetTotal,
    budgetDay,
    audience:
      audience.kind === 'segment'
        ? `${promotion.audience_segment_name} (v${audience.version})`
        : audience.kind === 'all'
          ? 'all'
          : JSON.stringify(audience),
    startsAt,
    endsAt,
    mostItCanPay: most === null ? 'unlimited' : `${formatMoney(most)} ${promotion.currency}`,
  };
}
