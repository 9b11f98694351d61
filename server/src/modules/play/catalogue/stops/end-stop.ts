import type { Operator } from '../../../../platform/ops/operator-gate.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import { notifyStopChanged } from './notify-stop-changed.ts';
import type { StopTarget } from './stop.ts';

export interface EndedStop extends StopTarget {
  reason: string;
  startedAt: Date;
}

/**
 * Bets are taken again from its commit on. Refuses `not_found` outside of the scope (one for every brand is within the scope of
 * who may stop over the house), and `open_already`.
 */
export async function endStop(
  tx: Tx,
  id: string,
  by: { operator: Operator; reason: string; now: Date; brandIds: readonly string[]; overHouse: boolean },
): Promise<EndedStop> {
  const stop = await tx
    .selectFrom('catalogue.stop')
    .selectAll()
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('merchant_id', 'in', [...by.brandIds]),
        ...(by.overHouse ? [eb('merchant_id', 'is', null)] : []),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!stop) throw new Refusal('not_found');
  if (stop.ended_at !== null) throw new Refusal('open_already');
  await tx
    .updateTable('catalogue.stop')
    .set({
      ended_at: by.now,
      ended_by: by.operator.id,
      ended_by_name: by.operator.name,
      end_reason: by.reason,
    })
    .where('id', '=', id)
    .execute();
  const target = {
    kind: stop.kind as StopTarget['kind'],
    merchantId: stop.merchant_id,
    subjectId: stop.subject_id,
    subjectName: stop.subject_name,
  };
  await notifyStopChanged(tx, target);
  return { ...target, reason: stop.reason, startedAt: stop.started_at };
}
