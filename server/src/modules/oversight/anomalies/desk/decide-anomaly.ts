import type { Received } from '@lanna/contract/endpoint';
import type { AnomalyRow, decideAnomaly as endpoint } from '@lanna/contract/oversight/anomalies/ops';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { anomalies } from './list-anomalies.ts';

/** Confirms or dismisses a finding, with the reason. Refuses with `not_found`, and `changed_meanwhile` if another was quicker. */
export async function decideAnomaly(
  tx: Tx,
  call: Pick<AnyOpsCall, 'brands' | 'brandIds' | 'operator' | 'record'>,
  id: string,
  { version, as, reason }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<AnomalyRow> {
  const before = await tx
    .selectFrom('anomalies.finding')
    .select(['merchant_id', 'state', 'version'])
    .where('id', '=', id)
    .where('merchant_id', 'in', call.brandIds)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new Refusal('not_found');
  if (before.version !== version) throw new Refusal('changed_meanwhile');
  await tx
    .updateTable('anomalies.finding')
    .set({ state: as, reason, decided_by: call.operator.name, decided_at: now, version: version + 1 })
    .where('id', '=', id)
    .execute();
  await call.record(tx, {
    action: 'anomalies.decide',
    brandId: before.merchant_id,
    subject: { kind: 'anomaly', id },
    before: { state: before.state },
    after: { state: as },
    reason,
  });
  await notifyOps(tx, { brandId: before.merchant_id, type: 'anomalies_changed' });
  return anomalies.one({ db: tx, brands: call.brands }, id);
}
