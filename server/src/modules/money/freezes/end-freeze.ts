import { formatMoney } from '@lanna/rules/money';
import { notifyOps } from '../../../platform/ops/notify-ops.ts';
import { notifyPush } from '../../../platform/push/notify.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { releaseHold } from '../../books/ledger/release-hold.ts';
import { sendMessage } from '../../messaging/inbox/send-message.ts';
import type { Freeze } from './freeze.ts';

/** Frees the winnings of a freeze that is held and in force, and notifies the member. */
export async function endFreeze(
  tx: Tx,
  { id, merchant_id: merchantId, member_id: memberId, held, version }: Freeze,
  {
    state,
    by,
    reason,
    now,
  }: { state: 'released' | 'lapsed'; by: string | null; reason: string | null; now: Date },
): Promise<void> {
  const freed = await releaseHold(tx, { hold: id, now });
  if (freed.outcome !== 'released' || freed.amount !== held)
    throw new Error(`a freeze held ${held} and freed ${freed.amount ?? 'nothing'} (${freed.outcome})`);
  await tx
    .updateTable('freezes.freeze')
    .set({ state, ended_by_name: by, ended_at: now, end_reason: reason, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await sendMessage(tx, {
    ...{ merchantId, memberId, template: 'winnings_freed', now },
    facts: { amount: formatMoney(held) },
  });
  await notifyPush(tx, { m: [memberId], t: ['balance_changed'] });
  await notifyOps(tx, { brandId: merchantId, type: 'freezes_changed' });
}
