import { notifyPush } from '../../../../platform/push/notify.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { LimitOwner } from './own-limits.ts';

/** The member is not offered a deposit limit again; one can be set at any time. */
export async function declineDepositLimit(
  tx: Tx,
  { merchantId, memberId }: LimitOwner,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('protection.own_limits')
    .values({ member_id: memberId, merchant_id: merchantId, offer_declined_at: now, changed_at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ offer_declined_at: now }))
    .execute();
  await notifyPush(tx, { m: [memberId], t: ['protection_changed'] });
}
