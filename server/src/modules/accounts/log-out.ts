import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { notifyPush } from '../../platform/push/notify.ts';

/** Ends the session: its token is refused from now on, its sockets are told and closed, on every process. */
export async function logOut(
  { db, clock }: { db: Database; clock: Clock },
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .updateTable('accounts.session')
      .set({ ended_at: clock.now() })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute();
    await notifyPush(tx, { s: [sessionId] });
  });
}
