import type { LocalText } from '@lanna/rules/local-text';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { PromotionRow } from './promotion.ts';

export type WriteCall = Pick<
  AnyOpsCall,
  'brands' | 'brandIds' | 'operator' | 'session' | 'record' | 'mustBeProposed' | 'propose'
>;

/** Held until the transaction ends: no member claims or applies meanwhile. Refuses with `not_found`, `changed_meanwhile`. */
export async function lockPromotion(
  tx: Tx,
  call: Pick<WriteCall, 'brandIds'>,
  { id, version }: { id: string; version: number },
): Promise<PromotionRow> {
  const promotion = await tx
    .selectFrom('promotions.promotion')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!promotion) throw new Refusal('not_found');
  if (promotion.version !== version) throw new Refusal('changed_meanwhile');
  return promotion;
}

export function promotionSubject(id: string, title: LocalText) {
  return { kind: 'promotion', id, name: title.EN ?? title.TH ?? id };
}

export async function notifyOfPromotion(tx: Tx, brandId: string): Promise<void> {
  await notifyPush(tx, { b: brandId, t: ['promotions_changed'] });
  await notifyOps(tx, { brandId, type: 'promotions_changed' });
}
