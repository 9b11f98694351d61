import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Queryable } from '../../../../platform/sql/database.ts';

/** Notifies the brand's open pages and the console's that its announcements are no longer what they were. */
export async function notifyChanged(db: Queryable, merchantId: string): Promise<void> {
  await notifyPush(db, { b: merchantId, t: ['announcements_changed'] });
  await notifyOps(db, { brandId: merchantId, type: 'announcements_changed' });
}
