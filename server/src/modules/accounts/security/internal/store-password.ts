import type { Tx } from '../../../../platform/sql/database.ts';
import { recordSecurityEvent } from '../../../books/audit/record-security-event.ts';
import type { RequestContext } from '../../../house/brands/request-context.ts';
import { endSessions, type WhichSessions } from '../../../people/authentication/end-sessions.ts';
import { lockMember, setPasswordHash } from '../../../people/members/credentials.ts';

/**
 * Stores a new password: voids reset links, ends the given sessions, and records the time of the previous
 * one.
 */
export async function storePassword(
  tx: Tx,
  change: {
    memberId: string;
    passwordHash: string;
    sessions: WhichSessions;
    kind: 'password_changed' | 'password_reset';
    now: Date;
  },
  context: RequestContext,
): Promise<void> {
  const { memberId, now } = change;
  const merchantId = context.brand.id;
  const owner = { merchantId, memberId };
  const { password_changed_at: changedBefore } = await lockMember(tx, owner);
  await setPasswordHash(tx, owner, change.passwordHash, now);
  await tx
    .updateTable('security.password_link')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
  const sessionsEnded = await endSessions(tx, { merchantId, memberId, which: change.sessions, now });
  await recordSecurityEvent(
    tx,
    {
      kind: change.kind,
      memberId,
      before: { passwordChangedAt: changedBefore.toISOString() },
      after: { passwordChangedAt: now.toISOString(), sessionsEnded },
    },
    { ...context, now },
  );
}
