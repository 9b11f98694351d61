import { newId } from '../../../../platform/sealing/ids.ts';
import type { Tx } from '../../../../platform/sql/database.ts';
import type { AlertMessage } from './alert-message.ts';

interface Queued {
  /** Names the message: to each destination it goes once, however often it is written. */
  once: string;
  alertId: string | null;
  payload: AlertMessage;
  dueAt: Date;
  now: Date;
}

/** Writes a message for each destination of a rule that is on. */
export async function queueForRule(tx: Tx, rule: { id: string }, queued: Queued): Promise<void> {
  const destinations = await tx
    .selectFrom('alerts.rule_destination as r')
    .innerJoin('alerts.destination as d', 'd.id', 'r.destination_id')
    .where('r.rule_id', '=', rule.id)
    .where('d.enabled', '=', true)
    .select('d.id')
    .execute();
  for (const { id } of destinations) await queueFor(tx, id, queued);
}

export async function queueFor(
  tx: Tx,
  destinationId: string,
  { once, alertId, payload, dueAt, now }: Queued,
): Promise<void> {
  await tx
    .insertInto('alerts.delivery')
    .values({
      id: newId(),
      destination_id: destinationId,
      once,
      alert_id: alertId,
      payload: JSON.stringify(payload),
      due_at: dueAt,
      created_at: now,
    })
    .onConflict((known) => known.columns(['destination_id', 'once']).doNothing())
    .execute();
}
