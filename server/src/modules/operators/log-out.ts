import type { Tx } from '../../platform/database.ts';
import { notifyOpsSessionEnded } from '../../platform/ops/notify-ops.ts';

/** Ends a session; its open pages are told. */
export async function logOut(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('operators.session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  await notifyOpsSessionEnded(tx, sessionId);
}
