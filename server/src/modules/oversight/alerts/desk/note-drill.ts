import type { Received } from '@lanna/contract/endpoint';
import type { noteDrill as endpoint } from '@lanna/contract/oversight/alerts/ops';
import { isPlausibleMoment } from '../../../../platform/guard/plausible-moment.ts';
import { notifyOps } from '../../../../platform/ops/notify-ops.ts';
import type { AnyOpsCall } from '../../../../platform/ops/ops-route.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Notes a drill that was held; it is never changed. Refuses `alert_drill_time`. */
export async function noteDrill(
  tx: Tx,
  call: Pick<AnyOpsCall, 'operator' | 'record'>,
  { kind, doneAt, passed, note }: Received<typeof endpoint>['body'],
  now: Date,
): Promise<{ id: string }> {
  const at = new Date(doneAt);
  if (!isPlausibleMoment(at, now)) throw new Refusal('alert_drill_time');
  const id = newId();
  await tx
    .insertInto('alerts.drill')
    .values({ id, kind, done_at: at, passed, note, operator_name: call.operator.name, noted_at: now })
    .execute();
  await call.record(tx, {
    action: 'alerts.note-drill',
    brandId: null,
    subject: { kind: 'drill', id, name: kind },
    after: { kind, doneAt, passed },
    reason: note,
  });
  await notifyOps(tx, { brandId: null, type: 'alert_rules_changed' });
  return { id };
}
