import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { mayDecideAlone, notePublishedAlone, proposePublishing } from './decide-publishing.ts';
import { lockPromotion, notifyOfPromotion, promotionSubject, type WriteCall } from './lock-promotion.ts';
import type { PromotionRow } from './promotion.ts';
import { refuseUnpublishable } from './refuse-unpublishable.ts';

/**
 * Publishes a draft; what may pay more than one operator decides about, and whatever is asked by one without the right over it, is proposed
 * to a second one. Refuses as `publishPromotion` declares.
 */
export async function publishPromotion(
  tx: Tx,
  call: WriteCall,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<void> {
  const promotion = await lockPromotion(tx, call, { id, version });
  await refuseNotReady(tx, promotion, now);
  if (!(await mayDecideAlone(tx, call, promotion, now))) return proposePublishing(tx, call, promotion, null);
  await writePublished(tx, promotion, { operatorName: call.operator.name, now });
  await notePublishedAlone(tx, call, promotion, now);
  await call.record(tx, {
    action: 'promotions.publish',
    brandId: promotion.merchant_id,
    subject: promotionSubject(id, promotion.title),
    before: { state: 'draft' },
    after: { state: 'published' },
  });
}

/** Refuses as `publishPromotion` declares what is no draft, or is not complete any more. */
export async function writePublished(
  tx: Tx,
  promotion: PromotionRow,
  { operatorName, now }: { operatorName: string; now: Date },
): Promise<void> {
  await refuseNotReady(tx, promotion, now);
  await tx
    .updateTable('promotions.promotion')
    .set({
      state: 'published',
      published_at: now,
      published_by: operatorName,
      proposal_id: null,
      version: promotion.version + 1,
    })
    .where('id', '=', promotion.id)
    .execute();
  await notifyOfPromotion(tx, promotion.merchant_id);
}

async function refuseNotReady(tx: Tx, promotion: PromotionRow, now: Date): Promise<void> {
  if (promotion.state !== 'draft') throw new Refusal('promotion_move_impossible', { state: promotion.state });
  await refuseUnpublishable(tx, promotion);
  // One that is over before anybody sees it is a date that was typed wrongly.
  if (promotion.ends_at && promotion.ends_at <= now)
    throw new Refusal('promotion_incomplete', { missing: ['endsAt'] });
}
