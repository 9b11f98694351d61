import type { Operator } from '../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { newId } from '../../../platform/sealing/ids.ts';
import type { Tx } from '../../../platform/sql/database.ts';
import { notifyStopChanged } from './stops/notify-stop-changed.ts';
import type { StopTarget } from './stops/stop.ts';

/**
 * From its commit on no more bets are taken on what is stopped; rounds in play finish, as wins and rollbacks are taken all the
 * same (`server/sql/money/vendor_wallet/facts_of.sql`). Players who look at it are notified. Refuses `stopped_already`.
 */
export async function startStop(
  tx: Tx,
  target: StopTarget,
  by: { operator: Operator; reason: string; now: Date },
): Promise<string> {
  const stop = await tx
    .insertInto('catalogue.stop')
    .values({
      id: newId(),
      merchant_id: target.merchantId,
      kind: target.kind,
      subject_id: target.subjectId,
      subject_name: target.subjectName,
      reason: by.reason,
      started_at: by.now,
      started_by: by.operator.id,
      started_by_name: by.operator.name,
    })
    .onConflict((oc) => oc.columns(['subject_id', 'merchant_id']).where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stop) throw new Refusal('stopped_already');
  await notifyStopChanged(tx, target);
  return stop.id;
}
