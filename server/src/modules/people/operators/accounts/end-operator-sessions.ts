import { notifyOpsSessionEnded } from '../../../../platform/ops/notify-ops.ts';
import type { Tx } from '../../../../platform/sql/database.ts';

/** Ends sessions of an operator: all, all but one, or one. Their open pages are notified. Answers how many were open. */
export async function endOperatorSessions(
  tx: Tx,
  ended: { operatorId: string; which: 'all' | { allBut: string } | { only: string }; now: Date },
): Promise<number> {
  const { operatorId, which, now } = ended;
  let update = tx
    .updateTable('operators.session')
    .set({ ended_at: now })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null);
  if (which !== 'all')
    update = 'only' in which ? update.where('id', '=', which.only) : update.where('id', '!=', which.allBut);
  const sessions = await update.returning(['id', 'expires_at']).execute();
  for (const { id } of sessions) await notifyOpsSessionEnded(tx, id);
  return sessions.filter(({ expires_at }) => expires_at > now).length;
}
