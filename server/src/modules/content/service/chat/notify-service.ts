import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Notifies the customer's pages, and those of the brand's operators, once the caller's transaction is committed. */
export async function notifyService(
  db: Queryable,
  of: { merchant_id: string; member_id: string | null; visit_key: string | null },
): Promise<void> {
  const to = of.member_id === null ? { v: [of.visit_key ?? ''] } : { m: [of.member_id] };
  await notifyPush(db, { ...to, t: ['service_changed'] });
  await notifyOps(db, { brandId: of.merchant_id, type: 'service_changed' });
}
