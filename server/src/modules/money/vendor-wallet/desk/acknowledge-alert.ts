import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { type AlertScope, alertRows, showAlert } from '../internal/alert-rows.ts';

/** An operator has looked. Refuses `not_found`, and `changed_meanwhile` for what another has looked at or what is closed. */
export async function acknowledgeAlert(
  tx: Tx,
  scope: AlertScope,
  seen: { id: string; note: string | undefined; operator: { id: string; name: string }; now: Date },
) {
  const { id, note, operator, now } = seen;
  const row = await alertRows(tx, scope).where('a.id', '=', BigInt(id)).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  const done = await tx
    .updateTable('vendor_wallet.alert')
    .set({
      acknowledged_at: now,
      acknowledged_by: operator.id,
      acknowledged_by_name: operator.name,
      note: note || null,
    })
    .where('id', '=', row.id)
    .where('acknowledged_at', 'is', null)
    .where('closed_at', 'is', null)
    .returning('merchant_id')
    .executeTakeFirst();
  if (!done) throw new Refusal('changed_meanwhile');
  await notifyOps(tx, { brandId: done.merchant_id, type: 'wallet_alerts_changed' });
  return { alert: showAlert(row), brandId: done.merchant_id };
}
