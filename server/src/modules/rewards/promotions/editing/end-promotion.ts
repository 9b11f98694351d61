import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockPromotion, notifyOfPromotion, promotionSubject, type WriteCall } from './lock-promotion.ts';

/** Ends a published promotion for good. Refuses with `not_found`, `changed_meanwhile`, `promotion_move_impossible`. */
export async function endPromotion(
  tx: Tx,
  call: WriteCall,
  { id, version, reason }: { id: string; version: number; reason: string },
  now: Date,
): Promise<void> {
  const promotion = await lockPromotion(tx, call, { id, version });
  if (promotion.state !== 'published')
    throw new Refusal('promotion_move_impossible', { state: promotion.state });
  await tx
    .updateTable('promotions.promotion')
    .set({
      state: 'ended',
      ended_at: now,
      ended_by: call.operator.name,
      proposal_id: null,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'promotions.end',
    brandId: promotion.merchant_id,
    subject: promotionSubject(id, promotion.title),
    before: { state: 'published' },
    after: { state: 'ended' },
    reason,
  });
  await notifyOfPromotion(tx, promotion.merchant_id);
}
