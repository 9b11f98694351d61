import type { Tx } from '../../../platform/database.ts';
import { endSessions, type WhichSessions } from '../end-sessions.ts';
import type { Visit } from '../visit.ts';
import { noteSecurityEvent } from './note-security-event.ts';

/** Puts a new password in place; links for another one are void, the sessions named end, the record says when it was before. */
export async function storePassword(
  tx: Tx,
  change: {
    memberId: string;
    passwordHash: string;
    sessions: WhichSessions;
    kind: 'password_changed' | 'password_reset';
    now: Date;
  },
  visit: Visit,
): Promise<void> {
  const { memberId, now } = change;
  const merchantId = visit.brand.id;
  const { password_changed_at: changedBefore } = await tx
    .selectFrom('accounts.member')
    .select('password_changed_at')
    .where('id', '=', memberId)
    .where('merchant_id', '=', merchantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('accounts.member')
    .set({ password_hash: change.passwordHash, password_changed_at: now })
    .where('id', '=', memberId)
    .execute();
  await tx
    .updateTable('accounts.password_link')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
  const sessionsEnded = await endSessions(tx, { merchantId, memberId, which: change.sessions, now });
  await noteSecurityEvent(
    tx,
    {
      kind: change.kind,
      memberId,
      before: { passwordChangedAt: changedBefore.toISOString() },
      after: { passwordChangedAt: now.toISOString(), sessionsEnded },
    },
    { ...visit, now },
  );
}
