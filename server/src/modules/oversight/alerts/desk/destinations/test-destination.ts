import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { newId } from '../../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../../platform/sql/database.ts';
import { type AlertScope, inScope } from '../../alert-scope.ts';
import { queueFor } from '../../sending/queue-messages.ts';
import { type Call, lockDestination } from './destination-row.ts';

/** Sends a message without any figure there. Refuses `not_found`, also for what is switched off. */
export async function testDestination(
  tx: Tx,
  call: Call,
  scope: AlertScope,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const row = await lockDestination(tx, { id }, inScope('merchant_id', scope));
  if (!row.enabled) throw new Refusal('not_found');
  await queueFor(tx, id, {
    once: `test ${newId()}`,
    alertId: null,
    payload: { what: 'test', brand: null },
    dueAt: now,
    now,
  });
  await call.record(tx, {
    action: 'alerts.test-destination',
    brandId: row.merchant_id,
    subject: { kind: 'alert-destination', id, name: row.name },
  });
}
