import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Database } from '../../../../platform/sql/database.ts';
import { subjectOf } from '../desk/decide-transfer.ts';
import { lockTransfer } from '../internal/transfer-rows.ts';

/** An operator has looked at what a vendor said too late. Refuses `not_found`, `changed_meanwhile`. */
export async function seeContradiction(
  db: Database,
  call: Pick<AnyOpsCall, 'brandIds' | 'operator' | 'record'>,
  id: string,
  seen: { reason: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (!transfer || !call.brandIds.includes(transfer.merchantId)) throw new Refusal('not_found');
    const done = await tx
      .updateTable('transfers.transfer')
      .set({ contradiction_seen_at: seen.now, contradiction_seen_by: call.operator.name })
      .where('id', '=', id)
      .where('contradicted_at', 'is not', null)
      .where('contradiction_seen_at', 'is', null)
      .returning('contradiction')
      .executeTakeFirst();
    if (!done) throw new Refusal('changed_meanwhile');
    await call.record(tx, {
      action: 'transfers.see-contradiction',
      brandId: transfer.merchantId,
      subject: subjectOf(transfer),
      after: { state: transfer.state, vendor: done.contradiction },
      reason: seen.reason,
    });
    await notifyOps(tx, { brandId: transfer.merchantId, type: 'transfers_changed' });
  });
}
