import type { Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lockPromotion, promotionSubject, tellOfPromotion, type WriteCall } from './lock-promotion.ts';
import { refuseUnpublishable } from './refuse-unpublishable.ts';

/** Publishes a draft. Refuses as `publishPromotion` declares. */
export async function publishPromotion(
  tx: Tx,
  call: WriteCall,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<void> {
  const promotion = await lockPromotion(tx, call, { id, version });
  if (promotion.state !== 'draft') throw new Refusal('promotion_move_impossible', { state: promotion.state });
  refuseUnpublishable(promotion);
  // One that is over before anybody sees it is a date that was typed wrongly.
  if (promotion.ends_at && promotion.ends_at <= now)
    throw new Refusal('promotion_incomplete', { missing: ['endsAt'] });
  await tx
    .updateTable('promotions.promotion')
    .set({ state: 'published', published_at: now, published_by: call.operator.name, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'promotions.publish',
    brandId: promotion.merchant_id,
    subject: promotionSubject(id, promotion.title),
    before: { state: 'draft' },
    after: { state: 'published' },
  });
  await tellOfPromotion(tx, promotion.merchant_id);
}
