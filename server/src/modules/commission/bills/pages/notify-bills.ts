import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Open pages of both sides and of the console show what has become of a bill. */
export async function notifyBills(
  tx: Tx,
  { merchantId, memberId, uplineId }: { merchantId: string; memberId: string; uplineId: string | null },
): Promise<void> {
  const members = uplineId === null ? [memberId] : [memberId, uplineId];
  await notifyPush(tx, { m: members, t: ['bills_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'bills_changed' });
}
