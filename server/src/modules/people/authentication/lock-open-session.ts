import type { Tx } from '../../../platform/sql/database.ts';

/**
 * Locks a session of a member so that it stays open until the transaction ends; false when it has already
 * ended.
 */
export async function lockOpenSession(
  tx: Tx,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<boolean> {
  const open = await tx
    .selectFrom('authentication.session')
    .select('id')
    .where('id', '=', sessionId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return open !== undefined;
}
