import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { lockBrand, subjectOf } from '../console-brand.ts';

/** Takes no more bets and deposits, at once and by one operator alone. Refuses `brand_not_open`. */
export async function closeForRealMoney(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { brandId, reason, now }: { brandId: string; reason: string; now: Date },
): Promise<void> {
  const brand = await lockBrand(tx, brandId);
  if (brand.money !== 'open') throw new Refusal('brand_not_open');
  await tx.updateTable('brands.merchant').set({ real_open: false }).where('id', '=', brandId).execute();
  await tx
    .updateTable('brands.opening')
    .set({ closed_at: now, closed_by: call.operator.name, closed_reason: reason })
    .where('merchant_id', '=', brandId)
    .where('closed_at', 'is', null)
    .execute();
  await call.record(tx, {
    action: 'brands.close-real-money',
    brandId,
    subject: subjectOf(brand),
    before: { money: 'open' },
    after: { money: 'closed' },
    reason,
  });
  await notifyOps(tx, { brandId, type: 'brand_changed' });
}
