import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Notifies the brand's open pages and the console's that the status page says something else. */
export async function notifyStatus(db: Queryable, merchantId: string): Promise<void> {
  await notifyPush(db, { b: merchantId, t: ['status_changed'] });
  await notifyOps(db, { brandId: merchantId, type: 'status_changed' });
}
